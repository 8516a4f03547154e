import NavSimKernel
import NavSimVocabulary

/// Colours in text for people: on a terminal each `#RRGGBB` stands on its own colour; in Markdown it stands
/// in backticks, where code hosts draw a swatch. No text gets longer on a terminal, so that columns stay.
public enum Swatches {
  /// The places of colours, `#RRGGBB` or `#RRGGBBAA` with no letter or digit around them, in UTF-8.
  static func places(_ bytes: some Collection<UInt8>) -> [Range<Int>] {
    let bytes = Array(bytes)
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 35 else {
        index += 1
        continue
      }
      var end = index + 1
      while end < bytes.count, end - index <= 9, isHex(bytes[end]) { end += 1 }
      let isFree = end == bytes.count || !isWord(bytes[end])
      let isAlone = index == 0 || !isWord(bytes[index - 1]) && bytes[index - 1] != 38
      if end - index == 7 || end - index == 9, isFree, isAlone { found.append(index..<end) }
      index = end
    }
    return found
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...70).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
  }

  /// Text for a terminal in which each colour stands on itself; `after` is what goes on behind it, the
  /// colour of the text around it.
  public static func painted(
    _ bytes: [UInt8], depth: ColorDepth, after: String = ""
  ) -> [UInt8] {
    let places = places(bytes)
    if places.isEmpty || depth == .none { return bytes }
    var result: [UInt8] = []
    var last = 0
    for place in places {
      result += bytes[last..<place.lowerBound]
      result += paint(String(decoding: bytes[place], as: UTF8.self), depth).utf8
      result += after.utf8
      last = place.upperBound
    }
    return result + bytes[last...]
  }

  /// A stretch of a text that is written as it may stand before people.
  static func add(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ depth: ColorDepth, after: String,
    to lines: inout VisibleLines
  ) {
    var last = range.lowerBound
    for place in places(text[range]) {
      let start = range.lowerBound + place.lowerBound
      let end = range.lowerBound + place.upperBound
      guard let sequence = sequence(String(decoding: text[start..<end], as: UTF8.self), depth)
      else { continue }
      lines.add(text, last..<start)
      lines.add(sequence: sequence)
      lines.add(text, start..<end)
      lines.add(sequence: TerminalStyle.end + after)
      last = end
    }
    lines.add(text, last..<range.upperBound)
  }

  private static func paint(_ text: String, _ depth: ColorDepth) -> String {
    guard let sequence = sequence(text, depth) else { return text }
    return sequence + text + TerminalStyle.end
  }

  /// What makes letters stand on a colour that can be read.
  private static func sequence(_ text: String, _ depth: ColorDepth) -> String? {
    // What shines through is shown on white.
    guard let shown = Color(text: text)?.over(.white),
      let back = depth.code(shown, isBackground: true),
      let front = depth.code(shown.contrast, isBackground: false)
    else { return nil }
    return "\u{1B}[0;\(front);\(back)m"
  }

  /// The colours that a text names, each once, in the order in which it does.
  static func colors(_ text: String, most: Int) -> [String] {
    let bytes = Array(text.utf8)
    var colors: [String] = []
    for place in places(bytes) {
      let color = String(decoding: bytes[place], as: UTF8.self)
      if colors.count == most { break }
      if !colors.contains(color) { colors.append(color) }
    }
    return colors
  }

  /// Text for Markdown in which each colour stands in backticks.
  public static func quoted(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var last = 0
    for place in places(bytes) {
      result += bytes[last..<place.lowerBound]
      // A backslash that kept the line from being a heading.
      if result.last == 92 { result.removeLast() }
      result += [96] + bytes[place] + [96]
      last = place.upperBound
    }
    return String(decoding: result + bytes[last...], as: UTF8.self)
  }
}
