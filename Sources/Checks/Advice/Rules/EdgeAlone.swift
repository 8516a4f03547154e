import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A colour at the scroll edge is a colour of the bar below it too.
  static let edgeAlone = AdviceRule(
    "NAV137", "edge-alone",
    "a colour at the scroll edge is the bar's once the page is scrolled too",
    source: "Apple, documentation of UINavigationBar.standardAppearance",
    instead: "set standardAppearance beside scrollEdgeAppearance, to the same appearance",
    manual: """
      The scroll edge's look goes as soon as content is under the bar: then the standard one
      is on, and where nobody has given any, it is the system's. Looks at scrollEdgeAppearance of
      the bar and of items, in code, at init and of the proxy, from iOS 13, where it has a colour
      or an image and nothing, the strategy included, says another look of the bar or of that
      page's item. An edge that is clear, or of the page's own colour, under a standard bar is a
      design. A page counts whose content is taller than 1000 points, more than any phone's screen.
      """,
    before: """
      ios        15
      appearance Red  opaque backgroundColor=red
      page A
        scrollView contentHeight=3000pt
        on viewDidLoad  item scrollEdgeAppearance=Red

      """,
    after: """
      ios        15
      appearance Red  opaque backgroundColor=red
      page A
        scrollView contentHeight=3000pt
        on viewDidLoad  item scrollEdgeAppearance=Red standardAppearance=Red

      """
  ) { subject in
    guard subject.ios >= 13, !subject.traits.isUnknown, !subject.saysLookOfBar else { return [] }
    let pages = subject.shownPages.filter {
      subject.hasBar($0) && $0.isScrolled && !$0.saysStandardLook && !subject.isGivenALook($0)
    }
    guard !pages.isEmpty else { return [] }
    var result: [Remark] = []
    if subject.isColored(subject.initial(.bar, .scrollEdgeAppearance)),
      let place = subject.place(.bar, .scrollEdgeAppearance)
    {
      result.append(Remark(at: place, alone))
    }
    for page in pages {
      let look = page.initial(.item, .scrollEdgeAppearance)
      if subject.isColored(look), !isOfColor(look, of: page, subject),
        let place = subject.place(.item, .scrollEdgeAppearance, of: page)
      {
        result.append(Remark(at: place, alone))
      }
      result += page.lines.compactMap { remark($0, of: page, subject) }
    }
    return result + subject.navigation.compactMap { remark($0, of: nil, subject) }
  }

  private static func remark(
    _ line: CodeLine, of page: PageCode?, _ subject: AdviceSubject
  ) -> Remark? {
    let touch = line.touches.first { touch in
      touch.key.property == .scrollEdgeAppearance && subject.isColored(touch.constant)
        && !(page.map { isOfColor(touch.constant, of: $0, subject) } ?? false)
    }
    return touch.map { Remark(line, $0.mark, alone) }
  }

  private static let alone =
    "once the page is scrolled the bar has the system's look: nobody gives a standardAppearance"
}

extension PageCode {
  /// Whether it has content that can be scrolled.
  fileprivate var isScrolled: Bool {
    // Taller than the screen of any phone.
    if case .number(let height)? = initial(.scrollView, .contentHeight) { return height > 1_000 }
    return false
  }

  /// Whether it says how its bar looks when it is scrolled.
  fileprivate var saysStandardLook: Bool {
    let key = TouchKey(thing: .item, property: .standardAppearance)
    return initial(.item, .standardAppearance) != nil || lines.contains { $0.writes(key) }
  }
}

extension AdviceSubject {
  private static let looks: [Property] = [.standardAppearance, .barTintColor, .backgroundImage]

  /// Whether anybody says how the bar looks when a page is scrolled.
  fileprivate var saysLookOfBar: Bool {
    let lines = pages.flatMap(\.lines) + navigation
    return AdviceSubject.looks.contains { property in
      let key = TouchKey(thing: .bar, property: property)
      return proxy(property) != nil || traits.written.contains(key)
        || lines.contains { $0.writes(key) }
    }
  }

  /// Whether a controller in which a page may stand says at init how its bar looks; of a page that may stand
  /// anywhere, whether any does.
  fileprivate func isGivenALook(_ page: PageCode) -> Bool {
    let own = navigations(of: page).map(\.controller)
    return (own.isEmpty ? program.navigations : own).contains { controller in
      controller.initial.contains {
        $0.thing == .bar && AdviceSubject.looks.contains($0.property) && $0.value != .none
      }
    }
  }

  /// Whether a value is an appearance with a colour or an image of its own.
  fileprivate func isColored(_ value: Value?) -> Bool {
    guard case .appearance(let index)? = value, program.appearances.indices.contains(index) else {
      return false
    }
    let given = program.appearances[index]
    if case .color(let color) = given.backgroundColor { return color.alpha > 0 }
    return given.backgroundImage != nil
  }
}
