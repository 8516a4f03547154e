import NavSimNavigation

/// The rules of presentations, one at a time.
extension ProfileFlip {
  static let presentations: [ProfileFlip] = [
    .init("model/presentations", "presentations.automatic", "present.end: page.P visible") {
      $0.presentations.automatic = .fullScreen
    },
    .init("model/presentations", "presentations.phoneHasSheets", "present.end: page.P visible") {
      $0.presentations.phoneHasSheets = false
    },
    .init("model/presentations", "presentations.duration", "page.P absent") {
      $0.presentations.duration = 1
    },
    .init("model/presentations", "presentations.curve", "presented.M.y = 303.633") {
      $0.presentations.curve = .linear
    },
    .init("model/sheet-top", "presentations.sheetBegins", "presented.Card.y = 54") {
      $0.presentations.sheetBegins = .partOfScreen
    },
    .init("model/sheet-top", "presentations.sheetGap", "presented.Card.y = 54") {
      $0.presentations.sheetGap = 20
    },
    .init("model/sheet-top", "presentations.sheetTop", "presented.Card.y = 64.96") {
      $0.presentations.sheetTop = 0.1
    },
    .init("model/sheet-sideways", "presentations.sheetFillsCompactHeight", "presented.S.y = 0") {
      $0.presentations.sheetFillsCompactHeight = false
    },
    .init("model/presentations", "presentations.sheetDim", "presented.M.dim = 0.1") {
      $0.presentations.sheetDim = 0.2
    },
    .init("model/presentations", "presentations.sheetBarHeight", "bar.M.height = 56") {
      $0.presentations.sheetBarHeight = 44
    },
    .init("model/sheet-bar", "presentations.sheetBarGrowsAtEnd", "bar.Sheet.height = 44") {
      $0.presentations.sheetBarGrowsAtEnd.toggle()
    },
    .init("model/form-sheet", "presentations.formSheetWidth", "presented.P.width = 540") {
      $0.presentations.formSheetWidth = 704
    },
    .init("model/form-sheet", "presentations.formSheetHeight", "presented.P.height = 620") {
      $0.presentations.formSheetHeight = 720
    },
    .init("model/refused-presentations", "presentations.warningsNameWhoAsks", "(from <A>)") {
      $0.presentations.warningsNameWhoAsks = false
    },
    .init(
      "model/refused-presentations", "presentations.exceptionsNameTheHolder",
      "that has a parent view controller"
    ) { $0.presentations.exceptionsNameTheHolder = false },
    .init(
      "model/present-in-the-turn-of-a-dismissal", "presentations.callsWaitForPlainDismissal",
      "page.Next visible"
    ) { $0.presentations.callsWaitForPlainDismissal = false },
    .init(
      "model/completion-of-a-refused-call", "presentations.emptyDismissalCompletes",
      "stack is Home > Offer"
    ) { $0.presentations.emptyDismissalCompletes = false },
    .init(
      "model/alert-over-a-search", "presentations.searchIsPresented", "presented.Sure absent"
    ) { $0.presentations.searchIsPresented = false },
    .init("model/presentations", "presentations.sheetAsksStatusBar", "statusBar.style = l") {
      $0.presentations.sheetAsksStatusBar = false
    },
    .init("model/presentations", "presentations.pushWhilePresenting", "stack is P") {
      $0.presentations.pushWhilePresenting = .deferred
    },
    .init("model/presentations", "presentations.dismissVelocity", "presented.S absent") {
      $0.presentations.dismissVelocity = 4
    },
    .init("model/presentations", "presentations.dismissDistance", "presented.S absent") {
      $0.presentations.dismissDistance = 0.7
    },
    .init("model/presentations", "presentations.releaseDuration", "presented.S absent") {
      $0.presentations.releaseDuration = 1
    },
    .init(
      "model/presenter-layout", "presentations.presenterLayoutPairs",
      "count viewWillLayoutSubviews(P) = 1"
    ) {
      $0.presentations.presenterLayoutPairs = 0
    },
    .init(
      "model/presenter-layout", "presentations.presenterLayoutPairs on 10",
      "during cover: count viewWillLayoutSubviews(P) = 0"
    ) {
      $0.presentations.presenterLayoutPairs = 1
    },
    .init("model/touches-on-top", "presentations.outsideTapDismisses", "presented.Modal absent") {
      $0.presentations.outsideTapDismisses = false
    },
    .init("model/alerts", "presentations.alertWidth", "presented.Alert.width = 270") {
      $0.presentations.alertWidth = 280
    },
    .init("model/alerts", "presentations.alertHeight", "presented.Alert.height = 140") {
      $0.presentations.alertHeight = 150
    },
    .init("model/alerts", "presentations.alertDim", "presented.Alert.dim = 0.2") {
      $0.presentations.alertDim = 0.4
    },
    .init("model/alerts", "presentations.alertDuration", "page.Alert.alpha = 1") {
      $0.presentations.alertDuration = 0.5
    },
    .init("model/alerts", "presentations.dimmedSaturation", "tintColor = #656565") {
      $0.presentations.dimmedSaturation = 0.5
    },
    .init("model/call", "presentations.dismissalLiftsRoot", "page.Home.y = 0") {
      $0.presentations.dismissalLiftsRoot = false
    },
    .init("model/call", "presentations.dismissalLiftsRoot on 12", "page.Home.y = 20") {
      $0.presentations.dismissalLiftsRoot = true
    },
    .init("model/popover-bar", "presentations.popoverFollowsBar", "bar.Choice.y = 74") {
      $0.presentations.popoverFollowsBar = false
    },
    .init("model/minor-versions", "presentations.firstPageBlockIsLost", "barTintColor = nil") {
      $0.presentations.firstPageBlockIsLost = false
    },
    .init("model/alerts", "presentations.dimsSecondLevel", "bar.M.content.tintColor = #656565") {
      $0.presentations.dimsSecondLevel = false
    },
  ]
}
