import NavSim
import NavSimTestSupport
import Testing

/// How a frame is named: `run --frame`, `why --frame` and `film --frames` read the same names.
@Suite struct FrameNameTests {
  /// A push of 500 ms, so that B is pushed in thirty frames; then a card.
  private static let card = """
    device iphone-8
    ios 12
    page A "A"
      view backgroundColor=white
    page B "B"
      view backgroundColor=white
    page Card "Card"
      view backgroundColor=white
    navigation Main
      stack A
    scenario "a card"
    root Main
    at 0ms        push B
    then +200ms   present Card style=fullScreen
    then +200ms   dismiss
    expect at end: top is B

    """

  private func frame(_ name: String) throws -> Int {
    try UnclaimedTests.run(Self.card).trace.frame(named: name)
  }

  /// 40 % of 500 ms are 200 ms, twelve frames of 1/60 s.
  @Test(arguments: [
    ("push@40%", 12), ("push @ 40%", 12), ("push B@40%", 12), ("push@0%", 0), ("push+3f", 3),
    ("push + 3", 3), ("push B+3", 3), ("16.666ms", 1), ("16.667ms", 1), ("16.665ms", 0),
    ("33.333ms", 2), ("33.332ms", 1), ("50ms", 3), ("push", 0), ("start", -1), ("start+0", -1),
    ("200ms", 12),
  ])
  func namesAreRead(name: String, number: Int) throws { #expect(try frame(name) == number) }

  @Test func namesOfWholePhasesAreRead() throws {
    #expect(try frame("present Card style=fullScreen+3") == frame("present+3"))
    #expect(try frame("end+0") == frame("end"))
    // With its end the whole of it is reached.
    #expect(try frame("push@100%") == frame("push.end"))
  }

  /// A part of an action is where a claim on it looks.
  @Test func aPartIsTheFrameOfAClaim() throws {
    let run = try UnclaimedTests.run(
      Self.card + "expect at push@40%: page.B.x = 1000\nexpect at dismiss@50%: page.B.x = 1000\n")
    #expect(run.failures.count == 2)
    for (failure, name) in zip(run.failures, ["push@40%", "dismiss@50%"]) {
      let frame = try run.trace.frame(named: name)
      #expect(failure.place == run.trace.place(ofFrame: frame), "\(name)")
    }
  }

  @Test(arguments: [
    ("push.start@40%", "'push.start' has no parts: it is no action"),
    ("push.end@40%", "'push.end' has no parts"), ("present end@40%", "'present end' has no parts"),
    ("33ms@40%", "'33ms' has no parts"), ("psh@40%", "no action 'psh'; did you mean 'push'?"),
    ("push@101%", "'push@101%' names no frame"), ("@40%", "'@40%' names no frame"),
    ("push@x%", "'push@x%' names no frame"), (" ", "' ' names no frame"),
    ("+3", "'+3' names no frame"), ("start+1", "'start' is the state before the first action"),
    ("end+1", "'end' is the last frame"), ("12", "no phase '12'"), ("0.5", "no phase '0.5'"),
  ])
  func whatIsNoneIsTold(name: String, message: String) throws {
    let error = #expect(throws: QuestionError.self) { try frame(name) }
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
    #expect(error?.help?.contains("phases: start, push +0 to +29") == true)
    let scratch = try Scratch()
    try scratch.write(Self.card, to: "card.navsim")
    for command in [["run"], ["why", "eye.left"]] {
      let asked = [command[0], "card.navsim"] + command.dropFirst() + ["--frame", name]
      let ran = try Binary.run(asked, in: scratch.url)
      #expect(ran.code == 2 && ran.err.contains(message), "\(command): \(ran.err)")
    }
  }

  @Test(arguments: [
    ("12", "or a time: 12f, 83ms"), ("0.5", "or a time: 0.5s, 83ms"), (" ", "a frame is PHASE+N"),
  ])
  func aNumberIsGivenItsUnit(name: String, help: String) throws {
    let error = #expect(throws: QuestionError.self) { try frame(name) }
    #expect(error?.help?.contains(help) == true, "\(String(describing: error))")
  }

  /// What one command takes the others take, and what one refuses.
  @Test(.enabled(if: Whole.isAsked)) func threeCommandsReadOneName() throws {
    let scratch = try Scratch()
    try scratch.write(Self.card, to: "card.navsim")
    let names = [
      ("push@40%", 0), ("push+3f", 0), ("push + 3", 0), ("present Card style=fullScreen+3", 0),
      ("start+0", 0), ("push.end@40%", 2), ("33ms@40%", 2), ("end+1", 2), ("push+99", 2),
    ]
    for (name, code) in names {
      for asked in [
        ["run", "card.navsim", "--frame", name],
        ["why", "card.navsim", "eye.left", "--frame", name],
        ["film", "card.navsim", "--frames", name],
      ] {
        let ran = try Binary.run(asked, in: scratch.url)
        #expect(ran.code == code, "\(asked): \(ran.err)")
      }
    }
  }
}
