import Foundation
import NavSim
import NavSimTestSupport
import Testing

@testable import NavSimBench

/// A glitch with the line that a person would change, as `lines.txt` holds it.
struct BlamedGlitch: CustomTestStringConvertible, Sendable {
  let path: String
  let scenario: String?
  let cell: String
  let property: String
  let frame: String
  let line: Int

  var testDescription: String { "\(path) \(property) \(frame)" }

  /// What follows `navsim`.
  var arguments: [String] {
    ["why", path, property, "--frame", frame, "--cell", cell]
      + (scenario.map { ["--scenario", $0] } ?? [])
  }

  /// FILE "SCENARIO" | CELL | PROPERTY | FRAME | LINE, one a line.
  static let all: [BlamedGlitch] = {
    let url = Binary.root.appendingPathComponent("Tests/ProductTests/Why/lines.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.components(separatedBy: " | ")
      guard parts.count == 5, let number = Int(parts[4]) else { return nil }
      let names = parts[0].components(separatedBy: " \"")
      return BlamedGlitch(
        path: names[0], scenario: names.count > 1 ? String(names[1].dropLast()) : nil,
        cell: parts[1], property: parts[2], frame: parts[3], line: number)
    }
  }()
}

@Suite struct WhyTests {
  private static let push = "Scenarios/basics/push.navsim"
  private static let gap = "Scenarios/detectors/black-gap.navsim"

  @Test(arguments: Whole.of(BlamedGlitch.all, every: 4))
  func theStoryEndsAtTheLineThatAPersonWouldChange(glitch: BlamedGlitch) throws {
    let ran = try Binary.run(glitch.arguments)
    #expect(ran.code == 0, "\(ran.err)")
    #expect(ran.out.contains("\nlook at \(glitch.path):\(glitch.line)\n"), "\(ran.out)")
  }

  @Test func thereAreAtLeastTen() {
    #expect(BlamedGlitch.all.count >= 10)
    #expect(Set(BlamedGlitch.all.map(\.property)).count >= 8)
  }

  /// Who asked for what is kept beside the run: nothing looks otherwise for it. `navsim-bench verify
  /// story` runs every cell of all scenarios.
  @Test(arguments: Whole.of(Array(Set(BlamedGlitch.all.map(\.path))).sorted(), every: 4))
  func aRunThatIsFollowedLooksTheSame(path: String) throws {
    let url = Binary.root.appendingPathComponent(path)
    let file = ScenarioFile(path: path, bytes: Array(try Data(contentsOf: url)))
    let cell = try #require(try file.cells(of: 0).first)
    #expect(FollowedRun.fault(file, 0, cell) == nil)
  }

  /// Whatever is asked, there is an answer: of every property at the end and in the middle.
  @Test(arguments: [Self.gap, "Scenarios/strategies/cancelled-hiding.navsim"])
  func everyValueHasAStory(path: String) throws {
    let url = Binary.root.appendingPathComponent(path)
    let file = ScenarioFile(path: path, bytes: Array(try Data(contentsOf: url)))
    let cell = try #require(try file.cells(of: 0).first)
    let trace = try #require(file.follow(0, cell))
    for frame in [trace.lastFrame, trace.lastFrame / 2] {
      let questions = Whole.of(Array(trace.slots.indices), every: 8).map {
        (slot: $0, frame: frame)
      }
      for explanation in file.explanations(of: questions, in: trace, 0, cell) {
        #expect(!explanation.steps.isEmpty && explanation.steps.count <= 60)
        #expect(explanation.head.hasPrefix(explanation.property))
      }
    }
  }

  /// A file holds the nearest line; without causes it says so.
  @Test func aTraceTellsWhatItHolds() throws {
    let scratch = try Scratch()
    let scenario = Binary.root.appendingPathComponent(Self.gap).path
    for (name, options) in [("with", ["--causes"]), ("without", [])] {
      let ran = try Binary.run(
        ["run", scenario, "--cell", "variant=bug", "-o", "\(name).trace"] + options,
        in: scratch.url)
      #expect(ran.code == 0, "\(ran.err)")
    }
    let with = try Binary.run(
      ["why", "with.trace", "eye.right", "--frame", "swipe+3"], in: scratch.url)
    #expect(with.out.contains("\nlook at \(scenario):10\n"), "\(with.out)")
    let without = try Binary.run(
      ["why", "without.trace", "eye.right", "--frame", "swipe+3"], in: scratch.url)
    #expect(without.code == 0 && without.err.contains("holds no causes"), "\(without.err)")
    #expect(without.out.contains("bar.hidden = yes"), "\(without.out)")
    #expect(!without.out.contains("look at"))
  }

  /// Read and written, the causes are where they were.
  @Test func causesComeBackFromAFile() throws {
    let text = try Binary.run(
      ["run", Self.gap, "--cell", "variant=bug", "--causes", "--quiet"]
    ).out
    let reading = try Trace.read(Array(text.utf8), path: "gap.trace")
    var options = TraceOptions()
    options.causes = true
    #expect(String(decoding: reading.trace.bytes(options), as: UTF8.self) == text)
  }

  @Test func aConditionFindsItsFirstFrame() throws {
    let native = ["--cell", "strategy=native"]
    for (condition, frame) in [
      ("page.B.x < 375", "push +1 "), ("page.B.x<=375pt", "push +0 "),
      ("navigation.progress >= 50%", "push +15 "), ("navigation.top = B", "push +0 "),
      ("navigation.top != A", "push +0 "), ("page.A.dim > 0.09", "push +"),
      ("bar.translucent == no", "start"),
    ] {
      let ran = try Binary.run(["why", Self.push, "--until", condition] + native)
      #expect(ran.code == 0, "\(condition): \(ran.err)")
      #expect(
        ran.out.split(separator: "\n").first?.contains(" in " + frame) ?? false,
        "\(condition): \(ran.out)")
    }
  }

  @Test(
    "a question without an answer",
    arguments: [
      (["bar.y", "--frame", "psh+0"], "no phase 'psh'; did you mean 'push'?"),
      (["bar.y", "--frame", "push+30"], "'push' has the frames +0 to +29, not +30"),
      (["bar.y", "--frame", "push end+1"], "'push end' has one frame, +0, not +1"),
      (["bar.y", "--frame", "push+-1"], "'push+-1' names no frame"),
      (["bar.y", "--frame", "push+99999999999999999999"], "names no frame"),
      (["bar.y", "--frame", "9999ms"], "the trace ends before 9999ms"),
      (["bar.y", "--frame", "nanms"], "no phase 'nanms'"),
      (["bar.yy", "--frame", "start"], "no property 'yy' in this trace; did you mean 'bar.y'?"),
      (["bra.y", "--frame", "start"], "no property 'bra.y'; did you mean 'bar.y'?"),
      (["bar", "--frame", "start"], "'bar' is an element"),
      (["bar"], "'bar' is no action, no finding and no property"),
      (["bar.yy"], "no property 'yy' in this trace; did you mean 'bar.y'?"),
      (["--frame", "start"], "'why' needs a property"),
      (["--until", "bar.y"], "'bar.y' is no condition"),
      (["--until", "bar.y < red"], "'red' is no number"),
      (["--until", "bar.y < -9999"], "holds in no frame"),
      (["--until", "bar.y < 1", "--frame", "start"], "both choose the frame"),
    ] as [([String], String)])
  func questionsWithoutAnAnswer(given: [String], message: String) throws {
    let ran = try Binary.run(["why", Self.push] + given + ["--cell", "strategy=native"])
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(ran.err.contains(message), "\(ran.err)")
  }

  /// Of a property, what it is in the end.
  @Test func theEndIsAskedForWhereNoFrameIs() throws {
    func why(_ frame: [String]) throws -> Ran {
      try Binary.run(["why", Self.push, "eye.left", "--cell", "strategy=native"] + frame)
    }
    let ran = try why([])
    #expect(ran.code == 0 && ran.out.hasPrefix("eye.left is #0000FF in push end"), "\(ran)")
    #expect(ran.out == (try why(["--frame", "end"])).out)
  }

  /// Of several cells the one is told of in which something is found, and it is said which.
  @Test func oneOfSeveralCellsIsTaken() throws {
    let ran = try Binary.run(["why", Self.push, "bar.y", "--frame", "start"])
    let chosen = try Binary.run(
      ["why", Self.push, "bar.y", "--frame", "start", "--cell", "strategy=native"])
    #expect(ran.code == 0 && ran.out == chosen.out)
    #expect(
      ran.err == "\(Self.push): note: of 2 cells the first in which something is found: "
        + "--cell strategy=native,ios=12,device=iphone-8\n", "\(ran.err)")
  }

  /// Who asks about an action is told of a cell that has it.
  @Test(arguments: [["leave"], ["page.A.x", "--frame", "leave.end"]])
  func theCellHasTheAction(question: [String]) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      page A
      page B
        [bug] on viewWillAppear  hide bar animated=no
      scenario "leaves"
      matrix
        code  bug fix
      stack A
      at 0ms push B
      [fix] at 1s pop as leave

      """, to: "leaves.navsim")
    let ran = try Binary.run(["why", "leaves.navsim"] + question, in: scratch.url)
    #expect(ran.code == 0 && ran.err.contains("'leave' is done: --cell code=fix"), "\(ran.err)")
    let other = try Binary.run(
      ["why", "leaves.navsim", "bar.hidden", "--frame", "push.start"], in: scratch.url)
    #expect(other.err.contains("something is found: --cell code=bug"), "\(other.err)")
  }

  @Test func cellsInWhichNothingIsFoundAreListed() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      page A
      scenario "still"
      matrix
        ios  12 13
      stack A
      at 0ms rotate portrait
      expect at end: top is A

      """, to: "still.navsim")
    let ran = try Binary.run(
      ["why", "still.navsim", "bar.y", "--frame", "start"], in: scratch.url)
    #expect(ran.code == 2 && ran.err.contains("has 2 cells here: choose one"), "\(ran.err)")
    #expect(ran.err.contains("--cell ios=12"), "\(ran.err)")
  }

  /// A file that is no trace, or none any more, is refused with its place.
  @Test func damagedTraces() throws {
    let scratch = try Scratch()
    let text = try Binary.run(
      ["run", Self.push, "--cell", "strategy=native", "--quiet"]
    ).out
    var lines = text.components(separatedBy: "\n")
    let cut = lines.prefix(lines.count / 2).joined(separator: "\n") + "\n"
    let frames = lines.indices.filter { lines[$0].hasPrefix("+") }
    lines.swapAt(frames[2], frames[5])
    let damaged = [
      ("cut.trace", cut, "the trace is cut off"),
      ("shuffled.trace", lines.joined(separator: "\n"), "is out of order"),
      ("binary.trace", "PK\u{3}\u{4}\u{0}\u{1}", "this is no trace"),
      ("empty.trace", "", "this is no trace"),
    ]
    for (name, content, message) in damaged {
      try scratch.write(content, to: name)
      for command in [["why", name, "bar.y"], ["run", name]] {
        let ran = try Binary.run(command + ["--frame", "start"], in: scratch.url)
        #expect(ran.code == 2 && ran.out.isEmpty, "\(name)")
        #expect(ran.err.contains("\(name):") && ran.err.contains(message), "\(ran.err)")
      }
    }
  }

  /// What is seen behind a bar that becomes clear is there because of who made the bar clear.
  @Test(arguments: [("viewIsAppearing", ""), ("viewWillAppear", "next-turn ")])
  func aBarThatBecomesClearIsToBlame(hook: String, when: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      device iphone-12
      ios 16
      appearance White opaque backgroundColor=white
      appearance Clear transparent
      page Friends
        view backgroundColor=#999999
        on viewDidLoad bar standardAppearance=White scrollEdgeAppearance=White
      page Profile
        view backgroundColor=#3355AA
        on \(hook) \(when)item standardAppearance=Clear scrollEdgeAppearance=Clear
      scenario "late"
      stack Friends
      at 0ms push Profile
      expect at end: top is Profile

      """, to: "late.navsim")
    let ran = try Binary.run(
      ["why", "late.navsim", "eye.centre", "--frame", "push+0"], in: scratch.url)
    #expect(ran.out.hasPrefix("eye.centre is #999999 in push +0 (0ms); before it was #FFFFFF"))
    #expect(ran.out.contains("look at late.navsim:10\n"), "\(ran.out)\(ran.err)")
  }
}
