import NavSimProgram
import NavSimTrace

extension Expectation {
  /// The first frame that the expectation is about in a trace; -1 for the state before the first
  /// action, nil where the trace has no such moment.
  ///
  /// - Parameter actions: the scenario's, in the order by which the trace counts them.
  public func firstFrame(in trace: Trace, actions: [Action]) -> Int? {
    let context = Context(trace: trace, actions: actions)
    guard let span = try? context.span(of: scope) else { return nil }
    return span.hasKeyframe ? -1 : span.frames.lowerBound
  }

  /// The detectors of which the expectation wants a finding: one, by its word; that which a known
  /// issue is called by, where the claim names none. Nil where it wants no finding.
  public var wantedDetector: String? {
    switch claim {
    case .detector(let name, true, _): name
    case .finding(true, _): known
    default: nil
    }
  }
}
