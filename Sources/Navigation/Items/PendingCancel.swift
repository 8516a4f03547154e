import NavSimProgram

/// What a rewound pop between two hidden bars leaves in the bar.
///
/// The bar has not moved its items, so that its own cancel finds no transition to end. It stays
/// and ends the next one (inferred: Open Radar 24535291 saw the private cancel called on pushes;
/// Meituan, "Navigation-bar transitions on iOS: solutions and best practice").
extension Simulation {
  /// A finger's pop was rewound.
  func barRewound(_ transition: Transition) {
    guard profile.titles.rewindLeavesPendingCancel, transition.operation.isInteractive,
      transition.wasBarHidden, isNavigationBarHidden
    else { return }
    barItems.hasPendingCancel = true
  }

  /// A push is over: a cancel that waits in the bar takes the pushed items back. A bar that was
  /// hidden at the call has not moved them, and meets nothing.
  func meetPendingCancel(_ transition: Transition) {
    let operation = transition.operation
    guard barItems.hasPendingCancel, operation.isAnimated, operation.movesForward,
      !transition.wasBarHidden
    else { return }
    barItems.hasPendingCancel = false
    noteStackWriter(.items)
    let before = Set(operation.before)
    items.removeAll { !before.contains($0) }
  }
}
