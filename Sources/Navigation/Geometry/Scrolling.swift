import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// A finger that scrolls a page's content: at each display instant before the frame, as touches
/// arrive. It moves evenly (choice).
extension Navigator {
  /// `scroll P to X [over D]`.
  func scroll(_ page: Int, to target: Double, over duration: Time?) throws {
    if let owner = otherOwner(of: page) {
      return try owner.scroll(page, to: target, over: duration)
    }
    guard pages[page].isInWindow else {
      actions.end(actions.current, as: .ignored)
      record(.log, ["ignored: \(program.pages[page].name) is not on screen"])
      return
    }
    let level = level(of: .page(page))
    if !presentations.shown.isEmpty || !program.windows.isEmpty,
      level != topmost(in: windows.touched)
    {
      let isPresented = level == nil || tree.window(of: .page(page)) == windows.touched
      let what = isPresented ? "what is presented" : "another window"
      return ignoreTap("\(what) lies over \(program.pages[page].name)")
    }
    pages[page].hasScrollView = true
    let from = pages[page].scrollView.number(.contentOffset) ?? 0
    if target < 0, from <= 0, !bounces(page) {
      return ignoreTap("\(program.pages[page].name)'s content is not taller than its view")
    }
    let goal = min(bounces(page) ? target : max(target, 0), scrollEnd(of: page))
    try startScroll(
      page, from: from, to: goal, over: duration ?? .zero, .linear, action: actions.current,
      hasFinger: true)
  }

  /// Whether a page's content can be pulled beyond its top (documented: UIScrollView.bounces, alwaysBounceVertical). One
  /// whose height nobody told can.
  private func bounces(_ page: Int) -> Bool {
    pages[page].scrollView.flag(.alwaysBounceVertical) || scrollEnd(of: page) > 0
  }

  /// How far a page's content scrolls: until its end is at the bottom of the view. A content whose
  /// height nobody told scrolls without end (choice).
  private func scrollEnd(of page: Int) -> Double {
    let content = pages[page].scrollView.number(.contentHeight) ?? 0
    guard content > 0 else { return Double.greatestFiniteMagnitude }
    let height = scene.modelValue(pages.layers[page].view, .height)
    return max(contentInset(of: page) + content - height, 0)
  }

  private func startScroll(
    _ page: Int, from: Double, to: Double, over duration: Time, _ curve: Curve, action: Int,
    hasFinger: Bool
  ) throws {
    stopScroll(of: page)
    let scroll = Scroll(
      id: pages.scrolls.next, page: page, generation: pages[page].generation, from: from, to: to,
      begin: clock.now, duration: duration, curve: curve, action: action,
      hasFinger: hasFinger, cause: scene.currentCause)
    pages.scrolls.add(scroll)
    actions.hold(action)
    if duration > .zero {
      scheduleSample(of: scroll)
    } else {
      try sampleScroll(scroll.id)
    }
  }

  /// Another finger takes the content over.
  private func stopScroll(of page: Int) {
    guard let scroll = pages.scrolls.takeOver(page) else { return }
    settle(scroll)
    if scroll.action >= 0 { actionLosesPending(scroll.action) }
  }

  private func scheduleSample(of scroll: Scroll) {
    clock.schedule(
      .scroll, scroll.id, at: min(clock.nextFrame, scroll.begin + scroll.duration), in: .input)
  }

  /// The content is where the finger, or the way back, has it now.
  func sampleScroll(_ id: Int) throws {
    guard let scroll = pages.scrolls[id] else { return }
    if let owner = otherOwner(of: scroll.page) { return try owner.sampleScroll(id) }
    let elapsed = clock.now - scroll.begin
    let isOver = elapsed >= scroll.duration
    let isThere = pages[scroll.page].generation == scroll.generation && pages[scroll.page].exists
    if isThere {
      let part = scroll.curve.value(at: elapsed.seconds, duration: scroll.duration.seconds)
      let offset = isOver ? scroll.to : scroll.from + (scroll.to - scroll.from) * part
      pages[scroll.page].scrollView[.contentOffset] = .number(offset)
      noteWrite(.scrollView, .known(.contentOffset), page: scroll.page, .number(offset))
      try because(.gesture, of: scroll.cause) {
        try uikit(.gesture) { try scrollViewChanged(scroll.page, .contentOffset) }
        if scroll.hasFinger { try swiped(scroll.id, by: offset - scroll.from) }
      }
    }
    // A line that answers may have begun another scroll.
    guard isOver || !isThere else {
      if pages.scrolls[id] != nil { scheduleSample(of: scroll) }
      return
    }
    // The inset may have changed with the last sample.
    let last = pages.scrolls[id] ?? scroll
    if isThere, last.hasFinger, last.to <= 0 { revealSearch(last.page) }
    guard pages.scrolls.remove(id) else { return }
    if isThere { settle(last) }
    try release(last, isThere: isThere)
  }

  /// What has moved stops: its offset counts from its place at rest again, wherever that is now.
  private func settle(_ scroll: Scroll) {
    guard scroll.shift != 0 else { return }
    let offset = (pages[scroll.page].scrollView.number(.contentOffset) ?? 0) + scroll.shift
    pages[scroll.page].scrollView[.contentOffset] = .number(offset)
    pages[scroll.page].toldOffset = offset
  }

  /// The finger leaves: a bar half-way goes on to the nearer end, and a content beyond its top goes back.
  private func release(_ scroll: Scroll, isThere: Bool) throws {
    let end = scroll.to + scroll.shift
    let rest = restingOffset(of: scroll.page, end)
    if isThere && scroll.hasFinger && rest != end {
      try startScroll(
        scroll.page, from: end, to: rest,
        over: lasting(Time(roundingSeconds: profile.geometry.largeTitleSnapDuration)), .easeInOut,
        action: scroll.action, hasFinger: false)
    }
    if scroll.action >= 0 { actionLosesPending(scroll.action) }
  }
}
