import NavSimNavigation

/// The rules of the window, one at a time.
extension ProfileFlip {
  static let windows: [ProfileFlip] = [
    .init("model/window-root", "windows.firstLayoutAnimates", "bar.Second.height = 22") {
      $0.windows.firstLayoutAnimates = false
    },
    .init("model/background", "windows.snapshotsTurn", "count viewWillTransition(B) = 2") {
      $0.windows.snapshotsTurn = false
    },
  ]
}
