extension AdviceRule {
  /// Every rule, in the order of the ids. An id never changes its meaning.
  public static let all: [AdviceRule] = [
    .styleWhenLeaving, .unansweredWill, .scrollAfterLeaving, .barAlpha, .hiddenFlag, .leftBehind,
    .saidOnce, .translucentByHand, .opaqueImage, .colorNotCopied, .scrollEdge, .noBarYet,
    .noBarLeft, .earlyStackCall, .unguardedGesture, .fadedMaterial, .lateStyle, .childStyle,
    .hiddenByHand, .shownWhenLeaving, .statusBarHidden, .opaqueMask, .tintAlongside,
    .lateItem, .managedByHand, .unusedIgnore, .lateGiveBack,
    .lateTheme, .neverReached, .statusBarStyle, .childItem, .noEffect,
    .unfollowedScroll, .seenThroughBar, .mixedHiding, .barBackgroundColor,
    .edgeAlone, .latePop, .lateBottomBar,
  ]
}
