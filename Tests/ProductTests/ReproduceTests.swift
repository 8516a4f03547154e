import Foundation
import NavSimVerify
import NavSimTestSupport
import Testing

@testable import NavSim

/// `navsim reproduce`: from what a report says to the smallest file that shows it.
@Suite struct ReproduceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func situation(
    _ style: String, _ steps: String, _ change: (inout Situation) -> Void = { _ in }
  ) throws -> Situation {
    var situation = Situation(looks: try PageLook.all(style), steps: try Step.all(steps))
    change(&situation)
    return situation
  }

  // MARK: What may be said

  @Test(arguments: [
    ("blu, clear", "'blu' is no look of a bar", "did you mean 'blue'?", 0..<3),
    ("blue, tint=whit", "'whit' is no colour", "tint=white", 6..<15),
    ("blue,, clear", "a page without a word", "'plain'", 5..<6),
    ("red alpha=2", "'2' is no opacity", "from 0 to 1", 4..<11),
    ("red, blue=1", "'blue=1' is no look of a bar", "a colour stands alone: blue", 5..<11),
    ("red alpha=.5", "'.5' is no opacity", "alpha=0.5", 4..<12),
    ("red alpha=1e-2", "'1e-2' is no opacity", "alpha=0.5", 4..<14),
    ("red alpha=0x1p-2", "'0x1p-2' is no opacity", "alpha=0.5", 4..<16),
    ("red alpha=1.", "'1.' is no opacity", "alpha=0.5", 4..<12),
  ])
  func aLookThatIsNoneIsTold(
    text: String, message: String, help: String, range: Range<Int>
  ) throws {
    let error = try #require(throws: PhraseError.self) { try PageLook.all(text) }
    #expect(error.message == message && error.help.contains(help) && error.range == range)
    #expect(error.picture[1].count == range.upperBound)
  }

  @Test(arguments: [
    ("push, swip 40%", "'swip 40%' is no step", "swipe 40% cancel", 6..<14),
    ("swipe 140%", "'140%' says nothing about a swipe", "1% to 100%", 6..<10),
    ("swipe 40% 50%", "'50%' says nothing about a swipe", "1% to 100%", 10..<13),
    ("push, wait 0", "'0' is no time", "300ms", 6..<12),
    ("tap back animated=no", "'animated=no' is for what code does", "push", 0..<20),
    ("push,", "a step without a word", "a step is push", 5..<6),
  ])
  func aStepThatIsNoneIsTold(
    text: String, message: String, help: String, range: Range<Int>
  ) throws {
    let error = try #require(throws: PhraseError.self) { try Step.all(text) }
    #expect(error.message == message && error.help.contains(help) && error.range == range)
  }

  /// A finger that lets go without a word goes on to the nearer end.
  @Test func aSwipeWithoutAnEndGoesToTheNearerOne() throws {
    let steps = try Step.all("swipe 40%, swipe 50%, swipe, swipe 60% cancel")
    #expect(
      steps.map(\.text) == [
        "swipe 40% cancel", "swipe 50% finish", "swipe 60% finish", "swipe 60% cancel",
      ])
  }

  @Test(arguments: [
    ("push, dismiss", "nothing is presented", 6..<13),
    ("push, present, pop", "something is presented", 15..<18),
    (Array(repeating: "push", count: 10).joined(separator: ", "), "more than 10 pages", 54..<58),
  ])
  func aStepThatCannotBeIsTold(steps: String, message: String, range: Range<Int>) throws {
    let told = try situation("red", steps)
    let error = try #require(throws: PhraseError.self) { try Reproduction(told) }
    #expect(error.message.contains(message) && error.range == range)
  }

  @Test func whatWasSaidIsSaidAgain() throws {
    let text =
      "#336699 image opaque no-shadow title=white tint=red alpha=0.5, clear large list, hidden, plain"
    let looks = try PageLook.all(text)
    #expect(try PageLook.all(looks.map(\.text).joined(separator: ", ")) == looks)
    let steps = try Step.all(
      "push, push animated=no early, swipe 33% flick, swipe back, back, pop to root animated=no, "
        + "present, dismiss, replace, scroll 20pt, rotate, dark, light, background, wait 20")
    #expect(try Step.all(steps.map(\.text).joined(separator: ", ")) == steps)
  }

  // MARK: What is made of it

  /// Every mixture of words makes a scenario without an error, and without a warning but that a
  /// library does not read a wish. `navsim-bench verify reproduce` asks the same of what is written.
  @Test func whateverIsSaidIsAScenario() throws {
    var count = 0
    for seed in 0..<30 {
      let told = MadeUpReport(seed: seed).situation
      let shown = Shown(symptoms: seed.isMultiple(of: 2) ? [] : ["snap"], top: "First")
      guard let text = try? told.formatted(named: "one", shown) else { continue }
      count += 1
      let file = ScenarioFile(path: "x.navsim", text: text)
      let wrong = file.diagnostics.filter { !$0.message.contains("reads it") }
      #expect(wrong.isEmpty, "\(wrong.map(\.message)) in\n\(text)")
      let cell = try #require(try file.cells(of: 0).first)
      #expect(cell.text.contains("strategy=\(told.strategy),"))
    }
    #expect(count > 15)
  }

  /// Every so-many-th of the reports that `navsim-bench verify reproduce` makes up.
  @Test(arguments: [0, 14]) func whateverIsWrittenHolds(seed: Int) throws {
    #expect(MadeUpReport.check(seed: seed).faults == [])
  }

  /// A bar that is hidden takes the finger's swipe with it (UIKit's own, without code that gives the
  /// gesture another delegate): the top page stays, and the file says so.
  @Test func aSwipeThatIsRefusedIsTold() throws {
    let told = try situation("red, hidden", "swipe 60% finish") { $0.place = .willShow }
    let tried = try Reproduction(told, effort: .asTold)
    let text = tried.text(named: "one")
    #expect(text.contains("// The steps lead to First: one of them was not done.\n"))
    #expect(text.contains("  top is Second\n"))
    #expect(tried.report(named: "one").contains("the steps lead to First, and Second is on top"))
  }

  /// A stack is as high as the steps need, and as high as there are looks.
  @Test(arguments: [
    ("red", "push, pop", 1), ("red", "swipe 40% cancel", 2), ("red", "pop, pop, push", 3),
    ("red, blue, clear", "swipe 40% cancel", 3), ("red, blue, clear", "push", 2),
  ])
  func theStackIsAsHighAsNeeded(style: String, steps: String, height: Int) throws {
    #expect(try Route(situation(style, steps)).start.count == height)
  }

  /// A library that applies wishes gets them, and the pages' code does the rest.
  @Test func aLibraryThatAppliesWishesGetsThem() throws {
    func text(_ strategy: String) throws -> String {
      try situation("red alpha=0.5, blue hidden", "push") {
        ($0.strategy, $0.ios) = (strategy, "12")
      }.formatted(named: "one")
    }
    for strategy in ["native", "km"] {
      let text = try text(strategy)
      #expect(
        text.contains("copy wants to bar") && text.contains("bar.bg alpha=self.wants.bgAlpha"))
      #expect(text.contains("hide bar animated=callback"))
    }
    let wr = try text("wr")
    #expect(wr.contains("barTintColor=red") && !wr.contains("copy wants to bar"))
    #expect(!wr.contains("bar.bg alpha=") && wr.contains("hide bar animated=callback"))
    #expect(!(try text("yp")).contains("hide bar"))
  }

  // MARK: What is found

  /// Two base classes that state an image in viewWillAppear: the bar has the new colour in the first
  /// frame (docs/Language.md, step 2). Nothing else is needed for it.
  @Test(.enabled(if: Whole.isAsked)) func theSmallestThatShowsItIsKept() throws {
    let told = try situation(
      "red image list, blue image title=white prompt, clear",
      "push, rotate, wait 200ms, tap back"
    ) { ($0.ios, $0.device) = ("12", "iphone-8") }
    let tried = try Reproduction(told, seen: ["snap"])
    #expect(tried.told.shows && tried.shows && tried.symptom == ["snap"])
    let small = tried.smallest.situation
    #expect(small.steps.count == 1 && small.looks.count <= 2)
    #expect(!small.looks.contains { $0.scrolls || $0.hasPrompt })
    // Less than that shows nothing.
    let found = Set(tried.told.found.filter { $0.kind == "snap" }.map(\.thing))
    #expect(Set(tried.smallest.found.filter { $0.kind == "snap" }.map(\.thing)) == found)
    let file = ScenarioFile(path: "x.navsim", text: tried.text(named: "one"))
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    #expect(run.isFine && run.expectationCount == 2)
  }

  /// A swipe from a page that hides the bar, taken back, with code that hides it without animation:
  /// what a person would try shows more than what was told.
  @Test(.enabled(if: Whole.isAsked)) func oneChangeBringsOutWhatWasNotTold() throws {
    let told = try situation("plain, plain", "push")
    let tried = try Reproduction(told, seen: ["frozen"])
    #expect(!tried.told.shows && !tried.shows)
    #expect(tried.smallest.situation == told)
    // iOS 12: what viewDidAppear states comes late.
    let late = try Reproduction(
      try situation("red, blue", "push") { ($0.ios, $0.place) = ("12", .alongside) },
      seen: ["snap"])
    #expect(!late.told.shows && late.shows)
    #expect(late.tried.contains { $0.change.contains("viewDidAppear") && $0.shows })
  }

  /// 'untied' alone, and no library at work: 'run' of the same file calls it UIKit's own.
  @Test func whatUIKitDoesByItselfIsToldAsThat() throws {
    let told = try situation("blue, plain, red", "pop to root") {
      ($0.ios, $0.place) = ("16", .undress)
    }
    let tried = try Reproduction(told, effort: .asTold)
    #expect(tried.isByItself && tried.symptom == ["untied"] && tried.shows)
    #expect(
      tried.report(named: "x").contains("symptom   untied (UIKit does this by itself: navsim"))
    #expect(tried.text(named: "x").contains("UIKit does it by itself"))
    // Stated in viewDidAppear the look comes late: that is the code's.
    let late = try Reproduction(
      try situation("blue, plain, red", "pop to root") {
        ($0.ios, $0.place) = ("16", .viewDidAppear)
      }, effort: .asTold)
    #expect(!late.isByItself && late.symptom.contains("snap"), "\(late.symptom)")
  }

  /// The word is another one: what is found as told is named.
  @Test func anotherDetectorsFindingIsNamed() throws {
    let told = try situation("blue, white", "push, pop") { $0.place = .viewDidLoad }
    let tried = try Reproduction(told, seen: ["frozen"], effort: .asTold)
    let report = tried.report(named: "x")
    #expect(!tried.shows && report.contains("none of them shows frozen"))
    #expect(
      report.hasSuffix("as told something else is found: --seen style-leak\n"), "\(report)")
  }

  @Test(.enabled(if: Whole.isAsked)) func theProgramWritesTriesAndTells() throws {
    func run(_ arguments: String...) throws -> Ran {
      try Binary.run(arguments, in: scratch.url)
    }
    let made = try run(
      "reproduce", "a", "--style", "red image, blue image", "--steps", "push, tap back", "--ios",
      "12", "--device", "iphone-8", "--seen", "snap")
    #expect(made.code == 0 && made.out.contains("snap of eye in push"))
    #expect(made.out.contains("with one thing changed:") && made.out.contains("iOS 26"))
    #expect(try run("test", "a.navsim").code == 0)
    #expect(try run("fmt", "--check", "a.navsim").code == 0)
    // The command in the file makes the file.
    let text = try scratch.read("a.navsim")
    let line = try #require(
      text.split(separator: "\n").first?.dropFirst("// Made by: navsim ".count))
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("a.navsim"))
    #expect(try Shell.run("cd '\(scratch.url.path)' && '\(Binary.path)' \(line)").code == 0)
    #expect(try scratch.read("a.navsim") == text)

    let none = try run("reproduce", "b", "--style", "plain", "--steps", "wait 100ms", "--json")
    #expect(none.code == 1)
    let value = try JSONSerialization.jsonObject(with: Data(none.out.utf8)) as? [String: Any]
    #expect(value?["shows"] as? Bool == false && value?["file"] as? String == "b.navsim")
    #expect(try run("test", "b.navsim").code == 0)
    let wrong = try run("reproduce", "c", "--ios", "6")
    #expect(wrong.code == 2 && wrong.err.contains("'6' is no iOS version"))
  }

  /// The first line of a file is the command that writes it, whatever it is called and made of.
  @Test(
    arguments: Whole.of(
      [
        ["-dash", "--style", "red, hidden", "--code", "willShow", "--as-told"],
        ["two words", "--style", "red/blue image, clear alpha=0.5", "--spinner", "--as-told"],
        [
          "it's.navsim.navsim", "--style", "red, hidden", "--hides-at-once", "--layout", "view",
          "--as-told",
        ],
        ["plain"], ["b", "--strategy", "fd + km", "--seen", "frozen,snap", "--pages", "4"],
        ["c", "--as-told", "--steps", "push early animated=no, swipe 20% flick"],
      ], every: 3)) func theFirstLineWritesTheFile(words: [String]) throws
  {
    let operands = ["reproduce", "--"] + words.prefix(1)
    let made = try Binary.run(
      ["reproduce"] + words.dropFirst() + operands.dropFirst(), in: scratch.url)
    #expect(made.code < 2, "\(made.err)")
    let name = try #require(try scratch.names().first)
    let text = try scratch.read(name)
    let line = try #require(
      text.split(separator: "\n").first?.dropFirst("// Made by: navsim ".count))
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent(name))
    let again = try Shell.run("cd '\(scratch.url.path)' && '\(Binary.path)' \(line)")
    #expect(try scratch.names() == [name], "\(again)")
    #expect(try scratch.read(name) == text)
    #expect(try Binary.run(["test", "--check", "./" + name], in: scratch.url).code == 0)
  }

  @Test func aStrategyThatIsThereTwiceIsTold() throws {
    let wrong = try Binary.run(["reproduce", "a", "--strategy", "km + km"], in: scratch.url)
    #expect(wrong.code == 2 && wrong.err.contains("'km' is there twice"))
    #expect(wrong.err.contains("km + km\n") && wrong.err.contains("\n         ^~\n"))
    #expect(try scratch.names().isEmpty)
  }

  /// What was answered before an error stays answered, and a step that cannot be is told where it is
  /// said.
  @Test(.enabled(if: Whole.isAsked)) func anErrorCostsNoAnswer() throws {
    let screen = try Binary.onTerminal(
      ["reproduce", "asked"], in: scratch.url,
      typing: "red image large, blue image\npush, dismiss\npush, pop\n\n10\n12\n"
        + "snap, banana\nanything\n")
    #expect(screen.code == 0, "\(screen.text)")
    #expect(screen.text.contains("nothing is presented"))
    #expect(screen.text.contains("iOS 10 has no large titles"))
    // The caret stands right below what it means.
    #expect(screen.text.contains("    push, dismiss\n          ^~~~~~~"))
    #expect(try scratch.read("asked.navsim").contains("ios    12"))
  }

  @Test(.enabled(if: Whole.isAsked)) func itAsksOnATerminal() throws {
    let screen = try Binary.onTerminal(
      ["reproduce", "asked"], in: scratch.url,
      typing: "red image, blu\nred image, blue image\npush, tap back\n\n12\nsnap\n")
    #expect(screen.code == 0, "\(screen.text)")
    #expect(screen.text.contains("'blu' is no look of a bar"))
    #expect(screen.text.contains("symptom   snap"))
    #expect(try scratch.read("asked.navsim").contains("ios    12"))
    let left = try Binary.onTerminal(["reproduce", "left"], in: scratch.url, typing: "red\n\u{4}")
    #expect(left.code == 2 && left.text.contains("nothing is written"))
    #expect(try scratch.names() == ["asked.navsim"])
  }
}
