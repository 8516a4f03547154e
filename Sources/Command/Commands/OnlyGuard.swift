import NavSim

// A misspelt `--only` would print a trace without a line in it, which looks like a result. So each
// pattern has to match a name before anything is printed.

/// Refuses patterns of `--only` that no element or property of the run's traces matches.
enum OnlyGuard {
  /// Checks the patterns against the names that the planned cells can show.
  static func check(_ patterns: [TracePattern], _ jobs: [RunJob]) throws(UsageError) {
    var open = patterns
    var names: [String] = []
    var seen: Set<String> = []
    var asked: Set<String> = []
    for job in jobs where !open.isEmpty {
      // Pages are those of the file; own properties come with the strategy.
      let key = "\(job.scenario) \(job.cell["strategy"] ?? "") \(job.file.path)"
      guard asked.insert(key).inserted else { continue }
      for name in job.file.traceNames(job.scenario, job.cell) where seen.insert(name).inserted {
        names.append(name)
        open.removeAll { $0.matches(name) }
      }
    }
    guard let wrong = open.first else { return }
    let guess = suggestion(for: wrong.text, names)
    throw UsageError(
      message: "'--only \(wrong.text)' matches nothing in these traces"
        + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: "navsim explain elements shows the names; '*' stands for any run of characters")
  }

  /// The nearest name; for a property alone, that property of everything.
  private static func suggestion(for text: String, _ names: [String]) -> String? {
    let inside = TracePattern(text + ".*")
    if !text.contains("*"), names.contains(where: inside.matches) { return inside.text }
    let everywhere = TracePattern("*." + text)
    if names.contains(where: everywhere.matches) { return everywhere.text }
    var candidates = names
    if text.contains("*") {
      let tails = Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
      candidates = names.map { $0 + ".*" } + tails.sorted().map { "*." + $0 }
      candidates.removeAll { candidate in !names.contains(where: TracePattern(candidate).matches) }
    }
    return Suggestion.nearest(text, candidates)
  }
}

extension TracePattern {
  /// The patterns of all values of `--only`; one value may hold several, with blanks or commas
  /// between them.
  static func list(_ values: [String]) -> [TracePattern] {
    values.flatMap { value in
      let parts = value.split(whereSeparator: { $0 == " " || $0 == "," })
      return parts.isEmpty ? [TracePattern(value)] : parts.map { TracePattern(String($0)) }
    }
  }
}
