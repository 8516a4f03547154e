import NavSimVocabulary
import Testing

@testable import NavSimReport

@Suite struct SwatchTests {
  @Test func onlyWholeColoursAreFound() {
    let text = "a=#FF0000 #0000FF80, x#FF0000 #FF00001 #ff0000 &#123456; #12345 (#00FF00)"
    let bytes = Array(text.utf8)
    let found = Swatches.places(bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(found == ["#FF0000", "#0000FF80", "#00FF00"])
  }

  @Test func markdownHasThemInBackticks() {
    #expect(Swatches.quoted("from #FF0000 to #0000FF80") == "from `#FF0000` to `#0000FF80`")
    #expect(Markdown.escaped("#FF0000 -> #0000FF") == "`#FF0000` -> `#0000FF`")
    #expect(Markdown.escaped("# no colour") == "\\# no colour")
  }

  @Test func aTerminalHasThemOnThemselves() {
    let style = TerminalStyle(isColored: true, swatches: .full)
    #expect(
      PaintedText(line: "is #FF0000 now").text(style)
        == "is \u{1B}[0;38;2;255;255;255;48;2;255;0;0m#FF0000\u{1B}[0m now")
    #expect(PaintedText(line: "#FFFFFF").text(.plain) == "#FFFFFF")
    let line = PaintedText(line: "is #FFFFFF now", .warning).text(style)
    #expect(line.contains("38;2;0;0;0;48;2;255;255;255m#FFFFFF\u{1B}[0m\u{1B}[1;33m now"))
  }

  /// xterm's cube begins at 16 with 36, 6 and 1 for a step of red, green and blue; greys at 232.
  @Test func depthsHaveTheNearestColour() {
    #expect(ColorDepth.many.code(Color(1, 0, 0), isBackground: false) == "38;5;196")
    #expect(ColorDepth.many.code(Color(packed: 0x8080_80FF), isBackground: true) == "48;5;244")
    #expect(ColorDepth.sixteen.code(Color(1, 1, 1), isBackground: true) == "107")
    #expect(ColorDepth.sixteen.code(Color(0.8, 0, 0), isBackground: false) == "31")
    #expect(ColorDepth.none.code(Color(1, 0, 0), isBackground: false) == nil)
    #expect(ColorDepth(colorTerm: "truecolor", term: nil) == .full)
    #expect(ColorDepth(colorTerm: nil, term: "screen-256color") == .many)
    #expect(ColorDepth(colorTerm: nil, term: "vt100") == .sixteen)
  }
}
