import NavSimTrace
import NavSimVocabulary

/// Whether two findings say the same, but for values that are as near to each other as a comparison
/// tolerates.
struct FindingTolerance {
  private let options: ComparisonOptions

  init(_ options: ComparisonOptions) { self.options = options }

  /// A piece of a sentence.
  private enum Piece: Hashable {
    case text(String)
    case color([Int64])
    /// Thousandths, with what stands right behind.
    case number(Int64, unit: String)
  }

  /// Whether two findings are at the same moment, or as few frames apart in a phase as is tolerated.
  func isSameMoment(_ one: CellFinding, _ other: CellFinding) -> Bool {
    if one.moment == other.moment { return true }
    guard options.frames > 0, one.phase == other.phase, let a = frame(one), let b = frame(other)
    else { return false }
    return abs(a - b) <= options.frames
  }

  private func frame(_ finding: CellFinding) -> Int? {
    let moment = finding.moment
    return moment.lastIndex(of: "+").flatMap { Int(moment[moment.index(after: $0)...]) }
  }

  /// Whether two sentences about a thing differ by tolerated values alone.
  func isSameText(_ one: CellFinding, _ other: CellFinding) -> Bool {
    if one.message == other.message { return true }
    if options.tolerances.isEmpty { return false }
    let (a, b) = (Self.pieces(one.message), Self.pieces(other.message))
    let words = Set((one.subject + " " + one.message).split { !$0.isLetter }.map(String.init))
    return a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1, words) }
  }

  private func isNear(_ a: Piece, _ b: Piece, _ words: Set<String>) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): return a == b
    case (.color(let a), .color(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= options.color }
    case (.number(let a, let unit), .number(let b, let other)):
      return unit == other && abs(a - b) <= most(unit, words)
    default: return false
    }
  }

  /// How far apart two numbers with a unit may be: frames and times as the frames are, lengths and
  /// plain numbers as the properties are that the sentence names.
  private func most(_ unit: String, _ words: Set<String>) -> Int64 {
    switch unit {
    case "frame": return Int64(options.frames) * 1000
    // The longest frame that there is, in thousandths of a millisecond.
    case "ms": return Int64(options.frames) * 16_667
    default:
      let named = options.numbers.filter { number in
        words.contains(number.property)
          || unit == "pt" && Property(name: number.property)?.kind == .length
      }
      return named.map(\.most).max() ?? 0
    }
  }

  // MARK: Pieces

  private static func pieces(_ message: String) -> [Piece] {
    let letters = Array(message)
    var pieces: [Piece] = []
    var text = ""
    var at = 0
    func flush() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while at < letters.count {
      let isInWord = at > 0 && (letters[at - 1].isLetter || letters[at - 1].isNumber)
      if let (color, end) = color(letters, at) {
        flush()
        pieces.append(.color(color))
        at = end
      } else if !isInWord, let (number, end) = number(letters, at) {
        flush()
        let unit = unit(letters, end)
        pieces.append(.number(number, unit: unit))
        at = end
        // `1 frame` and `2 frames` are the same words.
        if unit == "frame" {
          at += " frame".count
          if at < letters.count, letters[at] == "s" { at += 1 }
        }
      } else {
        text.append(letters[at])
        at += 1
      }
    }
    flush()
    return pieces
  }

  /// `#RRGGBB` or `#RRGGBBAA` at a place, and where it ends.
  private static func color(_ letters: [Character], _ start: Int) -> ([Int64], Int)? {
    guard letters[start] == "#" else { return nil }
    let digits = letters[(start + 1)...].prefix { $0.isHexDigit && $0.isASCII }.compactMap(
      \.hexDigitValue)
    guard digits.count == 6 || digits.count == 8 else { return nil }
    var channels: [Int64] = stride(from: 0, to: digits.count, by: 2).map { at -> Int64 in
      Int64(digits[at] * 16 + digits[at + 1])
    }
    if channels.count == 3 { channels.append(255) }
    return (channels, start + 1 + digits.count)
  }

  /// The thousandths of a number at a place, and where it ends.
  private static func number(_ letters: [Character], _ start: Int) -> (Int64, Int)? {
    var end = start
    if letters[end] == "-" { end += 1 }
    while end < letters.count, letters[end].isASCII, letters[end].isNumber { end += 1 }
    if end + 1 < letters.count, letters[end] == ".", letters[end + 1].isNumber {
      end += 1
      while end < letters.count, letters[end].isASCII, letters[end].isNumber { end += 1 }
    }
    return thousandths(letters[start..<end]).map { ($0, end) }
  }

  /// `-1.25` is -1250; nil for what is no number, or one that is told more exactly or is very large.
  private static func thousandths(_ letters: ArraySlice<Character>) -> Int64? {
    let digits = letters.first == "-" ? letters.dropFirst() : letters
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...15).contains(whole.count), let value = Int64(String(whole))
    else { return nil }
    let rest = parts.count > 1 ? String(parts[1]) : ""
    guard rest.count <= 3, let part = Int64((rest + "000").prefix(3)) else { return nil }
    return (letters.first == "-" ? -1 : 1) * (value * 1000 + part)
  }

  /// What stands behind a number: `pt`, `ms`, `frame` for frames, or nothing that counts.
  private static func unit(_ letters: [Character], _ end: Int) -> String {
    let rest = String(letters[end...].prefix(6))
    if rest == " frame" { return "frame" }
    return ["pt", "ms"].first { rest.hasPrefix($0) } ?? ""
  }
}
