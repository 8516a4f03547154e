import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// From iOS 15 a look is said for the scroll edge too.
  static let scrollEdge = AdviceRule(
    "NAV111", "scroll-edge",
    "from iOS 15 a look is said for the scroll edge too",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 2, iOS "
      + "15; Apple, documentation of UINavigationBar.scrollEdgeAppearance",
    instead:
      "set scrollEdgeAppearance beside standardAppearance, to the same appearance",
    manual: """
      In an app that is linked with the SDK of iOS 15 or later, a bar without scrollEdgeAppearance
      is transparent while the content is at its top, whatever barTintColor, backgroundImage or
      standardAppearance say. Looks at these in pages that may have a bar and at init of the
      controller, from iOS 15, and on 13 and 14 in an app with large titles, where neither the
      page nor the controller, the proxy or a strategy sets scrollEdgeAppearance. An image that is
      empty or clear asks for nothing else than what is seen there, nor does an item's appearance
      of the colour of its page's view. Where the bar has one, an item's standardAppearance
      without an edge's look of its own is covered by the bar's there, unless both are the same.
      """,
    before: """
      ios 15
      page A
        on viewDidLoad  bar barTintColor=red

      """,
    after: """
      ios        15
      appearance Red  opaque backgroundColor=red
      page A
        on viewDidLoad  bar standardAppearance=Red scrollEdgeAppearance=Red

      """
  ) { subject in
    let isEverywhere = subject.ios >= 15 && subject.sdk >= 15
    guard isEverywhere || subject.ios >= 13 && subject.hasLargeTitles, !subject.traits.isUnknown,
      !edges.contains(where: subject.traits.written.contains)
    else { return [] }
    let since = isEverywhere ? "from iOS 15" : "under a large title"
    let pages = subject.pages.filter {
      subject.hasBar($0) && !saysEdge($0) && (isEverywhere || !neverLarge($0))
    }
    let given = edgesOfBar(subject)
    let atEdge = subject.shownPages.filter {
      subject.hasBar($0) && !saysEdge($0) && startsAtEdge($0, isEverywhere)
    }
    let further = furtherControllers(subject, since)
    if !given.isEmpty {
      return further + pages.flatMap(\.lines).compactMap { covered($0, by: given, subject) }
        + atEdge.compactMap { declared($0, since, by: given, subject) }
    }
    let ofPages = pages.flatMap { page in
      page.lines.compactMap { remark($0, of: page, since, subject) }
    }
    return ofPages + subject.navigation.compactMap { remark($0, of: nil, since, subject) }
      + initial(subject, since) + further
      + atEdge.compactMap { declared($0, since, by: [], subject) }
  }

  /// What the controller or the proxy gives the bar for the scroll edge; nil where it hangs on something.
  private static func edgesOfBar(_ subject: AdviceSubject) -> [Value?] {
    let declared = [
      subject.initial(.bar, .scrollEdgeAppearance), subject.proxy(.scrollEdgeAppearance),
    ]
    let written = subject.navigation.flatMap(\.touches).filter { edges.contains($0.key) }
    return declared.filter(isSet) + written.map(\.constant)
  }

  /// An item's look, where the bar's covers it at the scroll edge.
  private static func covered(
    _ line: CodeLine, by edges: [Value?], _ subject: AdviceSubject
  ) -> Remark? {
    let own = TouchKey(thing: .item, property: .standardAppearance)
    let touch = line.touches.first { touch in
      guard touch.key == own, let look = touch.constant, look != .none else { return false }
      return isCovered(look, by: edges, subject)
    }
    return touch.map { Remark(line, $0.mark, covers) }
  }

  private static let edges = [Thing.bar, .item].map {
    TouchKey(thing: $0, property: .scrollEdgeAppearance)
  }

  private static let image = TouchKey(thing: .bar, property: .backgroundImage)

  private static func isSet(_ value: Value?) -> Bool { value.map { $0 != .none } ?? false }

  private static func saysEdge(_ page: PageCode) -> Bool {
    isSet(page.initial(.item, .scrollEdgeAppearance))
      || page.lines.contains { line in edges.contains(where: line.writes) }
  }

  private static func message(
    _ property: Property, _ since: String, _ subject: AdviceSubject
  ) -> String {
    let says = subject.pages.filter { page in page.lines.contains { $0.writes(edges[0]) } }
    let looks =
      says.isEmpty
      ? "the bar is transparent there"
      : "the bar is transparent there, or as \(subject.names(says)) left its scrollEdgeAppearance"
    return "\(property.name) does not show at the scroll edge \(since): \(looks)"
  }

  /// Whether a page begins with its content at the top, and where that counts with a large title alone,
  /// with one.
  private static func startsAtEdge(_ page: PageCode, _ isEverywhere: Bool) -> Bool {
    if case .number(let offset)? = page.initial(.scrollView, .contentOffset), offset > 0 {
      return false
    }
    return isEverywhere || !neverLarge(page)
  }

  private static func neverLarge(_ page: PageCode) -> Bool {
    page.initial(.item, .largeTitleDisplayMode) == .word("never")
  }

  /// What a page declares of its item.
  private static func declared(
    _ page: PageCode, _ since: String, by edges: [Value?], _ subject: AdviceSubject
  ) -> Remark? {
    guard let look = page.initial(.item, .standardAppearance), look != .none,
      !isOfColor(look, of: page, subject),
      let place = subject.place(.item, .standardAppearance, of: page)
    else { return nil }
    if edges.isEmpty {
      return Remark(at: place, message(.standardAppearance, since, subject))
    }
    return isCovered(look, by: edges, subject) ? Remark(at: place, covers) : nil
  }

  /// Whether an appearance has the page's own colour, which is seen at the scroll edge without it.
  static func isOfColor(
    _ look: Value?, of page: PageCode, _ subject: AdviceSubject
  ) -> Bool {
    guard case .appearance(let index)? = look, subject.program.appearances.indices.contains(index),
      let color = page.initial(.view, .backgroundColor)
    else { return false }
    let given = subject.program.appearances[index]
    let texts = [
      given.titleColor, given.largeTitleColor, given.buttonColor, given.backButtonColor,
    ]
    return given.backgroundColor == color && texts.allSatisfy { $0 == .none }
  }

  private static let covers =
    "at the scroll edge the bar's scrollEdgeAppearance covers the item's standardAppearance"

  private static func isCovered(
    _ look: Value, by edges: [Value?], _ subject: AdviceSubject
  ) -> Bool {
    edges.allSatisfy { edge in edge.map { $0 != .none && !subject.areAlike($0, look) } ?? false }
  }

  private static func remark(
    _ line: CodeLine, of page: PageCode?, _ since: String, _ subject: AdviceSubject
  ) -> Remark? {
    let touch = line.touches.first { touch in
      guard touch.constant != Value.none, touch.mark != "copy", touch.mark != "restore" else {
        return false
      }
      if let page, touch.key.thing == .item, isOfColor(touch.constant, of: page, subject) {
        return false
      }
      let isAppearance = touch.key.property == .standardAppearance
      return touch.key == TouchKey(thing: .bar, property: .barTintColor)
        || touch.key == image && subject.isSeenImage(touch.constant)
        || isAppearance && (touch.key.thing == .bar || touch.key.thing == .item)
    }
    return touch.map { Remark(line, $0.mark, message($0.key.property, since, subject)) }
  }

  /// What the controller sets at init; it is moot where pages say the scroll edge's look.
  private static func initial(_ subject: AdviceSubject, _ since: String) -> [Remark] {
    if !subject.shownPages.isEmpty, subject.shownPages.allSatisfy(saysEdge) { return [] }
    return [Property.barTintColor, .backgroundImage, .standardAppearance].compactMap { property in
      let value = subject.initial(.bar, property)
      guard property == .backgroundImage ? subject.isSeenImage(value) : isSet(value),
        let place = subject.place(.bar, property)
      else { return nil }
      return Remark(at: place, message(property, since, subject))
    }
  }

  /// What further controllers set at init: a tab's, one that is presented or that a page holds. Whose code does what
  /// is not looked at: one with code of its own may say the edge's look there.
  private static func furtherControllers(_ subject: AdviceSubject, _ since: String) -> [Remark] {
    if isSet(subject.proxy(.scrollEdgeAppearance)) { return [] }
    return subject.program.inner.flatMap { inner -> [Remark] in
      func value(_ property: Property) -> Value? {
        inner.navigation.initial.last { $0.thing == .bar && $0.property == property }?.value
      }
      let pages = inner.stack.map { subject.pages[$0] }
      guard !isSet(value(.scrollEdgeAppearance)), !pages.allSatisfy(saysEdge),
        inner.navigation.chain.allSatisfy(\.lines.isEmpty)
      else { return [] }
      return [Property.barTintColor, .backgroundImage, .standardAppearance].compactMap { property in
        let isSaid =
          property == .backgroundImage
          ? subject.isSeenImage(value(property)) : isSet(value(property))
        guard isSaid,
          let place = subject.place(.bar, property, ofController: inner.navigation.declaration)
        else { return nil }
        return Remark(at: place, message(property, since, subject))
      }
    }
  }
}

extension AdviceSubject {
  /// Whether anybody says that the bar has large titles.
  var hasLargeTitles: Bool {
    let key = TouchKey(thing: .bar, property: .prefersLargeTitles)
    return initial(.bar, .prefersLargeTitles) == .flag(true)
      || (pages.flatMap(\.lines) + navigation).contains { line in
        line.touches.contains { $0.key == key && $0.constant == .flag(true) }
      }
  }

  /// Whether two appearances give the same look, whatever they are called.
  fileprivate func areAlike(_ one: Value, _ other: Value) -> Bool {
    if one == other { return true }
    guard case .appearance(let first) = one, case .appearance(let second) = other,
      program.appearances.indices.contains(first), program.appearances.indices.contains(second)
    else { return false }
    var renamed = program.appearances[first]
    renamed.name = program.appearances[second].name
    return renamed == program.appearances[second]
  }
}
