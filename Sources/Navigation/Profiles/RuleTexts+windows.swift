// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let windows = #"""
    windows.firstLayoutAnimates
      Whether the first layout of a root that is set inside UIView.transition is animated with it,
      so that its bar grows from nothing. Observed: Stack Overflow 54365157 and a report of a tab
      bar that flashes (iOS 7 to 17); darjeelingsteve.com 2025 for 26.
    windows.snapshotsTurn
      Whether an app on an iPad that goes into the background gets the size of the other orientation
      and back. Observed: Open Radar 23010208, mozilla-mobile/firefox-ios issues 1516 and 1949 (iOS
      9).
    """#
}
