import Foundation
import NavSim
import NavSimTestSupport
import Testing

/// What a version changes is what its file says, no more and no less. The files were written from
/// the facts; a difference that nobody expected is a fault of the model, or of the file.
@Suite struct VersionDifferenceTests {
  /// The versions with a file, each beside the one before it.
  static let versions = [10, 12, 14, 15, 17]

  /// A line of a file: `SCENARIO WHAT VALUE why`, or `- VALUE why` for a value that the version
  /// changes and that makes no difference here.
  struct Expected {
    let difference: VersionDifference?
    let value: String
    let why: String
  }

  static func expected(_ version: Int) throws -> [Expected] {
    let url = Binary.root.appendingPathComponent(
      "Tests/ProductTests/VersionDifferences/\(version).txt")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    return try lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count > 3, "\(line)")
      if words[0] == "-" {
        let why = words[2...].joined(separator: " ")
        return Expected(difference: nil, value: words[1], why: why)
      }
      return Expected(
        difference: VersionDifference(scenario: words[0], what: words[1]), value: words[2],
        why: words[3...].joined(separator: " "))
    }
  }

  @Test(arguments: Whole.of(versions, every: 3))
  func theToolFindsWhatTheFileSays(version: Int) throws {
    let expected = Set(try Self.expected(version).compactMap(\.difference))
    let found = try VersionDifference.found(version - 1, version)
    for one in expected.subtracting(found).sorted() {
      Issue.record("\(version): \(one.scenario) \(one.what) is expected, and does not differ")
    }
    for one in found.subtracting(expected).sorted() {
      Issue.record("\(version): \(one.scenario) \(one.what) differs, and nobody expects it")
    }
    #expect(!expected.isEmpty)
  }

  /// Each difference names a value that the version changes, and each such value makes one.
  @Test(arguments: versions)
  func everyDifferenceNamesItsValue(version: Int) throws {
    let list = try #require(ProfileList(version: "\(version)", all: false))
    let named = try Self.expected(version).map(\.value)
    func isCalled(_ name: String, _ value: String) -> Bool {
      name == value || name.hasSuffix("." + value)
    }
    for value in Set(named).sorted() {
      #expect(list.names.contains { isCalled($0, value) }, "\(version) does not change \(value)")
    }
    for name in list.names {
      #expect(named.contains { isCalled(name, $0) }, "\(version): \(name) makes none")
    }
  }

  @Test func aSystemDoesNotDifferFromItself() throws {
    #expect(try VersionDifference.found(12, 12).isEmpty)
  }
}
