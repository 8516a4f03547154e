import NavSimScene
import NavSimVocabulary

/// The shadow that the upper page throws from its leading edge while UIKit pushes or pops.
///
/// Observed: one image view for a transition, in UIKit's private view around the page that moves, so
/// that it has that view's height and goes with it (molon/MLNavigationBarTransition;
/// mitchell-dream-god.com 2019/02/01; MoZhouqi/KMNavigationBarTransition issue 44). Beside an opaque
/// bar there is none for that reason.
extension Navigator {
  /// A page that moves over another begins to throw its shadow, in the animation of a transition.
  func throwShadow(of page: Int, _ transition: Transition, on timeline: Int) {
    let layer = pages.layers[page].edgeShadow
    let width = profile.edgeShadowWidth * viewWidth
    pages[page].throwShadow(in: transition.id)
    reset(layer)
    scene.set(layer, .x, -width)
    scene.set(layer, .width, width)
    scene.set(layer, .height, scene.modelValue(pages.layers[page].view, .height))
    let full = profile.edgeShadowAlpha
    let grows = transition.operation.movesForward && profile.edgeShadowFade == .byDistance
    scene.animate(layer, .alpha, from: grows ? 0 : full, to: grows ? full : 0, on: timeline)
  }

  /// Code makes the shadow of a page begin at the window's top (observed: MLNavigationBarTransition,
  /// FWFramework: the image's y less that of the page, its height that much more).
  func stretchShadow(of page: Int) {
    guard pages[page].edgeShadow != nil else { return }
    let layer = pages.layers[page].edgeShadow
    let top = scene.modelValue(pages.layers[page].view, .y) + scene.modelValue(layer, .y)
    write(scene.modelValue(layer, .y) - top, to: layer, .y)
    write(scene.modelValue(layer, .height) + top, to: layer, .height)
  }

  /// A transition is over, and its shadow with it.
  func removeShadow(of transition: Transition) {
    let operation = transition.operation
    for page in [operation.from, operation.to] {
      guard let page, pages[page].dropShadow(of: transition.id) else { continue }
      scene.set(pages.layers[page].edgeShadow, .alpha, 0)
      noteRemoval(of: .edgeShadow, page: page)
    }
  }

  /// The layer of the shadow at a page's edge.
  public func edgeShadowLayer(of page: Int) -> LayerID { pages.layers[page].edgeShadow }

  /// Whether a page's edge throws a shadow.
  public func throwsShadow(_ page: Int) -> Bool {
    pages[page].edgeShadow != nil && isInWindow(page)
  }

  // MARK: What the eye sees

  /// The shadow of a page on what lies below, darkest at the page's edge.
  func paintShadow(of page: Int, _ scene: borrowing Scene, into paints: inout [Paint]) {
    let layer = pages.layers[page].edgeShadow
    let alpha = scene.value(layer, .alpha)
    guard pages[page].edgeShadow != nil, alpha > 0, scene.value(layer, .hidden) == 0 else { return }
    let frame = edgeShadowFrame(of: page, scene)
    let steps = Double(EyePlaces.shadowSteps)
    let width = frame.width / steps
    for step in 0..<EyePlaces.shadowSteps {
      let part = (Double(step) + 0.5) / steps
      let strip = Rect(
        x: frame.x + Double(step) * width, y: frame.y, width: width, height: frame.height)
      paints.append(Paint(rect: strip, color: Color(0, 0, 0, alpha * part)))
    }
  }

  /// Just before the edge of the page that moves over another, in the middle of the bar's height; nil
  /// where none moves.
  func edgePoint(_ scene: borrowing Scene, atHeight y: Double) -> Point? {
    let moving = controllers[controllers.selected].shownPages.last { pages[$0].edgeShadow != nil }
    guard let moving else { return nil }
    let x = scene.value(pages.layers[moving].view, .x) - EyePlaces.edgeDistance
    return x >= 0 ? Point(x: x, y: y) : nil
  }

  private func edgeShadowFrame(of page: Int, _ scene: borrowing Scene) -> Rect {
    let layer = pages.layers[page].edgeShadow
    let view = pages.layers[page].view
    return Rect(
      x: scene.value(view, .x) + scene.value(layer, .x),
      y: scene.value(view, .y) + scene.value(layer, .y), width: scene.value(layer, .width),
      height: scene.value(layer, .height))
  }
}
