import NavSim

// Texts that are lines already. Everything else is a PaintedText, put together from fields.

extension Console {
  /// Writes a text that has its own form, exactly: a report, a script, a list in JSON.
  func print(exact text: String) { print(Array(text.utf8)) }

  /// Writes what another program reads from standard error, exactly.
  func note(exact text: String) {
    try? Platform.writeAll(Platform.standardError, Array(text.utf8))
  }

  /// Writes several lines for people.
  func print(lines text: String) { print(PaintedText(lines: text)) }
}
