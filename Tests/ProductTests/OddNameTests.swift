import Foundation
import NavSim
import Testing

// Names and texts that mean something to a form they are written in: they stay what they are.

@Suite struct OddNameTests {
  private static let lines = [
    ##"{"navsim":"trace","version":1,"scenario":"a \"b\" #1; <c>","cell":{"p":"é,\""},"hz":60}"##
      .replacingOccurrences(of: #",\""#, with: ","),
    #"{"open":"start","kind":"start","us":0}"#,
    #"{"frame":0,"us":0,"phase":"start","k":-1,"set":{"title.A":{"title":{"text":"a,\"b\"\nc"},"x":-0.5},"bar":{}}}"#,
    #"{"open":"push end","kind":"action","label":"as","us":1000}"#,
    #"{"event":"viewWillAppear","args":["end;#<b>\"x\"\\{%"],"us":1000,"phase":"as"}"#,
    #"{"event":"warning","args":["line\none -->> two"],"us":1000,"phase":"as"}"#,
    #"{"frame":1,"us":16666,"phase":"as","k":0,"set":{"title.A":null}}"#,
    #"{"open":"as end","kind":"end","label":"as","us":20000}"#,
    #"{"action":"as","start":1000,"release":1500,"cancels":true,"end":20000,"outcome":"cancelled"}"#,
    #"{"error":"it \"broke\""}"#,
    #"{"done":true,"us":20000,"frames":1,"phases":3}"#,
  ]

  private func trace() throws -> Trace {
    let text = Self.lines.map { $0 + "\n" }.joined()
    return try TraceExport.read(Array(text.utf8), path: "odd.jsonl").trace
  }

  @Test func jsonLinesAreThemselvesAgain() throws {
    let lines = try ExportTests.text(of: trace(), .jsonl).split(separator: "\n").map { String($0) }
    #expect(lines.count == Self.lines.count)
    for (line, expected) in zip(lines, Self.lines) { #expect(line == expected) }
    let bytes = try trace().bytes()
    #expect(try TraceExport.read(bytes, path: "odd.trace").trace.bytes() == bytes)
  }

  @Test func tablesQuoteWhatNeedsIt() throws {
    let csv = try ExportTests.text(of: trace(), .csv)
    // A text with a line end stands as in a trace: a row is a line.
    #expect(csv.contains(##"\##n0,0,start,-1,title.A,title,"""a,\""b\""\nc"""\##n"##))
    #expect(csv.contains("\n0,0,start,-1,title.A,x,-0.5\n0,0,start,-1,bar,,present\n"))
    #expect(csv.hasSuffix("\n1,16.666,as,0,title.A,,absent\n"))
    let again = try Imported.read(Array(csv.utf8), path: "odd.csv").recording(path: "odd.csv")
    let text = String(decoding: again.trace(again.map([]), name: "x").bytes(), as: UTF8.self)
    #expect(text.contains(#"title.A       title="a,\"b\"\nc" x=-0.5"#), "\(text)")
  }

  @Test func diagramsKeepTheirLines() throws {
    let mermaid = try ExportTests.text(of: trace(), .mermaid)
    let line = try Regex(
      #"sequenceDiagram|  participant p\d+ as ([^#;<>\"]|#\d+;)+"#
        + #"|  (Note over p\d+(,p\d+)?|p\d+->>p\d+): ([^#;<>\"]|#\d+;)+"#)
    for each in mermaid.split(separator: "\n", omittingEmptySubsequences: true) {
      #expect(try line.wholeMatch(in: each) != nil || each.contains("-->>"), "\(each)")
    }
    #expect(mermaid.contains("as end#59;#35;#60;b#62;#34;x#34;#92;#123;#37;\n"))
    let dot = try ExportTests.text(of: trace(), .dot)
    #expect(dot.contains(#"label="end;#<b>\"x\"\\{%\nviewWillAppear""#), "\(dot)")
    #expect(
      dot.contains(#"label="warning: line one -->> two", shape=note"#)
        || dot.contains(#"line\none"#))
  }
}
