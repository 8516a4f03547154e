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

  @Test func aValueTakesEightBytesAndAMomentTwentyFour() {
    #expect(SampleTable.sizes.value == 8)
    #expect(SampleTable.sizes.moment == 24)
  }

  @Test(arguments: ["wide", "tidy", "samples"])
  func whatIsHeldIsAtMostTwiceTheFileAndGrowsWithIt(form: String) throws {
    let forms = ["wide": Self.wide, "tidy": Self.tidy, "samples": Self.samples]
    let write = try #require(forms[form])
    var held: [Int] = []
    for rows in [500, 1000, 2000] {
      let text = write(rows)
      let recording = try Self.recording(text)
      let size =
        recording.samples.count * SampleTable.sizes.value
        + recording.samples.moments.count * SampleTable.sizes.moment
      #expect(size <= 2 * text.utf8.count, "\(size) for \(text.utf8.count) bytes")
      #expect(recording.samples.moments.count == rows)
      // Names and texts do not grow with the rows.
      #expect(recording.samples.names.count + recording.samples.texts.count <= 108)
      held.append(size)
    }
    #expect(held[1] == 2 * held[0] && held[2] == 2 * held[1])
  }

  /// A row in which nothing is new adds nothing to the trace.
  @Test func aTraceHoldsWhatChanged() throws {
    let still = "frame,bar.alpha,bar.x\n" + (0..<400).map { "\($0),1,2\n" }.joined()
    let recording = try Self.recording(still)
    #expect(recording.sampleCount == 800)
    #expect(recording.trace(recording.map([]), name: "still").changes.count == 2)
  }

  /// What is taken back leaves no name behind, and what stays is numbered as before.
  @Test func aMomentCanBeTakenBack() {
    var table = SampleTable()
    table.add(.number(1), of: table.name("bar", "x", line: 1))
    table.end(SampleTable.Moment(line: 1, time: 0))
    let mark = table.mark
    table.add(.number(9_000_000_000), of: table.name("bar", "y", line: 2))
    table.takeBack(to: mark)
    table.end(SampleTable.Moment(line: 2, time: 1))
    #expect(table.count == 1 && table.moments.count == 1 && table.names.count == 1)
    #expect(table.name("bar", "z", line: 3) == 1)
    table.add(.number(-9_000_000_000), of: 1)
    table.end(SampleTable.Moment(line: 3, time: 2))
    #expect(table.values(of: 1).map { table.plain($0) } == [.number(-9_000_000_000)])
  }
}
