import NavSim

// What the eye sees, as blocks of colour: on a terminal only.

extension Console {
  /// Whether strips are told beside messages.
  var tellsStrips: Bool { style.isColored }
  /// Whether strips are printed beside results.
  var printsStrips: Bool { outputStyle.isColored }

  /// Whether a person sees results and messages on one terminal.
  var isInteractive: Bool { outputIsTerminal && errorIsTerminal }

  /// How many lines the terminal of messages shows; 40 where it does not say.
  var noteRows: Int {
    let rows = Platform.windowSize(Platform.standardError)?.rows ?? 0
    return rows > 0 ? rows : 40
  }

  /// How wide the terminal of messages is.
  var noteWidth: Int { Platform.terminalWidth(Platform.standardError) ?? 100 }
  /// How wide the terminal of results is.
  var outputWidth: Int { Platform.terminalWidth(Platform.standardOutput) ?? 100 }

  /// Writes a strip beside messages.
  func tell(strip text: String) {
    if tellsStrips, !text.isEmpty {
      try? Platform.writeAll(Platform.standardError, Array(text.utf8))
    }
  }

  /// Writes a strip beside results.
  func print(strip text: String) {
    if printsStrips, !text.isEmpty { print(Array(text.utf8)) }
  }

  /// The strip of a cell beside messages: a line for each sample point.
  func tell(_ trace: Trace, _ findings: [Finding]) {
    guard tellsStrips else { return }
    tell(
      strip: EyeStrip(trace, findings: findings, width: noteWidth, depth: style.swatches).text)
  }

  /// Writes a piece of a trace, whose colours stand on themselves on a terminal.
  func print(trace bytes: [UInt8]) {
    print(printsStrips ? Swatches.painted(bytes, depth: outputStyle.swatches) : bytes)
  }
}
