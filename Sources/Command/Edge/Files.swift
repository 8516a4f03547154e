// Files as the commands want them: read whole, written whole or not at all, folders as lists.

/// A file that cannot be used, with its path.
struct FileError: Error, Equatable {
  let path: String
  let reason: String
  /// What else cannot be used.
  var others: [FileError] = []
}

/// Reading, writing and finding files; Reading.swift has the readers.
enum Files {
  /// Adds to the end of a file, which is made if there is none.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    do throws(SystemError) {
      let file = try Platform.openForAppending(path)
      defer { try? Platform.shut(file) }
      try Platform.writeAll(file, bytes)
    } catch {
      throw FileError(path: path, reason: error.text)
    }
  }

  /// Makes a folder and what is missing above it.
  static func makeFolders(_ path: String) throws(FileError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made = made.isEmpty || made == "/" ? made + part : made + "/" + part
      do throws(SystemError) { try Platform.makeFolder(made) } catch {
        if isFolder(made) { continue }
        let reason = error.isTaken ? "a file of that name is in the way" : error.text
        throw FileError(path: made, reason: "cannot be made as a folder: " + reason)
      }
    }
  }

  /// Whether a folder stands at `path`.
  static func isFolder(_ path: String) -> Bool {
    guard let status = try? Platform.status(path) else { return false }
    return status.kind == .folder
  }
}

// MARK: - Names

extension Files {
  /// The part before the last slash; `.` if there is none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part after the last slash.
  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// `name` inside `folder`; an absolute name stays as it is, `.` adds nothing.
  static func joined(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder == "." || folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
