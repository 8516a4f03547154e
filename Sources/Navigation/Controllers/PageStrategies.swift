/// Which strategies hear of a page: those of its navigation controller.
extension Navigator {
  /// The strategies at work on a page, by index. A page that has left its controller, or is not on
  /// a stack yet, belongs to the last one, else to the one whose code runs.
  func strategies(of page: Int) -> [Int] {
    if program.inner.isEmpty { return here.declared.strategies }
    return controllers[tree.controller(of: page) ?? controller].declared.strategies
  }
}

extension StackOperation {
  /// Whether a page is on the stack before or after.
  func names(_ page: Int) -> Bool { before.contains(page) || after.contains(page) }
}
