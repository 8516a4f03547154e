import NavSimKernel
import NavSimNavigation
import Testing

/// A scenario file, one value of the profile changed, and a piece of the expectation that must then
/// fail. Written down from the rules, before the flips were run as a test.
struct ProfileFlip: Sendable, CustomTestStringConvertible {
  let file: String
  let name: String
  let claim: String
  let change: @Sendable (inout IOSProfile) -> Void

  init(
    _ file: String, _ name: String, _ claim: String,
    _ change: @escaping @Sendable (inout IOSProfile) -> Void
  ) {
    self.file = file
    self.name = name
    self.claim = claim
    self.change = change
  }

  var testDescription: String { "\(file): \(name)" }

  static let basics: [ProfileFlip] = [
    .init("basics/push", "parallaxFraction", "page.A.x") { $0.parallaxFraction = 0.25 },
    .init("basics/push", "dimAlpha", "page.A.dim") { $0.dimAlpha = 0.2 },
    .init("basics/push", "motion", "page.B.x") { $0.motion = .easeInOut },
    .init("basics/push", "motionDuration", "page.B.x = 0.542") { $0.motionDuration = 0.35 },
    .init("basics/push", "geometry.barHeight", "bar.height") { $0.geometry.barHeight = 50 },
    .init("basics/push", "loadSlot", "loadView(B), viewDidLoad(B)") { $0.loadSlot = .lazy },
    .init("basics/push", "didShowAfterDidAppear", "didShow(B)") {
      $0.didShowAfterDidAppear = false
    },
    .init("basics/push", "willShowAfterWillAppear", "willShow(B)") {
      $0.willShowAfterWillAppear = false
    },
    .init("basics/push", "pushLayoutPairsAfter", "count viewWillLayoutSubviews(B)") {
      $0.pushLayoutPairsAfter = 1
    },
    .init("basics/push", "opaquePageStartsBelowBar", "page.A.y") {
      $0.opaquePageStartsBelowBar = false
    },
    .init("basics/push", "hasViewIsAppearing", "count viewIsAppearing") {
      $0.hasViewIsAppearing = true
    },
    .init("basics/pop", "popLayoutPairs", "count viewWillLayoutSubviews(A)") {
      $0.popLayoutPairs = 1
    },
    .init("basics/pop", "popLayoutPairsAfter", "count viewWillLayoutSubviews(A)") {
      $0.popLayoutPairsAfter = 1
    },
    .init("basics/pop", "didMoveFollowsDidDisappear", "didMove(B), viewDidAppear(A)") {
      $0.didMoveFollowsDidDisappear = false
    },
    .init("basics/swipe-finished", "completionSpeed", "page.B.x") { $0.completionSpeed = 2 },
    .init("basics/swipe-cancelled", "cancelCallbacksAtEnd", "count viewWillDisappear(A)") {
      $0.cancelCallbacksAtEnd = false
    },
    .init("lint/late-give-back", "lateBlocksRun", "barTintColor") {
      $0.lateBlocksRun = true
    },
    .init("basics/swipe-cancelled", "cancelSendsDidDisappear", "count viewDidDisappear(B)") {
      $0.cancelSendsDidDisappear = true
    },
    .init("basics/swipe-cancelled", "cancelSendsDidShow", "count didShow") {
      $0.cancelSendsDidShow = true
    },
    .init("basics/pop-to-root", "parallaxFraction", "page.A.x") { $0.parallaxFraction = 0.25 },
    .init("basics/back-button", "shouldPopFirstForButton", "shouldPop(B)") {
      $0.shouldPopFirstForButton = false
    },
    .init("basics/set-stack", "opaquePageStartsBelowBar", "eye.left") {
      $0.opaquePageStartsBelowBar = false
    },
    .init("basics/push-not-animated", "nonAnimatedLayoutAfter", "bar.backgroundImage") {
      $0.nonAnimatedLayoutAfter = false
    },
    .init("basics/push-during-push", "busyPushWhileAnimating nests", "nested push") {
      $0.busyPushWhileAnimating = .nests
    },
    .init("basics/push-during-push", "busyPushWhileAnimating defers", "nested push") {
      $0.busyPushWhileAnimating = .deferUntilEnd
    },
    .init("basics/push-in-viewdidappear", "didShowAfterDidAppear", "didShow(B)") {
      $0.didShowAfterDidAppear = false
    },
    .init("basics/hidden-bar", "surroundings.barTravel", "bar.x") {
      $0.surroundings.barTravel = .slidesVertically
    },
    .init("basics/restore-style", "cancelCallbacksAtEnd", "eye.centre") {
      $0.cancelCallbacksAtEnd = false
    },
    .init("basics/swipe-velocity", "decisionVelocity", "swipe is finished") {
      $0.decisionVelocity = 2
    },
    .init("basics/swipe-velocity", "decisionDistance", "swipe is cancelled") {
      $0.decisionDistance = 0.4
    },
    .init("basics/hidden-flag-of-background", "reshowsBackground", "bar.bg.hidden") {
      $0.reshowsBackground = false
    },
    .init("basics/forced-layout", "loadSlot", "viewDidLoad(B), viewWillDisappear(A)") {
      $0.loadSlot = .lazy
    },
    .init("model/edge-shadow", "edgeShadowWidth", "Detail.edgeShadow.width = 18.75") {
      $0.edgeShadowWidth = 0.1
    },
    .init("model/edge-shadow", "edgeShadowAlpha", "Detail.edgeShadow.alpha = 0.015") {
      $0.edgeShadowAlpha = 0.1
    },
    .init("model/edge-shadow", "edgeShadowFade", "Detail.edgeShadow.alpha = 0.015") {
      $0.edgeShadowFade = .byProgress
    },
    .init("basics/moved-page", "dimAlpha", "eye.status") { $0.dimAlpha = 0.2 },
    .init("basics/two-colours", "dimAlpha", "eye.left") { $0.dimAlpha = 0.2 },
    .init("basics/style-after-cancel", "cancelCallbacksAtEnd", "count viewWillDisappear(A)") {
      $0.cancelCallbacksAtEnd = false
    },
  ]

  static let reports: [ProfileFlip] = [
    .init("reported/G016", "barTintColorChange animates", "eye.centre = #FF0000") {
      $0.barTintColorChange = .animates
    },
    .init("reported/G016", "barTintColorChange lands at the end", "eye.centre = #74008B") {
      $0.barTintColorChange = .landsAtEnd
    },
    .init("reported/G016", "tintColorChange", "bar.content.tintColor") {
      $0.tintColorChange = .jumps
    },
    .init("reported/G017", "surroundings.barTravel", "bar.x") {
      $0.surroundings.barTravel = .slidesVertically
    },
    .init("reported/G018", "surroundings.barTravel", "bar.x") {
      $0.surroundings.barTravel = .slidesVertically
    },
    .init("reported/G019", "surroundings.barTravel", "bar visible") {
      $0.surroundings.barTravel = .slidesVertically
    },
    .init("reported/G021", "hideBarDuration", "bar visible") { $0.hideBarDuration = 0.05 },
    .init("reported/G028", "loadSlot", "eye.right") { $0.loadSlot = .lazy },
    .init("reported/G048", "busyPushBeforeStart", "nested push") {
      $0.busyPushBeforeStart = .deferUntilEnd
    },
  ]
}
