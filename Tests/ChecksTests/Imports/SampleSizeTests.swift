import NavSimTestSupport
import NavSimTrace
import Testing

@testable import NavSimReport

// What a phone's values take in memory follows from the size of the file, whatever is in it: counted
// in what is held, not in seconds.

@Suite struct SampleSizeTests {
  /// 54 columns, half of which change in every row.
  static func wide(rows: Int) -> String {
    var text = "frame,ms,phase,k"
    for column in 0..<54 { text += ",element\(column / 6).property\(column % 6)" }
    for row in 0..<rows {
      text += "\n\(row),\(row * 17),push,\(row)"
      for column in 0..<54 { text += ",\(column % 2 == 0 ? "\(row % 97).5" : "word\(column)")" }
    }
    return text + "\n"
  }

  static func tidy(rows: Int) -> String {
    "frame,ms,phase,k,element,property,value\n"
      + (0..<rows).map { "\($0),\($0 * 17),push,\($0),bar,alpha,0.\($0 % 1000)\n" }.joined()
  }

  static func samples(rows: Int) -> String {
    "{\"navsim\":\"samples\",\"version\":1,\"hz\":60}\n"
      + (0..<rows).map {
        "{\"us\":\($0 * 17_000),\"set\":{\"bar\":{\"alpha\":0.\($0 % 1000),\"x\":\($0 % 375)}}}\n"
      }.joined()
  }

  static func recording(_ text: String) throws -> Recording {
    let imported = try Imported.read(Array(text.utf8), path: "f")
    guard case .recording(let recording) = imported else {
      throw ImportError(path: "f", line: 1, column: 1, message: "no recording")
    }
    return recording
  }

  @Test(arguments: Whole.of(["wide", "tidy", "samples"], every: 3))
  func momentsAreHeldAndNoValues(form: String) throws {
    let forms = ["wide": Self.wide, "tidy": Self.tidy, "samples": Self.samples]
    let write = try #require(forms[form])
    #expect(SampleTable.momentSize == 24)
    for rows in [500, 1000, 2000] {
      let recording = try Self.recording(write(rows))
      #expect(recording.samples.moments.count == rows)
      // Names do not grow with the rows.
      #expect(recording.samples.names.count <= 54)
      var reader = SampleReader(recording.samples)
      var (most, count) = (0, 0)
      for index in recording.samples.moments.indices.reversed() {
        reader.seek(index)
        while reader.next() {
          most = max(most, reader.values.count)
          count += reader.values.count
        }
      }
      #expect(most <= 54 && count == recording.sampleCount, "\(most) of \(count)")
    }
  }

  /// Rows of one moment are held as one.
  @Test func rowsOfOneMomentShareIt() throws {
    let recording = try Self.recording(
      "ms,element,property,value\n" + (0..<90).map { "\($0 / 30),bar,p\($0 % 30),1\n" }.joined())
    #expect(recording.samples.moments.count == 3 && recording.sampleCount == 90)
    #expect(recording.samples.moments.map(\.line) == [2, 32, 62])
  }

  /// What is written on the way is what the whole trace says, in whatever order a file tells it.
  @Test(arguments: [
    wide(rows: 300), tidy(rows: 300), samples(rows: 300),
    "frame,ms,phase,k,bar.x\n0,0,start,-1,1\n0,0,push,0,2\n1,17,push,1,3\n",
    "frame,ms,phase,k,bar.x\n0,0,push,0,2\n1,17,push,1,3\n2,33,start,-1,1\n3,50,push,3,7\n",
    "frame,ms,phase,k,bar.x\n0,0,start,-1,2\n1,17,push,1,3\n2,33,start,-1,1\n3,50,push,3,7\n",
    "ms,element,property,value\n0,bar,x,1\n0,bar,t,\"a \"\"b\"\"\"\n20,bar,,absent\n40,bar,t,c\n",
    """
    {"navsim":"samples","version":1}
    {"us":5,"event":"viewDidLoad","args":["Home"]}
    noise
    {"us":5,"set":{"bar":{"x":1}}}
    {"us":9000,"action":"push"}
    {"us":9000,"set":{"bar":{"x":2,"title":{"text":"a b"}}}}
    {"us":9000,"set":{"bar":null}}
    {"us":90000,"event":"viewWillAppear","args":["Home"]}
    {"us":90000,"set":{"bar":{"x":2}}}
    {"us":990000,"event":"viewDidAppear","args":["Home"]}
    """,
  ])
  func piecesAreTheWholeTrace(text: String) throws {
    let recording = try Self.recording(text)
    var bytes: [UInt8] = []
    recording.write(recording.map([]), name: "r") { bytes += $0 }
    #expect(bytes == TraceWriter.write(recording.trace(recording.map([]), name: "r")))
  }

  /// A row in which nothing is new adds nothing to the trace.
  @Test func aTraceHoldsWhatChanged() throws {
    let still = "frame,bar.alpha,bar.x\n" + (0..<400).map { "\($0),1,2\n" }.joined()
    let recording = try Self.recording(still)
    #expect(recording.sampleCount == 800)
    #expect(recording.trace(recording.map([]), name: "still").changes.count == 2)
  }

  /// What is taken back leaves no name behind, and what stays is numbered as before.
  @Test func namesCanBeTakenBack() {
    var table = SampleTable()
    #expect(table.name("bar", "x", line: 1) == 0)
    #expect(table.name("bar", "y", line: 2) == 1)
    table.takeBack(to: 1)
    #expect(table.names.count == 1 && !table.isKnown("bar", "y"))
    #expect(table.name("bar", "z", line: 3) == 1)
  }
}
