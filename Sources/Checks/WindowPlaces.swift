import NavSimTrace

/// In which window the elements of a trace lie, and which windows lie in front of it: a trace tells of each
/// further window its root and its place, and of a controller its stack.
struct WindowPlaces {
  private struct Window {
    let root: String
    let order, color: Int?
    let element: Int
  }
  private let windows: [Window]
  /// The further window of each page that is in one.
  private let ofPage: [String: Int]

  init(_ trace: TraceIndex) {
    let names = trace.trace.elements.indices.filter {
      trace.trace.elements[$0].name.hasPrefix("window.")
    }
    windows = names.map { element in
      Window(
        root: Self.words(trace, trace.slot("rootViewController", of: element)).first ?? "",
        order: trace.slot("order", of: element),
        color: trace.slot("backgroundColor", of: element), element: element)
    }
    var ofPage: [String: Int] = [:]
    for (index, window) in windows.enumerated() {
      ofPage[window.root] = index
      guard let controller = trace.element("navigation." + window.root) else { continue }
      for stack in Self.words(trace, trace.slot("stack", of: controller)) {
        for page in stack.split(separator: ">") { ofPage[String(page)] = index }
      }
    }
    for (number, element) in trace.trace.elements.enumerated()
    where !windows.isEmpty && element.name.hasPrefix("presented.") {
      let holders = Self.words(trace, trace.slot("heldBy", of: number))
      guard let index = windows.firstIndex(where: { holders.contains($0.root) }) else { continue }
      ofPage[String(element.name.dropFirst("presented.".count))] = index
    }
    self.ofPage = ofPage
  }

  /// The words that a slot has, each once.
  private static func words(_ trace: TraceIndex, _ slot: Int?) -> [String] {
    var words: [String] = []
    guard let slot else { return words }
    for change in trace.trace.changes where !change.isPresence && Int(change.slot) == slot {
      guard change.value.kind == .word else { continue }
      let word = trace.trace.text(of: change.value)
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The further window in which an element lies; nil for the scenario's own.
  func window(of element: String) -> Int? {
    if windows.isEmpty { return nil }
    let parts = element.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    if parts[1] == "fake" || parts[1] == "item" { return ofPage[parts[0]] }
    return ofPage[parts[1]]
  }

  /// The windows in front of one in a frame; the scenario's own is nil.
  func inFront(of window: Int?, _ cursor: TraceCursor) -> [Int?] {
    if windows.isEmpty { return [] }
    var places: [(window: Int?, place: Int)] = []
    for (index, one) in windows.enumerated() {
      guard let slot = one.order, cursor.values[slot].kind == .number else { continue }
      places.append((index, Int(cursor.values[slot].bits / 1000)))
    }
    let taken = Set(places.map(\.place))
    places.append((nil, (0...places.count).first { !taken.contains($0) } ?? 0))
    guard let own = places.first(where: { $0.window == window })?.place else { return [] }
    return places.filter { $0.place > own }.map(\.window)
  }

  /// Whether a window hides all that lies behind it: the scenario's own is black, a further one has the
  /// colour that it was given.
  func isOpaque(_ window: Int?, _ cursor: TraceCursor) -> Bool {
    guard let window else { return true }
    guard let slot = windows[window].color, cursor.values[slot].kind == .color else { return false }
    return cursor.values[slot].packedColor & 255 == 255
  }
}
