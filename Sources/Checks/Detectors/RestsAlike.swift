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

  /// Whether transitions, presentations and scrolls went on between two rests, and nothing else: a
  /// timed line of code sets what it likes.
  func isMoreThanRest(between one: Rest, _ other: Rest) -> Bool {
    let known = [
      "push", "pop", "set-stack", "swipe", "scroll", "tap", "press", "present", "dismiss",
    ]
    let titles = actionTitles(between: one, other)
    return !titles.isEmpty && titles.allSatisfy { title in known.contains { title.hasPrefix($0) } }
  }

  /// The titles of what began between two rests.
  private func actionTitles(between one: Rest, _ other: Rest) -> [String] {
    let first = trace.phases.partitioningIndex { $0.firstFrame > one.frame }
    return trace.phases[first...].prefix { $0.firstFrame <= other.frame }.compactMap { phase in
      if case .action = phase.kind { return phase.title }
      return nil
    }
  }

  /// Whether nothing but touches, presentations, scrolls and turns went on between two rests.
  func isLeftAlone(between one: Rest, _ other: Rest) -> Bool {
    let known = ["scroll", "tap", "press", "present", "dismiss", "swipe down", "rotate"]
    return actionTitles(between: one, other).allSatisfy { title in
      known.contains { title.hasPrefix($0) }
    }
  }

  /// The last rest before one at which the same page was on top, as it is now, and behind which nothing
  /// but transitions, presentations and scrolls went on; nil where there is none.
  func restAlike(_ top: String, before index: Int) -> Rest? {
    let found = lastRest(of: top, before: index) { isLaidOutAlike(top, $0, rests[index]) }
    return found.flatMap { isMoreThanRest(between: $0, rests[index]) ? $0 : nil }
  }
}
