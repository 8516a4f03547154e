import NavSimVocabulary

extension RuleSlot {
  /// Status bar, toolbar, tab bar, dark mode; hiding the bar.
  static let surroundings: [RuleSlot] = [
    .init("surroundings.barTravel", \.surroundings.barTravel),
    .init("surroundings.rewoundMoveCompletes", \.surroundings.rewoundMoveCompletes),
    .init("surroundings.nestedEndPlacesBar", \.surroundings.nestedEndPlacesBar),
    .init("surroundings.goneAskerLaysOut", \.surroundings.goneAskerLaysOut),
    .init("surroundings.statusBarFade", \.surroundings.statusBarFade, .seconds),
    .init("surroundings.statusBarFollowsBarStyle", \.surroundings.statusBarFollowsBarStyle),
    .init("surroundings.hiddenBarAsksPage", \.surroundings.hiddenBarAsksPage),
    .init("surroundings.statusBarAskedFirst", \.surroundings.statusBarAskedFirst),
    .init("surroundings.hiddenStatusBarMovesBars", \.surroundings.hiddenStatusBarMovesBars),
    .init("surroundings.statusBarMoveAnimates", \.surroundings.statusBarMoveAnimates),
    .init("surroundings.statusBarAdapts", \.surroundings.statusBarAdapts),
    .init(SystemPalette.rule, \.surroundings.systemColors),
    .init("surroundings.toolbarHeight", \.surroundings.toolbarHeight, .points),
    .init("surroundings.tabBarHeight", \.surroundings.tabBarHeight, .points),
    .init("surroundings.compactToolbarHeight", \.surroundings.compactToolbarHeight, .points),
    .init("surroundings.compactTabBarHeight", \.surroundings.compactTabBarHeight, .points),
    .init("surroundings.hiddenBottomBarStays", \.surroundings.hiddenBottomBarStays),
    .init("surroundings.bottomBarIsAskedAtCall", \.surroundings.bottomBarIsAskedAtCall),
    .init("surroundings.bottomBarTravel", \.surroundings.bottomBarTravel),
    .init("surroundings.hasTabBarHiding", \.surroundings.hasTabBarHiding),
    .init("surroundings.tabFadeDuration", \.surroundings.tabFadeDuration, .seconds),
    .init("surroundings.newTabEndsFirst", \.surroundings.newTabEndsFirst),
    .init("surroundings.controllerEndsFirst", \.surroundings.controllerEndsFirst),
    .init("surroundings.pageLeavesTabBarBelowBar", \.surroundings.pageLeavesTabBarBelowBar),
    .init("surroundings.callBarHeight", \.surroundings.callBarHeight, .points),
    .init("surroundings.hasDarkMode", \.surroundings.hasDarkMode),
    .init("surroundings.parentBeforeChild", \.surroundings.parentBeforeChild),
    .init("surroundings.innermostGestureFirst", \.surroundings.innermostGestureFirst),
    .init("surroundings.transitionContainerLasts", \.surroundings.transitionContainerLasts),
    .init("surroundings.backgroundConvertsInTabs", \.surroundings.backgroundConvertsInTabs),
  ]
}
