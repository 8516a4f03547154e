import NavSimTrace
import NavSimVocabulary

/// What UIKit does by itself in a cell: what the detectors find in a run of it without any code.
///
/// A detector looks at that run when a finding of it is to be parted, and once. So who parts findings on
/// several threads has to see to it that they do so one after the other.
public final class Baseline {
  private let phases: PhaseStarts
  /// By detector and subject, of the detectors that have looked.
  private var findings: [Subject: [Finding]]
  private var hasLooked: Set<String> = []
  /// What they look at; nil where all is known.
  private let found: Found?
  /// What the pages want; nil where nobody knows.
  private let wishes: Wishes?

  private struct Subject: Hashable {
    var id: String
    var name: String
  }

  /// What is found in a run without code; nil where that run ended early, so that it shows nothing.
  ///
  /// - Parameters:
  ///   - limits: the thresholds that the file sets.
  ///   - wishes: what the pages of the cell want, and who reads it.
  ///   - names: those of the trace, where somebody has them.
  public init?(
    _ alone: Trace, limits: [DetectorLimit], wishes: Wishes? = nil,
    names: @escaping () -> EvidenceNames? = { nil }
  ) {
    guard alone.error == nil else { return nil }
    self.wishes = wishes
    phases = PhaseStarts(alone)
    found = Found(alone, limits, names: names)
    findings = [:]
  }

  init(_ alone: Trace, findings: [Finding]) {
    wishes = nil
    phases = PhaseStarts(alone)
    found = nil
    self.findings = Dictionary(grouping: findings) { Subject(id: $0.id, name: $0.subject) }
  }

  /// What the detector of a finding finds about a subject.
  private func known(like finding: Finding, about subject: String) -> [Finding] {
    if let found, hasLooked.insert(finding.id).inserted, let detector = Detector.named(finding.id) {
      for other in found.findings(of: detector) {
        findings[Subject(id: other.id, name: other.subject), default: []].append(other)
      }
    }
    return findings[Subject(id: finding.id, name: subject)] ?? []
  }

  /// Parts what was found in a run into what is the app's and what UIKit does by itself, each in the
  /// order given.
  ///
  /// UIKit's own is what the run without code shows too: seen by the same detector on the same thing (of a button that
  /// comes or goes at once, on its page's title too),
  /// found in the same manner, in the same moment within a frame, and no larger by more than the
  /// detector would tell. A moment is counted from the beginning of its phase, because code may make
  /// an earlier one longer. What a detector always tells (`Detector.reasonToTell`) is the app's, and
  /// what it passes by its manner (`Detector.reasonToPassSome`) UIKit's. A wish
  /// that no line reads is neither: it was not applied, and that is told of the cell.
  public func part(
    _ found: [Finding], in trace: Trace
  ) -> (own: [Finding], byItself: [Finding]) {
    let course = PhaseStarts(trace)
    var own: [Finding] = []
    var byItself: [Finding] = []
    for finding in found {
      if wishes?.isUnread(finding) == true { continue }
      if isOfUIKit(finding, course) { byItself.append(finding) } else { own.append(finding) }
    }
    return (own, byItself)
  }

  /// Whether findings can be parted by anything at all.
  public static func isNeeded(for findings: [Finding]) -> Bool {
    let ofWishes = [Detector.unmetWish.id, Detector.styleLeak.id]
    return findings.contains { !Detector.isAlwaysTold($0) || ofWishes.contains($0.id) }
  }

  private func isOfUIKit(_ finding: Finding, _ course: PhaseStarts) -> Bool {
    if Detector.isAlwaysTold(finding) { return false }
    if Detector.isAlwaysPassed(finding) { return true }
    return subjects(goingWith: finding).contains { isKnown(finding, as: $0, course) }
  }

  /// A finding's subject; with a button that is there or gone at once the title of its page, which UIKit puts in or
  /// takes away with it.
  private func subjects(goingWith finding: Finding) -> [String] {
    let parts = finding.subject.split(separator: ".", maxSplits: 1).map(String.init)
    guard finding.id == Detector.suddenItem.id, parts.count == 2,
      ["left", "right"].contains(parts[0])
    else { return [finding.subject] }
    return [finding.subject, "title." + parts[1]]
  }

  private func isKnown(_ finding: Finding, as subject: String, _ course: PhaseStarts) -> Bool {
    known(like: finding, about: subject).contains { other in
      other.manner == finding.manner && finding.size - other.size <= finding.grain
        && isSameMoment(finding.frame, course, other.frame)
    }
  }

  /// Whether a frame of a run and one of the run without code lie in the same moment, seen from either.
  private func isSameMoment(_ frame: Int, _ course: PhaseStarts, _ other: Int) -> Bool {
    if frame < 0 || other < 0 { return frame < 0 && other < 0 }
    let there = course.moment(of: frame, on: phases) - other
    let back = phases.moment(of: other, on: course) - frame
    return (-1...1).contains(there) && (-1...1).contains(back)
  }
}

/// With which frame each phase of a trace begins.
private struct PhaseStarts: Sendable {
  private struct Key: Hashable {
    var kind: PhaseKind
    var label: String
    /// Its number among those of the same kind and label.
    var turn = 0
  }

  private var phases: [(key: Key, first: Int)] = []
  private var starts: [Key: Int] = [:]

  init(_ trace: Trace) {
    var turns: [Key: Int] = [:]
    for phase in trace.phases {
      var key = Key(kind: phase.kind, label: phase.label)
      let turn = turns[key] ?? 0
      turns[key] = turn + 1
      key.turn = turn
      phases.append((key, phase.firstFrame))
      starts[key] = phase.firstFrame
    }
  }

  /// The frame of another trace in which a frame's moment lies: as far behind the beginning of the last
  /// phase that both have.
  func moment(of frame: Int, on other: PhaseStarts) -> Int {
    for phase in phases.reversed() where phase.first <= frame {
      if let first = other.starts[phase.key] { return first + frame - phase.first }
    }
    return frame
  }
}
