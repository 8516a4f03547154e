import NavSim

// What leaves the process: results on standard output, everything said about them on standard
// error. A reader that goes away (`navsim run x | head`) is told nothing more, and changes no verdict.

/// How a command ended; the process's exit code.
enum Outcome: Int32, Comparable {
  /// As expected.
  case fine = 0
  /// Something differs or fails.
  case failed = 1
  /// Bad input, bad flags, nothing matched.
  case badInput = 2
  /// navsim's own invariant broke.
  case broken = 3

  static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }
}

/// The two streams and what may be done on them.
struct Console {
  /// How messages on standard error look.
  var style: TerminalStyle
  /// How results that people read look on standard output.
  var outputStyle: TerminalStyle
  /// Whether standard error is a terminal, on which a line can be drawn and taken away.
  let errorIsTerminal: Bool
  /// Whether results go to a terminal.
  let outputIsTerminal: Bool
  /// How many colours the terminal shows, by the environment.
  let colorDepth: ColorDepth
  /// What could not be written, told at the end.
  let trouble = OutputTrouble()

  /// The process's own streams, read from the environment once.
  static func standard() -> Console {
    let errorIsTerminal = Platform.isTerminal(Platform.standardError)
    let outputIsTerminal = Platform.isTerminal(Platform.standardOutput)
    let isPlain = Platform.isSet("NO_COLOR")
    let depth = ColorDepth(
      colorTerm: Platform.value(of: "COLORTERM"), term: Platform.value(of: "TERM"))
    return Console(
      style: TerminalStyle(isColored: errorIsTerminal && !isPlain, swatches: depth),
      outputStyle: TerminalStyle(isColored: outputIsTerminal && !isPlain, swatches: depth),
      errorIsTerminal: errorIsTerminal, outputIsTerminal: outputIsTerminal, colorDepth: depth)
  }

  /// Writes a result that has its own form, exactly: a trace, a report, an export.
  func print(_ bytes: [UInt8]) { trouble.print(bytes) }

  /// Writes a result's text, for people.
  func print(_ text: PaintedText) { print(text.bytes(outputStyle)) }

  /// Writes lines about a result. Nobody to tell is no reason to stop.
  func note(_ text: PaintedText) {
    try? Platform.writeAll(Platform.standardError, text.bytes(style) + [10])
  }

  /// Writes `navsim: error: …`, with a second line that says what to do.
  func error(_ message: String, help: String? = nil) {
    note("navsim: error: \(message)")
    if let help { note("  = \(help)") }
  }

  /// Does something with files; whether it worked. What went wrong is told after the results.
  @discardableResult func attempt(_ body: () throws(FileError) -> Void) -> Bool {
    do throws(FileError) { try body() } catch {
      trouble.add(error)
      return false
    }
    return true
  }

  /// Writes a whole file and the folders above it; whether it worked.
  @discardableResult func save(_ bytes: [UInt8], to path: String) -> Bool {
    attempt { () throws(FileError) in
      try Files.makeFolders(Files.folder(of: path))
      try Files.write(bytes, to: path)
    }
  }

  /// The same of a file that `body` emits in pieces.
  @discardableResult func save(
    to path: String, _ body: (_ emit: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) -> Bool {
    attempt { () throws(FileError) in
      try Files.makeFolders(Files.folder(of: path))
      do { try Files.writePieces(to: path, body) } catch let error as FileError {
        throw error
      } catch { throw FileError(path: path, reason: "\(error)") }
    }
  }
}
