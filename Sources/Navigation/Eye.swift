import NavSimScene
import NavSimVocabulary

/// What the eye sees at six points around the bar, at one in a tab bar or toolbar, and at one that goes
/// with the edge of a page.
///
/// Painted back to front: the window, then what it holds; of a navigation controller its container,
/// then each page over its edge's shadow, with stand-ins, inner controllers and the dimming, then the
/// bar and its background, a toolbar, a tab bar; over all of them the keyboard; no titles and buttons
/// (choice).
public struct Eye: Sendable {
  /// The sample points, in schema order: status, left, centre, right, hairline, below.
  public static let properties: [Property] = [.status, .left, .centre, .right, .hairline, .below]
  /// The sample points where there is a tab bar or a toolbar.
  public static let propertiesWithBottom = properties + [.bottom]
  /// How far under the bar the lowest point lies, in points (choice).
  public static let belowDistance = 20.0
  /// How far above the screen's end the point in a tab bar or toolbar lies, in points (choice: both
  /// bars paint down to the screen's end).
  public static let bottomDistance = 20.0
  /// The ground of the status bar while a call goes on (choice: the system's green).
  static let callColor = Color(76.0 / 255, 217.0 / 255, 100.0 / 255)
  /// What a keyboard is painted with (choice: the system's light grey).
  static let keyboardColor = Color(209.0 / 255, 211.0 / 255, 217.0 / 255)
  /// How far down anything is looked at, in points: below the tallest bar, with what a blur reaches.
  static let deepest = 320.0
}

extension Navigator {
  /// Whether there is a tab bar, or a toolbar that a line speaks of.
  public var hasBottomBar: Bool { facts.hasBottomBar }

  /// Looks at the sample points, in the order of `Eye.propertiesWithBottom`, whose last one is there
  /// where there is a bar at the bottom; then at the one before the edge of a page that moves over
  /// another, nil where none does.
  public func look(with sight: inout EyeSight) { reading { look($0, with: &sight) } }

  private func look(_ scene: borrowing Scene, with sight: inout EyeSight) {
    sight.paint { paintRects(scene, into: &$0) }
    let device = screen.device
    let height = scene.value(controllers[controllers.selected].barLayers.bar, .height)
    let top = device.statusBarHeight + callHeight
    let middle = top + height / 2
    let bottom = top + height
    sight.look(at: Point(x: device.width / 2, y: device.statusBarHeight / 2))
    sight.look(at: Point(x: EyePlaces.margin, y: middle))
    sight.look(at: Point(x: device.width / 2, y: middle))
    sight.look(at: Point(x: device.width - EyePlaces.margin, y: middle))
    sight.look(at: Point(x: device.width / 2, y: bottom + 0.5 / device.scale))
    sight.look(at: Point(x: device.width / 2, y: bottom + Eye.belowDistance))
    if hasBottomBar {
      sight.look(at: Point(x: device.width / 2, y: device.height - Eye.bottomDistance))
    }
    sight.look(at: edgePoint(scene, atHeight: middle))
  }

  /// What is on screen, back to front.
  func paintedRects(_ scene: borrowing Scene) -> [Paint] {
    var paints: [Paint] = []
    paintRects(scene, into: &paints)
    return paints
  }

  private func paintRects(_ scene: borrowing Scene, into paints: inout [Paint]) {
    let whole = Rect(x: 0, y: 0, width: screen.device.width, height: screen.device.height)
    for window in windows.onScreen {
      paints.append(Paint(rect: whole, color: scene.color(windows[window].layer)))
      paintShown(in: .window(window), scene, into: &paints)
    }
    if callHeight > 0 {
      let height = screen.device.statusBarHeight + callHeight
      let bar = Rect(x: 0, y: 0, width: screen.device.width, height: height)
      paints.append(Paint(rect: bar, color: Eye.callColor))
    }
    paintKeyboard(scene, into: &paints)
  }

  /// What a node shows that paints by itself: the navigation controllers in it, at any depth.
  private func paintShown(in node: Node, _ scene: borrowing Scene, into paints: inout [Paint]) {
    for child in inPaintingOrder(node) {
      if case .window = node {
        if let presentation = presentations.of(child) {
          paint(presentation, scene, into: &paints)
          continue
        }
        if case .page(let page) = child {
          if pages[page].isInWindow { paint(page, scene, into: &paints) }
          continue
        }
      }
      guard case .navigation(let number) = child else {
        paintShown(in: child, scene, into: &paints)
        if child == .container, program.hasTabBar { paintBottomBar(.tabBar, scene, into: &paints) }
        continue
      }
      guard controllers[number].isInWindow else { continue }
      let first = paints.count
      at(number).paintController(scene, into: &paints)
      let y = scene.value(controllers[number].container, .y)
      if y != 0 { for index in first..<paints.count { paints[index].rect.y += y } }
      let alpha = scene.value(controllers[number].container, .alpha)
      if alpha < 1 { for index in first..<paints.count { fade(&paints[index], alpha) } }
    }
  }

  /// What is presented: the dimming over all that lies below, then its view.
  private func paint(
    _ presentation: Presentation, _ scene: borrowing Scene, into paints: inout [Paint]
  ) {
    let layer = presentation.layer
    guard scene.value(layer, .hidden) == 0 else { return }
    let dim = scene.value(layer, .dim)
    if dim > 0 {
      let whole = Rect(x: 0, y: 0, width: screen.device.width, height: screen.device.height)
      paints.append(Paint(rect: whole, color: Color(0, 0, 0, dim)))
    }
    guard isShown(presentation.node) else { return }
    let first = paints.count
    switch presentation.node {
    case .page(let page): paint(page, scene, into: &paints)
    case .navigation(let number): at(number).paintController(scene, into: &paints)
    case .screen, .window, .container: break
    }
    for index in first..<paints.count {
      paints[index].rect.x += scene.value(layer, .x)
      paints[index].rect.y += scene.value(layer, .y)
    }
  }

  /// Lets through what lies below, as the view around it does: a material may lose its blur
  /// (`BarRules.alphaLosesBlur`).
  private func fade(_ paint: inout Paint, _ alpha: Double) {
    guard let blur = paint.blur else {
      paint.color = paint.color.faded(alpha)
      return
    }
    if profile.bar.alphaLosesBlur {
      paint.color = paint.color.faded(blur.strength * alpha)
      paint.blur = nil
    } else {
      paint.blur?.strength *= alpha
    }
  }

  /// What a node holds, back to front: of a container's the selected one lies over the one that goes.
  private func inPaintingOrder(_ node: Node) -> [Node] {
    let held = tree.held(by: node)
    let selected = Node.navigation(controllers.selected)
    guard node == .container, held.contains(selected) else { return held }
    return held.filter { $0 != selected } + [selected]
  }

  /// A navigation controller, in the coordinates of its own view.
  private func paintController(_ scene: borrowing Scene, into paints: inout [Paint]) {
    let whole = Rect(x: 0, y: 0, width: viewWidth, height: viewHeight)
    paints.append(Paint(rect: whole, color: scene.color(here.container)))
    if here.isBarBehind { paintWholeBar(scene, into: &paints) }
    for page in here.shownPages {
      paintShadow(of: page, scene, into: &paints)
      paint(page, scene, into: &paints)
    }
    if !here.isBarBehind { paintWholeBar(scene, into: &paints) }
    paintFakesOverPages(scene, into: &paints)
    paintBottomBar(.toolbar, scene, into: &paints)
  }

  /// A page: its background, the stand-ins in it from back to front, and the dimming, which lies
  /// over all of them (DECISIONS: stand-ins are layers in page views).
  private func paint(_ page: Int, _ scene: borrowing Scene, into paints: inout [Paint]) {
    let view = pages.layers[page].view
    guard scene.value(view, .hidden) == 0 else { return }
    let alpha = scene.value(view, .alpha)
    let frame = Rect(
      x: scene.value(view, .x), y: scene.value(view, .y), width: scene.value(view, .width),
      height: scene.value(view, .height))
    paints.append(Paint(rect: frame, color: scene.color(view).faded(alpha)))
    paintStripes(of: page, scene, in: frame, alpha: alpha, into: &paints)
    let dim = Color(0, 0, 0, scene.value(view, .dim))
    let clips = scene.value(view, .clips) != 0
    for fake in fakes(in: .view(page)) {
      paintFake(fake, scene, in: frame, alpha: alpha, clips: clips, dim: dim, into: &paints)
    }
    paintWrapper(of: page, scene, in: frame, dim: dim, into: &paints)
    if !program.inner.isEmpty {
      paintControllers(in: page, scene, frame, alpha, clips: clips, into: &paints)
    }
    if dim.alpha > 0 { paints.append(Paint(rect: frame, color: dim)) }
  }

  /// The navigation controllers inside a page: where its view is, as opaque as it is.
  private func paintControllers(
    in page: Int, _ scene: borrowing Scene, _ frame: Rect, _ alpha: Double, clips: Bool,
    into paints: inout [Paint]
  ) {
    var own: [Paint] = []
    paintShown(in: .page(page), scene, into: &own)
    for paint in own {
      var paint = paint
      paint.rect.x += frame.x
      paint.rect.y += frame.y
      if clips { paint.rect = paint.rect.clipped(to: frame) }
      if alpha < 1 { fade(&paint, alpha) }
      paints.append(paint)
    }
  }

  /// The stand-ins in UIKit's private view around a page, at the window's top. The dimming lies over
  /// that view as well (choice), and so over what of them is outside the page's frame.
  private func paintWrapper(
    of page: Int, _ scene: borrowing Scene, in frame: Rect, dim: Color, into paints: inout [Paint]
  ) {
    let wrapped = fakes(in: .wrapper(page))
    if wrapped.isEmpty { return }
    let origin = origin(of: .wrapper(page), scene)
    for fake in wrapped {
      paintFake(
        fake, scene, in: frame, at: origin, alpha: 1, clips: false, dim: dim, into: &paints)
    }
  }

  /// The stand-ins in the bar.
  private func paintFakesInBar(_ scene: borrowing Scene, into paints: inout [Paint]) {
    guard !pages.fakes.isEmpty, scene.value(here.barLayers.bar, .hidden) == 0 else { return }
    let alpha = scene.value(here.barLayers.bar, .alpha)
    for fake in fakes(in: .bar) where isOurs(fake) {
      paintFake(
        fake, scene, in: barRect(scene), alpha: alpha, clips: false, dim: .clear, into: &paints)
    }
  }

  /// The stand-ins in the navigation controller's view.
  private func paintFakesOverPages(_ scene: borrowing Scene, into paints: inout [Paint]) {
    guard !pages.fakes.isEmpty else { return }
    let whole = Rect(x: 0, y: 0, width: viewWidth, height: viewHeight)
    for fake in fakes(in: .navigation) where isOurs(fake) {
      paintFake(fake, scene, in: whole, alpha: 1, clips: false, dim: .clear, into: &paints)
    }
  }

  /// A stand-in and its hairline; what of it lies outside the page's frame is dimmed with it.
  func paintFake(
    _ page: Int, _ scene: borrowing Scene, in frame: Rect, at origin: Point? = nil, alpha: Double,
    clips: Bool, dim: Color, into paints: inout [Paint]
  ) {
    let layer = pages.layers[page].fake
    guard scene.value(layer, .hidden) == 0, scene.value(layer, .masked) == 0 else { return }
    let background = pages.layers[page].fakeBackground
    guard scene.value(background, .hidden) == 0, scene.value(background, .masked) == 0 else {
      return
    }
    let opacity = alpha * scene.value(layer, .alpha) * scene.value(background, .alpha)
    var rect = Rect(
      x: (origin?.x ?? frame.x) + scene.value(layer, .x),
      y: (origin?.y ?? frame.y) + scene.value(layer, .y), width: scene.value(layer, .width),
      height: scene.value(layer, .height))
    let shadow = pages.fakes.shadow(of: page)
    var line = Rect(
      x: rect.x, y: rect.y + rect.height, width: rect.width, height: 1 / screen.device.scale)
    if clips {
      rect = rect.clipped(to: frame)
      line = line.clipped(to: frame)
    }
    paints.append(Paint(rect: rect, color: scene.color(layer).faded(opacity)))
    paints.append(Paint(rect: line, color: shadow.faded(opacity)))
    guard dim.alpha > 0 else { return }
    rect.eachOutside(frame) { paints.append(Paint(rect: $0, color: dim)) }
  }

  /// The bar and what lies in it.
  private func paintWholeBar(_ scene: borrowing Scene, into paints: inout [Paint]) {
    paintBar(scene, into: &paints)
    paintFakesInBar(scene, into: &paints)
  }

  /// The bar: its own colour, then its background: material, image, the copy of the scroll edge,
  /// the view of code's own and the hairline, through the alpha of each level.
  func paintBar(_ scene: borrowing Scene, into paints: inout [Paint]) {
    let layers = here.barLayers
    guard scene.value(layers.bar, .hidden) == 0 else { return }
    let barAlpha = scene.value(layers.bar, .alpha)
    let bar = barRect(scene)
    paintEdgeEffect(barAlpha, scene, into: &paints)
    let own = scene.color(layers.bar)
    if own.alpha > 0 { paints.append(Paint(rect: bar, color: own.faded(barAlpha))) }
    guard isShown(layers.background, scene) else { return }
    let alpha = barAlpha * scene.value(layers.background, .alpha)
    let clips = scene.value(layers.bar, .clips) != 0
    let whole = backgroundRect(scene)
    let frame = clips ? whole.clipped(to: bar) : whole
    if isShown(layers.effect, scene) { paintEffect(frame, alpha, scene, into: &paints) }
    if isShown(layers.image, scene) { paint(layers.image, frame, alpha, scene, into: &paints) }
    if here.styling.edgeAlpha > 0 || scene.isAnimated(layers.edge), isShown(layers.edge, scene) {
      paintEdge(frame, alpha, scene, into: &paints)
    }
    if here.hasCustomView, isShown(layers.custom, scene) {
      let height = here.customHeight == nil ? whole.height : scene.value(layers.custom, .height)
      let own = Rect(x: whole.x, y: whole.y, width: whole.width, height: height)
      paint(layers.custom, clips ? own.clipped(to: bar) : own, alpha, scene, into: &paints)
    }
    guard isShown(layers.shadow, scene) else { return }
    let line = Rect(
      x: whole.x, y: whole.y + whole.height, width: whole.width, height: 1 / screen.device.scale)
    paint(layers.shadow, clips ? line.clipped(to: bar) : line, alpha, scene, into: &paints)
  }

  private func paint(
    _ layer: LayerID, _ rect: Rect, _ alpha: Double, _ scene: borrowing Scene,
    into paints: inout [Paint]
  ) {
    let color = scene.color(layer).faded(alpha * scene.value(layer, .alpha))
    if color.alpha > 0 { paints.append(Paint(rect: rect, color: color)) }
  }

  /// The material. In a mixture its tint has a part of its opacity, and the blur the same part.
  private func paintEffect(
    _ rect: Rect, _ alpha: Double, _ scene: borrowing Scene, into paints: inout [Paint]
  ) {
    let layer = here.barLayers.effect
    let shown = scene.color(layer)
    guard shown.alpha > 0 else { return }
    let full = max(here.background.fullEffect, shown.alpha)
    let strength = shown.alpha / full * scene.value(layer, .alpha)
    let tint = Color(shown.red, shown.green, shown.blue, full)
    paintMaterial(rect, tint, strength, alpha, into: &paints)
  }

  private func paintEdge(
    _ rect: Rect, _ alpha: Double, _ scene: borrowing Scene, into paints: inout [Paint]
  ) {
    let layer = here.barLayers.edge
    guard here.background.edgeBlurs else {
      paint(layer, rect, alpha, scene, into: &paints)
      return
    }
    paintMaterial(rect, scene.color(layer), scene.value(layer, .alpha), alpha, into: &paints)
  }

  /// A material blurs by its own opacity; by that of what holds it, it may lose its blur
  /// (`BarRules.alphaLosesBlur`).
  func paintMaterial(
    _ rect: Rect, _ tint: Color, _ strength: Double, _ alpha: Double, into paints: inout [Paint]
  ) {
    if alpha < 1, profile.bar.alphaLosesBlur {
      let color = tint.faded(strength * alpha)
      if color.alpha > 0 { paints.append(Paint(rect: rect, color: color)) }
      return
    }
    let blur = Blur(
      sigma: profile.bar.blurSigma, saturation: profile.bar.blurSaturation,
      strength: strength * alpha)
    paints.append(Paint(rect: rect, color: tint, blur: blur))
  }

  private func isShown(_ layer: LayerID, _ scene: borrowing Scene) -> Bool {
    scene.value(layer, .hidden) == 0 && scene.value(layer, .masked) == 0
  }

  /// The bar's frame on screen.
  private func barRect(_ scene: borrowing Scene) -> Rect {
    let bar = here.barLayers.bar
    return Rect(
      x: scene.value(bar, .x), y: scene.value(bar, .y), width: scene.value(bar, .width),
      height: scene.value(bar, .height))
  }

  /// The real background's frame on screen.
  func backgroundRect(_ scene: borrowing Scene) -> Rect {
    let bar = here.barLayers.bar
    let background = here.barLayers.background
    return Rect(
      x: scene.value(bar, .x) + scene.value(background, .x),
      y: scene.value(bar, .y) + scene.value(background, .y),
      width: scene.value(background, .width), height: scene.value(background, .height))
  }
}
