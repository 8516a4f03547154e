import NavSimTrace
import NavSimVocabulary

/// What the detectors find in one trace, with the thresholds that the file sets. The trace is laid
/// out once for all claims about it, and each detector looks once.
public final class Found {
  private let trace: Trace
  private let names: () -> EvidenceNames?
  private let limits: [DetectorLimit]
  private let baseline: () -> Baseline?
  /// What makes up what the eye sees; nil where nobody draws pictures of the trace.
  let painted: PaintedAt?
  /// The trace laid out for each controller, once a detector is asked.
  private(set) lazy var evidences = Evidence.all(trace, names(), painted: painted)
  private var known: [String: [Finding]] = [:]
  /// The trace's names, looked up by claims.
  private(set) lazy var index = TraceIndex(trace)
  /// Light or dark, once a claim about a colour is asked.
  private(set) lazy var mode = InterfaceMode(trace)

  /// - Parameters:
  ///   - names: those of the trace, where somebody has them; asked for with the first detector.
  ///   - painted: what makes up what the eye sees, to tell who is to blame for it.
  ///   - baseline: what UIKit does by itself, once somebody asks.
  public init(
    _ trace: Trace, _ limits: [DetectorLimit], names: @escaping () -> EvidenceNames? = { nil },
    painted: PaintedAt? = nil, baseline: @escaping () -> Baseline? = { nil }
  ) {
    self.trace = trace
    self.painted = painted
    self.names = names
    self.limits = limits
    self.baseline = baseline
  }

  /// What all detectors find: by frame, then by id.
  public var all: [Finding] {
    let each = Detector.all.enumerated().flatMap { index, detector in
      findings(of: detector).map { (index, $0) }
    }
    return each.sorted { ($0.1.frame, $0.0) < ($1.1.frame, $1.0) }.map(\.1)
  }

  /// The pages that rest without a colour of their own, so that the window is seen
  /// there.
  public var pagesOnBareGround: [String] { BareGround.pages(in: evidences[0]) }

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
