import NavSimTrace
import Testing

@testable import NavSimReport

@Suite struct MergeTests {
  private typealias Stream = (file: String, bytes: [UInt8])

  /// A suite of `count` cells; those in `bad` fail.
  private func suite(_ count: Int, bad: Set<Int> = [], failFast: Bool = false) -> SuiteReport {
    var report = SuiteReport()
    for index in 0..<count {
      let axes = SampleReports.axes(("n", "\(index)"))
      var cell = SampleReports.cell("push", axes, bad.contains(index) ? .failed : .passed)
      if bad.contains(index) {
        cell.failures = [SampleReports.failure(message: "bad", cell: axes)]
      }
      cell.index = 3 * index + 1  // a filter took cells away
      report.cells.append(cell)
    }
    report.orphans = ["a", "b"]
    report.part = SuitePart(planned: count, plan: "f00", endsAtFailure: failFast)
    return report
  }

  /// The part of a suite whose cells are those of `isOwn`, cut behind the first failure if asked.
  private func part(
    _ whole: SuiteReport, _ number: Int, of count: Int, _ isOwn: (Int) -> Bool
  ) -> SuiteReport {
    var report = whole
    report.cells = whole.cells.enumerated().filter { isOwn($0.offset) }.map(\.element)
    report.part?.number = number
    report.part?.count = count
    return cut(report)
  }

  private func cut(_ report: SuiteReport) -> SuiteReport {
    var report = report
    if report.part?.endsAtFailure == true, let end = report.cells.firstIndex(where: \.isBad) {
      report.cells.removeSubrange((end + 1)...)
    }
    return report
  }

  private func stream(_ report: SuiteReport, _ file: String) -> Stream {
    (file, Array(report.stream(version: "1").utf8))
  }

  private func message(_ streams: [Stream]) -> String {
    do throws(StreamErrors) {
      _ = try SuiteReport.merged(streams, version: "1")
      return "no error"
    } catch {
      return error.all.map(\.message).joined(separator: "; ")
    }
  }

  @Test(
    "parts together are the whole, however cells fall and in any order", arguments: [false, true])
  func together(failFast: Bool) throws {
    // Three cells, each in one of three parts: all 27 ways, with every set of failures.
    for way in 0..<27 {
      let owners = [way % 3, way / 3 % 3, way / 9]
      for mask in 0..<8 {
        let bad = Set((0..<3).filter { mask >> $0 & 1 == 1 })
        let all = suite(3, bad: bad, failFast: failFast)
        let streams = [2, 0, 1].map { number in
          stream(part(all, number + 1, of: 3) { owners[$0] == number }, "\(number).jsonl")
        }
        let merged = try SuiteReport.merged(streams, version: "1")
        #expect(merged == cut(all))
        #expect(merged.stream(version: "1") == cut(all).stream(version: "1"))
      }
    }
  }

  @Test("one whole report is what it was")
  func one() throws {
    for (_, sample) in SampleReports.all() where sample.part != nil {
      var report = sample
      for index in report.cells.indices { report.cells[index].seconds = nil }
      let orphans = report.orphans.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let merged = try SuiteReport.merged([stream(report, "a")], version: "1")
      #expect(merged.cells == report.cells)
      #expect(merged.orphans == orphans)
      #expect(merged.problems == report.problems)
    }
  }

  @Test("what does not fit together is an error that names the file")
  func errors() {
    let whole = suite(4)
    let first = part(whole, 1, of: 2) { $0 < 2 }
    let second = part(whole, 2, of: 2) { $0 >= 2 }
    let one = stream(first, "1.jsonl")
    let two = stream(second, "2.jsonl")
    #expect(message([one, two]) == "no error")
    #expect(message([two]) == "2.jsonl:1:69: part 1 of 2 is not among the reports")
    #expect(message([one]) == "1.jsonl:1:69: part 2 of 2 is not among the reports")
    #expect(message([one, two, one]) == "1.jsonl:1:59: part 1 of 2 is in 1.jsonl already")
    var other = second
    other.part?.plan = "f01"
    #expect(
      message([one, stream(other, "x")])
        == "x:1:90: a part of another suite than 1.jsonl: other files, filters or options")
    other = second
    other.part?.count = 3
    #expect(
      message([one, stream(other, "x")]) == "x:1:69: one of 3 parts, but 1.jsonl is one of 2")
    other = second
    other.cells[0].index = first.cells[0].index
    #expect(message([one, stream(other, "x")]) == "x:2:25: cell 1 is in another part too")
    other = second
    other.cells.removeLast()
    #expect(
      message([one, stream(other, "x")]) == "1.jsonl:1:81: 3 cells together; the suite has 4")
    other = second
    other.part = nil
    #expect(
      message([one, stream(other, "x")]) == "x:1:1: it does not say which part of a suite it is")
    #expect(message([one, ("x", [])]) == "x:1:1: the report is empty")
    // All that is wrong with all of them at once.
    #expect(
      message([("y", Array("{}\n".utf8)), one, ("x", [])])
        == "y:1:1: the member 'event' is missing; x:1:1: the report is empty")
    var huge = first
    huge.part?.count = 1_000_000_000
    #expect(
      message([stream(huge, "x")])
        == "x:1:69: part 2 of 1000000000 and 999999998 more is not among the reports")
  }
}
