import Foundation
import NavSim
import NavSimVocabulary
import Testing

/// Colours that are others in dark mode.
@Suite struct DynamicColorTests {
  @Test func everySystemColorIsReadAsItIsWritten() throws {
    #expect(SystemColor.all.count == 36)
    #expect(Set(SystemColor.all.map(\.name)).count == SystemColor.all.count)
    for row in SystemColor.all {
      let color = try #require(DynamicColor(text: row.name))
      #expect(color.text == row.name && color.since == row.since && !color.isPair)
      #expect(Color(text: row.name) == nil, "a fixed colour is called \(row.name)")
      #expect(row.palettes == row.palettes.sorted { $0.since < $1.since })
    }
  }

  @Test(arguments: [
    ("white/black", "#FFFFFF/#000000"), ("#01020304/red", "#01020304/#FF0000"),
  ])
  func aPairIsReadAsItIsWritten(text: String, written: String) throws {
    let color = try #require(DynamicColor(text: text))
    #expect(color.text == written && color.isPair && color.since == 13)
    #expect(DynamicColor(text: written) == color)
  }

  /// An image of one colour may adapt: in code as in a wish.
  @Test func codeMayWriteAnImageThatAdapts() {
    let text = """
      page A
        on viewWillAppear  bar backgroundImage=red/blue
      scenario "s"
      stack A
      expect at start: top is A

      """
    #expect(ScenarioFile(path: "d.navsim", text: text).diagnostics.isEmpty)
  }

  @Test(arguments: ["white/", "/black", "white/black/red", "systemRed/systemBlue", "", "/"])
  func whatIsNoPairIsNone(text: String) { #expect(DynamicColor(text: text) == nil) }

  /// Human Interface Guidelines: teal was another one before 15, and is again from 26.
  @Test(arguments: [
    (12, "#5AC8FA", "#5AC8FA"), (14, "#5AC8FA", "#64D2FF"), (15, "#30B0C7", "#40C8E0"),
    (18, "#30B0C7", "#40C8E0"), (26, "#00C3D0", "#00D2E0"),
  ])
  func aVersionHasItsValues(major: Int, light: String, dark: String) throws {
    let teal = try #require(DynamicColor(text: "systemTeal"))
    let palette = SystemPalette(major: major)
    #expect(teal.resolved(isDark: false, palette).text == light)
    #expect(teal.resolved(isDark: true, palette).text == dark)
  }

  private static func run(_ lines: String, ios: Int = 17) throws -> Ran {
    let scratch = try Scratch()
    let text = """
      navsim 1
      device iphone-8
      ios \(ios)
      page A
        on viewDidLoad  bar translucent=no
      \(lines)

      """
    try scratch.write(text, to: "x.navsim")
    return try Binary.run(["run", "x.navsim", "--quiet"], in: scratch.url)
  }

  /// A fixed white is white in dark mode too: a claim is about the mode of its frame.
  @Test func aClaimLooksAtTheModeOfItsFrame() throws {
    let ran = try Self.run(
      """
        on viewDidLoad  bar barTintColor=white
      scenario "s"
      stack A
      at 1s trait dark as night
      expect at start: bar.barTintColor = systemBackground
      expect at end: bar.barTintColor = systemBackground
      """)
    #expect(ran.code == 1, "\(ran.err)")
    #expect(
      ran.err.contains("bar.barTintColor is #FFFFFF, not systemBackground, which is #000000"),
      "\(ran.err)")
    #expect(ran.err.components(separatedBy: ": error:").count == 2, "\(ran.err)")
  }

  /// What code reads is the colour that it wrote, not what that is now.
  @Test func codeComparesColorsNotWhatTheyAre() throws {
    let ran = try Self.run(
      """
        on viewDidLoad  bar barTintColor=systemBackground
        on viewDidAppear  if bar.barTintColor is systemBackground  bar tintColor=red
        on viewDidAppear  if bar.barTintColor is white  bar tintColor=blue
      scenario "s"
      stack A
      expect at end: bar.tintColor = red
      """)
    #expect(ran.code == 0, "\(ran.err)")
  }

  /// UIImage is drawn once: in dark mode it is what it was, and where the app starts dark, dark.
  @Test(arguments: [("", "#FFFFFF"), ("option dark\n", "#000000")])
  func anImageKeepsTheColorInWhichItWasDrawn(option: String, color: String) throws {
    let ran = try Self.run(
      """
        on viewDidLoad  bar backgroundImage=Paper
      image Paper systemBackground
      \(option)scenario "s"
      stack A
      at 1s trait dark as night
      expect always: eye.centre = \(color)
      """, ios: 14)
    #expect(ran.code == 0, "\(ran.err)")
  }

  @Test(arguments: [
    ("  on viewDidLoad  bar barTintColor=systemMint", 14, "iOS 14 has no systemMint"),
    ("  on viewDidLoad  bar barTintColor=white/black", 12, "iOS 12 has no colours that adapt"),
    ("  on viewDidLoad  bar barTintColor=systemRedd", 17, "systemRed"),
    ("  on viewDidLoad  bar barTintColor=UIColor.systemRed", 17, "systemRed   <- did you mean"),
    ("  on viewDidLoad  bar barTintColor=white/blackk", 17, "'white/blackk' is not a colour"),
  ])
  func whatCannotBeIsAnError(line: String, ios: Int, message: String) throws {
    let ran = try Self.run(line + "\nscenario \"s\"\nstack A\nexpect at end: top is A", ios: ios)
    #expect(ran.code == 2 && ran.err.contains(message), "\(ran.err)")
  }
}
