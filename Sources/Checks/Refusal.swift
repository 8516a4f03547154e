import NavSimTrace

/// Why the system's own delegate refused a swipe, as a note tells it, and what that rests on.
///
/// Of several controllers it is the one on screen that has the reason and something to pop; where that is true of
/// more than one, no value is named.
package struct Refusal {
  /// The reasons, by the words of `GestureRefusal`.
  package enum Reason: String, CaseIterable {
    case disabled = "it is not enabled"
    case hiddenBar = "the bar is hidden"
    case missingButton = "the bar shows no back button"
    case drivenByCode = "code animates the pop, and drives nothing"
  }

  /// The reason.
  package let reason: Reason
  /// What it rests on: the value that says no, or what stands where a button is missing.
  package let slots: [Int]

  /// What a note tells of a refusal; nil where it tells of none.
  package init?(_ note: String, at frame: Int, in trace: Trace) {
    self.init(note, at: frame, Evidence(trace))
  }

  init?(_ note: String, at frame: Int, _ evidence: Evidence) {
    guard let reason = Reason.allCases.first(where: { note.hasSuffix($0.rawValue) }) else {
      return nil
    }
    self.reason = reason
    slots =
      switch reason {
      case .disabled: [evidence.slot("gesture", "enabled")].compactMap { $0 }
      case .hiddenBar: Self.hiddenBar(at: frame, evidence)
      case .missingButton: Self.missingButton(at: frame, evidence)
      case .drivenByCode: []
      }
  }

  private static func missingButton(at frame: Int, _ evidence: Evidence) -> [Int] {
    let tops = popping(at: frame, evidence).compactMap {
      evidence.word($0, "top", at: frame)
    }.filter { top in
      evidence.element("back.\(top).arrow").map { !evidence.isPresent($0, at: frame) } ?? true
    }
    guard tops.count == 1 else { return [] }
    return [("back.\(tops[0]).arrow", "alpha"), ("left." + tops[0], "width")].compactMap {
      evidence.slot($0.0, $0.1)
    }
  }

  private static func hiddenBar(at frame: Int, _ evidence: Evidence) -> [Int] {
    let hidden =
      evidence.names.otherControllers.isEmpty
      ? ["navigation"]
      : popping(at: frame, evidence).filter {
        evidence.value($0, "navigationBarHidden", at: frame) == .flag(true)
      }
    guard hidden.count == 1 else { return [] }
    return [evidence.slot(hidden[0], "navigationBarHidden")].compactMap { $0 }
  }

  /// The controllers that are not in another tab and have something to pop.
  private static func popping(at frame: Int, _ evidence: Evidence) -> [String] {
    (["navigation"] + evidence.names.otherControllers).filter {
      evidence.value($0, "selected", at: frame) != .flag(false)
        && evidence.word($0, "stack", at: frame)?.contains(">") ?? false
    }
  }
}
