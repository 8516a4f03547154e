/// What the queue carries: three small numbers that only their owner can read.
///
/// Plain data on purpose. A closure or a class here would cost a reference count for every event.
public struct Event: Hashable, Sendable {
  /// What is to happen, in the owner's numbering.
  public var kind: Int32
  /// The first operand.
  public var a: Int32
  /// The second operand.
  public var b: Int32

  /// An event of a kind with its two operands.
  @inlinable public init(kind: Int32, a: Int32 = 0, b: Int32 = 0) {
    self.kind = kind
    self.a = a
    self.b = b
  }
}

/// Names one scheduled event, to cancel it later. It goes stale once the event was handled or
/// cancelled, and a stale handle is harmless.
public struct EventHandle: Hashable, Sendable {
  @usableFromInline let slot: UInt32
  @usableFromInline let stamp: UInt32

  @inlinable init(slot: UInt32, stamp: UInt32) {
    self.slot = slot
    self.stamp = stamp
  }
}
