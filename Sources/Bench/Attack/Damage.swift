import NavSimKernel

/// Random changes to a text: bytes, words and lines replaced, doubled, moved and removed.
struct Damage {
  var generator: Generator

  init(seed: UInt64) { generator = Generator(seed: seed) }

  /// Words that are legal nowhere, or only just.
  static let oddWords = [
    "0", "-1", "99999999999999999999", "9223372036854775807", "-9223372036854775808", "1e400",
    "0.0000000000001", "NaN", "1000001", "24h", "86400000ms", "86400001ms", "-0", "\"\"", "''",
    "\"",
    "=", "==", "@", "+", "-", ">", "<", "[", "]", "[]", "[!ios>=12]", "%", "#", "#FFF", "#12345678",
    "{", "}", "{}", "null", "true", "nil", "empty", "absent", "self", "//", "...", "…", "👩‍👩‍👧‍👧",
    "\u{FEFF}", "e\u{301}\u{301}\u{301}", "\u{202E}abc", "\u{1B}[31m", "\r", "\u{0}", "\u{85}",
    "\u{2028}", "::error::planted", "=HYPERLINK(\"x\")", "<![CDATA[", "]]>", "&amp;", "--help",
    "/etc/passwd", "../../x", "page", "on", "do", "at", "expect", "matrix", "use", "like",
  ].map { Bytes($0.utf8) }

  /// A text with one to four changes.
  mutating func damaged(_ bytes: Bytes) -> Bytes {
    var bytes = bytes
    for _ in 0...generator.below(4) {
      if generator.below(2) == 0 { changeWord(&bytes) } else { Mutate.change(&bytes, &generator) }
    }
    return bytes
  }

  /// Changes bytes and lines alone.
  mutating func damagedBytes(_ bytes: Bytes) -> Bytes {
    var bytes = bytes
    for _ in 0...generator.below(4) { Mutate.change(&bytes, &generator) }
    return bytes
  }

  /// Changes words alone.
  mutating func damagedWords(_ bytes: Bytes) -> Bytes {
    var bytes = bytes
    for _ in 0...generator.below(3) { changeWord(&bytes) }
    return bytes
  }

  /// One word replaced by another of the text or an odd one, doubled, repeated often or removed.
  private mutating func changeWord(_ bytes: inout Bytes) {
    guard let place = word(in: bytes) else { return bytes += oddWord() }
    let old = Bytes(bytes[place])
    let new: Bytes
    switch generator.below(6) {
    case 0: new = oddWord()
    case 1: new = word(in: bytes).map { Bytes(bytes[$0]) } ?? []
    case 2: new = old + [32] + old
    case 3: new = generator.below(4) == 0 ? Bytes((0..<200).flatMap { _ in old + [32] }) : []
    case 4: new = old.first.map { (48...57).contains($0) } == true ? number() : oddWord()
    default: new = generator.below(2) == 0 ? old + oddWord() : oddWord() + old
    }
    bytes.replaceSubrange(place, with: new)
  }

  /// A random word of a text.
  private mutating func word(in bytes: Bytes) -> Range<Int>? {
    guard !bytes.isEmpty else { return nil }
    let parts: Set<UInt8> = [32, 10, 9, 44, 61, 58]
    for _ in 0..<20 {
      let at = generator.below(bytes.count)
      if parts.contains(bytes[at]) { continue }
      var (from, to) = (at, at)
      while from > 0, at - from < 200, !parts.contains(bytes[from - 1]) { from -= 1 }
      while to < bytes.count, to - at < 200, !parts.contains(bytes[to]) { to += 1 }
      return from..<to
    }
    return nil
  }

  private mutating func oddWord() -> Bytes { Self.oddWords[generator.below(Self.oddWords.count)] }

  private mutating func number() -> Bytes {
    let numbers = [
      "0", "1", "2", "7", "-3", "60", "999", "1000000", "1000001", "86400000", "0.001",
    ]
    return Bytes(numbers[generator.below(numbers.count)].utf8)
  }
}
