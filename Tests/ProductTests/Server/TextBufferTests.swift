import Foundation
import NavSim
import NavSimKernel
import NavSimTestSupport
import Testing

@testable import NavSimCommand

// Edits of a document, held against a second text in UTF-16, which is what the protocol counts in.

/// A text as UTF-16 units, changed in the plainest way.
private struct PlainText {
  var units: [UInt16]

  var text: String { String(decoding: units, as: UTF16.self) }

  func offset(_ position: TextPosition) -> Int {
    if position.line < 0 { return 0 }
    var line = 0
    var at = 0
    while line < position.line {
      guard at < units.count else { return units.count }
      let isPair = units[at] == 13 && at + 1 < units.count && units[at + 1] == 10
      if units[at] == 10 || units[at] == 13 { line += 1 }
      at += isPair ? 2 : 1
    }
    var end = at
    while end < units.count, units[end] != 10, units[end] != 13 { end += 1 }
    let found = min(at + max(0, position.character), end)
    let isInside = found < units.count && found > at && UTF16.isTrailSurrogate(units[found])
    return isInside ? found - 1 : found
  }

  mutating func replace(_ start: TextPosition, _ end: TextPosition, with text: String) {
    let first = offset(start)
    units.replaceSubrange(first..<max(first, offset(end)), with: Array(text.utf16))
  }
}

@Suite struct TextBufferTests {
  @Test(arguments: [
    (0, 0, 0), (0, 1, 1), (0, 3, 1 + 2), (0, 4, 1 + 2 + 4), (0, 99, 7), (1, 0, 8), (1, 5, 9),
    (2, 0, 11), (3, 0, 12), (9, 9, 15), (0, 2, 3), (-1, 4, 0), (0, -3, 0),
  ])
  func aPlaceIsAByte(line: Int, character: Int, offset: Int) {
    // aé😀 LF b CRLF CR €
    let buffer = TextBuffer("aé😀\nb\r\n\r€")
    #expect(buffer.offset(of: TextPosition(line: line, character: character)) == offset)
  }

  @Test func aByteIsAPlace() {
    let buffer = TextBuffer("aé😀\nb\r\n\r€")
    let places = [(0, 0, 0), (1, 0, 1), (3, 0, 2), (7, 0, 4), (8, 1, 0), (11, 2, 0), (12, 3, 0)]
    for (offset, line, character) in places {
      #expect(buffer.position(of: offset) == TextPosition(line: line, character: character))
    }
    #expect(buffer.position(of: 999) == TextPosition(line: 3, character: 1))
  }

  @Test func anEndBeforeTheStartIsTheStart() {
    var buffer = TextBuffer("abc")
    buffer.replace(
      TextPosition(line: 0, character: 2), TextPosition(line: 0, character: 0), with: "x")
    #expect(buffer.text == "abxc")
  }

  /// Random edits with a fixed seed: line ends of all kinds, characters of one to four bytes, places that
  /// are none. After each the text is that of the plain way.
  @Test func randomEditsAreThoseOfAPlainText() {
    var random = Generator(seed: 20_261_123)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let pieces = [
      "", "a", "é", "€", "😀", "\n", "\r\n", "\r", "  on viewDidLoad  stop", "page A\n", "e\u{301}",
      "👩‍👩‍👧", "\u{FEFF}", "\u{2028}", "\t", "\"", "// x", "[", "\u{0}",
    ]
    var buffer = TextBuffer("page A\n")
    var plain = PlainText(units: Array("page A\n".utf16))
    for number in 0..<(Whole.isAsked ? 10_000 : 400) {
      func place() -> TextPosition {
        let line = below(buffer.starts.count + 2) - (below(20) == 0 ? 1 : 0)
        return TextPosition(line: line, character: below(12) - (below(20) == 0 ? 2 : 0))
      }
      let (start, end) = (place(), place())
      let text = (0..<below(4)).map { _ in pieces[below(pieces.count)] }.joined()
      let isOrdered = below(10) > 0
      let range = isOrdered ? (min(start, end), max(start, end)) : (start, end)
      // Now and then all of a text that has grown goes.
      if buffer.bytes.count > 2_000 { (buffer, plain) = (TextBuffer(""), PlainText(units: [])) }
      buffer.replace(range.0, range.1, with: text)
      plain.replace(range.0, range.1, with: text)
      #expect(buffer.bytes == Array(plain.text.utf8), "edit \(number)")
      if buffer.bytes != Array(plain.text.utf8) { return }
      let somewhere = place()
      let offset = buffer.offset(of: somewhere)
      #expect(buffer.offset(of: buffer.position(of: offset)) == offset, "edit \(number)")
      if number % 7 == 0 {
        let places = ScenarioPlaces(buffer)
        let (line, column) = places.place(somewhere)
        _ = places.position(line: line, column: column)
        _ = places.position(line: line + below(5), column: below(90))
      }
    }
  }

  /// The parser's places, character by character as people see them.
  @Test func theParsersPlacesAreUnits() {
    let places = ScenarioPlaces(TextBuffer("\u{FEFF}page 😀\r\npage e\u{301}x\nz"))
    // The mark is a unit of the protocol and no character of the parser.
    #expect(places.position(line: 1, column: 1) == TextPosition(line: 0, character: 1))
    #expect(places.position(line: 1, column: 7) == TextPosition(line: 0, character: 8))
    #expect(places.position(line: 2, column: 7) == TextPosition(line: 1, character: 7))
    #expect(places.position(line: 2, column: 99) == TextPosition(line: 1, character: 8))
    #expect(places.position(line: 9, column: 1) == TextPosition(line: 2, character: 1))
    #expect(places.place(TextPosition(line: 1, character: 7)) == (2, 7))
    #expect(places.place(TextPosition(line: 0, character: 0)) == (1, 1))
    #expect(places.place(TextPosition(line: 0, character: 99)) == (1, 7))
  }
}
