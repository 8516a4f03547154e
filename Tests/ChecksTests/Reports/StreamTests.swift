import Foundation
import NavSimTestSupport
import Testing

@testable import NavSimReport

@Suite struct StreamTests {
  private func read(_ text: String) throws(StreamErrors) -> SuiteReport {
    try StreamReader.read(Array(text.utf8), file: "s.jsonl", version: "1").report
  }

  private func message(_ text: String) -> String {
    do throws(StreamErrors) {
      _ = try read(text)
      return "no error"
    } catch {
      return error.all.map(\.message).joined(separator: "; ")
    }
  }

  @Test("a report that was read is the report that was written")
  func roundTrip() throws {
    for (name, report) in SampleReports.all() {
      #expect(try read(report.stream(version: "1", times: true)) == report, "\(name)")
    }
  }

  @Test("a stream that is cut off is an error, wherever it is cut", .enabled(if: Whole.isAsked))
  func cut() {
    let bytes = Array(SampleReports.small().stream(version: "1").utf8)
    for end in bytes.indices {
      #expect(throws: StreamErrors.self) {
        try StreamReader.read(Array(bytes[..<end]), file: "s.jsonl", version: "1")
      }
    }
  }

  @Test("errors have a place and say what is wrong")
  func errors() {
    let start = "{\"event\":\"start\",\"format\":1,\"navsim\":\"1\",\"rejectsOrphans\":false}\n"
    let names = [
      "cells", "passed", "failed", "skipped", "stopped", "known", "problems", "warnings", "orphans",
      "left",
    ]
    let zero = names.map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(message(start + "{\"event\":\"end\",\(zero)}\n") == "no error")
    let cases: [(String, String)] = [
      ("", "s.jsonl:1:1: the report is empty"),
      ("{}\n", "s.jsonl:1:1: the member 'event' is missing"),
      ("[]\n", "s.jsonl:1:1: expected an object"),
      (
        "{\"event\":\"end\"}\n",
        "s.jsonl:1:10: no report of 'navsim test --json': it begins with no 'start'"
      ),
      (start, "s.jsonl:1:1: the report is cut off: its last line is no 'end' event"),
      (start + "{\"event\":\"en", "s.jsonl:2:13: the report is cut off: this line has no end"),
      (start + start, "s.jsonl:2:10: a second 'start' event"),
      (start + "{\"event\":\"x\"}\n", "s.jsonl:2:10: unknown event 'x'"),
      (start + "{\"event\" \"x\"}\n", "s.jsonl:2:10: expected ':'"),
      (start + "{\"event\":\"orphan\"}\n", "s.jsonl:2:1: the member 'file' is missing"),
      (start + "{\"event\":\"orphan\",\"file\":1}\n", "s.jsonl:2:26: 'file' is no text"),
      (
        start + "{\"event\":\"orphan\",\"file\":\"x\",\"extra\":1}\n",
        "s.jsonl:2:38: unknown member 'extra'"
      ),
      (
        start.replacing("\"format\":1", with: "\"format\":2"),
        "s.jsonl:1:27: a stream of format 2; this navsim reads 1"
      ),
      (
        start.replacing("\"navsim\":\"1\"", with: "\"navsim\":\"0\""),
        "s.jsonl:1:38: written by navsim 0; this is navsim 1"
      ),
      (
        start + "{\"event\":\"end\",\(zero.replacing("\"failed\":0", with: "\"failed\":3"))}\n",
        "s.jsonl:2:46: 'failed' is 3, but the stream has 0"
      ),
      (
        start + "{\"event\":\"end\",\(zero)}\n\n", "s.jsonl:3:1: a line behind the 'end' event"
      ),
    ]
    for (text, expected) in cases { #expect(message(text) == expected) }
    // Every line that cannot be read is told, and what follows from it is not.
    let bad = "{\"event\":\"orphan\"}\n{\"event\":1}\n"
    #expect(
      message(
        start + bad
          + "{\"event\":\"end\",\(zero.replacing("\"failed\":0", with: "\"failed\":3"))}\n")
        == "s.jsonl:2:1: the member 'file' is missing; s.jsonl:3:10: 'event' is no text")
  }

  @Test("JSON: what the standard has is read, what it has not is an error")
  func json() throws {
    let good: [(String, JSONValue)] = [
      ("null", .null), (" true ", .bool(true)), ("-0", .int(0)), ("17", .int(17)),
      ("1.50e+3", .decimal("1.50e+3")), ("9223372036854775808", .decimal("9223372036854775808")),
      ("\"a\\u00e9\\ud83d\\ude00\\/\\n\"", .text("aé😀/\n")), ("[]", .list([])),
      ("{ }", .object([])),
      ("[1,[2]]", .list([.int(1), .list([.int(2)])])),
    ]
    for (text, value) in good { #expect(try JSONReader.read(Array(text.utf8)) == value) }
    let bad = [
      "", " ", "nul", "01", "+1", "1.", ".5", "1e", "-", "[1,]", "[1 2]", "{\"a\":1,}", "{a:1}",
      "{\"a\":1,\"a\":2}", "\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"",
      "\"\\udc00\"", "\"\t\"", "1 1", "'a'", "[", "{\"a\"", String(repeating: "[", count: 100_000),
    ]
    for text in bad {
      #expect(throws: JSONReader.Trouble.self, "\(text.prefix(20))") {
        try JSONReader.read(Array(text.utf8))
      }
    }
    #expect(throws: JSONReader.Trouble.self) { try JSONReader.read([34, 0xFF, 34]) }
  }

  @Test("damaged streams are read or refused, and never crash")
  func damaged() {
    let whole = Array(SampleReports.small().stream(version: "1").utf8)
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var read = 0
    let count = Whole.count(2_000)
    for _ in 0..<count {
      var bytes = whole
      for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(next(256)) }
      if (try? StreamReader.read(bytes, file: "s", version: "1")) != nil { read += 1 }
    }
    #expect(read < count)
  }
}
