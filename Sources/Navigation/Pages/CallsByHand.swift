import NavSimProgram
import NavSimVocabulary

/// What UIKit does for pages and code does itself: children, appearance, callbacks.
extension Navigator {
  /// False if the statement is none of them.
  func performByHand(_ statement: Statement, _ context: Context) throws -> Bool {
    switch statement {
    case .addChild(let child, let parent):
      guard let child = pageMeant(child, context),
        let parent = pageMeant(parent ?? .`self`, context)
      else { return true }
      try addChild(child, to: parent)
    case .removeChild(let child):
      if let child = pageMeant(child, context) { try removeChild(child) }
    case .beginAppearance(let owner, let appears, let flag):
      guard let page = pageMeant(owner, context) else { return true }
      try beginByHand(page, appearing: appears, animated: isAnimated(flag, context))
    case .endAppearance(let owner):
      if let page = pageMeant(owner, context) { try endByHand(page) }
    case .callBack(let hook, let owner, let flag):
      guard let page = pageMeant(owner, context) else { return true }
      try self.owner(of: page).callBack(hook, page, animated: isAnimated(flag, context))
    case .callSuper(let hook, let declaration, let isOther, let flag):
      guard let page = context.selfPage else { return true }
      if isOther { self.owner(of: page).warn(ofCall: hook, page) }
      try self.owner(of: page).fireInherited(
        hook, from: declaration, page: page, animated: isAnimated(flag, context))
    default: return false
    }
    return true
  }

  /// viewWillAppear(_:) and its kind, called by code: the page's code runs with its super calls, at the
  /// base of which libraries have put themselves, and nothing of UIKit's own state changes (observed:
  /// Slide-iOS issue 266). It is told as any other call of it.
  func callBack(_ hook: Hook, _ page: Int, animated: Bool) throws {
    guard pages[page].exists, hook != .viewIsAppearing || profile.hasViewIsAppearing else { return }
    warn(ofCall: hook, page)
    try fire(
      hook, page: page, animated: hook.hasAnimatedArgument ? animated : nil, isAction: true)
  }

  /// UIKit's warning, once in a run (`IOSProfile.warnsOfCalledCallback`).
  func warn(ofCall hook: Hook, _ page: Int) {
    let isAboutAppearance = hook.hasAnimatedArgument && hook.group == .page
    guard isAboutAppearance, profile.warnsOfCalledCallback, code.isFirstMisuse() else { return }
    record(
      .warning,
      [
        "Calling -\(hook.name): directly on a UIViewController is not supported, and may result in "
          + "out-of-order callbacks and other inconsistent behavior. View controller: "
          + program.pages[page].name
      ])
  }
}
