import NavSimKernel

/// What drives a group of animations: a clock with a curve, a finger, or what a finger left.
///
/// The animations of one transition share one timeline, so that scrubbing it moves all of them
/// and a release lets all of them run on or rewind together (documented:
/// UIPercentDrivenInteractiveTransition drives the layer time of the whole container).
public struct Timeline: Sendable {
  /// The driver.
  public enum Driver: Sendable {
    /// Runs from `begin` for `duration` along a curve.
    case clock(begin: Time, duration: Time, Curve)
    /// Follows a finger; progress is the finger's fraction, linear.
    case finger(Double)
    /// Goes from one fraction to another after the finger has left.
    case settle(from: Double, to: Double, begin: Time, duration: Time, Curve)
  }
  /// The driver.
  public var driver: Driver
  /// Whether the timeline still drives anything.
  public var isActive = true
  /// Progress at the time of the last sampling, 0...1, while it drives an animation.
  public internal(set) var progress: Double = 0
  /// The newest animation that it drives, or -1; sampling passes over those that drive none.
  var firstAnimation: Int32 = -1
  /// Its place among the active timelines.
  var place: Int

  init(driver: Driver, place: Int) {
    self.driver = driver
    self.place = place
  }

  /// Whether an animation is on it.
  var drivesAnything: Bool { firstAnimation >= 0 }

  /// The progress at a moment, where its time runs at a speed.
  func progress(at now: Time, _ speed: Double) -> Double {
    switch driver {
    case .clock(let begin, let duration, let curve):
      return curve.value(at: (now - begin).seconds * speed, duration: duration.seconds)
    case .finger(let fraction):
      return fraction
    case .settle(let from, let to, let begin, let duration, let curve):
      let part = curve.value(at: (now - begin).seconds * speed, duration: duration.seconds)
      return from + (to - from) * part
    }
  }
}

/// A running animation of one slot of one layer.
struct Animation: Sendable {
  /// The value at progress 0; at progress 1 it is `to`.
  var from: Double
  var to: Double
  /// The timeline that drives it, by index.
  var timeline: Int
  /// Which part of the timeline it uses.
  var shape: AnimationShape
  /// The slot that it shows in, by its place in the scene's storage.
  var slot: Int
  /// The cause of the value from which it starts, where that was written in the same instant; else -1.
  var startCause: Int32 = -1
  /// Its neighbours on the timeline, newer and older, or -1.
  var previous: Int32 = -1
  var next: Int32 = -1
}
