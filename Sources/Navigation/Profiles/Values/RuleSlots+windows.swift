extension RuleSlot {
  /// The window, its root, and the app in the background.
  static let windows: [RuleSlot] = [
    .init("windows.firstLayoutAnimates", \.windows.firstLayoutAnimates),
    .init("windows.snapshotsTurn", \.windows.snapshotsTurn),
    .init("windows.statusBarAsks", \.windows.statusBarAsks),
    .init("windows.turnReachesFurtherWindows", \.windows.turnReachesFurtherWindows),
  ]
}
