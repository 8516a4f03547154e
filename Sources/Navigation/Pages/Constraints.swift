import NavSimProgram
import NavSimVocabulary

/// Constraints of pages' views: updateViewConstraints comes before a layout, of a view whose constraints
/// need an update (documented: UIViewController.updateViewConstraints()). What code's constraints do to a
/// view is code's own: an update moves nothing and lays nothing out.
extension Navigator {
  /// A view has been made (`IOSProfile.pagesHaveConstraints`).
  func constraintsAreNew(of page: Int) {
    if profile.pagesHaveConstraints { pages[page].needConstraints(true) }
  }

  /// UIKit has put a page's view into another one (`IOSProfile.movesUpdateConstraints`).
  func viewHasMoved(of page: Int) {
    guard profile.pagesHaveConstraints, profile.movesUpdateConstraints, pages[page].isLoaded
    else { return }
    pages[page].needConstraints(true)
    requestCommit()
  }

  /// setNeedsUpdateConstraints.
  func invalidateConstraints(_ reference: Reference, _ context: Context) {
    guard case .thing(let owner, .view) = reference, let page = pageMeant(owner, context) else {
      return
    }
    pages[page].needConstraints(true)
    requestCommit()
  }

  /// The update, from the inside out (objc.io issue 3, Advanced Auto Layout Toolbox, of views; inferred for
  /// their controllers).
  func updateConstraints(in page: Int) throws {
    guard !pages.awaitingConstraints.isEmpty else { return }
    for case .page(let child) in tree.held(by: .page(page)) { try updateConstraints(in: child) }
    guard pages[page].awaitsConstraints, pages[page].isLoaded else { return }
    pages[page].needConstraints(false)
    try fire(.updateViewConstraints, page: page)
  }

  /// Whether the constraints of a page on screen, or of a child in it, are to be updated.
  func awaitsUpdate(_ page: Int) -> Bool {
    pages.awaitingConstraints.contains {
      isOnScreen($0) && tree.outermost($0) == page
    }
  }

  /// Whether anything on screen is to be updated.
  var isUpdateLeft: Bool {
    pages.awaitingConstraints.contains { isOnScreen($0) && !isPicture(.page(tree.outermost($0))) }
  }

  private func isOnScreen(_ page: Int) -> Bool { pages[page].isLoaded && pages[page].isInWindow }

  /// The layout of a page that a commit reaches: what is marked is laid out, constraints alone are updated.
  func layOut(_ page: Int) throws {
    if wantsLayout(pages[page]) {
      try layoutPage(page)
    } else if awaitsUpdate(page) {
      try uikit(.layout) { try updateConstraints(in: page) }
    }
  }
}
