import NavSimTrace
import Testing

/// Tabs in unusual places: every page hears its callbacks in pairs, and the run comes to rest.
@Suite struct TabOddityTests {
  @Test(
    arguments: [
      "at 0ms swipe back to 50% over 100ms release finish\nat 50ms select Second",
      "at 0ms push Detail\nat 600ms swipe back to 50% over 300ms release finish\nat 700ms select Second",
      "at 0ms select Second\nat 30ms tap tab Second\nat 60ms select First",
      "at 0ms set-stack empty in Second\nthen select Second\nthen select First",
      "at 0ms set-stack Item > Detail in Second\nthen select Second\nthen pop\nthen tap tab First",
      "at 0ms select Second\nthen rotate landscape\nthen select First\nthen rotate portrait",
      "at 0ms trait dark\nthen select Second\nthen trait light\nthen select First",
      "at 0ms push Host in Second\nthen push In2 in Inner\nthen select Second\nthen push In2 in Inner",
      "at 0ms push Host\nat 100ms select Second\nat 200ms select First\nat 300ms pop",
      "at 0ms push Detail\nat 0ms select Second\nthen select First",
      "at 0ms select Second\nat 0ms push Item in Second\nthen pop",
      "at 0ms push Detail in Second animated=no\nat 10ms pop in Second\nat 20ms pop in Second",
      "at 0ms push Home in Second\nthen push Goods\nthen select Inner",
      "at 0ms push Detail\nat 100ms pop\nat 150ms select Second\nthen select First",
      "at 0ms push Host\nthen push In2 in Inner\nat 700ms select Second\nat 1300ms select First",
    ], [12, 18])
  func everyCallbackHasItsPair(actions: String, ios: Int) throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page Home
      page Detail
      page Goods
      page Item
      page Host
        child Inner
      page In1
      page In2
      navigation Inner
        stack In1
      navigation First
        stack Home
      navigation Second
        stack Goods
      tabs Main
        tab First
        tab Second
      scenario "odd"
      root Main
      \(actions)
      expect at end: tabBar.height > 0
      """)
    #expect(trace.error == nil)
    #expect(trace.events(["warning", "exception"]) == [])
    #expect(trace.events(["log"]).filter { $0.contains("horizon") } == [])
    for action in trace.actions { #expect(action.end != nil, "\(action)") }
  }
}
