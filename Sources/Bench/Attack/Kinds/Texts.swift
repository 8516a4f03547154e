// Texts that act on what shows them: control characters, orders to CI services, formulas. Each kind
// is one place that such a text can stand in; the texts take turns.

extension AttackKind {
  /// What is planted. Each is recognised in output by the checks of streams.
  static let payloads = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\rback", "\u{7}", "\u{9B}31m", "\u{85}next",
    "\u{202E}evil",
    "\u{2066}in\u{2069}", "\u{7F}\u{8}", "\u{0}nul", "::error::planted",
  ]
  /// And where a line may end inside it.
  static let longPayloads =
    payloads + ["a\n::error::planted", "a\r\n::error::planted", "\n\n##[error]x"]

  static let texts: [AttackKind] = [
    AttackKind("text/comment") { draw in
      scenario(AttackTexts.passing + "// \(draw.inTurn(payloads))\n", &draw)
    },
    AttackKind("text/description", weight: 2) { draw in
      let text = "/// \(draw.inTurn(payloads))\n"
      var plan = scenario(
        AttackTexts.pages + text + "strategy mine\n  on viewDidLoad  layout bar\n" + text
          + AttackTexts.failing.replacing(AttackTexts.pages, ""), &draw)
      plan.run(["explain", "strategies", "x.navsim"])
      plan.run(["explain", "strategies", "x.navsim", "--json"])
      plan.run(["explain", "mine", "x.navsim"])
      plan.run(["explain", "mine", "x.navsim", "--table"])
      return plan
    },
    AttackKind("text/title", weight: 2) { draw in
      let title = draw.inTurn(payloads)
      var plan = scenario(
        AttackTexts.failing.replacing("\"A\"", "\"\(title)\""), &draw)
      for form in ["jsonl", "csv", "chrome", "dot", "mermaid"] {
        plan.run(["export", "x.navsim", "-f", form, "--strategy", "km"])
      }
      plan.run(["run", "x.navsim", "--frame", "start", "--strategy", "km"])
      return plan
    },
    AttackKind("text/name", weight: 2) { draw in
      let name = draw.inTurn(payloads)
      return scenario(
        AttackTexts.failing.replacing("\"wrong\"", "\"\(name)\"")
          .replacing("page B", draw.chance(50) ? "page B" : "page B\(name)"), &draw)
    },
    AttackKind("text/unknown word") { draw in
      let word = draw.inTurn(payloads)
      return scenario(
        AttackTexts.failing + "\(word) x\nexpect at end:  top is \(word)\nuse \"\(word).navsim\"\n",
        &draw)
    },
    AttackKind("text/file name", weight: 2) { draw in
      let name = draw.inTurn(longPayloads.filter { !$0.contains("\0") })
      var plan = AttackPlan()
      plan.file("S/\(name).navsim", AttackTexts.failing)
      plan.file("S/\(name)2.navsim", AttackTexts.kept + "nonsense\n")
      for words in commandsOnFolder { plan.run(words + ["S"]) }
      plan.run(["test", "S", "--github", "--check"]) {
        $0.demands = [.annotations("::error::planted")]
      }
      plan.run(["run", "S/\(name).navsim", "-o", "S"]) { $0.writes = [Bytes("S/".utf8)] }
      return plan
    },
    AttackKind("text/argument") { draw in
      let word = draw.inTurn(longPayloads.filter { !$0.contains("\0") })
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      for words in [
        ["run", word], ["run", "x.navsim", "--strategy", word], ["test", "--filter", word],
        [word], ["run", "--\(word)"], ["explain", word], ["diff", word, word],
        ["test", "--merge", word],
        ["run", "x.navsim", "--frame", word], ["export", "x.navsim", "-f", word],
        ["review", "--accept", word],
      ] { plan.run(words) }
      return plan
    },
    AttackKind("text/annotations") { draw in
      let text = draw.inTurn(payloads)
      var plan = AttackPlan()
      plan.file(
        "x.navsim", AttackTexts.failing.replacing("wrong", text).replacing("\"A\"", "\"\(text)\""))
      plan.file("y.navsim", AttackTexts.failing + text + "\n")
      plan.run(["test", "--github", "--check"]) {
        $0.demands = [.annotations("::error::planted")]
        $0.environment = ["GITHUB_STEP_SUMMARY": "summary.md"]
        $0.writes += [Bytes("summary.md".utf8)]
      }
      plan.run(["diff", "x.navsim@strategy=km", "x.navsim@strategy=native", "--format", "github"]) {
        $0.demands = [.annotations("::error::planted")]
      }
      return plan
    },
    AttackKind("text/formula") { draw in
      let formula = draw.inTurn([
        "=HYPERLINK(\\\"http://x\\\")", "@SUM(1+1)", "=cmd|' /C calc'!A0", "=1+1",
      ])
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing.replacing("\"A\"", "\"\(formula)\""))
      for form in [["csv"], ["csv", "--wide"]] {
        plan.run(["export", "x.navsim", "--strategy", "km", "-f"] + form) {
          $0.demands = [.noFormula]
        }
      }
      return plan
    },
  ]

  /// A text as it stands in JSON: control characters as `\u001b`.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.value < 32
        ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        : String(scalar)
    }.joined()
  }

  static let textCarriers: [AttackKind] = [
    AttackKind("text/phone log") { draw in
      let text = draw.inTurn(payloads)
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      let lines =
        AttackTexts.logLines + [
          text, "\(text)Controller.viewDidLoad()", "-[Home\(text) viewWillAppear:]",
          "viewDidAppear(_:) \(text)",
        ]
      plan.file("x.log", lines.joined(separator: "\n"))
      plan.run(["conform", "x.log"])
      plan.run(["conform", "x.log", "--map", "HomeViewController=A"])
      plan.run(["conform", "x.log", "x.navsim", "--strategy", "km"])
      return plan
    },
    AttackKind("text/samples") { draw in
      let text = draw.inTurn(longPayloads)
      let escaped = escaped(text)
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      for (name, word) in [("raw.log", text), ("escaped.log", escaped)] {
        plan.file(
          name,
          AttackTexts.sampleLines.joined(separator: "\n").replacing("DetailViewController", word)
            .replacing("\"push\"", "\"\(word)\""))
        plan.run(["conform", name])
        plan.run(["conform", name, "x.navsim", "--strategy", "km"])
      }
      return plan
    },
    AttackKind("text/shard") { draw in
      let text = draw.inTurn(longPayloads)
      let escaped = escaped(text)
      var plan = AttackPlan()
      plan.file("S/a.navsim", AttackTexts.failing)
      plan.file("S/b.navsim", AttackTexts.failing + "nonsense\n")
      plan.run(["test", "S", "--check", "--json", "1.jsonl"])
      for part in ["wrong", "the top page", "S/a.navsim", "nonsense", "native"].shuffled(&draw) {
        plan.add(
          .replace(
            path: Bytes("1.jsonl".utf8), old: Bytes(part.utf8), new: Bytes(escaped.utf8)))
        plan.run(["test", "--merge", "1.jsonl"])
      }
      plan.run(["test", "--merge", "1.jsonl", "--tap", "--junit", "j.xml", "--sarif", "s.sarif"])
      return plan
    },
    AttackKind("text/kept files") { draw in
      let text = draw.inTurn(payloads)
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.kept)
      plan.file("y.navsim", AttackTexts.fingerprints)
      plan.run(["test", "--update"])
      for old in ["page.B", "viewWillAppear", "scenario"].shuffled(&draw).prefix(2) {
        plan.add(
          .replace(
            path: Bytes("__traces__/x/kept.ios=12.trace".utf8), old: Bytes(old.utf8),
            new: Bytes(text.utf8)))
      }
      plan.add(
        .replace(
          path: Bytes("__traces__/y/fingerprints.txt".utf8), old: Bytes("kept.ios=13".utf8),
          new: Bytes(text.utf8)))
      for words in [["test"], ["test", "--check", "--tap"], ["review"], ["review", "--accept"]] {
        plan.run(words)
      }
      plan.run(["run", "__traces__/x/kept.ios=12.trace", "--frame", "start"])
      return plan
    },
    AttackKind("text/trace") { draw in
      let text = draw.inTurn(payloads)
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      plan.run(["run", "x.navsim", "--quiet", "--strategy", "km", "-o", "x.trace"])
      plan.run(["run", "x.navsim", "--quiet", "--strategy", "km", "-o", "y.trace"])
      for old in ["push", "\"A\"", "viewDidAppear", "page.B", "strategy=km"].shuffled(&draw).prefix(
        2)
      {
        plan.add(
          .replace(
            path: Bytes("x.trace".utf8), old: Bytes(old.utf8), new: Bytes(text.utf8)))
      }
      for form in ["jsonl", "csv", "chrome", "dot", "mermaid"] {
        plan.run(["export", "x.trace", "-f", form])
      }
      for words in [["diff", "x.trace", "y.trace"], ["run", "x.trace", "--frame", "push+3"]] {
        plan.run(words)
      }
      return plan
    },
  ]

  private static let commandsOnFolder = [
    ["test"], ["test", "--check", "--tap"], ["test", "--list"], ["check"], ["check"],
    ["fmt", "--check"],
    ["run", "--quiet"], ["explain", "scenarios"], ["compare", "--ios", "12,17"],
    ["test", "--check", "--json", "r.jsonl", "--junit", "r.xml", "--sarif", "r.sarif"],
  ]

  /// Commands that print a part of a scenario.
  private static func scenario(_ text: String, _ draw: inout AttackDraw) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", text)
    for words in commandsOnFolder { plan.run(words + ["x.navsim"]) }
    plan.run(["run", "x.navsim", draw.pick(["--tracks", "--causes", "--full"])])
    plan.run(["fmt", "-"]) {
      $0.input = Bytes("x.navsim".utf8)
      $0.demands = [.mayRepeatControls]
    }
    return plan
  }
}

extension Array {
  /// In an order that the draw decides.
  func shuffled(_ draw: inout AttackDraw) -> Array {
    var rest = self
    var result: Array = []
    while !rest.isEmpty { result.append(rest.remove(at: draw.below(rest.count))) }
    return result
  }
}
