/// Compresses bytes as RFC 1951 has it: repetitions in the last 32 kB are named by length and distance,
/// and everything is written in the fixed code.
enum Deflate {
  /// The shortest and the longest repetition that can be named.
  private static let shortest = 3
  private static let longest = 258
  private static let window = 32768
  /// How many earlier places are looked at for a longer repetition.
  private static let patience = 64

  /// The bytes as one compressed block.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    writer.write(1, count: 1)
    writer.write(1, count: 2)
    var heads = [Int32](repeating: -1, count: 1 << 15)
    var chain = [Int32](repeating: -1, count: bytes.count)
    var place = 0
    bytes.withUnsafeBufferPointer { bytes in
      while place < bytes.count {
        let found = match(bytes, place, heads, chain)
        if found.length >= shortest {
          writer.write(length: found.length)
          writer.write(distance: found.distance)
          for step in place..<place + found.length { note(bytes, step, &heads, &chain) }
          place += found.length
        } else {
          writer.write(symbol: Int(bytes[place]))
          note(bytes, place, &heads, &chain)
          place += 1
        }
      }
    }
    writer.write(symbol: 256)
    return writer.finished()
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
    let three =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((three &* 2_654_435_761) >> 17)
  }

  private static func note(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ heads: inout [Int32],
    _ chain: inout [Int32]
  ) {
    guard place + 2 < bytes.count else { return }
    let hash = hash(bytes, place)
    chain[place] = heads[hash]
    heads[hash] = Int32(truncatingIfNeeded: place)
  }

  /// The longest repetition of what stands at a place; the nearest of equally long ones.
  private static func match(
    _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int, _ heads: [Int32], _ chain: [Int32]
  ) -> (length: Int, distance: Int) {
    guard place + 2 < bytes.count else { return (0, 0) }
    let limit = min(longest, bytes.count - place)
    var best = (length: 0, distance: 0)
    var candidate = Int(heads[hash(bytes, place)])
    var left = patience
    while candidate >= 0, place - candidate <= window, left > 0 {
      var length = 0
      while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
      if length > best.length { best = (length, place - candidate) }
      if length == limit { break }
      candidate = Int(chain[candidate])
      left -= 1
    }
    return best
  }
}

/// Bits behind one another, the lowest of each byte first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  private static let lengths = table(first: 3, sizes: [8, 4, 4, 4, 4, 4], last: 258)
  private static let distances = table(
    first: 1, sizes: [4] + Array(repeating: 2, count: 13), last: nil)

  /// Where each code of a table begins and how many bits follow it: the groups have 0, 1, 2 … of them.
  private static func table(first: Int, sizes: [Int], last: Int?) -> [(base: Int, extra: Int)] {
    var result: [(base: Int, extra: Int)] = []
    var base = first
    for (extra, size) in sizes.enumerated() {
      for _ in 0..<size {
        result.append((base, extra))
        base += 1 << extra
      }
    }
    if let last { result.append((last, 0)) }
    return result
  }

  mutating func write(_ value: Int, count bits: Int) {
    pending |= UInt64(value) << UInt64(count)
    count += bits
    while count >= 8 {
      bytes.append(UInt8(pending & 255))
      pending >>= 8
      count -= 8
    }
  }

  /// Codes are written from their highest bit on.
  private mutating func write(code: Int, count bits: Int) {
    var turned = 0
    for bit in 0..<bits where code >> bit & 1 == 1 { turned |= 1 << (bits - 1 - bit) }
    write(turned, count: bits)
  }

  /// A literal, the end, or a length's code, in the fixed code.
  mutating func write(symbol: Int) {
    switch symbol {
    case ..<144: write(code: 0x30 + symbol, count: 8)
    case ..<256: write(code: 0x190 + symbol - 144, count: 9)
    case ..<280: write(code: symbol - 256, count: 7)
    default: write(code: 0xC0 + symbol - 280, count: 8)
    }
  }

  mutating func write(length: Int) {
    let index = Self.lengths.lastIndex { $0.base <= length } ?? 0
    write(symbol: 257 + index)
    write(length - Self.lengths[index].base, count: Self.lengths[index].extra)
  }

  mutating func write(distance: Int) {
    let index = Self.distances.lastIndex { $0.base <= distance } ?? 0
    write(code: index, count: 5)
    write(distance - Self.distances[index].base, count: Self.distances[index].extra)
  }

  func finished() -> [UInt8] { count > 0 ? bytes + [UInt8(pending & 255)] : bytes }
}
