import NavSimProgram
import NavSimVocabulary

/// The action of an alert: a touch dismisses the alert, and the handler runs from the end of that, not
/// at the touch, so that what it asks for finds everything at rest (observed: crash traces of 2018 to
/// 2025). The handler is a closure of the page that presented the alert.
extension Navigator {
  func tapAction() throws {
    guard let place = presentedInFront, presentations.shown[place].style.isAlert else {
      return ignoreTap("there is no alert to tap")
    }
    guard try mayTouch() else { return }
    guard presentations.move == nil else { return ignoreTap("the alert is on its way") }
    dismiss(from: place, animated: true, isInteractive: false, isAnswered: true)
  }

  /// The alert has gone: its handler runs. What it asks for belongs to the touch.
  func answerAlert(_ move: PresentationMove, for action: Int) throws {
    guard let page = move.leaving.first?.asker, pages[page].exists else { return }
    let before = actions.enter(action)
    defer { actions.enter(before) }
    try owner(of: page).fire(.alertAction, page: page, isAction: true)
  }
}
