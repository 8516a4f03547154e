import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// What stands in the bar is there before the transition.
  static let lateItem = AdviceRule(
    "NAV124", "late-item", severity: .note,
    "what stands in the bar is there before the transition",
    source:
      "Xieyupeng520, \"Title jump in the iOS navigation bar\"",
    instead:
      "set it in init or viewDidLoad, and a style of the bar in viewWillAppear",
    manual: """
      A transition places title and buttons once, before it starts. Items that come or change
      their width in viewDidAppear are laid out anew when the bar has come to rest: they are
      missing until then, and the title jumps to make room. A prompt or a search field that comes or
      goes then makes the bar taller or shorter at rest, and content jumps with it; an appearance, or
      a style of the bar, changes the look of a bar that stands. Looks at title views, buttons, their
      widths, prompts, search fields and appearances of items in viewDidAppear, at titles of pages
      that have none before, and at styles of the bar that the page writes in no other callback; a
      line that waits, 'after 900ms', brings what nobody had before, and is left out. So is a look
      where a library makes stand-ins: see late-style.
      """,
    before: """
      page A
        on viewDidAppear  item leftBarButtonItem="Close"

      """,
    after: """
      page A
        item leftBarButtonItem="Close"

      """
  ) { subject in
    subject.pages.flatMap { page in
      page.lines(in: [.viewDidAppear]).compactMap { line in
        guard !line.waits else { return nil }
        for touch in line.touches {
          guard
            let what = late(touch.key, on: page, subject)
              ?? lateLook(touch, line, page, subject)
          else { continue }
          return Remark(line, touch.mark, "\(touch.key.phrase) \(what)")
        }
        return nil
      }
    }
  }

  /// What comes of a property that is written when the transition is over; nil where nothing does.
  private static func late(
    _ key: TouchKey, on page: PageCode, _ subject: AdviceSubject
  ) -> String? {
    if key.property == .title, key.thing == .item || key.thing == .controller {
      return hasTitle(page) ? nil : "comes after the transition: until then the bar has no title"
    }
    guard key.thing == .item else { return nil }
    switch key.property {
    case let property where items.contains(property):
      return "comes after the transition has placed the items"
    case .prompt, .searchController:
      return "comes after the transition: the bar gets another height at rest"
    case let property
    where Property.appearances.contains(property) && !subject.traits.makesStandIns:
      return "comes after the transition: the bar gets another look at rest"
    default: return nil
    }
  }

  /// The same of a look of the bar that the page writes nowhere else.
  private static func lateLook(
    _ touch: Touch, _ line: CodeLine, _ page: PageCode, _ subject: AdviceSubject
  ) -> String? {
    let key = touch.key
    // Where the controller declares it, or the value is read, it may be what is there.
    guard key.isLook, line.questions.isEmpty, !subject.traits.makesStandIns,
      touch.constant != nil,
      !subject.program.navigation.initial.contains(where: { $0.property == key.property }),
      !page.lines.contains(where: { other in
        other.hook != .viewDidAppear && other.touches.contains { $0.key == key }
      })
    else { return nil }
    return "is written when the transition is over: the bar gets another look at rest"
  }

  /// Whether a page has a title, or may get one, before it has appeared.
  private static func hasTitle(_ page: PageCode) -> Bool {
    let isDeclared =
      page.page.title?.isEmpty == false
      || page.page.initial.contains { [.title, .titleView].contains($0.property) }
    let keys: Set<Property> = [.title, .titleView]
    return isDeclared
      || page.lines.contains { line in
        line.hook != .viewDidAppear && line.touches.contains { keys.contains($0.key.property) }
      }
  }

  private static let items: Set<Property> = [
    .titleView, .titleViewWidth, .leftBarButtonItem, .rightBarButtonItem, .leftWidth, .rightWidth,
  ]
}
