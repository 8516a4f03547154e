/// A question of one word that `if` can ask.
public enum Condition: String, CaseIterable, Hashable, Sendable {
  case animated, cancelled, interactive, transitioning, modal, visible
  case isMovingToParent, isMovingFromParent
  case landscape
  case same

  /// The condition's word in text.
  public var name: String { rawValue }

  /// One sentence about it.
  public var summary: String {
    switch self {
    case .animated: return "the callback's animated argument"
    case .cancelled:
      return
        "the transition that is told of was cancelled, once that is decided; whether code still has its coordinator asks 'transitioning'"
    case .interactive:
      return
        "the transition began with a finger; at interactionControllerFor: a pan of code's own is under way"
    case .transitioning:
      return
        "there is a transition coordinator: from an animated call to the end of its transition, not in what comes after a swipe that was taken back"
    case .modal: return "the transition is a modal one"
    case .visible: return "the page's view is in a window"
    case .isMovingToParent: return "the page is being pushed"
    case .isMovingFromParent: return "the page is being popped"
    case .landscape:
      return "the device is held sideways; at viewWillTransition, as it will be"
    case .same: return "the two styles that the strategy's item 'same' names look alike"
    }
  }
}

/// The ways in which code takes a part of the real bar away.
public enum Mechanism: String, CaseIterable, Hashable, Sendable {
  case hidden, locked, alpha, mask, image, appearance

  /// The mechanism's word in text.
  public var name: String { rawValue }

  /// The parts of the bar that it takes away; the others have nothing of the kind.
  public var parts: [Thing] {
    switch self {
    case .image: return [.barBackground, .barShadow]
    case .appearance: return [.barBackground]
    default: return Thing.allCases.filter(\.isBarPart)
    }
  }

  /// One sentence about it.
  public var summary: String {
    switch self {
    case .hidden: return "the hidden flag, which UIKit resets during push and pop from iOS 11"
    case .locked: return "the hidden flag, with its setter locked against UIKit"
    case .alpha: return "alpha 0"
    case .mask: return "an empty mask layer"
    case .image: return "an empty image in place of the bar's own, which code has to write again"
    case .appearance:
      return
        "a transparent appearance, up to iOS 12 empty images: code has to write the style again"
    }
  }
}

/// Where a stand-in bar is put inside its page.
public enum FrameRule: UInt8, CaseIterable, Hashable, Sendable {
  case bg, bgOld, barBottom, barToTop, bgXView, bgX0, extendToTop, barInContainer

  /// The rule's word in text.
  public var name: String {
    switch self {
    case .bg: return "bg"
    case .bgOld: return "bg-old"
    case .barBottom: return "bar-bottom"
    case .barToTop: return "bar-to-top"
    case .bgXView: return "bg-x-view"
    case .bgX0: return "bg-x-0"
    case .extendToTop: return "extend-to-top"
    case .barInContainer: return "bar-in-container"
    }
  }

  /// One sentence about it.
  public var summary: String {
    switch self {
    case .bg: return "the real background's frame, converted from the bar into the page"
    case .bgOld: return "the same, converted from the background's superview"
    case .barBottom: return "from the top of the screen to the bar's bottom, as the page sees it"
    case .barToTop: return "the bar's own height, extended to the top of the screen"
    case .bgXView: return "the real background's frame, at the left edge of the page's bounds"
    case .bgX0: return "the real background's frame, at x 0 of the page"
    case .extendToTop:
      return
        "the real background's frame, from the page's top where it starts lower; of edgeShadow its own, "
        + "from the window's top"
    case .barInContainer:
      return "the real background's frame as the stand-in was made, wherever its host is"
    }
  }
}

/// What a stand-in is made of.
public enum FakeKind: String, CaseIterable, Hashable, Sendable {
  case bar, toolbar, view, views
  /// What the window shows in the bar's strip when it is made: drawn once, titles included.
  case picture
  /// A bar with items of its own.
  case full
  /// What the window last showed in the bar's strip, whatever code has set since.
  case snapshot

  /// Whether it is drawn once, and shows nothing else after that.
  public var isPicture: Bool { self == .picture || self == .snapshot }

  /// The kind's word in text.
  public var name: String { rawValue }
}

/// A named timing curve.
public enum CurveName: UInt8, CaseIterable, Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut, spring

  /// The curve's word in text.
  public var name: String {
    switch self {
    case .linear: return "linear"
    case .easeIn: return "ease-in"
    case .easeOut: return "ease-out"
    case .easeInOut: return "ease-in-out"
    case .spring: return "spring"
    }
  }
}

/// How an action ended: what a claim says and a trace records.
public enum ActionOutcome: String, CaseIterable, Hashable, Sendable {
  /// Nothing came of it.
  case ignored
  /// It had to wait for another.
  case deferred
  case finished, cancelled
}

/// When two images count as the same, for a strategy's `same`.
public enum ImageIdentity: String, CaseIterable, Hashable, Sendable {
  /// The same object; equal pixels; an equal average colour; an equal name.
  case identity, pixels, average, identifier

  /// The word in text.
  public var name: String { rawValue }
}
