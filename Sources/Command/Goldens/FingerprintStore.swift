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
    /// What lies on disk; nil where nothing does, or nothing that can be read.
    var kept: FingerprintFile?
    /// Why it cannot be read.
    var problem: String?
    /// What is written in its place.
    var next = FingerprintFile()
    /// What the cells show, be it written or not.
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
    if kept == verdict.fingerprint { return nil }
    if case .update(let different) = mode, kept == nil || different {
      entry.next.set(verdict.name, verdict.fingerprint)
      return nil
    }
    return verdict.failure(kept: kept, line: entry.kept?.lines[verdict.name])
  }

  private static func read(_ path: String) -> Entry {
    switch GoldenStore.content(path) {
    case .missing: return Entry()
    case .unreadable(let reason): return Entry(problem: reason)
    case .bytes(let bytes):
      guard let file = FingerprintFile(bytes) else { return Entry(problem: "it has another form") }
      return Entry(kept: file, next: file, seen: file)
    }
  }

  /// Writes what was asked for, or beside it what waits to be accepted.
  mutating func write() throws(FileError) {
    for path in files.keys.sorted() {
      guard let entry = files[path], entry.problem == nil else { continue }
      if entry.next != (entry.kept ?? FingerprintFile()) {
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
      guard case .bytes(let bytes) = GoldenStore.content(path), var file = FingerprintFile(bytes)
      else { continue }
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
