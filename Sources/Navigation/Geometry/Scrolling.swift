import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// A finger that scrolls a page's content: at each display instant before the frame, as touches
/// arrive. It moves evenly (choice).
extension Simulation {
  /// `scroll P to X [over D]`.
  func scroll(_ page: Int, to target: Double, over duration: Time?) throws {
    guard pages[page].isInWindow else {
      if currentAction >= 0 { actionStates[currentAction].outcome = .ignored }
      record(.log, ["ignored: \(program.pages[page].name) is not on screen"])
      return
    }
    pages[page].hasScrollView = true
    let from = pages[page].scrollView.number(.contentOffset) ?? 0
    let goal = min(max(target, 0), scrollEnd(of: page))
    try startScroll(
      page, from: from, to: goal, over: duration ?? .zero, .linear, action: currentAction,
      hasFinger: true)
  }

  /// How far a page's content scrolls: until its end is at the bottom of the view. A content whose
  /// height nobody told scrolls without end (choice).
  private func scrollEnd(of page: Int) -> Double {
    let content = pages[page].scrollView.number(.contentHeight) ?? 0
    guard content > 0 else { return Double.greatestFiniteMagnitude }
    let height = scene.modelValue(pageLayers[page].view, .height)
    return max(contentInset(of: page) + content - height, 0)
  }

  private func startScroll(
    _ page: Int, from: Double, to: Double, over duration: Time, _ curve: Curve, action: Int,
    hasFinger: Bool
  ) throws {
    stopScroll(of: page)
    let scroll = Scroll(
      id: geometry.nextScroll, page: page, generation: pages[page].generation, from: from, to: to,
      begin: scheduler.now, duration: duration, curve: curve, action: action,
      hasFinger: hasFinger, cause: scene.currentCause)
    geometry.nextScroll += 1
    geometry.scrolls.append(scroll)
    if action >= 0 { actionStates[action].pending += 1 }
    if duration > .zero {
      scheduleSample(of: scroll)
    } else {
      try sampleScroll(scroll.id)
    }
  }

  /// Another finger takes the content over.
  private func stopScroll(of page: Int) {
    guard let place = geometry.scrolls.firstIndex(where: { $0.page == page }) else { return }
    let scroll = geometry.scrolls.remove(at: place)
    if scroll.action >= 0 { actionLosesPending(scroll.action) }
  }

  private func scheduleSample(of scroll: Scroll) {
    schedule(.scroll, scroll.id, at: min(nextFrame, scroll.begin + scroll.duration), in: .input)
  }

  /// The content is where the finger, or the way back, has it now.
  func sampleScroll(_ id: Int) throws {
    guard let place = geometry.scrolls.firstIndex(where: { $0.id == id }) else { return }
    let scroll = geometry.scrolls[place]
    let elapsed = scheduler.now - scroll.begin
    let isOver = elapsed >= scroll.duration
    let isThere = pages[scroll.page].generation == scroll.generation && pages[scroll.page].exists
    if isThere {
      let part = scroll.curve.value(at: elapsed.seconds, duration: scroll.duration.seconds)
      let offset = isOver ? scroll.to : scroll.from + (scroll.to - scroll.from) * part
      pages[scroll.page].scrollView[.contentOffset] = .number(offset)
      noteWrite(.scrollView, .known(.contentOffset), page: scroll.page, .number(offset))
      try because(.gesture, of: scroll.cause) {
        try uikit(.gesture) { try scrollViewChanged(scroll.page, .contentOffset) }
      }
    }
    // A line that answers may have begun another scroll.
    guard let now = geometry.scrolls.firstIndex(where: { $0.id == id }) else { return }
    guard isOver || !isThere else {
      scheduleSample(of: scroll)
      return
    }
    geometry.scrolls.remove(at: now)
    try release(scroll, isThere: isThere)
  }

  /// The finger leaves: a bar half-way goes on to the nearer end.
  private func release(_ scroll: Scroll, isThere: Bool) throws {
    let rest = restingOffset(of: scroll.page, scroll.to)
    if isThere && scroll.hasFinger && rest != scroll.to {
      try startScroll(
        scroll.page, from: scroll.to, to: rest,
        over: Time(roundingSeconds: profile.geometry.largeTitleSnapDuration), .easeInOut,
        action: scroll.action, hasFinger: false)
    }
    if scroll.action >= 0 { actionLosesPending(scroll.action) }
  }
}
