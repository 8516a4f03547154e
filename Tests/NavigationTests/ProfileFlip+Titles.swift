import NavSimNavigation

extension ProfileFlip {
  /// Items, titles and buttons.
  static let titles: [ProfileFlip] = [
    .init("model/button-exchange", "titles.buttonFadeDuration", "200ms: right.A.alpha = 0.5") {
      $0.titles.buttonFadeDuration = 0.4
    },
    .init("model/button-exchange", "titles.buttonViewFade", "300ms: right.A.alpha = 0.5") {
      $0.titles.buttonViewFade = 1
    },
    .init("model/title-layout", "titles.wideAbove", "title.Bare.x") { $0.titles.wideAbove = 500 },
    .init("model/title-layout", "titles.wideAbove 375", "left.Text.x = 16") {
      $0.titles.wideAbove = 375
    },
    .init(
      "model/back-label", "titles.backLabelFollowsTitle", "back.Chat.label.title = \"Messages\""
    ) {
      $0.titles.backLabelFollowsTitle = true
    },
    .init("model/title-motion-set", "titles.setMovesItems", "title.C.alpha = 1") {
      $0.titles.setMovesItems = true
    },
    .init("model/bar-alone", "titles.setMovesItems on 13", "title.More.x = 254.854") {
      $0.titles.setMovesItems = false
    },
    .init("model/title-jump", "titles.marginWide", "title.Chat.edgeStep") {
      $0.titles.marginWide = 16
    },
    .init("model/title-layout", "titles.marginNarrow", "left.Sides.x") {
      $0.titles.marginNarrow = 20
    },
    .init("model/title-jump", "titles.titleGap", "title.Chat.x") { $0.titles.titleGap = 10 },
    .init("model/title-layout", "titles.bareMarginWide", "title.Bare.x") {
      $0.titles.bareMarginWide = 20
    },
    .init("model/title-layout", "titles.bareMarginNarrow", "title.Bare.x") {
      $0.titles.bareMarginNarrow = 16
    },
    .init("model/title-layout", "titles.characterWidth", "title.Text.width") {
      $0.titles.characterWidth = 10
    },
    .init("model/large-title-place", "titles.largeCharacterWidth", "large-title.Root.width = 72") {
      $0.titles.largeCharacterWidth = 20
    },
    .init("model/large-title-place", "titles.fadesOut.largeTitle", "large-title.Root.alpha = 0.075")
    {
      $0.titles.fadesOut.largeTitle = 0.5
    },
    .init("model/large-title-place", "titles.fadesIn.largeTitle", "large-title.Same.alpha = 0.17") {
      $0.titles.fadesIn.largeTitle = 0.5
    },
    .init(
      "model/large-title-content", "titles.largeTitleGoesWithPage", "large-title.Same.alpha = 1"
    ) {
      $0.titles.largeTitleGoesWithPage = false
    },
    .init("model/item-changes", "titles.titleViewNeedsSize", "title.Framed.width = 0") {
      $0.titles.titleViewNeedsSize = false
    },
    .init("model/item-changes", "titles.popPutsWideTitleLeft", "title.Menu.x = 8.047") {
      $0.titles.popPutsWideTitleLeft = false
    },
    .init("model/item-changes", "titles.lateTextIsMeasured", "title.Late.width = 0") {
      $0.titles.lateTextIsMeasured = true
    },
    .init(
      "model/item-changes", "titles.backLabelFollowsTitle", "back.Detail.label.title = \"List\""
    ) {
      $0.titles.backLabelFollowsTitle = true
    },
    .init("model/item-changes", "titles.replacedItemsStandStill", "title.Detail.x = 258.951") {
      $0.titles.replacedItemsStandStill = 0
    },
    .init("model/title-motion", "titles.itemSpacing", "left.C.x") { $0.titles.itemSpacing = 16 },
    .init("model/back-label", "titles.arrowX", "back.Chat.arrow.x") { $0.titles.arrowX = 16 },
    .init("model/back-label", "titles.arrowWidth", "back.Chat.arrow.width") {
      $0.titles.arrowWidth = 21
    },
    .init("model/back-label", "titles.arrowGap", "back.Chat.label.x") { $0.titles.arrowGap = 0 },
    .init("model/title-jump", "titles.centresPushedTitleView", "title.Chat.edgeStep") {
      $0.titles.centresPushedTitleView = false
    },
    .init("model/margin-content", "titles.cutsMarginInTransition", "left.Detail.x") {
      $0.titles.cutsMarginInTransition = false
    },
    .init("model/back-label", "titles.backLabelFallback", "back.Long.label") {
      $0.titles.backLabelFallback = .byLength(12)
    },
    .init("model/back-label-modes", "titles.hasBackButtonDisplayMode", "back.Top.label") {
      $0.titles.hasBackButtonDisplayMode = false
    },
    .init("model/back-action", "titles.hasBackAction", "count backAction(Form)") {
      $0.titles.hasBackAction = false
    },
    .init("model/back-button-rules", "titles.popGestureNeedsBackButton", "swipe is ignored") {
      $0.titles.popGestureNeedsBackButton = false
    },
    .init("model/back-button-rules", "titles.popGestureNeedsBar", "swipe is ignored") {
      $0.titles.popGestureNeedsBar = false
    },
    .init("model/back-label-tint", "titles.animatesBackLabelTint", "back.B.label.color") {
      $0.titles.animatesBackLabelTint = true
    },
    .init("model/buttons-without-a-tint", "titles.buttonsInheritTint", "right.B.color") {
      $0.titles.buttonsInheritTint = true
    },
    .init("model/title-color-pop", "titles.popKeepsTitleColor", "title.A.color") {
      $0.titles.popKeepsTitleColor = true
    },
    .init("model/items-with-the-bar", "titles.keepsItemsOfMovingBar", "title.C.x") {
      $0.titles.keepsItemsOfMovingBar = false
    },
    .init("model/title-motion", "titles.fading", "title.B.alpha") { $0.titles.fading = .crossFade },
    .init("model/title-motion", "titles.entryPart", "title.C.x") { $0.titles.entryPart = 0 },
    .init("model/title-motion", "titles.labelSlide", "back.B.label.x") {
      $0.titles.labelSlide = 0.25
    },
    .init("model/title-motion", "titles.firstArrowShift", "back.B.arrow.x") {
      $0.titles.firstArrowShift = 1
    },
    .init("model/title-motion", "titles.fadesOut.arrow", "back.B.arrow.alpha") {
      $0.titles.fadesOut.arrow = 0.9
    },
    .init("model/title-motion", "titles.fadesOut.left", "left.B.alpha") {
      $0.titles.fadesOut.left = 0.9
    },
    .init("model/title-motion", "titles.fadesOut.label", "back.B.label") {
      $0.titles.fadesOut.label = 0.9
    },
    .init("model/title-motion", "titles.fadesOut.title", "title.B.alpha") {
      $0.titles.fadesOut.title = 0.9
    },
    .init("model/title-motion", "titles.fadesOut.titleView", "title.V.alpha") {
      $0.titles.fadesOut.titleView = 0.9
    },
    .init("model/title-motion", "titles.fadesOut.right", "right.B.alpha") {
      $0.titles.fadesOut.right = 0.9
    },
    .init("model/title-motion", "titles.fadesIn.arrow", "back.C.arrow.alpha") {
      $0.titles.fadesIn.arrow = 0.1
    },
    .init("model/title-motion", "titles.fadesIn.firstArrow", "back.B.arrow.alpha") {
      $0.titles.fadesIn.firstArrow = 0.1
    },
    .init("model/title-motion", "titles.fadesIn.left", "left.C.alpha") {
      $0.titles.fadesIn.left = 0.1
    },
    .init("model/title-motion", "titles.fadesIn.label", "back.C.label.alpha") {
      $0.titles.fadesIn.label = 0.1
    },
    .init("model/title-motion", "titles.fadesIn.title", "title.C.alpha") {
      $0.titles.fadesIn.title = 0.1
    },
    .init("model/title-motion", "titles.fadesIn.right", "right.C.alpha") {
      $0.titles.fadesIn.right = 0.1
    },
    .init("model/pending-cancel", "titles.rewindLeavesPendingCancel", "items are A") {
      $0.titles.rewindLeavesPendingCancel = false
    },
    .init("reported/G022", "titles.rewindLeavesPendingCancel on later systems", "items are A > D") {
      $0.titles.rewindLeavesPendingCancel = true
    },
    .init("model/nested-calls", "titles.nestedEndTakesItems", "items are A > B") {
      $0.titles.nestedEndTakesItems = false
    },
    .init("model/nested-calls", "titles.popTakesTopItem", "pop.end: items are A") {
      $0.titles.popTakesTopItem = false
    },
    .init("model/arriving-bar", "titles.movingBarMargin", "right.Detail.x = 333") {
      $0.titles.movingBarMargin = 0
    },
    .init("model/arriving-bar", "titles.movingBarMarginUntil", "right.Detail.x = 341") {
      $0.titles.movingBarMarginUntil = 1
    },
    .init("model/late-title", "titles.pushedTitleComesAtEnd", "title.Detail.alpha > 0.5") {
      $0.titles.pushedTitleComesAtEnd = true
    },
    .init(
      "model/refused-pop", "titles.refusedPopLeavesArrowPale", "back.B.arrow.highlighted is no"
    ) {
      $0.titles.refusedPopLeavesArrowPale = true
    },
    .init("model/button-views", "titles.leastButtonViewWidth", "right.A.width = 36") {
      $0.titles.leastButtonViewWidth = 0
    },
    .init("model/shared-title-views", "titles.equalTitleViewIsSetAnew", "title.A absent") {
      $0.titles.equalTitleViewIsSetAnew = true
    },
    .init("model/pressed-buttons", "titles.pressedButtonAlpha", "right.A.color = #0000FF33") {
      $0.titles.pressedButtonAlpha = 0.5
    },
    .init(
      "model/pressed-buttons", "titles.tappedButtonStaysPale", "right.A.highlighted is no"
    ) {
      $0.titles.tappedButtonStaysPale = true
    },
    .init("model/minor-versions", "titles.swipeWidensTitleView", "title.Wide.width = 375") {
      $0.titles.swipeWidensTitleView = false
    },
    .init("model/minor-versions", "titles.titleViewDropsTitle", "title.Named absent") {
      $0.titles.titleViewDropsTitle = false
    },
    .init("model/title-view-opacity", "titles.drivesTitleViewAlpha", "title.C.alpha = 1") {
      $0.titles.drivesTitleViewAlpha = false
    },
    .init("model/shared-title-views", "titles.cancelReturnsTitleView", "title.B absent") {
      $0.titles.cancelReturnsTitleView = true
    },
    .init("model/shared-title-views", "titles.itemOwnsLabels", "left.Two.alpha = 1") {
      $0.titles.itemOwnsLabels = true
    },
    .init("model/button-looks", "titles.disabledButtonAlpha", "right.B.color = #0000004D") {
      $0.titles.disabledButtonAlpha = 1
    },
    .init("model/tint-and-item-views", "titles.tintLaysOutViews", "right.Home.alpha = 1") {
      $0.titles.tintLaysOutViews = false
    },
  ]
}
