import NavSimProgram
import NavSimVocabulary

/// Calls and setters of UIKit's that are a whole line here.
extension Session {
  /// A call of UIKit's at the start of a statement, for which there is a line.
  func refuseUIKitCall(_ word: Word, _ cursor: Cursor, _ context: CodeContext) throws {
    let target = word.text.prefix { $0 != "=" && $0 != "(" }
    guard let last = target.split(separator: ".").last else { return }
    let name = String(last.filter { $0 != "?" && $0 != "!" })
    guard pages.byName[name] == nil, navigations.byName[name] == nil else { return }
    let isCall = word.text.contains("(")
    let span = isCall ? cursor.restSpan : word.span
    if let line = line(for: name, String(source(span)), isCall: isCall) {
      throw fail(
        .swiftCall, span, "'\(name)' is UIKit's", try: Session.owned(line, firstPage, context))
    }
    if let instead = Unmodelled.elsewhere[name] {
      throw fail(.unknownStatement, word.span, "'\(name)' is UIKit's", note: instead)
    }
    if let instead = Unmodelled.everyday[name.lowercased()] {
      throw fail(.unknownStatement, word.span, "'\(name)' is not modelled", note: instead)
    }
  }

  private func line(for name: String, _ text: String, isCall: Bool) -> String? {
    switch name {
    case "dismiss" where isCall, "present" where isCall:
      let flag = text.contains("animated: false") ? " animated=no" : ""
      let argument = text.drop { $0 != "(" }.dropFirst().prefix { Names.isName(String($0)) }
      let page = pages.byName[String(argument)] != nil ? String(argument) : "PAGE"
      return (name == "present" ? "present \(page)" : "dismiss") + flag
    case "isNavigationBarHidden":
      let shows = ["no", "false", "NO"].contains { text.hasSuffix($0) }
      return shows ? "show bar animated=no" : "hide bar animated=no"
    default: return Session.lines[name]
    }
  }

  /// The first page that is declared, for lines that have to name one.
  private var firstPage: String { pages.all.first?.name.text ?? "PAGE" }

  /// A page's line as an action, which has no page of its own, writes it.
  private static func owned(_ line: String, _ page: String, _ context: CodeContext) -> String {
    guard context.place == .action else { return line }
    if line.hasPrefix("self ") { return page + line.dropFirst(4) }
    return line.hasPrefix("item ") || line.hasPrefix("scrollView ") ? "\(page).\(line)" : line
  }

  /// What is written for each; a line of a page's hook.
  static let lines: [String: String] = {
    var all: [String: String] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: "|")
      for name in parts[0].split(whereSeparator: { $0 == " " }) {
        all[String(name)] = parts[1].split(separator: " ").joined(separator: " ")
      }
    }
    return all
  }()

  private static let rows = """
    setNeedsStatusBarAppearanceUpdate | update statusBar
    setStatusBarHidden | statusBar hidden=yes
    setStatusBarStyle | statusBar style=lightContent
    dismissViewController dismissViewControllerAnimated | dismiss
    presentViewController | present PAGE
    setToolbarHidden isToolbarHidden | hide toolbar animated=yes
    setTabBarHidden isTabBarHidden | hide tabBar animated=yes
    setLeftBarButton setLeftBarButtonItem setLeftBarButtonItems | item leftBarButtonItem="X" animated=yes
    setRightBarButton setRightBarButtonItem setRightBarButtonItems | item rightBarButtonItem="X" animated=yes
    setHidesBackButton | item hidesBackButton=yes
    setTitle | item title="Title"
    setBackgroundImage | bar backgroundImage=empty
    setShadowImage | bar shadowImage=empty
    setContentOffset scrollRectToVisible scrollToRow scrollToItem | scrollView contentOffset=0pt
    becomeFirstResponder | self firstResponder=yes
    resignFirstResponder endEditing | self firstResponder=no
    sizeToFit | layout bar
    configureWithDefaultBackground | bar standardAppearance=default
    configureWithOpaqueBackground | bar standardAppearance=opaque
    configureWithTransparentBackground | bar standardAppearance=transparent
    additionalSafeAreaInsets | self additionalSafeAreaTop=20pt
    addChild addChildViewController | add-child PAGE
    removeFromParent removeFromParentViewController | remove-child PAGE
    beginAppearanceTransition | begin-appearance PAGE appearing=yes
    endAppearanceTransition | end-appearance PAGE
    addSubview insertSubview | add self.fake to view frame=bg
    removeFromSuperview | remove self.fake
    bringSubviewToFront | front self.fake
    finishInteractiveTransition | driver finish
    cancelInteractiveTransition | driver cancel
    completeTransition | complete
    makeKeyAndVisible | make-key NAME
    replace replaceViewController | set-stack A > B
    appearance | proxy barTintColor=red
    """

  /// What UIKit calls a condition that has another word here.
  static let conditionHabits = [
    "coordinator": "transitioning", "transitionCoordinator": "transitioning",
    "isInteractive": "interactive", "initiallyInteractive": "interactive",
    "isCancelled": "cancelled", "transitionWasCancelled": "cancelled",
    "isAnimated": "animated", "isBeingPresented": "modal", "isBeingDismissed": "modal",
    "presented": "modal", "presentingViewController": "modal", "isVisible": "visible",
    "viewIfLoaded": "visible", "isViewLoaded": "visible",
    "isMovingToParentViewController": "isMovingToParent",
    "isMovingFromParentViewController": "isMovingFromParent",
    "isTranslucent": "bar.translucent is yes",
    "isNavigationBarHidden": "navigation.navigationBarHidden is yes",
    "topViewController": "top is self", "visibleViewController": "top is self",
    "navigationController": "self is on-stack",
  ]
}
