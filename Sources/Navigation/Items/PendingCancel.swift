import NavSimProgram

/// What a rewound pop of a hidden bar leaves in it.
///
/// The bar has not moved its items, so that its own cancel finds no transition to end. It stays
/// and ends the next one (inferred: Open Radar 24535291 saw the private cancel called on pushes;
/// Meituan, "Navigation-bar transitions on iOS: solutions and best practice").
extension Navigator {
  /// A finger's pop was rewound.
  func barRewound(_ transition: Transition) {
    guard profile.titles.rewindLeavesPendingCancel, transition.operation.isInteractive,
      transition.wasBarHidden
    else { return }
    here.barItems.hasPendingCancel = true
  }

  /// A push or a pop is over: a cancel that waits in the bar takes the pushed items back, and leaves
  /// those that were popped. A bar that was hidden at the call has not moved them, and meets nothing.
  func meetPendingCancel(_ transition: Transition) {
    let operation = transition.operation
    guard here.barItems.hasPendingCancel, operation.isAnimated, !transition.wasBarHidden else {
      return
    }
    here.barItems.hasPendingCancel = false
    if operation.movesForward {
      let before = Set(operation.before)
      here.items.removeAll { !before.contains($0) }
    } else {
      here.items += operation.leaving.reversed().without(here.items)
    }
  }
}
