import NavSimTrace

/// Whether something opaque lies over the whole of an element.
///
/// What lies over what is not in a trace; it follows from it. Of two pages of one controller the stack tells
/// which lies above, of others the one further to the right does. The bar's background lies over pages and
/// their stand-ins, unless the bar is sent behind them. What stands in the bar is covered by nothing
/// that lies in the same controller. What is presented lies over all that its window showed before:
/// its pages cover, and its bar does. A window in front covers with its colour and with its pages. One
/// thing has to cover the element alone, and nothing covers the status bar, which lies in front of all
/// windows. Stand-ins that lie over the bar are not looked at (choices).
struct Cover {
  private struct Sheet {
    var outline: Outline
    /// Flags that must not be set, alphas that must be full.
    var flags: [Int]
    var alphas: [Int]
    /// Colours of which one must be opaque, each with the slots of its own layer.
    var layers: [(element: Int, color: Int, flags: [Int], alphas: [Int])]
    /// Where it lies among the pages; nil for what is none.
    var depth: PageDepth?
    /// The further window in which it lies; nil for the scenario's own.
    var window: Int?
    /// The element of the presentation in which it lies; nil for what lies below all of them.
    var presented: Int?

    /// Puts it into a presentation, with which it is hidden.
    mutating func enter(_ presented: Int?, _ trace: TraceIndex) {
      self.presented = presented
      if let presented, let hidden = trace.slot("hidden", of: presented) { flags.append(hidden) }
    }
  }
  private let subject: Outline?
  private let pages: [Sheet]
  private let windows: WindowPlaces
  private let window: Int?
  private let bar: Sheet?
  /// The bars of what is presented beside the element.
  private let presentedBars: [Sheet]
  private let presented: Int?
  private let behind: Int?
  private let own: PageDepth?
  private let isInBar: Bool

  init(_ name: String, in trace: TraceIndex) {
    let page = Self.page(of: name)
    let own = page.map { "page." + $0 }
    subject = name == "statusBar" ? nil : Outline(name, in: trace)
    isInBar = page == nil
    self.own = own.map { PageDepth($0, trace) }
    behind = trace.element("bar").flatMap { trace.slot("behind", of: $0) }
    let windows = WindowPlaces(trace)
    pages = trace.pages.filter { $0 != own }.compactMap { name in
      var sheet = Self.page(name, trace)
      sheet?.window = windows.window(of: name)
      sheet?.enter(Self.presentation(of: name, trace), trace)
      return sheet
    }
    self.windows = windows
    window = windows.window(of: name)
    bar = Self.background("bar", trace)
    let presented = Self.presentation(of: name, trace)
    self.presented = presented
    presentedBars = trace.presented.compactMap { name in
      guard let other = trace.element("presented." + name), other != presented else { return nil }
      var sheet = Self.background("bar." + name, trace)
      sheet?.window = windows.window(of: "bar." + name)
      sheet?.enter(other, trace)
      return sheet
    }
  }

  /// The element of the presentation in which the owner of an element lies.
  private static func presentation(of name: String, _ trace: TraceIndex) -> Int? {
    if trace.presented.isEmpty { return nil }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    let owner =
      ["fake", "item", "edgeShadow", "scrollView"].contains(parts[1]) ? parts[0] : parts[1]
    return trace.presentation(of: owner).flatMap { trace.element("presented." + $0) }
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
      layers: [(element, color, [], [])], depth: PageDepth(name, trace))
  }

  private static func background(_ name: String, _ trace: TraceIndex) -> Sheet? {
    guard let outline = Outline(name + ".bg", in: trace), let bar = trace.element(name),
      let background = trace.element(name + ".bg")
    else { return nil }
    let layers = ["effect", "image", "edge", "custom"].compactMap { part in
      trace.element(name + ".bg." + part)
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
    return isUnderWindow(rectangle, cursor) || isUnderPresented(rectangle, cursor)
      || isUnderNeighbour(rectangle, cursor)
  }

  private func isUnderWindow(_ rectangle: Rectangle, _ cursor: TraceCursor) -> Bool {
    windows.inFront(of: window, cursor).contains { front in
      windows.isOpaque(front, cursor)
        || pages.contains { $0.window == front && covers($0, rectangle, cursor) }
    }
  }

  private func isUnderPresented(_ rectangle: Rectangle, _ cursor: TraceCursor) -> Bool {
    let own = rank(of: presented, cursor)
    return (pages + presentedBars).contains { sheet in
      sheet.window == window && rank(of: sheet.presented, cursor) > own
        && covers(sheet, rectangle, cursor)
    }
  }

  /// What was presented later lies above.
  private func rank(of presented: Int?, _ cursor: TraceCursor) -> Int32 {
    presented.map { cursor.arrivals[$0] } ?? -1
  }

  /// Whether a page of the same controller lies over it, or the controller's bar.
  private func isUnderNeighbour(_ rectangle: Rectangle, _ cursor: TraceCursor) -> Bool {
    let isBehind = behind.map { cursor.values[$0] == .flag(true) } ?? false
    if isInBar && !isBehind { return false }
    for page in pages where page.presented == presented && page.window == window {
      if let own, let other = page.depth, !own.lies(under: other, cursor) { continue }
      if covers(page, rectangle, cursor) { return true }
    }
    guard !isInBar, !isBehind, window == nil, presented == nil, let bar else { return false }
    return covers(bar, rectangle, cursor)
  }

  private func covers(_ sheet: Sheet, _ rectangle: Rectangle, _ cursor: TraceCursor) -> Bool {
    isOpaque(sheet, cursor) && sheet.outline.rectangle(cursor)?.covers(rectangle) ?? false
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
      && alphas.allSatisfy { (cursor.number($0) ?? 1000) >= 1000 }
  }
}
