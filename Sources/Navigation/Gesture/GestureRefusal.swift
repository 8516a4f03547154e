import NavSimProgram
import NavSimVocabulary

/// Whether the pop gesture begins, and if not, who refuses: the trace says so, because from outside
/// all refusals look alike.
extension Navigator {
  /// Why it does not begin, in words; nil where it does.
  ///
  /// The system's own delegate refuses at the root and while a transition runs (observed: QMUI_iOS
  /// forwards to it), and where the bar gives it no back button (`TitleRules`); a delegate of
  /// code's own replaces it, and so does nil (observed: Signal-iOS issue 3540, SloppySwiper issue 7). A full-width recogniser of a library's has that library's delegate.
  func refusal(of path: GesturePath) throws -> String? {
    let isFull = here.gesture.region == .word("full")
    let isContent = isContentPan
    let isEnabled = isContent ? here.gesture.isContentEnabled : here.gesture.isEnabled || isFull
    guard isEnabled else { return "it is not enabled" }
    if !isFull && !isContent && path.startX > profile.edgeWidth {
      return "the finger comes down outside the edge"
    }
    if !isFull && (isContent || here.gesture.hasSystemDelegate) {
      if here.stack.count < 2 { return "the root is on top" }
      if coordinatorIndex != nil, !isContent { return "a transition runs" }
      if try codeAnimatesPop() { return "code animates the pop, and drives nothing" }
      if !barAllowsPopGesture {
        let isBarHidden = profile.titles.popGestureNeedsBar && here.isNavigationBarHidden
        return isBarHidden ? "the bar is hidden" : "the bar shows no back button"
      }
    }
    if coordinatorIndex != nil, let last = here.transitions.last, last.operation.isInteractive,
      !last.waitsForFinger
    {
      return "another swipe runs"
    }
    if isContent { return try clearsWay() ? nil : "a transition runs" }
    return try delegatesAllow() ? nil : "code refuses"
  }

  /// Whether the finger that comes down is one for the recogniser on the content, which has a
  /// delegate of its own and does not ask whether the other is enabled (documented:
  /// UINavigationController.interactiveContentPopGestureRecognizer; observed: deltachat-ios, pull
  /// request 3088).
  var isContentPan: Bool {
    profile.touches.hasContentPop && here.gesture.region != .word("full")
      && here.gesture.startX > profile.edgeWidth
  }

  /// gestureRecognizerShouldBegin of the delegate (documented: UIGestureRecognizerDelegate). A page
  /// that is the delegate is asked wherever it is, nobody answers for nil. Where the controller is the
  /// delegate, or UIKit's own, it asks the top page too, as libraries do that forward it (observed:
  /// QMUI_iOS, FDFullscreenPopGesture).
  private func delegatesAllow() throws -> Bool {
    var context = navigationContext()
    context.from = here.stack.last
    context.to = here.stack.count > 1 ? here.stack[here.stack.count - 2] : nil
    record(.gestureShouldBegin)
    let asked: Int?
    let asksController: Bool
    switch here.gesture.delegate {
    case .page(let page): (asked, asksController) = (page, false)
    case .none: (asked, asksController) = (nil, false)
    default: (asked, asksController) = (here.stack.last, true)
    }
    var allowed = try runDelegates(
      .hook(.gestureShouldBegin, .main), context, asksController: asksController)
    if let asked {
      var own = context
      own.runner = .page(asked)
      own.selfPage = asked
      let lines = levels(program.pages[asked].chain, .hook(.gestureShouldBegin, .main))
      if try runObject(lines, own).refused { allowed = false }
    }
    return allowed
  }
}
