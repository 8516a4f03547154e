import NavSim

// Operands become a list of scenario files: a file is itself, a folder is every .navsim below it
// in the order of the paths' bytes, `-` is standard input. The order is that of the operands. What
// cannot be read is on the list too, with the reason: nothing is left out in silence.

/// A scenario file to read.
struct Input: Equatable {
  /// The path to open, or `-`.
  let path: String
  /// The path inside the operand that led here: what a mirrored output folder repeats.
  let relative: String
  /// Whether the operand is a folder that it was found in.
  var isFromFolder = false
  /// Why it cannot be read, as a sentence, where that is known before it is tried.
  var problem: String?

  /// How messages call it.
  var shown: String { path == "-" ? "<stdin>" : path }
}

/// Finds the scenario files that operands name.
enum Inputs {
  static let suffix = SourceFile.suffix

  /// The files; each once, even if two operands name it. Operands that name none are told together.
  ///
  /// - Parameter allowsOutside: whether links in folders may lead out of their project.
  static func find(_ operands: [String], allowsOutside: Bool = false) throws(FileError) -> [Input] {
    var found: [Input] = []
    var missing: [FileError] = []
    for operand in operands {
      do throws(FileError) {
        found += try inputs(of: operand, allowsOutside: allowsOutside)
      } catch { missing.append(error) }
    }
    if var first = missing.first {
      first.others = Array(missing.dropFirst())
      throw first
    }
    return once(found)
  }

  /// The files that one operand names.
  private static func inputs(
    of operand: String, allowsOutside: Bool
  ) throws(FileError) -> [Input] {
    if operand == "-" { return [Input(path: "-", relative: "stdin")] }
    let status: FileStatus
    do { status = try Platform.status(operand) } catch {
      // A link that leads nowhere is a problem of its own; another missing name is a slip.
      guard (try? Platform.status(operand, followsLinks: false)) != nil else {
        throw FileError(path: operand, reason: error.text)
      }
      return [
        Input(
          path: operand, relative: Files.name(of: operand),
          problem: FolderSearch.unreadable(error))
      ]
    }
    let path = Paths.normal(operand)
    guard status.kind == .folder else {
      return [Input(path: path, relative: Files.name(of: path))]
    }
    var search = FolderSearch(allowsOutside: allowsOutside)
    try search.search(path)
    if search.found.isEmpty {
      throw FileError(path: operand, reason: "no \(suffix) file below this folder")
    }
    return search.found
  }

  /// Each file once, by its folder without links and the bytes of its name.
  private static func once(_ found: [Input]) -> [Input] {
    if found.count < 2 { return found }
    var folders: [String: String] = [:]
    var seen: Set<[UInt8]> = []
    return found.filter { input in
      let above = Files.folder(of: input.path)
      let folder = folders[above] ?? Platform.resolved(above) ?? above
      folders[above] = folder
      let path = input.path == "-" ? "-" : folder + "/" + Files.name(of: input.path)
      return seen.insert(Array(path.utf8)).inserted
    }
  }
}

extension Input {
  /// All bytes.
  func read() throws(FileError) -> [UInt8] {
    if let problem { throw FileError(path: shown, reason: problem) }
    return isFromFolder ? try Files.read(path) : try Files.readOperand(path)
  }

  /// The file, which says what is wrong where it cannot be read.
  func source() -> SourceFile {
    do throws(FileError) { return SourceFile(path: shown, bytes: try read()) } catch {
      return SourceFile(
        path: shown, unread: problem ?? "the file cannot be read: " + error.reason)
    }
  }
}
