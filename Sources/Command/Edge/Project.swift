// The folder that a scenario's project is: what it may use without being asked. It is found from the
// file alone, so that a scenario means the same wherever navsim is called from.

/// A project's folder.
struct Project {
  /// Its path, without links.
  let folder: String

  /// What a project's folder is known by, where no `.git` tells.
  private static let marks = ["Package.swift", "Scenarios"]

  /// The project that files of a folder belong to: the nearest folder above with `.git`; else the
  /// nearest with a `Package.swift` or a folder of scenarios; else the current folder, if it is
  /// above; else the folder itself.
  init(ofFolder path: String) {
    let start = Platform.resolved(path) ?? Platform.currentFolder
    let above = Self.above(start)
    let current = Platform.currentFolder
    folder =
      above.first { Self.has(".git", $0) }
      ?? above.first { folder in Self.marks.contains { Self.has($0, folder) } }
      ?? (Paths.isInside(start, current) ? current : start)
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
  /// Whether a file of the project of these is not there any more. A list that several projects share, or that lies
  /// outside, may name files of others, and so may one of a project that holds another: nothing is said of them then.
  ///
  /// - Parameter list: the file that names them.
  static func lacks(_ inputs: [Input], namedIn list: String) -> (String) -> Bool {
    let above = Set(inputs.filter { $0.path != "-" }.map { Files.folder(of: $0.path) })
    let folders = Set(above.map { Project(ofFolder: $0).folder })
    guard folders.count == 1, let folder = folders.first,
      ([".git"] + marks).contains(where: { has($0, folder) }),
      let place = Platform.resolved(Files.folder(of: list)),
      Project(ofFolder: place).folder == folder
    else { return { _ in false } }
    let inner = ((try? Platform.entries(in: folder)) ?? []).filter(\.isText)
      .map { Files.joined(folder, $0.name) }.filter { has(".git", $0) }
    return { file in !([folder] + inner).contains { has(file, $0) } }
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
