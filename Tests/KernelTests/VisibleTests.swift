import NavSimKernel
import Testing

@Suite struct VisibleTests {
  @Test func aLineStaysOneLine() {
    #expect(
      Visible.line("a\u{1B}[1m\r\n\u{0}\u{7F}\u{85}\u{2028}\u{202E}\u{2066}\tb")
        == #"a\u{1B}[1m\r\n\0\u{7F}\u{85}\u{2028}\u{202E}\u{2066}"# + "\tb")
    #expect(Visible.line("é 😀 e\u{301} \u{200E}\u{FEFF}") == "é 😀 e\u{301} \u{200E}\u{FEFF}")
  }

  @Test func aCaretStandsUnderItsColumn() {
    let line = "a\t\u{1B}\u{9B}\u{202E}\u{7F}😀b"
    #expect(Visible.columns(line) == "a ␛��␡😀b")
    #expect(Visible.columns(line).count == line.count)
  }

  @Test(
    "lines that others obey are defused",
    arguments: [
      ("::error::x", #"\u{3A}:error::x"#), ("a\n  ::x", #"a"# + "\n" + #"  \u{3A}:x"#),
      ("\u{A0}\u{3000}::x", "\u{A0}\u{3000}" + #"\u{3A}:x"#), ("a::b", "a::b"), (":a", ":a"),
      ("##[error]", #"\u{23}#[error]"#), ("x ##vso[task]", #"x \u{23}#vso[task]"#),
      ("## [x]", "## [x]"), ("###", "###"), ("a\r\nb\rc", "a\nb" + #"\rc"#), ("", ""),
      ("\u{1B}[0m::x", #"\u{1B}[0m::x"#),
    ])
  func commands(text: String, shown: String) {
    #expect(VisibleLines.text(text) == shown)
    #expect(VisibleLines.text(shown) == shown)
  }

  @Test func bytesThatAreNoTextAreWrittenOut() {
    let bytes: [UInt8] = [
      0x61, 0x9B, 0xFF, 0xC2, 0x9B, 0xE2, 0x80, 0xAE, 0xE2, 0x80, 10, 0xC3, 0xA9,
    ]
    #expect(
      String(decoding: VisibleLines.bytes(bytes), as: UTF8.self)
        == #"a\x9B\xFF\u{9B}\u{202E}\xE2\x80"# + "\né")
  }

  /// Every character, alone and in the middle.
  @Test func nothingHiddenIsLeft() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in [String(scalar), "a\(scalar)b", "\n\(scalar)::"] {
        let shown = VisibleLines.text(text)
        #expect(
          shown.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || !Visible.isHidden($0) })
        #expect(
          !shown.split(separator: "\n").contains { $0.drop { $0.isWhitespace }.hasPrefix("::") })
      }
    }
  }
}
