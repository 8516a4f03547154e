import NavSimTrace

/// A rectangle on screen, in thousandths of a point.
struct Rectangle: Hashable {
  var x, y, width, height: Int64
  var right: Int64 { x &+ width }
  var bottom: Int64 { y &+ height }

  /// Whether this one contains the whole of another, within a tolerance.
  func covers(_ other: Rectangle, tolerance: Int64 = 0) -> Bool {
    x <= other.x &+ tolerance && y <= other.y &+ tolerance
      && right >= other.right &- tolerance && bottom >= other.bottom &- tolerance
  }
}

/// Where an element lies on screen, from what the trace knows: its own place, and that of what holds
/// it. What spans the screen takes its width from that of a page (the trace has no other).
struct Outline {
  private let element: Int
  private let widths: [Int]
  private var x, y, width, height, bottom: Int?
  /// From where its left edge is counted: that of the bar in which it stands.
  private var barX: Int?
  private var isAtOrigin = false

  /// An element that has a rectangle and is in the trace; else nil.
  init?(_ name: String, in trace: TraceIndex) {
    guard let element = trace.element(name), var holders = Self.holders(of: name) else {
      return nil
    }
    if let page = Self.pageOfItem(name) {
      holders = [trace.bar(of: page)]
      barX = trace.element(holders[0]).flatMap { trace.slot("x", of: $0) }
    }
    self.element = element
    widths = trace.widths
    func slot(_ property: String) -> Int? {
      ([name] + holders).lazy.compactMap { holder in
        trace.element(holder).flatMap { trace.slot(property, of: $0) }
      }.first
    }
    (x, y, width) = (slot("x"), slot("y"), slot("width"))
    if name.hasSuffix(".content"), let page = holders.first.flatMap(trace.element) {
      bottom = trace.slot("height", of: page)
      height = trace.slot("y", of: page)
    } else {
      height = slot("height")
    }
    isAtOrigin = name == "statusBar"
  }

  /// Whether elements of this name have a rectangle.
  static func exists(_ name: String) -> Bool { holders(of: name) != nil }

  /// The page whose item a part of a bar shows; nil for anything else.
  private static func pageOfItem(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, ["title", "left", "right", "back"].contains(parts[0]) else { return nil }
    return String(parts[1])
  }

  /// `bar.Inner` of a part of the bar of another controller, or nil.
  private static func otherBar(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 1, parts[0] == "bar", parts[1] != "bg", parts[1] != "content" else {
      return nil
    }
    return "bar." + parts[1]
  }

  /// From where an element has what it does not say itself; nil if it has no rectangle.
  private static func holders(of name: String) -> [String]? {
    if ["bar", "bar.bg", "toolbar", "tabBar", "statusBar", "keyboard"].contains(name) { return [] }
    if let other = otherBar(name) {
      let own = "bar" + name.dropFirst(other.count)
      return holders(of: own)?.map { other + $0.dropFirst("bar".count) }
    }
    if name == "bar.content" { return ["bar"] }
    if ["bar.bg.effect", "bar.bg.image", "bar.bg.edge", "bar.bg.custom"].contains(name) {
      return ["bar.bg"]
    }
    let parts = name.split(separator: ".").map(String.init)
    switch parts.first {
    case "page": return parts.count == 2 ? [] : ["page." + parts[1]]
    case "presented": return []
    case "toolbar": return parts.count == 2 ? [] : nil
    case "title", "left", "right", "back": return ["bar"]
    default: break
    }
    guard parts.count > 1, parts[1] == "fake" else { return nil }
    return parts.count == 2 ? [] : [parts[0] + ".fake"]
  }

  /// The slots on which it depends, those that move first.
  var slots: [Int] { [x, barX, y, width, height, bottom].compactMap { $0 } }

  /// The rectangle in one frame; nil where the element is absent.
  func rectangle(_ cursor: TraceCursor) -> Rectangle? {
    guard cursor.isPresent[element] else { return nil }
    let screen = widths.lazy.compactMap { cursor.number($0) }.first
    guard
      let left = cursor.number(x).map({ $0 &+ (cursor.number(barX) ?? 0) })
        ?? (isAtOrigin ? 0 : nil),
      let top = cursor.number(y) ?? (isAtOrigin ? 0 : nil),
      let wide = cursor.number(width) ?? screen, var high = cursor.number(height)
    else { return nil }
    // Content reaches from its own top to the page's bottom.
    if let bottom, let all = cursor.number(bottom) { high = high &+ all &- top }
    return Rectangle(x: left, y: top, width: wide, height: high)
  }

  /// The screen's width, where a page tells it.
  func screenWidth(_ cursor: TraceCursor) -> Int64? {
    widths.lazy.compactMap { cursor.number($0) }.first
  }
}
