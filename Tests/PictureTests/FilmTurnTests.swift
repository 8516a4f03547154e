import NavSim
import NavSimScene
import Testing

@testable import NavSimReport

/// A row in which the device turns has room for both ways of holding it: no frame draws what lies beside its screen.
@Suite struct FilmTurnTests {
  @Test func nothingLiesBesideTheScreen() throws {
    let file = ScenarioFile(
      path: "x.navsim",
      text: """
        device iphone-8
        ios 12
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=green
        scenario "s"
        stack A
        at 0ms       push B
        at push@20%  rotate landscape

        """)
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    let strip = FilmStrip(
      title: "s", [.init(label: "", reel: run.trace.reel, findings: [])],
      frames: try #require(FilmFrames("every=2")), crop: .phone)
    let row = try #require(strip.rows.first)
    #expect(row.crop.width == 667 && row.crop.height == 667)
    var isBeside = false
    for frame in row.frames {
      let screen = frame.picture.screen
      for shape in FilmShapes.seen(frame.picture, row.crop) {
        let place = shape.visibleRect
        #expect(place.x + place.width <= screen.width && place.y + place.height <= screen.height)
      }
      isBeside = isBeside || frame.picture.visible.contains { $0.visibleRect.x >= screen.width }
    }
    #expect(isBeside)
  }
}
