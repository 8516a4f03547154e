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
    windows.statusBarAsks
      Which of several windows is asked about the status bar. Observed: Open Radar 15573442,
      mapbox/Fingertips issue 15, onmyway133/blog issue 908 (iOS 7 to 16: the topmost by its level,
      not the key one); that it has not changed since is inferred.
    windows.turnReachesFurtherWindows
      Whether the windows beside the app's first hear of their size class when the device is turned.
      Observed: Open Radar 20167526 (iOS 8 has size classes, and a bar in a second window stays
      tall); that 8 alone has it so is a choice.
    """#
}
