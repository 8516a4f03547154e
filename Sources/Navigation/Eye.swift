import NavSimScene
import NavSimVocabulary

/// What the eye sees at six points around the bar.
///
/// Painted back to front: window, container, then each page with its stand-ins and the dimming
/// over both, then the bar's background. Titles and buttons are not painted: the points tell the
/// colour behind them (choice).
public struct Eye: Sendable {
  /// The sample points, in schema order: status, left, centre, right, hairline, below.
  public static let properties: [Property] = [.status, .left, .centre, .right, .hairline, .below]
  /// Distance of the left and right points from the screen's edges, in points (choice: the
  /// standard margin).
  public static let margin = 16.0
  /// How far under the bar the lowest point lies, in points (choice).
  public static let belowDistance = 20.0
}

extension Simulation {
  /// The colours at the sample points, in the order of `Eye.properties`.
  public func eyeColors() -> [Color] {
    let paints = paintedRects()
    return eyePoints.map { composite(paints, at: $0) }
  }

  private var eyePoints: [Point] {
    let width = device.width
    let height = scene.value(barLayers.bar, .height)
    let middle = device.statusBarHeight + height / 2
    let bottom = device.statusBarHeight + height
    return [
      Point(x: width / 2, y: device.statusBarHeight / 2),
      Point(x: Eye.margin, y: middle),
      Point(x: width / 2, y: middle),
      Point(x: width - Eye.margin, y: middle),
      Point(x: width / 2, y: bottom + 0.5 / device.scale),
      Point(x: width / 2, y: bottom + Eye.belowDistance),
    ]
  }

  private func paintedRects() -> [Paint] {
    let screen = Rect(x: 0, y: 0, width: device.width, height: device.height)
    var paints = [
      Paint(rect: screen, color: scene.color(window)),
      Paint(rect: screen, color: scene.color(container)),
    ]
    for page in shownPages { paint(page, into: &paints) }
    paintBar(into: &paints)
    return paints
  }

  /// A page: its background, the stand-ins in it from back to front, and the dimming, which lies
  /// over all of them (DECISIONS: stand-ins are layers in page views).
  private func paint(_ page: Int, into paints: inout [Paint]) {
    let view = pageLayers[page].view
    guard scene.value(view, .hidden) == 0 else { return }
    let alpha = scene.value(view, .alpha)
    let frame = Rect(
      x: scene.value(view, .x), y: scene.value(view, .y), width: scene.value(view, .width),
      height: scene.value(view, .height))
    paints.append(Paint(rect: frame, color: scene.color(view).faded(alpha)))
    let dim = Color(0, 0, 0, scene.value(view, .dim))
    let clips = scene.value(view, .clips) != 0
    let fakes = pages.indices.filter { pages[$0].fake?.host == page }
      .sorted { (pages[$0].fake?.order ?? 0) < (pages[$1].fake?.order ?? 0) }
    for fake in fakes {
      paintFake(fake, in: frame, alpha: alpha, clips: clips, dim: dim, into: &paints)
    }
    if dim.alpha > 0 { paints.append(Paint(rect: frame, color: dim)) }
  }

  /// A stand-in and its hairline; what of it lies outside the page's frame is dimmed with it.
  private func paintFake(
    _ page: Int, in frame: Rect, alpha: Double, clips: Bool, dim: Color,
    into paints: inout [Paint]
  ) {
    let layer = pageLayers[page].fake
    guard scene.value(layer, .hidden) == 0, scene.value(layer, .masked) == 0 else { return }
    let opacity = alpha * scene.value(layer, .alpha)
    var rect = Rect(
      x: frame.x + scene.value(layer, .x), y: frame.y + scene.value(layer, .y),
      width: scene.value(layer, .width), height: scene.value(layer, .height))
    let shadow = pages[page].fake.map { isBlank($0) ? .clear : resolve($0.style).shadow } ?? .clear
    var line = Rect(
      x: rect.x, y: rect.y + rect.height, width: rect.width, height: 1 / device.scale)
    if clips {
      rect = rect.clipped(to: frame)
      line = line.clipped(to: frame)
    }
    paints.append(Paint(rect: rect, color: scene.color(layer).faded(opacity)))
    paints.append(Paint(rect: line, color: shadow.faded(opacity)))
    guard dim.alpha > 0 else { return }
    for piece in rect.outside(frame) { paints.append(Paint(rect: piece, color: dim)) }
  }

  /// The bar's background: effect, image and hairline, through the alpha of each level.
  private func paintBar(into paints: inout [Paint]) {
    let layers = barLayers
    guard scene.value(layers.bar, .hidden) == 0, scene.value(layers.background, .hidden) == 0,
      scene.value(layers.background, .masked) == 0
    else { return }
    let alpha = scene.value(layers.bar, .alpha) * scene.value(layers.background, .alpha)
    let frame = backgroundRect
    for layer in [layers.effect, layers.image] where isShown(layer) {
      let color = scene.color(layer).faded(alpha * scene.value(layer, .alpha))
      paints.append(Paint(rect: frame, color: color))
    }
    guard isShown(layers.shadow) else { return }
    let line = Rect(
      x: frame.x, y: frame.y + frame.height, width: frame.width, height: 1 / device.scale)
    let color = scene.color(layers.shadow).faded(alpha * scene.value(layers.shadow, .alpha))
    paints.append(Paint(rect: line, color: color))
  }

  private func isShown(_ layer: LayerID) -> Bool {
    scene.value(layer, .hidden) == 0 && scene.value(layer, .masked) == 0
  }

  /// The real background's frame on screen.
  var backgroundRect: Rect {
    let bar = barLayers.bar
    let background = barLayers.background
    return Rect(
      x: scene.value(bar, .x) + scene.value(background, .x),
      y: scene.value(bar, .y) + scene.value(background, .y),
      width: scene.value(background, .width), height: scene.value(background, .height))
  }
}
