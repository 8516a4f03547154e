import NavSim

// Everything that is read comes through here, and no input is ever cut: what is larger than its
// limit is an error. What lies in a folder is read if it is a file; what the user names may be a
// pipe as well, such as that of `<(…)`.

/// How much of an input is read. More is an error, never a shorter input.
struct ReadLimit: Equatable {
  let bytes: Int
  /// The limit as text, and what to do about it.
  private let size: String
  private let advice: String

  init(bytes: Int, size: String = "allowed", advice: String = "take less of it") {
    self.bytes = bytes
    self.size = size
    self.advice = advice
  }

  /// Of a scenario.
  static let scenario = ReadLimit(
    bytes: Limits.fileBytes, size: "\(Limits.fileBytes / 1_000_000) MB",
    advice: "divide it into several; 'use' shares declarations")
  /// Of a trace, an export, a log or a report.
  static let large = ReadLimit(bytes: 1 << 30, size: "1 GiB", advice: "divide it into several")
  /// Of what comes through a pipe, or from git, where a file could be looked at bit by bit.
  static let stream = ReadLimit(bytes: 64_000_000, size: "64 MB", advice: "name a file instead")

  /// What is told where there is more.
  var words: String { "it is larger than \(size): \(advice)" }
}

extension Files {
  /// All bytes of standard input.
  static func readStandardInput(_ limit: ReadLimit = .scenario) throws(FileError) -> [UInt8] {
    do throws(SystemError) {
      return try Platform.readAll(Platform.standardInput, limit)
    } catch {
      throw FileError(path: "<stdin>", reason: error.text)
    }
  }

  /// All bytes of a file. Nothing else is waited for or read: no pipe, socket or device.
  static func read(_ path: String, _ limit: ReadLimit = .scenario) throws(FileError) -> [UInt8] {
    try opened(path, isNamed: false) { file, status throws(SystemError) in
      if status.size > limit.bytes { throw SystemError.tooLarge(limit) }
      return try Platform.readAll(file, limit)
    }
  }

  /// The first bytes of a file, at most `count`: enough to see what it is.
  static func head(of path: String, count: Int) throws(FileError) -> [UInt8] {
    try opened(path, isNamed: false) { file, _ throws(SystemError) in
      try Platform.readSome(file, count)
    }
  }

  /// All bytes of what an operand names: a file, a pipe, or standard input for `-`.
  static func readOperand(
    _ path: String, _ limit: ReadLimit = .scenario
  ) throws(FileError) -> [UInt8] {
    // What has no size may have no end: less of it is taken in before it is refused.
    let endless = limit.bytes > ReadLimit.stream.bytes ? ReadLimit.stream : limit
    if path == "-" { return try readStandardInput(endless) }
    return try opened(path, isNamed: true) { file, status throws(SystemError) in
      if status.kind == .file, status.size > limit.bytes { throw SystemError.tooLarge(limit) }
      return try Platform.readAll(file, status.kind == .file ? limit : endless)
    }
  }

  /// Opens what stands at a path for as long as `body` runs.
  ///
  /// - Parameter isNamed: whether the user named it: then it may be a pipe or a device too, and
  ///   whoever writes into a pipe is waited for.
  static func opened<Value>(
    _ path: String, isNamed: Bool,
    _ body: (_ file: Int32, _ status: FileStatus) throws(SystemError) -> Value
  ) throws(FileError) -> Value {
    do throws(SystemError) {
      let before = try Platform.status(path)
      if before.kind == .folder { throw SystemError.isFolder }
      if before.kind == .other, !isNamed || before.isSocket { throw SystemError.noFile(before) }
      let file = try Platform.openForReading(path, waits: isNamed)
      defer { try? Platform.shut(file) }
      // It may have been replaced meanwhile.
      let status = try Platform.status(of: file)
      if status.kind != .file, !isNamed { throw SystemError.noFile(status) }
      return try body(file, status)
    } catch {
      throw FileError(path: path, reason: error.text)
    }
  }
}
