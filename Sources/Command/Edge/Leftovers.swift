// Temporary files that a killed process left behind: `.NAME.PROCESS.tmp` beside NAME. They are
// cleared away when NAME is written again, and in the folders of kept traces by every `navsim test`.
// One that is in use is never touched: its process runs, or, where that cannot be seen from here, it
// holds the file.

/// Names of temporary files, and the end of those that nobody uses any more.
enum Leftovers {
  private static let suffix = ".tmp"
  /// What stands in the folders that were written to. One thread alone writes files.
  nonisolated(unsafe) private static var known: [String: [String]] = [:]

  /// The temporary file for a target; the numbers give further names.
  static func name(for target: String, _ number: Int) -> String {
    let mark = number > 1 ? "-\(number)" : ""
    return Files.joined(
      Files.folder(of: target), "\(head(of: target)).\(Platform.processID)\(mark)\(suffix)")
  }

  /// `.NAME`, cut where the name would leave no room for what follows.
  private static func head(of target: String) -> String {
    "." + String(decoding: Files.name(of: target).utf8.prefix(200), as: UTF8.self)
  }

  /// Clears away what was left beside a file that is about to be written.
  static func clear(of target: String) {
    let folder = Files.folder(of: target)
    if known[folder] == nil {
      let entries = (try? Platform.entries(in: folder)) ?? []
      known[folder] = entries.map(\.name).filter { process($0) != nil }
    }
    let head = head(of: target) + "."
    for name in known[folder] ?? [] where name.hasPrefix(head) {
      if !name.dropFirst(head.count).dropLast(suffix.count).contains(".") {
        clear(Files.joined(folder, name))
      }
    }
  }

  /// Whether a name is that of a temporary file of a process that is gone.
  static func isLeft(_ name: String) -> Bool {
    guard let process = process(name) else { return false }
    return process == Platform.processID || !Platform.isRunning(process)
  }

  /// Deletes a temporary file, unless somebody uses it.
  static func clear(_ path: String) {
    guard isLeft(Files.name(of: path)),
      (try? Platform.status(path, followsLinks: false))?.kind == .file,
      let file = try? Platform.openForReading(path)
    else { return }
    defer { try? Platform.shut(file) }
    do throws(SystemError) {
      try Platform.hold(file)
      try Platform.remove(path)
    } catch {
      return
    }
  }

  /// The process in the name of a temporary file.
  private static func process(_ name: String) -> Int32? {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return nil }
    let parts = name.dropLast(suffix.count).split(separator: ".")
    guard parts.count > 1, let number = parts.last?.split(separator: "-").first,
      let process = Int32(number), process > 0
    else { return nil }
    return process
  }
}
