import Foundation
import NavSim
import NavSimTestSupport
import Testing

// Files that are cut, shuffled, damaged or no text at all end in a message with a place.

@Suite struct ImportErrorTests {
  private static let export: [UInt8] = {
    let file = ScenarioFile(path: "two.navsim", text: RunTests.scenario)
    guard let cell = try? file.cells(of: 0).first, let run = file.run(0, cell) else { return [] }
    var bytes: [UInt8] = []
    try? TraceExport.write(run.trace, as: .jsonl) { bytes += $0 }
    return bytes
  }()
  private static let lines = String(decoding: export, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false
  ).map { String($0) }

  private func message(_ text: String) -> String { message(Array(text.utf8)) }

  private func message(_ bytes: [UInt8]) -> String {
    do throws(ImportError) {
      _ = try Imported.read(bytes, path: "f")
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test func aCutExportIsRefusedWhereverItIsCut() {
    let text = Self.lines.dropLast()
    for count in 1..<text.count {
      #expect(message(text.prefix(count).joined(separator: "\n") + "\n").contains("cut off"))
    }
    #expect(message(Self.export) == "read")
    for part in [10, 100, 300, 1000] {
      #expect(message(Array(Self.export.prefix(part))).hasPrefix("f:"))
    }
  }

  @Test func swappedFramesAreRefusedAtTheirLine() throws {
    let frames = Self.lines.indices.filter { Self.lines[$0].contains("\"k\":") }
    for (a, b) in zip(frames.dropFirst(), frames.dropFirst(2)) {
      var lines = Self.lines
      lines.swapAt(a, b)
      let text = message(lines.joined(separator: "\n"))
      #expect(text != "read", "lines \(a + 1) and \(b + 1)")
    }
  }

  @Test(arguments: [
    ("", "f:1:1: error: this file is empty"),
    ("\n\n", "f:1:1: error: this file is empty"),
    ("navsim-trace 1\n", "f:1:1: error: this is a trace already"),
    ("{\"navsim\":\"trace\",\"version\":2}", "f:1:1: error: this version reads version 1"),
    ("{\"navsim\":\"other\"}", "f:1:1: error: this is no export"),
    ("{\"navsim\":\"trace\"", "f:1:18: error: no JSON: expected ',' or '}'"),
    ("{\"navsim\":\"trace\",\"x\":NaN}", "f:1:23: error: no JSON: expected a value"),
    (
      "{\"navsim\":\"samples\",\"version\":1}\n{\"us\":1}\n{\"us\":0}",
      "f:3:1: error: the time goes back"
    ),
    (
      "{\"navsim\":\"samples\",\"version\":1}\n{\"set\":{}}",
      "f:2:1: error: the member 'us' is missing"
    ),
    (
      "{\"navsim\":\"samples\",\"version\":1}\n{\"us\":1,\"set\":{\"bar\":{\"x\":1e999}}}",
      "f:2:1: error: 'bar.x' is no finite value"
    ),
    ("frame,ms,element\n1,2,3\n", "f:1:1: error: expected the columns 'element,property,value'"),
    ("ms,element,property,value\n1,bar,x\n", "f:2:1: error: this row has 3 fields, not 4"),
    ("ms,element,property,value\n1,bar,x,NaN\n", "f:2:1: error: 'x' is no finite number: 'NaN'"),
    ("ms,element,property,value\ninf,bar,x,1\n", "f:2:1: error: 'ms' is no time"),
    ("ms,element,property,value\n1,bar,x,\"1\n", "f:2:9: error: this text in quotes has no end"),
    ("ms,element,property,value\n1,bar,x,\"1\"2\n", "f:2:12: error: expected ','"),
    ("ms,ms,property,value\n", "f:1:1: error: this column stands twice"),
    ("ok\nab\u{0}c viewDidLoad\n", "f:2:3: error: a zero byte"),
  ])
  func whatIsWrongHasAPlace(text: String, expected: String) {
    #expect(message(text).hasPrefix(expected), "\(message(text))")
  }

  @Test func bytesThatAreNoTextHaveAPlace() {
    #expect(message(Array("Home viewDidLoad\nHi \u{e9}".utf8) + [0xFF]).hasPrefix("f:2:5: error: "))
    let deep = "{\"navsim\":\"trace\",\"x\":" + String(repeating: "[", count: 100_000)
    #expect(message(deep).contains("values lie too deep in each other"))
    let long = "A viewDidLoad" + String(repeating: "x", count: 70_000)
    #expect(message(long).hasPrefix("f:1:65537: error: this line has 70013 bytes"))
  }

  /// Whatever the bytes are, an import ends with a value or with a message.
  @Test(arguments: 0..<3)
  func damagedFilesEndInAMessage(kind: Int) throws {
    let log = try Data(
      contentsOf: LogImportTests.folder.appendingPathComponent("nslog.log"))
    let csv = try ExportTests.text(
      of: TraceExport.read(Self.export, path: "x").trace, .csv)
    let source = [Array(Self.export), Array(log), Array(csv.utf8.prefix(20_000))][kind]
    var state = UInt64(kind) &* 977 &+ 12345
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    for _ in 0..<Whole.count(150) {
      var bytes = source
      for _ in 0...random(4) {
        let place = random(bytes.count)
        switch random(5) {
        case 0: bytes[place] = UInt8(random(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random(30)))
        case 2: bytes.insert(contentsOf: "99999999999999999999".utf8, at: place)
        case 3: bytes.insert(contentsOf: bytes.prefix(random(200)), at: place)
        default: bytes.insert(contentsOf: ["\"", "{", "\n", ",", "-"][random(5)].utf8, at: place)
        }
        if bytes.isEmpty { bytes = [10] }
      }
      guard let imported = try? Imported.read(bytes, path: "f") else { continue }
      if case .recording(let recording) = imported {
        let map = recording.map([])
        _ = recording.claims(map)
        if recording.sampleCount > 0 { _ = recording.trace(map, name: "damaged").bytes() }
      }
    }
  }
}
