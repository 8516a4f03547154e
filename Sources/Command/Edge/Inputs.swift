// Operands become a list of scenario files: a file is itself, a folder is every .navsim below it
// in the order of the paths' bytes, `-` is standard input. The order is that of the operands.

/// A scenario file to read.
struct Input: Equatable {
  /// The path to open, or `-`.
  let path: String
  /// The path inside the operand that led here: what a mirrored output folder repeats.
  let relative: String
  /// Whether the operand is a folder that it was found in.
  var isFromFolder = false

  /// How messages call it.
  var shown: String { path == "-" ? "<stdin>" : path }
}

/// Finds the scenario files that operands name.
enum Inputs {
  static let suffix = ".navsim"
  /// How deep folders are searched; deeper ones are loops or mistakes.
  private static let depthLimit = 32
  /// How many files one call may find.
  private static let countLimit = 100_000

  /// The files; each once, even if two operands name it.
  static func find(_ operands: [String]) throws(FileError) -> [Input] {
    var found: [Input] = []
    for operand in operands {
      guard operand != "-" else {
        found.append(Input(path: "-", relative: "stdin"))
        continue
      }
      let status: FileStatus
      do { status = try Platform.status(operand) } catch {
        throw FileError(path: operand, reason: error.text)
      }
      guard status.kind == .folder else {
        found.append(Input(path: operand, relative: Files.name(of: operand)))
        continue
      }
      let before = found.count
      try search(trimmed(operand), relative: "", depth: 0, into: &found)
      if found.count == before {
        throw FileError(path: operand, reason: "no \(suffix) file below this folder")
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.path).inserted }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func search(
    _ folder: String, relative: String, depth: Int, into found: inout [Input]
  ) throws(FileError) {
    let names: [String]
    do { names = try Platform.names(in: folder) } catch {
      throw FileError(path: folder, reason: error.text)
    }
    // A folder sorts as its name with a slash, so that whole paths come in byte order.
    var entries: [(key: String, name: String, isFolder: Bool)] = []
    for name in names where !name.hasPrefix(".") {
      let path = Files.joined(folder, name)
      guard let status = try? Platform.status(path, followsLinks: false) else { continue }
      if status.kind == .folder {
        entries.append((name + "/", name, true))
      } else if name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
        entries.append((name, name, false))
      }
    }
    entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for entry in entries {
      let path = folder == "." ? entry.name : Files.joined(folder, entry.name)
      let inner = relative.isEmpty ? entry.name : relative + "/" + entry.name
      if !entry.isFolder {
        if found.count >= countLimit {
          throw FileError(path: folder, reason: "more than \(countLimit) files")
        }
        found.append(Input(path: path, relative: inner, isFromFolder: true))
      } else if depth < depthLimit {
        try search(path, relative: inner, depth: depth + 1, into: &found)
      }
    }
  }
}

extension Input {
  /// All bytes.
  func read() throws(FileError) -> [UInt8] {
    path == "-" ? try Files.readStandardInput() : try Files.read(path)
  }
}
