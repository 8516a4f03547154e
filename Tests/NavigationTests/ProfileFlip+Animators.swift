import NavSimNavigation

/// The rules of transitions of code's own, one at a time.
extension ProfileFlip {
  static let animators: [ProfileFlip] = [
    .init("model/percent-driven", "animators.hasPause", "stack is A > B > C") {
      $0.animators.hasPause = false
    },
    .init("model/percent-driven", "animators.endOfNothingIsTold", "events completeTransition(yes)")
    {
      $0.animators.endOfNothingIsTold = false
    },
    .init("model/percent-driven", "animators.barCancelsAtOnce", "items are A > B > C") {
      $0.animators.barCancelsAtOnce = true
    },
  ]
}
