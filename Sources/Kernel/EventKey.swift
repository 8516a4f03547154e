/// The explicit order of events: time, then turn of the run loop, then phase of the turn, then the
/// order in which they were scheduled. Two events never compare equal.
///
/// Packed into 16 bytes, so that a comparison is one or two machine words:
/// `high` = time (48 bits), turn (16); `low` = phase (3), sequence (37), slot of the payload (24).
public struct EventKey: Comparable, Sendable {
  @usableFromInline let high: UInt64
  @usableFromInline let low: UInt64

  /// The latest moment that a key can hold, about three years after time zero.
  public static let latestTime = Time(ticks: 1 << 48 - 1)
  /// The slots that a key can name.
  @usableFromInline static let slotLimit = 1 << 24

  @inlinable init(time: Time, turn: Int, phase: Phase, sequence: UInt64, slot: UInt32) {
    let ticks = UInt64(truncatingIfNeeded: time.ticks)
    high = ticks &<< 16 | UInt64(truncatingIfNeeded: turn)
    low = UInt64(phase.rawValue) &<< 61 | (sequence & 0x1F_FFFF_FFFF) &<< 24 | UInt64(slot)
  }

  /// When it happens.
  @inlinable public var time: Time { Time(ticks: Int64(truncatingIfNeeded: high &>> 16)) }
  /// The turn of the run loop within its instant, from 0; `Scheduler.displayTurn` for frames.
  @inlinable public var turn: Int { Int(truncatingIfNeeded: high & 0xFFFF) }
  /// The phase of its turn.
  @inlinable public var phase: Phase {
    Phase(rawValue: UInt8(truncatingIfNeeded: low &>> 61)) ?? .display
  }
  /// How many events were scheduled before it.
  @inlinable public var sequence: Int { Int(truncatingIfNeeded: low &>> 24 & 0x1F_FFFF_FFFF) }

  @inlinable var slot: UInt32 { UInt32(truncatingIfNeeded: low & 0xFF_FFFF) }

  /// Whether `a` is handled before `b`.
  @inlinable public static func < (a: EventKey, b: EventKey) -> Bool {
    a.high < b.high || (a.high == b.high && a.low < b.low)
  }
}
