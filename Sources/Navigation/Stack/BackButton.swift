import NavSimProgram
import NavSimVocabulary

extension Simulation {
  /// A touch on the back button: the bar asks shouldPop while the page is still on the stack, then
  /// the controller pops (observed: Signal-iOS, ETNavBarTransparent;
  /// `IOSProfile.shouldPopFirstForButton`).
  func tapBackButton() throws {
    guard stack.count > 1, items.count > 1, let top = stack.last, coordinatorIndex == nil else {
      record(.log, ["ignored: there is no back button to tap"])
      return
    }
    let context = Context(
      runner: .navigation, selfPage: nil, from: top, to: stack[stack.count - 2], animated: true,
      transition: nil)
    guard profile.shouldPopFirstForButton else {
      try pop(.one, animated: true, context)
      return
    }
    guard try ask(.shouldPop, [program.pages[top].name], context) else {
      record(.log, ["ignored: shouldPop refused"])
      return
    }
    guard stack.last == top else { return }
    hasAskedShouldPop = true
    defer { hasAskedShouldPop = false }
    try pop(.one, animated: true, context)
  }
}
