import NavSimLanguage
import NavSimStrategies
import NavSimTestSupport
import NavSimVerify
import Testing

/// Broken input must give messages, never a trap or a hang.
@Suite("mutations")
struct MutationTests {
  /// SplitMix64, so that a failing number can be run again.
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(max(1, sides)))
    }
  }

  /// How many of each seed. `navsim-bench mutate` makes thousands more, in a release build.
  private static let count = 80

  @Test("mutations parse or say why not", arguments: Whole.of([0, 1], every: 2))
  func mutations(_ seed: Int) throws {
    var dice = Dice(state: UInt64(seed))
    let broken = ErrorCorpusTests.texts.filter { $0.utf8.count < 4_000 }
    var clean = 0
    for _ in 0..<Self.count {
      // The text with everything is long; the short ones are mutated more often.
      let kinds = [[Examples.kitchen], broken, Examples.reports, Examples.reports]
      let texts = kinds[dice.roll(8) == 0 ? 0 : 1 + dice.roll(3)]
      var bytes = Array(texts[dice.roll(texts.count)].utf8)
      for _ in 0...dice.roll(3) { Self.mutate(&bytes, &dice) }
      let result = Parser.parse(SourceFile(path: "m", bytes: bytes), vocabulary: vocabulary)
      for diagnostic in result.diagnostics { #expect(!diagnostic.text.isEmpty) }
      let text = String(decoding: bytes, as: UTF8.self)
      let once = Formatter.format(text)
      #expect(Formatter.format(once) == once)
      try Self.checkSame(text, once)
      guard let script = result.script else { continue }
      clean += 1
      for (scenario, _) in script.scenarios.enumerated() {
        for cell in try script.cells(scenario: scenario).prefix(4) {
          _ = script.program(scenario: scenario, cell: cell)
        }
      }
    }
    #expect(clean > (Self.count < 250 ? 1 : 10))
  }

  /// Formatting changes neither what is wrong with a text nor its program.
  private static func checkSame(_ text: String, _ formatted: String) throws {
    let results = [text, formatted].map {
      Parser.parse(SourceFile(path: "m", bytes: Array($0.utf8)), vocabulary: vocabulary)
    }
    let places = results.map { result in result.diagnostics.map { "\($0.line) \($0.id)" } }
    #expect(places[0] == places[1], "\(text)")
    guard let before = results[0].script, let after = results[1].script else { return }
    for scenario in before.scenarios.indices {
      for cell in try before.cells(scenario: scenario).prefix(2) {
        let one = fingerprint(before.program(scenario: scenario, cell: cell))
        let two = fingerprint(after.program(scenario: scenario, cell: cell))
        #expect(one == two, "\(text)")
      }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ dice: inout Dice) {
    guard !bytes.isEmpty else { return }
    switch dice.roll(6) {
    case 0: bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256))
    case 1: bytes.insert(UInt8(dice.roll(128)), at: dice.roll(bytes.count))
    case 2: bytes.remove(at: dice.roll(bytes.count))
    default:
      var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
      let at = dice.roll(lines.count)
      switch dice.roll(3) {
      case 0: lines.remove(at: at)
      case 1: lines.insert(lines[at], at: dice.roll(lines.count))
      default: lines.swapAt(at, dice.roll(lines.count))
      }
      bytes = Array(lines.joined(separator: [10]))
    }
  }

  @Test(
    "strange files are refused or read",
    arguments: [
      "", "\n", "\u{FEFF}page A\n", "\"", "[", "[]", "[!]", "]", "=", "a=", "on", "  on", "at",
      "at ",
      "expect", "expect :", "expect at end:", "page", "page like", "strategy", "strategy +",
      "matrix\n  a", "scenario", "scenario \"\"\nmatrix\n  skip", "use \"\"", "then +",
      "at +1ms push",
      "at x@ push", "at .5s push", "at push.", "at @40%", "image I", "option horizon=",
      "page A like A",
      "scenario \"e\"\nstack\nat 0ms swipe back to", "scenario \"👩‍👩‍👧‍👧\"\nstack A > 👩‍👩‍👧‍👧",
      "scenario \"n\"\nat 99999999999999999999999s push A", "at 0ms bar alpha=1e400",
      "at 0ms bar x=-999999999999999pt", "\u{0}\u{1}\u{7F}", "\r\r\r",
    ])
  func strange(_ text: String) {
    let result = Parser.parse(SourceFile(path: "s", text: text), vocabulary: vocabulary)
    for diagnostic in result.diagnostics { #expect(diagnostic.line >= 1 && diagnostic.column >= 1) }
    let once = Formatter.format(text)
    #expect(Formatter.format(once) == once)
  }
}
