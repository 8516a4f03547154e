/// Nothing in the hierarchy holds itself: no page, and no controller inside a page.
extension Navigator {
  /// Whether the controller that is worked on may take a page: one that no other controller has
  /// and that does not hold this one (choice: UIKit would take the page from the other; a page
  /// that holds itself is an exception of UIKit's, "UIViewControllerHierarchyInconsistency").
  func mayTake(_ page: Int) -> Bool {
    if presentations.of(.page(page)) != nil { return false }
    if tree.hasStack(page), tree.holder(of: .page(page)) != .navigation(controller) { return false }
    return !tree.holds(.page(page), .navigation(controller))
  }
}
