import NavSimTrace
import NavSimVocabulary

/// Claims about detectors that could not fail: the trace lacks what the detector looks at.
extension Detector {
  /// Whether it looks at rests alone.
  private var isOfRests: Bool {
    [
      Detector.stuck, .styleLeak, .hiddenMismatch, .stackMismatch, .unmetWish, .unasked,
      .unreadable, .misplacedContent,
    ].contains { $0.id == id }
  }

  /// Whether it looks at transitions and at what follows them alone.
  private var isOfMotions: Bool {
    [
      Detector.flash, .snap, .drift, .untied, .titleJump, .contentJump, .suddenContent,
    ].contains { $0.id == id }
  }

  /// Why the detector can find nothing in a scope, whatever happens there and in whichever
  /// controller; nil if it could.
  func blindness(_ evidences: [Evidence], in span: FrameSpan) -> String? {
    let reasons = evidences.map { blindness($0, in: span) }
    return reasons.contains(nil) ? nil : reasons[0]
  }

  private func blindness(_ evidence: Evidence, in span: FrameSpan) -> String? {
    if let reason = lack(evidence, in: span) { return reason }
    guard evidence.trace.error == nil else { return nil }
    let isSwitched =
      id == Detector.titleJump.id
      && evidence.switchedFrames.contains { $0.overlaps(span.frames) }
    let seesPresented = [Detector.snap.id, Detector.suddenContent.id].contains(id)
    let presented = evidence.ownPresentations + evidence.presentationsOver
    let motions = evidence.motions + (seesPresented ? presented : [])
    if isOfMotions, !isSwitched, !motions.contains(where: { span.touches($0) }) {
      if presented.contains(where: { span.touches($0) }) {
        return "a \(name) is seen in a transition of the stack, and in the scope there is a "
          + "presentation alone ('check NAME except \(name)' leaves it out)"
      }
      return "a \(name) is seen in a transition, and none goes on in the scope"
    }
    guard isOfRests else { return nil }
    let rests = evidence.rests.indices.filter { span.touches(evidence.rests[$0]) }
    if rests.isEmpty { return "a \(name) is seen at rest, and nothing rests in the scope" }
    switch id {
    case Detector.hiddenMismatch.id:
      let isAsked = rests.contains { index in
        guard let top = evidence.tops[index] else { return false }
        return evidence.wish(top, "hidden", at: evidence.rests[index].frame) != nil
          || evidence.earlierRest(of: top, before: index) != nil || evidence.rests.count > 2
      }
      return isAsked
        ? nil : "no page on top says whether it wants a bar (wants hidden), and none comes back"
    case Detector.unmetWish.id:
      let isWished = rests.contains { evidence.hasWish(at: evidence.rests[$0].frame) }
      return isWished ? nil : "no page on top says what it wants (wants NAME=VALUE)"
    default: return nil
    }
  }

  /// Why it passes a thing over, wherever that is seen in a scope; nil where it does not.
  func silence(_ evidence: Evidence, of pattern: NamePattern?, in span: FrameSpan) -> String? {
    guard id == Detector.unreadable.id, pattern?.text == "statusBar" else { return nil }
    let rests = evidence.rests.filter { span.touches($0) }
    return rests.allSatisfy { evidence.isStatusBarLeftToUIKit(at: $0.frame) }
      ? "from iOS 17 on a status bar of the style 'default' goes with what lies below it, which is not modelled"
      : nil
  }

  /// Why it has nothing to compare at the rests of a scope, for a claim that something is found.
  func loneliness(_ evidence: Evidence, in span: FrameSpan) -> String? {
    guard id == Detector.styleLeak.id else { return nil }
    let isComparable = evidence.rests.indices.contains { index in
      let frame = evidence.rests[index].frame
      guard span.touches(evidence.rests[index]), let top = evidence.top(at: frame) else {
        return false
      }
      return Detector.wishesOfBars.contains { evidence.wish(top, $0.name, at: frame) != nil }
        || evidence.earlierRest(of: top, before: index) != nil
    }
    return isComparable
      ? nil : "no page on top says what it wants (wants NAME=VALUE), and none comes back"
  }

  /// What the trace does not have at all, or not in the scope; nil where it has it.
  private func lack(_ evidence: Evidence, in span: FrameSpan) -> String? {
    switch id {
    case Detector.tabBar.id, Detector.statusBar.id:
      return subjects.contains { evidence.element($0) != nil }
        ? nil : "a \(name) is seen on \(subjects.joined(separator: ", ")), and the trace has none"
    case Detector.doubleBar.id:
      let standIns = evidence.trace.elements.indices.filter {
        evidence.trace.elements[$0].name.hasSuffix(".fake")
      }
      let isInside = evidence.names.otherControllers.contains { controller in
        evidence.slot(controller, "heldBy").map { slot in
          evidence.tracks[slot].entries.contains { $0.value.kind != .none }
        } ?? false
      }
      return isInside || standIns.contains { evidence.presence[$0].values.contains(.flag(true)) }
        ? nil
        : "a \(name) is seen on a stand-in or on a controller inside a page, and the trace has none"
    case Detector.misplacedContent.id:
      let isThere = evidence.pages.contains { page in
        evidence.element(page + ".scrollView").map { element in
          evidence.presence[element].values.contains(.flag(true))
        } ?? false
          || evidence.slot("page." + page, "y").map { slot in
            evidence.tracks[slot].entries.contains { $0.value.number ?? 0 < 0 }
          } ?? false
      }
      return isThere
        ? nil : "a \(name) is seen where a page has a scroll view, and no page of the trace has one"
    case Detector.blackGap.id:
      return evidence.tellsGaps(in: span)
        ? nil : "a \(name) is told where no page is clear, and in the scope one always is"
    default: return nil
    }
  }
}

extension Evidence {
  /// Whether the page on top wants something that the bar could show.
  fileprivate func hasWish(at frame: Int) -> Bool {
    guard let top = top(at: frame) else { return false }
    return Detector.wishesOfBars.contains { wish(top, $0.name, at: frame) != nil }
  }

  /// Whether in one frame of a scope a place that neither a page nor a bar covers could be told from a
  /// page: the pages that are there have colours.
  fileprivate func tellsGaps(in span: FrameSpan) -> Bool {
    var frames = span.hasKeyframe ? [-1] : []
    if let first = span.frames.first { frames.append(first) }
    for page in pages {
      guard let index = element("page." + page) else { continue }
      frames += presence[index].frames.filter { span.frames.contains($0) }
      if let slot = slot("page." + page, "backgroundColor") {
        frames += tracks[slot].frames.filter { span.frames.contains($0) }
      }
    }
    return frames.contains { frame in
      guard backdrop(at: frame) != nil else { return false }
      let colors = pages(at: frame).compactMap { page -> TraceValue? in
        guard let index = element("page." + page), isPresent(index, at: frame) else { return nil }
        return value("page." + page, "backgroundColor", at: frame) ?? .color(packed: 0)
      }
      return !colors.isEmpty && colors.allSatisfy { $0.packedColor & 0xFF == 0xFF }
    }
  }
}

extension FrameSpan {
  /// Whether a frame of the rest lies in the span: that before the first action as its own frame.
  fileprivate func touches(_ rest: Rest) -> Bool {
    if rest.first < 0, hasKeyframe { return true }
    return frames.lowerBound <= rest.frame && rest.first < frames.upperBound && !frames.isEmpty
  }

  /// Whether a frame of the motion, or of the rest behind it, lies in the span.
  fileprivate func touches(_ motion: Motion) -> Bool {
    !frames.isEmpty && motion.wholeFrames.overlaps(frames)
  }
}
