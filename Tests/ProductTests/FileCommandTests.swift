import Foundation
import NavSimTestSupport
import Testing

@testable import NavSim

// check, fmt, new, list and explain on files and names.

@Suite struct FileCommandTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(_ arguments: String..., input: String = "") throws -> Ran {
    try Binary.run(arguments, input: input, in: scratch.url)
  }

  @Test func checkCountsWhatItSaw() throws {
    try scratch.write(RunTests.scenario, to: "a.navsim")
    let ran = try run("check", "a.navsim")
    #expect(ran.code == 0 && ran.out.isEmpty)
    #expect(ran.err == "1 file, 1 scenario, 2 cells: 0 errors, 0 warnings, 0 pieces of advice\n")
    #expect(try run("check", "--quiet", "-", input: RunTests.scenario).err.isEmpty)
  }

  @Test func checkTellsErrorsOfStandardInput() throws {
    let ran = try run("check", "-", input: "paeg A\n")
    #expect(ran.code == 2)
    #expect(ran.err.hasPrefix("<stdin>:1:1: error: "))
  }

  @Test func fmtRewritesOnceAndCheckSaysSo() throws {
    try scratch.write(RunTests.scenario, to: "a.navsim")
    let before = try run("fmt", "--check", "a.navsim")
    #expect(before.code == 1 && before.out == "a.navsim\n")
    #expect(try scratch.read("a.navsim") == RunTests.scenario)
    #expect(try run("fmt", "a.navsim").code == 0)
    #expect(try scratch.read("a.navsim") != RunTests.scenario)
    let after = try run("fmt", "--check", "a.navsim")
    #expect(after.code == 0 && after.out.isEmpty)
    #expect(try run("fmt", "-", input: RunTests.scenario).out == scratch.read("a.navsim"))
    #expect(try scratch.names() == ["a.navsim"])
  }

  @Test func fmtLeavesAFileAloneThatIsNotText() throws {
    let bytes = Data([0x70, 0xE9, 0x0A])
    let file = try scratch.write(bytes, to: "latin.navsim")
    #expect(try run("fmt", "latin.navsim").code == 2)
    #expect(try Data(contentsOf: file) == bytes)
  }

  @Test(
    arguments: Whole.of(
      ["hello", "two words", "says \"hi\" \\ (x)", "导航", "deep.navsim"], every: 3))
  func reproduceWritesAScenarioThatRunsAndIsFormatted(name: String) throws {
    let made = try run("reproduce", name)
    #expect(made.code == 0)
    let file = name.hasSuffix(".navsim") ? name : name + ".navsim"
    #expect(try scratch.names() == [file])
    let ran = try run("run", file)
    #expect(ran.code == 0, "\(ran.err)")
    #expect(ran.err.contains("1 cell: 1 passed, 0 failed"))
    #expect(try run("check", file).err.hasSuffix("0 errors, 0 warnings, 0 pieces of advice\n"))
    #expect(try run("fmt", "--check", file).code == 0)
  }

  @Test func reproduceOverwritesNothing() throws {
    try scratch.write("mine", to: "a.navsim")
    let ran = try run("reproduce", "a")
    #expect(ran.code == 2)
    #expect(ran.err == "navsim: error: a.navsim: exists already\n")
    #expect(try scratch.read("a.navsim") == "mine")
    #expect(try run("reproduce", "missing/a").code == 2)
    #expect(try run("reproduce", "").code == 2)
    #expect(try scratch.names() == ["a.navsim"])
  }

  @Test(arguments: Whole.of(Catalogue.Topic.allCases, every: 4))
  func everyListIsATableAndJSON(topic: Catalogue.Topic) throws {
    let json = try run("explain", topic.rawValue, "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [[String: Any]]
    // Reports are told by what is seen unless all are asked for.
    let all = topic == .reports ? ["--all"] : []
    let text = try Binary.run(["explain", topic.rawValue] + all)
    #expect(json.code == 0 && text.code == 0)
    #expect(rows?.isEmpty == false)
    // A line that starts in the first column is a row, but for the columns' names.
    // Of a word of the language that is called like the topic, the entry stands first.
    let list = text.out.replacingOccurrences(of: Manual.entry(topic.rawValue) ?? "", with: "")
    let lines = list.split(separator: "\n")
    let heads = lines.filter { $0.first != " " }.count
    #expect([0, 1].contains(heads - (rows?.count ?? 0)))
    #expect(lines.allSatisfy { $0.count <= 100 })
    for row in rows ?? [] {
      #expect(row.values.contains { ($0 as? String)?.isEmpty == false })
      #expect(text.out.contains((row["name"] ?? row["form"]) as? String ?? "?"))
    }
  }

  @Test func listScenariosNamesThemWithTheirCells() throws {
    try scratch.write(RunTests.scenario, to: "set/a.navsim")
    let ran = try run("explain", "scenarios", "set", "--json")
    let rows = try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [[String: Any]]
    #expect(rows?.first?["scenario"] as? String == "two pages")
    #expect(rows?.first?["place"] as? String == "set/a.navsim:6")
    #expect(rows?.first?["cells"] as? Int == 2)
  }

  @Test func numbersInJSONAreNumbersAndTextsAreWhole() throws {
    let devices = try run("explain", "devices", "--json").out
    #expect(
      devices.contains(
        #"{"name": "iphone-8", "size": [375, 667], "scale": 2, "class": "phone", "top inset": "20pt", "bottom inset": 0, "sideways": "0pt, 0pt below", "bar bottom": "64pt, 74pt from 26", "refresh": 60}"#
      ))
    let told = RunTests.scenario.replacingOccurrences(
      of: "scenario", with: "/// One line.\n/// Another line.\nscenario")
    try scratch.write(told, to: "Scenarios/a.navsim")
    #expect(try run("explain", "scenarios", "--json").out.contains(#""One line.\nAnother line.""#))
    #expect(try run("explain", "scenarios").out.hasSuffix("  One line.\n"))
  }

  @Test func listScenariosSaysWhereItLooks() throws {
    let ran = try run("explain", "scenarios")
    #expect(ran.code == 2 && ran.err.contains("there is no folder 'Scenarios' here"))
  }

  @Test func strategiesOfAFileAreListedAndExplained() throws {
    let block = """
      /// Meituan's plan, later. More of it.
      ///
      /// A second paragraph.
      strategy in-house like meituan
        on viewDidAppear  no super

        // The bar comes back here.
        on willShow  completion show bar.bg

      """
    let head = "navsim 1\nios 12\ndevice iphone-8\n"
    let rest = "\n/// A.\nstrategy in-house\n" + RunTests.scenario.dropFirst(head.count)
    try scratch.write(head + block + rest, to: "own.navsim")
    let entry = try run("explain", "in-house", "own.navsim")
    #expect(entry.code == 0, "\(entry.err)")
    #expect(entry.out.hasPrefix("in-house: a strategy of own.navsim:7\n\n  Meituan's plan, later."))
    #expect(entry.out.contains("  A second paragraph.\n"))
    #expect(try run("explain", "in-house", "own.navsim", "--table").out == block)
    #expect(
      try run("explain", "strategies", "own.navsim").out.hasSuffix("  Meituan's plan, later.\n"))
    #expect(try run("explain", "strategies").out.contains("in-house") == false)
    #expect(try run("explain", "km", "own.navsim").out == run("explain", "km").out)
    let wrong = try run("explain", "in-huose", "own.navsim")
    #expect(wrong.code == 2 && wrong.err.contains("did you mean 'in-house'?"))
  }

  @Test func fmtTellsWhichLinesItLeavesAlone() throws {
    try scratch.write("page  A\nsomething  else\nscenario  \"s\"\nstack A\n", to: "a.navsim")
    let ran = try run("fmt", "a.navsim")
    #expect(ran.code == 0)
    #expect(ran.err.contains("a.navsim:2: line 2 is left alone"))
    #expect(try scratch.read("a.navsim").contains("something  else\n"))
    try scratch.write(RunTests.scenario, to: "b.navsim")
    #expect(try run("fmt", "b.navsim").err == "formatted b.navsim\n")
  }

  @Test(arguments: Catalogue.Topic.allCases)
  func everythingThatIsListedIsExplained(topic: Catalogue.Topic) {
    for (index, row) in Catalogue.table(topic).rows.enumerated() where index % 8 == 0 {
      #expect(Manual.entry(row[0]) != nil, "\(row[0])")
    }
  }

  @Test(arguments: [
    ("alongside", "alongside: a when-word\n"), ("alongside", "alongside: an event of the trace\n"),
    ("hide bar", "setNavigationBarHidden(true, animated:)"), ("hide bar.bg", "by=MECHANISM"),
    ("push.pre", "on push.pre, on push.post"), ("viewWillAppear.pre", "before super"),
    ("iphone-8", "375x667pt"), ("17", "transitionDuration"), ("ios 12", "ios 12: an iOS version"),
    ("fake", "*.fake"), ("page", "page.*"), ("bar.bg", "masked"), ("eye", "hairline"),
    ("expect", "expect [sometime] SCOPE: CLAIM"), ("matrix", "matrix: "), ("then", "then [+D]"),
    ("at", "at MOMENT"), ("NAV003", "a detector, NAV003 style-leak"),
    ("style-leak", "Scenarios/detectors/style-leak.navsim"),
    ("flash", "limit     color=0.12 of full"), ("record", "record LABEL: PROPERTY"),
    ("except", "check NAME except NAME"), ("tracks", "a form of 'golden'"),
    ("fingerprint", "three hashes"), ("since", "unchanged since MOMENT"),
    ("release", "finish|cancel|velocity=V"), ("lightContent", "preferredStatusBarStyle"),
    ("purple", "UIColor.purple, #800080"),
  ])
  func theManualKnows(name: String, text: String) {
    #expect(Manual.entry(name)?.contains(text) == true)
  }

  @Test(arguments: Whole.of(Manual.grammar, every: 4))
  func everyWordOfTheGrammarIsExplained(word: String) {
    #expect(Manual.entry(word)?.hasPrefix("\(word): ") == true)
  }

  /// Some of them; `navsim-bench verify names` asks for all.
  @Test func everyNameHasAnEntry() throws {
    for (index, name) in Manual.names.enumerated() where index % 8 == 0 {
      let entry = Manual.entry(name)
      #expect(entry?.hasPrefix("\(name): ") == true, "\(name)")
    }
    #expect(Manual.entry("nothing") == nil)
    let ran = try run("explain", "viewWillAppear")
    #expect(ran.code == 0 && ran.out.hasPrefix("viewWillAppear: a hook (page)\n"))
  }

  /// UIKit's name of a thing leads to its entry.
  @Test(arguments: [
    ("interactivePopGestureRecognizer", "gesture"), ("navigationItem", "item"),
    ("UIImage", "image"), ("UINavigationBarAppearance", "appearance"),
    ("UITabBarController", "tabs"), ("traitCollection", "trait"), ("viewControllers", "stack"),
  ])
  func aNameOfUIKitLeadsToAWord(name: String, word: String) throws {
    let ran = try run("explain", name)
    #expect(
      ran.code == 0 && ran.out.hasPrefix("\(name) is '\(word)' here\n\n\(word): "), "\(ran.err)")
  }

  /// Before the entry stands what to write, where there is more to say than a word.
  @Test(arguments: [
    ("pushViewController", "push"), ("isNavigationBarHidden", "navigationBarHidden"),
    ("transitionCoordinator", "alongside"),
  ])
  func aNameOfUIKitSaysWhatToWrite(name: String, word: String) throws {
    let ran = try run("explain", name)
    #expect(ran.code == 0 && ran.out.hasPrefix("\(name): what to write\n\n"), "\(ran.err)")
    #expect(ran.out.contains("navsim explain \(word)\n"), "\(ran.out)")
  }

  /// What has no entry is told with the entries that speak of it.
  @Test func aWordOfATextLeadsToItsEntries() throws {
    let ran = try run("explain", "_UIBarBackgrounds")
    #expect(ran.code == 2, "\(ran.err)")
    // The theme of a rule may be left out.
    let rule = try run("explain", "rootSwipeHoldsPush")
    #expect(rule.out.contains("a rule of the model") && rule.out.contains("touches.rootSwipe"))
    for word in ["axis", "cell", "guard", "claim", "scope", "owner"] {
      #expect(Manual.entry(word) != nil, "\(word)")
    }
  }

  /// All but native, whose table has no line to copy.
  @Test(arguments: Whole.of(Catalogue.strategyNames.filter { $0 != "native" }, every: 6))
  func aCopyOfABuiltinTableGivesTheSameTrace(name: String) throws {
    let table = try run("explain", name, "--table")
    #expect(table.code == 0)
    let copy = table.out.replacingOccurrences(of: "strategy \(name)", with: "strategy mine")
    let head = "navsim 1\n" + copy + "\n"
    let body = RunTests.scenario
      .replacingOccurrences(of: "navsim 1\n", with: "")
      .replacingOccurrences(of: "native meituan", with: "mine \(name)")
    try scratch.write(head + body, to: "copy.navsim")
    func trace(_ strategy: String) throws -> [Substring] {
      let ran = try run("run", "copy.navsim", "--strategy", strategy)
      #expect(ran.code == 0, "\(ran.err)")
      return ran.out.split(separator: "\n").filter { !$0.hasPrefix("cell ") }
    }
    #expect(try trace("mine") == trace(name))
  }
}
