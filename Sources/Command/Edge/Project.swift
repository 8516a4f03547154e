// The folder that a scenario's project is: what it may use without being asked. It is found from the
// file alone, so that a scenario means the same wherever navsim is called from.

/// A project's folder.
struct Project {
  /// Its path, without links.
  let folder: String
  /// Whether something there says that it is a project's.
  let isMarked: Bool

  /// What a project's folder is known by, where no `.git` tells.
  private static let marks = ["Package.swift", "Scenarios"]

  /// The project that files of a folder belong to: the nearest folder above with `.git`; else the
  /// nearest with a `Package.swift` or a folder of scenarios; else the current folder, if it is
  /// above; else the folder itself.
  init(ofFolder path: String) {
    let start = Platform.resolved(path) ?? Platform.currentFolder
    let above = Self.above(start)
    let current = Platform.currentFolder
    let marked =
      above.first { Self.has(".git", $0) }
      ?? above.first { folder in Self.marks.contains { Self.has($0, folder) } }
    isMarked = marked != nil
    folder = marked ?? (Paths.isInside(start, current) ? current : start)
  }

  /// Whether a path without links lies inside.
  func contains(_ path: String) -> Bool { Paths.isInside(path, folder) }

  /// A file of the project as seen from its folder, by its folder without links and its name.
  func place(of name: String, in folder: String) -> String {
    let path = Files.joined(folder, name)
    guard contains(path), self.folder != "/" else { return path }
    return String(Substring(path.utf8.dropFirst(self.folder.utf8.count + 1)))
  }

  private static func has(_ name: String, _ folder: String) -> Bool {
    (try? Platform.status(Files.joined(folder, name))) != nil
  }

  /// A folder and those above it.
  private static func above(_ folder: String) -> [String] {
    var all = [folder]
    while let last = all.last, last != "/", last.hasPrefix("/") {
      all.append(Files.folder(of: last))
    }
    return all
  }
}

extension Project {
  /// Whether a file that accepted findings name, as seen from its project, is surely gone.
  ///
  /// A line does not say whose the file is. So it is gone only where the accepted findings lie in a project of these
  /// files, and where neither these projects nor one beside or below has such a file.
  static func lacks(_ inputs: [Input], accepted path: String?) -> (String) -> Bool {
    let above = Set(inputs.filter { $0.path != "-" }.map { Files.folder(of: $0.path) })
    let projects = above.map { Project(ofFolder: $0) }
    let folders = Set(projects.map(\.folder))
    guard let path, case let own = Project(ofFolder: Files.folder(of: path)), own.isMarked,
      folders.contains(own.folder)
    else { return { _ in false } }
    return { file in
      if file.hasPrefix("/") || !file.hasSuffix(Inputs.suffix) { return false }
      if folders.contains(where: { has(file, $0) }) { return false }
      return !folders.contains { folder in neighbours(of: folder).contains { has(file, $0) } }
    }
  }

  /// The folders beside a project's, and the projects of their own that lie a little below it.
  private static func neighbours(of folder: String) -> [String] {
    let near = inner(folder)
    let below = (near + near.flatMap(inner)).filter { Project(ofFolder: $0).folder == $0 }
    return inner(Files.folder(of: folder)) + below
  }

  /// The folders in a folder, without hidden ones.
  private static func inner(_ folder: String) -> [String] {
    let entries = (try? Platform.entries(in: folder)) ?? []
    return entries.compactMap { entry in
      guard entry.isText, entry.status?.kind == .folder, !entry.name.hasPrefix(".") else {
        return nil
      }
      return Files.joined(folder, entry.name)
    }
  }

  /// Where scenario files lie in their projects: the same texts however the files were named.
  static func places(of inputs: [Input]) -> [String] {
    var known: [String: (project: Project, folder: String)] = [:]
    return inputs.map { input in
      if input.path == "-" { return input.shown }
      let above = Files.folder(of: input.path)
      let found =
        known[above] ?? (Project(ofFolder: above), Platform.resolved(above) ?? above)
      known[above] = found
      return found.project.place(of: Files.name(of: input.path), in: found.folder)
    }
  }
}
