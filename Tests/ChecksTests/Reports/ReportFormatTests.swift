import Foundation
import NavSimTestSupport
import Testing

@testable import NavSimReport

@Suite struct ReportFormatTests {
  @Test("JUnit: a suite per file, a case per cell, known issues beside a case that passed")
  func junit() {
    let details = """
      Scenarios/a.navsim:24:3: error: #FF0000 for 1 frame
        24 |   expect end: bar.height = 44
           |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~
           = where: push +1 (16.666ms), cell strategy=km
           = frame: +0 bar.height=64   +1 bar.height=32
           = cause: on viewWillAppear (A:3)
           = note: a note
           = repro: navsim run Scenarios/a.navsim --cell strategy=km
      Scenarios/a.navsim:25:3: error: bar.height is 32, not 44
        25 |   expect end: bar.height = 44
           |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~
           = where: push +1 (16.666ms), cell strategy=km
           = frame: +0 bar.height=64   +1 bar.height=32
           = cause: on viewWillAppear (A:3)
           = note: a note
           = repro: navsim run Scenarios/a.navsim --cell strategy=km

      """
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="navsim" tests="7" failures="1" errors="2" time="0">
        <testsuite name="Scenarios/c.navsim" tests="1" failures="0" errors="1" skipped="0" time="0">
          <testcase name="the file can be read" classname="Scenarios/c.navsim" time="0">
            <error type="NAV907" message="unknown word 'pusch'">Scenarios/c.navsim:2:5: error: unknown word 'pusch'
      </error>
          </testcase>
        </testsuite>
        <testsuite name="Scenarios/a.navsim" tests="4" failures="1" errors="0" skipped="1" time="0">
          <testcase name="push [strategy=native]" classname="Scenarios/a.navsim" time="0"/>
          <testcase name="push [strategy=km]" classname="Scenarios/a.navsim" time="0">
            <failure type="NAV001" message="#FF0000 for 1 frame (and 1 more)">\(details)</failure>
          </testcase>
          <testcase name="push [strategy=fd]" classname="Scenarios/a.navsim" time="0">
            <system-out>known issue FB1: too low (Scenarios/a.navsim:24)
      </system-out>
          </testcase>
          <testcase name="push [strategy=rt]" classname="Scenarios/a.navsim" time="0">
            <skipped message="needs iOS 11"/>
          </testcase>
        </testsuite>
        <testsuite name="Scenarios/b.navsim" tests="1" failures="0" errors="1" skipped="0" time="0">
          <testcase name="loop" classname="Scenarios/b.navsim" time="0">
            <error type="NAV906" message="the code at Scenarios/b.navsim:3 never comes to rest">Scenarios/b.navsim:12:1: error: the code at Scenarios/b.navsim:3 never comes to rest
      </error>
          </testcase>
        </testsuite>
        <testsuite name="orphans" tests="1" failures="0" errors="0" skipped="0" time="0">
          <testcase name="Scenarios/__traces__/a/gone.trace" classname="orphans" time="0">
            <system-out>a golden file that no cell asks for</system-out>
          </testcase>
        </testsuite>
      </testsuites>

      """
    #expect(SampleReports.small().junit() == expected)
    let timed = SampleReports.small().junit(times: true)
    #expect(
      timed.contains(
        "name=\"push [strategy=native]\" classname=\"Scenarios/a.navsim\" time=\"0.002\"/>"))
    #expect(timed.contains("errors=\"2\" time=\"1.250\""))
  }

  @Test("TAP: a point per cell, SKIP with its reason, TODO for a known issue")
  func tap() {
    let lines = SampleReports.small().tap().split(separator: "\n").map(String.init)
    let points = lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
    #expect(lines.prefix(2) == ["TAP version 13", "1..6"])
    #expect(
      points == [
        "not ok 1 - Scenarios/c.navsim:2",
        "ok 2 - Scenarios/a.navsim: push [strategy=native]",
        "not ok 3 - Scenarios/a.navsim: push [strategy=km]",
        "not ok 4 - Scenarios/a.navsim: push [strategy=fd] # TODO known issue FB1",
        "ok 5 - Scenarios/a.navsim: push [strategy=rt] # SKIP needs iOS 11",
        "not ok 6 - Scenarios/b.navsim: loop",
      ])
    #expect(lines.contains("  message: \"#FF0000 for 1 frame (and 1 more)\""))
    #expect(lines.contains("  rule: \"NAV001\""))
    #expect(lines.last == "# orphan: Scenarios/__traces__/a/gone.trace")
  }

  @Test("TAP: every point is one line, whatever the names", arguments: [false, true])
  func tapLines(rejects: Bool) {
    var report = SampleReports.hostileReport()
    report.rejectsOrphans = rejects
    let text = report.tap()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let count = report.problems.count + report.cells.count + (rejects ? report.orphans.count : 0)
    #expect(lines[1] == "1..\(count)")
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(points.count == count)
    for (index, point) in points.enumerated() {
      let words = point.split(separator: " ")
      #expect(words[words[0] == "ok" ? 1 : 2] == "\(index + 1)")
    }
    var isInside = false
    for line in lines.dropFirst(2).dropLast() {
      if line == "  ---" { isInside = true } else if line == "  ..." { isInside = false }
      let isPlain = ["ok ", "not ok ", "  ---", "  ...", "# orphan: "].contains(
        where: line.hasPrefix)
      #expect(isPlain || isInside && line.hasPrefix("  "), "\(line)")
    }
  }

  @Test("GitHub: nine annotations and one that counts the rest; same place, one annotation")
  func github() {
    var report = SampleReports.small()
    let note =
      "::error file=Scenarios/a.navsim,line=24,col=3,title=push%3A NAV001 flash::#FF0000 for 1 frame"
      + "%0Ain push [strategy=km]%0Awhere: push +1 (16.666ms)%0Acause: on viewWillAppear (A:3)"
      + "%0Arepro: navsim run Scenarios/a.navsim --cell strategy=km\n"
    #expect(report.annotations().contains(note))
    #expect(report.annotations().split(separator: "\n").count == 4)

    let failure = report.cells[1].failures[1]
    report = SuiteReport()
    for line in 1...12 {
      var cell = SampleReports.cell("push", SampleReports.axes(("n", "\(line)")), .failed)
      cell.failures = [failure]
      cell.failures[0].line = line
      report.cells.append(cell)
    }
    let many = report.annotations().split(separator: "\n")
    #expect(many.count == 10)
    #expect(many.last == "::error::and 3 more; the log has them all")
    for index in report.cells.indices { report.cells[index].failures[0].line = 7 }
    let one = report.annotations().split(separator: "\n")
    #expect(one.count == 1)
    #expect(one.first?.hasSuffix("push [n=6], and 6 more") == true)
    #expect(SuiteReport().annotations().isEmpty)
  }

  @Test("GitHub: what commands mean something by is escaped")
  func githubEscapes() {
    var report = SuiteReport()
    var cell = SampleReports.cell("a:b,c%", [], .failed)
    cell.failures = [SampleReports.failure(message: "50%\nof\r::x", cell: [])]
    report.cells = [cell]
    let text = report.annotations()
    #expect(text.contains("title=a%3Ab%2Cc%25%3A expectation::50%25%0Aof%0D::x%0A"))
    for line in SampleReports.hostileReport().annotations().split(separator: "\n") {
      #expect(line.hasPrefix("::error"))
    }
  }

  @Test("the summary ends between two failures before the limit", .enabled(if: Whole.isAsked))
  func summary() {
    let report = SampleReports.hostileReport()
    let whole = report.markdown()
    for limit in [0, 500, 5000, 50_000] {
      let text = report.markdown(limit: limit)
      #expect(text.utf8.count <= max(limit, 300) + 60)
      #expect(text.hasSuffix(" more, which the log has\n"))
      let cut = text.components(separatedBy: "\nand ")[0]
      #expect(whole.hasPrefix(cut))
      #expect(count("<details>", in: text) == count("`\n\n</details>\n", in: text))
    }
    #expect(SuiteReport().markdown().hasPrefix("## navsim: as expected\n"))
    #expect(
      SampleReports.small().markdown().hasPrefix(
        "## navsim: 2 of 5 cells failed, 1 file has errors\n"))
  }

  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }
}
