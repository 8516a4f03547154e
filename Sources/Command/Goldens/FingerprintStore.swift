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
    if let kept = entry.kept, !kept.damages.isEmpty, mode != .update(different: true) {
      return .damaged(kept.damages, in: verdict)
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
  mutating func write(on console: Console) {
    for path in files.keys.sorted() {
      guard let entry = files[path], entry.problem == nil else { continue }
      let isDamaged = !(entry.kept?.damages ?? []).isEmpty && mode == .update(different: true)
      if isDamaged || entry.next.fingerprints != (entry.kept ?? FingerprintFile()).fingerprints,
        console.save(entry.next.bytes, to: path)
      {
        updated.append(path)
      }
      if mode == .check { continue }
      let pending = path + ".new"
      if entry.seen.fingerprints == entry.next.fingerprints {
        console.attempt { () throws(FileError) in try Files.remove(pending) }
      } else {
        console.save(entry.seen.bytes, to: pending)
      }
    }
  }

  /// The lines of a file that no cell of the suite asks for.
  static func stale(_ path: String, asked: Set<String>) -> [(name: String, line: Int)] {
    guard case .bytes(let bytes) = GoldenStore.content(path) else { return [] }
    let file = FingerprintFile(bytes)
    if !file.damages.isEmpty { return [] }
    return file.names.filter { !asked.contains($0) }.map { ($0, file.lines[$0] ?? 1) }
  }

  /// Takes lines out of a file.
  static func delete(_ names: [String], in path: String) throws(FileError) {
    try GoldenFolder.checkDeletion(path)
    var file = FingerprintFile(try Files.read(path))
    for name in names { file.set(name, nil) }
    try Files.write(file.bytes, to: path)
  }
}

extension Failure {
  /// What is told of a cell whose fingerprints are damaged: every line that is, the first one first.
  fileprivate static func damaged(
    _ damages: [FingerprintFile.Damage], in verdict: FingerprintVerdict
  ) -> Failure {
    var failure = Failure.golden(verdict.golden, cell: verdict.cell)
    let texts = damages.map { "\(verdict.path):\($0.line):\($0.column): \($0.reason)" }
    failure.message = "the kept fingerprints cannot be read: " + texts[0]
    failure.notes = damages[0].rows
    failure.notes += texts.dropFirst().prefix(8)
    let left = texts.count - 9
    if left > 0 { failure.notes.append("and " + Count.of(left, "more line")) }
    failure.notes.append("navsim test --update writes them anew; read its diff")
    return failure
  }
}
