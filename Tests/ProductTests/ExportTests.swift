import Foundation
import NavSim
import Testing

// A trace in other forms: nothing is lost in JSON lines, and other tools can read the rest.

@Suite struct ExportTests {
  private static let push = ["Scenarios/basics/push.navsim", "--strategy", "native", "--ios", "12"]

  static func text(
    of trace: Trace, _ format: ExportFormat, _ options: ExportOptions = ExportOptions()
  ) throws -> String {
    var bytes: [UInt8] = []
    try TraceExport.write(trace, as: format, options) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func export(_ arguments: String...) throws -> String {
    let ran = try Binary.run(["export"] + push + arguments)
    #expect(ran.code == 0 && ran.err.isEmpty, "\(ran.err)")
    return ran.out
  }

  // MARK: JSON lines

  /// One cell of some scenarios; `navsim-bench verify lines` and `.ci/exports` take them all.
  @Test func jsonLinesBecomeTheSameTraceAgain() throws {
    let folder = Binary.root.appendingPathComponent("Scenarios")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".navsim") }.sorted()
    var count = 0
    for (index, path) in paths.enumerated() where index % 64 == 0 {
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      let file = ScenarioFile(path: path, bytes: Array(data))
      for scenario in file.scenarios.indices {
        guard let cell = try file.cells(of: scenario).last, let run = file.run(scenario, cell)
        else { continue }
        let json = try Self.text(of: run.trace, .jsonl)
        let again = try TraceExport.read(Array(json.utf8), path: path).trace
        #expect(again.bytes() == run.trace.bytes(), "\(path) \(cell.text)")
        count += 1
      }
    }
    #expect(count > 5)
  }

  @Test func valuesAreWhatTheDocumentSays() throws {
    let lines = try Self.export("-f", "jsonl").split(separator: "\n")
    #expect(lines[1] == #"{"open":"start","kind":"start","us":0}"#)
    #expect(lines[2].contains(##""title.A":{"title":{"text":"A"},"alpha":1,"color":"#000000""##))
    #expect(lines[2].contains(#""container":{},"gesture":{"enabled":true,"region":"edge""#))
    #expect(lines.contains { $0.contains(#""title.A":null"#) })
    #expect(lines.last == #"{"done":true,"us":500000,"frames":31,"phases":3}"#)
  }

  // MARK: CSV

  @Test func tidyRowsAreTheChangesOfTheTrace() throws {
    let rows = try Self.export("-f", "csv", "--only", "page.B.x").split(separator: "\n")
    #expect(rows[0] == "frame,ms,phase,k,element,property,value")
    #expect(rows[1] == "0,0,push,0,page.B,x,375" && rows[2] == "1,16.666,push,1,page.B,x,360.79")
    #expect(rows.last == "30,500,push end,0,page.B,x,0")
  }

  /// Elements stand back to front, as in the trace: pages before the bar.
  @Test func wideRowsCarryValuesOnAndLeaveOutWhatIsNotThere() throws {
    let rows = try Self.export("-f", "csv", "--wide", "--only", "page.*.x", "--only", "bar.height")
      .split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows[0].joined(separator: ",") == "frame,ms,phase,k,page.A.x,page.B.x,bar.height")
    #expect(rows[1].joined(separator: ",") == "0,0,start,-1,0,,44")
    #expect(rows[2].joined(separator: ",") == "0,0,push,0,0,375,44")
    #expect(rows.last?.joined(separator: ",") == "30,500,push end,0,,0,44")
    #expect(Set(rows.map(\.count)) == [7])
  }

  // MARK: Chrome

  /// What Perfetto complains of: pairs that do not match, slices that overlap, times that go back,
  /// arrows without a slice.
  @Test(arguments: [
    "basics/push.navsim", "basics/swipe-cancelled.navsim", "basics/push-during-push.navsim",
    "strategies/cancelled-swipe.navsim",
  ])
  func chromeEventsAreInOrder(path: String) throws {
    let data = try Data(contentsOf: Binary.root.appendingPathComponent("Scenarios/" + path))
    let file = ScenarioFile(path: path, bytes: Array(data))
    for scenario in file.scenarios.indices {
      for cell in try file.cells(of: scenario).prefix(3) {
        let trace = try #require(file.run(scenario, cell)).trace
        let json = try Self.text(of: trace, .chrome)
        try check(json, "\(path) \(cell.text)")
        #expect(try Self.text(of: trace, .chrome) == json)
      }
    }
  }

  private func check(_ json: String, _ name: String) throws {
    let whole = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let events = try #require(whole?["traceEvents"] as? [[String: Any]])
    var last = 0
    var open: [String: Int] = [:]
    var ended: [Int: Int] = [:]
    var arrows: [String: [String]] = [:]
    var kinds: Set<String> = []
    for event in events {
      let kind = try #require(event["ph"] as? String)
      kinds.insert(kind)
      if kind == "M" { continue }
      let time = try #require(event["ts"] as? Int)
      let thread = try #require(event["tid"] as? Int)
      #expect(time >= last, "\(name): time goes back to \(time)")
      last = time
      let id = (event["cat"] as? String ?? "") + "/" + (event["id"] as? String ?? "")
      switch kind {
      case "b": #expect(open.updateValue(1, forKey: id) == nil, "\(name): \(id) opens twice")
      case "e":
        #expect(open[id] == 1, "\(name): \(id) ends and is not open")
        open[id] = 2
      case "X":
        #expect(time >= ended[thread] ?? 0, "\(name): slices overlap at \(time)")
        ended[thread] = time + (try #require(event["dur"] as? Int))
      case "s", "f":
        #expect(time <= ended[thread] ?? -1, "\(name): \(id) points from nowhere")
        arrows[id, default: []].append(kind)
      case "C":
        let values = try #require(event["args"] as? [String: Any]).values
        #expect(!values.isEmpty && values.allSatisfy { $0 is NSNumber })
      default: #expect(kind == "i")
      }
    }
    #expect(open.values.allSatisfy { $0 == 2 }, "\(name): \(open.filter { $0.value != 2 })")
    #expect(arrows.values.allSatisfy { $0 == ["s", "f"] }, "\(name): \(arrows)")
    #expect(kinds.isSuperset(of: ["b", "e", "X", "C", "M"]), "\(name)")
  }

  @Test func arrowsLeadFromTheCallbackToTheFrameThatShowsIt() throws {
    let json = try Self.export("-f", "chrome")
    let lines = json.split(separator: "\n")
    let callback = try #require(
      lines.firstIndex { $0.contains(#""ph":"X","name":"viewWillAppear B""#) })
    #expect(lines[(callback + 1)...].first { $0.contains(#""ph":"s""#) } != nil)
    let frame = try #require(lines.firstIndex { $0.contains(#""ph":"X","name":"push +0""#) })
    #expect(lines[frame + 1].contains(#""ph":"f""#))
  }

  // MARK: Diagrams

  @Test func aMermaidDiagramHasOnlyLinesOfItsGrammar() throws {
    let text = try Self.export("-f", "mermaid")
    let line = try Regex(
      #"sequenceDiagram|  participant p\d+ as [^#;<>]+|  (Note over p\d+(,p\d+)?|p\d+->>p\d+): .+"#)
    for each in text.split(separator: "\n") {
      #expect(try line.wholeMatch(in: each) != nil, "\(each)")
    }
    #expect(text.contains("\n  Note over p1,p6: push B @0ms\n"))
  }

  @Test func aDotGraphHasABoxForEachEventAndOnePath() throws {
    let text = try Self.export("-f", "dot")
    let events = try Self.export("-f", "jsonl").components(separatedBy: "{\"event\":").count - 1
    let boxes = try Regex(#"(?m)^    n\d+ \[label="[^"]*"(, shape=note)?\];$"#)
    #expect(text.matches(of: boxes).count == events)
    #expect(text.hasPrefix("digraph lifecycle {\n") && text.hasSuffix(" -> n\(events);\n}\n"))
    #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
  }

  // MARK: The command

  @Test func anExportIsWrittenWholeOrNotAtAll() throws {
    let scratch = try Scratch()
    let scenario = Binary.root.appendingPathComponent(Self.push[0]).path
    let cell = ["--strategy", "native"]
    let ran = try Binary.run(
      ["export", scenario] + cell + ["-f", "csv", "-o", "x.csv"], in: scratch.url)
    #expect(ran.code == 0 && ran.out.isEmpty)
    #expect(try scratch.names() == ["x.csv"])
    let refused = try Binary.run(
      ["export", "x.csv", "-f", "jsonl", "-o", "x.csv"], in: scratch.url)
    #expect(refused.code == 2 && refused.err.contains("is an input of this run"))
    let nowhere = try Binary.run(
      ["export", scenario] + cell + ["-f", "csv", "-o", "no/x.csv"], in: scratch.url)
    #expect(nowhere.code == 2 && nowhere.err.contains("no/x.csv: no such file or folder"))
  }

  @Test(arguments: [
    (["x"], "'export' needs '--format'"), (["x", "-f", "cvs"], "did you mean 'csv'?"),
    (["x", "-f", "dot", "--wide"], "'--wide' is for csv only"),
    (["x", "-f", "jsonl", "--only", "bar"], "'--only' is for csv, chrome and trace"),
    (["Scenarios/basics/push.navsim", "-f", "csv"], "has 2 cells here; an export holds one"),
    (["README.md", "-f", "csv"], "README.md:1:1: error: this is no trace"),
    (
      ["Scenarios/basics/push.navsim", "--strategy", "km", "-f", "csv", "--only", "nobody"],
      "no element or property of the trace matches '--only'"
    ),
  ])
  func whatCannotBeExportedIsSaid(arguments: [String], message: String) throws {
    let ran = try Binary.run(["export"] + arguments)
    #expect(ran.code == 2 && ran.out.isEmpty && ran.err.contains(message), "\(ran.err)")
  }
}
