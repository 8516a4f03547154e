/// Carries out one attack in a folder of its own.
struct AttackRun {
  /// The words that run the tool.
  let tool: [Bytes]
  /// The folder for all of it; what the steps see are folders in it.
  let work: Bytes

  /// What came of it.
  struct Report {
    var faults: [AttackFault] = []
    var outcomes: [AttackOutcome?] = []
    var seconds = 0.0
  }

  private func path(_ name: String) -> Bytes { AttackDisk.joined(work, Bytes(name.utf8)) }

  /// Does it; what lies in `work` stays there.
  func carryOut(_ plan: AttackPlan) -> Report {
    AttackDisk.makeFolders(path("home"))
    for place in plan.hasTwin ? ["here", "twin"] : ["here"] {
      AttackDisk.makeFolders(path(place))
      for file in plan.files { AttackDisk.lay(file, in: path(place)) }
    }
    var report = Report()
    var seen: [AttackStep.Place: AttackSnapshot] = [:]
    let start = ContinuousClock.now
    for (number, step) in plan.steps.enumerated() {
      if AttackInterrupt.isAsked { break }
      let folder = path(step.place == .here ? "here" : "twin")
      guard let words = words(of: step) else {
        change(step.deed, in: folder)
        seen[step.place] = nil
        report.outcomes.append(nil)
        continue
      }
      let before = seen[step.place] ?? AttackSnapshot(folder)
      let outcome = child(step, words, in: folder, report.outcomes).run()
      report.outcomes.append(outcome)
      let after = AttackSnapshot(folder)
      seen[step.place] = after
      guard let outcome, case .navsim = step.deed, !AttackInterrupt.isAsked else { continue }
      var scene = AttackScene(
        number: number, step: step, outcome: outcome, before: before, after: after)
      if plan.hasTwin && step.place == .here {
        scene.twin = seen[.twin] ?? AttackSnapshot(path("twin"))
      }
      scene.earlier = report.outcomes
      scene.written = Self.written(before, after).map {
        ($0, AttackStream(file: AttackDisk.joined(folder, $0)))
      }
      report.faults += AttackChecks(scene).faults
    }
    let (seconds, parts) = start.duration(to: ContinuousClock.now).components
    report.seconds = Double(seconds) + Double(parts) * 1e-18
    return report
  }

  /// The words of a step that runs a program.
  private func words(of step: AttackStep) -> [Bytes]? {
    switch step.deed {
    case .navsim(let words): tool + words
    case .program(let words): words
    case .damage, .replace: nil
    }
  }

  private func child(
    _ step: AttackStep, _ words: [Bytes], in folder: Bytes, _ earlier: [AttackOutcome?]
  ) -> AttackChild {
    var child = AttackChild(
      words: words, folder: folder, outputFile: path("out"), errorFile: path("err"))
    let home = String(decoding: path("home"), as: UTF8.self)
    child.environment = [
      "PATH": Platform.searchPath, "HOME": home, "TMPDIR": home, "GIT_CONFIG_NOSYSTEM": "1",
    ].merging(step.environment) { $1 }
    if let input = step.input {
      child.input = input.first == 47 ? input : AttackDisk.joined(folder, input)
    }
    child.output = step.output
    child.patience = step.patience
    child.processorLimit = step.processorLimit
    if let limit = step.fileLimit { child.fileLimit = limit }
    if let killed = step.killed, let model = earlier[killed.step] {
      child.killedAfter = model.seconds * Double(killed.permille) / 1000
    }
    return child
  }

  /// Reports and other texts that a step has made; scenarios are the user's own, and fingerprints
  /// keep the lines that somebody has written into them.
  private static func written(_ before: AttackSnapshot, _ after: AttackSnapshot) -> [Bytes] {
    after.differences(from: before).filter {
      after.entries[$0]?.kind == "f" && !$0.ends(with: Bytes(".navsim".utf8))
        && !$0.holds(Bytes("fingerprints.txt".utf8))
    }
  }

  private func change(_ deed: AttackStep.Deed, in folder: Bytes) {
    switch deed {
    case .damage(let suffix, let seed):
      var damage = Damage(seed: seed)
      let files = AttackSnapshot(folder).entries
        .filter { $0.value.kind == "f" && $0.key.ends(with: suffix) }.keys
        .sorted { $0.lexicographicallyPrecedes($1) }
      guard !files.isEmpty else { return }
      let path = AttackDisk.joined(folder, files[damage.generator.below(files.count)])
      let bytes = AttackDisk.content(of: path, limit: 32 << 20)
      AttackDisk.put(AttackContent(damage.damaged(bytes)), to: path)
    case .replace(let name, let old, let new):
      let path = AttackDisk.joined(folder, name)
      let bytes = AttackDisk.content(of: path, limit: 32 << 20)
      guard let place = bytes.range(ofFirst: old) else { return }
      AttackDisk.put(
        AttackContent(bytes[..<place] + new + bytes[(place + old.count)...]), to: path)
    case .navsim, .program: break
    }
  }
}
