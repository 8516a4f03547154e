import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A UINavigationBar that stands alone in a page's view, without a navigation controller
/// (Evgenii Rtishchev, "Navigation bar and transition animation").
extension Navigator {
  /// Brings the page that holds the bar to the screen, with the stack's pages as the bar's items.
  /// No call and no callback of a navigation controller takes part.
  func prepareAlone() throws {
    for page in program.stack { try makePage(page) }
    guard let host = program.stack.first else { return }
    here.stack = [host]
    here.items = program.stack
    here.shownPages = [host]
    here.isInWindow = true
    pages[host].isInWindow = true
    let show = Transition(
      id: 0,
      operation: StackOperation(kind: .set, before: [], after: [host], isAnimated: false))
    try beginAppearance(host, appearing: true, animated: false, show)
    placeView(of: host)
    try fireIsAppearing(host, animated: false, show)
    try endAppearance(host, animated: false, show)
    settleTitles()
    here.barNeedsLayout = true
    requestCommit()
  }

  /// A touch on the back button of a bar that stands alone pops its item (documented:
  /// UINavigationBarDelegate).
  func tapBackItem() throws {
    guard let top = here.items.last, showsBackButton(top), here.barItems.transition == nil else {
      record(.log, ["ignored: there is no back button to tap"])
      return
    }
    try popItem(animated: true)
  }

  /// A call of a navigation controller where there is none does nothing, as on nil in Swift.
  func lacksController(_ what: String) -> Bool {
    guard program.navigation.isBarAlone else { return false }
    record(.log, ["ignored: \(what), the bar stands alone"])
    return true
  }
}
