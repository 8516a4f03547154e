import NavSimTrace

@testable import NavSimChecks

/// What tests of single steps ask of a reel.
extension Reel {
  /// The run laid out for judges.
  var evidence: Evidence { Evidence(trace()) }

  /// A page at rest with one thing changed from the start on.
  static func still(_ change: (inout Reel) -> Void = { _ in }) -> Evidence {
    var reel = Reel(page)
    change(&reel)
    return reel.evidence
  }

  /// The sentences of what a detector finds in a run with one thing changed.
  static func told(
    _ detector: String, in base: Reel = .push, _ change: (inout Reel) -> Void
  ) -> [String] {
    whole(detector, in: base, change).map(\.message)
  }

  /// The whole findings of such a run.
  static func whole(
    _ detector: String, in base: Reel = .push, _ change: (inout Reel) -> Void
  ) -> [Finding] {
    var reel = base
    change(&reel)
    return reel.all(detector)
  }
}

extension Finding {
  /// The frames of the witness with what each shows.
  var shown: [String] { witness.map { "\($0.frame) \($0.value)" } }

  /// In which of its ways the detector found it, how far it goes, and what it tells apart, in thousandths:
  /// `step 10000/3000`.
  var measure: String {
    "\(manner) \(Int(size * 1000 + 0.5))/\(Int(grain * 1000 + 0.5))"
  }
}
