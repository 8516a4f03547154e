import Foundation
import NavSimTestSupport
import Testing

/// `navsim film` from outside.
@Suite struct FilmCommandTests {
  private static let push = Binary.root.appendingPathComponent("Scenarios/basics/push.navsim").path

  @Test(.enabled(if: Whole.isAsked)) func theNameOfTheFileChoosesTheFormat() throws {
    let scratch = try Scratch()
    let heads = [
      "a.svg": Array("<svg ".utf8), "a.png": [0x89, 0x50, 0x4E, 0x47],
      "a.txt": Array("native".utf8),
    ]
    for (name, head) in heads {
      let ran = try Binary.run(
        ["film", Self.push, "--frames", "start,push+0", "-o", name], in: scratch.url)
      #expect(ran.code == 0, "\(ran.err)")
      #expect(ran.out.isEmpty)
      let bytes = try Data(contentsOf: scratch.url.appendingPathComponent(name))
      #expect(bytes.starts(with: head), "\(name)")
    }
  }

  @Test func aKeptTraceIsTheRowOfItsCell() throws {
    let scratch = try Scratch()
    let cell = ["--strategy", "meituan"]
    let wrote = try Binary.run(
      ["run", Self.push, "--quiet", "-o", "m.trace"] + cell, in: scratch.url)
    #expect(wrote.code == 0, "\(wrote.err)")
    let kept = try Binary.run(["film", "m.trace", "--frames", "every=4"], in: scratch.url)
    let made = try Binary.run(["film", Self.push, "--frames", "every=4"] + cell, in: scratch.url)
    #expect(kept.code == 0 && made.code == 0, "\(kept.err)\(made.err)")
    let (one, other) = (kept.out.split(separator: "\n"), made.out.split(separator: "\n"))
    #expect(one.dropFirst() == other.dropFirst())
    #expect(one.count > 6)
  }

  @Test func coloursAreThoseThatAreAskedFor() throws {
    let film = ["film", Self.push, "--frames", "start", "--strategy", "native", "-f", "ansi"]
    let full = try Binary.run(film + ["--colors", "true"])
    #expect(full.out.contains("\u{1B}[38;2;255;0;0"))
    let many = try Binary.run(film + ["--colors", "256"])
    #expect(many.out.contains("\u{1B}[38;5;196"))
    let few = try Binary.run(film + ["--colors", "16"])
    #expect(few.out.contains("\u{1B}[91"))
    let none = try Binary.run(film + ["--colors", "none"])
    #expect(!none.out.contains("\u{1B}"))
    #expect(none.out.contains("# #FF0000"))
  }

  /// 40 % of a push of 500 ms are 200 ms, twelve frames.
  @Test func aFrameIsAShareOfATransition() throws {
    let film = ["film", Self.push, "--strategy", "native", "--colors", "none", "--frames"]
    let share = try Binary.run(film + ["push@40%"])
    let frame = try Binary.run(film + ["push+12"])
    #expect(share.code == 0 && share.out.contains("+12 200 ms"), "\(share.out)\(share.err)")
    #expect(share.out == frame.out)
  }

  /// The names of frames that `run --frame` takes.
  @Test(arguments: ["push+3f", "push + 3", "push B+3", "push.start+3", "50ms"])
  func aFrameIsNamedAsElsewhere(name: String) throws {
    let film = ["film", Self.push, "--strategy", "native", "--frames"]
    let named = try Binary.run(film + [name])
    #expect(named.code == 0, "\(named.err)")
    #expect(named.out == (try Binary.run(film + ["push+3"]).out), "\(name)")
  }

  /// Each is refused with its reason, and nothing is written.
  @Test(arguments: [
    (["--frames", "+3"], "no value for '--frames'"),
    (["--frames", "push+99"], "'push' has the frames +0 to +29, not +99"),
    (["--frames", "start,9s"], "the trace ends before 9s"),
    (["--frames", "start,push@140%"], "'push@140%' is no place"),
    (["--frames", "push.start@40%"], "'push.start' has no parts"),
    (["--frames", "start,33ms@40%"], "'33ms' has no parts"),
    (["--frames", "start+1"], "'start' is the state before the first action"),
    (["--frames", "start,every=3"], "'every=3' is no place"),
    (["-f", "png", "-o", "x.svg"], "'x.svg' is the name of another format than '--format png'"),
    (["-f", "text", "-o", "x.png"], "'x.png' is the name of another format"),
    (["-f", "png", "-o", "x.jpg"], "'x.jpg' is the name of another format"),
    (["-o", "x.jpg"], "no picture is written as 'jpg'"),
    (["-o", "folder/y.GIF"], "no picture is written as 'gif'"),
    (["--crop", "car"], "no value for '--crop'"),
    (["--format", "gif"], "no format is called 'gif'"), (["--rows", "stratgy"], "did you mean"),
    (["--animate", "-f", "png"], "for svg only"), (["--colors", "9"], "no value for '--colors'"),
    (["--cell", "strategy=nativ"], "nativ"),
  ])
  func whatIsWrongIsToldByName(options: [String], message: String) throws {
    let ran = try Binary.run(["film", Self.push] + options)
    #expect(ran.code == 2)
    #expect(ran.err.contains(message), "\(ran.err)")
    #expect(ran.out.isEmpty)
  }

  /// Twenty seconds are 1,200 frames, and the state before them. The step that is named is enough.
  @Test func aStripOfTooManyPicturesIsNotDrawn() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      ios 12
      device iphone-8
      page A
      page B
      scenario "a long rest"
      stack A
      at 0ms  push B
      at 20s  pop
      expect at end: top is A

      """, to: "long.navsim")
    let film = ["film", "long.navsim", "--format", "text", "--frames"]
    let ran = try Binary.run(film + ["every=1"], in: scratch.url)
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(ran.err.contains("a strip holds at most 1000 pictures; here are "), "\(ran.err)")
    #expect(ran.err.contains("= --frames every=2 draws fewer"), "\(ran.err)")
    #expect(try Binary.run(film + ["every=2"], in: scratch.url).code == 0)
  }

  @Test func aScenarioIsNotWrittenOver() throws {
    let scratch = try Scratch()
    let path = scratch.url.appendingPathComponent("a.navsim")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: Self.push), to: path)
    let before = try Data(contentsOf: path)
    let ran = try Binary.run(["film", "a.navsim", "-f", "svg", "-o", "a.navsim"], in: scratch.url)
    #expect(ran.code == 2)
    #expect(try Data(contentsOf: path) == before)
  }
}
