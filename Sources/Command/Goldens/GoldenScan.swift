import NavSim

// What lies in the folders of kept traces although nobody asks for it: traces of scenarios that are
// gone, traces that wait to be accepted, and what a killed run left behind.

/// Files below the folders of kept traces.
struct GoldenScan {
  /// Kept traces, sorted.
  private(set) var traces: [String] = []
  /// Traces that wait to be accepted or rejected, sorted.
  private(set) var pending: [String] = []
  /// Temporary files of processes that are gone.
  private(set) var strays: [String] = []
  /// What could not be looked through, and why.
  private(set) var problems: [FileError] = []

  private static let depthLimit = 128

  /// Looks through folders, and through some without the folders in them; those that do not exist
  /// are empty.
  init(whole folders: [String], alone: [String] = []) {
    for folder in Set(folders) { search(folder, 0, isWhole: true) }
    for folder in Set(alone) { search(folder, 0, isWhole: false) }
    problems.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    traces = Self.sorted(traces)
    pending = Self.sorted(pending)
    strays = Self.sorted(strays)
  }

  /// Whether a name is that of a trace that waits.
  static func isPending(_ name: String) -> Bool {
    name.hasSuffix(".new") && isKept(String(name.dropLast(".new".count)))
  }

  /// Whether a name is that of a kept trace, in one of its layouts, or of fingerprints.
  private static func isKept(_ name: String) -> Bool {
    name.hasSuffix(".trace") || name.hasSuffix(".tracks") || name == FingerprintFile.name
  }

  private mutating func search(_ folder: String, _ depth: Int, isWhole: Bool) {
    let entries: [FolderEntry]
    do throws(SystemError) { entries = try Platform.entries(in: folder) } catch {
      if !error.isMissing { problems.append(FileError(path: folder, reason: error.text)) }
      return
    }
    for entry in entries {
      let (name, path) = (entry.name, Files.joined(folder, entry.name))
      let isFolder = entry.status?.kind == .folder || Self.isOuterLink(entry, path)
      let isLookedAt = isFolder ? isWhole && !name.hasPrefix(".") : Self.isKept(name)
      if !entry.isText {
        if isLookedAt { problems.append(FileError(path: path, reason: "the name is not UTF-8")) }
      } else if isFolder {
        if isLookedAt { searchInside(path, depth + 1) }
      } else if Leftovers.isLeft(name) {
        strays.append(path)
      } else if Self.isPending(name) {
        pending.append(path)
      } else if isLookedAt {
        traces.append(path)
      }
    }
  }

  /// The folder of kept traces itself may be a link; below it none is followed.
  private static func isOuterLink(_ entry: FolderEntry, _ path: String) -> Bool {
    entry.name == GoldenFolder.name && entry.status?.kind == .link
      && !path.dropLast(entry.name.count).contains(GoldenFolder.name)
  }

  private mutating func searchInside(_ folder: String, _ depth: Int) {
    if depth < Self.depthLimit { return search(folder, depth, isWhole: true) }
    problems.append(
      FileError(path: folder, reason: "lies more than \(Self.depthLimit) folders deep"))
  }

  private static func sorted(_ paths: [String]) -> [String] {
    Array(Set(paths)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
