import Foundation
import Testing

@Suite struct ShowTests {
  private static let push = "Scenarios/basics/push.navsim"

  @Test func oneFrameIsWhole() throws {
    let ran = try Binary.run(["run", Self.push, "--frame", "push+3", "--cell", "strategy=native"])
    #expect(ran.code == 0, "\(ran.err)")
    #expect(ran.out.contains("\nframe push +3 (50ms)\n"))
    let lines = ran.out.split(separator: "\n")
    // What moves is marked, what rests is there all the same.
    #expect(lines.contains { $0.hasPrefix("page.B.x ") && $0.hasSuffix("287.914  *") })
    #expect(lines.contains { $0.hasPrefix("page.B.y ") && $0.hasSuffix(" 64") })
    #expect(lines.contains { $0.hasPrefix("navigation.stack ") && $0.hasSuffix("A>B") })
  }

  @Test func theEventsOfTheMomentStandAbove() throws {
    let ran = try Binary.run(["run", Self.push, "--frame", "push+0", "--cell", "strategy=native"])
    #expect(ran.out.contains("\n! viewWillAppear B\n") && !ran.out.contains("viewDidAppear"))
  }

  @Test func besideAnotherCell() throws {
    let other = ["--frame", "push+3", "--only", "page.B.x", "--only", "bar.bg.hidden"]
    let ran = try Binary.run(
      ["run", Self.push, "--cell", "strategy=native", "--against-cell", "strategy=meituan"]
        + other)
    #expect(ran.code == 0, "what is asked for is the same\n\(ran.out)\(ran.err)")
    let whole = try Binary.run(
      ["run", Self.push, "--cell", "strategy=native", "--against-cell", "strategy=meituan"]
        + other.prefix(2))
    #expect(whole.code == 1 && whole.out.contains("  !=\n"))
    let same = try Binary.run(
      ["run", Self.push, "--cell", "strategy=native", "--against-cell", "strategy=native"]
        + other.prefix(2))
    #expect(same.code == 0 && !same.out.contains("!="))
  }

  @Test func besideATrace() throws {
    let scratch = try Scratch()
    let path = Binary.root.appendingPathComponent(Self.push).path
    let cell = ["--cell", "strategy=native"]
    _ = try Binary.run(["run", path, "-o", "old.trace", "--quiet"] + cell, in: scratch.url)
    let ran = try Binary.run(
      ["run", path, "--against", "old.trace", "--frame", "push+3"] + cell, in: scratch.url)
    #expect(ran.code == 0, "\(ran.out)\(ran.err)")
  }

  /// What a trace can show and this frame does not is a note beside what it shows; a name that no trace has is an error.
  @Test func someOfWhatIsAskedForIsThere() throws {
    let given = ["run", Self.push, "--cell", "strategy=native", "--frame", "start", "--only"]
    let some = try Binary.run(given + ["eye,toolbar"])
    #expect(some.code == 0 && some.out.contains("\neye.left "), "\(some.out)")
    #expect(some.err.contains("'--only toolbar' matches nothing in this frame"), "\(some.err)")
    let wrong = try Binary.run(given + ["eye,toolbra"])
    #expect(wrong.code == 2 && wrong.err.contains("did you mean 'toolbar'?"), "\(wrong.err)")
  }

  @Test func whatIsNotThere() throws {
    let cell = ["--cell", "strategy=native"]
    for (given, message) in [
      (["--frame", "swipe+3"], "no phase 'swipe'"),
      (["--against-cell", "ios=12"], "'--against' needs a frame"),
      (["--frame", "start", "--only", "zzz"], "matches nothing in this frame"),
      (["--frame", "start", "--against", "none.trace"], "none.trace"),
    ] {
      let ran = try Binary.run(["run", Self.push] + given + cell)
      #expect(ran.code == 2 && ran.out.isEmpty && ran.err.contains(message), "\(ran.err)")
    }
  }
}
