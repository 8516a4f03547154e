import NavSim
import NavSimTrace
import Testing

/// What the links of a followed run are: declarations, UIKit's own, lines of code, actions.
@Suite struct StoryLinkTests {
  @Test func eachLinkIsOfItsKind() throws {
    let file = ScenarioFile(
      path: "x.navsim",
      text: """
        device iphone-8
        ios 12
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=white
          on viewWillAppear  bar barTintColor=red
        scenario "x"
        stack A
        at 0ms  push B
        expect at end: top is B

        """)
    let cell = try #require(try file.cells(of: 0).first)
    let trace = try #require(file.follow(0, cell))
    let story = try #require(trace.story)
    func texts(_ kind: TraceStory.Kind) -> Set<String> {
      Set(story.links.filter { $0.kind == kind }.map(\.text))
    }
    #expect(texts(.system).contains("UIKit starts the transition"))
    #expect(texts(.system).allSatisfy { $0 != "as declared" })
    #expect(texts(.declaration).allSatisfy { $0 == "as declared" })
    #expect(!texts(.declaration).isEmpty)
    #expect(texts(.code).contains("on viewWillAppear bar barTintColor=red"))
    #expect(texts(.action).contains { $0.contains("push B") })
  }
}
