import NavSimTrace
import NavSimVocabulary

/// What UIKit does by itself in a cell: what the detectors find in a run of it without any code.
public struct Baseline: Sendable {
  /// The frame that each phase begins with, in the run without code.
  private let starts: [Key: Int]
  /// By detector and subject.
  private let findings: [Subject: [Finding]]

  private struct Key: Hashable {
    var kind: PhaseKind
    var label: String
    /// Its number among those of the same kind and label.
    var turn: Int
  }

  private struct Subject: Hashable {
    var id: String
    var name: String
  }

  /// What is found in a run without code; nil where that run ended early, so that it shows nothing.
  ///
  /// - Parameter limits: the thresholds that the file sets.
  public init?(_ alone: Trace, limits: [DetectorLimit]) {
    guard alone.error == nil else { return nil }
    self.init(alone, findings: Detector.findings(in: alone, limits: limits))
  }

  init(_ alone: Trace, findings: [Finding]) {
    var starts: [Key: Int] = [:]
    for (key, first) in Self.phases(of: alone) { starts[key] = first }
    self.starts = starts
    self.findings = Dictionary(grouping: findings) { Subject(id: $0.id, name: $0.subject) }
  }

  /// Parts what was found in a run into what is the app's and what UIKit does by itself, each in the
  /// order given.
  ///
  /// UIKit's own is what the run without code shows too: seen by the same detector on the same thing,
  /// found in the same manner, in the same moment within a frame, and no larger by more than the
  /// detector would tell. A moment is counted from the beginning of its phase, because code may make
  /// an earlier one longer. What a detector always tells (`Detector.reasonToTell`) is the app's.
  public func part(
    _ found: [Finding], in trace: Trace
  ) -> (own: [Finding], byItself: [Finding]) {
    let phases = Self.phases(of: trace)
    var own: [Finding] = []
    var byItself: [Finding] = []
    for finding in found {
      if isOfUIKit(finding, phases) { byItself.append(finding) } else { own.append(finding) }
    }
    return (own, byItself)
  }

  private func isOfUIKit(_ finding: Finding, _ phases: [(key: Key, first: Int)]) -> Bool {
    guard Detector.named(finding.id)?.reasonToTell == nil,
      let same = findings[Subject(id: finding.id, name: finding.subject)]
    else { return false }
    let moment = moment(of: finding.frame, phases)
    return same.contains { other in
      other.manner == finding.manner && finding.size - other.size <= finding.grain
        && (finding.frame < 0) == (other.frame < 0)
        && (moment - 1...moment + 1).contains(other.frame)
    }
  }

  /// The frame of the run without code in which a frame's moment lies.
  private func moment(of frame: Int, _ phases: [(key: Key, first: Int)]) -> Int {
    for phase in phases.reversed() where phase.first <= frame {
      if let first = starts[phase.key] { return first + frame - phase.first }
    }
    return frame
  }

  private static func phases(of trace: Trace) -> [(key: Key, first: Int)] {
    var turns: [Key: Int] = [:]
    return trace.phases.map { phase in
      var key = Key(kind: phase.kind, label: phase.label, turn: 0)
      let turn = turns[key] ?? 0
      turns[key] = turn + 1
      key.turn = turn
      return (key, phase.firstFrame)
    }
  }
}
