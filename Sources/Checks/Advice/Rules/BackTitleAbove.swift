import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// The text of the back button is said by the page below.
  static let backTitleAbove = AdviceRule(
    "NAV138", "back-title-above", severity: .note,
    "the text of the back button is said by the page below",
    source: "Apple, documentation of UINavigationItem.backButtonTitle",
    instead: "set it on the item of the page to which the button leads back",
    manual: """
      The back button belongs to the page to which it leads: its text comes from the item
      below, and what a page says is seen on the pages above it. Looks at backButtonTitle of
      the item of a page that stands on others and has none above it, where no other page that
      is shown says a text, and where no base class says it.
      """,
    before: """
      ios 15
      page List "Messages"
      page Chat "Ada"
        on viewDidLoad  item backButtonTitle="Inbox"
      scenario "s"
      stack List > Chat

      """,
    after: """
      ios 15
      page List "Messages"
        on viewDidLoad  item backButtonTitle="Inbox"
      page Chat "Ada"
      scenario "s"
      stack List > Chat

      """
  ) { subject in
    let speaking = subject.shownPages.filter { says($0) }
    guard speaking.count == 1, let page = speaking.first, subject.isPushedLast(page),
      !subject.isOnlyRoot(page), !page.inherits(Property.backButtonTitle)
    else { return [] }
    let message =
      "the text is for pages above \(page.name), and there are none here: on \(page.name) the button"
      + " has that of the page below"
    if page.initial(.item, .backButtonTitle) != nil,
      let place = subject.place(.item, .backButtonTitle, of: page)
    {
      return [Remark(at: place, message)]
    }
    let line = page.lines.first(where: writes)
    return line.map { [Remark($0, Property.backButtonTitle.name + "=", message)] } ?? []
  }

  private static let backTitle = TouchKey(thing: .item, property: .backButtonTitle)

  private static func says(_ page: PageCode) -> Bool {
    page.initial(.item, .backButtonTitle).map { $0 != .none } ?? false
      || page.lines.contains(where: writes)
  }

  /// Whether a line is about the page's own item.
  private static func writes(_ line: CodeLine) -> Bool {
    line.touches.contains {
      $0.key == backTitle && $0.owner == .`self` && $0.constant != Value.none
    }
  }
}

extension PageCode {
  /// Whether a line that writes a property of the item is a base class's.
  fileprivate func inherits(_ property: Property) -> Bool {
    page.chain.dropFirst().contains { table in
      table.lines.values.joined().contains { line in
        guard case .write(.thing(_, .item), let assignments) = line.statement else { return false }
        return assignments.contains { $0.property == .known(property) }
      }
    }
  }
}
