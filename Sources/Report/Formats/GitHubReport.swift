import NavSimChecks
import NavSimKernel

// Workflow commands of GitHub Actions: annotations at the lines of a pull request. A step shows ten
// of a kind and drops the rest without a word, so there are nine and one that counts the others.
// What fails in twelve cells for one reason is one annotation that names the cells.

extension SuiteReport {
  /// The annotations, a line each; empty if nothing is wrong.
  public func annotations() -> String {
    var notes = problems.map { problem in
      Annotation(
        file: problem.file, line: problem.line, column: problem.column, title: "error in the file",
        message: problem.text)
    }
    var places: [[String]: Int] = [:]
    for cell in cells where cell.isBad {
      for note in Annotation.all(of: cell) {
        let key = [note.file, String(note.line), String(note.column), note.title]
        if let index = places[key] {
          notes[index].otherCells.append(cell.title)
        } else {
          places[key] = notes.count
          notes.append(note)
        }
      }
    }
    if rejectsOrphans {
      notes += orphans.map { path in
        Annotation(
          file: path, line: 1, column: 1, title: "orphan", message: ReportRule.message(orphan: path)
        )
      }
    }
    let shown = notes.prefix(9).map(\.text).joined()
    let rest = notes.count - 9
    return rest > 0 ? shown + "::error::and \(rest) more; the log has them all\n" : shown
  }
}

/// One annotation.
struct Annotation {
  var file: String
  var line: Int
  var column: Int
  var title: String
  var message: String
  /// Further cells in which the same is wrong.
  var otherCells: [String] = []

  static func all(of cell: CellReport) -> [Annotation] {
    if cell.outcome == .stopped {
      return [
        Annotation(
          file: cell.file, line: cell.line, column: 1, title: "\(cell.scenario): stopped",
          message: "\(cell.headline)\nin \(cell.title)")
      ]
    }
    return cell.failures.map { failure in
      let rule = ReportRule.of(failure)
      let isDetector = rule.id == failure.rule
      var lines = [failure.message, "in \(cell.title)"]
      if let place = failure.place { lines.append("where: \(place)") }
      if let cause = failure.cause { lines.append("cause: \(cause)") }
      lines.append("repro: \(failure.repro)")
      return Annotation(
        file: failure.file, line: failure.line, column: failure.column,
        title: "\(cell.scenario): \(isDetector ? "\(rule.id) \(rule.name)" : rule.name)",
        message: lines.joined(separator: "\n"))
    }
  }

  /// The command with its line end.
  var text: String {
    var message = Self.cut(message)
    if !otherCells.isEmpty {
      let shown = otherCells.prefix(5).joined(separator: ", ")
      let rest = otherCells.count > 5 ? ", and \(otherCells.count - 5) more" : ""
      message += "\nalso in \(Self.cut(shown))\(rest)"
    }
    let place = "file=\(Self.property(file)),line=\(max(line, 1)),col=\(max(column, 1))"
    return "::error \(place),title=\(Self.property(title))::\(Self.data(message))\n"
  }

  /// The first thousand characters: an annotation is no log.
  static func cut(_ text: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: 1000, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }

  static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case _ where Visible.isHidden(scalar) && scalar != "\t": result += Visible.escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A property's value, in which a colon and a comma mean something too.
  static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
