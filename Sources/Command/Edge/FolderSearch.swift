import NavSim

// The scenario files below a folder. Links to folders are not followed, names that begin with a dot
// are passed over; everything else that could hold a scenario is found or told.

/// A search through a folder.
struct FolderSearch {
  let allowsOutside: Bool
  private(set) var found: [Input] = []

  init(allowsOutside: Bool) { self.allowsOutside = allowsOutside }

  /// How deep folders are searched; deeper ones are mistakes.
  static let depthLimit = 128
  /// How many files one call may find.
  static let countLimit = 100_000

  /// Why something cannot be read.
  static func unreadable(_ error: SystemError) -> String {
    error.isMissing ? "the link leads nowhere" : "the file cannot be read: " + error.text
  }

  /// Finds what lies below a folder.
  mutating func search(_ folder: String) throws(FileError) { try search(folder, "", 0) }

  private mutating func search(
    _ folder: String, _ relative: String, _ depth: Int
  ) throws(FileError) {
    let entries: [FolderEntry]
    do throws(SystemError) { entries = try Platform.entries(in: folder) } catch {
      return tell(folder, relative, "the folder cannot be read: " + error.text)
    }
    // A folder sorts as its name with a slash, so that whole paths come in byte order.
    let wanted = entries.filter(Self.isWanted).map { entry in
      (key: entry.status?.kind == .folder ? entry.name + "/" : entry.name, entry: entry)
    }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (_, entry) in wanted {
      let path = folder == "." ? entry.name : Files.joined(folder, entry.name)
      let inner = relative.isEmpty ? entry.name : relative + "/" + entry.name
      if found.count >= Self.countLimit {
        throw FileError(path: folder, reason: "more than \(Self.countLimit) files")
      }
      if let problem = problem(entry, path, in: folder) {
        tell(path, inner, problem)
      } else if entry.status?.kind != .folder {
        found.append(Input(path: path, relative: inner, isFromFolder: true))
      } else if depth >= Self.depthLimit {
        tell(
          path, inner,
          "the folder lies more than \(Self.depthLimit) deep: name it as an operand of its own")
      } else {
        try search(path, inner, depth + 1)
      }
    }
  }

  private mutating func tell(_ path: String, _ relative: String, _ problem: String) {
    found.append(
      Input(
        path: path, relative: relative.isEmpty ? Files.name(of: path) : relative,
        isFromFolder: true, problem: problem))
  }

  /// Whether there could be a scenario under a name.
  private static func isWanted(_ entry: FolderEntry) -> Bool {
    !entry.name.hasPrefix(".")
      && (entry.status?.kind == .folder || SourceFile.isNamed(entry.name))
  }

  /// Why what stands under a name cannot be read, as far as it can be said before it is tried.
  private func problem(_ entry: FolderEntry, _ path: String, in folder: String) -> String? {
    if !entry.isText { return "the name is not UTF-8: rename it" }
    guard let status = entry.status else {
      return entry.problem.map(Self.unreadable)
    }
    if status.kind != .link {
      return status.kind == .other ? "this is \(status.noun), not a file" : nil
    }
    do throws(SystemError) {
      let target = try Platform.status(path)
      if target.kind != .file {
        return target.kind == .folder
          ? "this is a link to a folder, and is not followed"
          : "this is a link to \(target.noun), not to a file"
      }
    } catch {
      return Self.unreadable(error)
    }
    guard !allowsOutside, let real = Platform.resolved(path),
      !Project(ofFolder: folder).contains(real)
    else { return nil }
    return "the link leads out of the project, which --allow-outside would allow"
  }
}
