import Foundation
import Testing

/// What came, or was selected, without a line that set its values has come with an action.
@Suite struct WhyArrivalTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func why(_ lines: [String], _ property: String, _ frame: String) throws -> String {
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "x.navsim")
    let ran = try Binary.run(["why", "x.navsim", property, "--frame", frame], in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out
  }

  private static let tabs = [
    "ios 17", "page A", "page B", "page C", "navigation One", "  stack A", "navigation Two",
    "  stack B", "tabs T", "  tab One", "  tab Two", "scenario \"x\"", "root T", "at 0ms push C",
    "then select Two", "then tap tab One as back",
  ]

  /// A tab is selected by the action that selects it, not by what was pushed before.
  @Test(arguments: [
    ("navigation.selected", "select+0", 15), ("navigation.Two.selected", "select+0", 15),
    ("navigation.selected", "back+0", 16), ("navigation.Two.selected", "back+0", 16),
    ("page.B.alpha", "select+0", 15),
  ])
  func aTabIsSelectedByItsAction(property: String, frame: String, line: Int) throws {
    let out = try why(Self.tabs, property, frame)
    #expect(out.contains("\nlook at x.navsim:\(line)\n"), "\(out)")
    #expect(!out.contains("push C"), "\(out)")
  }

  /// What the line of a page selects is that line's.
  @Test func aTabIsSelectedByALine() throws {
    var lines = Self.tabs
    lines.insert("  on viewDidAppear  select Two", at: 4)
    let out = try why(Array(lines.dropLast(2)), "navigation.Two.selected", "end")
    #expect(out.contains("\nlook at x.navsim:5\n"), "\(out)")
  }

  /// All that a page comes back with comes with the pop.
  @Test(arguments: ["page.A.width", "page.A.alpha", "page.A.x"])
  func aPageComesBackWithThePop(property: String) throws {
    let lines = [
      "ios 17", "page A", "page B", "scenario \"x\"", "stack A > B", "at 0ms  pop",
    ]
    let out = try why(lines, property, "pop+0")
    #expect(out.contains("\nlook at x.navsim:6\n  at 0ms pop\n"), "\(out)")
    let later = try why(lines, "page.A.width", "pop+3")
    #expect(later.contains("  it came, at pop +0\n"), "\(later)")
  }

  @Test func aStackIsPresented() throws {
    let out = try why(
      [
        "ios 17", "page A", "page B", "navigation Sheet", "  stack B", "scenario \"x\"", "stack A",
        "at 0ms  present Sheet",
      ], "navigation.Sheet.stack", "present+0")
    #expect(out.contains("\nlook at x.navsim:8\n  at 0ms present Sheet\n"), "\(out)")
  }

  /// What a stand-in comes with was made by the line that made it.
  @Test func aStandInComesWithItsLine() throws {
    let out = try why(
      [
        "ios 12", "page A", "page B", "  on viewDidLoad  make self.fake kind=bar",
        "  on viewDidLoad  add self.fake to self.view frame=bg", "scenario \"x\"", "stack A",
        "at 0ms  push B",
      ], "B.fake.barStyle", "push+0")
    #expect(out.contains("\nlook at x.navsim:"), "\(out)")
    #expect(!out.contains("nothing that this trace tells"), "\(out)")
  }

  /// A bar that was covered comes back with what uncovers it, whoever has coloured it.
  @Test func aBarComesBackWithTheDismissal() throws {
    let out = try why(
      [
        "ios 17", "device iphone-8", "page A", "  on viewWillAppear  bar tintColor=red", "page S",
        "scenario \"x\"", "stack A", "at 0ms  present S style=fullScreen", "then    dismiss",
      ], "bar.y", "end")
    #expect(out.contains("\nlook at x.navsim:9\n"), "\(out)")
  }

  /// Where the bar stands follows from whether there is a status bar, not from its style.
  @Test func aStatusBarIsHiddenByTheLineThatHidesIt() throws {
    let out = try why(
      [
        "ios 17", "device iphone-8", "page A", "page B",
        "  on viewDidAppear  self prefersStatusBarHidden=yes", "page C",
        "  on viewWillAppear  bar barStyle=black", "scenario \"x\"", "stack A", "at 0ms  push B",
        "then    push C", "then    pop",
      ], "bar.y", "pop+1")
    #expect(out.contains("\nlook at x.navsim:5\n"), "\(out)")
    #expect(!out.contains("barStyle"), "\(out)")
  }

  /// What is added to a safe area moves no page.
  @Test func anAddedSafeAreaMovesNoPage() throws {
    let out = try why(
      [
        "ios 17", "page A", "page B", "  on viewWillAppear  self additionalSafeAreaTop=10pt",
        "scenario \"x\"", "stack A", "at 0ms  push B",
      ], "page.B.y", "end")
    #expect(!out.contains("additionalSafeAreaTop"), "\(out)")
  }
}
