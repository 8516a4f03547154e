import Foundation
import NavSimTestSupport
import Testing

@testable import NavSimReport

/// Whatever the names are, every report is what it says it is.
@Suite struct ReportValidityTests {
  @Test(
    "JUnit is well-formed, and its counts are those of its cases", .enabled(if: Whole.isAsked))
  func junit() throws {
    for (name, report) in SampleReports.all() {
      let elements = try XMLChecker.elements(of: report.junit())
      let cases = elements.filter { $0.name == "testcase" }.count
      #expect(elements.first?.attributes["tests"] == "\(cases)", "\(name)")
      for (suites, element) in [("failures", "failure"), ("errors", "error")] {
        let count = elements.filter { $0.name == element }.count
        #expect(elements.first?.attributes[suites] == "\(count)", "\(name)")
      }
      let times = elements.compactMap { $0.attributes["time"] }
      #expect(times.allSatisfy { $0 == "0" }, "\(name)")
    }
  }

  @Test("the checker of XML finds what is wrong")
  func xmlChecker() throws {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    #expect(try XMLChecker.elements(of: head + "<a b=\"c\"><d/>x</a>\n").count == 2)
    for bad in [
      "<a>", "<a></b>", "<a b=\"1\" b=\"2\"/>", "<a>&</a>", "<a>&nbsp;</a>", "<a b=\"<\"/>",
      "<a/>x",
      "<a>\u{1}</a>", "<a>\u{FFFE}</a>", "<a>]]></a>", "</a>", "< a/>",
    ] {
      #expect(throws: XMLChecker.Trouble.self, "\(bad)") {
        try XMLChecker.elements(of: head + bad)
      }
    }
  }

  @Test("SARIF is JSON: every result has a rule of the list, a place and a fingerprint of its own")
  func sarif() throws {
    for (name, report) in SampleReports.all() {
      let data = Data(report.sarif(version: "1").utf8)
      let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let run = try #require((root["runs"] as? [[String: Any]])?.first)
      let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
      let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
      #expect(rules.prefix(2) == ["NAV001", "NAV002"])
      let results = try #require(run["results"] as? [[String: Any]])
      var prints: Set<String> = []
      for result in results {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index] == result["ruleId"] as? String)
        let print = (result["partialFingerprints"] as? [String: String])?["navsim/v1"] ?? ""
        #expect(prints.insert(print).inserted, "\(name)")
        let place = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
        let region = (place as? [String: [String: Any]])?["region"]
        #expect((region?["startLine"] as? Int ?? 0) >= 1)
        #expect((region?["startColumn"] as? Int ?? 0) >= 1)
      }
    }
  }

  @Test("a fingerprint stays when lines move, and differs between cells")
  func fingerprints() {
    var moved = SampleReports.small()
    moved.cells[1].failures[0].line += 7
    moved.cells[1].line += 7
    #expect(prints(moved) == prints(SampleReports.small()))
    var other = SampleReports.small()
    other.cells[1].cell = SampleReports.axes(("strategy", "et"))
    let both = zip(prints(other), prints(SampleReports.small())).map { $0 == $1 }
    // The file, two failures of the cell, the known issue, the stopped cell, the orphan.
    #expect(both == [true, false, false, true, true, true])
  }

  private func prints(_ report: SuiteReport) -> [String] {
    report.sarif(version: "1").components(separatedBy: "\n").filter { $0.contains("navsim/v1") }
  }

  @Test("paths in SARIF are references")
  func uris() {
    var report = SuiteReport()
    report.orphans = ["a b/ü#?%:c.trace"]
    #expect(report.sarif(version: "1").contains("\"uri\": \"a%20b/%C3%BC%23%3F%25%3Ac.trace\""))
  }

  @Test("the event stream is JSON lines for other readers too")
  func stream() throws {
    for (name, report) in SampleReports.all() {
      let text = report.stream(version: "1")
      for line in text.split(separator: "\n") {
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect((value as? [String: Any])?["event"] is String, "\(name)")
      }
      #expect(text.hasSuffix("}\n"))
    }
  }

  @Test("no report says how long things took unless it is asked for")
  func noTimes() {
    var slow = SampleReports.small()
    slow.seconds = 77
    slow.cells[0].seconds = 55
    let fast = SampleReports.small()
    #expect(slow.junit() == fast.junit())
    #expect(slow.tap() == fast.tap())
    #expect(slow.sarif(version: "1") == fast.sarif(version: "1"))
    #expect(slow.stream(version: "1") == fast.stream(version: "1"))
    #expect(slow.markdown() == fast.markdown())
    #expect(slow.stream(version: "1", times: true) != fast.stream(version: "1", times: true))
  }
}
