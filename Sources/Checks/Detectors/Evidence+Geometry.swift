import NavSimTrace

/// Where things lie on the screen, for the detectors that judge places.
extension Evidence {
  /// Whether the real bar shows something on the screen: not hidden, not above it, not beside it.
  func seesBar(at frame: Int) -> Bool {
    isShown(usual.bar, at: frame) && !isBarAway(at: frame)
      && (isShown(usual.content, at: frame) || isShown(usual.background, at: frame))
  }

  /// Whether the real bar's background can be seen where the bar is.
  func seesBackground(at frame: Int) -> Bool {
    isShown(usual.bar, at: frame) && isShown(usual.background, at: frame)
      && isInScreen("bar", at: frame)
  }

  /// Whether x leaves an element of the screen's width at least partly on it.
  func isInScreen(_ element: String, at frame: Int) -> Bool {
    guard let x = number(element, "x", at: frame), let width = screenWidth(at: frame), width > 0
    else { return true }
    return x < width && x > -width
  }

  /// The lower end of the bar's background on the screen.
  func barBottom(at frame: Int) -> Double? {
    guard let top = number("bar.bg", "y", at: frame),
      let height = number("bar.bg", "height", at: frame)
    else { return nil }
    return top + height
  }

  /// Whether a value jumps in a frame: its step is larger than a limit, and more than twice the
  /// steps in the same direction before and after it. So a fast animation is none.
  func jumps(_ slot: Int, at frame: Int, over limit: Double) -> Bool {
    let element = trace.slots[slot].element
    guard isPresent(element, at: frame), isPresent(element, at: frame - 1),
      let jump = step(slot, frame)
    else { return false }
    let size = jump < 0 ? -jump : jump
    guard size > limit else { return false }
    return [frame - 1, frame + 1].allSatisfy { other in
      guard let near = step(slot, other) else { return true }
      return size > 2 * (jump < 0 ? -near : near)
    }
  }

  /// How far a value goes in one frame; nil where it is not there.
  private func step(_ slot: Int, _ frame: Int) -> Double? {
    let element = trace.slots[slot].element
    guard frame <= lastFrame, isPresent(element, at: frame), isPresent(element, at: frame - 1),
      let before = tracks[slot].value(at: frame - 1)?.number,
      let after = tracks[slot].value(at: frame)?.number
    else { return nil }
    return after - before
  }

  /// `20 to 0 pt`.
  func way(_ change: (frame: Int, before: TraceValue, after: TraceValue)) -> String {
    "\(text(of: change.before)) to \(text(of: change.after)) pt"
  }

  /// How far a change goes.
  func size(_ change: (frame: Int, before: TraceValue, after: TraceValue)) -> Double {
    let step = (change.after.number ?? 0) - (change.before.number ?? 0)
    return step < 0 ? -step : step
  }

  /// Whether something of an element lies between the screen's left and right edges.
  func isBetweenEdges(_ element: String, at frame: Int) -> Bool {
    guard let x = number(element, "x", at: frame), let width = number(element, "width", at: frame),
      width > 0, let screen = screenWidth(at: frame)
    else { return false }
    return x + width > 0 && x < screen
  }

  /// Whether the device turns in a stretch of frames: everything has another place then.
  func turns(in frames: Range<Int>) -> Bool {
    turnStarts.contains { $0 < frames.upperBound && $0 + halfSecond >= frames.lowerBound }
  }

  /// Whether the device turns in a frame.
  func turns(at frame: Int) -> Bool { turns(in: frame..<frame + 1) }

  /// Whether a stretch of frames lies within a turn.
  func isOfTurn(_ frames: Range<Int>) -> Bool {
    turnStarts.contains { $0 <= frames.lowerBound && frames.upperBound <= $0 + halfSecond + 1 }
  }

  /// Half a second in frames: no turn of the device lasts longer.
  var halfSecond: Int { trace.grid.framesPerSecond / 2 }
}
