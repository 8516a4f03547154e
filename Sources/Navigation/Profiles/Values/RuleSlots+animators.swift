extension RuleSlot {
  /// Transitions of code's own, and what drives them.
  static let animators: [RuleSlot] = [
    .init("animators.hasPause", \.animators.hasPause),
    .init("animators.endOfNothingIsTold", \.animators.endOfNothingIsTold),
    .init("animators.barCancelsAtOnce", \.animators.barCancelsAtOnce),
    .init("animators.pushNests", \.animators.pushNests),
    .init("animators.framesBeforeCallbacks", \.animators.framesBeforeCallbacks),
    .init("animators.endFramesPage", \.animators.endFramesPage),
    .init("animators.titleViewComesBack", \.animators.titleViewComesBack),
  ]
}
