/// Numbers as decimal text and back, through bytes: no String on the way to a trace.
///
/// The text is the shortest one: no exponent, no `-0`, no zeros at the end of the decimals.
extension Fixed {
  /// Writes the number and returns how many bytes it took. There must be room for
  /// `greatestLength` bytes.
  @inlinable
  public func write(to bytes: UnsafeMutablePointer<UInt8>) -> Int {
    let (whole, thousandths) = milli.magnitude.quotientAndRemainder(dividingBy: 1000)
    var end = 0
    if milli < 0 {
      bytes[0] = 45
      end = 1
    }
    end &+= Fixed.digits(of: whole)
    var rest = whole
    var place = end
    repeat {
      place &-= 1
      let (tens, unit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes[place] = 48 &+ UInt8(truncatingIfNeeded: unit)
      rest = tens
    } while rest > 0
    if thousandths == 0 { return end }
    let decimals = UInt32(truncatingIfNeeded: thousandths)
    let (hundreds, low) = decimals.quotientAndRemainder(dividingBy: 100)
    let (tens, unit) = low.quotientAndRemainder(dividingBy: 10)
    bytes[end] = 46
    bytes[end &+ 1] = 48 &+ UInt8(truncatingIfNeeded: hundreds)
    bytes[end &+ 2] = 48 &+ UInt8(truncatingIfNeeded: tens)
    bytes[end &+ 3] = 48 &+ UInt8(truncatingIfNeeded: unit)
    return end &+ (unit > 0 ? 4 : tens > 0 ? 3 : 2)
  }

  /// Appends the number's text.
  @inlinable
  public func append(to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Fixed.greatestLength) { room in
      guard let start = room.baseAddress else { return }
      let length = write(to: start)
      bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
    }
  }

  /// The number that a text means: an optional minus, digits, and at most three decimals after a
  /// point. Nil for anything else, and for numbers beyond `greatest`. `Fixed(parsing:)` of what
  /// `append` wrote is the same number.
  @inlinable
  public init?(parsing bytes: some Sequence<UInt8>) {
    var isNegative = false
    var magnitude: Int64 = 0
    var digits = 0
    var decimals = -1
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 48...57:
        if decimals == 3 || magnitude > 99_999_999_999_999 { return nil }
        magnitude = magnitude &* 10 &+ Int64(byte &- 48)
        digits &+= 1
        if decimals >= 0 { decimals &+= 1 }
      case 45 where index == 0: isNegative = true
      case 46 where digits > 0 && decimals < 0: decimals = 0
      default: return nil
      }
    }
    guard digits > 0, decimals != 0 else { return nil }
    for _ in max(decimals, 0)..<3 {
      if magnitude > 99_999_999_999_999 { return nil }
      magnitude &*= 10
    }
    guard magnitude <= Fixed.greatest.milli else { return nil }
    milli = isNegative ? -magnitude : magnitude
  }

  /// How many decimal digits a number has; 1 for zero.
  @inlinable
  static func digits(of number: UInt64) -> Int {
    if number < 10 { return 1 }
    if number < 100 { return 2 }
    if number < 1000 { return 3 }
    if number < 10_000 { return 4 }
    var count = 5
    var rest = number / 100_000
    while rest > 0 {
      count &+= 1
      rest /= 10
    }
    return count
  }
}

extension Fixed: CustomStringConvertible {
  /// The number's text.
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
