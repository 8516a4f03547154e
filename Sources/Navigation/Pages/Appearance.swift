import NavSimVocabulary

/// A page's appearance as UIKit keeps it: callbacks come from changes of state, never from a list.
extension Navigator {
  /// beginAppearanceTransition: the page is about to appear or to disappear.
  func beginAppearance(
    _ page: Int, appearing: Bool, animated: Bool, _ transition: Transition
  ) throws {
    if pages[page].appearsByHand {
      if profile.warnsOfHandBegun {
        uikit(.transitionStart) { recordUnbalanced(program.pages[page].name) }
      }
      return
    }
    let state = pages[page].appearance
    let isFitting =
      appearing
      ? state == .disappeared || state == .disappearing
      : state == .appeared || state == .appearing
    guard isFitting else {
      uikit(.transitionStart) { recordUnbalanced(program.pages[page].name) }
      return
    }
    // viewDidLoad comes before the page begins to appear: what it presents is in no window yet (observed: Stack
    // Overflow 11862883).
    if appearing { try loadIfNeeded(page) }
    pages[page].appearance = appearing ? .appearing : .disappearing
    pages[page].hasSentIsAppearing = false
    let parentFirst = profile.surroundings.parentBeforeChild
    if !parentFirst {
      try beginShown(in: .page(page), appearing: appearing, animated: animated, transition)
    }
    try fire(
      appearing ? .viewWillAppear : .viewWillDisappear, page: page, animated: animated,
      transition: transition)
    if parentFirst {
      try beginShown(in: .page(page), appearing: appearing, animated: animated, transition)
    }
  }

  /// endAppearanceTransition: the page has appeared or has disappeared.
  func endAppearance(_ page: Int, animated: Bool, _ transition: Transition) throws {
    if pages[page].appearsByHand { return }
    let parentFirst = profile.surroundings.parentBeforeChild
    if !parentFirst { try endShown(in: .page(page), animated: animated, transition) }
    switch pages[page].appearance {
    case .appearing:
      pages[page].appearance = .appeared
      try fire(.viewDidAppear, page: page, animated: animated, transition: transition)
    case .disappearing:
      pages[page].appearance = .disappeared
      try fire(.viewDidDisappear, page: page, animated: animated, transition: transition)
    case .appeared, .disappeared:
      uikit(.transitionEnd) { recordUnbalanced(program.pages[page].name) }
    }
    if parentFirst { try endShown(in: .page(page), animated: animated, transition) }
  }

  func recordUnbalanced(_ name: String) {
    record(.warning, ["Unbalanced calls to begin/end appearance transitions for \(name)"])
  }
}
