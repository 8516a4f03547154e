import NavSimProgram
import NavSimVocabulary

/// Which pages a finger may begin to take away, and then give it up.
struct Swiping {
  private let subject: AdviceSubject
  /// Whether code drives transitions, so that a push or what is presented may be given up as well.
  private var isDriven = false
  /// What is presented as a card, which a finger pulls down; on a phone, none is before iOS 13.
  private var cards: Set<Presented> = []

  init(_ subject: AdviceSubject) {
    self.subject = subject
    for statement in subject.program.statements { look(at: statement) }
  }

  private mutating func look(at statement: Statement) {
    switch statement {
    case .pan, .driver, .completeTransition(false), .call: isDriven = true
    case .present(let presented, let style, _) where subject.ios >= 13:
      if [.automatic, .pageSheet, .formSheet, .popover].contains(style) { cards.insert(presented) }
    case .within(_, let inner): look(at: inner)
    default: return
    }
  }

  /// Whether a page may be swiped away. The root of its stack is not, unless its controller is in a page,
  /// with which it goes, or in a card.
  func mayTake(_ page: PageCode) -> Bool {
    let homes = subject.navigations(of: page)
    return isDriven || homes.isEmpty || !subject.isOnlyRoot(page)
      || cards.contains(.page(page.index))
      || homes.contains { $0.isInPage || cards.contains(.navigation($0.controller.declaration)) }
  }
}
