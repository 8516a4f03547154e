import NavSimNavigation
import NavSimPicture
import NavSimTrace
import NavSimVocabulary

// What the eye sees at a point is made of what lies there, front to back. A trace tells the layers
// and where they are; which of them lie at the point is worked out here once more.

/// What a colour of `eye` is made of in one frame.
struct EyeLayers {
  /// What is painted at the point, front to back, down to the first that hides all behind it.
  private(set) var painted: [PropertyName] = []
  /// Why the bar, or its background, does not lie there or is seen through: the property.
  private(set) var missing: [PropertyName] = []

  private let state: TraceState
  private let x: Double
  private let y: Double
  private let isHairline: Bool

  /// - Parameter point: `left`, `centre`, `status` and so on.
  init(_ point: String, _ state: TraceState) {
    self.state = state
    let screen = PictureScreen(of: state.trace.cell)
    let width = screen.width
    let phone = screen.barTop
    // A call goes on: the status bar is taller, has a ground, and all below it begins lower.
    let tall = state.number("statusBar", "height") ?? 0
    let ground = tall > max(phone, screen.sidewaysBarTop) + 1 ? tall : 0
    let status = max(phone, ground)
    let bars = EyeLayers.bars(in: state)
    let height = bars.first.flatMap { state.number($0, "height") } ?? 44
    isHairline = point == "hairline"
    switch point {
    case "left": (x, y) = (Eye.margin, status + height / 2)
    case "right": (x, y) = (width - Eye.margin, status + height / 2)
    case "status": (x, y) = (width / 2, phone / 2)
    case "hairline": (x, y) = (width / 2, status + height)
    case "bottom": (x, y) = (width / 2, screen.height - Eye.bottomDistance)
    case "below": (x, y) = (width / 2, status + height + Eye.belowDistance)
    case "edge":
      let edges = EyeLayers.edgeShadows(in: state).compactMap { shadow in
        state.number(shadow, "x").map { $0 + (state.number(shadow, "width") ?? 0) }
      }
      (x, y) = ((edges.last ?? width) - Eye.edgeDistance, status + height / 2)
    default: (x, y) = (width / 2, status + height / 2)
    }
    if y < ground {
      painted.append(PropertyName("statusBar", "height"))
      return
    }
    if point == "bottom" {
      for bar in ["tabBar", "toolbar"] where addBottomBar(bar, width: width) { return }
    } else if point != "below" {
      for card in EyeLayers.cards(in: state) where addCard(card, width: width) { return }
      for bar in bars where !isInCard(bar) && addBar(bar, width: width) { return }
    }
    addEdgeShadows()
    for page in pagesInFront where addPage(page, width: width) { return }
    for element in ["container", "window"] {
      if let alpha = opacity(element, "backgroundColor"), alpha > 0 {
        painted.append(PropertyName(element, "backgroundColor"))
        if alpha >= 1 { return }
      }
    }
  }

  /// The alpha of a colour, 0 to 1; nil where there is none.
  private func opacity(_ element: String, _ property: String) -> Double? {
    guard let value = state.value(element, property), value.kind == .color else { return nil }
    return Double(value.packedColor & 255) / 255
  }

  // MARK: What is presented

  /// What lies over the window's root, the one on top first: pages and controllers.
  private static func cards(in state: TraceState) -> [String] {
    let prefix = "presented."
    let names = state.trace.elements.map(\.name).filter { $0.hasPrefix(prefix) }
    // What came later lies above; its width is set as it comes.
    func came(_ name: String) -> Int {
      state.slot(name, "width").flatMap { state.origin(ofSlot: $0)?.frame } ?? -1
    }
    let shown = names.filter { state.isPresent($0) && !state.flag($0, "hidden") }
    return shown.enumerated().sorted {
      (came($0.element), $0.offset) > (came($1.element), $1.offset)
    }
    .map { String($0.element.dropFirst(prefix.count)) }
  }

  private func isInCard(_ bar: String) -> Bool {
    EyeLayers.cards(in: state).contains { bar == "bar." + $0 }
  }

  /// Adds the bar of what is presented, then its page on top; whether they hide all behind them.
  private mutating func addCard(_ name: String, width: Double) -> Bool {
    if state.isPresent("bar." + name), addBar("bar." + name, width: width) { return true }
    let top = state.value("navigation." + name, "top").map { state.trace.text(of: $0) } ?? name
    return state.isPresent("page." + top) && addPage("page." + top, width: width)
  }

  // MARK: Bars

  /// The bars that are there, the scenario's own in front of those inside its pages.
  private static func bars(in state: TraceState) -> [String] {
    let others = state.trace.elements.map(\.name).filter { $0.hasPrefix("navigation.") }
      .map { "bar." + $0.dropFirst("navigation.".count) }
    return (["bar"] + others).filter { state.isPresent($0) }
  }

  /// Adds the bar's parts; whether they hide all behind them.
  private mutating func addBar(_ bar: String, width: Double) -> Bool {
    guard isInPlace(bar, width: width) else { return false }
    for property in ["hidden", "masked"] where state.flag(bar + ".bg", property) {
      missing.append(PropertyName(bar + ".bg", property))
      return false
    }
    var whole = 1.0
    for element in [bar, bar + ".bg"] {
      let alpha = state.number(element, "alpha") ?? 1
      whole *= alpha
      if alpha < 1 { missing.append(PropertyName(element, "alpha")) }
    }
    if whole <= 0 { return false }
    let count = painted.count
    defer {
      if painted.count == count { missing.append(PropertyName(bar + ".bg.image", "color")) }
    }
    for part in (isHairline ? ["shadow"] : []) + ["custom", "edge", "image", "effect"] {
      let element = bar + ".bg." + part
      guard state.isPresent(element), !state.flag(element, "hidden"),
        let color = opacity(element, "color"), color > 0
      else { continue }
      let alpha = state.number(element, "alpha") ?? 1
      if alpha <= 0 { continue }
      painted.append(PropertyName(element, "color"))
      if alpha < 1 { painted.append(PropertyName(element, "alpha")) }
      if whole * alpha * color >= 1 { return true }
    }
    if let color = opacity(bar, "backgroundColor"), color > 0 {
      painted.append(PropertyName(bar, "backgroundColor"))
    }
    return false
  }

  /// Adds a tab bar or toolbar; whether it hides all behind it.
  private mutating func addBottomBar(_ bar: String, width: Double) -> Bool {
    guard state.isPresent(bar) else { return false }
    if state.flag(bar, "hidden") {
      missing.append(PropertyName(bar, "hidden"))
      return false
    }
    let left = state.number(bar, "x") ?? 0
    let isBeside = x < left || x >= left + width
    if isBeside || y < state.number(bar, "y") ?? 0 {
      missing.append(PropertyName(bar, isBeside ? "x" : "y"))
      return false
    }
    let alpha = state.number(bar, "alpha") ?? 1
    if alpha < 1 { missing.append(PropertyName(bar, "alpha")) }
    guard alpha > 0, let color = opacity(bar, "color"), color > 0 else { return false }
    painted.append(PropertyName(bar, "color"))
    return alpha * color >= 1
  }

  /// Whether the bar lies at the point; what keeps it away is noted.
  private mutating func isInPlace(_ bar: String, width: Double) -> Bool {
    if state.flag(bar, "hidden") {
      missing.append(PropertyName(bar, "hidden"))
      return false
    }
    let left = state.number(bar, "x") ?? 0
    guard x >= left, x < left + width else {
      missing.append(PropertyName(bar, "x"))
      return false
    }
    let top = (state.number(bar, "y") ?? 0) + (state.number(bar + ".bg", "y") ?? 0)
    let height = state.number(bar + ".bg", "height") ?? state.number(bar, "height") ?? 44
    guard y < top + height + (isHairline ? 1 : 0) else {
      missing.append(PropertyName(bar, "y"))
      return false
    }
    return true
  }

  // MARK: Pages

  /// The shadows before the edges of pages that move over others.
  private static func edgeShadows(in state: TraceState) -> [String] {
    state.trace.elements.map(\.name).filter { $0.hasSuffix(".edgeShadow") && state.isPresent($0) }
  }

  /// Adds those that lie at the point; none hides what is behind it.
  private mutating func addEdgeShadows() {
    for shadow in EyeLayers.edgeShadows(in: state) {
      guard let left = state.number(shadow, "x"), let top = state.number(shadow, "y"),
        let width = state.number(shadow, "width"), let height = state.number(shadow, "height"),
        x >= left, x < left + width, y >= top, y < top + height,
        !state.flag(shadow, "hidden"), state.number(shadow, "alpha") ?? 0 > 0
      else { continue }
      painted.append(PropertyName(shadow, "alpha"))
    }
  }

  /// The pages on screen, the one in front first: what is dimmed or pushed aside lies behind.
  private var pagesInFront: [String] {
    let all = state.trace.elements.map(\.name)
      .filter { $0.hasPrefix("page.") && !$0.hasSuffix(".content") && state.isPresent($0) }
    func isBehind(_ page: String) -> Bool {
      state.number(page, "dim") ?? 0 > 0 || state.number(page, "x") ?? 0 < 0
    }
    return all.filter { !isBehind($0) }.reversed() + all.filter(isBehind).reversed()
  }

  /// Adds a page with its stand-in; whether it hides all behind it.
  private mutating func addPage(_ page: String, width: Double) -> Bool {
    let fake = String(page.dropFirst(5)) + ".fake"
    if state.isPresent(fake), !state.flag(fake, "hidden"),
      let left = state.number(fake, "x"), x >= left, x < left + width,
      let top = state.number(fake, "y"), y >= top, y < top + (state.number(fake, "height") ?? 0),
      let color = opacity(fake, "color"), color > 0
    {
      painted.append(PropertyName(fake, "color"))
      if color * (state.number(fake, "alpha") ?? 1) >= 1 { return true }
    }
    guard !state.flag(page, "hidden"), let alpha = state.number(page, "alpha"), alpha > 0,
      let left = state.number(page, "x"), x >= left,
      x < left + (state.number(page, "width") ?? width),
      let top = state.number(page, "y"), y >= top,
      y < top + (state.number(page, "height") ?? 10_000)
    else { return false }
    if state.number(page, "dim") ?? 0 > 0 { painted.append(PropertyName(page, "dim")) }
    if let stripe = stripe(of: page) {
      painted.append(PropertyName(String(page.dropFirst(5)) + ".scrollView", "stripeColor"))
      painted.append(PropertyName(page + ".content", "y"))
      if stripe * alpha >= 1 { return true }
    }
    guard let color = opacity(page, "backgroundColor"), color > 0 else { return false }
    painted.append(PropertyName(page, "backgroundColor"))
    return color * alpha >= 1
  }

  /// How much a stripe of the page's content hides, where one lies at the point: every second one has
  /// a colour of its own, and all of them move with the content.
  private func stripe(of page: String) -> Double? {
    let scroll = String(page.dropFirst(5)) + ".scrollView"
    guard let height = state.number(scroll, "stripeHeight"), height >= 1,
      let color = opacity(scroll, "stripeColor"), color > 0,
      let top = state.number(page + ".content", "y"), y >= top + height
    else { return nil }
    let number = min((y - top) / height, 1e9)
    return Int64(number) % 2 == 1 ? color : nil
  }
}
