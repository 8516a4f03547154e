import NavSimChecks
import NavSimTrace
import NavSimVocabulary

/// What became of findings between two traces: which came, which went, which are told otherwise.
///
/// Two findings are one if the same detector saw them on the same thing in the same phase: in the same
/// frame of it first, then in another one. One that is told in other words, or begins in another
/// frame of its phase, has changed, unless only values within a tolerance differ; how long it lasts
/// is no change.
public struct FindingChanges: Hashable, Sendable {
  /// What became of a finding.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Only the new side has it.
    case came
    /// Only the old one has it.
    case went
    /// Both have it, and not alike.
    case changed
  }

  /// A finding that is not the same on both sides.
  public struct Row: Hashable, Sendable {
    /// What became of it.
    public var kind: Kind
    /// As the new side has it; as the old one had it where it went.
    public var finding: CellFinding
    /// As the old side had it, where it has changed.
    public var before: CellFinding?
  }

  /// What the detectors found on one side.
  public struct Side: Sendable {
    /// What is told.
    public var findings: [Finding]
    /// What UIKit does by itself; nil for a kept trace, of which nobody can tell.
    public var byItself: [Finding]?

    /// What the detectors found.
    ///
    /// - Parameters:
    ///   - byItself: what UIKit does by itself, or nil where nobody can tell.
    ///   - options: what is left out: findings that are about what is not compared.
    public init(
      _ findings: [Finding] = [], byItself: [Finding]? = nil,
      _ options: ComparisonOptions = ComparisonOptions()
    ) {
      self.findings = findings.filter { options.tells($0) }
      self.byItself = byItself
    }
  }

  /// What is not the same: what came, in the order of the new side, what went, what has changed.
  public private(set) var rows: [Row] = []
  /// How many both sides have alike.
  public private(set) var kept = 0

  /// Holds two sides against each other.
  ///
  /// Where one side is a kept trace, of which everything is told, what the other side knows for
  /// UIKit's own is left out of it.
  ///
  /// - Parameter options: how far apart values and moments may be.
  public init(old: Side, new: Side, _ options: ComparisonOptions = ComparisonOptions()) {
    let tolerance = FindingTolerance(options)
    var before = Self.told(old, beside: new)
    var after = Self.told(new, beside: old)
    let ways: [(CellFinding, CellFinding) -> Bool] = [
      { $0.moment == $1.moment && $0.message == $1.message },
      { tolerance.isSameMoment($0, $1) && tolerance.isSameText($0, $1) },
      { $0.moment == $1.moment }, { $0.phase == $1.phase },
    ]
    var changed: [(place: Int, row: Row)] = []
    for (step, fits) in ways.enumerated() {
      for index in after.indices {
        guard let one = after[index],
          let match = before.firstIndex(where: { other in
            other.map { $0.id == one.id && $0.subject == one.subject && fits($0, one) } ?? false
          })
        else { continue }
        if step < 2 {
          kept += 1
        } else {
          changed.append((index, Row(kind: .changed, finding: one, before: before[match])))
        }
        before[match] = nil
        after[index] = nil
      }
    }
    rows = after.compactMap { $0.map { Row(kind: .came, finding: $0) } }
    rows += before.compactMap { $0.map { Row(kind: .went, finding: $0) } }
    rows += changed.sorted { $0.place < $1.place }.map(\.row)
  }

  private static func told(_ side: Side, beside other: Side) -> [CellFinding?] {
    let findings = side.findings.map { CellFinding($0) }
    guard side.byItself == nil, let habits = other.byItself?.map({ CellFinding($0) })
    else { return findings }
    return findings.filter { one in
      !habits.contains { $0.id == one.id && $0.subject == one.subject && $0.phase == one.phase }
    }
  }

  /// Whether nothing came, went or changed.
  public var isSame: Bool { rows.isEmpty }

  /// Those of one kind.
  public func rows(_ kind: Kind) -> [Row] { rows.filter { $0.kind == kind } }

  /// `1 came, 2 changed`; empty where all are the same.
  public var counts: String { Self.counts(rows.map(\.kind)) }

  static func counts(_ kinds: [Kind]) -> String {
    Kind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }.joined(separator: ", ")
  }
}

extension CellFinding {
  /// The phase of the moment: `push`, `pop.end`, `start`.
  var phase: Substring {
    let moment = moment
    return moment.lastIndex(of: "+").map { moment[..<$0] } ?? moment[...]
  }

  /// `NAV005 snap of eye at push+0: the bar jumps …`.
  package var line: String { "\(id) \(kind) of \(subject) at \(moment): \(message)" }
}

extension ComparisonOptions {
  /// Whether a finding is about something that is compared.
  fileprivate func tells(_ finding: Finding) -> Bool {
    func isNamed(_ patterns: [NamePattern]) -> Bool {
      patterns.contains { $0.matches("findings") || finding.isAbout($0) }
    }
    return !isNamed(ignored) && (only.isEmpty || isNamed(only))
  }
}
