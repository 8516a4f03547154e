/// A damped spring that goes from 0 to 1, as CASpringAnimation describes it.
///
/// An over-damped spring is treated as critically damped: Apple's solver does so (WebKit's
/// SpringSolver.h, and React Native's after it; observed). The true over-damped form would be far
/// slower: the system's 3/1000/500 spring would have come 63 % of its way in half a second.
public struct Spring: Hashable, Sendable {
  /// The mass at its end, in the same arbitrary units as the others.
  public let mass: Double
  /// The force for each unit of distance.
  public let stiffness: Double
  /// The friction for each unit of speed.
  public let damping: Double
  /// The speed at time zero, in distances (0 to 1) a second, towards the goal if positive.
  public let initialVelocity: Double

  /// ω0, the undamped angular frequency, in 1/s.
  private let frequency: Double
  /// ζ·ω0: the rate at which the envelope falls, in 1/s; ω0 when critically damped.
  private let decay: Double
  /// ωd, in 1/s; zero when critically damped.
  private let oscillation: Double
  /// (ζω0 − v0)/ωd, or ω0 − v0 (in 1/s) when critically damped.
  private let slope: Double

  /// A spring. Mass and stiffness are bounded to 10⁻⁶...10⁶, damping to 0...10⁶, the velocity to
  /// ±10⁶; NaN counts as 1, 1, 0 and 0.
  public init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) {
    self.mass = Maths.bounded(mass, 1e-6, 1e6, nan: 1)
    self.stiffness = Maths.bounded(stiffness, 1e-6, 1e6, nan: 1)
    self.damping = Maths.bounded(damping, 0, 1e6, nan: 0)
    self.initialVelocity = Maths.bounded(initialVelocity, -1e6, 1e6, nan: 0)
    frequency = Maths.squareRoot(self.stiffness / self.mass)
    let ratio = self.damping / (2 * Maths.squareRoot(self.stiffness * self.mass))
    if ratio < 1 {
      decay = ratio * frequency
      oscillation = frequency * Maths.squareRoot((1 - ratio) * (1 + ratio))
      slope = (decay - self.initialVelocity) / oscillation
    } else {
      decay = frequency
      oscillation = 0
      slope = frequency - self.initialVelocity
    }
  }

  /// Whether it never swings past its goal by itself.
  public var isCriticallyDamped: Bool { oscillation == 0 }

  /// Where it is, 0 at first and 1 at rest, so many seconds after its start. Exactly 0 before it
  /// (and for NaN).
  public func position(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let t = min(seconds, 1e9)
    let envelope = Maths.exp(-decay * t)
    if oscillation == 0 { return 1 - (1 + slope * t) * envelope }
    if envelope == 0 { return 1 }
    let angle = oscillation * t
    return 1 - envelope * (Maths.cos(angle) + slope * Maths.sin(angle))
  }

  /// The seconds after which it stays within `epsilon` of 1, judged by its envelope: never too
  /// early, and exact for a critically damped one that starts at rest. At most 10⁶ s; an epsilon
  /// below 10⁻¹² (or NaN) counts as that.
  public func settlingTime(_ epsilon: Double) -> Double {
    let goal = Maths.bounded(epsilon, 1e-12, 1e12, nan: 1e-12)
    // A critically damped envelope may rise at first; it falls from its peak on.
    let size = slope < 0 ? -slope : slope
    let peak = oscillation == 0 && size > decay ? 1 / decay - 1 / size : 0
    guard envelope(at: peak) > goal else { return 0 }
    var low = peak
    var high = max(peak, 1 / frequency)
    while high < 1e6, envelope(at: high) > goal {
      low = high
      high *= 2
    }
    if high >= 1e6 { return 1e6 }
    for _ in 0..<80 {
      let middle = low + (high - low) * 0.5
      if envelope(at: middle) > goal { low = middle } else { high = middle }
    }
    return high
  }

  /// An upper bound of the distance from 1.
  private func envelope(at t: Double) -> Double {
    let fall = Maths.exp(-decay * t)
    if oscillation == 0 { return (1 + (slope < 0 ? -slope : slope) * t) * fall }
    return Maths.squareRoot(1 + slope * slope) * fall
  }
}
