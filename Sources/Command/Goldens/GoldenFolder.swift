import NavSim

// Where the kept traces of a scenario file lie: in the folder `__traces__` of the tree of
// scenarios, under the same folders and a folder of the file's name.
//
//     Scenarios/basics/push.navsim  ->  Scenarios/__traces__/basics/push/
//
// The tree is the nearest folder above the file that is called Scenarios, wherever navsim is called
// from; a file without such a folder has its `__traces__` beside it.

/// Places of kept traces.
enum GoldenFolder {
  static let name = "__traces__"
  private static let tree = "Scenarios"

  /// The folder of the kept traces of a scenario file.
  static func of(_ path: String) -> String {
    var file = Files.name(of: path)
    if file.hasSuffix(Inputs.suffix) { file.removeLast(Inputs.suffix.count) }
    return inside(Files.folder(of: path), file)
  }

  /// The folder that holds the kept traces of all files below a folder.
  static func ofAll(below folder: String) -> String { inside(folder, "") }

  /// The first link on the way to a path: from the folder of kept traces itself on, or below it.
  static func link(on path: String, below: Bool = false) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let at = parts.firstIndex(where: { $0 == name }) else { return nil }
    for end in (below ? at + 1 : at)..<parts.count {
      let part = parts[...end].joined(separator: "/")
      if (try? Platform.status(part, followsLinks: false))?.kind == .link { return part }
    }
    return nil
  }

  /// Throws unless a file may be deleted, or lines of it: it lies in a folder of kept traces, with
  /// no link on the way, and is what navsim wrote.
  static func checkDeletion(_ path: String) throws(FileError) {
    if let link = link(on: path) {
      throw FileError(path: path, reason: "is not deleted: \(link) is a link")
    }
    if !PendingText.isOurs(try Files.head(of: path, count: 64)) {
      throw FileError(path: path, reason: "is not deleted: navsim did not write it")
    }
  }

  /// A name inside the folder of traces that stands for `folder`.
  private static func inside(_ folder: String, _ name: String) -> String {
    let whole = (Platform.resolved(folder) ?? folder).split(separator: "/").map(String.init)
    guard let at = whole.lastIndex(of: tree) else { return joined([folder, Self.name, name]) }
    let inner = Array(whole[(at + 1)...])
    var root = folder.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    root.removeAll { $0 == "." }
    for _ in inner {
      if let last = root.last, last != ".." { root.removeLast() } else { root.append("..") }
    }
    let start = folder.hasPrefix("/") ? "/" : ""
    return start + joined(root + [Self.name] + inner + [name])
  }

  private static func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
  }
}
