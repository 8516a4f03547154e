import NavSimTrace

/// Whether something opaque lies over the whole of an element.
///
/// What lies over what is not in a trace; it follows from it. Of two pages the one further to the
/// right lies above, as every transition moves them. The bar's background lies over pages and
/// their stand-ins, unless the bar is sent behind them. What stands in the bar is covered by nothing.
/// A window in front covers with its colour and with its pages. One thing has to cover the element alone. Stand-ins that lie over the bar are not looked at
/// (choices).
struct Cover {
  private struct Sheet {
    var outline: Outline
    /// Flags that must not be set, alphas that must be full.
    var flags: [Int]
    var alphas: [Int]
    /// Colours of which one must be opaque, each with the slots of its own layer.
    var layers: [(element: Int, color: Int, flags: [Int], alphas: [Int])]
    var x: Int?
    /// The further window in which it lies; nil for the scenario's own.
    var window: Int?
  }
  private let subject: Outline?
  private let pages: [Sheet]
  private let windows: WindowPlaces
  private let window: Int?
  private let bar: Sheet?
  private let behind: Int?
  private let ownX: Int?
  private let isInBar: Bool

  init(_ name: String, in trace: TraceIndex) {
    let page = Self.page(of: name)
    subject = Outline(name, in: trace)
    isInBar = page == nil
    ownX = page.flatMap { trace.element("page." + $0) }.flatMap { trace.slot("x", of: $0) }
    behind = trace.element("bar").flatMap { trace.slot("behind", of: $0) }
    let own = page.map { "page." + $0 }
    let windows = WindowPlaces(trace)
    pages = trace.pages.filter { $0 != own }.compactMap { name in
      var sheet = Self.page(name, trace)
      sheet?.window = windows.window(of: name)
      return sheet
    }
    self.windows = windows
    window = windows.window(of: name)
    bar = Self.background(trace)
  }

  /// The page whose view an element is or lies in; nil for what is in the bar or beside the pages.
  private static func page(of name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    if parts.count > 1, parts[0] == "page" { return parts[1] }
    return parts.count > 1 && parts[1] == "fake" ? parts[0] : nil
  }

  private static func slots(_ names: [String], of element: Int, _ trace: TraceIndex) -> [Int] {
    names.compactMap { trace.slot($0, of: element) }
  }

  private static func page(_ name: String, _ trace: TraceIndex) -> Sheet? {
    guard let outline = Outline(name, in: trace), let element = trace.element(name),
      let color = trace.slot("backgroundColor", of: element)
    else { return nil }
    return Sheet(
      outline: outline, flags: slots(["hidden"], of: element, trace),
      alphas: slots(["alpha"], of: element, trace),
      layers: [(element, color, [], [])], x: trace.slot("x", of: element))
  }

  private static func background(_ trace: TraceIndex) -> Sheet? {
    guard let outline = Outline("bar.bg", in: trace), let bar = trace.element("bar"),
      let background = trace.element("bar.bg")
    else { return nil }
    let layers = ["effect", "image", "edge", "custom"].compactMap { part in
      trace.element("bar.bg." + part)
    }
    return Sheet(
      outline: outline,
      flags: slots(["hidden"], of: bar, trace)
        + slots(["hidden", "masked"], of: background, trace),
      alphas: slots(["alpha"], of: bar, trace) + slots(["alpha"], of: background, trace),
      layers: layers.compactMap { element in
        trace.slot("color", of: element).map {
          (
            element, $0, slots(["hidden", "masked"], of: element, trace),
            slots(["alpha"], of: element, trace)
          )
        }
      })
  }

  /// Whether the element is covered in this frame.
  func isCovered(_ cursor: TraceCursor) -> Bool {
    guard let subject, var rectangle = subject.rectangle(cursor) else { return false }
    if let screen = subject.screenWidth(cursor) {
      let right = min(rectangle.right, screen)
      rectangle.x = max(rectangle.x, 0)
      rectangle.width = max(right &- rectangle.x, 0)
    }
    for front in windows.inFront(of: window, cursor) {
      if windows.isOpaque(front, cursor) { return true }
      for page in pages where page.window == front && isOpaque(page, cursor) {
        if page.outline.rectangle(cursor)?.covers(rectangle) ?? false { return true }
      }
    }
    let isBehind = behind.map { cursor.values[$0] == .flag(true) } ?? false
    if isInBar && !isBehind { return false }
    let own = number(ownX, cursor)
    for page in pages where page.window == window && isOpaque(page, cursor) {
      if let own, let x = number(page.x, cursor), x <= own { continue }
      if page.outline.rectangle(cursor)?.covers(rectangle) ?? false { return true }
    }
    guard !isInBar, !isBehind, window == nil, let bar, isOpaque(bar, cursor) else { return false }
    return bar.outline.rectangle(cursor)?.covers(rectangle) ?? false
  }

  private func isOpaque(_ sheet: Sheet, _ cursor: TraceCursor) -> Bool {
    isFull(sheet.flags, sheet.alphas, cursor)
      && sheet.layers.contains { layer in
        cursor.isPresent[layer.element] && isFull(layer.flags, layer.alphas, cursor)
          && cursor.values[layer.color].kind == .color
          && cursor.values[layer.color].packedColor & 255 == 255
      }
  }

  private func isFull(_ flags: [Int], _ alphas: [Int], _ cursor: TraceCursor) -> Bool {
    flags.allSatisfy { cursor.values[$0] != .flag(true) }
      && alphas.allSatisfy { (number($0, cursor) ?? 1000) >= 1000 }
  }

  private func number(_ slot: Int?, _ cursor: TraceCursor) -> Int64? {
    guard let slot, cursor.values[slot].kind == .number else { return nil }
    return cursor.values[slot].bits
  }
}
