import Foundation
import NavSimTestSupport
import Testing

/// What a finding says of a line that is not there, of one that declares what is wrong, and of one that is behind what
/// several cells show.
@Suite struct MissingLineTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func told(_ lines: String...) throws -> String {
    let text = (["ios 16", "device iphone-13"] + lines).joined(separator: "\n") + "\n"
    try scratch.write(text, to: "x.navsim")
    let ran = try Binary.run(["run", "x.navsim", "--no-trace"], in: scratch.url)
    return ran.out + ran.err
  }

  /// Of two bars one above the other the line is told that puts the one controller into the other's page.
  @Test(.enabled(if: Whole.isAsked)) func aControllerInsideAPageHasItsLine() throws {
    let text = try told(
      "page Home \"Home\"", "  view backgroundColor=white", "page Shell \"Shell\"",
      "  view backgroundColor=white", "  child Inner", "page Feed \"Feed\"",
      "  view backgroundColor=white", "navigation Inner", "  stack Feed", "scenario \"s\"",
      "stack Home", "at 0ms  push Shell")
    #expect(text.contains("NAV014 double-bar of bar.Inner"), "\(text)")
    #expect(text.contains("= cause: declared: child Inner (x.navsim:7)\n"), "\(text)")
    #expect(text.contains("= why: navsim why x.navsim navigation.Inner.heldBy "), "\(text)")
    let why = try Binary.run(
      ["why", "x.navsim", "navigation.Inner.heldBy", "--frame", "push end +0"], in: scratch.url)
    #expect((why.out + why.err).contains("child Inner"), "\(why.out)\(why.err)")
  }

  /// A swipe on the root page that holds the next push: the refusal that is missing.
  @Test func aRefusalThatIsMissing() throws {
    let text = try told(
      "page Home \"Home\"", "  view backgroundColor=white", "page Detail \"Detail\"",
      "  view backgroundColor=white", "navigation Main", "  stack Home", "  gesture delegate=self",
      "scenario \"s\"", "root Main", "at 0ms  swipe back to 60% over 300ms release finish",
      "then +100ms  push Detail")
    #expect(text.contains("NAV012 frozen of push"), "\(text)")
    #expect(
      text.contains(
        "= absent: nobody refuses the swipe: on gestureShouldBegin  if top is root refuse\n"),
      "\(text)")
  }

  /// The status bar's text on a page that is not asked about it, and on one that is.
  @Test(arguments: [false, true]) func aPageThatIsNotAsked(captures: Bool) throws {
    let flag = captures ? ["  self modalPresentationCapturesStatusBarAppearance=yes"] : []
    let lines =
      [
        "ios 16", "device iphone-13", "page Home \"Home\"", "  view backgroundColor=white",
        "page Photo", "  view backgroundColor=black",
      ] + flag + [
        "scenario \"s\"", "stack Home", "at 0ms  present Photo style=overFullScreen",
        "then +300ms  dismiss", "expect at present.end: statusBar visible",
      ]
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "x.navsim")
    let ran = try Binary.run(["run", "x.navsim", "--no-trace"], in: scratch.url)
    #expect(ran.err.contains("NAV027 unreadable of statusBar"), "\(ran.err)")
    let note =
      "= absent: Photo is not asked how the status bar looks: "
      + "self modalPresentationCapturesStatusBarAppearance=yes\n"
    #expect(ran.err.contains(note) != captures, "\(ran.err)")
    let answer =
      "= absent: Photo is asked how the status bar looks, and says default: "
      + "self preferredStatusBarStyle=lightContent\n"
    #expect(ran.err.contains(answer) == captures, "\(ran.err)")
  }

  /// Under a bar its controller is asked, and the bar answers.
  @Test func aBarThatIsDark() throws {
    let text = try told(
      "page Home", "  view backgroundColor=white", "page Detail", "  view backgroundColor=black",
      "scenario \"s\"", "stack Home", "at 300ms  push Detail",
      "expect at push.end: statusBar visible")
    #expect(
      text.contains(
        "= absent: Navigation is asked how the status bar looks, and says default: "
          + "bar barStyle=black\n"), "\(text)")
  }

  /// One line is behind what three cells show, and is told once.
  @Test func oneCauseOfManyCells() throws {
    let text = try told(
      "page Home \"Home\"", "  view backgroundColor=white",
      "  on viewWillAppear  bar barTintColor=white",
      "page Detail \"Detail\"", "  view backgroundColor=white",
      "  on viewDidAppear  bar barTintColor=red", "scenario \"s\"", "matrix", "  ios 10 11 12",
      "stack Home", "at 0ms  push Detail")
    #expect(
      text.contains("cause: on viewDidAppear bar barTintColor=red (x.navsim:8): snap in 3 cells"),
      "\(text)")
  }
}
