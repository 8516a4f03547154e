import NavSimVerify
import Testing

/// Nothing is found where nothing is wrong: some cells of the list of `SilenceList`;
/// `navsim-bench verify silence` takes all, and looks whether each reason is needed.
@Suite struct SilenceTests {
  @Test func nothingIsFound() {
    var count = 0
    for given in SilenceList.cases {
      let tally = SilenceList.check(given, every: 29)
      #expect(tally.faults == [])
      count += tally.count
    }
    #expect(count > 5)
  }

  /// The pushes in a push are the last of the calls.
  @Test func whatHasNoReasonIsTold() {
    let faults = SilenceList.check(SilenceList.cases[0], every: 4, explained: []).faults
    #expect(faults.contains { $0.contains("log-warning") }, "\(faults)")
  }
}
