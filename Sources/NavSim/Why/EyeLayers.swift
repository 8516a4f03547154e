import NavSimKernel
import NavSimPicture
import NavSimScene
import NavSimTrace

/// What a colour of `eye` is made of in one frame: what the frame's picture has at the eye's point, as
/// properties of the trace.
struct EyeLayers {
  /// What is painted at the point, front to back, down to the first that hides all behind it.
  private(set) var painted: [PropertyName] = []
  /// Why a bar, or its background, does not lie there or is seen through: the property.
  private(set) var missing: [PropertyName] = []
  /// Of a bar that is on the screen and not at the point, where it lies, as a sentence; by its place among those.
  private(set) var places: [PropertyName: String] = [:]

  private let state: TraceState
  private let place: Point
  private let width: Double
  /// A hairline lies below its bar.
  private let overhang: Double
  /// Where each bar ends on the right, as it is drawn.
  private var ends: [String: Double] = [:]

  /// - Parameter point: `left`, `centre`, `status` and so on.
  /// - Parameter picture: of the same state.
  init(_ point: String, _ state: TraceState, _ picture: Picture) {
    self.state = state
    place = picture.samplePoints.first { $0.name == point }?.point ?? Point(x: -1, y: -1)
    width = picture.width
    overhang = point == "hairline" ? 1 : 0
    var bars: [String] = []
    for shape in picture.shapes.reversed() {
      if let bar = Self.bar(of: shape) {
        if !bars.contains(bar) { bars.append(bar) }
        ends[bar] = max(ends[bar] ?? -.infinity, shape.rect.x + shape.rect.width)
      }
      guard shape.isSampled, shape.visibleRect.contains(place) else { continue }
      guard shape.hiddenBy == nil else {
        notePage(shape)
        continue
      }
      add(shape)
      if shape.blur == nil, shape.color.alpha * shape.opacity >= 1 { break }
    }
    // Below the ground of a call nothing is missed.
    if painted.first?.element == "statusBar" { return }
    for bar in bars {
      switch bar {
      case "tabBar": if point == "bottom" { noteBottom(bar) }
      case _ where bar.hasPrefix("toolbar"): if point == "bottom" { noteBottom(bar) }
      default: if point != "bottom", point != "below" { note(bar) }
      }
    }
    if ["window", nil].contains(painted.first?.element) { noteGround(picture) }
  }

  /// Notes the pages that lie at the point but begin below it, where nothing of any page is seen and nothing is wrong
  /// with a bar but that it is clear, which is no fault of its own: it shows what lies under it.
  private mutating func noteGround(_ picture: Picture) {
    guard missing.allSatisfy({ $0.property == "color" }) else { return }
    var pages: [PropertyName] = []
    for shape in picture.shapes.reversed() where shape.isSampled && shape.hiddenBy == nil {
      let rect = shape.rect
      guard case .page(let page) = shape.layer, shape.element == "page." + page,
        rect.x <= place.x, place.x < rect.x + rect.width, place.y < rect.y,
        case let name = PropertyName(shape.element, "y"), !pages.contains(name)
      else { continue }
      pages.append(name)
      places[name] =
        "\(page)'s view begins at \(points(rect.y)), below this point at \(points(place.y))"
    }
    missing = pages + missing
  }

  /// Adds what a shape shows.
  private mutating func add(_ shape: Shape) {
    let element = shape.element
    func note(_ property: String, of element: String) {
      let name = PropertyName(element, property)
      if !painted.contains(name) { painted.append(name) }
    }
    if case .dimming = shape.layer { return note("dim", of: element) }
    if element.hasSuffix(".content"), element.hasPrefix("page.") {
      let page = element.dropFirst("page.".count).dropLast(".content".count)
      note("stripeColor", of: page + ".scrollView")
      return note("y", of: element)
    }
    if element.hasSuffix(".edgeShadow") { return note("alpha", of: element) }
    if shape.content == .hairline, state.slot(element, "hairlineColor") != nil {
      return note("hairlineColor", of: element)
    }
    let colors = element.hasSuffix(".bg") ? ["edgeEffect"] : ["color", "backgroundColor", "height"]
    // The status bar's own colour is that of its signs.
    let own = element == "statusBar" ? "height" : colors.first { state.slot(element, $0) != nil }
    if let own { note(own, of: element) }
    if state.number(element, "alpha") ?? 1 < 1 { note("alpha", of: element) }
    if let controller = controller(of: shape), state.number(controller, "fade") ?? 1 < 1 {
      note("fade", of: controller)
    }
  }

  /// The controller whose page or bar a shape is a part of.
  private func controller(of shape: Shape) -> String? {
    if shape.layer == .barBackground, let bar = Self.bar(of: shape) {
      return "navigation" + bar.dropFirst("bar".count)
    }
    guard case .page(let page) = shape.layer else { return nil }
    return state.trace.elements.map(\.name).first { element in
      element.hasPrefix("navigation") && state.list(element, "stack").contains(page)
    }
  }

  // MARK: What keeps bars away

  /// Whether anything is painted here of the bar that an element is, or belongs to:
  /// `bar.Inner.bg.image`, `navigation.Inner`, `tabBar`.
  func paintsBar(of element: String) -> Bool {
    let bar = Self.bar(of: element)
    return painted.contains {
      $0.element == bar || $0.element == bar + ".bg" || $0.element.hasPrefix(bar + ".bg.")
    }
  }

  /// Whether something else than its colour keeps the bar away of whose background an element is a part.
  func keepsAway(barOf element: String) -> Bool {
    missing.contains { $0.property != "color" && Self.bar(of: $0.element) == Self.bar(of: element) }
  }

  /// The bar that an element is, belongs to or has.
  private static func bar(of element: String) -> String {
    let parts = element.split(separator: ".").map(String.init)
    let own = parts.prefix { $0 != "bg" }.dropFirst()
    let first = parts.first == "navigation" ? "bar" : parts.first ?? ""
    return ([first] + own).joined(separator: ".")
  }

  /// The bar whose background a shape is a part of: `bar`, `bar.Inner`, `tabBar`, `toolbar.Inner`.
  private static func bar(of shape: Shape) -> String? {
    if [.tabBar, .toolbar].contains(shape.layer) { return shape.element }
    guard shape.layer == .barBackground else { return nil }
    let parts = shape.element.split(separator: ".")
    let end = parts.firstIndex(of: "bg") ?? parts.endIndex
    return parts.first == "bar" ? parts[..<end].joined(separator: ".") : nil
  }

  private mutating func note(_ bar: String) {
    let background = bar + ".bg"
    if noteFlag(bar, "hidden") { return }
    let top = state.number(background, "y") ?? state.number(bar, "y") ?? 0
    let height = state.number(background, "height") ?? state.number(bar, "height") ?? 44
    if noteDistance(bar, from: top, to: top + height + overhang) { return }
    if noteFlag(background, "hidden") || noteFlag(background, "masked") { return }
    let controller = "navigation" + bar.dropFirst("bar".count)
    let dims = [(controller, "fade"), (bar, "alpha"), (background, "alpha")]
    for (element, property) in dims where state.number(element, property) ?? 1 < 1 {
      missing.append(PropertyName(element, property))
    }
    let isPainted = painted.contains { $0.element == bar || $0.element.hasPrefix(background + ".") }
    let isClear = dims.contains { state.number($0.0, $0.1) ?? 1 <= 0 }
    let part = overhang > 0 ? ".shadow" : ".image"
    if isPainted || isClear { return }
    // One that clips what it holds ends at its own bounds.
    let isAbove = place.y < state.number(bar, "y") ?? 0
    if isAbove, noteFlag(bar, "clipsToBounds") { return }
    missing.append(PropertyName(background + part, "color"))
  }

  /// Notes that a page lies here whose view nobody sees.
  private mutating func notePage(_ shape: Shape) {
    guard case .page(let page) = shape.layer, shape.element == "page." + page else { return }
    for property in ["alpha", "hidden"] where shape.hiddenBy == shape.element + "." + property {
      missing.append(PropertyName(shape.element, property))
    }
  }

  private mutating func noteBottom(_ bar: String) {
    if noteFlag(bar, "hidden") { return }
    if noteDistance(bar, from: state.number(bar, "y") ?? 0, to: .infinity) { return }
    if state.number(bar, "alpha") ?? 1 < 1 { missing.append(PropertyName(bar, "alpha")) }
  }

  /// Notes that a flag is set; whether it is.
  private mutating func noteFlag(_ element: String, _ property: String) -> Bool {
    guard state.flag(element, property) else { return false }
    missing.append(PropertyName(element, property))
    return true
  }

  private func points(_ number: Double) -> String {
    var bytes: [UInt8] = []
    Fixed(number).append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + " pt"
  }

  /// Notes that a bar lies beside the point, or above or below it; whether it does.
  private mutating func noteDistance(_ bar: String, from top: Double, to bottom: Double) -> Bool {
    let left = state.number(bar, "x") ?? 0
    let right = ends[bar] ?? left + (state.number(bar, "width") ?? width)
    let isBeside = place.x < left || place.x >= right
    guard isBeside || place.y < top || place.y >= bottom else { return false }
    // A background may lie elsewhere than its bar.
    let own = state.number(bar + ".bg", "x")
    let isOwn = isBeside && right < left + width && own.map { $0 != left } ?? false
    let name = PropertyName(isOwn ? bar + ".bg" : bar, isBeside ? "x" : "y")
    missing.append(name)
    guard left < width, right > 0, bottom > 0 else { return true }
    if place.x >= right {
      let what = isOwn ? "the bar's background" : "the bar"
      places[name] = "\(what) ends at \(points(right)), left of this point at \(points(place.x))"
    } else if !isBeside, place.y >= bottom {
      places[name] =
        "the bar ends at \(points(bottom - overhang)), above this point at \(points(place.y))"
    }
    return true
  }
}
