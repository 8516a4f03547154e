import NavSim

// What is left in the folders of kept traces when a suite is over.

/// What is done about kept traces that no cell asks for.
enum OrphanMode: String, CaseIterable {
  /// They are told.
  case warn
  /// They are told, and the exit code is 1.
  case reject
  /// They are deleted.
  case delete
}

/// Looks for orphans, for traces that wait, and for what a killed run left behind.
struct OrphanWork {
  /// Kept or waiting traces that no cell of the suite asks for.
  private(set) var orphans: [String] = []
  /// Of an orphan the trace that waits and is the same but for its name.
  private(set) var renamed: [String: String] = [:]
  /// Traces that wait although a cell asks for them.
  private(set) var pending: [String] = []
  /// Temporary files of runs that were killed.
  private(set) var strays: [String] = []
  /// Folders of kept traces that could not be looked through.
  private(set) var problems: [FileError] = []

  /// Looks in the places that belong to the files of a call; of files with errors nobody knows
  /// which traces they ask for.
  init(_ files: [(input: Input, file: ScenarioFile)], _ plan: SuitePlan, folders: [String]) {
    var asked: Set<String> = []
    var unknown: Set<String> = []
    // Where something cannot be read, nobody knows what it asks for, nor what lies below it.
    var unread: Set<String> = []
    var whole: [String] = []
    var alone: [String] = []
    for (index, (input, file)) in files.enumerated() where input.path != "-" {
      let folder = folders[index]
      if file.hasErrors { unknown.insert(folder) }
      if input.problem != nil {
        unread.insert(GoldenFolder.ofAll(below: Files.folder(of: input.path)))
      }
      for name in plan.goldenNames[index] { asked.insert(folder + "/" + name) }
      let inside = input.relative.split(separator: "/").count - 1
      if input.isFromFolder {
        var above = Files.folder(of: input.path)
        whole.append(GoldenFolder.ofAll(below: above))
        for _ in 0..<inside {
          above = Files.folder(of: above)
          whole.append(GoldenFolder.ofAll(below: above))
        }
      } else {
        alone.append(folder)
      }
    }
    // What lies behind a link is somebody else's.
    let scan = GoldenScan(
      whole: whole.filter { GoldenFolder.link(on: $0, below: true) == nil },
      alone: alone.filter { GoldenFolder.link(on: $0, below: true) == nil })
    strays = scan.strays
    problems = scan.problems
    func isKnown(_ path: String) -> Bool {
      !unknown.contains(Files.folder(of: path)) && !unread.contains { Paths.isInside(path, $0) }
    }
    orphans = scan.traces.filter { !asked.contains($0) && isKnown($0) }
    for path in scan.pending where isKnown(path) {
      if asked.contains(String(path.dropLast(".new".count))) {
        pending.append(path)
      } else {
        orphans.append(path)
      }
    }
    orphans.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if orphans.isEmpty || pending.isEmpty { return }
    let kept = Set(scan.traces)
    let waiting = SameTrace(
      among: pending.filter { !kept.contains(String($0.dropLast(".new".count))) })
    for path in orphans { renamed[path] = waiting.path(like: path) }
  }
}
