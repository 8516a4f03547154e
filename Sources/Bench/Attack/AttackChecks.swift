// What must hold after a step. Everything here is a function of what was seen, so that a test can
// plant an outcome and see that it is noticed.

/// A step with all that is known about it once it is over.
struct AttackScene {
  let number: Int
  let step: AttackStep
  let outcome: AttackOutcome
  /// The step's folder before and after.
  let before: AttackSnapshot
  let after: AttackSnapshot
  /// The twin as it is now; empty where there is none.
  var twin = AttackSnapshot()
  /// What earlier steps gave.
  var earlier: [AttackOutcome?] = []
  /// Reports and traces that the step has written, read for what must not stand in them.
  var written: [(path: Bytes, stream: AttackStream)] = []
}

/// The checks of one step.
struct AttackChecks {
  /// Memory that any run may use, and how much for each byte of the folder.
  static let memoryBase = 300 << 20
  static let memoryFactor = 8

  let scene: AttackScene
  private(set) var faults: [AttackFault] = []

  init(_ scene: AttackScene) {
    self.scene = scene
    checkEnd()
    checkCost()
    checkStreams()
    checkFiles()
    checkForms()
    // What has not ended has said nothing about the rest.
    if !outcomeIsCut { for demand in scene.step.demands { check(demand) } }
  }

  private mutating func fault(_ kind: AttackFault.Kind, _ expected: String, _ seen: String) {
    faults.append(AttackFault(kind: kind, step: scene.number, expected: expected, seen: seen))
  }

  private var outcomeIsCut: Bool { scene.outcome.hung || isOverTime }

  // MARK: What must always hold

  private mutating func checkEnd() {
    let outcome = scene.outcome
    if outcome.wasKilled { return }
    if outcome.hung {
      return fault(.hang, "an end", "still running after \(scene.step.patience) s")
    }
    guard let code = outcome.code else {
      if isOverTime { return }
      return fault(.signal, "an exit code", "signal \(outcome.signal): \(outcome.err.shown)")
    }
    if !(0...2).contains(code) {
      fault(.code, "an exit code from 0 to 2", "\(code): \(outcome.err.shown)")
    }
  }

  private var isOverTime: Bool {
    scene.outcome.signal == AttackOutcome.timeSignal
      || scene.outcome.processor >= Double(scene.step.processorLimit)
  }

  private mutating func checkCost() {
    let outcome = scene.outcome
    if isOverTime {
      fault(
        .time, "at most \(scene.step.processorLimit) s of the processor",
        AttackText.decimals(outcome.processor) + " s")
    }
    let limit = Self.memoryBase + Self.memoryFactor * scene.before.size
    if outcome.memory > limit {
      fault(
        .memory, "at most \(limit >> 20) MB, for a folder of \(scene.before.size) bytes",
        "\(outcome.memory >> 20) MB")
    }
  }

  private mutating func checkStreams() {
    let all =
      [("standard output", scene.outcome.out), ("standard error", scene.outcome.err)]
      + scene.written.map { (AttackText.quoted($0.path), $0.stream) }
    let repeats = scene.step.demands.contains(.mayRepeatControls)
    let asked = scene.step.demands.contains { if case .annotations = $0 { true } else { false } }
    for (name, stream) in all {
      if let control = stream.control, !repeats {
        fault(.control, "no control characters in \(name)", control)
      }
      if let bidi = stream.bidi, !repeats {
        fault(.bidi, "no characters that turn the text around in \(name)", bidi)
      }
      if let order = stream.order, !asked, !repeats {
        fault(.order, "no order to a CI service in \(name)", order)
      }
    }
  }

  private mutating func checkFiles() {
    if scene.outcome.wasKilled { return }
    let wrong = scene.after.differences(from: scene.before).filter { !mayWrite($0) }
    for path in wrong.prefix(3) {
      let was = scene.before.entries[path].map { "\($0.size) bytes" } ?? "not there"
      let now = scene.after.entries[path].map { "\($0.size) bytes" } ?? "gone"
      fault(.file, "\(AttackText.quoted(path)) as it was: \(was)", now + ", changed")
    }
  }

  private func mayWrite(_ path: Bytes) -> Bool {
    if scene.step.writes.contains(path) { return true }
    // A name that begins with a dot is what is written aside: it must be gone.
    let name = path.split(separator: 47).last ?? []
    if name.first == 46 && scene.before.entries[path] == nil { return false }
    // What a killed step before left may be cleared away.
    let isLeft = name.first == 46 && path.ends(with: Bytes(".tmp".utf8))
    let wasKilled = scene.earlier.contains { $0?.wasKilled == true }
    if isLeft, wasKilled, scene.after.entries[path] == nil {
      return true
    }
    return scene.step.writes.contains { allowed in
      if allowed.first == 42 { return path.ends(with: allowed.dropFirst()) }
      if allowed.last == 47 { return path.starts(with: allowed) || path == allowed.dropLast() }
      return path == allowed || allowed.starts(with: path + [47])
    }
  }

  /// Reports and exports in JSON can be read, and everything is UTF-8.
  private mutating func checkForms() {
    let outcome = scene.outcome
    guard let code = outcome.code, code < 2, scene.step.output == .kept else { return }
    for (name, form, stream) in AttackForm.all(of: scene) {
      if let trouble = form.trouble(stream) {
        fault(.text, "\(name) in the form \(form.rawValue)", trouble)
      }
    }
  }

  // MARK: What this step is asked for

  private mutating func check(_ demand: AttackDemand) {
    let outcome = scene.outcome
    switch demand {
    case .mayRepeatControls: break
    case .code(let codes):
      if let code = outcome.code, !codes.contains(code) {
        fault(
          .code, "exit code \(codes.map(String.init).joined(separator: " or "))",
          "\(code): \(outcome.err.size > 0 ? outcome.err.shown : outcome.out.shown)")
      }
    case .outputFails(let other):
      guard let code = outcome.code, let before = earlier(other) else { return }
      let expected = before.out.size > 0 ? 2 : before.code ?? code
      if code != expected { fault(.code, "exit code \(expected)", "\(code): \(outcome.err.shown)") }
    case .sameCode(let other):
      guard let code = outcome.code, let before = earlier(other)?.code else { return }
      if code != before {
        fault(
          .code, "exit code \(before), as of step \(other + 1)", "\(code): \(outcome.err.shown)")
      }
    case .sameOutput(let other):
      guard outcome.code != nil, let before = earlier(other), before.code != nil else { return }
      if outcome.out.withoutTimes != before.out.withoutTimes {
        let place = zip(outcome.out.text, before.out.text).prefix { $0 == $1 }.count
        fault(
          .text, "the output of step \(other + 1), \(before.out.size) bytes",
          "\(outcome.out.size) bytes, other from byte \(place) on")
      }
    case .says(let text):
      if !outcome.out.holds(text) && !outcome.err.holds(text) {
        fault(.text, "'\(text)' is said", outcome.out.shown + outcome.err.shown)
      }
    case .isSilentAbout(let text):
      for stream in [outcome.out, outcome.err] where stream.holds(text) {
        fault(.text, "no word of '\(text)'", "it is printed")
      }
    case .noFormula: checkFormulas()
    case .annotations(let planted): checkAnnotations(planted)
    case .oldOrNew, .asTwin, .whole: checkAgainstTwin(demand)
    }
  }

  private func earlier(_ number: Int) -> AttackOutcome? {
    scene.earlier.indices.contains(number) ? scene.earlier[number] : nil
  }

  private mutating func checkAnnotations(_ planted: String) {
    for stream in [scene.outcome.out, scene.outcome.err] {
      for line in stream.text.split(whereSeparator: { $0 == 10 || $0 == 13 })
      where line.starts(with: Bytes(planted.utf8)) {
        fault(.order, "no line that begins with \(planted)", AttackText.escaped(line.prefix(100)))
        return
      }
    }
  }

  private mutating func checkFormulas() {
    for line in scene.outcome.out.text.split(separator: 10) {
      for field in line.split(separator: 44) {
        let content = field.first == 34 ? field.dropFirst() : field
        guard let first = content.first, first == 61 || first == 64 else { continue }
        fault(.text, "no field that a spreadsheet runs", AttackText.escaped(line.prefix(100)))
        return
      }
    }
  }

  private mutating func checkAgainstTwin(_ demand: AttackDemand) {
    switch demand {
    case .oldOrNew:
      for path in scene.after.differences(from: scene.before)
      where scene.after.entries[path] != scene.twin.entries[path] && !isAside(path) {
        let now = scene.after.entries[path].map { "\($0.size) bytes" } ?? "gone"
        let new = scene.twin.entries[path].map { "\($0.size) bytes" } ?? "not there"
        fault(.file, "\(AttackText.quoted(path)) as it was, or whole: \(new)", now)
      }
      if !scene.outcome.wasKilled, scene.after != scene.twin, let code = scene.outcome.code,
        code != 2
      {
        fault(.code, "exit code 2, for not all is written", "\(code): \(scene.outcome.err.shown)")
      }
    case .asTwin:
      for path in scene.after.differences(from: scene.twin).prefix(3) {
        let now = scene.after.entries[path].map { "\($0.size) bytes" } ?? "not there"
        let new = scene.twin.entries[path].map { "\($0.size) bytes" } ?? "not there"
        fault(.file, "\(AttackText.quoted(path)) as in an undisturbed run: \(new)", now)
      }
    case .whole(let path):
      if (scene.after.entries[Bytes(path.utf8)]?.size ?? 0) == 0 {
        fault(.file, "\(path) is written", "it is not there")
      }
    default: break
    }
  }

  /// What a killed run has written aside: the next run clears it away.
  private func isAside(_ path: Bytes) -> Bool {
    scene.outcome.wasKilled && path.ends(with: Bytes(".tmp".utf8))
  }
}

extension Bytes {
  func ends(with end: some BidirectionalCollection<UInt8>) -> Bool {
    count >= end.count && suffix(end.count).elementsEqual(end)
  }
}
