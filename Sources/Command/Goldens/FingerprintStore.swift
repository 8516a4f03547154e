import NavSim

// Files of fingerprints: compared cell by cell as verdicts come in, and written once at the end, for
// all cells of a file lie in one of them.

/// The kept fingerprints of a call.
struct FingerprintStore {
  let mode: GoldenMode
  /// What was written, for the last lines.
  private(set) var updated: [String] = []
  private var files: [String: Entry] = [:]

  private struct Entry {
    /// What lies on disk, as far as it can be read; nil where nothing does.
    var kept: FingerprintFile?
    /// Why it cannot be read, where nothing can be done about it here.
    var problem: String?
    /// What is written in its place.
    var next = FingerprintFile()
    /// What the cells show, be it written or not; of those that do not run, what waits for them.
    var seen = FingerprintFile()
  }

  init(mode: GoldenMode) { self.mode = mode }

  /// Takes the fingerprint of a cell; gives what is to be told.
  mutating func settle(_ verdict: FingerprintVerdict) -> Failure? {
    var entry = files[verdict.path] ?? Self.read(verdict.path)
    defer { files[verdict.path] = entry }
    if let problem = entry.problem {
      var failure = Failure.golden(verdict.golden, cell: verdict.cell)
      failure.message = "the kept fingerprints cannot be read: \(verdict.path): \(problem)"
      return failure
    }
    entry.seen.set(verdict.name, verdict.fingerprint)
    let kept = entry.kept?.fingerprints[verdict.name]
    if let line = entry.kept?.damagedLine, mode != .update(different: true) {
      var failure = Failure.golden(verdict.golden, cell: verdict.cell)
      failure.message =
        "the kept fingerprints cannot be read: \(verdict.path):\(line) is no line of them"
      failure.notes = ["navsim test --update writes them anew; read its diff"]
      return failure
    }
    if kept == verdict.fingerprint { return nil }
    if case .update(let different) = mode, kept == nil || different {
      entry.next.set(verdict.name, verdict.fingerprint)
      return nil
    }
    return verdict.failure(kept: kept, line: entry.kept?.lines[verdict.name])
  }

  private static func read(_ path: String) -> Entry {
    var entry = Entry()
    switch GoldenStore.content(path) {
    case .missing: break
    case .unreadable(let reason): return Entry(problem: reason)
    case .bytes(let bytes):
      let file = FingerprintFile(bytes)
      entry.kept = file
      entry.next.add(file)
      entry.seen.add(file)
    }
    if case .bytes(let waiting) = GoldenStore.content(path + ".new") {
      entry.seen.add(FingerprintFile(waiting))
    }
    return entry
  }

  /// Writes what was asked for, or beside it what waits to be accepted.
  mutating func write() throws(FileError) {
    for path in files.keys.sorted() {
      guard let entry = files[path], entry.problem == nil else { continue }
      let isDamaged = entry.kept?.damagedLine != nil && mode == .update(different: true)
      if isDamaged || entry.next.fingerprints != (entry.kept ?? FingerprintFile()).fingerprints {
        try Files.makeFolders(Files.folder(of: path))
        try Files.write(entry.next.bytes, to: path)
        updated.append(path)
      }
      if mode == .check { continue }
      let pending = path + ".new"
      if entry.seen.fingerprints == entry.next.fingerprints {
        Platform.remove(pending)
      } else {
        try Files.makeFolders(Files.folder(of: path))
        try Files.write(entry.seen.bytes, to: pending)
      }
    }
  }

  /// Lines that no cell of the suite asks for, by file and line; taken out of the files if asked.
  static func stale(
    _ asked: [String: Set<String>], isDeleted: Bool
  ) throws(FileError) -> [(path: String, line: Int, name: String)] {
    var found: [(path: String, line: Int, name: String)] = []
    for path in asked.keys.sorted() {
      guard case .bytes(let bytes) = GoldenStore.content(path) else { continue }
      var file = FingerprintFile(bytes)
      if file.damagedLine != nil { continue }
      let names = file.names.filter { !(asked[path]?.contains($0) ?? false) }
      if names.isEmpty { continue }
      found += names.map { (path, file.lines[$0] ?? 1, $0) }
      guard isDeleted else { continue }
      for name in names { file.set(name, nil) }
      try Files.write(file.bytes, to: path)
    }
    return found
  }
}
