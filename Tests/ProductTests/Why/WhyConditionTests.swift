import Foundation
import NavSim
import Testing

// Conditions and times as people write them.

@Suite struct WhyConditionTests {
  private static let push = "Scenarios/basics/push.navsim"

  private func why(_ arguments: [String]) throws -> Ran {
    try Binary.run(["why", Self.push] + arguments + ["--cell", "strategy=native"])
  }

  @Test(arguments: [
    ("bar.bg.alpha = banana", "'bar.bg.alpha' is never 'banana'", "it is a number"),
    ("bar.bg.alpha = nil", "is never 'nil'", "it is a number"),
    ("gesture.enabled = maybe", "'gesture.enabled' is never 'maybe'", "it is yes or no"),
    ("bar.tintColor = rde", "'bar.tintColor' is never 'rde'", "it is a colour"),
    ("bar.tintColor < 1", "'bar.tintColor' is no number", "it is a colour"),
    ("gesture.state = posible", "did you mean 'possible'?", "it is one of: possible began"),
    ("bar.bg.hidden = yes ± 1", "nothing here has a tolerance", "= 0.4 ± 0.1"),
    ("page.B.x < 100 ± 1", "nothing here has a tolerance", "with = and !="),
    ("page.B.x = 100 ± wide", "'wide' is no tolerance", "= 0.4 ± 0.1"),
    ("page.B.x < absent", "'absent' is no number", "compare numbers"),
    ("bar.bg.alpha = 0.5", "holds in no frame", "in this trace it is 1"),
    ("navigation.top = Z", "holds in no frame", "in this trace it is A, B"),
  ])
  func aConditionThatCannotHoldIsAnError(condition: String, message: String, help: String) throws {
    let ran = try why(["--until", condition])
    #expect(ran.code == 2 && ran.out.isEmpty, "\(ran.out)")
    #expect(ran.err.contains(message) && ran.err.contains(help), "\(ran.err)")
  }

  /// x(3) is 287.914 and x(2) 328.224; the page that goes is there until the end of the push.
  @Test(arguments: [
    ("page.B.x = 287.9 ± 0.1", "push +3 "), ("page.B.x = 287pt +- 1pt", "push +3 "),
    ("page.B.x != 375 ± 14", "push +1 "), ("page.B.x != 375 ± 15", "push +2 "),
    ("page.A.x = absent", "push end +0 "), ("page.B.x = absent", "start"),
    ("page.B.x != absent", "push +0 "), ("navigation.stack = A > B", "push +0 "),
    ("bar.tintColor = #007AFE ± 1", "start"),
  ])
  func aConditionFindsItsFrame(condition: String, frame: String) throws {
    let ran = try why(["--until", condition])
    #expect(ran.code == 0, "\(ran.err)")
    let head = ran.out.split(separator: "\n").first ?? ""
    #expect(head.contains(" in " + frame) || head.hasSuffix(" in " + frame), "\(ran.out)")
  }

  /// A frame so far behind the end that no number holds it is refused like any other, in `film` too.
  @Test(arguments: ["why", "film"]) func aFrameBehindEverythingIsRefused(command: String) throws {
    let text = """
      device iphone-8
      ios 12
      page A "A"
      page B "B"
      scenario "x"
      stack A
      at 0ms  present B style=fullScreen
      at 2s   dismiss
      expect at end: top is A

      """
    let scratch = try Scratch()
    try scratch.write(text, to: "x.navsim")
    for frame in ["present end+9223372036854775807", "99999999999999999999ms"] {
      let question =
        command == "why" ? ["bar.y", "--frame", frame] : ["--frames", "start," + frame]
      let ran = try Binary.run([command, "x.navsim"] + question, in: scratch.url)
      #expect(ran.code == 2 && ran.err.hasPrefix("navsim: error: "), "\(ran.err)")
    }
  }

  /// Every value that a trace shows can be asked for, and is found where it first stands.
  @Test(arguments: [
    "Scenarios/basics/push.navsim", "Scenarios/strategies/in-house.navsim",
    "Scenarios/detectors/title-jump.navsim", "Scenarios/detectors/tab-bar.navsim",
  ])
  func whatATraceShowsIsFound(path: String) throws {
    let url = Binary.root.appendingPathComponent(path)
    let file = ScenarioFile(path: path, bytes: Array(try Data(contentsOf: url)))
    let cell = try #require(try file.cells(of: 0).last)
    let trace = try #require(file.run(0, cell)?.trace)
    var known: Set<String> = []
    for frame in trace.frames {
      for change in trace.changes[frame.changes] where !change.isPresence {
        let slot = trace.slots[Int(change.slot)]
        let text =
          trace.elements[slot.element].name + "." + slot.name + " = " + trace.shown(change.value)
        guard known.insert(text).inserted, !text.hasSuffix(" = nil") else { continue }
        let found = try FrameCondition(text).first(in: trace)
        #expect(found == (frame.isKeyframe ? -1 : frame.number), "\(text)")
      }
    }
    #expect(known.count > 100)
  }

  @Test(arguments: [
    ("50ms", "push +3 (50ms)"), ("0.05s", "push +3 (50ms)"), ("3f", "push +3 (50ms)"),
    ("0s", "push +0 (0ms)"), ("0.5s", "push end +0 (500ms)"), ("30f", "push end +0 (500ms)"),
    ("50000us", "push +3 (50ms)"),
  ])
  func aTimeIsWrittenAsInAScenario(time: String, place: String) throws {
    let ran = try why(["page.B.x", "--frame", time])
    #expect(ran.code == 0 && ran.out.contains(" in " + place), "\(ran.out)\(ran.err)")
    let shown = try Binary.run(
      ["run", Self.push, "--frame", time, "--cell", "strategy=native"])
    #expect(shown.code == 0 && shown.out.contains("\nframe \(place)\n"), "\(shown.err)")
  }

  @Test(arguments: ["1s", "60f", "999999s", "9999ms"])
  func aTimeBehindTheEndIsToldSo(time: String) throws {
    let ran = try why(["page.B.x", "--frame", time])
    #expect(ran.code == 2 && ran.err.contains("the trace ends before \(time)"), "\(ran.err)")
    #expect(ran.err.contains("its last frame is push end +0"))
  }
}
