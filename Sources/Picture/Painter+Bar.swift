import NavSimScene
import NavSimVocabulary

/// The real bar's background, and the stand-ins in the bar.
extension Painter {
  /// UIColor.systemBlue of the light style, the tint where a trace knows none.
  static let blue = Color(0, 122.0 / 255, 1)

  /// The bar with all that lies in it.
  mutating func paintBar() {
    guard let bar = own.bar, state.isPresent(bar) else { return }
    let frame = rect(bar, width: barWidth)
    let showing = base.entering(bar, state)
    if let effect = state.color(own.background, "edgeEffect") {
      add(
        Shape(
          own.background?.name ?? "", .barBackground, rect(own.background, width: barWidth), effect,
          blur: showing.opacity >= 1 ? PictureScreen.blur : nil), showing)
    }
    if let color = state.color(bar, "backgroundColor") {
      let shown = color.faded(1 - tinted(bar))
      if shown.alpha > 0 { add(Shape(bar.name, .barBackground, frame, shown), showing) }
    }
    paintBackground(showing, clip: state.flag(bar, "clipsToBounds") ? frame : nil)
    for page in ownPages where host(of: page) == .bar {
      paintFake(of: page, holder: frame, showing, clip: nil, dim: 0)
    }
    paintBarContent(frame, showing)
  }

  /// How much of the bar's own colour barTintColor keeps from showing: it does where it is drawn, which the
  /// copy at the scroll edge does not.
  private func tinted(_ bar: ReelElement) -> Double {
    guard let tint = state.color(bar, "barTintColor") else { return 0 }
    let isDrawn = [own.effect, own.image].contains { part in
      guard let color = state.color(part, "color"), color.alpha > 0 else { return false }
      return (color.red, color.green, color.blue) == (tint.red, tint.green, tint.blue)
    }
    guard isDrawn else { return 0 }
    return 1 - (state.isPresent(own.edge) ? state.number(own.edge, "alpha") ?? 0 : 0)
  }

  private mutating func paintBackground(_ bar: Showing, clip: Rect?) {
    let showing = bar.entering(own.background, state)
    let whole = rect(own.background, width: barWidth)
    paintMaterial(whole, showing, clip)
    paintPart(own.image, whole, showing, clip)
    if let edge = own.edge, state.isPresent(edge), let color = state.color(edge, "color") {
      // A copy that lets something through is a material.
      let blurs = color.alpha < 1 && showing.opacity >= 1
      let shape = Shape(
        edge.name, .barBackground, whole, color, clip: clip,
        blur: blurs ? PictureScreen.blur : nil)
      add(shape, showing.entering(edge, state))
    }
    if let custom = own.custom, state.isPresent(custom) {
      var frame = whole
      frame.height = state.number(custom, "height") ?? whole.height
      paintPart(custom, frame, showing, clip)
    }
    guard let shadow = own.shadow, let color = state.color(shadow, "color") else { return }
    let line = Rect(
      x: whole.x, y: whole.y + whole.height, width: whole.width, height: 1 / screen.scale)
    add(
      Shape(shadow.name, .barBackground, line, color, content: .hairline, clip: clip),
      showing.entering(shadow, state))
  }

  private mutating func paintPart(
    _ part: ReelElement?, _ frame: Rect, _ showing: Showing, _ clip: Rect?
  ) {
    guard let part, let color = state.color(part, "color") else { return }
    add(Shape(part.name, .barBackground, frame, color, clip: clip), showing.entering(part, state))
  }

  /// The material. In a mixture its tint has a part of its opacity, and the blur the same part. Through a
  /// bar that is not opaque it does not blur.
  private mutating func paintMaterial(_ frame: Rect, _ showing: Showing, _ clip: Rect?) {
    guard let effect = own.effect, let shown = state.color(effect, "color") else { return }
    let inner = showing.entering(effect, state)
    let full = max(own.fullEffect, shown.alpha)
    guard shown.alpha > 0, showing.opacity >= 1 else {
      add(Shape(effect.name, .barBackground, frame, shown, clip: clip), inner)
      return
    }
    var strength = inner
    strength.opacity *= shown.alpha / full
    let tint = Color(shown.red, shown.green, shown.blue, full)
    add(
      Shape(effect.name, .barBackground, frame, tint, clip: clip, blur: PictureScreen.blur),
      strength)
  }
}
