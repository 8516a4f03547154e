// Files are written into a temporary one beside them, which then takes their name: no reader ever
// sees half of one, and where writing fails what stood there stays. A link is written through, one
// that leads nowhere too. A device or a pipe is written directly.

/// A file that is being written.
struct WholeFile {
  private let file: Int32
  private let target: String
  /// The temporary file; nil where the target itself is written.
  private let aside: String?
  /// Whether the name has to be free.
  private let isNew: Bool

  /// Begins a file, in place of what stands there; of a new one the name has to be free.
  init(_ path: String, isNew: Bool = false) throws(SystemError) {
    self.isNew = isNew
    target = isNew ? path : try Files.destination(path)
    let old = isNew ? nil : try? Platform.status(target)
    switch old?.kind {
    case .folder: throw SystemError.isFolder
    case .other, .link:
      aside = nil
      file = try Platform.openForWriting(target)
      return
    case .file: try Platform.mayWrite(target)
    case nil: break
    }
    Leftovers.clear(of: target)
    let (file, aside) = try Self.create(beside: target)
    self.file = file
    self.aside = aside
    if let mode = old?.mode {
      do throws(SystemError) { try Platform.setMode(file, mode) } catch {
        abandon()
        throw error
      }
    }
  }

  /// A temporary file that is held, so that no other process takes it for one that was left.
  private static func create(
    beside target: String
  ) throws(SystemError) -> (file: Int32, path: String) {
    var number = 1
    while true {
      let path = Leftovers.name(for: target, number)
      Unfinished.begin(path)
      do throws(SystemError) {
        let file = try Platform.create(path)
        try? Platform.hold(file)
        return (file, path)
      } catch {
        Unfinished.end()
        number += 1
        if !error.isTaken || number > 100 { throw error }
      }
    }
  }

  /// Adds bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) { try Platform.writeAll(file, bytes) }

  /// Gives the file its name.
  func publish() throws(SystemError) {
    do throws(SystemError) { try Platform.shut(file) } catch {
      removeAside()
      throw error
    }
    guard let aside else { return }
    do throws(SystemError) {
      if isNew {
        try Platform.link(aside, as: target)
        try? Platform.remove(aside)
      } else {
        try Platform.move(aside, to: target)
      }
    } catch {
      removeAside()
      throw error
    }
    Unfinished.end()
  }

  /// Leaves everything as it was.
  func abandon() {
    try? Platform.shut(file)
    removeAside()
  }

  private func removeAside() {
    guard let aside else { return }
    try? Platform.remove(aside)
    Unfinished.end()
  }
}

extension Files {
  /// Writes a whole file.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: path, isNew: false)
  }

  /// Writes a whole new file; throws if the name is taken.
  static func writeNew(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(bytes, to: path, isNew: true)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, isNew: Bool
  ) throws(FileError) {
    do throws(SystemError) {
      let file = try WholeFile(path, isNew: isNew)
      do throws(SystemError) { try file.write(bytes) } catch {
        file.abandon()
        throw error
      }
      try file.publish()
    } catch {
      throw FileError(path: path, reason: error.text)
    }
  }

  /// Writes a whole file from what `body` emits. Where `body` throws, what stood there stays.
  static func writePieces(
    to path: String, _ body: (_ emit: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    do {
      let file = try WholeFile(path)
      do { try body { bytes in try file.write(bytes) } } catch {
        file.abandon()
        throw error
      }
      try file.publish()
    } catch let error as SystemError {
      throw FileError(path: path, reason: error.text)
    }
  }

  /// Deletes a file, or a link itself; one that is not there is fine.
  static func remove(_ path: String) throws(FileError) {
    do throws(SystemError) { try Platform.remove(path) } catch {
      // A file system that cannot be written says so of names that are free, too.
      if (try? Platform.status(path, followsLinks: false)) == nil { return }
      throw FileError(path: path, reason: "cannot be deleted: " + error.text)
    }
  }

  /// Where the bytes of a path are: the end of the links, which need not be there.
  static func destination(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let next = Platform.target(ofLink: path) else { return path }
      // Links of the kind that stand for open files lead nowhere by name.
      if (try? Platform.status(path).kind) == .other { return path }
      path = joined(folder(of: path), next)
    }
    throw SystemError.isLoop
  }
}
