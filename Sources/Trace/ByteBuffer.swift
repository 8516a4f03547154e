import NavSimKernel

/// Bytes that grow at the end: the one buffer into which a trace is rendered.
///
/// Raw storage, because appending to an array byte by byte costs three times as much, and formatting
/// is the most of what a run costs (measured).
struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  /// An empty buffer.
  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    base = UnsafeMutablePointer<UInt8>.allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  /// What has been written.
  var array: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

  @inline(__always) mutating func reserve(_ extra: Int) {
    if capacity - count < extra { grow(extra) }
  }

  private mutating func grow(_ extra: Int) {
    capacity = max(capacity * 2, count + extra)
    let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    wider.update(from: base, count: count)
    base.deallocate()
    base = wider
  }

  @inline(__always) mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: start, count: bytes.count)
    count += bytes.count
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Gives away what has been written, and begins anew.
  mutating func take() -> [UInt8] {
    defer { count = 0 }
    return array
  }

  /// Makes the blank before `position` a line's end, and puts `bytes` at the start of the new line.
  mutating func breakLine(at position: Int, with bytes: UnsafeBufferPointer<UInt8>) {
    guard position > 0, position <= count else { return }
    reserve(bytes.count)
    base[position - 1] = 10
    (base + position + bytes.count).update(from: base + position, count: count - position)
    for (offset, byte) in bytes.enumerated() { base[position + offset] = byte }
    count += bytes.count
  }

  /// Takes the blanks at the end away.
  mutating func trimBlanks() {
    while count > 0, base[count - 1] == 32 { count -= 1 }
  }

  /// A whole number.
  mutating func append(number: Int64) {
    reserve(24)
    if number < 0 { put(45) }
    putDigits(number.magnitude)
  }

  /// A number of thousandths as the shortest decimal: -500 is `-0.5`.
  mutating func append(thousandths: Int64) {
    reserve(24)
    if thousandths < 0 { put(45) }
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    putDigits(whole)
    if rest == 0 { return }
    let digits = UInt32(truncatingIfNeeded: rest)
    base[count] = 46
    base[count + 1] = UInt8(truncatingIfNeeded: 48 &+ digits / 100)
    base[count + 2] = UInt8(truncatingIfNeeded: 48 &+ digits / 10 % 10)
    base[count + 3] = UInt8(truncatingIfNeeded: 48 &+ digits % 10)
    count += digits % 10 != 0 ? 4 : digits % 100 != 0 ? 3 : 2
  }

  /// A byte for which there is room.
  @inline(__always) private mutating func put(_ byte: UInt8) {
    base[count] = byte
    count &+= 1
  }

  /// The digits of a number, for which there is room.
  @inline(__always) private mutating func putDigits(_ number: UInt64) {
    if number < 10 { return put(UInt8(truncatingIfNeeded: 48 &+ number)) }
    var digits = 2
    var bound: UInt64 = 100
    while digits < 19, number >= bound {
      digits &+= 1
      bound &*= 10
    }
    var rest = number
    var place = count &+ digits
    count = place
    while rest >= 10 {
      place &-= 1
      base[place] = UInt8(truncatingIfNeeded: 48 &+ rest % 10)
      rest /= 10
    }
    base[place &- 1] = UInt8(truncatingIfNeeded: 48 &+ rest)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque.
  mutating func append(color: UInt32) {
    reserve(9)
    put(35)
    let digits = color & 255 == 255 ? 6 : 8
    for index in 0..<digits {
      let nibble = UInt8(truncatingIfNeeded: color >> UInt32(28 - 4 * index) & 15)
      put(nibble < 10 ? 48 + nibble : 55 + nibble)
    }
  }

  /// A text in quotes, escaped like a Swift string literal.
  mutating func append(quoted text: String) {
    append(34)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      default: append(TraceName.isControl(scalar) ? Visible.escape(scalar) : String(scalar))
      }
    }
    append(34)
  }
}
