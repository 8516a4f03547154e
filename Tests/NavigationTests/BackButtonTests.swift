import NavSimTrace
import Testing

/// The back button and who pops.
@Suite struct BackButtonTests {
  /// lifecycle.md 2.5b: from iOS 13 the button pops by itself, also after a pop in shouldPop;
  /// up to 12 it leaves the pop to that code.
  @Test func aPopInShouldPopPopsTwiceFromThirteen() throws {
    func stack(_ ios: String) throws -> String {
      let trace = try Bench.trace(
        """
        device iphone-8
        ios \(ios)
        page A
        page B
        page C
        navigation N
          stack A > B > C
          on shouldPop  once  pop animated=no
        scenario "twice"
        root N
        at 0ms tap back
        expect always: events shouldPop(C)
        """)
      return try trace.last("navigation", "stack")
    }
    #expect(try stack("12") == "A>B")
    #expect(try stack("13") == "A")
  }
}
