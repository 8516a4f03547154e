import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// How the buttons of an item look touched.
struct PressedButtons: Hashable {
  /// Nothing touches a button, a finger rests on it, or a touch that has gone left it pale.
  enum Touch: Hashable { case none, held, leftPale }
  private var left = Touch.none, right = Touch.none, back = Touch.none

  subscript(side: ButtonSide) -> Touch {
    get {
      switch side {
      case .left: return left
      case .right: return right
      case .back: return back
      }
    }
    set {
      switch side {
      case .left: left = newValue
      case .right: right = newValue
      case .back: back = newValue
      }
    }
  }
}

/// Buttons under a finger are pale (documented: UIControl.isHighlighted); how pale says
/// `TitleRules.pressedButtonAlpha`.
extension Navigator {
  /// A finger comes down on a button of the bar that has it and rests there.
  func press(_ side: ButtonSide) throws {
    liftFinger()
    guard let number = bar(with: side) else { return ignoreTap("what is on top has no bar") }
    guard try mayReach(number) else { return }
    try at(number).pressButton(side)
  }

  private func pressButton(_ side: ButtonSide) throws {
    guard let page = side == .back ? try touchedBackButton()?.item : try button(side) else {
      return
    }
    if side != .back, ownPlace(of: side, page) != nil {
      return ignoreTap("a stand-in's buttons show no touches")
    }
    guard isEnabled(side, page) else {
      return ignoreTap("the \(side.rawValue) button is disabled")
    }
    setTouch(.held, page, side)
  }

  func isEnabled(_ side: ButtonSide, _ page: Int) -> Bool {
    side == .back || pages[page].item.flag(side == .left ? .leftEnabled : .rightEnabled)
  }

  /// The finger lets go, and the button's action runs.
  func lift(_ side: ButtonSide, _ page: Int, _ action: () throws -> Void) rethrows {
    setTouch(.none, page, side)
    try action()
    let item = pages[page].item
    let isView = item.number(side == .left ? .leftWidth : .rightWidth) != nil
    guard profile.titles.tappedButtonStaysPale, side != .back, !isView, bringsSomething
    else { return }
    setTouch(.leftPale, page, side)
  }

  /// A pop by the button was refused: its label is whole again, its arrow not everywhere
  /// (`TitleRules.refusedPopLeavesArrowPale`).
  func liftRefused(_ page: Int) {
    setTouch(profile.titles.refusedPopLeavesArrowPale ? .leftPale : .none, page, .back)
  }

  /// The bar lays an item out: its arrow is whole again.
  func layOutArrow(of page: Int) {
    if pages.itemStates[page].pressed[.back] == .leftPale { setTouch(.none, page, .back) }
  }

  /// Whether a transition or a presentation is on its way.
  private var bringsSomething: Bool {
    !here.transitions.isEmpty || !presentations.isQuiet
  }

  /// There is one finger: a touch lets go of what the last one held.
  func liftFinger() {
    for page in pages.shown.pages where pages[page].exists {
      owner(of: page).cancelTouches(on: page)
    }
  }

  /// A button is another, or enabled or not: no finger rests on it.
  func buttonReplaced(_ page: Int, _ property: Property) {
    switch property {
    case .leftBarButtonItem, .leftWidth, .leftEnabled: setTouch(.none, page, .left)
    case .rightBarButtonItem, .rightWidth, .rightEnabled: setTouch(.none, page, .right)
    default: return
    }
  }

  /// A gesture takes the touches away, or the item leaves the bar.
  func cancelTouches(on page: Int) {
    for side in ButtonSide.allCases where pages.itemStates[page].pressed[side] == .held {
      setTouch(.none, page, side)
    }
  }

  /// The tint of the bar's views is another: what is left pale takes it whole.
  func restorePaleButtons() {
    for page in here.items {
      for side in ButtonSide.allCases where pages.itemStates[page].pressed[side] == .leftPale {
        setTouch(.none, page, side)
      }
    }
  }

  private func setTouch(_ touch: PressedButtons.Touch, _ page: Int, _ side: ButtonSide) {
    guard pages.itemStates[page].pressed[side] != touch else { return }
    pages.itemStates[page].setTouch(touch, side)
    setButtonColors(of: page)
    clock.needsFrame()
  }
}
