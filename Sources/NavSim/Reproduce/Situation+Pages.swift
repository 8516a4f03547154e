import NavSimLanguage

// The pages of a situation, as a scenario declares them: what each wants, and the base class that
// states it.

/// Makes the declarations.
struct PageText {
  let situation: Situation
  let route: Route
  /// The fields of a page's wishes that the strategy applies by itself.
  private let applied: Set<String>
  private let appliesAll: Bool

  init(_ situation: Situation, _ route: Route) {
    self.situation = situation
    self.route = route
    var applied: Set<String> = []
    var appliesAll = false
    for name in situation.strategyNames {
      guard let source = situation.library?.source(of: name) ?? Catalogue.strategySource(name)
      else { continue }
      let wishes = StrategyWishes(source)
      applied.formUnion(wishes.fields)
      appliesAll = appliesAll || wishes.areAll
    }
    self.applied = applied
    self.appliesAll = appliesAll
  }

  static let names = [
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
  ]
  /// The page that is presented.
  static let presented = "Card"
  private static let base = "Styled"

  private var looks: [PageLook] { (0..<route.pageCount).map(situation.look) }
  /// Large titles, from iOS 11 on.
  private var hasLarge: Bool { major >= 11 && looks.contains(where: \.isLarge) }
  private var major: Int { Int(situation.ios.prefix { $0.isNumber }) ?? 0 }
  private var hasAlpha: Bool { looks.contains { $0.alpha != nil } }
  private var hasHidden: Bool { looks.contains(where: \.isHidden) }
  /// Whether the pages' own code states the looks, and shows and hides the bar.
  private var statesLook: Bool {
    !appliesAll && !applied.contains("barTintColor")
      && looks.contains { look in
        var other = look
        (other.isHidden, other.alpha) = (false, nil)
        (other.isLarge, other.scrolls, other.hasPrompt) = (false, false, false)
        other.page = nil
        return other != PageLook()
      }
  }
  private var statesAlpha: Bool { hasAlpha && !appliesAll && !applied.contains("bgAlpha") }
  private var hides: Bool { hasHidden && !applied.contains("hidden") }
  private var hasBase: Bool { !baseLines.isEmpty || situation.hasSpinner }
  private var isDelegates: Bool { situation.place == .willShow }
  /// Whether a navigation controller is declared.
  var hasNavigation: Bool { hasLarge || (isDelegates && !delegateLines.isEmpty) }

  /// From iOS 15 on a look is an appearance, but for libraries that know the old setters alone.
  private var hasAppearances: Bool {
    guard major >= 15 else { return false }
    return appliesAll || applied.contains("standardAppearance")
      || !applied.contains("barTintColor")
  }

  /// All declarations.
  var text: String {
    var text = ""
    let appearances = (0..<route.pageCount).compactMap(appearance)
    if !appearances.isEmpty {
      text +=
        "// One look of a bar each; 'navsim explain appearance' shows what else there is.\n"
        + appearances.joined() + "\n"
    }
    if hasBase {
      text += "/// What every page does.\npage \(Self.base)\n"
      for line in baseLines + spinnerLines { text += "  \(line)\n" }
      text += "\n"
    }
    for page in 0..<route.pageCount { text += declaration(of: page) + "\n" }
    if route.presents {
      text += "page \(Self.presented) \"\(Self.presented)\"\n  view backgroundColor=white\n\n"
    }
    if hasNavigation {
      text += "navigation Main\n  \(stack)\n"
      if hasLarge { text += "  bar prefersLargeTitles=yes\n" }
      if isDelegates { for line in delegateLines { text += "  \(line)\n" } }
      text += "\n"
    }
    return text
  }

  /// Where it starts.
  var stack: String { "stack " + route.start.map { Self.names[$0] }.joined(separator: " > ") }

  // MARK: A page

  private func declaration(of page: Int) -> String {
    let look = situation.look(of: page)
    let name = Self.names[page]
    var text = "page \(name)" + (hasBase ? " like \(Self.base)" : "") + " \"\(name)\"\n"
    let wishes = wishes(of: page)
    if !wishes.isEmpty { text += "  wants \(wishes.joined(separator: " "))\n" }
    text += "  view backgroundColor=\(situation.ground(of: page))\n"
    if look.scrolls { text += "  scrollView contentHeight=3000pt\n" }
    var item: [String] = []
    if hasLarge { item.append("largeTitleDisplayMode=\(look.isLarge ? "always" : "never")") }
    if look.hasPrompt { item.append("prompt=\"A prompt\"") }
    if !item.isEmpty { text += "  item \(item.joined(separator: " "))\n" }
    return text
  }

  private func wishes(of page: Int) -> [String] {
    let look = situation.look(of: page)
    var wishes: [String] = []
    if hasAppearances {
      if appearance(page) != nil {
        let name = Self.names[page] + "Look"
        wishes.append("standardAppearance=\(name) scrollEdgeAppearance=\(name)")
      }
    } else {
      wishes += oldWishes(look)
    }
    if let tint = look.tint { wishes.append("tintColor=\(tint)") }
    if hasAlpha { wishes.append("bgAlpha=\(look.alpha ?? "1")") }
    if look.isHidden { wishes.append("hidden=yes") }
    return wishes
  }

  private func oldWishes(_ look: PageLook) -> [String] {
    var wishes: [String] = []
    switch look.background {
    case .plain: break
    case .color(let color):
      wishes.append((look.isImage ? "backgroundImage=" : "barTintColor=") + color)
    case .clear: wishes.append("backgroundImage=empty")
    }
    if look.hasNoShadow || look.background == .clear { wishes.append("shadowImage=empty") }
    if look.isOpaque { wishes.append("translucent=no") }
    if let title = look.title { wishes.append("titleColor=\(title)") }
    return wishes
  }

  private func appearance(_ page: Int) -> String? {
    guard hasAppearances else { return nil }
    let look = situation.look(of: page)
    var words: [String] = []
    switch look.background {
    case .plain: words.append(look.isOpaque ? "opaque" : "default")
    case .color(let color):
      words.append("opaque " + (look.isImage ? "backgroundImage=" : "backgroundColor=") + color)
    case .clear: words.append("transparent")
    }
    if let title = look.title { words.append("titleColor=\(title)") }
    if look.hasNoShadow { words.append("shadowColor=clear") }
    return words == ["default"]
      ? nil : "appearance \(Self.names[page])Look \(words.joined(separator: " "))\n"
  }

  // MARK: What the pages' code does

  /// The lines of the base class; none where the navigation controller's delegate does it.
  private var baseLines: [String] { isDelegates ? [] : lines(of: "") }
  private var delegateLines: [String] { lines(of: "to.") }

  private func lines(of owner: String) -> [String] {
    let hook: String
    switch situation.place {
    case .alongside: hook = "on viewWillAppear alongside"
    case .undress: hook = "on viewWillAppear"
    default: hook = "on \(situation.place.rawValue)"
    }
    var lines: [String] = []
    let undresses = situation.place == .undress
    if statesLook {
      if undresses { lines.append("\(hook) save bar as before") }
      lines.append("\(hook) copy \(owner.isEmpty ? "wants" : "to.wants") to bar")
      // What was saved knows whether the bar was hidden: it comes back as 'show bar' below would bring it.
      let flag = hides ? " animated=" + (situation.hidesAtOnce ? "no" : "callback") : ""
      if undresses { lines.append("on viewWillDisappear restore before\(flag)") }
    }
    if statesAlpha {
      lines.append("\(hook) bar.bg alpha=\(owner.isEmpty ? "self." : owner)wants.bgAlpha")
      if undresses { lines.append("on viewWillDisappear bar.bg alpha=1") }
    }
    if hides {
      // Loaded code knows of no transition yet, and the coordinator's runs in one.
      let flag = situation.hidesAtOnce || situation.place == .viewDidLoad ? "no" : "callback"
      let show = isDelegates ? "on willShow" : "on viewWillAppear"
      let back =
        undresses
        ? "on viewWillDisappear if wants.hidden is yes"
        : "\(show) if \(owner)wants.hidden is not yes"
      lines.append("\(show) if \(owner)wants.hidden is yes hide bar animated=\(flag)")
      lines.append("\(back) show bar animated=\(flag)")
    }
    if let part = situation.laidOut {
      lines.append(
        isDelegates
          ? "on willShow layout \(part == "view" ? "to.view" : part)"
          : "on viewWillAppear layout \(part)")
    }
    return lines
  }

  /// Something turns on the page, and asks for a layout at each of its steps.
  private var spinnerLines: [String] {
    guard situation.hasSpinner else { return [] }
    return ["viewWillAppear", "viewWillDisappear"].flatMap { hook in
      (1...6).map { "on \(hook) after \($0 * 5)f invalidate view" }
    }
  }
}

/// What a strategy's table reads of pages' wishes: the text is the only source.
struct StrategyWishes {
  private(set) var fields: Set<String> = []
  /// Whether it takes a page's whole look.
  private(set) var areAll = false

  init(_ source: String) {
    for property in StrategyProperty.all(in: source) where !property.field.isEmpty {
      fields.insert(property.field)
    }
    for line in source.split(whereSeparator: \.isNewline) {
      guard line.first?.isWhitespace == true else { continue }
      let words = line.split { $0 == " " }
      if let copy = words.firstIndex(of: "copy"), copy + 1 < words.count,
        words[copy + 1] == "wants" || words[copy + 1].hasSuffix(".wants")
      {
        areAll = true
      }
      for word in words {
        let parts = word.split(separator: ".")
        for (owner, field) in zip(parts, parts.dropFirst()) where owner == "wants" {
          fields.insert(String(field.prefix { $0.isLetter }))
        }
      }
    }
  }
}

extension Situation {
  /// The strategies that the name is made of, without their options.
  var strategyNames: [String] {
    strategy.split(separator: "+").map { part in
      String(part.split { $0 == " " || $0 == "(" || $0 == "[" }.first ?? "")
    }
  }
}
