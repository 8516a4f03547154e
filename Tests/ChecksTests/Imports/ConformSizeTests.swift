import NavSimKernel
import NavSimTrace
import Testing

@testable import NavSimReport

// A comparison with a phone holds the texts of what stands apart alone, however many values both
// sides have.

@Suite struct ConformSizeTests {
  /// A model in which 30 properties move for so many frames.
  private static func model(_ frames: Int) -> Trace {
    var recorder = TraceRecorder(scenario: "model", cell: [], framesPerSecond: 60)
    let bar = recorder.addElement("bar")
    let slots = (0..<30).map { recorder.addProperty("p\($0)", to: bar) }
    for frame in 0..<frames {
      recorder.beginFrame(at: Time(ticks: Int64(frame) * 50_000))
      for slot in slots { recorder.set(slot, .number(Double(frame + slot)), cause: -1) }
      recorder.endFrame()
      if frame == 0 || frame == frames / 2 {
        recorder.openPhase(
          title: "push", label: "", kind: .action(frame == 0 ? 0 : 1),
          at: Time(ticks: Int64(frame) * 50_000 + 1))
      }
    }
    return recorder.finish(at: Time(ticks: Int64(frames) * 50_000))
  }

  /// The model as a phone's table, in which some columns say something else.
  private static func phone(_ trace: Trace, wrong: Set<Int>) throws -> Recording {
    var text: [UInt8] = []
    var options = ExportOptions()
    options.isWide = true
    try TraceExport.write(trace, as: .csv, options) { text += $0 }
    let rows = String(decoding: text, as: UTF8.self).split(separator: "\n")
    let table = rows.enumerated().map { index, row in
      row.split(separator: ",").enumerated().map { column, field in
        index > 0 && wrong.contains(column - 4) ? "\(field).5" : String(field)
      }.joined(separator: ",")
    }
    return try SampleSizeTests.recording(table.joined(separator: "\n") + "\n")
  }

  private static func work(
    _ trace: Trace, _ phone: Recording, mostText: Int? = nil
  ) throws -> ValueWork {
    let map = PageMap(phone, explicit: [])
    var work = ValueWork(trace, phone.samples, map, ComparisonOptions())
    if let mostText { work.mostText = mostText }
    try work.run(SampleClock(phone, trace, nil, from: nil))
    return work
  }

  @Test func whatIsTheSameIsInNoText() throws {
    let trace = Self.model(200)
    let work = try Self.work(trace, Self.phone(trace, wrong: []))
    #expect(work.rows.isEmpty && work.largestText == 0)
    #expect(work.compared == 200 * 30)
  }

  @Test func whatStandsApartIsComparedAlone() throws {
    let trace = Self.model(200)
    let all = try Self.work(trace, Self.phone(trace, wrong: Set(0..<30)))
    let one = try Self.work(trace, Self.phone(trace, wrong: [7]))
    #expect(one.rows.map(\.property) == ["bar.p7"])
    #expect(all.rows.count == 30)
    #expect(one.rows.first?.frames == all.rows[7].frames && one.rows[0].most == 500)
    #expect(one.largestText * 4 < all.largestText)
  }

  /// In groups the comparison says what it says of all at once.
  @Test func groupsSayTheSame() throws {
    let trace = Self.model(200)
    let phone = try Self.phone(trace, wrong: [0, 3, 4, 5, 11, 29])
    let whole = try Self.work(trace, phone)
    let parts = try Self.work(trace, phone, mostText: 1)
    #expect(parts.largestText * 3 < whole.largestText)
    #expect(whole.rows.count == 6)
    #expect(whole.rows.map { "\($0)" } == parts.rows.map { "\($0)" })
  }

  /// What is told grows with what is said, not with all that is known by then.
  @Test func whatHoldsIsNotToldAgain() throws {
    let names = (0..<30).map { "0,bar,p\($0),9999\n" }.joined()
    let few = "ms,element,property,value\n" + names
    let phone = try SampleSizeTests.recording(
      few + (1..<300).map { "\($0 * 17),other,x,\($0)\n" }.joined())
    let still = Self.still(400)
    let work = try Self.work(still, phone)
    #expect(work.rows.count == 30 && work.rows[0].frames > 200, "\(work.rows)")
    #expect(work.largestText < 8_000, "\(work.largestText)")
  }

  /// A model in which nothing moves.
  private static func still(_ frames: Int) -> Trace {
    var recorder = TraceRecorder(scenario: "model", cell: [], framesPerSecond: 60)
    let bar = recorder.addElement("bar")
    recorder.beginFrame(at: .zero)
    for number in 0..<30 {
      recorder.set(recorder.addProperty("p\(number)", to: bar), .number(1), cause: -1)
    }
    recorder.endFrame()
    recorder.openPhase(title: "push", label: "", kind: .action(0), at: .zero)
    return recorder.finish(at: Time(ticks: Int64(frames) * 50_000))
  }
}
