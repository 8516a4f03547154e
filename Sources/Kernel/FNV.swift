/// The 64-bit Fowler–Noll–Vo hash, variant 1a: the same number for the same bytes on every machine
/// and in every run, which `Hasher` is not. Not for secrets.
public struct FNV: Hashable, Sendable {
  @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of what was fed so far.
  public var value: UInt64 { state }

  /// The hash of nothing.
  public init() {}

  /// Feeds one byte.
  @inlinable public mutating func add(byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Feeds bytes.
  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte: byte) }
  }

  /// The same of bytes that lie together, which are most.
  public mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { for byte in $0 { add(byte: byte) } }
  }

  /// Feeds a text and an end mark, so that two texts are not taken for another two.
  @inlinable public mutating func add(_ text: String) {
    add(text.utf8)
    add(byte: 0)
  }

  /// Feeds a whole number, lowest byte first.
  @inlinable public mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: number >> Int64(shift)))
    }
  }

  /// The hash as 16 hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
