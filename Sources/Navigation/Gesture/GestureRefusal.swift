import NavSimProgram
import NavSimVocabulary

/// Whether the pop gesture begins, and if not, who refuses: the trace says so, because from outside
/// all refusals look alike.
extension Navigator {
  /// Why it does not begin, in words; nil where it does.
  ///
  /// The system's own delegate refuses at the root and while a transition runs (observed: QMUI_iOS
  /// forwards to it), and where the bar gives it no back button (`TitleRules`); a delegate of
  /// code's own replaces it. A full-width recogniser of a library's has that library's delegate.
  func refusal(of path: GesturePath) throws -> String? {
    let isFull = here.gesture.region == .word("full")
    guard here.gesture.isEnabled || isFull else { return "it is not enabled" }
    if !isFull && path.startX > profile.edgeWidth {
      return "the finger comes down outside the edge"
    }
    if !isFull && here.gesture.delegate == .none {
      if here.stack.count < 2 { return "the root is on top" }
      if coordinatorIndex != nil { return "a transition runs" }
      if !barAllowsPopGesture {
        let isBarHidden = profile.titles.popGestureNeedsBar && here.isNavigationBarHidden
        return isBarHidden ? "the bar is hidden" : "the bar shows no back button"
      }
    }
    if coordinatorIndex != nil && here.transitions.last?.operation.isInteractive == true {
      return "another swipe runs"
    }
    return try delegatesAllow() ? nil : "code refuses"
  }

  /// The delegates' gestureRecognizerShouldBegin, the top page's last.
  private func delegatesAllow() throws -> Bool {
    var context = navigationContext()
    context.from = here.stack.last
    context.to = here.stack.count > 1 ? here.stack[here.stack.count - 2] : nil
    record(.gestureShouldBegin)
    var allowed = try runDelegates(.hook(.gestureShouldBegin, .main), context)
    if let top = here.stack.last {
      var own = context
      own.runner = .page(top)
      own.selfPage = top
      let lines = levels(program.pages[top].chain, .hook(.gestureShouldBegin, .main))
      if try runObject(lines, own).refused { allowed = false }
    }
    return allowed
  }
}
