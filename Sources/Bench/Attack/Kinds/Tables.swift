// Large tables and logs, large files that are nothing, and kept files that contradict themselves.

extension AttackKind {
  static let tableBombs: [AttackKind] = [
    AttackKind("table/wide") { draw in
      let (columns, rows) = draw.inTurn([(3_000, 4_500), (300, 40_000), (100_000, 130)])
      var content = AttackContent("ms")
      // Names of twelve letters at most; a column for each property of a page of its own.
      content += AttackContent((0..<columns).map { ",page.P\($0).x" }.joined() + "\n")
      let same = draw.chance(50)
      for row in 0..<rows {
        content += AttackContent("\(row * 17)")
        content += AttackContent(same ? ",1" : ",\(row % 7)", times: columns) + "\n"
      }
      return tablePlan(content)
    },
    AttackKind("table/long") { draw in
      let rows = draw.inTurn([400_000, 100_000])
      let line = draw.pick([
        "0,0,push,0,page.B,x,375\n", "5,83.333,push,5,page.B,x,1\n", "junk\n", "\"a\n",
      ])
      return tablePlan(
        AttackContent("frame,ms,phase,k,element,property,value\n")
          + AttackContent(line, times: rows))
    },
    AttackKind("table/log") { draw in
      let line = draw.inTurn([
        AttackTexts.logLines[0] + "\n", "no log at all\n", "viewDidAppear", "A.viewDidLoad()\n",
        AttackTexts.sampleLines[2] + "\n", "{\n",
      ])
      return tablePlan(
        AttackContent(draw.chance(50) ? AttackTexts.sampleLines[0] + "\n" : "")
          + AttackContent(line, times: (8 << 20) / line.utf8.count))
    },
    AttackKind("table/no traces") { draw in
      var plan = AttackPlan()
      let line = draw.inTurn([
        "nonsense\n", "\u{0}", "+0\n", "navsim-trace 1\n", "== push B @0ms\n",
      ])
      let small = AttackContent(line, times: 3)
      let large = AttackContent(line, times: (20 << 20) / line.utf8.count)
      for (name, content) in [("a", small), ("b", small), ("c", large), ("d", large)] {
        plan.file(name + ".trace", content)
      }
      let first = plan.run(["diff", "a.trace", "b.trace"])
      plan.run(["diff", "c.trace", "d.trace"]) { $0.demands = [.sameCode(first)] }
      plan.run(["diff", "c.trace", "c.trace"]) { $0.demands = [.sameCode(first)] }
      plan.run(["run", "c.trace"])
      plan.run(["export", "c.trace", "-f", "csv"])
      return plan
    },
    AttackKind("table/long trace") { draw in
      var plan = AttackPlan()
      let head =
        "navsim-trace 1\nscenario  s\ncell      strategy=km ios=12 device=iphone-8\ngrid      60Hz 0.001\n\n"
      let line = draw.inTurn([
        "+1\npage.B        x=1\n", "! viewDidLoad B\n", "== push B @0ms\n\n", "page.B        x=1\n",
        "+1\n",
      ])
      for (name, value) in [("a", "1"), ("b", "2")] {
        plan.file(
          name + ".trace",
          AttackContent(head + "== start\npage.B        x=\(value)\n\n== push B @0ms\n")
            + AttackContent(line, times: 200_000) + "end frames=200000 phases=2 @500ms\n")
      }
      for words in [
        ["diff", "a.trace", "b.trace"], ["run", "a.trace", "--frame", "push+3"],
        ["export", "a.trace", "-f", "csv", "--wide", "-o", "w.csv"],
        ["why", "a.trace", "page.B.x"],
        ["export", "a.trace", "-f", "mermaid"],
      ] { plan.run(words) }
      return plan
    },
    AttackKind("kept/contradiction") { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", AttackTexts.fingerprints)
      plan.run(["test", "--update"])
      let path = Bytes("__traces__/x/fingerprints.txt".utf8)
      let line = "kept.ios=12  0000000000000000  0000000000000000  0000000000000000\n"
      let place = draw.inTurn(["kept.ios=12", "kept.ios=13"])
      plan.add(.replace(path: path, old: Bytes(place.utf8), new: Bytes((line + place).utf8)))
      plan.run(["test", "--check"]) { $0.demands = [.code([1])] }
      plan.run(["test", "--check", "--filter", "ios=12"]) { $0.demands = [.code([1])] }
      plan.run(["test", "--update"]) { $0.demands = [.code([0])] }
      plan.run(["test", "--check"]) { $0.demands = [.code([0])] }
      return plan
    },
    AttackKind("kept/contradicting shards") { draw in
      var plan = AttackPlan()
      plan.file("S/a.navsim", AttackTexts.passing)
      plan.file("S/b.navsim", AttackTexts.failing)
      for shard in 1...2 {
        plan.run(["test", "--check", "S", "--shard", "\(shard)/2", "--json", "\(shard).jsonl"])
      }
      let (old, new) = draw.inTurn([
        ("\"number\":1", "\"number\":2"), ("\"count\":2", "\"count\":9223372036854775807"),
        ("\"planned\":", "\"planned\":9"), ("\"format\":1", "\"format\":2"),
        ("\"number\":1", "\"number\":-9223372036854775808"), ("\"count\":2", "\"count\":0"),
      ])
      plan.add(.replace(path: Bytes("1.jsonl".utf8), old: Bytes(old.utf8), new: Bytes(new.utf8)))
      plan.run(["test", "--merge", "1.jsonl", "2.jsonl"]) { $0.demands = [.code([2])] }
      return plan
    },
    AttackKind("kept/waiting") { draw in
      var plan = AttackPlan()
      plan.file("x.navsim", draw.pick([AttackTexts.tracks, AttackTexts.fingerprints]))
      plan.run(["test", "--update"])
      plan.add(
        .replace(
          path: Bytes("x.navsim".utf8), old: Bytes("push B\n".utf8),
          new: Bytes("push B animated=no\n".utf8)))
      plan.run(["test"]) { $0.demands = [.code([1])] }
      plan.run(
        draw.inTurn([["review", "--accept"], ["review", "--accept"], ["test", "--update"]])
      ) {
        $0.demands = [.code([0])]
      }
      plan.run(["test", "--check", "--filter", "ios=12"])
      plan.run(["review"])
      return plan
    },
  ]

  private static func tablePlan(_ content: AttackContent) -> AttackPlan {
    var plan = AttackPlan()
    plan.file("x.navsim", AttackTexts.passing)
    plan.file("x.csv", content)
    plan.run(["conform", "x.csv", "-o", "x.trace"])
    plan.run(["conform", "x.csv", "x.navsim", "--strategy", "km"])
    return plan
  }
}
