import NavSimTrace
import NavSimVocabulary

/// What the detectors find in one trace, with the thresholds that the file sets. The trace is laid
/// out once for all claims about it, and each detector looks once.
final class Found {
  private let trace: Trace
  private let limits: [DetectorLimit]
  private let baseline: () -> Baseline?
  /// The trace laid out for each controller, once a detector is asked.
  private(set) lazy var evidences = Evidence.all(trace)
  private var known: [String: [Finding]] = [:]
  /// The trace's names, looked up by claims.
  private(set) lazy var index = TraceIndex(trace)

  /// - Parameter baseline: what UIKit does by itself, once somebody asks.
  init(
    _ trace: Trace, _ limits: [DetectorLimit], baseline: @escaping () -> Baseline? = { nil }
  ) {
    self.trace = trace
    self.limits = limits
    self.baseline = baseline
  }

  /// The findings of one detector, in the order of frames.
  func findings(of detector: Detector) -> [Finding] {
    if let found = known[detector.id] { return found }
    var values: [String: Double] = [:]
    for limit in limits where limit.detector == detector.name {
      values[limit.threshold] = limit.value
    }
    let found = detector.findings(in: evidences, limits: values)
    known[detector.id] = found
    return found
  }

  /// What is left of findings without those of UIKit's own.
  func own(_ findings: [Finding]) -> [Finding] {
    guard Baseline.isNeeded(for: findings), let baseline = baseline()
    else { return findings }
    return baseline.part(findings, in: trace).own
  }
}
