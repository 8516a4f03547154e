import NavSimProgram
import NavSimVocabulary

/// The view that holds the pages. What code colours while a transition runs is the container of that
/// transition (documented: UIViewControllerTransitionCoordinatorContext.containerView), which is gone
/// with it (`SurroundingRules.transitionContainerLasts`).
extension Navigator {
  func writeContainer(_ value: Value) {
    if here.transitions.isEmpty {
      here.containerColor = value
    } else {
      here.transitionContainerColor = value
    }
    paint(value, on: here.container)
  }

  /// What lies behind the pages now.
  var shownContainerColor: Value {
    here.transitionContainerColor == .none ? here.containerColor : here.transitionContainerColor
  }

  /// No transition runs any more.
  func removeTransitionContainer() {
    guard here.transitionContainerColor != .none else { return }
    if profile.surroundings.transitionContainerLasts {
      here.containerColor = here.transitionContainerColor
    }
    here.transitionContainerColor = .none
    inTransaction(nil) { paint(here.containerColor, on: here.container) }
  }

  /// Whether the background's frame is lost on its way from its superview to a page
  /// (`SurroundingRules.backgroundConvertsInTabs`).
  var losesBackgroundFrame: Bool {
    guard !profile.surroundings.backgroundConvertsInTabs, program.hasTabBar else {
      return false
    }
    return here.callUnderWay == .popToRoot
      || here.transitions.contains { $0.operation.kind == .popToRoot }
  }
}
