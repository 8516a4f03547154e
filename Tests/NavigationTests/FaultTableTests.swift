import Foundation
import NavSimStrategies
import NavSimTestSupport
import NavSimVerify
import Testing

/// docs/Faults.md says which scenario shows which fault, and under whom it does not happen. It is so of
/// some rows; `navsim-bench verify faults` takes all.
@Suite struct FaultTableTests {
  private static let page: String = {
    let url = ProfileFlipTests.scenarios.deletingLastPathComponent()
      .appendingPathComponent("docs/Faults.md")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }()
  private static let rows = FaultRow.all(page: page)

  @Test func theTableHasRows() {
    #expect(Self.rows.count >= 32)
    for row in Self.rows where row.other != row.strategy {
      #expect(BuiltinStrategies.names.contains(row.other), "\(row)")
    }
  }

  @Test func oneHasTheFaultAndTheOtherHasNot() {
    for row in Whole.of(Self.rows, every: 8) {
      #expect(row.check(VerifyTests.files).faults == [])
    }
  }

  /// A strategy has no fault that it has not itself, and a line that is no row says nothing.
  @Test func aRowThatIsWrongIsTold() throws {
    let line = try #require(Self.page.split(separator: "\n").first { $0.contains(".navsim`") })
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    let wrong = (cells[..<5] + [cells[1]] + cells[6...]).joined(separator: "|")
    let row = try #require(FaultRow.all(page: wrong).first)
    #expect(row.check(VerifyTests.files).faults.first?.contains("apart") == true)
    let none = try #require(FaultRow.all(page: "| a.navsim` |").first)
    #expect(none.check(VerifyTests.files).faults.count == 1)
  }
}
