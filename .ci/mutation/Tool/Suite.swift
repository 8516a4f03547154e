import Foundation

/// The scenario files of the scratch package: what each prints, and which mutants it reaches.
final class Suite: @unchecked Sendable {
  /// What a scenario file gives without a mutant.
  struct File {
    let path: String
    let code: Int32
    let print: UInt64
    /// How long it took, for the order of cheap ones first.
    let seconds: Double
    let reached: [Bool]
  }

  let package: URL
  let tool: String
  private(set) var files: [File] = []
  private let lock = NSLock()
  /// How many mutants of a source each file has killed.
  private var kills: [String: [String: Int]] = [:]

  /// - Parameters:
  ///   - package: the folder that has the scenarios.
  ///   - tool: the one with the mutants.
  init(_ package: URL, tool: URL) throws {
    self.package = package
    self.tool = tool.path
    let scenarios = package.appendingPathComponent("Scenarios")
    let paths =
      FileManager.default.enumerator(atPath: scenarios.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".navsim") }.sorted() ?? []
    files = try inParallel(paths.map { "Scenarios/" + $0 }) { _, path in try self.file(path) }
      .compactMap { $0 }
  }

  private func file(_ path: String) throws -> File? {
    let begin = Date()
    let reached = FileManager.default.temporaryDirectory
      .appendingPathComponent("navsim-reached-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: reached) }
    let ran = try Shell.run(
      [tool, "run", "--causes", path], in: package,
      environment: ["NAVSIM_MUTANT_REACHED": reached.path])
    // Pages that others use, without a scenario of their own.
    if ran.code == 2, ran.text.contains("no scenario found") { return nil }
    guard ran.code == 0 else { throw Trouble("\(path) fails without a mutant: \(ran.text)") }
    return File(
      path: path, code: ran.code, print: Self.hash(ran.output),
      seconds: Date().timeIntervalSince(begin),
      reached: try Data(contentsOf: reached).map { $0 != 0 })
  }

  static func hash(_ data: Data) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    return hash
  }

  /// The file that fails with the mutant, or nil: likely ones first, then the rest at once.
  func killer(of mutant: Mutant) throws -> String? {
    let files = order(for: mutant)
    for part in [files.prefix(Self.likely), files.dropFirst(Self.likely)] where !part.isEmpty {
      let ran = try Shell.run(
        [tool, "test", "--check", "--quiet", "--fail-fast", "--jobs", "1"] + part.map(\.path),
        in: package, mutant: mutant.number)
      guard ran.code != 0 else { continue }
      let path = part.map(\.path).first { ran.text.contains($0) } ?? part.first?.path ?? ""
      lock.withLock { kills[mutant.file, default: [:]][path, default: 0] += 1 }
      return path
    }
    return nil
  }

  /// The files that run before all others.
  private static let likely = 8

  /// The first file whose trace, causes or findings are others with the mutant, or nil.
  func trace(of mutant: Mutant) throws -> String? {
    for file in order(for: mutant) {
      let ran = try Shell.run(
        [tool, "run", "--causes", file.path], in: package, mutant: mutant.number)
      if Self.hash(ran.output) != file.print { return file.path }
    }
    return nil
  }

  /// What a mutant makes of a scenario file: the first lines that differ.
  func difference(_ mutant: Mutant, _ path: String) throws -> String {
    let old = try Shell.run([tool, "run", "--causes", path], in: package).text
    let new = try Shell.run([tool, "run", "--causes", path], in: package, mutant: mutant.number)
    let lines = new.text.split(separator: "\n").difference(from: old.split(separator: "\n"))
    let shown = lines.prefix(24).map { change in
      switch change {
      case .insert(_, let line, _): "  + \(line)"
      case .remove(_, let line, _): "  - \(line)"
      }
    }
    return shown.joined(separator: "\n")
  }

  /// Files that killed others of the same source, then cheap ones.
  private func order(for mutant: Mutant) -> [File] {
    let known = lock.withLock { kills[mutant.file] ?? [:] }
    return files.filter { $0.reached[mutant.number] }.sorted { a, b in
      let (left, right) = (known[a.path] ?? 0, known[b.path] ?? 0)
      if left != right { return left > right }
      return (a.seconds, a.path) < (b.seconds, b.path)
    }
  }
}
