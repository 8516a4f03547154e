import Foundation
import Testing

// The built binary as a subprocess: what a user gets, not what a function returns.

/// What a run of the binary gave.
struct Ran {
  let out: String
  let err: String
  let code: Int32
}

/// The binary that was built beside the tests.
enum Binary {
  /// The package's root.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The executable `navsim` beside the file that these tests were loaded from, or beside a folder
  /// around it: on macOS that is a bundle, which a helper of the toolchain loads.
  /// `.ci/run` names that of the release build, which takes a fifth of the time.
  static let path: String = {
    if let named = ProcessInfo.processInfo.environment["NAVSIM_BINARY"] { return named }
    var url = URL(fileURLWithPath: CommandLine.arguments[0])
    #if canImport(Darwin)
      var info = Dl_info()
      if dladdr(#dsohandle, &info) != 0, let name = info.dli_fname {
        url = URL(fileURLWithPath: String(cString: name))
      }
    #endif
    for _ in 0..<4 {
      url = url.deletingLastPathComponent()
      let path = url.appendingPathComponent("navsim").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    return "navsim was not found beside the tests"
  }()

  /// The variables of the tests, as they are on a desk: where CI is set the tool is stricter.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["CI": "", "GITHUB_ACTIONS": ""]) { $1 }
  }

  /// What the tool says, on either stream, of a scenario written as x.navsim.
  static func told(_ arguments: [String], of text: String, in scratch: Scratch) throws -> String {
    try scratch.write(text, to: "x.navsim")
    let ran = try run(arguments, in: scratch.url)
    return ran.out + ran.err
  }

  /// Runs it from the package's root, or from another folder.
  static func run(
    _ arguments: [String], input: String = "", in folder: URL = root,
    environment: [String: String] = [:]
  ) throws -> Ran {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = Self.environment.merging(environment) { $1 }
    let scratch = try Scratch()
    // Files, not pipes: a full pipe would hold the binary up while we wait for its end.
    let files = try ["in", "out", "err"].map { try scratch.write($0 == "in" ? input : "", to: $0) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    #expect(process.terminationReason == .exit, "ended by a signal: \(arguments)")
    return Ran(out: texts[1], err: texts[2], code: process.terminationStatus)
  }
}

/// A folder that is gone when the test is over.
final class Scratch {
  let url: URL

  init() throws {
    // Without links in the path, as the tool names files: macOS' temporary folder lies behind one.
    let temporary = FileManager.default.temporaryDirectory.path
    let real = realpath(temporary, nil)
    defer { free(real) }
    url = URL(fileURLWithPath: real.map { String(cString: $0) } ?? temporary)
      .appendingPathComponent("navsim-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// The names in the folder, hidden ones too, sorted.
  func names(_ folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: url.appendingPathComponent(folder).path
    ).sorted()
  }
}
