import NavSimChecks
import NavSimKernel

// The step summary of GitHub Actions: Markdown that a page shows below the job. A page of more than
// 1 MiB is refused as a whole, so it ends between two failures before that.

extension SuiteReport {
  /// The summary as Markdown.
  ///
  /// - Parameter limit: how many bytes it has at most, apart from the line that says what is left
  ///   out.
  public func markdown(limit: Int = 900_000) -> String {
    let bad = cells.filter(\.isBad)
    var text = "## navsim: \(verdict)\n\n"
    text += "| cells | passed | failed | skipped | known | orphans |\n"
    text += "| ---: | ---: | ---: | ---: | ---: | ---: |\n"
    let counts = [
      cells.count, cells.count { $0.outcome == .passed }, bad.count,
      cells.count { $0.outcome == .skipped }, cells.reduce(0) { $0 + $1.known.count },
      orphans.count,
    ]
    text += "| \(counts.map { String($0) }.joined(separator: " | ")) |\n"
    var blocks = problems.map { Markdown.details("\($0.file):\($0.line)", $0.message, $0.text) }
    blocks += bad.map { Markdown.details("\($0.file): \($0.title)", $0.headline, $0.messages) }
    blocks += orphans.map { "\n- orphan: \(Markdown.escaped($0))\n" }
    var size = text.utf8.count
    for (index, block) in blocks.enumerated() {
      size += block.utf8.count
      if size > limit { return text + "\nand \(blocks.count - index) more, which the log has\n" }
      text += block
    }
    return text
  }

  private var verdict: String {
    let bad = cells.count(where: \.isBad)
    let files = Set(problems.map(\.file)).count
    var parts: [String] = []
    if bad > 0 { parts.append("\(bad) of \(cells.count) cells failed") }
    if files > 0 { parts.append("\(files) \(files == 1 ? "file has" : "files have") errors") }
    if rejectsOrphans && !orphans.isEmpty { parts.append("orphans: \(orphans.count)") }
    return parts.isEmpty ? "as expected" : parts.joined(separator: ", ")
  }
}

/// Text from outside inside Markdown. GitHub finds names to tell (`@name`) and addresses in whatever a
/// page shows in the end, so both are broken by a character without width, or by a backslash.
package enum Markdown {
  /// A line that opens to a text.
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
      + "\(fence)text\n\(VisibleLines.text(text))\(end)\(fence)\n\n</details>\n"
  }

  /// Text that means nothing in Markdown, on one line.
  package static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(Visible.line(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isAddress = scalar == ":" && (next == "/" || next == ":")
      if isAddress || "\\`*_{}[]<>()#+-.!|~&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
      if scalar == "@" { result += gap }
    }
    return result
  }

  /// A character without width, between an `@` and what would be a name.
  private static let gap = "&#8203;"

  /// Text inside HTML, on one line.
  package static func html(_ text: String) -> String {
    XMLText.content(Visible.line(text)).split(separator: "@", omittingEmptySubsequences: false)
      .joined(separator: "@" + gap)
  }
}
