import NavSimProgram
import NavSimVocabulary

extension Navigator {
  /// A touch goes to what lies on top.
  func tapBack() throws {
    liftFinger()
    if isPresentationInTheWay {
      _ = try mayTouch()
      return
    }
    let number = bar(with: .back)
    if presentations.shown.isEmpty, windows.touched == 0, number == controllersOnScreen.first {
      return try tapBackButton()
    }
    if let number {
      guard try mayReach(number) else { return }
      return try at(number).tapBackButton()
    }
    tapBelow(.back, "what is on top has no back button")
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
    guard try clearsWayToBack() else { return }
    if try tapsOwnBack() { return }
    guard let (item, top) = try touchedBackButton() else { return }
    if profile.titles.hasBackAction, pages[item].item.flag(.backAction) {
      try fire(.backAction, page: item, isAction: true)
      return
    }
    try lift(.back, item) { try popByButton(item, top) }
  }

  /// Whether no transition is in the way of the back button, or what is is ended.
  private func clearsWayToBack() throws -> Bool {
    guard coordinatorIndex != nil, profile.touches.duringTransition == .endsIt else { return true }
    return try mayTouch()
  }

  private func popByButton(_ item: Int, _ top: Int) throws {
    let context = callContext(from: top, to: here.stack[here.stack.count - 2])
    guard profile.shouldPopFirstForButton else {
      try pop(.one, animated: true, context)
      return
    }
    guard try ask(.shouldPop, [program.pages[top].name], context) else {
      ignoreTap("shouldPop refused")
      liftRefused(item)
      return
    }
    guard profile.backButtonPopsAgain || here.stack.last == top else { return }
    here.hasAskedShouldPop = true
    defer { here.hasAskedShouldPop = false }
    try pop(.one, animated: true, context)
  }

  /// A finger holds the back button and takes a page's entry in its menu: the controller pops to that page, and
  /// nobody is asked (`TouchRules.hasBackMenu`; observed: wikimedia/wikipedia-ios issue 3640).
  func tapMenu(_ page: Int) throws {
    guard profile.touches.hasBackMenu else { return ignoreTap("the back button has no menu") }
    guard let (item, top) = try touchedBackButton() else { return }
    guard here.stack.dropLast().contains(page), !pages[item].item.flag(.backAction) else {
      return ignoreTap("the menu has no entry of \(program.pages[page].name)")
    }
    here.hasAskedShouldPop = true
    defer { here.hasAskedShouldPop = false }
    try pop(.page(.page(page)), animated: true, callContext(from: top, to: page))
  }

  private func callContext(from top: Int, to page: Int) -> Context {
    Context(
      runner: .navigation, selfPage: nil, from: top, to: page, animated: true, transition: nil)
  }

  /// The item whose back button a finger finds, and the top page; nil, and it is noted, where it finds none.
  func touchedBackButton() throws -> (item: Int, top: Int)? {
    guard try clearsWayToBack() else { return nil }
    guard here.stack.count > 1, let item = here.items.last, showsBackButton(item),
      !here.isNavigationBarHidden, let top = here.stack.last
    else {
      ignoreTap("there is no back button to tap")
      return nil
    }
    if coordinatorIndex != nil {
      if try mayTouch() { ignoreTap("there is no back button to tap") }
      return nil
    }
    if let why = missesBackButton(of: item) {
      ignoreTap("the back button: \(why)")
      return nil
    }
    return (item, top)
  }
}
