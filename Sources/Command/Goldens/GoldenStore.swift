import NavSim

// Kept traces on disk: read while cells run, written by the one thread that tells the results, and
// compared with what lies there at the end.

/// What may be done to kept traces.
enum GoldenMode: Equatable {
  /// Nothing is written but `X.trace.new` beside what differs.
  case compare
  /// Nothing at all is written.
  case check
  /// Missing ones are written; different ones too, if asked.
  case update(different: Bool)
}

/// The kept traces of a call.
struct GoldenStore {
  let mode: GoldenMode
  /// What was written, for the last lines.
  private(set) var updated: [String] = []

  init(mode: GoldenMode) { self.mode = mode }

  /// What stands at a path.
  static func content(_ path: String) -> GoldenContent {
    do throws(FileError) { return .bytes(try Files.read(path, .large)) } catch {
      return (try? Platform.status(path)) == nil ? .missing : .unreadable(error.reason)
    }
  }

  /// Does what the mode says about a verdict; true if the failure is to be told.
  mutating func settle(_ verdict: GoldenVerdict) throws(FileError) -> Bool {
    switch (verdict.state, mode) {
    case (.same, .check): return false
    case (.same, _):
      try Files.remove(verdict.pendingPath)
      return false
    case (.unreadable, _), (_, .check): return true
    case (.missing, .update), (.different, .update(different: true)):
      try Files.makeFolders(Files.folder(of: verdict.path))
      try Files.write(verdict.bytes, to: verdict.path)
      updated.append(verdict.path)
      try Files.remove(verdict.pendingPath)
      return false
    case (.missing, .compare), (.different, .compare), (.different, .update):
      try Files.makeFolders(Files.folder(of: verdict.pendingPath))
      try Files.write(verdict.bytes, to: verdict.pendingPath)
      return true
    }
  }
}
