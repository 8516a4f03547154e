import NavSimProgram
import NavSimTrace

/// Claims about what a detector finds: `no flash of eye.left`, `some snap`.
///
/// The detector judges the whole trace, because what a glitch is depends on what stood before and
/// on what stays; the scope then asks for findings of which a frame lies in it.
extension Context {
  func checkDetector(
    _ name: String, isWanted: Bool, of pattern: String?, in scope: Expectation.Scope
  ) throws(Trouble) {
    guard let detector = Detector.named(name) else {
      throw .vacuous("there is no detector '\(name)'")
    }
    let span = try span(of: scope)
    let pattern = pattern.map { TracePattern($0) }
    let all = found.findings(of: detector)
    let evidences = found.evidences
    try looks.spend(1 + all.count / LookCount.findingsPerStep)
    let found = all.filter { finding in
      span.holds(finding) && (pattern.map(finding.isAbout) ?? true)
    }
    if isWanted, !found.isEmpty { return }
    if let pattern { try requireSubject(pattern, of: detector, in: span) }
    if isWanted {
      var trouble = Trouble("no \(name)" + (pattern.map { " of \($0.text)" } ?? "") + " was found")
      trouble.showsCause = false
      let near = all.filter { finding in !found.contains(finding) }
      if let first = near.first {
        trouble.notes.append(
          "\(name) of \(first.subject) at \(place(of: first)): not where the claim looks")
      } else if let reason = detector.blindness(evidences, in: span)
        ?? evidences.first.flatMap({ detector.loneliness($0, in: span) })
      {
        trouble.notes.append(reason)
      }
      if let others = foundInstead(span, except: detector) { trouble.notes.append(others) }
      throw trouble
    }
    guard let first = found.first else {
      let silence = evidences.first.flatMap { detector.silence($0, of: pattern, in: span) }
      guard let reason = detector.blindness(evidences, in: span) ?? silence else { return }
      throw .vacuous(reason + ": there is nothing to look at")
    }
    var trouble = trouble(first, detector, others: Array(found.dropFirst()))
    if self.found.own(found).isEmpty {
      trouble.notes.append(
        "UIKit does this by itself (navsim explain baseline): 'no finding' leaves it out")
    }
    throw trouble
  }

  /// What other detectors see in the scope, where one sees nothing: `found there: 2 snap, 1 stuck`.
  private func foundInstead(_ span: FrameSpan, except detector: Detector) -> String? {
    let counts = Detector.all.filter { $0.id != detector.id }.compactMap { other -> String? in
      let count = found.findings(of: other).count { span.holds($0) }
      return count > 0 ? "\(count) \(other.name)" : nil
    }
    return counts.isEmpty ? nil : "found there: " + counts.joined(separator: ", ")
  }

  /// All detectors but some, and what UIKit does by itself left out: the claim speaks of nothing
  /// that its author has named, nor of an action that comes to nothing as another claim says.
  func checkFindings(
    isWanted: Bool, except names: [String], in scope: Expectation.Scope
  ) throws(Trouble) {
    let span = try span(of: scope)
    var seen: [(finding: Finding, detector: Detector)] = []
    for detector in Detector.all where !names.contains(detector.name) {
      let all = found.findings(of: detector)
      try looks.spend(1 + all.count / LookCount.findingsPerStep)
      let isFrozen = detector.id == Detector.frozen.id
      seen += found.own(
        all.filter { span.holds($0) && !(isFrozen && ignored.contains($0.subject)) }
      ).map { ($0, detector) }
    }
    if isWanted, seen.isEmpty {
      var trouble = Trouble("nothing was found")
      trouble.showsCause = false
      throw trouble
    }
    // The first in time; of one frame, by the detectors' order.
    guard !isWanted, let first = seen.min(by: { $0.finding.frame < $1.finding.frame }) else {
      if !isWanted { try requireExceptions(names, in: span) }
      return
    }
    let others = seen.map(\.finding).filter { $0 != first.finding }
    throw trouble(first.finding, first.detector, others: others)
  }

  /// An exception for what nothing in the scope could show excepts nothing.
  private func requireExceptions(_ names: [String], in span: FrameSpan) throws(Trouble) {
    for name in names {
      guard let reason = Detector.named(name)?.blindness(found.evidences, in: span) else {
        continue
      }
      throw .vacuous("'except \(name)' excepts nothing: \(reason)")
    }
  }

  /// A pattern that nothing in the scope has the name of would hold for ever, and so would one for
  /// what the detector does not look at.
  private func requireSubject(
    _ pattern: TracePattern, of detector: Detector, in span: FrameSpan
  ) throws(Trouble) {
    guard !detector.subjects.isEmpty else {
      throw .vacuous("a \(detector.name) is seen on nothing that has a name: leave 'of' out")
    }
    if detector.id == Detector.frozen.id {
      if (0..<actionCount).contains(where: { pattern.matches(label($0)) }) { return }
      throw .vacuous("a \(detector.name) is seen on actions, and none is called '\(pattern.text)'")
    }
    let elements = trace.elements.indices.filter { index in
      let element = trace.elements[index]
      return pattern.matches(element.name)
        || element.slots.contains { pattern.matches(name(ofSlot: $0)) }
    }
    var isThere = false
    try walk(span) { (_, cursor) throws(Trouble) in
      isThere = elements.contains { cursor.isPresent[$0] }
      return !isThere
    }
    guard isThere else {
      throw .vacuous("there is nothing to look at: '\(pattern.text)' is absent throughout")
    }
    if !detector.canBe(about: pattern, in: trace) {
      throw .vacuous(
        "a \(detector.name) is never seen on '\(pattern.text)'",
        notes: ["it is seen on " + detector.subjects.joined(separator: ", ")])
    }
  }

  private func trouble(_ finding: Finding, _ detector: Detector, others: [Finding]) -> Trouble {
    var trouble = Trouble(
      "\(detector.name) of \(finding.subject): \(finding.message)",
      at: Sample(frame: max(finding.frame, 0), isKeyframe: finding.frame < 0))
    trouble.rule = detector.id
    trouble.witness = finding.witness.map {
      "\(place(of: Sample(frame: max($0.frame, 0), isKeyframe: $0.frame < 0))) \($0.value)"
    }
    trouble.knownCause = finding.cause
    if !others.isEmpty {
      trouble.notes.append(
        "and \(others.count) more: "
          + others.prefix(5).map {
            ($0.id == finding.id ? "" : $0.kind + " of ") + "\($0.subject) at \(place(of: $0))"
          }.joined(separator: ", "))
    }
    return trouble
  }

  private func place(of finding: Finding) -> String {
    place(of: Sample(frame: max(finding.frame, 0), isKeyframe: finding.frame < 0))
  }
}
