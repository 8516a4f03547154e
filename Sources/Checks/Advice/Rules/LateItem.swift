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
      "set it in init or viewDidLoad",
    manual: """
      A transition places title and buttons once, before it starts. Items that come or change
      their width in viewDidAppear are laid out anew when the bar has come to rest: they are
      missing until then, and the title jumps to make room. Looks at title views, buttons and
      their widths in viewDidAppear; a line that waits, 'after 900ms', brings what nobody had
      before, and is left out.
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
        guard !line.waits,
          let touch = line.touches.first(where: {
            $0.key.thing == .item && fields.contains($0.key.property)
          })
        else { return nil }
        return Remark(
          line, touch.mark, "\(touch.key.phrase) comes after the transition has placed the items")
      }
    }
  }

  private static let fields: Set<Property> = [
    .titleView, .titleViewWidth, .leftBarButtonItem, .rightBarButtonItem, .leftWidth, .rightWidth,
  ]
}
