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
  /// - Throws: everything that is wrong, with its place: first with the streams each by itself,
  ///   then with the parts together.
  public static func merged(
    _ streams: [(file: String, bytes: [UInt8])], version: String
  ) throws(StreamErrors) -> SuiteReport {
    var errors: [StreamError] = []
    var parts: [Part] = []
    for stream in streams {
      do throws(StreamErrors) {
        let read = try StreamReader.read(stream.bytes, file: stream.file, version: version)
        if let part = Part(read) {
          parts.append(part)
        } else {
          errors.append(
            read.error(1, [.member("part")], "it does not say which part of a suite it is"))
        }
      } catch {
        errors += error.all
      }
    }
    guard errors.isEmpty else { throw StreamErrors(all: errors) }
    guard let first = parts.first else { return SuiteReport() }
    errors = parts.dropFirst().compactMap { $0.trouble(beside: first) }
    parts.sort { $0.part.number < $1.part.number }
    errors += zip(parts, parts.dropFirst()).compactMap { $1.repeats($0) }
    guard errors.isEmpty else { throw StreamErrors(all: errors) }
    if let error = first.gap(parts) { throw StreamErrors(all: [error]) }
    return try joined(parts, first)
  }

  private static func joined(
    _ parts: [Part], _ first: Part
  ) throws(StreamErrors) -> SuiteReport {
    var result = SuiteReport()
    result.part = SuitePart(
      planned: first.part.planned, plan: first.part.plan, endsAtFailure: first.part.endsAtFailure)
    result.rejectsOrphans = first.report.rejectsOrphans
    var errors: [StreamError] = []
    var seen: Set<Int> = []
    var told: Set<FileProblem> = []
    for part in parts {
      let report = part.report
      for (cell, line) in zip(report.cells, part.stream.cellLines)
      where !seen.insert(cell.index).inserted {
        errors.append(
          part.stream.error(
            line, [.member("index")], "cell \(cell.index) is in another part too"))
      }
      result.cells += report.cells
      result.addOrphans(report.orphans)
      result.leftFiles += report.leftFiles
      result.fileMessages += report.fileMessages.filter { told.insert($0).inserted }
      if let seconds = report.seconds { result.seconds = (result.seconds ?? 0) + seconds }
    }
    guard errors.isEmpty else { throw StreamErrors(all: errors) }
    result.cells.sort { $0.index < $1.index }
    result.sortLeftFiles()
    if first.part.endsAtFailure, let end = result.cells.firstIndex(where: \.isBad) {
      // Each part has every cell before its own first failure, so all before the first of all.
      result.cells.removeSubrange((end + 1)...)
    } else if result.cells.count != first.part.planned {
      let reason = "\(result.cells.count) cells together; the suite has \(first.part.planned)"
      throw StreamErrors(all: [first.error("planned", reason)])
    }
    return result
  }
}

/// The report of one part.
private struct Part {
  let stream: StreamReader.Stream
  let part: SuitePart

  /// Nil where the stream does not say which part it is.
  init?(_ stream: StreamReader.Stream) {
    guard let part = stream.report.part, part.count >= 1, (1...part.count).contains(part.number)
    else { return nil }
    self.stream = stream
    self.part = part
  }

  var report: SuiteReport { stream.report }

  /// Something that is wrong with what it says about itself.
  func error(_ member: String, _ reason: String, fix: String = StreamError.usual) -> StreamError {
    stream.error(1, [.member("part"), .member(member)], reason, fix: fix)
  }

  /// Why it is no part of the same suite.
  func trouble(beside first: Part) -> StreamError? {
    if part.count != first.part.count {
      return error(
        "count",
        "one of \(part.count) parts, but \(first.stream.file) is one of \(first.part.count)",
        fix: "merge the reports of one suite: --shard 1/N to N/N with one N")
    }
    if part.plan == first.part.plan && part.planned == first.part.planned
      && part.endsAtFailure == first.part.endsAtFailure
      && report.rejectsOrphans == first.report.rejectsOrphans
    {
      return nil
    }
    return error(
      "plan", "a part of another suite than \(first.stream.file): other files, filters or options",
      fix: "call 'navsim test' with the same files and options for every part")
  }

  /// An error if the part is there twice.
  func repeats(_ other: Part) -> StreamError? {
    guard part.number == other.part.number else { return nil }
    return error(
      "number", "part \(part.number) of \(part.count) is in \(other.stream.file) already",
      fix: "name each report once")
  }

  /// An error if a part is not there.
  func gap(_ parts: [Part]) -> StreamError? {
    let missing = part.count - parts.count
    guard missing > 0 else { return nil }
    let given = Set(parts.map(\.part.number))
    // Parts are numbered from 1; the first gap is at most one behind those that are there.
    let gap = (1...parts.count + 1).first { !given.contains($0) } ?? 1
    let others = missing > 1 ? " and \(missing - 1) more" : ""
    return error(
      "count", "part \(gap) of \(part.count)\(others) is not among the reports",
      fix: "name the reports of all \(part.count) parts")
  }
}
