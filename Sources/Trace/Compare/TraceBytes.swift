/// The bytes of a trace where they lie, and the searches that a comparison is made of.
///
/// Raw storage, because a comparison of two long traces is mostly a walk over bytes that are equal:
/// eight of them are looked at in one step.
struct TraceBytes {
  /// A run of bytes.
  struct Stretch: Hashable {
    var start: Int
    var end: Int
    var count: Int { end - start }
  }

  /// What messages call a text.
  final class File {
    let path: String

    init(_ path: String) { self.path = path }
  }

  let base: UnsafePointer<UInt8>
  let count: Int
  /// For messages. Not counted: these bytes are handed about for every line. Whoever makes them
  /// keeps the file's name as long as the bytes themselves.
  private unowned(unsafe) let file: File

  /// The bytes of a file, while both stay where they are.
  init(_ bytes: UnsafeRawBufferPointer, of file: File) {
    // A text of one byte stands for an empty one, which has no address.
    let nothing: StaticString = " "
    base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) ?? nothing.utf8Start
    count = bytes.count
    self.file = file
  }

  @inline(__always) subscript(place: Int) -> UInt8 { base[place] }

  @inline(__always) private func word(_ place: Int) -> UInt64 {
    UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
  }

  func string(_ stretch: Stretch) -> String {
    String(
      decoding: UnsafeBufferPointer(start: base + stretch.start, count: stretch.count),
      as: UTF8.self)
  }

  /// Whether `text` stands at a place.
  func has(_ text: StaticString, at place: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count - place >= length else { return false }
    for offset in 0..<length where base[place + offset] != text.utf8Start[offset] { return false }
    return true
  }

  /// An error at a place: line and column are counted only now.
  func error(at place: Int, _ message: String) -> TraceReadError {
    let place = min(max(place, 0), count)
    var line = 1
    var start = 0
    var at = 0
    while at < place {
      let end = lineEnd(at)
      if end >= place { break }
      line += 1
      start = end + 1
      at = start
    }
    var column = 1
    for index in start..<max(start, place) where base[index] & 0xC0 != 0x80 { column += 1 }
    return TraceReadError(path: file.path, line: line, column: column, message: message)
  }

  // MARK: Lines

  /// Where the line that `place` lies in ends: its line feed, or the end of the text.
  @inline(__always) func lineEnd(_ place: Int) -> Int {
    var at = place
    while at &+ 8 <= count {
      let feeds = word(at) ^ 0x0A0A_0A0A_0A0A_0A0A
      let hits = (feeds &- 0x0101_0101_0101_0101) & ~feeds & 0x8080_8080_8080_8080
      if hits != 0 { return at &+ Int(UInt64(littleEndian: hits).trailingZeroBitCount &>> 3) }
      at &+= 8
    }
    while at < count, base[at] != 10 { at &+= 1 }
    return at
  }

  /// Where the first control character of a line stands, or nil.
  func control(in line: Stretch) -> Int? {
    var at = line.start
    while at &+ 8 <= line.end {
      let bytes = word(at)
      let low = (bytes &- 0x2020_2020_2020_2020) & ~bytes & 0x8080_8080_8080_8080
      if low | Self.zeros(bytes ^ 0x7F7F_7F7F_7F7F_7F7F) != 0 { break }
      at &+= 8
    }
    while at < line.end {
      if base[at] < 32 || base[at] == 127 { return at }
      at &+= 1
    }
    return nil
  }

  /// Where the line begins that ends at a place, not before `low`.
  func lineStart(_ end: Int, low: Int) -> Int {
    var at = end
    while at &- 8 >= low {
      let rest = word(at &- 8) ^ 0x0A0A_0A0A_0A0A_0A0A
      let feeds = Self.zeros(rest)
      if feeds != 0 { return at &- (feeds.leadingZeroBitCount &>> 3) }
      at &-= 8
    }
    while at > low, base[at &- 1] != 10 { at &-= 1 }
    return at
  }

  /// The highest bit of each byte that is zero, the first byte's lowest.
  @inline(__always) private static func zeros(_ bytes: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return UInt64(littleEndian: ~(((bytes & low) &+ low) | bytes | low))
  }

  /// Which of the eight bytes from a place on are line feeds with `first` behind them: the highest
  /// bit of each. `first` is given eight times.
  @inline(__always) private func lineStarts(_ first: UInt64, behind place: Int) -> UInt64 {
    Self.zeros((word(place) ^ 0x0A0A_0A0A_0A0A_0A0A) | (word(place &+ 1) ^ first))
  }

  /// The start of the first line from `place`, itself the start of one, that begins a phase.
  func phaseStart(from place: Int, to end: Int) -> Int? {
    if place < end, has("== ", at: place) { return place }
    var at = place
    while at &+ 9 <= end {
      var starts = lineStarts(0x3D3D_3D3D_3D3D_3D3D, behind: at)
      while starts != 0 {
        let start = at &+ (starts.trailingZeroBitCount &>> 3) &+ 1
        if has("== ", at: start) { return start }
        starts &= starts &- 1
      }
      at &+= 8
    }
    while at &+ 1 < end {
      if base[at] == 10, has("== ", at: at &+ 1) { return at &+ 1 }
      at &+= 1
    }
    return nil
  }

  /// The start of the last line before `end` and not before `low` that begins with a byte; of
  /// lines that begin with `=` only those of phases count.
  func lastLine(_ first: UInt8, from low: Int, before end: Int) -> Int? {
    var at = end &- 1
    let byte = UInt64(first) &* 0x0101_0101_0101_0101
    while at &- 8 >= low {
      var starts = lineStarts(byte, behind: at &- 8)
      while starts != 0 {
        let bit = 63 &- starts.leadingZeroBitCount
        let start = at &- 7 &+ (bit &>> 3)
        if first != 61 || has("== ", at: start) { return start }
        starts &= ~(1 &<< UInt64(bit))
      }
      at &-= 8
    }
    while at >= low {
      if base[at] == first, at == 0 || base[at &- 1] == 10, first != 61 || has("== ", at: at) {
        return at
      }
      at &-= 1
    }
    return nil
  }

  /// Where the moment begins that stands behind the last `@` of a line.
  func lastMoment(_ line: Stretch) -> Int? {
    var at = line.end
    while at > line.start {
      if base[at &- 1] == 64, base[at &- 2] == 32 { return at }
      at &-= 1
    }
    return nil
  }

  /// Whether the line at a place is one of an element.
  func isElementLine(_ at: Int) -> Bool {
    let first = base[at]
    return first == 61 ? !has("== ", at: at) : first > 43 || first > 33 && first < 42
  }

  /// Whether a line is about an element.
  func isElement(_ name: [UInt8], _ line: Stretch) -> Bool {
    guard line.count >= name.count, base[line.start] == name[0] else { return false }
    for offset in 0..<name.count where base[line.start &+ offset] != name[offset] { return false }
    return line.count == name.count || base[line.start &+ name.count] == 32
  }

  // MARK: Two texts

  /// How many bytes are the same from two places on, at most `limit`.
  static func common(_ a: TraceBytes, _ i: Int, _ b: TraceBytes, _ j: Int, limit: Int) -> Int {
    var n = 0
    while n &+ 32 <= limit {
      let (x, y) = (i &+ n, j &+ n)
      let first = (a.word(x) ^ b.word(y)) | (a.word(x &+ 8) ^ b.word(y &+ 8))
      let second = (a.word(x &+ 16) ^ b.word(y &+ 16)) | (a.word(x &+ 24) ^ b.word(y &+ 24))
      if first | second != 0 { break }
      n &+= 32
    }
    while n < limit, a.base[i &+ n] == b.base[j &+ n] { n &+= 1 }
    return n
  }

  /// How many bytes are the same before two places, at most `limit`.
  static func commonBack(_ a: TraceBytes, _ i: Int, _ b: TraceBytes, _ j: Int, limit: Int) -> Int {
    var n = 0
    while n &+ 16 <= limit {
      let (x, y) = (i &- n &- 16, j &- n &- 16)
      if (a.word(x) ^ b.word(y)) | (a.word(x &+ 8) ^ b.word(y &+ 8)) != 0 { break }
      n &+= 16
    }
    while n < limit, a.base[i &- n &- 1] == b.base[j &- n &- 1] { n &+= 1 }
    return n
  }

  /// Whether two stretches hold the same bytes.
  static func isSame(
    _ a: TraceBytes, _ x: Stretch, _ b: TraceBytes, _ y: Stretch
  ) -> Bool {
    x.count == y.count && common(a, x.start, b, y.start, limit: x.count) == x.count
  }
}
