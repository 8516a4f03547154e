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

  /// The button pops with the animation (lifecycle.md 2.5b: it goes the way of an animated pop),
  /// whether the bar asks before the pop or the controller asks in it.
  @Test(arguments: [true, false]) func theButtonPopsWithAnimation(asksFirst: Bool) throws {
    let trace = try #require(
      try Bench.traces(
        """
        device iphone-8
        ios 12
        page A
        page B
        navigation N
          stack A > B
        scenario "button"
        root N
        at 0ms tap back
        expect always: events viewDidAppear(A)
        """
      ) { $0.shouldPopFirstForButton = asksFirst }.first)
    // 375 * 0.544778 in the sixth frame, as in Scenarios/basics/pop.navsim.
    #expect(try trace.thousandths("page.B", "x").values.contains { abs($0 - 204_292) <= 1 })
    let order = trace.events(["shouldPop", "popViewController"])
    #expect(order.first?.hasPrefix(asksFirst ? "shouldPop" : "popViewController") ?? false)
  }
}
