import NavSimTrace

/// Claims about detectors that could not fail: the trace lacks what the detector looks at.
extension Detector {
  /// Whether it looks at rests alone.
  private var isOfRests: Bool {
    [Detector.stuck, .styleLeak, .hiddenMismatch, .stackMismatch].contains { $0.id == id }
  }

  /// Why the detector can find nothing in a scope, whatever happens there; nil if it could.
  func blindness(_ evidence: Evidence, in span: FrameSpan) -> String? {
    if id == Detector.tabBar.id || id == Detector.statusBar.id,
      !subjects.contains(where: { evidence.element($0) != nil })
    {
      return "a \(name) is seen on \(subjects.joined(separator: ", ")), and the trace has none"
    }
    guard isOfRests, evidence.trace.error == nil else { return nil }
    let rests = evidence.rests.filter { span.touches($0) }
    if rests.isEmpty { return "a \(name) is seen at rest, and nothing rests in the scope" }
    guard id == Detector.hiddenMismatch.id else { return nil }
    let isWished = rests.contains { rest in
      evidence.top(at: rest.frame).map { evidence.wish($0, "hidden", at: rest.frame) != nil }
        ?? false
    }
    return isWished ? nil : "no page on top says whether it wants a bar (wants hidden)"
  }
}

extension FrameSpan {
  /// Whether a frame of the rest lies in the span: that before the first action as its own frame.
  fileprivate func touches(_ rest: Rest) -> Bool {
    if rest.first < 0, hasKeyframe { return true }
    return frames.lowerBound <= rest.frame && rest.first < frames.upperBound && !frames.isEmpty
  }
}
