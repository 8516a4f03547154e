import NavSimTrace

/// On whose stack a page is.
extension Evidence {
  /// Whether a page is on a controller's stack, whose element is given.
  func holds(_ navigation: Int, _ page: String, at frame: Int) -> Bool {
    guard isPresent(navigation, at: frame), let slot = trace.slot("stack", of: navigation),
      let stack = tracks[slot].value(at: frame)
    else { return false }
    return trace.text(of: stack).split(separator: ">").contains { $0 == page }
  }

  /// Whether the page is on the stack of the controller that is looked at.
  func isOnStack(_ page: String, at frame: Int) -> Bool {
    element("navigation").map { holds($0, page, at: frame) } ?? false
  }

  /// Whether it is on that of another, so that its item stands in the bar of that one.
  func isOnOtherStack(_ page: String, at frame: Int) -> Bool {
    let own = element("navigation")
    return (["navigation"] + names.otherControllers).compactMap { names.table.number($0) }
      .contains { $0 != own && holds($0, page, at: frame) }
  }
}
