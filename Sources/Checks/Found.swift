import NavSimTrace
import NavSimVocabulary

/// What the detectors find in one trace, with the thresholds that the file sets. The trace is laid
/// out once for all claims about it, and each detector looks once.
final class Found {
  private let trace: Trace
  private let limits: [DetectorLimit]
  /// The trace laid out, once a detector is asked.
  private(set) lazy var evidence = Evidence(trace)
  private var known: [String: [Finding]] = [:]
  /// The trace's names, looked up by claims.
  private(set) lazy var index = TraceIndex(trace)

  init(_ trace: Trace, _ limits: [DetectorLimit]) {
    self.trace = trace
    self.limits = limits
  }

  /// The findings of one detector, in the order of frames.
  func findings(of detector: Detector) -> [Finding] {
    if let found = known[detector.id] { return found }
    var values: [String: Double] = [:]
    for limit in limits where limit.detector == detector.name {
      values[limit.threshold] = limit.value
    }
    let found = detector.findings(in: evidence, limits: values)
    known[detector.id] = found
    return found
  }
}
