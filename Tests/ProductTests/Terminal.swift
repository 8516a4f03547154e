import Foundation

/// What a person sees who runs the tool on a terminal.
struct TerminalScreen {
  /// All that was written, with the sequences for colours.
  let raw: String
  let code: Int32
  let columns: Int

  /// The text without sequences and returns.
  var text: String {
    var text = ""
    var isSequence = false
    for scalar in raw.unicodeScalars where scalar != "\r" {
      if scalar == "\u{1B}" { isSequence = true }
      if !isSequence { text.unicodeScalars.append(scalar) }
      if isSequence, scalar.properties.isAlphabetic {
        isSequence = false
        // The line is cleared: progress.
        if scalar == "K" { while text.last.map({ $0 != "\n" }) == true { text.removeLast() } }
      }
    }
    return text
  }

  /// How many rows it takes, long lines wrapped.
  var rows: Int {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().reduce(0) {
      $0 + max(($1.count + columns - 1) / columns, 1)
    }
  }
}

/// The system gives no terminal.
struct NoTerminal: Error {}

extension Binary {
  /// Runs it with a terminal for both of its outputs, and for its input where something is typed.
  static func onTerminal(
    _ arguments: [String], columns: Int = 100, rows: Int = 40, in folder: URL = root,
    typing typed: String? = nil
  ) throws -> TerminalScreen {
    var (near, far): (Int32, Int32) = (0, 0)
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    guard openpty(&near, &far, nil, nil, &size) == 0 else { throw NoTerminal() }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging([
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "",
    ]) { $1 }
    let outputs = FileHandle(fileDescriptor: far)
    process.standardInput = typed == nil ? FileHandle.nullDevice : outputs
    process.standardOutput = outputs
    process.standardError = outputs
    try process.run()
    close(far)
    // A terminal keeps some kilobytes for who has not read yet.
    if let typed { _ = Array(typed.utf8).withUnsafeBytes { write(near, $0.baseAddress, $0.count) } }
    // Reading fails, or gives nothing, once nobody has the far end any more.
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(near, &piece, piece.count)
      if count <= 0 { break }
      bytes += piece[0..<count]
    }
    process.waitUntilExit()
    close(near)
    return TerminalScreen(
      raw: String(decoding: bytes, as: UTF8.self), code: process.terminationStatus,
      columns: columns)
  }
}
