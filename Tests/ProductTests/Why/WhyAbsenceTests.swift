import Foundation
import Testing

// What has gone was taken away by somebody.

@Suite struct WhyAbsenceTests {
  /// The push's end takes the old page's view out of the container.
  @Test(arguments: [("page.A.x", "own"), ("page.A.content.y", "own"), ("A.fake.x", "meituan")])
  func aPageLeavesWithTheEndOfThePush(property: String, strategy: String) throws {
    let ran = try WhyInputTests.why(property, "push end+0", strategy: strategy)
    #expect(ran.code == 0 && ran.out.hasPrefix("\(property) is not there in push end +0"))
    let place = "x.navsim:\(WhyInputTests.line("push B"))"
    #expect(
      ran.out.contains("\n  UIKit ends the transition\n    at 0ms push B (\(place)), at push +0\n"),
      "\(ran.out)\(ran.err)")
    #expect(ran.out.contains("\nlook at \(place)\n"))
  }

  /// A stand-in that a line removes is gone by that line, while its page stays.
  @Test func aStandInLeavesByAStrategysLine() throws {
    let ran = try WhyInputTests.why("B.fake.x", "push end+0", strategy: "meituan")
    #expect(
      ran.out.contains("\n  meituan for B: on viewDidAppear remove self.fake (meituan:"),
      "\(ran.out)\(ran.err)")
    #expect(ran.out.contains("\nlook at meituan:"))
  }

  /// The item of a page that is released goes with the page, and not by the line that gave it its title.
  @Test func anItemGoesWithItsPage() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      navsim 1
      device iphone-8
      ios 12

      page A "A"
      page B "B"
        on viewDidLoad  item title="Set"

      scenario "there and back"
      stack A
      at 0ms  push B
      then    pop

      """, to: "x.navsim")
    let ran = try Binary.run(
      ["why", "x.navsim", "B.item.title", "--frame", "pop end+0"], in: scratch.url)
    #expect(ran.code == 0 && ran.out.hasPrefix("B.item.title is not there in pop end +0"))
    #expect(ran.out.contains("\n  UIKit releases the page\n"), "\(ran.out)\(ran.err)")
    #expect(!ran.out.contains("on viewDidLoad"), "\(ran.out)")
  }

  /// In a trace's file the line stands below what is absent, and only with --causes.
  @Test func aFileHoldsWhoTookItAway() throws {
    let scratch = try Scratch()
    try scratch.write(WhyInputTests.scenario, to: "x.navsim")
    for (name, options) in [("with", ["--causes"]), ("without", [])] {
      _ = try Binary.run(
        ["run", "x.navsim", "--cell", "strategy=meituan", "-o", "\(name).trace"] + options,
        in: scratch.url)
    }
    let with = try Binary.run(
      ["why", "with.trace", "B.fake.x", "--frame", "push end+0"], in: scratch.url)
    #expect(with.out.contains("remove self.fake (meituan:"), "\(with.out)\(with.err)")
    let texts = try ["with", "without"].map {
      try String(contentsOf: scratch.url.appendingPathComponent("\($0).trace"), encoding: .utf8)
    }
    let bare = texts[0].components(separatedBy: "\n").filter {
      !$0.hasPrefix("  <- ") && !$0.hasPrefix("form ")
    }
    #expect(bare.joined(separator: "\n") == texts[1])
    #expect(texts[0].contains("\nA.fake        absent\n  <- UIKit ends the transition\n"))
  }
}
