import NavSimProgram
import NavSimVocabulary

/// The findings that a cell's own claims expect: `some snap`, and known issues.
public struct ExpectedFindings: Sendable {
  private var claims: [(names: Set<String>, pattern: NamePattern?)] = []
  /// The points of the eye across the bar: who claims something of one of them means the bar.
  private static let barPoints: Set<String> = ["eye.left", "eye.centre", "eye.right", "eye.status"]

  /// Reads them off the claims.
  ///
  /// - Parameter failures: what came of the claims: one that has failed because of what was found has
  ///   told of all that it forbids.
  public init(_ expectations: [Expectation], failures: [Failure] = []) {
    for expectation in expectations {
      let hasTold = failures.contains { failure in
        failure.line == expectation.line && failure.file == expectation.file
          && Detector.named(failure.rule) != nil
      }
      switch expectation.claim {
      case .detector(let name, let isWanted, let pattern)
      where isWanted || hasTold || expectation.known != nil:
        let isOfBar = pattern.map(Self.barPoints.contains) ?? false
        let patterns: [String?] = isOfBar ? Self.barPoints.sorted() : [pattern]
        for pattern in patterns { claims.append(([name], pattern.map { NamePattern($0) })) }
      case .finding(let isWanted, let except)
      where isWanted || hasTold || expectation.known != nil:
        claims.append((Set(Detector.all.map(\.name)).subtracting(except), nil))
      default: break
      }
    }
  }

  /// Whether a claim speaks of it.
  public func includes(_ finding: Finding) -> Bool {
    claims.contains { claim in
      claim.names.contains(finding.kind) && claim.pattern.map(finding.isAbout) ?? true
    }
  }
}
