import Foundation
import Testing

/// How many of the findings that no claim speaks of `navsim test` tells.
@Suite struct ToldFindingsTests {
  /// A bar that is clear before the first action, behind a sheet, and after the last: some of its points
  /// are black several times.
  private static let text = """
    ios    17
    device iphone-13
    page Feed "Feed"
      view backgroundColor=white
      on viewWillAppear     bar barTintColor=yellow translucent=no
      on viewWillDisappear  if modal  bar barTintColor=red
    page Compose "Compose"
      view backgroundColor=white
      item leftBarButtonItem="Cancel"
      on leftAction  dismiss
    page Profile "Profile"
      view backgroundColor=black
      on viewWillAppear  hide bar animated=callback
      on viewWillDisappear  show bar animated=callback
    navigation Sheet
      stack Compose
    navigation A
      stack Feed
    navigation B
      stack Profile
    tabs Main
      tab A
      tab B

    scenario "compose over a feed"
    root Main
    at 0ms  present Sheet style=pageSheet
    then    swipe down to 30% over 200ms release cancel as nearly
    then    tap left
    then    tap tab B as tabB
    then    tap tab A as tabA
    expect at present.end:  presented.Sheet.y > 40
    expect at nearly.end:  presented.Sheet.y > 40
    expect at end: top is Feed
    expect at tabB.end: navigation.B.selected = yes

    """

  /// The notes about findings, and the line that counts them.
  private func told(_ options: String...) throws -> (notes: Int, sum: Substring) {
    let scratch = try Scratch()
    try scratch.write(Self.text, to: "sheet.navsim")
    let ran = try Binary.run(["test", "sheet.navsim"] + options, in: scratch.url)
    let lines = ran.out.split(separator: "\n")
    let sum = try #require(lines.first { $0.hasPrefix("found: ") }, "\(ran.out)\(ran.err)")
    return (lines.count { $0.contains(": note: NAV") }, sum)
  }

  @Test func thoseThatCountAreToldWhereThereIsRoom() throws {
    let all = try told("--findings", "1000")
    let count = try #require(Int(all.sum.split(separator: " ")[1]))
    #expect(all.notes == count && count > 4, "\(all)")
    #expect(!all.sum.contains("tells all"))
    for most in [1, 2, count - 1] {
      let some = try told("--findings", "\(most)")
      #expect(some.notes == most, "\(some)")
      #expect(some.sum.hasSuffix("; --findings \(count) tells all"), "\(some)")
    }
  }

  /// A finding stands for several cells only where all of them show it at that moment, in those colours.
  @Test func cellsAreToldTogetherWhereTheyShowTheSame() throws {
    let scratch = try Scratch()
    let text = """
      ios    12
      device iphone-8
      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar backgroundImage=red
      page B "B"
        view backgroundColor=white
        [code=both] on viewWillAppear  bar backgroundImage=blue
      page C "C"
        view backgroundColor=white
        on viewWillAppear  bar backgroundImage=green
      scenario "s"
      matrix
        code  last both
      stack A
      at 0ms  push B
      then    push C
      expect at end:  top is C

      """
    try scratch.write(text, to: "grp.navsim")
    let ran = try Binary.run(["test", "grp.navsim", "--findings", "9"], in: scratch.url)
    let snaps = ran.out.split(separator: "\n").filter { $0.contains(" snap of eye at ") }
    #expect(snaps.count == 3, "\(ran.out)")
    #expect(
      snaps.contains {
        $0.contains(
          "push +0 (0ms): the bar jumps from #FF0000 to #0000FF (in 1 of 2 cells: code=both")
      }, "\(ran.out)")
    #expect(!ran.out.contains("in all 2 cells"), "\(ran.out)")
  }
}
