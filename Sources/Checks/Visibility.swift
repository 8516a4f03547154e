import NavSimProgram
import NavSimTrace

/// Whether an element can be seen, from its own values and those of what holds it.
///
/// Source: UIView.isHidden and UIView.alpha hide a view with its subviews (documented); that what
/// lies off the screen, or has no width or no height, counts as hidden is a choice.
struct Visibility {
  /// The element and what holds it, from the inside out; nil where this cell never has it.
  private let layers: [Layer?]
  private let widths: [Int]
  private let heights: [Int]
  private let ends: [(top: Int, height: Int)]
  private let cover: Cover
  private let outline: Outline?

  private struct Layer {
    var element: Int
    var kind: Kind
    var hidden, masked, alpha, x, y, width, height: Int?
    /// Of a bar at the bottom: one that is not ends the pages, where nobody is told that the screen goes on.
    var translucent: Int?
    /// Whether it lies over the window's root, and may begin below the screen's end.
    var isPresented = false

    /// Whether a name that begins as a bar's is that of a controller's whole bar.
    func isWhole(_ name: String, in trace: TraceIndex) -> Bool {
      trace.element("navigation." + name.dropFirst("bar.".count)) != nil
    }
  }

  private enum Kind { case plain, bar, page, bottom }

  /// An element of a trace, or of another cell's trace. nil if no trace has such an element.
  init?(_ element: String, in trace: TraceIndex) {
    guard trace.element(element) != nil || trace.mayHave(element) else { return nil }
    cover = Cover(element, in: trace)
    outline = Outline(element, in: trace)
    let holders = Self.holders(of: element, in: trace)
    let isPresented = holders.contains { $0.hasPrefix("presented.") }
    layers = holders.map { Self.layer($0, isPresented: isPresented, in: trace) }
    widths = trace.widths
    heights = trace.heights
    ends = trace.ends
  }

  /// The slots on which the state depends.
  var slots: [Int] {
    let size = layers.first.flatMap { $0 }.map { [$0.width, $0.height] } ?? []
    return layers.flatMap { layer -> [Int] in
      guard let layer else { return [] }
      return [layer.hidden, layer.masked, layer.alpha, layer.x, layer.y].compactMap { $0 }
    } + size.compactMap { $0 }
  }

  /// The element and what holds it, with what is presented and holds all of that.
  private static func holders(of element: String, in trace: TraceIndex) -> [String] {
    let names = ownHolders(of: element, in: trace)
    for name in names {
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count > 1, ["bar", "page", "toolbar"].contains(parts[0]),
        let presented = trace.presentation(of: parts[1])
      else { continue }
      return names + ["presented." + presented]
    }
    return names
  }

  /// A part of the bar lies in what its name begins with, a fake in its page's view, a part of an
  /// item in the bar's slot for it.
  private static func ownHolders(of element: String, in trace: TraceIndex) -> [String] {
    var names = [element]
    if let end = Self.place(of: ".fake.", in: element) {
      // What stands in a stand-in lies on its content, the background in the stand-in itself.
      let page = element[..<end]
      if !element.hasSuffix(".bg"), !element.hasSuffix(".content") {
        names.append(page + ".fake.content")
      }
      return names + [page + ".fake", "page." + page]
    }
    if element.hasSuffix(".fake") { return names + ["page." + String(element.dropLast(5))] }
    for part in ["title", "large-title", "left", "right", "back", "prompt", "search"]
    where element.hasPrefix(part + ".") {
      let page = element.dropFirst(part.count + 1).split(separator: ".").first ?? ""
      let bar = trace.bar(of: String(page))
      return names + [bar + ".content." + part, bar + ".content", bar]
    }
    guard element.hasPrefix("bar.") else { return names }
    var parts = element.split(separator: ".")
    // The bar of a controller lies in no other one.
    let last = trace.element("navigation." + parts[1]) == nil ? 1 : 2
    while parts.count > last {
      parts.removeLast()
      names.append(parts.joined(separator: "."))
    }
    return names
  }

  /// Where a text begins in another; nil where it does not stand there.
  private static func place(of part: String, in text: String) -> String.Index? {
    var at = text.startIndex
    while at < text.endIndex {
      if text[at...].hasPrefix(part) { return at }
      at = text.index(after: at)
    }
    return nil
  }

  private static func layer(
    _ name: String, isPresented: Bool, in trace: TraceIndex
  ) -> Layer? {
    guard let element = trace.element(name) else { return nil }
    var layer = Layer(element: element, kind: .plain)
    layer.isPresented = isPresented
    let isBar = name == "bar" || name.hasPrefix("bar.") && layer.isWhole(name, in: trace)
    if isBar || name.hasSuffix(".fake") { layer.kind = .bar }
    let isLow = ["toolbar", "tabBar", "keyboard"].contains(name) || name.hasPrefix("toolbar.")
    if isLow { layer.kind = .bottom }
    if name.hasPrefix("page.") || name.hasPrefix("presented.") { layer.kind = .page }
    layer.hidden = trace.slot("hidden", of: element)
    layer.masked = trace.slot("masked", of: element)
    layer.alpha = trace.slot("alpha", of: element)
    layer.x = trace.slot("x", of: element)
    layer.y = trace.slot("y", of: element)
    layer.width = trace.slot("width", of: element)
    layer.height = trace.slot("height", of: element)
    layer.translucent = trace.slot("translucent", of: element)
    return layer
  }

  /// The state in one frame.
  func state(_ cursor: TraceCursor) -> ChainPart.State {
    for (index, layer) in layers.enumerated() {
      // What holds the element may go without saying in a trace, the element itself may not.
      guard let layer else {
        if index == 0 { return .absent }
        continue
      }
      if !cursor.isPresent[layer.element] { return .absent }
    }
    let width = widths.lazy.compactMap { cursor.number($0) }.first
    let isSeen = layers.allSatisfy { layer in
      layer.map { hider(of: $0, screenWidth: width, cursor) == nil } ?? true
    }
    if !isSeen || emptiness(cursor) != nil || isBesideScreen(width, cursor) { return .hidden }
    return cover.isCovered(cursor) ? .covered : .visible
  }

  /// The slots that keep the element from being seen in a frame; none where it is seen, and where it is absent.
  func hiders(_ cursor: TraceCursor) -> [Int] {
    let width = widths.lazy.compactMap { cursor.number($0) }.first
    let known = layers.compactMap { $0 }
    let hiding = known.compactMap { hider(of: $0, screenWidth: width, cursor) }
    let beside = isBesideScreen(width, cursor) ? known.compactMap(\.x) : []
    return hiding + [emptiness(cursor)].compactMap { $0 } + beside
  }

  /// The slot that says that the element has no width or no height. One that holds it may have none: a view shows its
  /// subviews outside of its bounds too, unless it clips them (documented: UIView.clipsToBounds).
  private func emptiness(_ cursor: TraceCursor) -> Int? {
    guard let own = layers.first ?? nil else { return nil }
    return [own.width, own.height].compactMap { $0 }.first { slot in
      cursor.number(slot).map { $0 <= 0 } ?? false
    }
  }

  /// Whether it lies to the left or right of the screen; what holds it may still reach into it.
  private func isBesideScreen(_ width: Int64?, _ cursor: TraceCursor) -> Bool {
    guard let width, let place = outline?.rectangle(cursor), place.width > 0 else { return false }
    return place.right <= 0 || place.x >= width
  }

  /// The slot of a layer that hides it; nil where it is shown.
  private func hider(
    of layer: Layer, screenWidth: Int64?, _ cursor: TraceCursor
  ) -> Int? {
    if let slot = layer.hidden, cursor.values[slot] == .flag(true) { return slot }
    if let slot = layer.masked, cursor.values[slot] == .flag(true) { return slot }
    if let alpha = cursor.number(layer.alpha), alpha <= 0 { return layer.alpha }
    if layer.kind == .plain { return nil }
    if let x = cursor.number(layer.x), let screenWidth {
      if x >= screenWidth || x <= -(cursor.number(layer.width) ?? screenWidth) { return layer.x }
    }
    if let y = cursor.number(layer.y), let height = cursor.number(layer.height) {
      let bottom =
        layer.isPresented
        ? heights.lazy.compactMap { cursor.number($0) }.max() ?? height : height
      if layer.kind == .bottom, !isOpaque(layer, cursor), let end = screenEnd(cursor), y >= end {
        return layer.y
      }
      if y + height <= 0 || layer.kind == .page && y >= bottom { return layer.y }
    }
    return nil
  }

  private func isOpaque(_ layer: Layer, _ cursor: TraceCursor) -> Bool {
    layer.translucent.map { cursor.values[$0] == .flag(false) } ?? false
  }

  /// Where the lowest page ends: no page is told where the screen ends.
  private func screenEnd(_ cursor: TraceCursor) -> Int64? {
    ends.lazy.compactMap { end in
      cursor.number(end.top).flatMap { top in cursor.number(end.height).map { top + $0 } }
    }.max()
  }
}
