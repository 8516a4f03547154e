import NavSimChecks

// Reports are looked at on another machine than the one that wrote them: no absolute path is in
// them, whatever the caller named.

extension SuiteReport {
  /// The report with every path relative to a folder.
  ///
  /// - Parameter folder: an absolute path without `.` and `..`.
  public func relative(to folder: String) -> SuiteReport {
    var report = self
    for index in cells.indices { report.cells[index].makeRelative(to: folder) }
    report.page = page.map { RelativePath.of($0, folder) }
    report.orphans = orphans.map { RelativePath.of($0, folder) }
    for index in fileMessages.indices {
      let (path, text) = (fileMessages[index].file, fileMessages[index].text)
      let short = RelativePath.of(path, folder)
      report.fileMessages[index].file = short
      report.fileMessages[index].text = RelativePath.replacing(path, short, in: text)
    }
    for index in leftFiles.indices {
      report.leftFiles[index].file = RelativePath.of(leftFiles[index].file, folder)
    }
    return report
  }
}

extension CellReport {
  fileprivate mutating func makeRelative(to folder: String) {
    let short = RelativePath.of(file, folder)
    reason = reason.map { RelativePath.replacing(file, short, in: $0) }
    remarks = remarks.map { RelativePath.replacing(file, short, in: $0) }
    for index in findings.indices {
      findings[index].cause = findings[index].cause.map {
        RelativePath.replacing(file, short, in: $0)
      }
    }
    file = short
    for index in failures.indices { failures[index].makeRelative(to: folder) }
    for index in known.indices { known[index].failure.makeRelative(to: folder) }
  }
}

extension Failure {
  fileprivate mutating func makeRelative(to folder: String) {
    let short = RelativePath.of(file, folder)
    cause = cause.map { RelativePath.replacing(file, short, in: $0) }
    notes = notes.map { RelativePath.replacing(file, short, in: $0) }
    file = short
  }
}

enum RelativePath {
  /// An absolute path as seen from a folder; another one without a leading `./`.
  static func of(_ path: String, _ folder: String) -> String {
    guard path.utf8.first == UInt8(ascii: "/") else {
      var path = Substring(path)
      while path.hasPrefix("./") { path = path.dropFirst(2) }
      return String(path)
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    let base = folder.split(separator: "/")
    var common = 0
    while common < base.count, common < parts.count - 1, parts[common] == base[common] {
      common += 1
    }
    let up = base.dropFirst(common).map { _ in Substring("..") }
    return (up + parts.dropFirst(common)).joined(separator: "/")
  }

  /// `text` with another word for a path.
  static func replacing(_ path: String, _ short: String, in text: String) -> String {
    guard path != short, !path.isEmpty else { return text }
    let (bytes, word) = (Array(text.utf8), Array(path.utf8))
    var result: [UInt8] = []
    var at = 0
    while at < bytes.count {
      if bytes[at] == word[0], bytes[at...].starts(with: word) {
        result += short.utf8
        at += word.count
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
