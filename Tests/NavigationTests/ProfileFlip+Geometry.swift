import NavSimNavigation

/// The values of `GeometryRules`, each with a scenario that needs it.
extension ProfileFlip {
  static let geometry: [ProfileFlip] = [
    .init("model/bar-heights", "geometry.wideNotchInset", "page.A.safeAreaTop = 88") {
      $0.geometry.wideNotchInset = 48
    },
    .init("model/bar-heights", "geometry.miniNotchInset", "page.A.safeAreaTop = 94") {
      $0.geometry.miniNotchInset = 44
    },
    .init("model/bar-heights", "geometry.islandBarRise", "bar.y = 53.667") {
      $0.geometry.islandBarRise = 5
    },
    .init("model/bar-heights", "geometry.islandBarRise on 26", "bar.y = 59") {
      $0.geometry.islandBarRise = 16.0 / 3
    },
    .init("model/landscape", "geometry.compactStatusBarHeight", "bar.y = 0") {
      $0.geometry.compactStatusBarHeight = 20
    },
    .init("model/bar-heights", "geometry.barHeight", "bar.height = 54") {
      $0.geometry.barHeight = 44
    },
    .init("model/rotation", "geometry.compactBarHeight", "bar.height = 32") {
      $0.geometry.compactBarHeight = 44
    },
    .init("model/landscape", "geometry.largePhoneBarIsCompact", "bar.height = 44") {
      $0.geometry.largePhoneBarIsCompact = true
    },
    .init("model/bar-heights", "geometry.padBarHeight", "page.A.safeAreaTop = 70") {
      $0.geometry.padBarHeight = 44
    },
    .init("model/prompt", "geometry.promptHeight", "bar.height = 74") {
      $0.geometry.promptHeight = 22
    },
    .init("model/landscape", "geometry.compactPromptHeight", "bar.height = 54") {
      $0.geometry.compactPromptHeight = 30
    },
    .init("model/large-title-push", "geometry.largeTitleHeight", "bar.height = 96") {
      $0.geometry.largeTitleHeight = 50
    },
    .init(
      "model/large-title-place", "geometry.largeTitleNeedsFirstSubview", "bar.height = 96"
    ) {
      $0.geometry.largeTitleNeedsFirstSubview = false
    },
    .init("model/large-title-tabs", "geometry.returningBarKeepsHeight", "bar.Second.height = 44") {
      $0.geometry.returningBarKeepsHeight = false
    },
    .init("model/large-title-content", "geometry.heightJumpsWithLook", "bar.height = 54") {
      $0.geometry.heightJumpsWithLook = false
    },
    .init("model/landscape", "geometry.largeTitleInCompactHeight", "bar.height = 32") {
      $0.geometry.largeTitleInCompactHeight = true
    },
    .init("model/large-title-scroll", "geometry.largeTitleCollapses", "bar.height = 76") {
      $0.geometry.largeTitleCollapses = false
    },
    .init(
      "model/large-title-scroll", "geometry.inlineTitleThreshold",
      "bar.content.large-title.alpha = 0.444"
    ) { $0.geometry.inlineTitleThreshold = 52 },
    .init(
      "model/large-title-scroll", "geometry.titleFadeDuration",
      "bar.content.large-title.alpha = 0.444"
    ) { $0.geometry.titleFadeDuration = 0.3 },
    .init("model/pulled-content", "geometry.largeTitleStretches", "bar.height = 132.667") {
      $0.geometry.largeTitleStretches = false
    },
    .init("model/large-title-scroll", "geometry.largeTitleSnap", "bar.height = 86") {
      $0.geometry.largeTitleSnap = 0.25
    },
    .init("model/large-title-scroll", "geometry.largeTitleSnapDuration", "bar.height = 86") {
      $0.geometry.largeTitleSnapDuration = 0.4
    },
    .init("model/prompt", "geometry.incomingPageFollowsBar", "page.B.content.y = 121") {
      $0.geometry.incomingPageFollowsBar = .withTheBar
    },
    .init("model/prompt", "geometry.leavingPageKeepsSafeArea", "page.A.content.y = 91") {
      $0.geometry.leavingPageKeepsSafeArea = false
    },
    .init("model/leaving-page-insets", "geometry.leavingPageInsetsAnimate", "page.B.content.y = 84")
    {
      $0.geometry.leavingPageInsetsAnimate = true
    },
    .init(
      "model/layout-margins", "geometry.layoutMarginsTold", "count viewLayoutMarginsDidChange = 0"
    ) {
      $0.geometry.layoutMarginsTold = .afterSafeArea
    },
    .init("model/first-subview", "geometry.insetsFollowSafeArea", "page.Second.content.y = 64") {
      $0.geometry.insetsFollowSafeArea = false
    },
    .init("model/first-subview", "geometry.adjustsFirstSubviewOnly", "page.Second.content.y = 0") {
      $0.geometry.adjustsFirstSubviewOnly = false
    },
    .init(
      "model/inset-behaviour", "geometry.automaticAdjustsAlways", "page.Automatic.content.y = 64"
    ) { $0.geometry.automaticAdjustsAlways = false },
    .init("model/scrolled-content", "geometry.scrolledContentStays", "page.A.content.y = -36") {
      $0.geometry.scrolledContentStays = false
    },
    .init("model/inner-bar", "geometry.innerBar", "bar.Inner.y = 64") {
      $0.geometry.innerBar = .belowStatusBar
    },
    .init("model/rotation", "geometry.rotationLayoutPairs", "count viewWillLayoutSubviews(A) = 2") {
      $0.geometry.rotationLayoutPairs = 1
    },
    .init("model/rotation", "geometry.rotationDuration", "bar.height = 38") {
      $0.geometry.rotationDuration = 0.6
    },
    .init("model/rotation", "geometry.rotationWaitsForTransition", "page.B.width = 375") {
      $0.geometry.rotationWaitsForTransition = false
    },
    .init("model/edges", "opaquePageStartsBelowBar", "page.Opaque.y = 64") {
      $0.opaquePageStartsBelowBar = false
    },
    .init(
      "model/adjusting-pages", "geometry.adjustingPagesAreLaidOut",
      "during pop: count viewWillLayoutSubviews(List) = 1"
    ) {
      $0.geometry.adjustingPagesAreLaidOut = false
    },
    .init("model/layout-of-controller", "geometry.layoutPutsBarBack", "bar.y = 20") {
      $0.geometry.layoutPutsBarBack = false
    },
    .init("model/layout-of-controller", "geometry.layoutPutsBarBack on 14", "bar.y = -24") {
      $0.geometry.layoutPutsBarBack = true
    },
    .init("model/layout-of-controller", "geometry.translucentWaitsForLayout", "page.A.y = 0") {
      $0.geometry.translucentWaitsForLayout = false
    },
    .init("model/layout-of-controller", "geometry.translucentWaitsForLayout on 12", "page.A.y = 64")
    {
      $0.geometry.translucentWaitsForLayout = true
    },
    .init("model/moved-bar", "geometry.endPutsBarBack", "bar.y = 0") {
      $0.geometry.endPutsBarBack = true
    },
    .init("model/moved-bar", "geometry.firstPageCollapses", "bar.height = 96") {
      $0.geometry.firstPageCollapses = true
    },
    .init(
      "model/leaving-scroll-view", "geometry.insetsLeavingScrollView", "page.List.content.y = 20"
    ) {
      $0.geometry.insetsLeavingScrollView = false
    },
    .init("model/own-bars-on-11", "geometry.blocksFindEarlyFrame", "B.fake.y = -64") {
      $0.geometry.blocksFindEarlyFrame = false
    },
  ]
}
