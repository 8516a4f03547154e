import NavSimTrace
import Testing

@testable import NavSimChecks
@testable import NavSimReport

/// A recording marks where an action begins, and has no word for its end.
@Suite struct RecordedActionTests {
  private static let text = """
    {"navsim":"samples","version":1,"hz":60}
    {"us":0,"set":{"navigation":{"stack":"A"},"page.A":{"x":0},"bar":{"alpha":1}}}
    {"us":100000,"action":"push"}
    {"us":100000,"set":{"page.B":{"x":375}}}
    {"us":600000,"set":{"navigation":{"stack":"A>B"},"page.B":{"x":0}}}

    """

  @Test func noneNeverEnds() throws {
    guard case .recording(let phone) = try Imported.read(Array(Self.text.utf8), path: "p") else {
      Issue.record("these are samples")
      return
    }
    let trace = phone.trace(phone.map([]), name: "recording")
    #expect(trace.isRecorded && trace.actions.count == 1)
    let found = Detector.findings(in: trace)
    #expect(found.filter { $0.kind == "frozen" }.isEmpty, "\(found)")
  }
}
