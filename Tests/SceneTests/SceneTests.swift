import NavSimKernel
import NavSimScene
import NavSimVocabulary
import Testing

/// Model and presentation, as in Core Animation.
@Suite struct SceneTests {
  private let layer = 0

  /// A scene with one layer.
  private func scene() -> Scene {
    var scene = Scene()
    _ = scene.addLayer()
    return scene
  }

  private func clock(_ milliseconds: Int64) -> Timeline.Driver {
    .clock(begin: .zero, duration: Time(milliseconds: milliseconds), .linear)
  }

  @Test func aPlainWriteShowsAtOnce() {
    var scene = self.scene()
    scene.set(layer, .x, 5)
    #expect(scene.value(layer, .x) == 5)
    #expect(scene.modelValue(layer, .x) == 5)
  }

  @Test func anAnimatedWriteHasTheModelAtOnceAndTheScreenLater() {
    var scene = self.scene()
    let timeline = scene.addTimeline(clock(100))
    scene.animate(layer, .alpha, to: 0, on: timeline)
    #expect(scene.modelValue(layer, .alpha) == 0)
    scene.advance(to: Time(milliseconds: 25))
    #expect(scene.value(layer, .alpha) == 0.75)
    scene.advance(to: Time(milliseconds: 100))
    #expect(scene.value(layer, .alpha) == 0)
  }

  @Test func aWriteInsideAnAnimationStartsFromTheScreen() {
    var scene = self.scene()
    let first = scene.addTimeline(clock(100))
    scene.animate(layer, .x, to: 100, on: first)
    scene.advance(to: Time(milliseconds: 50))
    let second = scene.addTimeline(
      .clock(begin: Time(milliseconds: 50), duration: Time(milliseconds: 50), .linear))
    scene.animate(layer, .x, to: 0, on: second)
    #expect(scene.value(layer, .x) == 50)
    scene.advance(to: Time(milliseconds: 75))
    #expect(scene.value(layer, .x) == 25)
  }

  @Test func aPlainWriteEndsTheAnimationOfItsSlot() {
    var scene = self.scene()
    let timeline = scene.addTimeline(clock(100))
    scene.animate(layer, .x, to: 100, on: timeline)
    scene.advance(to: Time(milliseconds: 50))
    scene.set(layer, .x, 7)
    scene.advance(to: Time(milliseconds: 75))
    #expect(scene.value(layer, .x) == 7)
  }

  @Test func aFingerScrubsAndTheRestRunsOnOrRewinds() {
    for (goal, half, end) in [(1.0, 70.0, 100.0), (0.0, 20.0, 0.0)] {
      var scene = self.scene()
      let timeline = scene.addTimeline(.finger(0))
      scene.animate(layer, .x, to: 100, on: timeline)
      scene.drive(timeline, .finger(0.4))
      #expect(scene.value(layer, .x) == 40)
      scene.drive(
        timeline,
        .settle(
          from: 0.4, to: goal, begin: .zero, duration: Time(milliseconds: 60), .linear))
      scene.advance(to: Time(milliseconds: 30))
      #expect(abs(scene.value(layer, .x) - half) < 1e-9)
      scene.advance(to: Time(milliseconds: 60))
      #expect(scene.value(layer, .x) == end)
      scene.finish(timeline)
      #expect(scene.value(layer, .x) == 100, "what code set shows; nothing is put back")
    }
  }

  @Test func aFinishedTimelineAnimatesNothing() {
    var scene = self.scene()
    let timeline = scene.addTimeline(clock(100))
    scene.finish(timeline)
    scene.animate(layer, .x, to: 3, on: timeline)
    #expect(scene.value(layer, .x) == 3)
    let isMoving = scene.isMoving
    #expect(!isMoving)
  }

  @Test func paintsLieOverEachOther() {
    let all = Rect(x: 0, y: 0, width: 10, height: 10)
    let right = Rect(x: 5, y: 0, width: 5, height: 10)
    let paints = [
      Paint(rect: all, color: .white), Paint(rect: right, color: Color(1, 0, 0, 0.5)),
      Paint(rect: all, color: Color(0, 0, 0, 0.1)),
    ]
    #expect(composite(paints, at: Point(x: 1, y: 1)).text == "#E6E6E6")
    #expect(composite(paints, at: Point(x: 6, y: 1)).text == "#E67373")
    #expect(composite(paints, at: Point(x: 10, y: 1)).text == "#000000")
  }

  @Test func whatLiesOutside() {
    let page = Rect(x: 0, y: 64, width: 375, height: 600)
    let fake = Rect(x: 0, y: 0, width: 375, height: 64)
    #expect(fake.outside(page) == [fake])
    #expect(page.outside(page).isEmpty)
    let half = Rect(x: 100, y: 32, width: 375, height: 64)
    #expect(half.outside(page).count == 2)
  }

  private func log(_ scene: inout Scene) -> Set<LayerID> {
    var found: Set<LayerID> = []
    scene.takeLog { found.insert($0) }
    return found
  }

  @Test func theLogNamesWhatWasWrittenOnceAndWhatMovesAlways() {
    var scene = Scene()
    let layers = (0..<4).map { _ in scene.addLayer() }
    scene.set(layers[1], .x, 5)
    scene.set(layers[1], .y, 5)
    #expect(log(&scene) == [layers[1]])
    #expect(log(&scene) == [])
    let timeline = scene.addTimeline(clock(100))
    scene.animate(layers[2], .x, to: 9, on: timeline)
    scene.animate(layers[2], .alpha, to: 0, on: timeline)
    scene.animate(layers[3], .x, to: 9, on: timeline)
    #expect(log(&scene) == [layers[2], layers[3]])
    #expect(log(&scene) == [layers[2], layers[3]])
    scene.set(layers[2], .x, 1)
    #expect(log(&scene) == [layers[2], layers[3]])
    scene.set(layers[2], .alpha, 1)
    #expect(log(&scene) == [layers[2], layers[3]])
    #expect(log(&scene) == [layers[3]])
    scene.finish(timeline)
    #expect(log(&scene) == [layers[3]])
    #expect(log(&scene) == [])
  }

  /// The end of a timeline ends its own animations, those that were begun anew too, and no others.
  @Test func theEndOfATimelineEndsItsOwn() {
    var scene = Scene()
    let layers = (0..<6).map { _ in scene.addLayer() }
    let first = scene.addTimeline(clock(100))
    let second = scene.addTimeline(clock(100))
    for (index, layer) in layers.enumerated() {
      scene.animate(layer, .x, to: 9, on: index % 2 == 0 ? first : second)
    }
    scene.animate(layers[0], .x, to: 7, on: second)
    scene.animate(layers[2], .x, to: 7, on: first)
    scene.set(layers[4], .x, 3)
    scene.animate(layers[4], .y, to: 3, on: first)
    scene.finish(first)
    let moving = layers.map { scene.isAnimated($0) }
    #expect(moving == [true, true, false, true, false, true])
    scene.finish(second)
    let left = layers.filter { scene.isAnimated($0) }
    #expect(left.isEmpty)
    let isMoving = scene.isMoving
    #expect(!isMoving)
  }

  @Test func aStillSceneShowsWhatCodeSet() {
    var scene = self.scene()
    let timeline = scene.addTimeline(clock(100))
    scene.animate(layer, .x, to: 9, on: timeline)
    #expect(scene.still().value(layer, .x) == 9)
    #expect(scene.value(layer, .x) == 0)
  }

  @Test func whatLiesInside() {
    let page = Rect(x: 0, y: 64, width: 375, height: 600)
    let half = Rect(x: 100, y: 32, width: 375, height: 64)
    #expect(half.clipped(to: page) == Rect(x: 100, y: 64, width: 275, height: 32))
    #expect(page.clipped(to: half) == Rect(x: 100, y: 64, width: 275, height: 32))
  }
}
