import NavSim

// Traces that wait to be accepted or rejected, and what is done with them.

/// One trace that waits.
struct PendingTrace {
  /// The file of the kept trace.
  let path: String

  var pendingPath: String { path + ".new" }

  /// The trace becomes the one that is kept. A link is written through, as by 'navsim test'.
  func accept() throws(FileError) {
    let bytes = try Files.read(pendingPath, .large)
    if let reason = PendingText.problem(of: bytes, path: path) {
      throw FileError(path: pendingPath, reason: "cannot be kept: " + reason)
    }
    try Files.write(bytes, to: path)
    try Files.remove(pendingPath)
  }

  /// What is kept stays.
  func reject() throws(FileError) { try Files.remove(pendingPath) }

  /// What it changes.
  func lines() throws(FileError) -> [String] {
    let isKept = (try? Platform.status(path)) != nil
    let kept = isKept ? try Files.read(path, .large) : nil
    return PendingText.lines(
      kept: kept, pending: try Files.read(pendingPath, .large), path: path,
      renamed: isKept ? nil : Self.kept.path(like: pendingPath))
  }

  /// The kept traces, to find one that got another name.
  private static let kept = SameTrace(among: GoldenScan(whole: TestRequest.operands([])).traces)

  /// Those below the folder of scenarios, or below the current one, whose paths have one of the
  /// texts or match one of the patterns. Each text must be found somewhere.
  static func find(_ patterns: [String]) throws -> [PendingTrace] {
    let scan = GoldenScan(whole: TestRequest.operands([]))
    if let problem = scan.problems.first { throw problem }
    let all = scan.pending.map { PendingTrace(path: String($0.dropLast(".new".count))) }
    if patterns.isEmpty { return all }
    var taken: Set<String> = []
    for pattern in patterns {
      let found = all.filter { $0.matches(pattern) }
      guard !found.isEmpty else {
        let guess = Suggestion.nearest(pattern, all.map(\.path))
        throw UsageError(
          message: "no trace that waits has '\(pattern)' in its path"
            + (guess.map { "; did you mean '\($0)'?" } ?? ""),
          help: "navsim review lists the \(all.count) that wait")
      }
      taken.formUnion(found.map(\.path))
    }
    return all.filter { taken.contains($0.path) }
  }

  private func matches(_ pattern: String) -> Bool {
    if pattern.contains("*") {
      return TracePattern(pattern).matches(path) || TracePattern(pattern).matches(pendingPath)
    }
    return pendingPath.contains(pattern)
  }
}
