// Files as the commands want them: read whole, written whole or not at all, folders as lists.

/// A file that cannot be used, with its path.
struct FileError: Error {
  let path: String
  let reason: String
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

  /// Writes a whole file: into a temporary one beside it, which then takes its name, so that no
  /// reader ever sees half of it. A link is followed; a device or a pipe is written directly.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do throws(SystemError) {
      let target = Platform.resolved(path) ?? path
      let old = try? Platform.status(target)
      if old?.kind == .folder { throw SystemError.isFolder }
      if old?.kind == .other { return try writeDirectly(bytes, to: target) }
      try writeAside(bytes, mode: old?.mode, of: target) { (aside: String) throws(SystemError) in
        try Platform.move(aside, to: target)
      }
    } catch {
      throw FileError(path: path, reason: error.text)
    }
  }

  /// Writes a whole new file; throws if the name is taken.
  static func writeNew(_ bytes: [UInt8], to path: String) throws(FileError) {
    do throws(SystemError) {
      try writeAside(bytes, mode: nil, of: path) { (aside: String) throws(SystemError) in
        try Platform.link(aside, as: path)
        Platform.remove(aside)
      }
    } catch {
      throw FileError(path: path, reason: error.text)
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let file = try Platform.openForWriting(path)
    defer { try? Platform.shut(file) }
    try Platform.writeAll(file, bytes)
  }

  private static func writeAside(
    _ bytes: [UInt8], mode: UInt32?, of path: String,
    _ publish: (String) throws(SystemError) -> Void
  ) throws(SystemError) {
    let aside = joined(folder(of: path), ".\(name(of: path)).\(Platform.processID).tmp")
    let file = try Platform.create(aside)
    do throws(SystemError) {
      if let mode { try Platform.setMode(file, mode) }
      try Platform.writeAll(file, bytes)
    } catch {
      try? Platform.shut(file)
      Platform.remove(aside)
      throw error
    }
    do throws(SystemError) {
      try Platform.shut(file)
      try publish(aside)
    } catch {
      Platform.remove(aside)
      throw error
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
