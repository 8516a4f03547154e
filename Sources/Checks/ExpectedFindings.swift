import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// The findings that a cell's own claims expect: `some snap`, known issues, and what a failed claim
/// has told.
public struct ExpectedFindings: Sendable {
  /// What one claim speaks of.
  private struct Claim {
    let names: Set<String>
    let pattern: NamePattern?
    /// Where it looks; nil for everywhere.
    let span: FrameSpan?
  }

  private var claims: [Claim] = []
  /// The points of the eye across the bar: who claims something of one of them means the bar.
  private static let barPoints: Set<String> = ["eye.left", "eye.centre", "eye.right", "eye.status"]

  /// Reads them off the claims.
  ///
  /// - Parameters:
  ///   - actions: the scenario's, in the order by which the trace counts them.
  ///   - failures: what came of the claims: one that has failed because of what was found has told of
  ///     all that it forbids, where it looks.
  public init(
    _ expectations: [Expectation], actions: [Action], trace: Trace, failures: [Failure] = []
  ) {
    let context = Context(trace: trace, actions: actions)
    for expectation in expectations {
      let hasTold = failures.contains { failure in
        failure.line == expectation.line && failure.file == expectation.file
          && Detector.named(failure.rule) != nil
      }
      let isForbidden = hasTold || expectation.known != nil
      switch expectation.claim {
      case .detector(let name, let isWanted, let pattern) where isWanted || isForbidden:
        let span = isWanted ? nil : try? context.span(of: expectation.scope)
        let isOfBar = pattern.map(Self.barPoints.contains) ?? false
        let patterns: [String?] = isOfBar ? Self.barPoints.sorted() : [pattern]
        for pattern in patterns {
          claims.append(
            Claim(names: [name], pattern: pattern.map { NamePattern($0) }, span: span))
        }
      case .finding(let isWanted, let except) where isWanted || isForbidden:
        let span = isWanted ? nil : try? context.span(of: expectation.scope)
        let names = Set(Detector.all.map(\.name)).subtracting(except)
        claims.append(Claim(names: names, pattern: nil, span: span))
      case .action(let index, .ignored):
        // Who claims that an action comes to nothing has told that it does.
        guard actions.indices.contains(index) else { continue }
        let label = NamePattern(actions[index].label)
        claims.append(Claim(names: ["frozen"], pattern: label, span: nil))
      default: break
      }
    }
  }

  /// Whether a claim speaks of it.
  public func includes(_ finding: Finding) -> Bool {
    claims.contains { claim in
      claim.names.contains(finding.kind) && claim.pattern.map(finding.isAbout) ?? true
        && claim.span.map { $0.holds(finding) } ?? true
    }
  }
}
