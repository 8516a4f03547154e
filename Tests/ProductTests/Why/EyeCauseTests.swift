import NavSimTestSupport
import Testing

/// Who is to blame for what the eye sees at a point: findings, claims and `why` name one line.
@Suite struct EyeCauseTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Why eye.left is what it is in a frame of an app.
  private func why(_ frame: String, in app: String) throws -> Ran {
    try scratch.write(app, to: "a.navsim")
    return try Binary.run(["why", "a.navsim", "eye.left", "--frame", frame], in: scratch.url)
  }

  /// A bar that is made clear shows what lies behind it, whatever colour it is given in the same frame.
  @Test(.enabled(if: Whole.isAsked)) func aBarThatIsMadeClear() throws {
    let why = try why(
      "push+0",
      in: """
        device iphone-8
        ios    12
        page A "A"
          view backgroundColor=white
          on viewWillAppear  bar backgroundImage=#D32F2F
        page B "B"
          view backgroundColor=white
          on viewWillAppear  bar backgroundImage=#1976D2 titleColor=yellow
          on viewWillAppear  bar.bg alpha=0
        scenario "s"
        stack A
        at 0ms  push B
        expect at push.start:  eye.left = #1976D2

        """)
    let told = try Binary.run(["test", "a.navsim"], in: scratch.url).out
    #expect(told.contains("= cause: on viewWillAppear bar.bg alpha=0 (a.navsim:9)"), "\(told)")
    #expect(why.out.contains("look at a.navsim:9\n"), "\(why)")
  }

  /// What has been set since and does not show yet is not where a colour comes from.
  @Test func aColourThatDoesNotShowYet() throws {
    let why = try why(
      "push+0",
      in: """
        device iphone-8
        ios    17
        strategy lib
          on willShow  bar standardAppearance=opaque
          on willShow  bar.standardAppearance backgroundColor=to.wants.barTintColor
          on willShow  bar scrollEdgeAppearance=bar.standardAppearance
        strategy lib
        page A "A"
          wants barTintColor=#D32F2F
        page B "B"
          wants barTintColor=#1976D2
        scenario "s"
        stack A
        at 0ms  push B

        """)
    #expect(why.out.contains("eye.left is #D32F2F in push +0 (0ms), since start"), "\(why)")
    #expect(why.out.contains("(a.navsim:5), before the first action"), "\(why)")
    #expect(!why.out.contains("push B"), "\(why)")
  }

  /// A background that was to go, and was put in anew, is what is seen.
  @Test func aBackgroundThatDidNotGo() throws {
    let why = try why(
      "push+5",
      in: """
        device iphone-8
        ios    18
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=white
          on viewWillAppear  bar standardAppearance=opaque scrollEdgeAppearance=opaque
          on viewWillAppear  bar.bg alpha=0
        scenario "s"
        stack A
        at 0ms  push B

        """)
    #expect(why.out.contains("would have written bar.bg.alpha=0 (a.navsim:8)"), "\(why)")
    #expect(why.out.contains("(reinsertsBackground)"), "\(why)")
  }
}
