import NavSimTrace
import NavSimVocabulary

extension Detector {
  /// The bar's visibility is not what the top page wants, or had.
  static let hiddenMismatch = Detector(
    "NAV010", "hidden-mismatch",
    "the bar is hidden or shown against the top page's wish, or its own earlier look",
    manual: """
      Looks at each rest where the top page says what it wants (wants hidden=yes or no). Hidden is
      a bar that is hidden or lies off the screen, or whose background and content both cannot be
      seen; a stand-in on the top page counts as a bar. The controller's flag alone says nothing.
      A page that says nothing, nor has a line that hid or showed the bar as it came, should have
      a bar, or none, as when it was last at rest on top, if another page was on top in between,
      or as it was before something was presented, and as before a transition that was cancelled.
      Between two pages without a bar none should be seen on the way for 'frames' frames or more.
      And a page that is on top for the first time, says nothing and whose code asks for nothing,
      should not lack a bar that code hid while the page before it rested, such as one that
      scrolled away, nor one that a page hid which has gone from above it or for it, nor, where it
      has a title or buttons and the app has shown a bar, one that a page below it hid. Nor should
      the bar be hidden or lie off the screen where the last call since the rest before was to show
      it, nor be seen where code's last is the page's own to hide it, or of a page below to show it
      against that. What hidesBarsWhenVerticallyCompact does is as it should be, unless the page
      that set it is gone; and a bar that went by itself, as with hidesBarsOnSwipe, may be there
      again.
      'of' takes bar.
      """,
    thresholds: [
      Threshold("frames", 3, "frames", "how long a bar may be seen between two pages without one")
    ]
  ) { evidence, limits in
    let before = evidence.restsBeforePresentations
    let calls = HideCalls(evidence)
    return evidence.motions.compactMap { between($0, evidence, limits) }
      + evidence.rests.indices.compactMap { index -> Sighting? in
        let rest = evidence.rests[index]
        guard let top = evidence.top(at: rest.frame) else { return nil }
        let isSeen = evidence.showsABar(of: top, at: rest.frame)
        let away = isSeen ? nil : evidence.barAbove(at: rest.frame)
        guard
          let message = message(
            at: index, top, isSeen, before[rest.frame], isAway: away != nil, calls, evidence)
        else { return nil }
        var sighting = Sighting(
          "bar", at: rest.first, lasting: rest.lasting, message,
          slots: [away].compactMap { $0 } + evidence.slotsOfBarSeen(on: top, at: rest.frame),
          shown: [rest.frame]
        ).blaming(
          [away == nil ? evidence.flagLeft(at: rest.frame)?.slot : evidence.slot("container", "y")]
            .compactMap { $0 })
        sighting.wished = evidence.slotOfWish(top, "hidden", at: rest.frame)
        return sighting
      }
  }

  /// What is wrong with the bar's visibility at a rest; nil where nothing is.
  ///
  /// - Parameters:
  ///   - presented: the last rest before something was presented that has gone.
  ///   - isAway: whether the bar is not hidden, and lies above the screen.
  private static func message(
    at index: Int, _ top: String, _ isSeen: Bool, _ presented: Rest?, isAway: Bool,
    _ calls: HideCalls, _ evidence: Evidence
  ) -> String? {
    let rest = evidence.rests[index]
    let place = isAway ? ": it lies above the screen" : ""
    if let wish = evidence.wish(top, "hidden", at: rest.frame) {
      guard isSeen == (wish == .flag(true)) else { return nil }
      let bar = evidence.showsOwnBarAlone(of: top, at: rest.frame) ? "its own bar" : "it"
      return "\(top) is on top and wants the bar \(isSeen ? "hidden" : "shown"), and \(bar) is "
        + (isSeen ? "seen" : "not seen") + place
    }
    if evidence.followsHeight(at: rest.frame) { return nil }
    if !isSeen, let other = evidence.pageWhoseFlagHid(at: rest.frame) {
      return "\(top) has no bar: \(other), which is gone, has left hidesBarsWhenVerticallyCompact "
        + "behind"
    }
    if let earlier = evidence.earlierRest(of: top, before: index) ?? presented,
      evidence.top(at: earlier.frame) == top,
      evidence.showsABar(of: top, at: earlier.frame) != isSeen,
      !isSeen || !evidence.mayHideByItself(at: earlier.frame),
      !evidence.hasSaid(isSeen, top, at: rest.frame, since: index)
    {
      return isSeen
        ? "\(top) is on top again with a bar, and it had none"
        : "\(top) is on top again without a bar, and it had one" + place
    }
    if let motion = evidence.cancelled(before: rest), evidence.top(at: motion.before) == top,
      evidence.showsABar(of: top, at: motion.before) != isSeen
    {
      return "\(top) \(isSeen ? "had no bar" : "had a bar") before the transition was cancelled"
        + place
    }
    if isSeen {
      return evidence.pageThatUndid(at: index, top, calls).map { page in
        let by = page == top ? "it is seen" : "\(page), which lies below, has shown it"
        return "\(top) is on top and has hidden the bar, and \(by)"
      }
    }
    if let other = evidence.pageThatLeftHidden(before: index, top) {
      return "\(top) has no bar: \(other), which is gone, hid it, and nobody shows it"
    }
    if let other = evidence.pageBelowThatHid(before: index, top) {
      return "\(top) has no bar for its title or buttons: \(other), which lies below, hid it, and "
        + "nobody shows it"
    }
    if let other = evidence.pageThatHid(before: index, top) {
      return isAway
        ? "\(top) has no bar: it lies above the screen since \(other) was on top, and nobody moves it"
        : "\(top) has no bar: it was hidden while \(other) was on top, and nobody shows it"
    }
    return evidence.isAskedFor(at: index)
      ? "\(top) has no bar, and the last call was to show it" + place : nil
  }
}

extension Detector {
  /// A bar that comes up on the way between two pages that have none.
  private static func between(
    _ motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    guard let from = evidence.top(at: motion.before), let to = evidence.top(at: motion.after),
      from != to, !evidence.showsABar(of: from, at: motion.before),
      !evidence.showsABar(of: to, at: motion.after),
      evidence.wish(to, "hidden", at: motion.after) != .flag(false)
    else { return nil }
    let seen = (motion.first..<max(min(motion.end, motion.after + 1), motion.first)).filter {
      evidence.showsRealBar(at: $0)
        && [from, to].contains(evidence.top(at: $0) ?? from)
    }
    guard let first = seen.first, Double(seen.count) >= limits["frames"] else { return nil }
    return Sighting(
      "bar", at: first, lasting: seen.count,
      "neither \(from) nor \(to) has a bar, and one is seen on the way",
      slots: ["hidden", "x"].compactMap { evidence.slot("bar", $0) }, shown: [first]
    ).found("between", Double(seen.count), grain: limits["frames"])
  }
}

extension Evidence {
  /// Where the bar begins, where it is not hidden and lies above the screen; nil where it does not.
  fileprivate func barAbove(at frame: Int) -> Int? {
    guard let slot = slot("bar", "y"), value("bar", "hidden", at: frame) == .flag(false),
      let top = number("bar", "y", at: frame), let height = number("bar", "height", at: frame),
      top + height <= 0
    else { return nil }
    return slot
  }

  /// The cancelled transition that a rest lies behind, before anything else happened.
  fileprivate func cancelled(before rest: Rest) -> Motion? {
    rest.motion.map { motions[$0] }.flatMap {
      $0.isCancelled && $0.after == rest.frame ? $0 : nil
    }
  }

  /// The last rest before something was presented, by the frame of the first one after it has gone.
  var restsBeforePresentations: [Int: Rest] {
    Dictionary(restsAroundPresentations.map { ($0.after.frame, $0.before) }) { first, _ in first }
  }

  /// Whether a line of the page on top has said since the rest before that there is a bar, or none.
  fileprivate func hasSaid(_ isSeen: Bool, _ top: String, at frame: Int, since index: Int) -> Bool {
    guard index > 0 else { return false }
    // A call that changes nothing is said, too.
    let call = events(named: ["setNavigationBarHidden"]).last {
      $0.frame > rests[index - 1].frame && $0.frame <= frame
    }
    guard let call, call.arguments.first == (isSeen ? "no" : "yes") else { return false }
    return !top.isEmpty && trace.page(ofCause: trace.events[call.index].cause) == top
  }

  fileprivate func showsABar(of page: String, at frame: Int) -> Bool {
    showsRealBar(at: frame) || showsOwnBar(of: page, at: frame)
  }

  /// Whether the bar that is seen on a page is a stand-in of its own, and not the real one.
  fileprivate func showsOwnBarAlone(of page: String, at frame: Int) -> Bool {
    !showsRealBar(at: frame) && showsOwnBar(of: page, at: frame)
  }

  /// What says that the bar which is seen on a page is there; where none is, that the real one is not.
  fileprivate func slotsOfBarSeen(on page: String, at frame: Int) -> [Int] {
    let ofOwn = ["hidden", "alpha"].map { (page + ".fake", $0) }
    let ofReal = [("bar", "hidden"), ("navigation", "navigationBarHidden"), ("bar", "alpha")]
    return (showsOwnBarAlone(of: page, at: frame) ? ofOwn : ofReal)
      .compactMap { slot($0.0, $0.1) }
  }

  /// Where a page says what it wants, if it does.
  fileprivate func slotOfWish(_ page: String, _ property: String, at frame: Int) -> Int? {
    wish(page, property, at: frame) == nil ? nil : slot(page + ".wants", property)
  }

  /// The page that rested without its bar before a new page came on top, and had one before that,
  /// where nobody has asked for a bar or none since.
  fileprivate func pageThatHid(before index: Int, _ top: String) -> String? {
    guard index > 1, let other = self.top(at: rests[index - 1].frame), other != top,
      !showsABar(of: other, at: rests[index - 1].frame),
      let shown = rests[..<index].last(where: { rest in
        self.top(at: rest.frame) != other || showsABar(of: other, at: rest.frame)
      }), self.top(at: shown.frame) == other,
      lastRest(of: top, before: index) == nil
    else { return nil }
    let since = rests[index - 1].frame
    let isAsked = events(named: ["setNavigationBarHidden"]).contains {
      $0.frame > since && $0.frame <= rests[index].frame
    }
    return isAsked ? nil : other
  }

  /// The page whose line hid the bar, and which has gone from above a page that has never been on top before, or for one
  /// that comes in its place: the stack was given as a whole. An app that never showed a bar is meant to have none.
  fileprivate func pageThatLeftHidden(before index: Int, _ top: String) -> String? {
    guard index > 0, lastRest(of: top, before: index) == nil,
      case let (before, now) = (rests[index - 1].frame, rests[index].frame),
      let stack = word("navigation", "stack", at: before)?.split(separator: ">").map(String.init),
      let slot = slot("navigation", "navigationBarHidden"),
      let cause = tracks[slot].writer(at: now)?.cause,
      case let other = trace.page(ofCause: cause), !isOnStack(other, at: now),
      !showsABar(of: other, at: before)
    else { return nil }
    if let place = stack.firstIndex(of: top) {
      return stack[(place + 1)...].contains(other) ? other : nil
    }
    return stack.contains(other) && hasShownABar(before: index) ? other : nil
  }

  /// Whether a page had a bar at a rest before one.
  private func hasShownABar(before index: Int) -> Bool {
    rests[..<index].contains { rest in
      top(at: rest.frame).map { showsABar(of: $0, at: rest.frame) } ?? false
    }
  }

  /// The page below whose line hid the bar, where the one on top is there for the first time and nobody sees what its item
  /// has for a bar. An app that never showed one is meant to have none.
  fileprivate func pageBelowThatHid(before index: Int, _ top: String) -> String? {
    guard index > 0, lastRest(of: top, before: index) == nil, hasShownABar(before: index),
      case let now = rests[index].frame, hasItem(top, at: now),
      let slot = slot("navigation", "navigationBarHidden"),
      let cause = tracks[slot].writer(at: now)?.cause,
      case let other = trace.page(ofCause: cause), other != top, isOnStack(other, at: now)
    else { return nil }
    let isSaid = events(named: ["setNavigationBarHidden"]).contains {
      $0.frame > rests[index - 1].frame && $0.frame <= now
    }
    return isSaid ? nil : other
  }

  /// Whether a page's item has a title or buttons.
  private func hasItem(_ page: String, at frame: Int) -> Bool {
    ["title.", "left.", "right."].contains { number($0 + page, "width", at: frame) ?? 0 > 0 }
  }

  /// Whether the controller hides its bar by itself, so that to have none is no look of a page.
  fileprivate func mayHideByItself(at frame: Int) -> Bool {
    Property.barHiding.contains { value("navigation", $0.name, at: frame) == .flag(true) }
  }

  /// Whether the controller hides and shows the bar by the height of the screen, and has done so last: then it is on
  /// each page as it should be, unless a page has left that behind which is gone.
  fileprivate func followsHeight(at frame: Int) -> Bool {
    let flag = Property.hidesBarsWhenVerticallyCompact.name
    guard value("navigation", flag, at: frame) == .flag(true), flagLeft(at: frame) == nil else {
      return false
    }
    let cause = slot("navigation", "navigationBarHidden").flatMap { lastCause(of: $0, at: frame) }
    return cause.map { !Checker.isOfCode($0) || $0.contains(flag) } ?? true
  }

  /// The flag by which the controller hides the bar by the height of the screen, where the page that has set it is gone.
  fileprivate func flagLeft(at frame: Int) -> (slot: Int, page: String)? {
    guard let flag = slot("navigation", Property.hidesBarsWhenVerticallyCompact.name),
      tracks[flag].value(at: frame) == .flag(true),
      let author = tracks[flag].writer(at: frame).map({ trace.page(ofCause: $0.cause) }),
      !author.isEmpty, !isOnStack(author, at: frame)
    else { return nil }
    return (flag, author)
  }

  /// The page that is gone and whose flag has hidden the bar.
  fileprivate func pageWhoseFlagHid(at frame: Int) -> String? {
    let flag = Property.hidesBarsWhenVerticallyCompact.name
    let cause = slot("navigation", "navigationBarHidden").flatMap { lastCause(of: $0, at: frame) }
    return cause?.contains(flag) ?? false ? flagLeft(at: frame)?.page : nil
  }

  /// Whether code has last asked for the bar since the rest before, and it is hidden or elsewhere.
  fileprivate func isAskedFor(at index: Int) -> Bool {
    let frame = rests[index].frame
    guard index > 0, value("bar", "hidden", at: frame) == .flag(true) || isBarAway(at: frame) else {
      return false
    }
    let calls = events(named: ["setNavigationBarHidden"]).filter {
      $0.frame > rests[index - 1].frame && $0.frame <= frame
    }
    return calls.last?.arguments.first == "no"
  }

  /// Whose call code's last since the rest before is, where the real bar is seen against the last call of the page on top:
  /// that itself, which hid the bar, or a page below it, which showed it.
  fileprivate func pageThatUndid(at index: Int, _ top: String, _ calls: HideCalls) -> String? {
    let frame = rests[index].frame
    guard index > 0, !top.isEmpty, showsRealBar(at: frame), !isUnderPresented(at: frame),
      !mayHideByItself(at: frame),
      let call = calls.last(upTo: frame, behind: rests[index - 1].frame, against: top),
      // What a touch on the page on top asks for, whoever answers it, is meant.
      call.page == top || isOnStack(call.page, at: frame) && !isTouched(at: call.frame)
    else { return nil }
    return call.page
  }

  /// The rest before a movement that was taken back, with the same page on top.
  func restBeforeCancel(_ index: Int, _ top: String) -> Rest? {
    guard index > 0, case let before = rests[index - 1], self.top(at: before.frame) == top else {
      return nil
    }
    let frame = rests[index].frame
    let isDragged = cancelledDrags.contains {
      $0.rest.frame == frame && before.frame < $0.motion.first
    }
    let motion = rests[index].motion
    let isTakenBack = motion.map { motions[$0].isCancelled && before.motion != $0 } ?? false
    return isDragged || isTakenBack ? before : nil
  }

  /// The last rest of a page on top before another page was; nil where none was in between.
  func earlierRest(of page: String, before index: Int) -> Rest? {
    guard index > 0, top(at: rests[index - 1].frame) != page else { return nil }
    return lastRest(of: page, before: index)
  }
}
