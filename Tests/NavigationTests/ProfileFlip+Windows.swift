import NavSimNavigation

/// The rules of windows, one at a time.
extension ProfileFlip {
  static let windows: [ProfileFlip] = [
    .init("model/window-root", "windows.firstLayoutAnimates", "bar.Second.height = 22") {
      $0.windows.firstLayoutAnimates = false
    },
    .init("model/background", "windows.snapshotsTurn", "count viewWillTransition(B) = 2") {
      $0.windows.snapshotsTurn = false
    },
    .init(
      "model/windows", "windows.statusBarAsks", "count prefersStatusBarHidden(Under) = 0"
    ) {
      $0.windows.statusBarAsks = .key
    },
    .init("reported/G125", "windows.turnReachesFurtherWindows", "bar.Second.height = 44") {
      $0.windows.turnReachesFurtherWindows = true
    },
  ]
}
