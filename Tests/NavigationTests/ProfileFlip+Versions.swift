import NavSimNavigation

extension ProfileFlip {
  /// Every flip of every theme.
  static let all: [ProfileFlip] =
    basics
    + reports
    + versions
    + surroundings + search + presentations + animators + windows + strategies + geometry + titles
    + style

  /// Rules of order and of the finger, most of which some version has otherwise.
  static let versions: [ProfileFlip] = [
    .init("model/frames-and-turns", "frameBetweenTurns", "at push.start+30f: bar.alpha = 1") {
      $0.frameBetweenTurns = true
    },
    .init("model/callbacks-by-hand", "warnsOfCalledCallback", "not supported") {
      $0.warnsOfCalledCallback = true
    },
    .init("model/callbacks-by-hand", "warnsOfCalledCallback not", "not supported") {
      $0.warnsOfCalledCallback = false
    },
    .init("model/explicit-transaction", "hideBarTakesTransaction", "bar.y = -12") {
      $0.hideBarTakesTransaction = true
    },
    .init("model/set-stack-containment", "setStackTopContainment", "count willMove(C) = 1") {
      $0.setStackTopContainment = false
    },
    .init("model/set-stack-containment", "setStackTopContainment told", "count didMove(C) = 0") {
      $0.setStackTopContainment = true
    },
    .init("model/set-stack-containment", "setStackTellsLower", "count willMove(B) = 1") {
      $0.setStackTellsLower = false
    },
    .init("model/first-page-delegate", "initialWillShow", "bar.barTintColor = #00FF00") {
      $0.initialWillShow = false
    },
    .init(
      "model/first-page-delegate", "initialWillShowInside", "bar.barTintColor = #FF0000"
    ) {
      $0.initialWillShowInside = true
    },
    .init("model/first-page-delegate", "initialDidShowTwice on 13", "bar.tintColor = #00FF00") {
      $0.initialDidShowTwice = true
    },
    .init("model/window-root", "firstLayoutPairs", "count viewWillLayoutSubviews(Home) = 1") {
      $0.firstLayoutPairs = 2
    },
    .init("model/child-layouts", "childLayoutPairs", "count viewWillLayoutSubviews(C) = 1") {
      $0.childLayoutPairs = 3
    },
    .init("model/did-move", "sendsDidMove", "viewDidAppear(B), didMove(B)") {
      $0.sendsDidMove = false
    },
    .init("model/constraints", "pagesHaveConstraints", "count updateViewConstraints = 0") {
      $0.pagesHaveConstraints = true
    },
    .init("model/constraints", "movesUpdateConstraints", "push: count updateViewConstraints = 1") {
      $0.movesUpdateConstraints = true
    },
    .init("model/window-root", "firstShowLaysOutController", "viewDidLayoutSubviews(Second)") {
      $0.firstShowLaysOutController = false
    },
    .init("model/root-by-push", "rootIsPushed", "bar.tintColor = red") { $0.rootIsPushed = false },
    .init("reported/G170", "animatedFirstStackTells", "unmet-wish of page.List") {
      $0.animatedFirstStackTells = true
    },
    .init("model/first-page-delegate", "initialDidShowTwice", "bar.tintColor = #0000FF") {
      $0.initialDidShowTwice = false
    },
    .init("model/pop-past-pages", "popToStaleArray", "bar.tintColor = #FF0000") {
      $0.popToStaleArray = false
    },
    .init("model/back-button-and-own-pop", "backButtonPopsAgain", "stack is A > B") {
      $0.backButtonPopsAgain = true
    },
    .init("model/notice-of-the-finger", "interactionHook", "count interactionEnds = 0") {
      $0.interactionHook = .interactionEnds
    },
    .init("model/pop-while-busy", "busyPopBeforeStart", "nested pop animation") {
      $0.busyPopBeforeStart = .deferUntilEnd
    },
    .init("model/pop-while-busy", "busyPopWhileAnimating", "second is deferred") {
      $0.busyPopWhileAnimating = .nests
    },
    .init("model/pop-while-busy", "busyPopWhileAnimating completesFirst", "page.C.x rising") {
      $0.busyPopWhileAnimating = .deferUntilEnd
    },
    .init("model/empty-set", "emptySetTakesLayout", "page.Home absent") {
      $0.emptySetTakesLayout = false
    },
    .init("model/empty-set", "emptySetTakesLayout on 11", "page.Home visible") {
      $0.emptySetTakesLayout = true
    },
    .init("model/children-by-hand", "warnsOfHandBegun", "logs \"Unbalanced calls") {
      $0.warnsOfHandBegun = false
    },
    .init("model/deferred-push", "deferredPushRaises", "raises \"more than once\"") {
      $0.deferredPushRaises = false
    },
    .init("model/set-then-push", "sameTurnSetThenPush", "push is deferred") {
      $0.sameTurnSetThenPush = .immediate
    },
    .init("model/set-then-push", "sameTurnSetThenPush waits", "events willMove(C)") {
      $0.sameTurnSetThenPush = .deferUntilEnd
    },
    .init("model/duration-as-code-reads-it", "transitionDuration", "bar.alpha = 0.714") {
      $0.transitionDuration = 0.5
    },
    .init("model/after-the-finger", "completionCurve", "page.B.x = 162.629") {
      $0.completionCurve = .linear
    },
    .init("model/edge-of-the-gesture", "edgeWidth", "swipe is ignored") { $0.edgeWidth = 25 },
    .init("model/appearance-eras", "hasAppearance", "eye.left = #FF0000") {
      $0.hasAppearance = false
    },
    .init("model/appearance-eras", "scrollEdgeAppliesToAll", "eye.left = #00FF00") {
      $0.scrollEdgeAppliesToAll = false
    },
    .init("model/tint-over-material", "blurTintAlpha", "eye.centre = #FF2626") {
      $0.blurTintAlpha = 0.7
    },
    .init("model/tint-over-material", "translucentImageOpacity", "eye.centre = #FF0F0F") {
      $0.translucentImageOpacity = 0.7
    },
    .init("model/style-in-a-block", "imageChange", "eye.centre = #0000FF") {
      $0.imageChange = .animates
    },
    .init("model/style-in-a-block", "translucentChange", "bar.bg.image.color = clear") {
      $0.translucentChange = .animates
    },
    .init("model/stand-in-without-item", "bareBarIsBlank", "A.fake.color = clear") {
      $0.bareBarIsBlank = false
    },
  ]
}
