// Files and folders that are not what they seem: too large, without end, pipes, links, odd names.

extension AttackKind {
  private static let stranger = "/etc/passwd"

  static let fileBombs: [AttackKind] = [
    AttackKind("file/too large") { draw in
      let line = draw.inTurn([
        "// a comment\n", "\n", "page A\n", "a", "  on viewDidLoad  layout bar\n",
      ])
      var plan = AttackPlan()
      plan.file(
        "x.navsim",
        AttackContent(AttackTexts.passing)
          + AttackContent(line, times: (17 << 20) / line.utf8.count))
      let formats = [["fmt", "x.navsim"], ["fmt", "--check", "x.navsim"], ["fmt", "-"]]
      let others = [
        ["check", "x.navsim"], ["check", "x.navsim"], ["test", "x.navsim", "--update"],
        ["run", "x.navsim"], ["explain", "scenarios", "x.navsim"], ["explain", "km", "x.navsim"],
        ["compare", "x.navsim", "--ios", "12,17"],
      ]
      for words in [draw.inTurn(formats)] + others.shuffled(&draw).prefix(3) {
        plan.run(words) {
          $0.writes = []
          $0.input = Bytes("x.navsim".utf8)
          $0.demands = [.code([2])]
        }
      }
      return plan
    },
    AttackKind("file/long lines") { draw in
      let part = draw.inTurn(["x", " ", "\"", "é", "x ", "//", "=", "a=1 "])
      let place = draw.pick([AttackTexts.passing, AttackTexts.pages])
      var plan = AttackPlan()
      plan.file(
        "x.navsim",
        AttackContent(place + draw.pick(["", "expect at end:  ", "  on viewDidLoad  "]))
          + AttackContent(part, times: draw.pick([4_200, 200_000, 4_000_000])) + "\n")
      for command in ["check", "fmt", "test"] { plan.run([command, "x.navsim"]) }
      return plan
    },
    AttackKind("file/many lines") { draw in
      let line = draw.inTurn(["nonsense\n", "page A\n", "\n", "expect at end:  top is Q\n", "\"\n"])
      var plan = AttackPlan()
      plan.file(
        "x.navsim",
        AttackContent(AttackTexts.passing)
          + AttackContent(line, times: draw.pick([19_000, 400_000])))
      for words in [
        ["check", "x.navsim", "--all-errors"], ["fmt", "x.navsim"], ["test", "x.navsim"],
      ] {
        plan.run(words)
      }
      return plan
    },
    AttackKind("file/without end") { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      let device = draw.inTurn(["/dev/zero", "/dev/zero", "zero.navsim"])
      plan.files.append(
        AttackFile(path: Bytes("zero.navsim".utf8), kind: .link(Bytes("/dev/zero".utf8))))
      for words in [
        ["check", device], ["test", device], ["fmt", device], ["conform", device],
        ["test", "--merge", device],
        ["diff", device, device], ["conform", device, "x.navsim"], ["run", device], ["run", "-"],
        ["export", device, "-f", "csv"],
      ].shuffled(&draw).prefix(4) {
        plan.run(words) {
          $0.writes = []
          $0.input = Bytes("/dev/zero".utf8)
          $0.demands = [.code([2])]
        }
      }
      return plan
    },
    AttackKind("file/marks of order") { draw in
      var plan = AttackPlan()
      let mark = draw.inTurn([
        "\u{FEFF}\u{FEFF}", "\u{FEFF}", "\u{FEFF}\n\u{FEFF}", "\u{FFFE}", "\r\n", "\r", "\u{0}",
        "\u{1A}",
        "\u{C}",
      ])
      plan.file("x.navsim", mark + AttackTexts.passing)
      plan.file("y.navsim", AttackTexts.passing.replacing("\n", mark + "\n"))
      for name in ["x.navsim", "y.navsim"] {
        let check = plan.run(["check", name])
        let format = plan.run(["fmt", name])
        plan.run(["fmt", name]) {
          $0.writes = []; $0.demands = [.sameCode(format)]
        }
        plan.run(["check", name]) { $0.demands = [.sameCode(check)] }
      }
      return plan
    },
    AttackKind("file/bytes") { draw in
      let bytes: Bytes = draw.inTurn([
        [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80],
        [0x80],
      ])
      var plan = AttackPlan()
      plan.file(
        "x.navsim",
        AttackContent("// ") + AttackContent(bytes) + "\n" + AttackContent(AttackTexts.passing))
      plan.file("x.log", AttackContent(AttackTexts.logLines[0]) + AttackContent(bytes) + "\n")
      for words in [
        ["check", "x.navsim"], ["fmt", "x.navsim"], ["test", "--tap"], ["conform", "x.log"],
        ["test", "--check", "--json", "r.jsonl", "--junit", "r.xml"],
      ] { plan.run(words) }
      return plan
    },
  ]

  static let folderBombs: [AttackKind] = [
    AttackKind("folder/FIFO") { draw in
      var plan = AttackPlan()
      plan.file("S/ok.navsim", AttackTexts.failing)
      plan.files.append(AttackFile(path: Bytes("S/p.navsim".utf8), kind: .pipe))
      let commands =
        draw.turn % 2 == 0 ? [["test", "--check"], ["check"]] : [["fmt"], ["run"], ["check"]]
      for words in commands {
        plan.run(words + ["S"]) {
          $0.patience = 6
          $0.demands = [.code([2]), .says("p.navsim")]
          if words[0] == "test" { $0.demands.append(.says("top page is B")) }
        }
      }
      return plan
    },
    AttackKind("folder/dangling link") { draw in
      folder(
        AttackFile(
          path: Bytes("S/p.navsim".utf8),
          kind: .link(Bytes(draw.inTurn(["nowhere", "p.navsim"]).utf8))),
        says: "p.navsim")
    },
    AttackKind("folder/unreadable name") { draw in
      let odd: Bytes = draw.inTurn([[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]])
      return folder(
        AttackFile(
          path: Bytes("S/p".utf8) + odd
            + Bytes(".navsim".utf8), kind: .text(AttackContent(AttackTexts.passing))),
        says: ".navsim")
    },
    AttackKind("folder/folder as file") { draw in
      var plan = folder(
        AttackFile(path: Bytes("S/p.navsim".utf8), kind: .folder), says: "", [0, 1, 2])
      plan.file("S/p.navsim/q.navsim", AttackTexts.passing)
      return plan
    },
    AttackKind("folder/deep") { draw in
      var plan = AttackPlan()
      let deep = draw.inTurn([300, 1_900, 60])
      let path = (0..<deep).map { _ in "d" }.joined(separator: "/")
      plan.file(path + "/x.navsim", AttackTexts.failing)
      plan.file("y.navsim", AttackTexts.passing)
      for words in [["test", "--check"], ["check", "."], ["fmt", "--check", "."]] {
        plan.run(words)
      }
      return plan
    },
    AttackKind("folder/circle of links") { draw in
      var plan = AttackPlan()
      plan.file("S/x.navsim", AttackTexts.passing)
      for (name, target) in [("S/loop", "."), ("S/up", ".."), ("S/other", "loop/loop")] {
        plan.files.append(AttackFile(path: Bytes(name.utf8), kind: .link(Bytes(target.utf8))))
      }
      for words in [["test", "--check", "S"], ["check", "S"], ["check", "S"]] { plan.run(words) }
      return plan
    },
    AttackKind("folder/orphans behind a link") { draw in
      var plan = AttackPlan()
      plan.file("S/x.navsim", AttackTexts.kept)
      plan.file("elsewhere/mine.trace", "navsim-trace 1\n")
      plan.file("elsewhere/x/mine.trace", "navsim-trace 1\n")
      let (name, target) = draw.inTurn([
        ("S/__traces__/other", "../../elsewhere"), ("S/__traces__/x", "../../elsewhere"),
        ("S/__traces__/x/y", "../../../elsewhere/x"),
      ])
      plan.files.append(AttackFile(path: Bytes(name.utf8), kind: .link(Bytes(target.utf8))))
      plan.run(["test", "S", "--orphans", "delete", "--check"])
      plan.run(["test", "S", "--orphans", "delete"]) {
        $0.writes = ["S/__traces__/", "*.trace.new"].map { Bytes($0.utf8) }
      }
      plan.run(["test", "S", "--orphans", "delete", "--update"]) {
        $0.demands = [.whole("elsewhere/mine.trace"), .whole("elsewhere/x/mine.trace")]
        $0.writes = ["S/__traces__/", "elsewhere/", "S/x.navsim"].map { Bytes($0.utf8) }
      }
      return plan
    },
    AttackKind("folder/spellings") { draw in
      var plan = AttackPlan()
      plan.file("S/a.navsim", AttackTexts.passing)
      plan.file("S/b.navsim", AttackTexts.failing)
      plan.file("S/c.navsim", AttackTexts.passing)
      let whole = plan.run(["test", "S", "--check"])
      let other = draw.inTurn(["./S", "S/", ".//S", "S/."])
      plan.run(["test", "S", "--check", "--shard", "1/2", "--json", "1.jsonl"])
      plan.run(["test", other, "--check", "--shard", "2/2", "--json", "2.jsonl"])
      plan.run(["test", "--merge", "1.jsonl", "2.jsonl"]) {
        $0.demands = [.sameCode(whole), .sameOutput(whole)]
      }
      plan.run(["test", "S", other, "--check"]) { $0.demands = [.sameOutput(whole)] }
      return plan
    },
    AttackKind("folder/strangers used") { draw in
      var plan = AttackPlan()
      let path = draw.inTurn([
        stranger, "../secret.txt", "secret.txt", "../secret.navsim", "link.navsim", "/dev/zero",
        ".",
      ])
      plan.file("x.navsim", "use \"\(path)\"\n" + AttackTexts.passing)
      plan.file("secret.txt", AttackTexts.secret)
      plan.file("../secret.txt", AttackTexts.secret)
      plan.file("../secret.navsim", AttackTexts.secret)
      plan.files.append(
        AttackFile(path: Bytes("link.navsim".utf8), kind: .link(Bytes("/etc/passwd".utf8))))
      for words in [["check", "x.navsim"], ["test", "x.navsim"], ["check", "x.navsim"]] {
        plan.run(words) {
          $0.demands = [.code([2]), .isSilentAbout("root:"), .isSilentAbout("planted-secret")]
        }
      }
      return plan
    },
    AttackKind("folder/revisions") { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.passing)
      for words in [["init", "-q"], ["add", "."]] {
        plan.add(.program((["git"] + words).map { Bytes($0.utf8) }))
      }
      for revision in [
        "HEAD", "--output=pwned", "-h", "", "HEAD:x", "\u{1B}[1m", "$(touch pwned)", ":x.navsim",
        "@{-1}",
      ] {
        plan.run(["diff", "git:\(revision):x.navsim", "x.navsim"])
      }
      return plan
    },
  ]

  /// A folder with one sound file and one that is not: it is told, and the others run.
  private static func folder(
    _ odd: AttackFile, says name: String, _ codes: [Int32] = [2]
  ) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("S/ok.navsim", AttackTexts.failing)
    plan.files.append(odd)
    for command in ["test", "check", "run", "fmt"] {
      plan.run([command, "S"]) {
        $0.demands = [.code(codes)] + (name.isEmpty ? [] : [.says(name)])
        if command == "test" { $0.demands.append(.says("top page is B")) }
        $0.writes = [Bytes("S/ok.navsim".utf8)]
      }
    }
    return plan
  }
}
