import NavSimProgram
import NavSimVocabulary

extension Navigator {
  /// A touch goes to what lies on top.
  func tapBack() throws {
    if isPresentationInTheWay {
      _ = try mayTouch()
      return
    }
    guard !presentations.shown.isEmpty else { return try tapBackButton() }
    if let number = controllersOnScreen.first { return try at(number).tapBackButton() }
    ignoreTap("what is on top has no back button")
  }

  /// A touch on the back button: the bar asks shouldPop while the page is still on the stack, then
  /// the controller pops (observed: Signal-iOS, ETNavBarTransparent;
  /// `IOSProfile.shouldPopFirstForButton`). It does so even where the answer's code has popped
  /// already, or leaves the pop to that code (`IOSProfile.backButtonPopsAgain`).
  ///
  /// An item with a back action of its own runs that instead (documented:
  /// UINavigationItem.backAction).
  func tapBackButton() throws {
    if program.navigation.isBarAlone { return try tapBackItem() }
    if coordinatorIndex != nil, profile.touches.duringTransition == .endsIt {
      guard try mayTouch() else { return }
    }
    if try tapsOwnBack() { return }
    guard here.stack.count > 1, let item = here.items.last, showsBackButton(item),
      !here.isNavigationBarHidden,
      let top = here.stack.last, coordinatorIndex == nil
    else {
      ignoreTap("there is no back button to tap")
      return
    }
    if let why = missesBackButton(of: item) {
      ignoreTap("the back button: \(why)")
      return
    }
    if profile.titles.hasBackAction, pages[item].item.flag(.backAction) {
      try fire(.backAction, page: item)
      return
    }
    let context = Context(
      runner: .navigation, selfPage: nil, from: top, to: here.stack[here.stack.count - 2],
      animated: true,
      transition: nil)
    guard profile.shouldPopFirstForButton else {
      try pop(.one, animated: true, context)
      return
    }
    guard try ask(.shouldPop, [program.pages[top].name], context) else {
      ignoreTap("shouldPop refused")
      return
    }
    guard profile.backButtonPopsAgain || here.stack.last == top else { return }
    here.hasAskedShouldPop = true
    defer { here.hasAskedShouldPop = false }
    try pop(.one, animated: true, context)
  }
}
