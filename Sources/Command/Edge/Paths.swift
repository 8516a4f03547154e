// One file has one path, however it is spelled: messages, shards and kept traces go by it.

/// Paths as texts.
enum Paths {
  /// A path without `.`, without `//` and without a slash at its end; and without `x/..`, unless x is
  /// a link, behind which `..` is another folder.
  static func normal(_ path: String) -> String {
    let short = shortened(path, climbs: true)
    let plain = shortened(path, climbs: false)
    if short == plain || Platform.resolved(short) == Platform.resolved(path) { return short }
    return plain
  }

  private static func shortened(_ path: String, climbs: Bool) -> String {
    var parts: [Substring.UTF8View] = []
    let isAbsolute = path.utf8.first == slash
    for part in path.utf8.split(separator: slash) where !part.elementsEqual(".".utf8) {
      let isUp = part.elementsEqual("..".utf8)
      if isUp, climbs, let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else if !(isUp && climbs && isAbsolute && parts.isEmpty) {
        parts.append(part)
      }
    }
    let inner = parts.map { String(Substring($0)) }.joined(separator: "/")
    if isAbsolute { return "/" + inner }
    return inner.isEmpty && !path.isEmpty ? "." : inner
  }

  /// How a file in a folder names another file; both paths are relative to the current folder, or absolute.
  static func relative(_ path: String, to folder: String) -> String {
    func parts(_ path: String) -> [Substring] {
      normal(Files.joined(Platform.currentFolder, path)).split(separator: "/")
    }
    let (file, base) = (parts(path), parts(folder))
    let common = zip(file, base).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - common)
    return (up + file[common...].map { String($0) }).joined(separator: "/")
  }

  /// Whether a path lies in a folder, or is that folder; both without links.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (path.utf8, folder.utf8)
    guard path.starts(with: folder) else { return false }
    return path.count == folder.count || folder.last == slash
      || path.dropFirst(folder.count).first == slash
  }

  private static let slash = UInt8(ascii: "/")
}
