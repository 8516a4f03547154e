/// Nothing in the hierarchy holds itself: no page, and no controller inside a page.
extension Navigator {
  /// Whether a page is another, or holds it: as a child, or on the stack of a controller inside it.
  func holds(_ page: Int, _ other: Int) -> Bool {
    var at = other
    for _ in 0...(pages.count + program.inner.count) {
      if at == page { return true }
      guard let next = holder(of: at) else { return false }
      at = next
    }
    return true
  }

  /// The page that has a page as its child, or in a controller of its own.
  private func holder(of page: Int) -> Int? {
    if let parent = pages[page].parent { return parent }
    for (index, inner) in program.inner.enumerated()
    where controllers[index + 1].stack.contains(page) {
      return inner.host
    }
    return nil
  }

  /// Whether the controller that is worked on may take a page: one that no other controller has
  /// and that does not hold this one (choice: UIKit would take the page from the other; a page
  /// that holds itself is an exception of UIKit's, "UIViewControllerHierarchyInconsistency").
  func mayTake(_ page: Int) -> Bool {
    if program.inner.isEmpty { return true }
    if controllers.pagesHeld(except: controller).contains(page) { return false }
    return controller == 0 || !holds(page, program.inner[controller - 1].host)
  }
}
