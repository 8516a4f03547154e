// Outputs aimed at inputs: they are refused, and the input stays as it is.

extension AttackKind {
  static let aimedOutputs: [AttackKind] = [
    AttackKind("aimed/test report", weight: 2) { draw in
      let option = draw.inTurn(["--junit", "--sarif", "--json"])
      return aimed { target in ["test", "x.navsim", "--check", option, target] }
    },
    AttackKind("aimed/test report at another file") { draw in
      var plan = AttackPlan()
      plan.file(
        "S/x.navsim",
        "use \"pages.navsim\"\n" + AttackTexts.failing.replacing(AttackTexts.pages, ""))
      plan.file("S/pages.navsim", AttackTexts.pages)
      plan.file("S/y.navsim", AttackTexts.kept)
      plan.run(["test", "S", "--update"])
      let target = draw.inTurn([
        "S/y.navsim", "S/pages.navsim", "S/__traces__/y/kept.ios=12.trace", "S/../S/y.navsim",
      ])
      let option = draw.pick(["--junit", "--sarif", "--json"])
      refused(["test", "S/x.navsim", "S/y.navsim", option, target], &plan)
      return plan
    },
    AttackKind("aimed/lint report") { _ in aimed { ["check", "x.navsim", "--sarif", $0] } },
    AttackKind("aimed/merge report", weight: 2) { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.failing)
      plan.run(["test", "x.navsim", "--check", "--json", "1.jsonl"])
      let option = draw.pick(["--junit", "--sarif", "--json"])
      refused(
        ["test", "--merge", "1.jsonl", option, draw.inTurn(["1.jsonl", "./1.jsonl"])], &plan)
      return plan
    },
    AttackKind("aimed/run") { _ in aimed { ["run", "x.navsim", "--strategy", "km", "-o", $0] } },
    AttackKind("aimed/view") { _ in aimed { ["view", "x.navsim", "-o", $0] } },
    AttackKind("aimed/export and import") { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      plan.run(["run", "x.navsim", "--strategy", "km", "-o", "x.trace"])
      plan.run(["export", "x.trace", "-f", "jsonl", "-o", "x.jsonl"])
      plan.file("x.log", AttackTexts.logLines.joined(separator: "\n"))
      refused(
        draw.inTurn([
          ["export", "x.trace", "-f", "csv", "-o", "x.trace"],
          ["conform", "x.jsonl", "-o", "./x.jsonl"], ["conform", "x.log", "-o", "x.log"],
          ["export", "x.navsim", "--strategy", "km", "-f", "csv", "-o", "x.navsim"],
          ["conform", "x.log", "-o", "x.navsim"],
        ]), &plan)
      return plan
    },
    AttackKind("aimed/reports at each other") { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.failing)
      let (one, other) = draw.inTurn([("r", "r"), ("r", "./r"), ("r", "d/../r")])
      plan.files.append(AttackFile(path: Bytes("d".utf8), kind: .folder))
      plan.run(["test", "x.navsim", "--check", "--junit", one, "--json", other]) {
        $0.demands = [.code([2])]
      }
      return plan
    },
  ]

  /// A command whose output is aimed at the scenario by several names.
  private static func aimed(_ words: (String) -> [String]) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", AttackTexts.failing)
    plan.files.append(AttackFile(path: Bytes("link".utf8), kind: .link(Bytes("x.navsim".utf8))))
    plan.files.append(AttackFile(path: Bytes("d".utf8), kind: .folder))
    for target in ["x.navsim", "./x.navsim", "d/../x.navsim", "link"] {
      refused(words(target), &plan)
    }
    return plan
  }

  private static func refused(_ words: [String], _ plan: inout AttackPlan) {
    plan.run(words) {
      $0.writes = []
      $0.demands = [.code([2])]
    }
  }
}
