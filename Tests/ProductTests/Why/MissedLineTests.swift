import Foundation
import NavSimTestSupport
import Testing

/// `navsim why` names the lines that would have set something else, and did not.
@Suite struct MissedLineTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func why(_ lines: [String], _ question: String...) throws -> String {
    let head = ["device iphone-8", "ios 12", "page A \"A\"", "  view backgroundColor=white"]
    try scratch.write((head + lines).joined(separator: "\n") + "\n", to: "x.navsim")
    let ran = try Binary.run(["why", "x.navsim"] + question, in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out
  }

  /// A page B with lines of code from line 7 on, pushed onto A.
  private func pushed(_ code: String...) -> [String] {
    ["page B \"B\"", "  view backgroundColor=white"] + code.map { "  " + $0 }
      + ["scenario \"x\"", "stack A", "at 0ms  push B"]
  }

  /// After a swipe that is taken back viewWillAppear comes without a transition: the block of B is
  /// dropped, and the bar keeps what A has written.
  @Test func aDroppedBlockIsNamedByItsLine() throws {
    let out = try why(
      [
        "  on viewWillAppear  bar barTintColor=blue", "page B \"B\"",
        "  view backgroundColor=white",
        "  on viewWillAppear  alongside  bar barTintColor=red", "scenario \"x\"", "stack A > B",
        "at 0ms  swipe back to 40% over 200ms release cancel",
      ], "bar.barTintColor", "--frame", "swipe end+0")
    #expect(out.contains("bar.barTintColor is #0000FF"), "\(out)")
    #expect(
      out.contains(
        "B's line would have written bar.barTintColor=#FF0000 (x.navsim:8); it was dropped: "
          + "there is no transition to take the alongside block, at swipe end +0"), "\(out)")
    #expect(out.contains("and at x.navsim:8\n  on viewWillAppear alongside bar barTintColor=red"))
  }

  /// The view is loaded before the page is on a stack: what viewDidLoad writes to the bar is lost.
  @Test func aLostWriteIsNamedByItsLine() throws {
    let lines = pushed("on viewDidLoad  bar barTintColor=red").dropLast()
    let out = try why(
      lines + ["at 0ms  load B", "at 100ms  push B"], "eye.centre", "--frame", "push end+0")
    #expect(
      out.contains(
        "B's line would have written bar.barTintColor=#FF0000 (x.navsim:7); it was lost: "
          + "B has no navigation controller then"), "\(out)")
  }

  /// After a swipe that is taken back B saves its own colour, and gives that back when nobody takes it.
  @Test(.enabled(if: Whole.isAsked)) func aLostWriteOfWhatIsThereIsNamedToo() throws {
    let out = try why(
      [
        "  on viewDidLoad  bar barTintColor=red", "page B \"B\"", "  view backgroundColor=white",
        "  on viewWillAppear  save bar.barTintColor as old",
        "  on viewWillAppear  bar barTintColor=blue", "  on viewDidDisappear  restore old",
        "scenario \"x\"", "stack A", "at 0ms  push B",
        "then +100ms  swipe back to 40% over 200ms release cancel", "then +100ms  pop",
      ], "eye.centre", "--frame", "pop end+0")
    #expect(
      out.contains(
        "B's line would have written, again, bar.barTintColor=#0000FF (x.navsim:10); it was lost: "
          + "B has no navigation controller then"), "\(out)")
    #expect(out.contains("\nlook at x.navsim:9\n"), "\(out)")
    #expect(out.contains("\nand at x.navsim:10\n"), "\(out)")
  }

  /// Two lines of one turn: the second has the last word.
  @Test func aWriteThatIsWrittenOverIsNamed() throws {
    let out = try why(
      pushed(
        "on viewWillAppear  bar barTintColor=red", "on viewWillAppear  bar barTintColor=green"),
      "bar.barTintColor", "--frame", "push+0")
    #expect(
      out.contains(
        "B's line would have written bar.barTintColor=#FF0000 (x.navsim:7); it was written over in "
          + "the same turn, with #00FF00"), "\(out)")
  }

  /// What viewDidAppear writes comes when the transition is over.
  @Test func aWriteThatComesTooLateIsNamed() throws {
    let out = try why(
      pushed("on viewDidAppear  bar barTintColor=red"), "eye.centre", "--frame", "push+5")
    #expect(
      out.contains(
        "B's line would have written bar.barTintColor=#FF0000 (x.navsim:7); it comes later, "
          + "at push end +0"), "\(out)")
  }

  /// A file alone: the first thing that is found, and its story.
  @Test(.enabled(if: Whole.isAsked)) func aFileAloneIsEnough() throws {
    let out = try why(pushed("on viewWillAppear  bar barTintColor=red"))
    #expect(out.hasPrefix("NAV005 snap of eye at push +0 (0ms): the bar jumps from "), "\(out)")
    #expect(out.contains("\nlook at x.navsim:7\n"), "\(out)")
    #expect(try why(pushed()) == "nothing is found in 1 cell\n")
  }

  /// What a finding is told with can be copied into a shell.
  @Test(.enabled(if: Whole.isAsked)) func aFindingEndsWithACommand() throws {
    _ = try why(pushed("on viewWillAppear  bar barTintColor=red"))
    let ran = try Binary.run(["run", "x.navsim"], in: scratch.url)
    let line = ran.err.split(separator: "\n").first { $0.contains("= why: ") }
    let command = try #require(line?.components(separatedBy: "= why: navsim ").last)
    let told = try Shell.run("cd '\(scratch.url.path)' && '\(Binary.path)' \(command)")
    #expect(told.code == 0)
    #expect(told.out.contains("look at x.navsim:7"), "\(told.out)")
  }

  /// Where neither a page nor a bar lies, it is told what is not there, and what made it so.
  @Test func aBlackGapListsWhatIsAbsent() throws {
    let lines = [
      "page B \"B\"", "  view backgroundColor=white", "  on viewWillAppear  hide bar animated=no",
      "  on viewWillDisappear  show bar animated=callback", "page C \"C\"",
      "  view backgroundColor=white", "navigation Main", "  bar translucent=no barTintColor=red",
      "  stack B > C", "scenario \"x\"", "root Main",
      "at 0ms  swipe back to 40% over 200ms release cancel",
    ]
    _ = try why(lines, "eye.right", "--frame", "swipe+3")
    let ran = try Binary.run(["run", "x.navsim"], in: scratch.url)
    let gap = ran.err.components(separatedBy: "NAV009").last ?? ""
    #expect(gap.contains("= absent: the bar is not there: bar.hidden=yes"), "\(ran.err)")
    #expect(gap.contains("C's view begins at 64 pt, the bar is opaque (translucent=no) and "))
    #expect(gap.contains("= cause: on viewWillAppear hide bar animated=no (x.navsim:7)"))
  }
}
