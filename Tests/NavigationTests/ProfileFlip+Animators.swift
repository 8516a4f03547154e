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
    .init("model/animator-frames", "animators.pushNests", "nested push animation") {
      $0.animators.pushNests = false
    },
    .init("model/animator-frames", "animators.framesBeforeCallbacks", "page.A.y = 64") {
      $0.animators.framesBeforeCallbacks = false
    },
    .init("model/animator-frames", "animators.endFramesPage", "page.D.y = 30") {
      $0.animators.endFramesPage = true
    },
    .init("model/driven-title-view", "animators.titleViewComesBack", "title.A absent") {
      $0.animators.titleViewComesBack = true
    },
  ]
}
