extension BuiltinStrategies {
  /// Compensation of the safe area, as a table that anyone can read, copy and derive from.
  static let safeArea = """
    /// Content that keeps to the bar's bottom while the bar changes its height: an addition.
    ///
    /// Family: addition.
    ///
    /// In a transition the page that comes is laid out at once for a bar of its own height, while
    /// the bar only grows or shrinks there. The difference of the two safe areas is taken back
    /// without an animation and given again with it, so that content and bar move together.
    /// Source: Evgenii Rtishchev, "Navigation bar and transition animation".
    /// Restricts: iOS 11 and later; a page's additionalSafeAreaTop is this table's and is 0 after a
    /// transition; nothing is done without an animation, or while the device turns.
    /// Known faults: a page that changes its height later in the transition is not heard of.
    strategy safe-area
      [ios>=11] on willShow  alongside animations-off if to is not nil if from is not nil  do hold
      [ios>=11] on willShow  alongside if to is not nil if from is not nil                 do let-go

      on hold  layout to.view
      on hold  save from.view.safeAreaTop minus to.view.safeAreaTop as gap
      on hold  to additionalSafeAreaTop=gap
      on hold  layout to.view

      on let-go  to additionalSafeAreaTop=0pt
      on let-go  layout to.view

    """
}
