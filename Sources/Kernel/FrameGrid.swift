/// The display's frames: frame n is at n periods from time zero, whatever happens.
public struct FrameGrid: Hashable, Sendable {
  /// Frames in one second: 60 or 120.
  public let framesPerSecond: Int
  /// Ticks from one frame to the next.
  public let period: Int64

  /// A grid. A rate that is not a whole number of ticks is rounded to one; below 1 it is 1.
  public init(framesPerSecond: Int) {
    self.framesPerSecond = min(max(framesPerSecond, 1), Int(Time.ticksPerSecond))
    period = max(1, Time.ticksPerSecond / Int64(self.framesPerSecond))
  }

  /// The moment of a frame.
  public func time(of frame: Int) -> Time { Time(ticks: Int64(frame) &* period) }

  /// The first frame at or after a moment; never below 0.
  public func frame(atOrAfter time: Time) -> Int {
    time.ticks <= 0 ? 0 : Int((time.ticks - 1) / period) + 1
  }

  /// The first frame after a moment, before time zero too.
  public func frame(after time: Time) -> Int {
    let ticks = time.ticks
    return Int(ticks >= 0 ? ticks / period : (ticks - period + 1) / period) + 1
  }

  /// The last frame at or before a moment that was `canonical`; -1 before time zero.
  ///
  /// A canonical moment may lie up to two ticks before the frame that it stands for.
  public func frame(atOrBefore time: Time) -> Int {
    time.ticks < -2 ? -1 : Int((time.ticks + 2) / period)
  }

  /// The moment in whole microseconds, as a trace writes it: the nearest one that has the same
  /// first frame at or after it. So a moment that was read names the same frames as the one that
  /// was written.
  public func canonical(_ time: Time) -> Time {
    let bounded = min(max(time.ticks, 0), Time.distantFuture.ticks)
    let down = bounded - bounded % 3
    let nearest = bounded - down < 2 ? down : down + 3
    let frame = frame(atOrAfter: Time(ticks: bounded))
    for ticks in [nearest, down, down + 3]
    where self.frame(atOrAfter: Time(ticks: ticks)) == frame { return Time(ticks: ticks) }
    return Time(ticks: down)
  }
}
