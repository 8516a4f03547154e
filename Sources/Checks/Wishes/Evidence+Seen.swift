import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// Whether a wish can be seen in a frame.
enum Seen {
  case yes, no
  /// The frame cannot tell: nothing shows it there.
  case unknown

  init(_ isSeen: Bool) { self = isSeen ? .yes : .no }
}

extension Evidence {
  private static let colorLimit = 0.12
  private static let alphaLimit = 0.02

  /// Whether a wish of the page on top is seen at a rest. Judged leniently: a wish counts as met
  /// where any bar of the page shows it, however it came there.
  ///
  /// - Parameter colors: of images and appearances, by name.
  func seen(
    _ name: String, _ wish: TraceValue, of page: String, at frame: Int,
    _ colors: [String: Value]
  ) -> Seen {
    guard let property = Property(name: name), Thing.wants.properties.contains(property) else {
      return .unknown
    }
    let isReal = showsRealBar(at: frame)
    let isOwn = showsOwnBar(of: page, at: frame)
    switch property {
    case .hidden: return Seen((wish == .flag(true)) != (isReal || isOwn))
    case .toolbarHidden:
      // The bar below belongs to whichever controller is on screen.
      let isThere = isShown("toolbar", at: frame) && isOnScreen("toolbar", at: frame)
      return Seen((wish == .flag(true)) != isThere)
    case .statusBarStyle:
      return value("statusBar", "style", at: frame).map { Seen($0 == wish) } ?? .unknown
    default:
      guard isReal || isOwn else { return .unknown }
      return seenOnBar(property, wish, of: page, at: frame, colors)
    }
  }

  /// Whether all buttons that are seen of a page have a colour, be it their own.
  private func buttonsHave(_ color: TraceValue, of page: String, at frame: Int) -> Bool {
    let seen = ["back.\(page).arrow", "back.\(page).label", "left." + page, "right." + page]
      .filter { isShown($0, at: frame) && value($0, "color", at: frame)?.kind == .color }
    return !seen.isEmpty && seen.allSatisfy { isNear(value($0, "color", at: frame), color) }
  }

  private func seenOnBar(
    _ property: Property, _ wish: TraceValue, of page: String, at frame: Int,
    _ colors: [String: Value]
  ) -> Seen {
    switch property {
    case .bgAlpha: return Seen(showsOpacity(wish.number ?? 1, of: page, at: frame))
    case .barTintColor: return seenColor(wish, property, wish, of: page, at: frame)
    case .backgroundImage:
      return seenColor(
        color(of: colors[text(of: wish)], at: frame) ?? wish, property, wish, of: page, at: frame)
    case .standardAppearance, .scrollEdgeAppearance, .compactAppearance,
      .compactScrollEdgeAppearance:
      let given = Property.appearances.compactMap {
        $0 == property ? wish : self.wish(page, $0.name, at: frame)
      }
      return seenAppearance(given, of: page, at: frame, colors)
    case .tintColor:
      if holds(property, wish, of: page, at: frame) { return .yes }
      let isSeen =
        isNear(value("bar.content", "tintColor", at: frame), wish)
        || buttonsHave(wish, of: page, at: frame)
      return isSeen ? .yes : showsButton(at: frame) ? .no : .unknown
    case .titleColor:
      // An appearance wins over what is set on the bar: where a title is seen, its colour tells.
      let titles = titlesSeen(of: page, at: frame)
      if titles.isEmpty { return holds(property, wish, of: page, at: frame) ? .yes : .unknown }
      return Seen(titles.contains { isNear(value($0, "color", at: frame), wish) })
    case .shadowHidden:
      let isSeen = hairline(at: frame) > 0.05
      if isSeen { return Seen(wish == .flag(false)) }
      return wish == .flag(true) ? .yes : .unknown
    case .largeTitle:
      let isLarge =
        isShown("bar.content.large-title", at: frame)
        || value("bar", "prefersLargeTitles", at: frame) == .flag(true)
      return Seen(isLarge == (wish == .flag(true)))
    default: return holds(property, wish, of: page, at: frame) ? .yes : .unknown
    }
  }

  /// The titles of a page that can be seen in a frame: in the real bar, and in its stand-in.
  private func titlesSeen(of page: String, at frame: Int) -> [String] {
    let real = showsRealBar(at: frame) && showsContent(at: frame) ? ["title." + page] : []
    return (real + [page + ".fake.title"]).filter {
      isShown($0, at: frame) && number($0, "width", at: frame) ?? 1 > 0
    }
  }

  // MARK: What is set

  /// Whether the bar, the page's stand-in or the page's item has a value.
  private func holds(
    _ property: Property, _ wish: TraceValue, of page: String, at frame: Int
  ) -> Bool {
    ["bar", page + ".fake", page + ".item"].contains { element in
      guard let set = value(element, property.name, at: frame) else { return false }
      return set == wish || isNear(set, wish)
    }
  }

  // MARK: What is painted

  /// What a value of code shows in a frame; nil for what is no colour.
  func color(of value: Value?, at frame: Int) -> TraceValue? {
    guard case .dynamic(let color)? = value else { return value?.color.map { .color($0) } }
    let mode = InterfaceMode(trace)
    return mode.resolved(color, isDark: mode.isDark { tracks[$0].value(at: frame) })
  }

  /// A colour of the background: seen on a bar; where none is painted, what is set tells.
  private func seenColor(
    _ color: TraceValue, _ property: Property, _ wish: TraceValue, of page: String, at frame: Int
  ) -> Seen {
    let isPainting = !realPaints(at: frame).isEmpty || showsOwnBar(of: page, at: frame)
    guard isPainting, color.kind == .color, color.packedColor & 0xFF > 0 else {
      return holds(property, wish, of: page, at: frame) ? .yes : .unknown
    }
    if isPainted(color, of: page, at: frame) { return .yes }
    return property == .barTintColor && wantsImage(page, at: frame) ? .unknown : .no
  }

  /// Whether a page wants an image for the background: a bar that has one paints no tint
  /// (documented: UINavigationBar.setBackgroundImage), so the page cannot want to see both.
  func wantsImage(_ page: String, at frame: Int) -> Bool {
    wish(page, Property.backgroundImage.name, at: frame) != nil
  }

  /// Whether the whole bar has a colour for the eye, whatever gives it: a clear bar has that of what
  /// lies below it.
  func looksAlike(_ color: TraceValue, at frame: Int) -> Bool {
    let across = acrossSlots.compactMap { tracks[$0].value(at: frame) }
    return !across.isEmpty && across.allSatisfy { isNear($0, color) }
  }

  /// The colours of the real background, where it can be seen.
  func realPaints(at frame: Int) -> [TraceValue] {
    guard showsRealBar(at: frame) else { return [] }
    if isUnderCustom(at: frame) {
      return [value("bar.bg.custom", "color", at: frame)].compactMap { $0 }
    }
    return paints(at: frame).map(\.color)
  }

  /// Whether a view of code's own lies over the bar's background and lets nothing through.
  func isUnderCustom(at frame: Int) -> Bool {
    guard isShown("bar.bg.custom", at: frame),
      let color = value("bar.bg.custom", "color", at: frame), color.kind == .color
    else { return false }
    return color.packedColor & 0xFF == 0xFF && opacity("bar.bg.custom", at: frame) >= 0.99
  }

  func isPainted(_ color: TraceValue, of page: String, at frame: Int) -> Bool {
    var colors = acrossSlots.compactMap { tracks[$0].value(at: frame) }
    colors += realPaints(at: frame)
    if showsOwnBar(of: page, at: frame), !isCoveredByBar(at: frame),
      let fake = value(page + ".fake", "color", at: frame)
    {
      colors.append(fake)
    }
    return colors.contains { isNear($0, color) }
  }

  /// Whether an opaque bar lies over the pages, and over what stands in for it.
  private func isCoveredByBar(at frame: Int) -> Bool {
    showsRealBackground(at: frame) && value("bar", "behind", at: frame) != .flag(true)
      && paints(at: frame).contains { $0.opacity >= 0.99 }
  }

  /// Whether two colours are alike, however opaque they are.
  private func isNear(_ a: TraceValue?, _ b: TraceValue) -> Bool {
    guard let a, a.kind == .color, b.kind == .color else { return false }
    let far = zip(a.channels, b.channels).prefix(3).map { abs($0 - $1) }.max() ?? 255
    return Double(far) / 255 <= Self.colorLimit
  }

  /// Whether a background is as opaque as wished: the real one, in any of its parts, or the
  /// stand-in's.
  private func showsOpacity(_ wish: Double, of page: String, at frame: Int) -> Bool {
    let isOwn = showsOwnBar(of: page, at: frame)
    let own = isOwn ? opacity(page + ".fake", at: frame) * opacity(page + ".fake.bg", at: frame) : 0
    if wish <= Self.alphaLimit {
      return realPaints(at: frame).isEmpty && own <= Self.alphaLimit
    }
    let whole = opacity("bar", at: frame) * opacity("bar.bg", at: frame)
    var found = ["effect", "image", "edge", "custom"].map { "bar.bg." + $0 }
      .filter { showsRealBar(at: frame) && isShown($0, at: frame) }
      .map { whole * opacity($0, at: frame) }
    if isOwn { found.append(own) }
    return found.contains { abs($0 - wish) <= Self.alphaLimit }
  }

  /// The opacity of an element; 0 of one that is hidden, 1 of one that the trace does not tell of.
  func opacity(_ name: String, at frame: Int) -> Double {
    guard let index = element(name), isPresent(index, at: frame) else { return 1 }
    return isShown(name, at: frame) ? number(name, "alpha", at: frame) ?? 1 : 0
  }
}
