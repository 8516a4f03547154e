// Valid things damaged at random: scenarios, traces, exports, logs, reports, and what is kept.

extension AttackKind {
  static let damages: [AttackKind] = [
    AttackKind("damage/scenario bytes", weight: 5) { draw in
      let text = draw.scenario()
      var damage = Damage(seed: draw.seed())
      return scenarioPlan(damage.damagedBytes(text), &draw)
    },
    AttackKind("damage/scenario words", weight: 5) { draw in
      let text = draw.scenario()
      var damage = Damage(seed: draw.seed())
      return scenarioPlan(damage.damagedWords(text), &draw)
    },
    AttackKind("damage/format", weight: 3) { draw in formatPlan(&draw) },
    AttackKind("damage/jobs", weight: 2) { draw in
      var plan = AttackPlan()
      var damage = Damage(seed: draw.seed())
      plan.file("x.navsim", AttackContent(damage.damagedWords(draw.scenario())))
      plan.file("y.navsim", AttackTexts.failing)
      let words = ["test", ".", "--tap", "--check"]
      let one = plan.run(words + ["--jobs", "1"])
      plan.run(words + ["--jobs", "2"]) { $0.demands = [.sameCode(one), .sameOutput(one)] }
      return plan
    },
    AttackKind("damage/used file", weight: 2) { draw in
      var damage = Damage(seed: draw.seed())
      var plan = AttackPlan()
      plan.file("pages.navsim", AttackContent(damage.damaged(Bytes(AttackTexts.pages.utf8))))
      plan.file(
        "x.navsim", "use \"pages.navsim\"\n" + AttackTexts.passing.replacing(AttackTexts.pages, ""))
      addCommands(["check", "run", "explain"], to: &plan, &draw)
      return plan
    },
    AttackKind("damage/trace", weight: 3) { draw in
      var plan = tracePlan(&draw)
      for _ in 0..<3 {
        plan.run(AttackCommands.words(draw.pick(AttackCommands.forTrace), "x.trace", &draw))
      }
      return plan
    },
    AttackKind("damage/export", weight: 3) { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      let form = draw.inTurn([["jsonl"], ["csv"], ["csv", "--wide"]])
      plan.run(["export", "x.navsim", "--strategy", "km", "-o", "x.log", "-f"] + form)
      plan.add(.damage(suffix: Bytes("x.log".utf8), seed: draw.seed()))
      addLogCommands(to: &plan, &draw)
      return plan
    },
    AttackKind("damage/phone log", weight: 2) { draw in
      logPlan((0..<20).map { _ in draw.pick(AttackTexts.logLines) }, &draw)
    },
    AttackKind("damage/samples", weight: 2) { draw in logPlan(AttackTexts.sampleLines, &draw) },
    AttackKind("damage/shard", weight: 2) { draw in shardPlan(&draw) },
    AttackKind("damage/kept trace", weight: 2) { draw in
      let isTrace = draw.turn % 2 == 0
      return keptPlan(
        isTrace ? AttackTexts.kept : AttackTexts.tracks, suffix: isTrace ? ".trace" : ".tracks",
        &draw)
    },
    AttackKind("damage/fingerprints", weight: 2) { draw in
      keptPlan(AttackTexts.fingerprints, suffix: "fingerprints.txt", &draw)
    },
    AttackKind("damage/records", weight: 2) { draw in
      keptPlan(AttackTexts.kept, suffix: "x.navsim", &draw)
    },
    AttackKind("damage/arguments", weight: 3) { draw in argumentPlan(&draw) },
    AttackKind("damage/reproduce and completion") { draw in
      var plan = AttackPlan()
      let name = draw.inTurn([
        "a", "a/b", "", ".", "-", "..", "a b", "é", "a\u{1B}b", "a\nb", "::x",
      ])
      plan.run(["reproduce", name]) {
        $0.writes = [Bytes((name + ".navsim").utf8), Bytes("a/".utf8)]
      }
      plan.run(["reproduce", name])
      plan.run(["help", "completion", draw.pick(["bash", "zsh", "fish"])])
      plan.run(["help", draw.pick(["run", "nothing", "help", "\u{1B}[1m"])])
      return plan
    },
  ]

  /// Some commands on one damaged scenario.
  private static func scenarioPlan(_ text: Bytes, _ draw: inout AttackDraw) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", AttackContent(text))
    plan.file("x.log", AttackTexts.logLines.joined(separator: "\n"))
    plan.file("other.trace", "navsim-trace 1\n")
    plan.run(["check", "x.navsim"])
    for _ in 0..<2 {
      plan.run(AttackCommands.words(draw.pick(AttackCommands.forScenario), "x.navsim", &draw))
    }
    return plan
  }

  static func addCommands(
    _ commands: [String], to plan: inout AttackPlan, _ draw: inout AttackDraw
  ) {
    for command in commands { plan.run(AttackCommands.words(command, "x.navsim", &draw)) }
  }

  /// Formatting keeps what a file means, and what is formatted stays as it is.
  private static func formatPlan(_ draw: inout AttackDraw) -> AttackPlan {
    var damage = Damage(seed: draw.seed())
    var plan = AttackPlan()
    let text = draw.scenario()
    plan.file(
      "x.navsim",
      AttackContent(draw.chance(50) ? damage.damagedBytes(text) : damage.damagedWords(text)))
    plan.file("y.navsim", AttackTexts.passing)
    let check = plan.run(["check", "x.navsim", "--quiet"])
    let run = plan.run(["run", "x.navsim", "--quiet", "--ios", "12", "--strategy", "native"])
    let format = plan.run(["fmt", "x.navsim"]) { $0.writes = [Bytes("x.navsim".utf8)] }
    plan.run(["fmt", "x.navsim"]) {
      $0.writes = []; $0.demands = [.sameCode(format)]
    }
    plan.run(["fmt", "--check", "x.navsim"]) { $0.demands = [.sameCode(format)] }
    plan.run(["check", "x.navsim", "--quiet"]) { $0.demands = [.sameCode(check)] }
    plan.run(["run", "x.navsim", "--quiet", "--ios", "12", "--strategy", "native"]) {
      $0.demands = [.sameCode(run), .sameOutput(run)]
    }
    return plan
  }

  private static func tracePlan(_ draw: inout AttackDraw) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", AttackContent(draw.scenario()))
    plan.run(["run", "x.navsim", "--quiet", "-o", "all"])
    plan.run(["run", "x.navsim", "--quiet", "--strategy", "native", "--ios", "12", "-o", "one"])
    plan.file("base.navsim", AttackTexts.passing)
    let form = draw.inTurn([[], ["--tracks"], ["--full"], ["--causes"]])
    for (name, strategy) in [("x.trace", "native"), ("other.trace", "km")] {
      plan.run(["run", "base.navsim", "--quiet", "--strategy", strategy, "-o", name] + form)
    }
    plan.add(.damage(suffix: Bytes("x.trace".utf8), seed: draw.seed()))
    return plan
  }

  private static func logPlan(_ lines: [String], _ draw: inout AttackDraw) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", AttackTexts.passing)
    var damage = Damage(seed: draw.seed())
    plan.file(
      "x.log", AttackContent(damage.damaged(Bytes(lines.joined(separator: "\n").utf8))))
    addLogCommands(to: &plan, &draw)
    return plan
  }

  private static func addLogCommands(to plan: inout AttackPlan, _ draw: inout AttackDraw) {
    plan.run(AttackCommands.words("read", "x.log", &draw))
    plan.run(["conform", "x.log", "-o", "x.trace"])
    plan.run(AttackCommands.words("conform", "x.navsim", &draw) + ["--strategy", "km"])
    plan.run(
      [
        "conform", "x.log", "x.navsim", "--ios", "12", "--strategy", "native", "--tolerance",
        "x=1pt",
      ])
  }

  private static func shardPlan(_ draw: inout AttackDraw) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("S/a.navsim", AttackTexts.passing)
    plan.file("S/b.navsim", AttackTexts.failing)
    let whole = plan.run(["test", "--check", "S"])
    for shard in 1...2 {
      plan.run(["test", "--check", "S", "--shard", "\(shard)/2", "--json", "\(shard).jsonl"])
    }
    plan.run(["test", "--merge", "1.jsonl", "2.jsonl"]) { $0.demands = [.sameCode(whole)] }
    plan.add(.damage(suffix: Bytes("1.jsonl".utf8), seed: draw.seed()))
    plan.run([
      "test", "--merge", "2.jsonl", "1.jsonl", "--junit", "j.xml", "--sarif", "s.sarif", "--tap",
    ])
    plan.run(["test", "--merge", "1.jsonl", "1.jsonl", "--json", "all.jsonl"])
    return plan
  }

  private static func keptPlan(
    _ text: String, suffix: String, _ draw: inout AttackDraw
  ) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", text)
    plan.run(["test", "--update"])
    plan.add(.damage(suffix: Bytes(suffix.utf8), seed: draw.seed()))
    plan.run(["test", "x.navsim", "--jobs", "2"])
    plan.run(
      draw.pick([
        ["review"], ["test", "--check"], ["review", "--reject"], ["review", "--accept"],
        ["test", "--tap"],
      ]))
    if suffix != "x.navsim" {
      // A damaged name is one that no cell asks for.
      plan.run(["test", "--update", "--orphans", "delete"]) { $0.demands = [.code([0])] }
      plan.run(["test", "--check"]) { $0.demands = [.code([0])] }
    } else {
      plan.run(["test", "--update"])
      plan.run(["fmt", "--check", "x.navsim"])
    }
    return plan
  }

  private static func argumentPlan(_ draw: inout AttackDraw) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", draw.pick([AttackTexts.passing, AttackTexts.failing]))
    plan.file("x.log", AttackTexts.logLines.joined(separator: "\n"))
    plan.file("other.trace", "navsim-trace 1\n")
    for _ in 0..<3 {
      let command = draw.pick(AttackCommands.forScenario + ["review", "read"])
      var words = AttackCommands.words(command, "x.navsim", &draw).map { Bytes($0.utf8) }
      let place = 1 + draw.below(words.count)
      // Slashes alone are the root of the machine, which takes as long as the machine is large.
      let odd = draw.pick(Damage.oddWords.filter { !$0.contains(0) && $0 != [0x2F, 0x2F] })
      if place < words.count && draw.chance(60) { words[place] = odd } else { words.append(odd) }
      if draw.chance(10) { words.append([0x62, 0xFF, 0x61]) }
      plan.add(.navsim(words))
      plan.steps[plan.steps.count - 1].writes =
        AttackCommands.writes(words.map { String(decoding: $0, as: UTF8.self) })
    }
    return plan
  }
}
