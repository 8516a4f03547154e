import NavSimTrace
import Testing

/// Layout passes of a page that a pop brings back: logs disagree, so the number is a value of the
/// profile (lifecycle.md 2.5, step 5: none in two logs, one pair in two others).
@Suite struct LayoutPairTests {
  @Test(arguments: [0, 1]) func aPopLaysThePageOutSoOften(pairs: Int) throws {
    let trace = try #require(
      try Bench.traces(
        """
        device iphone-8
        ios 12
        page A
        page B
        scenario "pop"
        stack A > B
        at 0ms pop
        expect at end: top is A
        """
      ) { $0.popLayoutPairs = pairs }.first)
    for name in ["viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
      #expect(trace.events([name]).filter { $0 == "\(name) A" }.count == pairs)
    }
  }
}
