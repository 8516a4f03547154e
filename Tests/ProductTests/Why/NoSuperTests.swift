import Foundation
import NavSimTestSupport
import Testing

/// A class that overrides a hook and calls no super leaves out what stands above it: `navsim why` names that line.
@Suite struct NoSuperTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func why(_ property: String, _ frame: String, _ text: String) throws -> String {
    try scratch.write(text, to: "x.navsim")
    let ran = try Binary.run(["why", "x.navsim", property, "--frame", frame], in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out
  }

  /// Detail comes back below Photo, which has hidden the bar; the line of Base that shows it is left out.
  @Test(.enabled(if: Whole.isAsked)) func whatNoSuperLeavesOutIsTold() throws {
    let out = try why(
      "bar.hidden", "pop end",
      """
      device iphone-8
      ios 12
      page Base
        view backgroundColor=white
        on viewWillAppear  show bar animated=callback
      page Detail like Base "Detail"
        on viewWillAppear  no super
      page Photo like Base "Photo"
        on viewWillAppear  hide bar animated=callback
      scenario "back to Detail"
      stack Detail > Photo
      at 0ms  pop
      """)
    #expect(out.hasPrefix("bar.hidden is yes in pop end"), "\(out)")
    #expect(
      out.contains(
        "Base's line for Detail would have written navigation.navigationBarHidden=no (x.navsim:5); "
          + "it was skipped: 'no super' leaves it out, at pop +0\n"
          + "    on viewWillAppear no super (x.navsim:7)\n"), "\(out)")
    #expect(out.contains("\nand at x.navsim:7\n  on viewWillAppear no super\n"), "\(out)")
  }

  /// Where the line that is left out asks for something that does not hold, it would have written nothing.
  @Test func aLineThatWouldNotHaveRunIsNotTold() throws {
    let out = try why(
      "bar.barTintColor", "push end",
      """
      device iphone-8
      ios 12
      page Base
        view backgroundColor=white
        on viewWillAppear  if top is A  bar barTintColor=red
      page A like Base "A"
      page B like Base "B"
        on viewWillAppear  no super
      scenario "push"
      stack A
      at 0ms  push B
      """)
    #expect(!out.contains("no super"), "\(out)")
  }
}
