/// Which strategies hear of a page: those of its navigation controller.
extension Navigator {
  /// The strategies at work on a page, by index. A page that has left its controller, or is not on
  /// a stack yet, belongs to the last one, else to the one whose code runs.
  func strategies(of page: Int) -> [Int] {
    if program.inner.isEmpty { return here.declared.strategies }
    return controllers[controller(of: page)].declared.strategies
  }

  /// The controller of a page, by number: of a child, that of the page that holds it.
  private func controller(of page: Int) -> Int {
    var at = page
    for _ in pages.indices {
      guard let parent = pages[at].parent else { break }
      at = parent
    }
    if let found = controllers.number(of: at, preferring: controller) {
      pages[at].controllerNumber = found
    }
    return pages[at].controllerNumber ?? controller
  }
}

extension StackOperation {
  /// Whether a page is on the stack before or after.
  func names(_ page: Int) -> Bool { before.contains(page) || after.contains(page) }
}
