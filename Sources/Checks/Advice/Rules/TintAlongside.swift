import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// On iOS 10 barTintColor alongside a transition needs a layout of the bar beside it.
  static let tintAlongside = AdviceRule(
    "NAV123", "tint-alongside",
    "on iOS 10 barTintColor alongside a transition needs a layout of the bar beside it",
    source:
      "Evgenii Rtishchev, \"Navigation bar and transition animation\"; Open Radar 26893274",
    instead:
      "add 'alongside  layout bar' below it, or write the colour in willShow",
    manual: """
      On iOS 10 a barTintColor that is written in the transition's block does not animate: it
      jumps at the end. With a layout of the bar in the same block it animates, as it does on
      other systems (docs/Model.md, A2 and A3). Looks at barTintColor behind 'alongside', on
      iOS 10, without a line 'alongside layout bar' of the same hook.
      """,
    before: """
      ios 10
      page A
        on viewWillAppear  alongside  bar barTintColor=red

      """,
    after: """
      ios 10
      page A
        on viewWillAppear  alongside  bar barTintColor=red
        on viewWillAppear  alongside  layout bar

      """
  ) { subject in
    guard subject.ios == 10 else { return [] }
    return (subject.pages.map(\.lines) + [subject.navigation]).flatMap { lines in
      lines.compactMap { line -> Remark? in
        guard line.isAlongside, !line.when.contains(.animationsOff),
          let touch = line.touches.first(where: {
            $0.key == TouchKey(thing: .bar, property: .barTintColor)
          }), !lines.contains(where: { $0.hook == line.hook && laysOut($0) })
        else { return nil }
        return Remark(
          line, touch.mark, "on iOS 10 barTintColor does not animate here: it jumps at the end")
      }
    }
  }

  private static func laysOut(_ line: CodeLine) -> Bool {
    guard line.isAlongside, case .layout(.thing(_, .bar)) = line.statement else { return false }
    return true
  }
}
