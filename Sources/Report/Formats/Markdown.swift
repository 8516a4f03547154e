import NavSimKernel

/// Text from outside inside Markdown. GitHub finds names to tell (`@name`) and addresses in whatever a
/// page shows in the end, so both are broken by a character without width, or by a backslash.
package enum Markdown {
  /// A line that opens to a text. Its colours stand below it once more: hosts draw no swatches inside
  /// a fence.
  static func details(_ title: String, _ headline: String, _ text: String) -> String {
    // A fence longer than every run of backticks in the text.
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "\n<details><summary><b>\(html(title))</b> \(html(headline))</summary>\n\n"
      + "\(fence)text\n\(VisibleLines.text(text))\(end)\(fence)\n\n\(swatches(text))</details>\n"
  }

  /// The first colours of a text in backticks, in a line of its own; nothing where it has none.
  private static func swatches(_ text: String) -> String {
    let colors = Swatches.colors(text, most: 12)
    return colors.isEmpty ? "" : colors.map { "`\($0)`" }.joined(separator: " ") + "\n\n"
  }

  /// Text that means nothing in Markdown, on one line. What means something in some places alone is
  /// escaped there alone: people read it in a terminal too. Colours stand in backticks.
  package static func escaped(_ text: String) -> String {
    let marks = MarkdownMarks(Visible.line(text))
    var result = ""
    for (index, scalar) in marks.scalars.enumerated() {
      if marks.isMark(index) { result += "\\" }
      result.unicodeScalars.append(scalar)
      if marks.isAddress(index) { result += gap }
    }
    return Swatches.quoted(result)
  }

  /// A character without width, between an `@` and what would be a name.
  private static let gap = "&#8203;"

  /// Text inside HTML, on one line.
  package static func html(_ text: String) -> String {
    XMLText.content(Visible.line(text)).split(separator: "@", omittingEmptySubsequences: false)
      .joined(separator: "@" + gap)
  }
}
