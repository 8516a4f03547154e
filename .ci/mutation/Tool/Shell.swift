import Foundation

/// A command with its outputs in a file, and the number of a mutant in its environment.
enum Shell {
  /// How a command ended; -1 stands for a signal.
  struct Ran {
    let code: Int32
    let output: Data
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The seconds of processor time that one run of a mutant may take.
  static let patience = 60

  /// Runs a command. Standard error goes where standard output goes.
  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:], keeps: Bool = true
  ) throws -> Ran {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("navsim-mutants-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    process.standardInput = FileHandle.nullDevice
    let output = try FileHandle(forWritingTo: keeps ? file : URL(fileURLWithPath: "/dev/null"))
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    try output.close()
    let code = process.terminationReason == .exit ? process.terminationStatus : -1
    return Ran(code: code, output: keeps ? try Data(contentsOf: file) : Data())
  }

  /// The same, as the mutant of a number.
  static func run(_ arguments: [String], in folder: URL, mutant: Int, keeps: Bool = true) throws
    -> Ran
  {
    try run(
      arguments, in: folder,
      environment: ["NAVSIM_MUTANT": "\(mutant)", "NAVSIM_MUTANT_SECONDS": "\(patience)"],
      keeps: keeps)
  }
}

/// What goes wrong with the tool itself.
struct Trouble: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Work on all elements by two at a time; answers come in the order of the elements.
func inParallel<Element, Answer>(
  _ elements: [Element], _ work: (Int, Element) throws -> Answer
) throws -> [Answer] {
  nonisolated(unsafe) var answers = [Result<Answer, Error>?](repeating: nil, count: elements.count)
  nonisolated(unsafe) var next = 0
  let lock = NSLock()
  withoutActuallyEscaping(work) { work in
    nonisolated(unsafe) let work = work
    nonisolated(unsafe) let elements = elements
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while true {
        let index = lock.withLock {
          next += 1
          return next - 1
        }
        if index >= elements.count { return }
        let answer = Result { try work(index, elements[index]) }
        lock.withLock { answers[index] = answer }
      }
    }
  }
  return try answers.compactMap { try $0?.get() }
}
