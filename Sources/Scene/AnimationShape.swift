import NavSimKernel

/// Which part of a timeline an animation uses, and with which ease.
///
/// Items of a bar fade in the first or the last part of a transition only. The shape is a function
/// of the timeline's progress, so that a finger that drives the timeline drives it too.
public struct AnimationShape: Hashable, Sendable {
  /// The eases that a part may have.
  public enum Ease: UInt8, Sendable { case linear, easeIn, easeOut }

  /// Where the part begins and ends, as fractions of the timeline's progress.
  public var low, high: Double
  /// The ease within the part.
  public var ease: Ease
  /// How it follows the timeline.
  public var course: Course

  /// How an animation follows its timeline.
  public enum Course: UInt8, Sendable {
    /// It goes on as the timeline does.
    case forward
    /// It goes on with the timeline, and looks as the same part of one that goes back does.
    case mirrored
    /// It goes on while the timeline goes back: the part is one of what that still lacks to its beginning.
    case returning
  }

  /// Between which fractions of the timeline's progress it stands still; none while they are equal.
  private var still = 1.0, goesOn = 1.0

  /// A part of a timeline.
  public init(from low: Double, to high: Double, ease: Ease, _ course: Course = .forward) {
    self.low = low
    self.high = high
    self.ease = ease
    self.course = course
  }

  /// The whole timeline, evenly.
  public static let whole = AnimationShape(from: 0, to: 1, ease: .linear)

  /// At its end from the first instant.
  public static let atOnce = AnimationShape(from: 0, to: 0, ease: .linear)

  /// At its end in the last instant only.
  public static let atTheEnd = AnimationShape(from: 1, to: 1, ease: .linear)

  /// Whether the shape changes nothing.
  var isWhole: Bool { ease == .linear && low == 0 && high == 1 && still == goesOn }

  /// It stands still from one fraction of the timeline's progress until another, where it is then as far as
  /// it would have been.
  mutating func stand(from still: Double, until goesOn: Double) {
    (self.still, self.goesOn) = (still, goesOn)
  }

  /// How far the animation is when the timeline is at `progress`.
  func value(at progress: Double) -> Double {
    let shown = progress > still && progress < goesOn ? still : progress
    return switch course {
    case .forward: part(shown)
    case .mirrored: 1 - part(1 - shown)
    case .returning: part(1 - shown)
    }
  }

  private func part(_ progress: Double) -> Double {
    guard high > low else { return progress < high ? 0 : 1 }
    let inside = min(max((progress - low) / (high - low), 0), 1)
    switch ease {
    case .linear: return inside
    case .easeIn: return Curve.easeIn.value(at: inside, duration: 1)
    case .easeOut: return Curve.easeOut.value(at: inside, duration: 1)
    }
  }
}
