import NavSimTrace
import Testing

@testable import NavSimVerify

/// A strategy is its table: the printed text under another name does the same.
@Suite struct TableTests {
  private static func body(_ header: String) throws -> [String] {
    CopiedTable.body(try CopiedTable.trace(header))
  }

  /// Some; `navsim-bench verify copies` takes all.
  @Test(arguments: ["meituan", "rt"]) func aRenamedCopyDoesTheSame(name: String) {
    #expect(CopiedTable.check(name).faults == [])
  }

  @Test func aCopyOfAnotherTableIsTold() {
    let faults = CopiedTable.check("native", copying: "km").faults
    #expect(faults.count == 2 && faults.last == "native: its table does nothing")
  }

  @Test func aDerivedTableAddsToItsAncestor() throws {
    let plain = try Self.body("strategy meituan")
    let same = try Self.body("strategy in-house like meituan\nstrategy in-house")
    #expect(plain == same)
    let other = try Self.body(
      """
      strategy in-house like meituan
        on viewDidAppear  no super
      strategy in-house
      """)
    #expect(plain != other)
  }

  @Test func theSameScenarioGivesTheSameBytes() throws {
    let two = try (0..<2).map { _ in try CopiedTable.trace("strategy fd + km") }
    #expect(TraceWriter.write(two[0]) == TraceWriter.write(two[1]))
  }

  /// What is written can be read again, and is the same.
  @Test func everyTraceRoundTrips() throws {
    let trace = try CopiedTable.trace("strategy km")
    let bytes = TraceWriter.write(trace)
    let read = try TraceReader.read(bytes, path: "tour.trace")
    #expect(TraceWriter.write(read.trace) == bytes)
    #expect(read.trace == trace)
  }
}
