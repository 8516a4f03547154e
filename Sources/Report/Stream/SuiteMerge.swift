import NavSimChecks

// Joins the reports of parts. What comes out is what one call without --shard would have said, byte
// for byte, so whatever could make it differ is an error: a part that is missing or there twice, or
// parts of different suites.

extension SuiteReport {
  /// Joins the event streams of the parts of a suite, in any order.
  ///
  /// - Parameters:
  ///   - streams: the files' names and bytes.
  ///   - version: navsim's version, which those of the streams must be.
  /// - Throws: `StreamError` with the place of what is wrong.
  public static func merged(
    _ streams: [(file: String, bytes: [UInt8])], version: String
  ) throws(StreamError) -> SuiteReport {
    var parts: [(file: String, report: SuiteReport, part: SuitePart)] = []
    for stream in streams {
      let report = try StreamReader.read(stream.bytes, file: stream.file, version: version)
      guard let part = report.part, part.count >= 1, (1...part.count).contains(part.number) else {
        throw StreamError.whole(stream.file, "it does not say which part of a suite it is")
      }
      parts.append((stream.file, report, part))
    }
    guard let first = parts.first else { return SuiteReport() }
    for other in parts.dropFirst() { try check(other, against: first) }
    parts.sort { $0.part.number < $1.part.number }
    for (one, two) in zip(parts, parts.dropFirst()) where one.part.number == two.part.number {
      throw StreamError.whole(
        two.file, "part \(two.part.number) of \(two.part.count) is in \(one.file) already")
    }
    let missing = first.part.count - parts.count
    if missing > 0 {
      let given = Set(parts.map(\.part.number))
      // Parts are numbered from 1; the first gap is at most one behind those that are there.
      let gap = (1...parts.count + 1).first { !given.contains($0) } ?? 1
      let others = missing > 1 ? " and \(missing - 1) more" : ""
      throw StreamError.whole(
        first.file, "part \(gap) of \(first.part.count)\(others) is not among the reports")
    }
    return try joined(parts.map { ($0.file, $0.report) }, first.part)
  }

  private static func check(
    _ other: (file: String, report: SuiteReport, part: SuitePart),
    against first: (file: String, report: SuiteReport, part: SuitePart)
  ) throws(StreamError) {
    if other.part.count != first.part.count {
      throw StreamError.whole(
        other.file,
        "one of \(other.part.count) parts, but \(first.file) is one of \(first.part.count)")
    }
    if other.part.plan != first.part.plan || other.part.planned != first.part.planned
      || other.part.endsAtFailure != first.part.endsAtFailure
      || other.report.rejectsOrphans != first.report.rejectsOrphans
    {
      throw StreamError.whole(
        other.file, "a part of another suite than \(first.file): other files, filters or options")
    }
  }

  private static func joined(
    _ reports: [(file: String, report: SuiteReport)], _ part: SuitePart
  ) throws(StreamError) -> SuiteReport {
    var result = SuiteReport()
    result.part = SuitePart(
      planned: part.planned, plan: part.plan, endsAtFailure: part.endsAtFailure)
    result.rejectsOrphans = reports.first?.report.rejectsOrphans ?? false
    var seen: Set<Int> = []
    var orphans: Set<String> = []
    var problems: Set<FileProblem> = []
    for (file, report) in reports {
      for cell in report.cells where !seen.insert(cell.index).inserted {
        throw StreamError.whole(file, "cell \(cell.index) is in another part too")
      }
      result.cells += report.cells
      for orphan in report.orphans where orphans.insert(orphan).inserted {
        result.orphans.append(orphan)
      }
      for problem in report.problems where problems.insert(problem).inserted {
        result.problems.append(problem)
      }
      if let seconds = report.seconds { result.seconds = (result.seconds ?? 0) + seconds }
    }
    result.cells.sort { $0.index < $1.index }
    result.orphans.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if part.endsAtFailure, let end = result.cells.firstIndex(where: \.isBad) {
      // Each part has every cell before its own first failure, so all before the first of all.
      result.cells.removeSubrange((end + 1)...)
    } else if result.cells.count != part.planned {
      throw StreamError.whole(
        reports.map(\.file).joined(separator: ", "),
        "\(result.cells.count) cells together; the suite has \(part.planned)")
    }
    return result
  }
}

extension StreamError {
  /// Something that no line of the report is to blame for.
  fileprivate static func whole(_ file: String, _ reason: String) -> StreamError {
    StreamError(file: file, line: nil, column: nil, reason: reason)
  }
}
