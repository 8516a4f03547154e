// Small files that ask for much: calls that multiply, nesting, numbers, and many of everything.

extension AttackKind {
  private static let end = "scenario \"s\"\nstack A\nat 0ms  push B\nexpect at end:  top is B\n"

  /// A scenario and the commands that may be slow with it.
  private static func plan(
    _ content: AttackContent, run: [Int32] = [0, 1, 2], check: [Int32] = [0, 1, 2],
    _ more: [[String]] = [], seconds: Int = AttackChild.processorLimit
  ) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", content)
    plan.run(["check", "x.navsim", "--no-advice"]) { $0.demands = [.code(check)] }
    plan.run(["run", "x.navsim", "--quiet", "-o", "out.trace"]) {
      $0.demands = [.code(run)]
      $0.processorLimit = seconds
    }
    for words in more { plan.run(words) }
    return plan
  }

  private static let advice = ["check", "x.navsim"]
  private static let test = ["test", "x.navsim", "--check"]
  private static let format = ["fmt", "x.navsim"]
  private static let list = ["test", "--list", "x.navsim"]

  static let programBombs: [AttackKind] = [
    AttackKind("bomb/fan-out") { draw in
      let (deep, wide) = draw.inTurn([(15, 10), (12, 20), (30, 2), (60, 2)])
      let owner = draw.pick(["page A \"A\"", "strategy mine", "navigation Main"])
      var text = "page B \"B\"\n" + (owner.hasPrefix("page") ? "" : "page A \"A\"\n") + owner + "\n"
      let hook = owner.hasPrefix("nav") ? "viewDidLoad" : "viewDidLoad"
      text += "  on \(hook)  do r0\n"
      for level in 0..<deep {
        for _ in 0..<wide { text += "  on r\(level)  do r\(level + 1)\n" }
      }
      text += "  on r\(deep)  layout bar\n"
      if owner.hasPrefix("nav") { text += "  stack A\n" }
      let scenario = owner.hasPrefix("nav") ? end.replacing("stack A", "root Main") : end
      text +=
        owner.hasPrefix("str")
        ? scenario.replacing("stack A", "matrix\n  strategy  mine\nstack A") : scenario
      return plan(
        AttackContent(text), run: [2], [advice, test, ["compare", "x.navsim", "--ios", "12,17"]])
    },
    AttackKind("bomb/circle") { draw in
      let code = draw.inTurn([
        "  on viewDidLoad  do r\n  on r  do r\n",
        "  on r  do q\n  on q  do r\n  on viewDidLoad  do r\n",
        "  on viewDidAppear  push B\n", "  on viewWillAppear  pop\n  on viewDidAppear  push B\n",
        "  on viewDidLayoutSubviews  layout bar\n", "  on viewDidAppear  set-stack A > B\n",
        "  on wants.barTintColor  self.wants barTintColor=red\n  on viewDidLoad  self.wants barTintColor=blue\n",
      ])
      return plan(
        AttackContent("page A \"A\"\n\(code)page B \"B\" like A\n" + end), [advice, test])
    },
    AttackKind("bomb/use graph") { draw in
      var plan = AttackPlan()
      let (deep, wide) = draw.inTurn([(15, 2), (15, 20), (17, 1), (8, 40)])
      for level in 0..<deep {
        plan.file(
          "u\(level).navsim", AttackContent("use \"u\(level + 1).navsim\"\n", times: wide))
      }
      plan.file("u\(deep).navsim", AttackTexts.pages)
      plan.file("x.navsim", AttackContent("use \"u0.navsim\"\n" + end))
      plan.run(["check", "x.navsim"])
      plan.run(["test", "x.navsim", "--check"])
      plan.run(["check", "."])
      return plan
    },
    AttackKind("bomb/use circle") { draw in
      var plan = AttackPlan()
      plan.file(
        "x.navsim", "use \"\(draw.inTurn(["x.navsim", "y.navsim", "./x.navsim"]))\"\n" + end)
      plan.file("y.navsim", "use \"x.navsim\"\nuse \"d/../y.navsim\"\n")
      plan.files.append(AttackFile(path: Bytes("d".utf8), kind: .folder))
      for command in ["check", "test", "fmt"] { plan.run([command, "."]) }
      return plan
    },
    AttackKind("bomb/nesting") { draw in
      let (open, close) = draw.inTurn([
        ("(", ")"), ("[", "]"), ("{", "}"), ("\"", "\""), ("[ios>=12] ", ""),
      ])
      let times = draw.pick([40, 1300, 100_000])
      let line =
        AttackContent("expect at end:  bar.alpha = ") + AttackContent(open, times: times)
        + AttackContent("1") + AttackContent(close, times: times) + "\n"
      return plan(
        AttackContent(AttackTexts.passing) + line + AttackContent("  on x  ") + line,
        [format, advice])
    },
    AttackKind("bomb/like chain") { draw in
      let (deep, wide) = draw.inTurn([(31, 300), (900, 1), (31, 10)])
      let code = String(repeating: "  on viewWillAppear  bar alpha=0.5\n", count: wide)
      var text = "page P0 \"A\"\n" + code
      for level in 1..<deep { text += "page P\(level) like P\(level - 1)\n" + code }
      text += "page A like P\(deep - 1)\npage B like P\(deep - 1)\n" + end
      return plan(AttackContent(text), [advice, test])
    },
    AttackKind("bomb/nested json") { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      let open = draw.inTurn(["[", "{\"a\":", "{\"set\":{\"a\":"])
      let first = draw.pick([
        "", AttackTexts.sampleLines[0] + "\n", "{\"event\":\"start\",\"format\":1}\n",
      ])
      plan.file(
        "x.log", AttackContent(first) + AttackContent(open, times: draw.pick([600, 1_000_000])))
      for words in [
        ["conform", "x.log"], ["test", "--merge", "x.log"], ["conform", "x.log", "x.navsim"],
      ] {
        plan.run(words)
      }
      return plan
    },
  ]

  static let numberBombs: [AttackKind] = [
    AttackKind("bomb/numbers", weight: 2) { draw in
      let number = draw.pick([
        "99999999999999999999", "9223372036854775807", "1000000", "0.0000000001", "-1000000",
        "1e308",
      ])
      let line = draw.inTurn([
        "option horizon=\(number)s\n", "option horizon=24h\n",
        "device iphone-8\nios \(number)\n", "image I #FFFFFF opaque=0pt..\(number)pt\n",
      ])
      let scenario =
        end
        + draw.pick([
          "at \(number)ms  pop\n", "at 86400000ms  push B\n",
          "then  swipe back to \(number)% over 1ms\n",
          "then  swipe back to 40% over \(number)ms release finish\n",
          "then  bar alpha=\(number)\n",
          "then  scroll A to \(number)pt over 24h\n", "then  bar x=\(number)pt\n",
          "then  push B animated=no\nexpect at end:  page.B.x changed by at most \(number)pt\n",
        ])
      return plan(AttackContent(line + AttackTexts.pages + scenario), [test])
    },
    AttackKind("bomb/long run") { draw in
      let text =
        "option horizon=86400s\n" + AttackTexts.pages
        + draw.inTurn([
          end.replacing("at 0ms", "at 86399000ms"),
          end + "then  swipe back to 40% over 86000s release cancel\n",
          end + "then  scroll B to 1000000pt over 86000s\n",
          "strategy t\n  on viewDidAppear  ticks start frames=1000000 keep=yes\n  on tick  bar alpha=0.5\n"
            + end.replacing("stack A", "matrix\n  strategy  t\nstack A"),
        ])
      return plan(
        AttackContent(text),
        [
          test, ["run", "x.navsim", "--full", "--quiet", "-o", "full.trace"], ["run", "x.navsim"],
        ])
    },
    AttackKind("bomb/many pages") { draw in
      let count = draw.inTurn([900, 1_000, 5_000])
      let text = (0..<count).map { "page P\($0) \"P\"\n  on viewDidLoad  bar alpha=1\n" }.joined()
      let all = (0..<min(count, 300)).map { "P\($0)" }.joined(separator: " > ")
      return plan(
        AttackContent(
          text + "scenario \"s\"\nstack P0\nat 0ms  set-stack \(all)\nexpect at end:  top is P1\n"),
        [advice, test])
    },
    AttackKind("bomb/many actions") { draw in
      let count = draw.inTurn([1_000, 9_900])
      let action = draw.pick(["at 0ms  push B\nat 0ms  pop\n", "at 0ms  bar alpha=0.5\n"])
      return plan(
        AttackContent(AttackTexts.pages + "scenario \"s\"\nstack A\n")
          + AttackContent(action, times: count / 2) + "expect at end:  top is A\n", [test])
    },
    AttackKind("bomb/many expectations") { draw in
      let line = draw.inTurn([
        "expect always:  bar.alpha = 1\n", "expect sometime always:  page.B.x rising\n",
        "expect during push:  eye.left = red\n",
      ])
      return plan(
        AttackContent(AttackTexts.pages + end) + AttackContent(line, times: 5_000), [test])
    },
    AttackKind("bomb/many cells") { draw in
      let count = draw.inTurn([3, 4, 5])
      let axes = (0..<count).map { axis in
        "  a\(axis)  " + (0..<10).map { "v\($0)" }.joined(separator: " ") + "\n"
      }.joined()
      let guards = (0..<count).map { "[a\($0)=v1] expect at end:  top is B\n" }.joined()
      // Ten thousand cells may run: each runs twice, and its findings and its trace are told.
      return plan(
        AttackContent(
          AttackTexts.pages + end.replacing("stack A", "matrix\n\(axes)stack A") + guards),
        run: [0, 1, 2], check: [0, 1, 2], [list, ["explain", "scenarios", "x.navsim"]],
        seconds: 60)
    },
    AttackKind("bomb/many scenarios") { draw in
      let count = draw.inTurn([1_000, 3_000])
      let text = (0..<count).map { "scenario \"s\($0)\"\nstack A\nexpect at start:  top is A\n" }
        .joined()
      return plan(AttackContent(AttackTexts.pages + text), [test, advice])
    },
    AttackKind("bomb/much code") { draw in
      let line = draw.inTurn([
        "  on viewWillAppear  bar alpha=0.5\n", "  on viewDidLayoutSubviews  layout bar\n",
        "  on viewWillAppear  save bar as s\n", "  [ios>=12] on viewWillAppear  bar alpha=0.5\n",
      ])
      return plan(
        AttackContent("page B \"B\"\npage A \"A\"\n") + AttackContent(line, times: 9_900) + end,
        [advice, test, format])
    },
  ]
}
