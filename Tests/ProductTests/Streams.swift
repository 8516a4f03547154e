import Foundation

// Standard streams that are not as usual: without a reader, not blocking, full.

extension Binary {
  /// Runs it with a standard output of the caller's, which is closed here afterwards.
  static func run(
    _ arguments: [String], output: FileHandle, input: FileHandle? = nil, in folder: URL,
    _ meanwhile: () throws -> Void = {}
  ) throws -> (err: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    let scratch = try Scratch()
    let told = try scratch.write("", to: "err")
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: told)
    try process.run()
    try output.close()
    try meanwhile()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: told), as: UTF8.self)
    return (text, process.terminationReason == .exit ? process.terminationStatus : -1)
  }

  /// Runs it with a standard output that nobody reads any more.
  static func runUnread(_ arguments: [String], in folder: URL) throws -> (err: String, code: Int32)
  {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return try run(arguments, output: pipe.fileHandleForWriting, in: folder)
  }
}

extension FileHandle {
  /// Whoever reads or writes here is told where he would have to wait.
  func unblock() { _ = fcntl(fileDescriptor, F_SETFL, O_NONBLOCK) }
}
