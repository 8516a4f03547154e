// What cannot be written must not hide what was found out: results come first, reports are tried one
// and all, and then it is told what did not work. The exit code is 2 then, unless it is worse.

/// What went wrong with the outputs of a call.
final class OutputTrouble {
  /// How many files are told.
  private static let most = 20
  private var errors: [FileError] = []
  /// Whether standard output takes nothing any more: its reader has gone, or its disk is full.
  private(set) var isClosed = false

  /// Keeps an error until the results have been told.
  func add(_ error: FileError) {
    if !errors.contains(error) { errors.append(error) }
  }

  /// Writes to standard output, as long as it takes something. A reader that goes away wants to
  /// know no more: that is no error.
  func print(_ bytes: [UInt8]) {
    if isClosed { return }
    do throws(SystemError) { try Platform.writeAll(Platform.standardOutput, bytes) } catch {
      isClosed = true
      if !error.isClosedPipe { add(FileError(path: "standard output", reason: error.text)) }
    }
  }

  /// Tells what was kept; gives the exit code of the call.
  func end(_ outcome: Outcome, on console: Console) -> Outcome {
    if errors.isEmpty { return outcome }
    for error in errors.prefix(Self.most) { console.error("\(error.path): \(error.reason)") }
    if errors.count > Self.most {
      console.error("and \(errors.count - Self.most) more that cannot be written")
    }
    return max(outcome, .badInput)
  }
}
