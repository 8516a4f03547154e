import NavSimProgram
import NavSimTrace
import NavSimVocabulary

// What of a bar's look depends on the content below it: from iOS 13 on a bar has an appearance for
// content that is scrolled and one for its edge, from iOS 15 on what code sets of the older kind
// shows over scrolled content alone.

extension Evidence {
  /// Whether one of the appearances that a page gives is seen. Together they are one look: which of
  /// them shows is the content's affair.
  ///
  /// - Parameters:
  ///   - given: their names, as a trace has them.
  ///   - colors: of images and appearances, by name.
  func seenAppearance(
    _ given: [TraceValue], of page: String, at frame: Int, _ colors: [String: Value]
  ) -> Seen {
    let shown = given.map { value -> TraceValue? in
      value.kind == .color ? value : color(of: colors[text(of: value)], at: frame)
    }
    return seenAppearance(given.map { text(of: $0) }, shown, of: page, at: frame)
  }

  /// The same for names, with what each of them would paint; nil for what is no colour.
  func seenAppearance(
    _ names: [String], _ shown: [TraceValue?], of page: String, at frame: Int
  ) -> Seen {
    if shown.contains(where: { $0.map { isPainted($0, of: page, at: frame) } ?? false }) {
      return .yes
    }
    // Documented: UINavigationBarAppearance is of iOS 13.
    guard trace.isOfIOS(13) else { return .no }
    // A bar that is clear shows no appearance with a colour, whoever has it: at its edge it has another one.
    let isClear = showsRealBar(at: frame) && !paintsAnything(on: page, at: frame)
    let possible = zip(names, shown).filter { _, color in
      !isClear || color.map(Self.isOpaque) != true
    }
    if hasAppearance(possible.map(\.0), of: page, at: frame) { return .yes }
    // One without a colour of its own looks like many others.
    let isKnown = shown.allSatisfy { $0.map { $0.packedColor & 0xFF > 0 } ?? false }
    guard isKnown else { return .unknown }
    if isClear { return shown.allSatisfy { $0.map(Self.isOpaque) ?? false } ? .no : .unknown }
    return paintsAnything(on: page, at: frame) ? .no : .unknown
  }

  /// Whether little is seen through a colour.
  private static func isOpaque(_ color: TraceValue) -> Bool { color.packedColor & 0xFF > 127 }

  /// Whether a bar of the page that is seen, or the page's item, has one of these appearances.
  private func hasAppearance(_ names: [String], of page: String, at frame: Int) -> Bool {
    var elements = [page + ".item"]
    if showsRealBar(at: frame), !isUnderCustom(at: frame) { elements.append("bar") }
    if showsOwnBar(of: page, at: frame) { elements.append(page + ".fake") }
    return elements.contains { element in
      Property.appearances.contains { property in
        value(element, property.name, at: frame).map { names.contains(text(of: $0)) } ?? false
      }
    }
  }

  /// Whether a bar of the page has a background.
  private func paintsAnything(on page: String, at frame: Int) -> Bool {
    if !realPaints(at: frame).isEmpty { return true }
    guard showsOwnBar(of: page, at: frame),
      let color = value(page + ".fake", "color", at: frame), color.kind == .color
    else { return false }
    return color.packedColor & 0xFF > 0
  }

  /// Whether the real bar is clear by itself: no code has made it so, and what lies below looks
  /// otherwise than a colour.
  func isClearByItself(besides color: TraceValue, on page: String, at frame: Int) -> Bool {
    guard showsRealBar(at: frame), !showsOwnBar(of: page, at: frame), paints(at: frame).isEmpty,
      !looksAlike(color, at: frame), !wantsImage(page, at: frame),
      (wish(page, "bgAlpha", at: frame)?.number ?? 1) > 0.5
    else { return false }
    let isGiven = ["bar", page + ".item"].contains { element in
      Property.appearances.contains { property in
        value(element, property.name, at: frame).map { $0.kind == .word } ?? false
      }
    }
    if isGiven { return false }
    return ["bar", "bar.bg", "bar.bg.effect"].allSatisfy { opacity($0, at: frame) > 0.5 }
  }
}
