import NavSimProgram
import NavSimVocabulary

/// The view that holds the pages. What code colours while a transition runs is the container of that
/// transition (documented: UIViewControllerTransitionCoordinatorContext.containerView), which is gone
/// with it (`SurroundingRules.transitionContainerLasts`).
extension Simulation {
  func writeContainer(_ value: Value) {
    if transitions.isEmpty {
      containerColor = value
    } else {
      transitionContainerColor = value
    }
    write(color: color(of: value), to: container)
  }

  /// What lies behind the pages now.
  var shownContainerColor: Value {
    transitionContainerColor == .none ? containerColor : transitionContainerColor
  }

  /// No transition runs any more.
  func removeTransitionContainer() {
    guard transitionContainerColor != .none else { return }
    if profile.surroundings.transitionContainerLasts { containerColor = transitionContainerColor }
    transitionContainerColor = .none
    inTransaction(nil) { write(color: color(of: containerColor), to: container) }
  }

  /// Whether the background's frame is lost on its way from its superview to a page
  /// (`SurroundingRules.backgroundConvertsInTabs`).
  var losesBackgroundFrame: Bool {
    guard !profile.surroundings.backgroundConvertsInTabs, program.navigation.isInTabs else {
      return false
    }
    return callUnderWay == .popToRoot
      || transitions.contains { $0.operation.kind == .popToRoot }
  }
}
