import NavSimKernel

/// UIPercentDrivenInteractiveTransition: it says how far a transition is, and what of it is left when
/// it lets go (documented).
struct PercentDriver {
  /// completionSpeed, above 0.
  let speed: Double
  /// completionCurve.
  let curve: Curve
  /// What runs by itself since it let go; nil while it drives.
  private(set) var rest: Rest?
  /// Whether that has come to its end.
  private(set) var isOver = false

  init(speed: Double, curve: Curve) {
    self.speed = speed
    self.curve = curve
  }

  /// The way that is left, from one fraction to another.
  struct Rest {
    let from: Double
    let to: Double
    let begin: Time
    /// How long it takes by an animation's own time, and how fast that runs beside the clock.
    let length: Time
    let pace: Double
    var end: Time { begin + Time(roundingSeconds: length.seconds / pace) }
  }

  /// Whether updates move anything.
  var drives: Bool { rest == nil && !isOver }

  /// It lets go: the rest runs in (1 - p) * D / speed, or back in p * D / speed (documented).
  mutating func letGo(
    at percent: Double, cancelled: Bool, of duration: Time, at now: Time, pace: Double
  ) {
    let part = cancelled ? percent : 1 - percent
    rest = Rest(
      from: percent, to: cancelled ? 0 : 1, begin: now,
      length: Time(roundingSeconds: part * duration.seconds / speed), pace: pace)
  }

  /// How far what runs by itself is.
  func percent(at now: Time) -> Double? {
    guard let rest else { return nil }
    let part = curve.value(
      at: (now - rest.begin).seconds * rest.pace, duration: rest.length.seconds)
    return rest.from + (rest.to - rest.from) * part
  }

  /// It drives again.
  mutating func takeOver() { rest = nil }

  /// What ran by itself is at its end.
  mutating func end() { isOver = true }
}
