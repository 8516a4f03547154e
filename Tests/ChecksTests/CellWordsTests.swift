import NavSimLanguage
import Testing

@testable import NavSimChecks

/// Which cells a finding concerns, in few words.
@Suite struct CellWordsTests {
  private static func words(_ count: Int, hit: Int) -> String? {
    let cell = Cell([(axis: "ios", value: "17")])
    let words = CellWords(scenarios: (1...count).map { (name: "s\($0)", cells: [cell]) })
    return words.text(Dictionary(uniqueKeysWithValues: (0..<hit).map { ($0, [0]) }))
  }

  @Test func whatIsLeftIsCounted() {
    #expect(Self.words(5, hit: 3) == "of \"s1\"; of \"s2\"; of \"s3\"")
    #expect(Self.words(5, hit: 4) == "of \"s1\"; of \"s2\"; of \"s3\"; 1 scenario more")
    #expect(Self.words(6, hit: 5) == "of \"s1\"; of \"s2\"; of \"s3\"; 2 scenarios more")
    #expect(Self.words(4, hit: 4) == nil)
  }
}
