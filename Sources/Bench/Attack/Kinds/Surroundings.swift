// Streams and disks that do not do what they should: the reader leaves, the disk is full, the pipe
// does not block. The same is done undisturbed in a twin first, to know what should come of it.

extension AttackKind {
  /// A suite with much output and one failure at least.
  private static func suite(_ plan: inout AttackPlan) {
    plan.file("S/a.navsim", AttackTexts.failing)
    let expectation = "expect at end:  top is A\n"
    plan.file(
      "S/b.navsim",
      AttackContent(
        AttackTexts.failing.replacing(
          "native km", "native km fd hbd meituan qmui rt ml"))
        + AttackContent(expectation, times: 60))
    plan.file("S/c.navsim", AttackTexts.passing)
    plan.file("old.jsonl", "the old one\n")
  }

  private static let reports = ["--junit", "j.xml", "--sarif", "s.sarif", "--json", "e.jsonl"]

  static let readers: [AttackKind] = [
    AttackKind("reader/leaves a test", weight: 2) { draw in
      disturbed(
        ["test", "S", "--check"] + draw.pick([["--tap"], [], ["--jobs", "1"]]) + reports, &draw
      ) { $0.output = .leaves([0, 1, 100, 5_000][$1.below(4)]) }
    },
    AttackKind("reader/leaves a verdict", weight: 2) { draw in
      let words = draw.inTurn([
        ["check", "S"], ["check", "S", "bad.navsim"], ["fmt", "--check", "S", "bad.navsim"],
        ["diff", "S/a.navsim@strategy=km", "S/a.navsim@strategy=native"],
        ["check", "S", "--sarif", "s.sarif"], ["compare", "S", "--ios", "12,17"],
        ["explain", "scenarios", "S"], ["test", "--merge", "m.jsonl", "--junit", "j.xml"],
      ])
      return disturbed(words, &draw) { $0.output = .leaves([0, 1, 60][$1.below(3)]) }
    },
    AttackKind("reader/leaves anything") { draw in
      var plan = AttackPlan()
      suite(&plan)
      let words = draw.inTurn([
        ["run", "S"], ["export", "S/c.navsim", "--strategy", "km", "-f", "jsonl"],
        ["explain", "properties"], ["run", "S/c.navsim", "--strategy", "km"], ["help"],
        ["explain", "km", "--table"], ["help", "completion", "bash"], ["run", "S", "-o", "traces"],
      ])
      plan.run(words) { $0.output = .leaves(draw.pick([0, 1, 4_096])) }
      plan.run(words) { $0.output = .closed }
      return plan
    },
    AttackKind("reader/does not block") { draw in
      let words = draw.inTurn([
        ["run", "S"], ["test", "S", "--check"], ["explain", "properties"],
        ["export", "S/a.navsim", "-f", "csv"], ["check", "S", "--sarif", "-"],
      ])
      return disturbed(words, &draw, sameOutput: true) { step, _ in step.output = .nonBlocking }
    },
    AttackKind("disk/full output", weight: 2) { draw in
      disturbed(
        draw.inTurn([
          ["test", "S", "--check"] + reports, ["check", "S", "--sarif", "s.sarif"], ["check", "S"],
          ["test", "--merge", "m.jsonl"] + reports, ["test", "S", "--check", "--tap"] + reports,
        ]), &draw
      ) { step, _ in step.output = .full }
    },
    AttackKind("disk/full report", weight: 2) { draw in
      var plan = AttackPlan()
      suite(&plan)
      plan.files.append(AttackFile(path: Bytes("folder".utf8), kind: .folder))
      plan.run(["test", "S", "--check", "--json", "m.jsonl"])
      let words = draw.pick([["test", "S", "--check"], ["test", "--merge", "m.jsonl"]])
      // A page that says its look only sometimes, for lint to find something.
      plan.file("l.navsim", AttackTexts.pages + "page C\n  on viewDidAppear  bar alpha=0.5\n")
      plan.run(["check", "l.navsim", "--sarif", "/dev/full"]) { $0.demands = [.code([2])] }
      let bare = plan.run(words)
      let option = draw.inTurn(["--junit", "--sarif", "--json"])
      for (target, other) in [
        ("/dev/full", "--junit"), ("/dev/full", "--json"), ("/proc/none/x", "--sarif"),
      ] {
        plan.run(words + [option, target] + (other == option ? [] : [other, "other"])) {
          $0.demands = [.code([2])]
          if target == "/dev/full" { $0.demands.append(.sameOutput(bare)) }
          if target == "/dev/full" && other != option { $0.demands.append(.whole("other")) }
        }
      }
      return plan
    },
    AttackKind("disk/full output file") { draw in
      var plan = AttackPlan()
      suite(&plan)
      let words = draw.inTurn([
        ["run", "S/c.navsim", "--strategy", "km"],
        ["export", "S/c.navsim", "--strategy", "km", "-f", "csv"],
        ["conform", "x.log"],
      ])
      plan.file("x.log", AttackTexts.logLines.joined(separator: "\n"))
      for target in ["/dev/full", "/proc/none/x", "S"] {
        plan.run(words + ["-o", target]) { if target == "/dev/full" { $0.demands = [.code([2])] } }
      }
      return plan
    },
  ]

  static let writers: [AttackKind] = [
    AttackKind("disk/small", weight: 2) { draw in
      let words = draw.inTurn(writerCommands)
      let limit = 512 * draw.pick([1, 2, 4, 8, 16])
      var plan = writerPlan()
      plan.run(words) {
        $0.place = .twin
        $0.writes.append(Bytes("S/".utf8))
      }
      plan.run(words) {
        $0.fileLimit = limit
        $0.writes.append(Bytes("S/".utf8))
        $0.demands = [.oldOrNew]
      }
      return plan
    },
    AttackKind("disk/read-only") { draw in
      var plan = writerPlan()
      plan.files.append(AttackFile(path: Bytes("shut".utf8), kind: .shutFolder))
      for words in [
        ["run", "S/kept.navsim", "-o", "shut/x"],
        ["test", "S", "--check", "--junit", "shut/j.xml"],
        ["reproduce", "shut/x"],
        ["export", "S/c.navsim", "--strategy", "km", "-f", "csv", "-o", "/proc/x"],
        ["test", "S", "--check", "--json", "/proc/x"], ["reproduce", "/proc/x"],
      ] { plan.run(words) }
      return plan
    },
  ]

  static let kills: [AttackKind] = writerCommands.map { words in
    AttackKind(
      "kill/" + words.prefix(words[0] == "test" ? 3 : 1).filter { $0 != "S" }.joined(separator: " ")
    ) {
      draw in
      var plan = writerPlan()
      let model = plan.run(words) {
        $0.place = .twin
        $0.writes.append(Bytes("S/".utf8))
      }
      for _ in 0..<3 {
        plan.run(words) {
          $0.writes.append(Bytes("S/".utf8))
          $0.killed = .init(step: model, permille: 100 + draw.below(900))
          $0.demands = [.oldOrNew]
        }
      }
      plan.run(words) {
        $0.writes.append(Bytes("S/".utf8))
        $0.demands = [.asTwin]
      }
      return plan
    }
  }

  /// Commands that write files, one of each kind.
  static let writerCommands: [[String]] = [
    ["test", "S", "--update"], ["test", "S", "--check"] + reports, ["fmt", "S"],
    ["run", "S", "-o", "traces"],
    ["export", "S/c.navsim", "--strategy", "km", "-f", "csv", "-o", "c.csv"],
    ["check", "S", "--sarif", "s.sarif"],
  ]

  /// Files that every writer has something to write for.
  static func writerPlan() -> AttackPlan {
    var plan = AttackPlan()
    suite(&plan)
    let axes = "ios  9 10 11 12 13 14 15 16 17 18\n"
    for name in ["kept", "more"] {
      plan.file(
        "S/\(name).navsim", AttackTexts.kept.replacing("ios  12 13\n", axes).replacing(", ", ","))
    }
    for name in ["f", "g", "h"] {
      plan.file(
        "S/\(name).navsim", AttackTexts.passing.replacing("at 0ms  push", "at   0ms    push"))
    }
    for name in ["c.csv", "s.sarif", "j.xml", "e.jsonl"] { plan.file(name, "the old one\n") }
    return plan
  }

  static let recordKills: [AttackKind] = [
    AttackKind("kill/accept") { draw in
      var plan = AttackPlan()
      let axes = "ios  9 10 11 12 13 14 15 16 17 18\n"
      plan.file("x.navsim", AttackTexts.tracks.replacing("ios  12 13\n", axes))
      plan.file("y.navsim", AttackTexts.kept.replacing("ios  12 13\n", axes))
      var model = 0
      for place in [AttackStep.Place.twin, .here] {
        plan.run(["test", "--update"]) { $0.place = place }
        for name in ["x", "y"] {
          plan.add(
            .replace(
              path: Bytes("\(name).navsim".utf8), old: Bytes("push B\n".utf8),
              new: Bytes("push B animated=no\n".utf8)), in: place)
        }
        plan.run(["test"]) { $0.place = place }
        if place == .twin { model = plan.run(["review", "--accept"]) { $0.place = place } }
      }
      for _ in 0..<2 {
        plan.run(["review", "--accept"]) {
          $0.killed = .init(step: model, permille: 100 + draw.below(900))
          $0.demands = [.oldOrNew]
        }
      }
      plan.run(["review", "--accept"]) { $0.demands = [.asTwin] }
      return plan
    }
  ]

  /// A command undisturbed in the twin, and then here with something changed: the verdict and the
  /// files must be the same.
  private static func disturbed(
    _ words: [String], _ draw: inout AttackDraw, sameOutput: Bool = false,
    _ change: (inout AttackStep, inout AttackDraw) -> Void
  ) -> AttackPlan {
    var plan = AttackPlan()
    suite(&plan)
    plan.file("bad.navsim", AttackContent("nonsense\n", times: 15) + AttackTexts.passing)
    if words.contains("--merge") {
      for place in [AttackStep.Place.twin, .here] {
        plan.run(["test", "S", "--check", "--json", "m.jsonl"]) { $0.place = place }
      }
    }
    let model = plan.run(words) { $0.place = .twin }
    plan.run(words) {
      change(&$0, &draw)
      $0.demands = $0.output == .full ? [.outputFails(model)] : [.sameCode(model)]
      $0.demands.append(.asTwin)
      if sameOutput { $0.demands.append(.sameOutput(model)) }
    }
    return plan
  }
}
