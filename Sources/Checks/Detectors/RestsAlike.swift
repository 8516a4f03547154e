import NavSimTrace

/// Rests at which a page should look as it did.
extension Evidence {
  /// Whether a page is scrolled as far at two rests, as wide, and has as many rows beside its title.
  func isLaidOutAlike(_ page: String, _ one: Rest, _ other: Rest) -> Bool {
    let places = [
      (page + ".scrollView", "contentOffset"), ("page." + page, "width"),
      ("search." + page, "searchActive"), ("search." + page, "height"),
    ]
    guard
      places.allSatisfy({ value($0.0, $0.1, at: one.frame) == value($0.0, $0.1, at: other.frame) })
    else { return false }
    return ["prompt." + page, "search." + page].compactMap { element($0) }
      .allSatisfy { isPresent($0, at: one.frame) == isPresent($0, at: other.frame) }
  }

  /// The last rest before one at which the same page was on top, as it is now.
  func lastRestLaidOutAlike(_ top: String, before index: Int) -> Rest? {
    lastRest(of: top, before: index) { isLaidOutAlike(top, $0, rests[index]) }
  }

  /// The same, where behind it nothing but transitions, presentations and scrolls went on; nil where there is none.
  func restAlike(_ top: String, before index: Int) -> Rest? {
    let found = lastRestLaidOutAlike(top, before: index)
    let isOrdinary = found.map { begun.areOrdinary(after: $0.frame, upTo: rests[index].frame) }
    return isOrdinary == true ? found : nil
  }
}
