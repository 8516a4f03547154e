import Testing

@testable import NavSimScene

/// A part of a timeline, forward and backward.
@Suite struct AnimationShapeTests {
  @Test func aPartOfTheTimeline() {
    let shape = AnimationShape(from: 0.25, to: 0.75, ease: .linear)
    #expect(shape.value(at: 0) == 0)
    #expect(shape.value(at: 0.25) == 0)
    #expect(shape.value(at: 0.5) == 0.5)
    #expect(shape.value(at: 0.75) == 1)
    #expect(shape.value(at: 1) == 1)
  }

  /// Backward, a fade at the end of a push is a fade at the start of a pop.
  @Test func backward() {
    let shape = AnimationShape(from: 0.5, to: 1, ease: .linear, .mirrored)
    #expect(shape.value(at: 0) == 0)
    #expect(shape.value(at: 0.25) == 0.5)
    #expect(shape.value(at: 0.5) == 1)
    #expect(shape.value(at: 1) == 1)
  }

  /// CSS's ease-in and ease-out are 0.3153568 and 0.6846432 at the middle.
  @Test func eases() {
    let easeIn = AnimationShape(from: 0, to: 1, ease: .easeIn).value(at: 0.5)
    let easeOut = AnimationShape(from: 0, to: 1, ease: .easeOut).value(at: 0.5)
    #expect(abs(easeIn - 0.3153568) < 1e-6)
    #expect(abs(easeOut - 0.6846432) < 1e-6)
  }

  @Test func anEmptyPartIsAStep() {
    let shape = AnimationShape(from: 0.4, to: 0.4, ease: .linear)
    #expect(shape.value(at: 0.39) == 0)
    #expect(shape.value(at: 0.4) == 1)
  }

  @Test func inAScene() {
    var scene = Scene()
    let layer = scene.addLayer()
    let timeline = scene.addTimeline(.finger(0))
    let shape = AnimationShape(from: 0.5, to: 1, ease: .linear)
    scene.animate(layer, .x, from: 0, to: 100, on: timeline, shape: shape)
    scene.drive(timeline, .finger(0.5))
    #expect(scene.value(layer, .x) == 0)
    scene.drive(timeline, .finger(0.75))
    #expect(scene.value(layer, .x) == 50)
    scene.drive(timeline, .finger(1))
    #expect(scene.value(layer, .x) == 100)
  }
}
