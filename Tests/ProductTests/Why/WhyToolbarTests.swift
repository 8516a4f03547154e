import Foundation
import Testing

/// The toolbar of a controller follows from that controller's flag and pages, whatever another one has.
@Suite struct WhyToolbarTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let text = """
    device iphone-8
    ios 17
    page A "A"
      on viewDidLoad  show toolbar animated=no
    page B "B"
      on viewDidLoad  show toolbar animated=yes
    page C "C"
      on viewWillAppear  hide toolbar animated=callback
    navigation First
      stack A
    navigation Second
      stack B
    tabs Main
      tab First
      tab Second
    scenario "x"
    root Main
    at 0ms       select Second
    then +500ms  push C

    """

  private func why(_ property: String, _ frame: String) throws -> String {
    try scratch.write(Self.text, to: "x.navsim")
    let ran = try Binary.run(["why", "x.navsim", property, "--frame", frame], in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out
  }

  @Test func whoHasHiddenIt() throws {
    let out = try why("toolbar.Second.hidden", "push end+0")
    #expect(out.contains("toolbar.Second.hidden is yes"), "\(out)")
    #expect(out.contains("navigation.Second.toolbarHidden = yes"), "\(out)")
    #expect(out.contains("look at x.navsim:8\n"), "\(out)")
    #expect(!out.contains("x.navsim:4"), "\(out)")
  }

  @Test func whoHasShownIt() throws {
    let out = try why("toolbar.Second.y", "select end+6")
    #expect(out.contains("look at x.navsim:6\n"), "\(out)")
  }

  @Test func whoTookTheFirstTabsAway() throws {
    let out = try why("toolbar.hidden", "select+0")
    #expect(out.contains("toolbar.hidden is not there"), "\(out)")
    #expect(out.contains("at 0ms select Second"), "\(out)")
  }
}
