import Foundation
import Testing

@testable import NavSim

// Two lines about one cell say nothing: whichever counted, the other one would be wrong.

@Suite struct FingerprintLineTests {
  private static let path = "Scenarios/__traces__/a/fingerprints.txt"
  private let scratch: Scratch
  /// The lines as they are kept.
  private let kept: [String]

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "device iphone-8\npage A \"A\"\npage B \"B\"\nscenario \"one\"\nmatrix\n  ios 12 13\nstack A\n"
        + "at 0ms  push B\ngolden fingerprint\n", to: "Scenarios/a.navsim")
    #expect(try Binary.run(["test", "--update"], in: scratch.url).code == 0)
    kept = try scratch.read(Self.path).split(separator: "\n").map(String.init)
    #expect(kept.count == 3)
  }

  private func write(_ lines: [String], to path: String = Self.path) throws {
    try scratch.write(lines.map { $0 + "\n" }.joined(), to: path)
  }

  /// The name of a line with the fingerprint of another.
  private func mixed(_ name: Int, _ fingerprint: Int) -> String {
    let rest = kept[fingerprint].drop { $0 != " " }
    return kept[name].prefix { $0 != " " } + rest.reversed().drop { $0 != " " }.reversed()
      + "0123456789abcdef"
  }

  @Test(arguments: [true, false]) func contradictingLinesAreAnError(isFirst: Bool) throws {
    let wrong = mixed(1, 1)
    // Right or wrong, the last line does not win.
    try write([kept[0]] + (isFirst ? [wrong, kept[1]] : [kept[1], wrong]) + [kept[2]])
    for arguments in [["test"], ["test", "--check"], ["test", "--update=missing"]] {
      let ran = try Binary.run(arguments, in: scratch.url)
      #expect(ran.code == 1)
      #expect(
        ran.out.contains(
          "cannot be read: \(Self.path):3:1: 'one.ios=12' has another fingerprint in line 2\n"))
      #expect(ran.out.contains("= note: line 2: one.ios=12  "), "\(ran.out)")
      #expect(ran.out.contains("= note: line 3: one.ios=12  "))
      #expect(ran.out.contains("2 cells: 0 passed, 2 failed (golden)"))
    }
    #expect(try Binary.run(["test", "--update"], in: scratch.url).code == 0)
    #expect(try scratch.read(Self.path) == kept.map { $0 + "\n" }.joined())
  }

  @Test func allDamagedLinesAreTold() throws {
    try write([kept[0], "  " + kept[1], kept[1], "<<<<<<<", kept[0], kept[2]])
    let ran = try Binary.run(["test"], in: scratch.url)
    for place in [
      "\(Self.path):3:1: 'one.ios=12' has the same fingerprint in line 2",
      "\(Self.path):4:1: is no line of them", "\(Self.path):5:1: is no line of them",
    ] {
      #expect(ran.out.contains(place), "\(ran.out)")
    }
  }

  @Test func whatWaitsMustNotContradictItself() throws {
    let before = try scratch.read(Self.path)
    try write([kept[0], kept[1], mixed(1, 1), kept[2]], to: Self.path + ".new")
    let place = Self.path + ".new:3:1: 'one.ios=12' has another fingerprint in line 2"
    #expect(try Binary.run(["review"], in: scratch.url).out.contains("  " + place))
    let ran = try Binary.run(["review", "--accept"], in: scratch.url)
    #expect(ran.code == 2 && ran.err.contains("cannot be kept: " + place), "\(ran.err)")
    #expect(try scratch.read(Self.path) == before)
  }

  @Test func aFileOfAnEarlierNavsimSaysSo() {
    let hash = "0123456789abcdef"
    let file = FingerprintFile(Array("navsim-fingerprints 1\nx  \(hash)  \(hash)  \(hash)\n".utf8))
    #expect(file.names.isEmpty && file.damages.count == 1)
    #expect(file.damages.first?.reason.contains("an earlier navsim") == true)
  }

  @Test func neitherLineCounts() {
    let hash = "0123456789abcdef"
    let other = "fedcba9876543210"
    let file = FingerprintFile(
      Array(
        """
        navsim-fingerprints 2
        x  \(hash)  \(hash)  \(hash)
        y  \(hash)  \(hash)  \(hash)
          x  \(hash)  \(hash)  \(other)

        """.utf8))
    #expect(file.names == ["y"])
    #expect(file.damages.map { [$0.line, $0.column] } == [[4, 3]])
  }
}
