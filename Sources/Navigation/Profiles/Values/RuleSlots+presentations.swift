extension RuleSlot {
  /// Presentations.
  static let presentations: [RuleSlot] = [
    .init("presentations.automatic", \.presentations.automatic),
    .init("presentations.phoneHasSheets", \.presentations.phoneHasSheets),
    .init("presentations.duration", \.presentations.duration, .seconds),
    .init("presentations.curve", \.presentations.curve),
    .init("presentations.sheetTop", \.presentations.sheetTop, .part),
    .init("presentations.sheetDim", \.presentations.sheetDim, .part),
    .init("presentations.sheetBarHeight", \.presentations.sheetBarHeight, .points),
    .init("presentations.sheetBarGrowsAtEnd", \.presentations.sheetBarGrowsAtEnd),
    .init("presentations.sheetAsksStatusBar", \.presentations.sheetAsksStatusBar),
    .init("presentations.pushWhilePresenting", \.presentations.pushWhilePresenting),
    .init("presentations.dismissVelocity", \.presentations.dismissVelocity, .factor),
    .init("presentations.dismissDistance", \.presentations.dismissDistance, .part),
    .init("presentations.releaseDuration", \.presentations.releaseDuration, .seconds),
    .init("presentations.presenterLayoutPairs", \.presentations.presenterLayoutPairs, 0...10),
    .init("presentations.outsideTapDismisses", \.presentations.outsideTapDismisses),
    .init("presentations.popoverFollowsBar", \.presentations.popoverFollowsBar),
    .init("presentations.dismissalLiftsRoot", \.presentations.dismissalLiftsRoot),
    .init("presentations.firstPageBlockIsLost", \.presentations.firstPageBlockIsLost),
    .init("presentations.alertWidth", \.presentations.alertWidth, .points),
    .init("presentations.alertHeight", \.presentations.alertHeight, .points),
    .init("presentations.alertDim", \.presentations.alertDim, .part),
    .init("presentations.alertDuration", \.presentations.alertDuration, .seconds),
    .init("presentations.dimmedSaturation", \.presentations.dimmedSaturation, .part),
    .init("presentations.dimsSecondLevel", \.presentations.dimsSecondLevel),
  ]
}
