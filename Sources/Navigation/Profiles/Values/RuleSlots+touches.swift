extension RuleSlot {
  /// Touches and the recognisers of the pop gesture.
  static let touches: [RuleSlot] = [
    .init("touches.duringTransition", \.touches.duringTransition),
    .init("touches.interruptedViewsGoOn", \.touches.interruptedViewsGoOn),
    .init("touches.newRootLetsTouchesThrough", \.touches.newRootLetsTouchesThrough),
    .init("touches.rootSwipeHoldsPush", \.touches.rootSwipeHoldsPush),
    .init("touches.hasContentPop", \.touches.hasContentPop),
    .init("touches.hasBackMenu", \.touches.hasBackMenu),
    .init("touches.barHidingDistance", \.touches.barHidingDistance, .points),
  ]
}
