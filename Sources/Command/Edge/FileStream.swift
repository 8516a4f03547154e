// A file that is written in pieces and still is there as a whole or not at all.

extension Files {
  /// Writes a file from what `body` emits: into a temporary one beside it, which takes its name at
  /// the end. Where `body` throws, what stood there stays. A device or a pipe is written directly.
  static func writePieces(
    to path: String, _ body: (_ emit: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    do {
      let target = Platform.resolved(path) ?? path
      let old = try? Platform.status(target)
      if old?.kind == .folder { throw SystemError.isFolder }
      let isDirect = old?.kind == .other
      let aside = joined(folder(of: target), ".\(name(of: target)).\(Platform.processID).tmp")
      let file =
        isDirect ? try Platform.openForWriting(target) : try Platform.create(aside)
      do {
        if let mode = old?.mode, !isDirect { try Platform.setMode(file, mode) }
        try body { bytes in try Platform.writeAll(file, bytes) }
        try Platform.shut(file)
        if !isDirect { try Platform.move(aside, to: target) }
      } catch {
        try? Platform.shut(file)
        if !isDirect { Platform.remove(aside) }
        throw error
      }
    } catch let error as SystemError {
      throw FileError(path: path, reason: error.text)
    }
  }
}
