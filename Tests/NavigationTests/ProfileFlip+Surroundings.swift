import NavSimNavigation

/// The rules of what stands around the pages, one at a time.
extension ProfileFlip {
  static let surroundings: [ProfileFlip] = [
    .init("model/hiding-directions", "surroundings.barTravel slidesVertically", "bar.x") {
      $0.surroundings.barTravel = .slidesVertically
    },
    .init("model/hiding-directions", "surroundings.barTravel fades", "bar.x = -204.292") {
      $0.surroundings.barTravel = .fades
    },
    .init("model/hiding-directions", "hideBarDuration", "bar.y = -12") { $0.hideBarDuration = 0.4 },
    .init("model/hiding-flags", "surroundings.barTravel", "bar.x = 37.5") {
      $0.surroundings.barTravel = .slidesVertically
    },
    .init("model/hiding-plain-setter", "surroundings.barTravel", "bar.x = -281.25") {
      $0.surroundings.barTravel = .slidesVertically
    },
    .init("model/hiding-both", "surroundings.barTravel", "bar.x = 33.584") {
      $0.surroundings.barTravel = .fades
    },
    .init("model/rewound-move", "surroundings.rewoundMoveCompletes no", "first.end: bar hidden") {
      $0.surroundings.rewoundMoveCompletes = false
    },
    .init("model/rewound-move", "surroundings.rewoundMoveCompletes yes", "first.end: bar visible") {
      $0.surroundings.rewoundMoveCompletes = true
    },
    .init("model/nested-bar-place", "surroundings.nestedEndPlacesBar", "bar.y = -44") {
      $0.surroundings.nestedEndPlacesBar = false
    },
    .init("model/status-bar-style", "surroundings.statusBarFade", "statusBar.color = #808080") {
      $0.surroundings.statusBarFade = 0.2
    },
    .init(
      "model/status-bar-style", "surroundings.statusBarFollowsBarStyle", "statusBar.style = default"
    ) {
      $0.surroundings.statusBarFollowsBarStyle = false
    },
    .init(
      "model/status-bar-asked", "surroundings.hiddenBarAsksPage", "statusBar.style = lightContent"
    ) {
      $0.surroundings.hiddenBarAsksPage = false
    },
    .init("model/status-bar-asked", "surroundings.statusBarAskedFirst", "loadView(B)") {
      $0.surroundings.statusBarAskedFirst = false
    },
    .init("model/status-bar-asked", "surroundings.statusBarAdapts", "statusBar.style = d") {
      $0.surroundings.statusBarAdapts.toggle()
    },
    .init("model/status-bar-hidden", "surroundings.hiddenStatusBarMovesBars", "bar.y = 0") {
      $0.surroundings.hiddenStatusBarMovesBars = false
    },
    .init("model/status-bar-hidden", "surroundings.statusBarMoveAnimates", "bar.y = 0") {
      $0.surroundings.statusBarMoveAnimates = true
    },
    .init("model/toolbar", "surroundings.toolbarHeight", "toolbar.y = 623") {
      $0.surroundings.toolbarHeight = 49
    },
    .init("model/toolbar", "surroundings.compactToolbarHeight", "toolbar.y = 343") {
      $0.surroundings.compactToolbarHeight = 44
    },
    .init("model/tab-bar", "surroundings.compactTabBarHeight", "tabBar.y = 343") {
      $0.surroundings.compactTabBarHeight = 49
    },
    .init("model/toolbar", "surroundings.bottomBarTravel", "toolbar.x = -61.288") {
      $0.surroundings.bottomBarTravel = .slidesVertically
    },
    .init("model/toolbar", "hideBarDuration", "toolbar.y = 645") { $0.hideBarDuration = 0.4 },
    .init("model/tabs", "surroundings.tabFadeDuration", "page.Home visible") {
      $0.surroundings.tabFadeDuration = 0
    },
    .init("model/tabs", "surroundings.tabFadeObeysAnimationsOff", "page.Home absent") {
      $0.surroundings.tabFadeObeysAnimationsOff = false
    },
    .init("model/tabs", "surroundings.newTabEndsFirst", "events viewDidLoad(Goods)") {
      $0.surroundings.newTabEndsFirst.toggle()
    },
    .init("model/tabs", "surroundings.controllerEndsFirst", "viewDidDisappear(Second)") {
      $0.surroundings.controllerEndsFirst = false
    },
    .init("model/tab-bar", "surroundings.tabBarHeight", "tabBar.y = 618") {
      $0.surroundings.tabBarHeight = 56
    },
    .init("model/pad-tab-bar", "surroundings.padTabBarHeight", "tabBar.y = 974") {
      $0.surroundings.padTabBarHeight = 49
    },
    .init("model/pad-tab-bar", "surroundings.padTabBarOverIndicator", "tabBar.y = 1129") {
      $0.surroundings.padTabBarOverIndicator = 49
    },
    .init(
      "model/toolbar-in-place-of-the-tab-bar", "surroundings.toolbarShownLaterIsSeen",
      "toolbar.y = 623"
    ) {
      $0.surroundings.toolbarShownLaterIsSeen = false
    },
    .init("model/tab-bar", "surroundings.hiddenBottomBarStays", "during higher") {
      $0.surroundings.hiddenBottomBarStays = false
    },
    .init("model/tab-bar", "surroundings.bottomBarIsAskedAtCall", "at late.end") {
      $0.surroundings.bottomBarIsAskedAtCall = false
    },
    .init("model/tab-bar", "surroundings.bottomBarTravel", "tabBar.x = -67.5") {
      $0.surroundings.bottomBarTravel = .fades
    },
    .init("model/tab-bar", "surroundings.hasTabBarHiding", "tabBar.y = 642.5") {
      $0.surroundings.hasTabBarHiding = false
    },
    .init("model/page-without-tab-bar", "surroundings.pageLeavesTabBarBelowBar", "y = 64") {
      $0.surroundings.pageLeavesTabBarBelowBar = false
    },
    .init("model/page-without-tab-bar", "surroundings.pageLeavesTabBarBelowBar on 10", "y = 0") {
      $0.surroundings.pageLeavesTabBarBelowBar = true
    },
    .init("model/call", "surroundings.callBarHeight", "bar.y = 40") {
      $0.surroundings.callBarHeight = 0
    },
    .init("model/call", "surroundings.callBarHeight on 14", "bar.y = 20") {
      $0.surroundings.callBarHeight = 20
    },
    .init("model/dark-mode", "surroundings.hasDarkMode", "traitCollectionDidChange(B) = 1") {
      $0.surroundings.hasDarkMode = false
    },
    .init(
      "model/traits-of-covered-pages", "surroundings.coveredPagesHearTraits",
      "traitCollectionDidChange(Home) = 1"
    ) {
      $0.surroundings.coveredPagesHearTraits = false
    },
    .init("model/system-colors-by-version", "surroundings.systemColors", "barTintColor = #30D158") {
      $0.surroundings.systemColors = .flat
    },
    .init("model/dark-mode", "surroundings.statusBarAdapts", "statusBar.color = white") {
      $0.surroundings.statusBarAdapts = false
    },
    .init("model/dark-start", "surroundings.hasDarkMode", "statusBar.color = white") {
      $0.surroundings.hasDarkMode = false
    },
    .init("model/child-pages", "surroundings.parentBeforeChild", "bar.backgroundImage = red") {
      $0.surroundings.parentBeforeChild = false
    },
    .init("model/minor-versions", "surroundings.farPopLosesBottomBars", "back.end: tabBar hidden") {
      $0.surroundings.farPopLosesBottomBars = false
    },
    .init("model/minor-versions", "surroundings.coveredPopLosesBottomBars", "end: tabBar hidden") {
      $0.surroundings.coveredPopLosesBottomBars = false
    },
    .init("model/minor-versions", "surroundings.dismissalFlattensTabBar", "tabBar.height = 49") {
      $0.surroundings.dismissalFlattensTabBar = false
    },
    .init("model/minor-versions", "touches.newRootLetsTouchesThrough", "List>Form>Open") {
      $0.touches.newRootLetsTouchesThrough = false
    },
    .init("model/turned-round", "touches.interruptedViewsGoOn", "page.B.x = -51.2") {
      $0.touches.interruptedViewsGoOn = false
    },
    .init("model/taps", "touches.duringTransition", "early is ignored") {
      $0.touches.duringTransition = .endsIt
    },
    .init("model/root-swipe", "touches.rootSwipeHoldsPush", "page.Detail.x = 375") {
      $0.touches.rootSwipeHoldsPush = false
    },
    .init("model/back-menu", "touches.hasBackMenu", "stack is A") {
      $0.touches.hasBackMenu = false
    },
    .init(
      "model/bars-that-hide", "touches.barHidingDistance", "count setNavigationBarHidden(yes) = 0"
    ) {
      $0.touches.barHidingDistance = 5
    },
    .init("model/content-pop", "touches.hasContentPop", "late is ignored") {
      $0.touches.hasContentPop = true
    },
    .init("model/nested-navigation", "surroundings.innermostGestureFirst", "Inner.stack = Goods") {
      $0.surroundings.innermostGestureFirst = false
    },
    .init("model/status-bar-asked-late", "surroundings.goneAskerLaysOut", "bar.y = 0") {
      $0.surroundings.goneAskerLaysOut = true
    },
  ]
}
