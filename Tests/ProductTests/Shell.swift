import Foundation

/// Runs a few lines of bash from the package's root.
enum Shell {
  /// Ends a command that hangs, where there is a program that can: macOS has none.
  static let limited = "$(command -v timeout > /dev/null && echo timeout 60)"

  static func run(_ script: String) throws -> Ran {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", script]
    process.currentDirectoryURL = Binary.root
    process.environment = Binary.environment
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let told = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Ran(out: text, err: told, code: process.terminationStatus)
  }
}
