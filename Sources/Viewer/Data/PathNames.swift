/// A report is looked at on another machine than the one that wrote it: no absolute path is in it.
struct PathNames: Sendable {
  /// The folder that names are relative to, without a slash at its end; empty for none.
  var folder = ""

  /// A path as a report calls it: below the folder without it, else without the folders above.
  func short(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    if !folder.isEmpty, path.hasPrefix(folder + "/") {
      return String(path.dropFirst(folder.count + 1))
    }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A text in which a path may stand.
  func short(_ text: String, naming path: String) -> String {
    guard path.hasPrefix("/") else { return text }
    return text.replacing(path, with: short(path))
  }
}

extension ViewerCell {
  /// The cell without the machine's paths. What its story names is shortened where it is written.
  func shortened(_ paths: PathNames, file: String) -> ViewerCell {
    guard file.hasPrefix("/") else { return self }
    var cell = self
    cell.fault = fault.map { paths.short($0, naming: file) }
    cell.failures = failures.map { failure in
      Failure(
        place: paths.short(failure.place, naming: file),
        message: paths.short(failure.message, naming: file), frame: failure.frame)
    }
    for index in cell.stories.indices {
      cell.stories[index].why = cell.stories[index].why.map {
        ($0.depth, paths.short($0.text, naming: file))
      }
    }
    cell.byItself = byItself.map { paths.short($0, naming: file) }
    for index in cell.findings.indices {
      cell.findings[index].message = paths.short(cell.findings[index].message, naming: file)
      cell.findings[index].why = cell.findings[index].why.map {
        ($0.depth, paths.short($0.text, naming: file))
      }
    }
    return cell
  }
}
