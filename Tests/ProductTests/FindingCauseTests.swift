import Foundation
import Testing

/// What a finding names as its cause is the line to change, as the command below it says.
@Suite struct FindingCauseTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The lines below the first finding of an id, of a scenario for iOS 17 whose pages are white.
  private func notes(_ id: String, _ lines: String...) throws -> String {
    let text = (["ios 17", "device iphone-15"] + lines).joined(separator: "\n") + "\n"
    try scratch.write(text, to: "x.navsim")
    return try notes(id, of: ["run", "x.navsim", "--no-trace"])
  }

  private func notes(_ id: String, of command: [String]) throws -> String {
    let ran = try Binary.run(command, in: scratch.url)
    let all = ran.out + ran.err
    let tail = all.components(separatedBy: ": warning: \(id) ").dropFirst().first ?? ""
    let lines = tail.components(separatedBy: "\n")
    return lines.prefix { !$0.contains(": warning: ") && !$0.hasPrefix("found: ") }
      .joined(separator: "\n")
  }

  private static func scenario(_ name: String) -> String {
    Binary.root.appendingPathComponent("Scenarios/\(name).navsim").path
  }

  /// barTintColor is not painted at the scroll edge from iOS 15: the white label has its line from tintColor.
  @Test func aTintThatIsNotPaintedIsNotToBlame() throws {
    let told = try notes(
      "NAV027", "page Home \"Home\"", "  view backgroundColor=white",
      "  on viewWillAppear  bar barTintColor=#00FF00", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  on viewWillAppear  bar tintColor=white",
      "scenario \"s\"", "stack Home", "at 0ms  push Detail")
    #expect(
      told.contains("the colour comes from on viewWillAppear bar tintColor=white (x.navsim:8)"))
    #expect(!told.contains("barTintColor"), "\(told)")
  }

  /// A cancelled swipe leaves the colour that the page below wrote as it was about to come.
  @Test func aColourThatIsLeftHasItsLine() throws {
    let told = try notes(
      "NAV002", "page Home \"Home\"", "  view backgroundColor=white",
      "  on viewWillAppear  bar titleColor=red", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  on viewDidLoad  bar titleColor=blue", "scenario \"s\"",
      "stack Home", "at 0ms  push Detail",
      "then +100ms  swipe back to 40% over 200ms release cancel", "then +200ms  pop")
    #expect(
      told.contains("= cause: on viewWillAppear bar titleColor=red (x.navsim:5)"), "\(told)")
  }

  /// The prompt that comes late pushes the content down.
  @Test func contentThatJumpsHasItsLine() throws {
    let told = try notes(
      "NAV007", "page Home \"Home\"", "  view backgroundColor=white", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  on viewDidAppear  item prompt=\"Late\"",
      "scenario \"s\"", "stack Home", "at 0ms  push Detail")
    #expect(
      told.contains("the place comes from on viewDidAppear item prompt=\"Late\" (x.navsim:7)"),
      "\(told)")
  }

  /// A swipe on the root page with no delegate that refuses it holds the next push (TouchRules).
  @Test func whatNeverEndsHasItsSwipe() throws {
    let told = try notes(
      "NAV012", "page Home \"Home\"", "  view backgroundColor=white", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  on viewDidLoad  gesture delegate=nil",
      "page More \"More\"", "  view backgroundColor=white", "scenario \"s\"", "stack Home",
      "at 0ms  push Detail", "then +100ms  pop",
      "then +100ms  swipe back to 60% over 200ms release finish as atroot",
      "then +100ms  push More as held")
    #expect(told.contains("'held' never ended: 'atroot', a swipe on the root page, holds it"))
    #expect(told.contains("= cause: on viewDidLoad gesture delegate=nil (x.navsim:7)"), "\(told)")
    #expect(told.contains("= why: navsim why x.navsim gesture.delegate"), "\(told)")
    let first = try Binary.run(["why", "x.navsim"], in: scratch.url).out
    #expect(first.hasPrefix("NAV012 frozen of held"), "\(first)")
    #expect(first.contains("\nlook at x.navsim:7\n"), "\(first)")
  }

  /// A pop on the root page comes to nothing too, and holds nothing: no finger is in it.
  @Test func whatNeverEndsIsHeldByNoPop() throws {
    let told = try notes(
      "NAV012", "page A \"A\"", "  view backgroundColor=white",
      "  on viewDidLoad  gesture delegate=nil", "page B \"B\"", "  view backgroundColor=white",
      "navigation Main", "  stack A", "  on animationControllerFor  animator over 400ms",
      "scenario \"s\"", "root Main", "at 0ms    pop as nothing", "at 500ms  push B as held")
    #expect(told.contains("'held' never ended"), "\(told)")
    #expect(!told.contains("nothing'"), "\(told)")
  }

  /// The bar is away since the other page hid it; that this one shows it is not why it is not there.
  @Test func aBarThatIsAwayIsBlamedOnWhoTookIt() throws {
    let file = Self.scenario("detectors/black-gap")
    let told = try notes("NAV001", of: ["run", file, "--no-trace", "--cell", "variant=bug"])
    #expect(told.contains("= cause: [bug] on viewWillAppear hide bar animated=no ("), "\(told)")
    #expect(told.contains(":10)"), "\(told)")
  }

  /// A title that the bar's opacity takes away: the bar is asked about.
  @Test func whatTakesATitleAwayIsAskedAbout() throws {
    let file = Self.scenario("detectors/item-visibility")
    let told = try notes("NAV004", of: ["run", file, "--no-trace", "--cell", "variant=bug"])
    #expect(told.contains("= cause: [bug] on viewDidAppear bar alpha=0.2 ("), "\(told)")
    #expect(told.contains(" bar.alpha --frame start"), "\(told)")
  }

  /// A colour that lands at the end of a transition is not what is seen in it.
  @Test func whatIsNotPaintedYetIsNotToBlame() throws {
    let file = Self.scenario("detectors/style-leak-two-below")
    let told = try notes("NAV001", of: ["run", file, "--no-trace", "--cell", "variant=bug"])
    #expect(told.contains("= cause: on viewWillDisappear bar.bg alpha=1 ("), "\(told)")
  }
}
