import Foundation
import NavSim
import Testing

// `navsim check` against what was written down beforehand: each rule's own examples, a scenario made
// for it, and twenty pages that a person has read.

@Suite struct LintTests {
  private static func found(in path: String) throws -> [Advice] {
    let bytes = [UInt8](try Data(contentsOf: Binary.root.appendingPathComponent(path)))
    var linter = Linter()
    let file = ScenarioFile(path: path, bytes: bytes)
    #expect(!file.hasErrors)
    linter.read(file)
    return linter.findings
  }

  private static func found(inText text: String) -> [Advice] {
    var linter = Linter()
    let file = ScenarioFile(path: "x.navsim", text: text)
    #expect(file.diagnostics.filter { $0.severity == .error }.isEmpty, "\(file.diagnostics)")
    linter.read(file)
    return linter.findings
  }

  @Test func idsAreFixedAndInOrder() {
    let ids = AdviceRule.all.map(\.id)
    #expect(ids == (101...139).map { "NAV\($0)" })
    #expect(Set(AdviceRule.all.map(\.name)).count == ids.count)
    #expect(AdviceRule.named("bar-alpha")?.id == "NAV104")
  }

  @Test(arguments: AdviceRule.all.map(\.id))
  func theExampleOfARuleBreaksItAndTheOtherBreaksNone(id: String) throws {
    let rule = try #require(AdviceRule.named(id))
    #expect(Self.found(inText: rule.before).contains { $0.rule.id == id })
    #expect(Self.found(inText: rule.after).isEmpty, "\(Self.found(inText: rule.after))")
    for text in [rule.before, rule.after] { #expect(Formatter.format(text) == text) }
    #expect(!rule.source.isEmpty && !rule.instead.isEmpty && !rule.manual.isEmpty)
  }

  /// A comment above a hook, or behind it, is about the statements that stand below it.
  @Test(arguments: [
    "  // navsim:ignore NAV104 it fades\n  on viewWillAppear\n    bar alpha=1\n    bar alpha=0.5\n",
    "  on viewWillAppear  // navsim:ignore NAV104 it fades\n    bar alpha=0.5\n",
  ])
  func anIgnoreIsAboutTheWholeHook(code: String) {
    #expect(Self.found(inText: "ios 12\npage A\n" + code).isEmpty)
    let bare = code.replacing("// navsim:ignore NAV104 it fades", with: "")
    #expect(Self.found(inText: "ios 12\npage A\n" + bare).map(\.rule.id) == ["NAV104"])
  }

  /// A bar's standardAppearance is never nil (documented: UINavigationBar.standardAppearance): who changes one
  /// property of it gives the bar one, and the old setters count for nothing beside it.
  @Test func anAppearanceThatIsChangedInPlaceReplacesTheOldSetters() {
    let head = "device iphone-8\nios 14\npage A\n  view backgroundColor=white\n"
    let shape = "  on viewWillAppear  bar.standardAppearance backgroundColor=red\n"
    let old = "  on viewWillAppear  bar titleColor=white\n"
    let found = Self.found(inText: head + shape + old)
    #expect(found.map(\.rule.id) == ["NAV132"])
    #expect(found.first?.message.contains("the bar's standardAppearance replaces it") ?? false)
    // The same colour in both is seen, whichever counts.
    let both = "  on viewWillAppear  bar.standardAppearance titleColor=white\n"
    #expect(Self.found(inText: head + shape + both + old).isEmpty)
  }

  /// A class that calls no super leaves out what its base says.
  @Test func aPageThatCallsNoSuperIsToldOfIt() {
    let found = Self.found(
      inText: """
        device iphone-8
        ios 12
        page Base
          on viewWillAppear  show bar animated=callback
        page Detail like Base "Detail"
          on viewWillAppear  no super
        page Photo like Base "Photo"
          on viewWillAppear  hide bar animated=callback

        """)
    let told = found.filter { $0.rule.id == "NAV106" }
    #expect(told.map(\.place.line) == [6])
    #expect(
      told.first?.message
        == "'no super' leaves out what Detail's base class says: whether the bar is hidden, "
        + "which Photo changes and nobody gives back")
  }

  /// A page that a method pushes, which an action calls, is shown as one that the action pushes.
  @Test(arguments: [
    ("at 0ms  push B", "", ""), ("at 0ms  do next of A", "  on next  push B\n", ""),
    ("at 0ms  do open of Main", "", "  on open  push B\n"),
  ])
  func aPageThatAMethodPushesIsShown(call: String, ofPage: String, ofController: String) {
    let pages = "page B \"B\"\n  on viewWillAppear  bar barTintColor=red\npage A \"A\"\n" + ofPage
    let controller = "navigation Main\n  stack A\n" + ofController
    let found = Self.found(
      inText: "device iphone-8\nios 12\n" + pages + controller
        + "scenario \"s\"\nroot Main\n\(call)\nexpect at end:  top is B\n")
    #expect(found.map { "\($0.place.line) \($0.rule.id)" } == ["4 NAV106"])
  }

  /// However much it leaves out, it is one line to change.
  @Test func oneForgottenSuperIsToldOnce() {
    let found = Self.found(
      inText: """
        device iphone-8
        ios 12
        page Base
          wants barTintColor=white
          on viewWillAppear
            bar barTintColor=self.wants.barTintColor
            bar tintColor=black
            bar barStyle=default
        page First like Base "First"
        page Second like Base "Second"
          wants barTintColor=orange
        page Third like Base "Third"
          on viewWillAppear  no super
          on viewWillAppear  item title="3"
        scenario "three"
        stack First > Second > Third
        at 0ms  pop
        expect at end:  top is Second

        """)
    #expect(found.map { "\($0.place.line) \($0.rule.id)" } == ["13 NAV106"])
    #expect(found.first?.message.contains("barTintColor") ?? false)
  }

  /// Large titles are the bar's: pages say which of them has one.
  @Test func largeTitlesThatPagesTurnOffAreTold() {
    func found(_ first: String, _ second: String) -> [String] {
      let head = "device iphone-8\nios 17\npage A\n  scrollView contentHeight=2000pt\n"
      let text = head + "  \(first)\npage B\n  scrollView contentHeight=2000pt\n  \(second)\n"
      let found = Self.found(inText: text + "scenario \"s\"\nstack A > B\n")
      return found.map { "\($0.place.line) \($0.rule.id) \($0.instead.prefix(15))" }
    }
    let large = "bar prefersLargeTitles=yes"
    let small = "bar prefersLargeTitles=no"
    let told = "8 NAV107 let the bar hav"
    #expect(found("on viewWillAppear  \(large)", "on viewDidLoad  \(small)") == [told])
    #expect(found("on viewWillAppear  \(large)", "on viewWillAppear  \(small)").isEmpty)
    #expect(found("on viewDidLoad  \(large)", "on viewDidLoad  \(large)").isEmpty)
    #expect(found("on viewDidLoad  \(large)", "item largeTitleDisplayMode=never").isEmpty)
  }

  /// A finger drives what is animated alone, and under a modal no page slides.
  @Test func aFlagThatIsKnownIsNoFixedFlag() {
    func found(_ line: String) -> [String] {
      Self.found(
        inText: "ios 17\npage A\n  on viewWillAppear  show bar animated=callback\npage B\n"
          + "  on viewWillAppear  hide bar animated=callback\n  \(line)\n"
      ).map(\.rule.id).filter { $0 == "NAV105" }
    }
    let late = "on viewWillAppear  interaction-change if cancelled"
    #expect(found("\(late)  hide bar animated=yes").isEmpty)
    #expect(found("\(late)  hide bar animated=no") == ["NAV105"])
    #expect(found("on viewWillDisappear  if interactive  show bar animated=yes").isEmpty)
    #expect(found("on viewWillDisappear  if modal  show bar animated=no").isEmpty)
    #expect(found("on viewWillDisappear  if not modal  show bar animated=no") == ["NAV105"])
  }

  /// What a tap hides and a tap shows again is not the page's own wish.
  @Test func aViewerGivesTheStatusBarBack() {
    let hiding = "  on viewTap  self prefersStatusBarHidden=yes\n"
    let showing = "  on leftAction  self prefersStatusBarHidden=no\n"
    let head = "device iphone-8\nios 12\npage A\npage B\n"
    #expect(Self.found(inText: head + hiding + showing).isEmpty)
    #expect(Self.found(inText: head + hiding).map(\.rule.id) == ["NAV121"])
  }

  /// A gesture that is off on the root page needs nobody who refuses it there.
  @Test func aGestureThatIsOffOnTheRootNeedsNoDelegate() {
    func found(_ line: String) -> [String] {
      let head = "page Root\n\(line)page Detail\n  on viewDidLoad  gesture delegate=self\n"
      return Self.found(inText: head + "scenario \"s\"\nstack Root > Detail\n").map(\.rule.id)
        .filter { $0 == "NAV115" }
    }
    #expect(found("  on viewDidAppear  gesture enabled=no\n").isEmpty)
    #expect(found("  on viewDidAppear  gesture enabled=yes\n") == ["NAV115"])
  }

  /// An edge that is clear under a standard bar is a design, and a page that cannot be scrolled has no other look.
  @Test func anEdgeThatIsClearOrStaysIsNoAdvice() {
    func found(_ look: String, _ scroll: String) -> [String] {
      let text = "ios 15\nappearance Look \(look)\npage A\n  \(scroll)\n"
      return Self.found(inText: text + "  item scrollEdgeAppearance=Look\n").map(\.rule.id)
    }
    let list = "scrollView contentHeight=3000pt"
    #expect(found("opaque backgroundColor=red", list) == ["NAV137"])
    #expect(found("transparent", list).isEmpty)
    #expect(found("opaque backgroundColor=red", list + "\n  view backgroundColor=red").isEmpty)
    #expect(found("opaque backgroundColor=red", "view backgroundColor=white").isEmpty)
    #expect(found("opaque backgroundColor=red", "scrollView contentHeight=400pt").isEmpty)
  }

  /// The bar of a controller that is presented is another one than the main one's, and so is its look.
  @Test func theBarOfAFurtherControllerHasAnEdgeToo() {
    func found(_ look: String, _ code: String = "") -> [String] {
      let text =
        "ios 15\nappearance Look opaque backgroundColor=red\npage A\npage B\n\(code)"
        + "navigation Main\n  stack A\n  bar standardAppearance=Look scrollEdgeAppearance=Look\n"
        + "navigation Sheet\n  stack B\n  bar \(look)\nscenario \"s\"\nroot Main\n"
        + "at 0ms present Sheet\nexpect at end: presented.Sheet visible\n"
      return Self.found(inText: text).map(\.rule.id).filter { $0 == "NAV111" }
    }
    #expect(found("standardAppearance=Look") == ["NAV111"])
    #expect(found("standardAppearance=Look scrollEdgeAppearance=Look").isEmpty)
    #expect(found("tintColor=red").isEmpty)
    #expect(
      found("standardAppearance=Look", "  on viewDidLoad  bar scrollEdgeAppearance=Look\n").isEmpty)
  }

  /// Who writes what is there anyway, and who is alone in a bar, does nothing to others.
  @Test func whatChangesNothingIsNoAdvice() {
    let two = "page A\n  view backgroundColor=white\npage B\n  view backgroundColor=white\n"
    let ends = "scenario \"s\"\nstack A\nat 0ms  push B\n"
    let gesture = "  on viewWillDisappear  gesture enabled=yes\n"
    #expect(Self.found(inText: "ios 17\n" + two + gesture + ends).isEmpty)
    let off = "  on viewDidLoad        gesture enabled=no\n"
    #expect(
      Self.found(inText: "ios 17\n" + two + off + gesture + ends).contains {
        $0.rule.id == "NAV102"
      })
    let late = "  on viewDidDisappear  bar barTintColor=red\n"
    let sheet = "navigation N\n  stack B\nscenario \"s\"\nstack A\nat 0ms  present N\n"
    let alone = Self.found(inText: "ios 12\n" + two + late + sheet).map(\.rule.id)
    #expect(!alone.contains("NAV113"))
    #expect(Self.found(inText: "ios 12\n" + two + late + ends).contains { $0.rule.id == "NAV113" })
  }

  /// A stand-in follows what never changes.
  @Test func theSameTranslucentEverywhereIsNoAdvice() {
    func found(_ first: String, _ second: String) -> [String] {
      let pages = [("A", first), ("B", second)].map { name, value in
        "page \(name)\n  on viewWillAppear  bar translucent=\(value)\n"
      }
      let text =
        "ios 12\nstrategy km\n" + pages.joined() + "scenario \"s\"\nstack A\nat 0ms  push B\n"
      return Self.found(inText: text).map(\.rule.id)
    }
    #expect(!found("yes", "yes").contains("NAV108"))
    #expect(found("yes", "no").filter { $0 == "NAV108" }.count == 2)
  }

  @Test func everyRuleHasAScenarioOfItsOwn() {
    #expect(Self.names(in: "Scenarios/lint") == AdviceRule.all.map { $0.name + ".navsim" }.sorted())
  }

  @Test(arguments: names(in: "Scenarios/lint"))
  func aScenarioMadeForARuleBreaksItWhereItSays(name: String) throws {
    let path = "Scenarios/lint/" + name
    let text = try String(
      contentsOf: Binary.root.appendingPathComponent(path), encoding: .utf8)
    var expected: [String] = []
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      guard let mark = line.range(of: "// lint: ") else { continue }
      expected += line[mark.upperBound...].split(separator: " ").sorted()
        .map { "\(index + 1) \($0) " + ($0 == "NAV126" ? "" : "variant=bug") }
    }
    #expect(!expected.isEmpty)
    let found = try Self.found(in: path)
    let lines = found.map { "\($0.place.line) \($0.rule.id) \($0.cells ?? "")" }.sorted()
    #expect(lines == expected.sorted(), "\(path)")
  }

  @Test func twentyPagesGetTheAdviceOfAReader() throws {
    let list = try String(
      contentsOf: Binary.root.appendingPathComponent("Tests/ProductTests/Advice/twenty-pages.txt"),
      encoding: .utf8)
    var expected: [(file: String, lines: [String])] = []
    for line in list.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("file ") {
        expected.append((String(line.dropFirst(5)), []))
      } else {
        expected[expected.count - 1].lines.append(String(line))
      }
    }
    #expect(expected.count == 8)
    for (file, lines) in expected {
      let found = try Self.found(in: file).map { advice in
        "\(advice.place.line) \(advice.rule.id)" + (advice.cells.map { " " + $0 } ?? "")
      }
      #expect(found == lines, "\(file)")
    }
  }

  /// Pages in which a reader finds nothing, of all kinds: plain ones, bars of pages' own, wishes of
  /// a library's, large titles, toolbars, mended reports.
  private static let clean = [
    "basics/push", "basics/pop", "basics/two-colours", "basics/pop-to-root", "basics/set-stack",
    "basics/swipe-cancelled", "basics/swipe-finished", "basics/swipe-velocity",
    "basics/back-button", "basics/forced-layout", "model/back-label", "model/landscape",
    "model/large-title-push", "model/large-title-scroll", "model/toolbar", "model/tab-bar",
    "model/title-motion", "model/title-layout", "model/inset-behaviour",
    "strategies/bars-of-pages", "strategies/header-container", "strategies/wide-title",
    "strategies/yp-and-hbd", "strategies/buttons-in-a-swipe", "reported/G013", "reported/G092",
  ]

  @Test(arguments: clean) func pagesThatKeepToTheRulesAreClean(name: String) throws {
    #expect(try Self.found(in: "Scenarios/\(name).navsim").map(\.rule.id) == [])
  }

  @Test func findingsGoToCodeScanning() throws {
    let scratch = try Scratch()
    let path = "Scenarios/lint/bar-alpha.navsim"
    let text = try String(
      contentsOf: Binary.root.appendingPathComponent(path), encoding: .utf8)
    try scratch.write(text, to: "a b.navsim")
    let ran = try Binary.run(["check", "a b.navsim", "--sarif", "out/x.sarif"], in: scratch.url)
    #expect(ran.code == 1 && ran.out.contains("NAV104"))
    let data = try Data(contentsOf: scratch.url.appendingPathComponent("out/x.sarif"))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["NAV104"])
    #expect(results.map { $0["level"] as? String } == ["warning"])
    #expect(String(decoding: data, as: UTF8.self).contains("\"uri\": \"a%20b.navsim\""))
    let piped = try Binary.run(["check", "a b.navsim", "--sarif", "-"], in: scratch.url)
    #expect(piped.code == 1 && Data(piped.out.utf8) == data)
    let both = try Binary.run(["check", "a b.navsim", "--sarif", "-", "--json"], in: scratch.url)
    #expect(both.code == 2 && both.out.isEmpty)
  }

  static func names(in folder: String) -> [String] {
    let url = Binary.root.appendingPathComponent(folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
