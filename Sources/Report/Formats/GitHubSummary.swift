import NavSimChecks

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
    if let page {
      text +=
        "\nTo see it frame by frame: \(Markdown.escaped(page)), where the workflow keeps it as"
        + " an artifact.\n"
    }
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
