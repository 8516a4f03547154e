import NavSimTrace
import Testing

/// What code saves comes back, and what is released goes derived class first.
@Suite struct MemoryTests {
  @Test func savedWishesComeBack() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      page A
        wants barTintColor=green
        on viewDidLoad     save self.wants as mine
        on viewDidLoad     self.wants barTintColor=red
        on viewDidAppear   restore mine
        on viewDidAppear   copy self.wants to bar
      scenario "wishes"
      stack A
      at 0ms bar alpha=1
      expect at end: bar.barTintColor = green
      """)
    #expect(try trace.last("bar", "barTintColor") == "#00FF00")
  }

  @Test func deinitRunsDerivedFirst() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      page Base
        on deinit  Root.item title="base"
      page Leaf like Base
        on deinit  Root.item title="leaf"
      page Root
      scenario "gone"
      stack Root > Leaf
      at 0ms pop
      expect at end: Root.item.title = "base"
      """)
    #expect(try trace.last("Root.item", "title") == "base")
  }
}
