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

  private static let depthLimit = 32

  /// Looks through folders, and through some without the folders in them; those that do not exist
  /// are empty.
  init(whole folders: [String], alone: [String] = []) {
    for folder in Set(folders) { search(folder, 0) }
    for folder in Set(alone) { search(folder, Self.depthLimit - 1) }
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

  private mutating func search(_ folder: String, _ depth: Int) {
    guard depth < Self.depthLimit, let names = try? Platform.names(in: folder) else { return }
    for name in names {
      let path = Files.joined(folder, name)
      guard let status = try? Platform.status(path, followsLinks: false) else { continue }
      if status.kind == .folder {
        if !name.hasPrefix(".") { search(path, depth + 1) }
      } else if name == GoldenFolder.name, status.kind == .link {
        // The folder itself may be a link; below it none is followed.
        if !path.dropLast(name.count).contains(GoldenFolder.name) { search(path, depth + 1) }
      } else if Leftovers.isLeft(name) {
        strays.append(path)
      } else if Self.isPending(name) {
        pending.append(path)
      } else if Self.isKept(name) {
        traces.append(path)
      }
    }
  }

  private static func sorted(_ paths: [String]) -> [String] {
    Array(Set(paths)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
