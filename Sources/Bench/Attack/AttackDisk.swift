// Files by names that are bytes: Foundation's names are texts, and a folder's need not be.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few things that an attack does to files.
enum AttackDisk {
  /// A name as the system wants it.
  static func name(_ bytes: Bytes) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// `name` in `folder`.
  static func joined(_ folder: Bytes, _ name: Bytes) -> Bytes { folder + [47] + name }

  /// A new folder of its own in `parent`; nil where none can be made.
  static func makeWork(in parent: String) -> Bytes? {
    makeFolders(Bytes(parent.utf8))
    var template = name(Bytes((parent + "/navsim-attack.XXXXXX").utf8))
    guard mkdtemp(&template) != nil else { return nil }
    return template.dropLast().map { UInt8(bitPattern: $0) }
  }

  /// Makes a folder and those above it.
  static func makeFolders(_ path: Bytes) {
    for (at, byte) in path.enumerated() where byte == 47 && at > 0 {
      mkdir(name(Bytes(path[..<at])), 0o755)
    }
    mkdir(name(path), 0o755)
  }

  /// Puts a file, a folder, a pipe or a link there.
  static func lay(_ file: AttackFile, in folder: Bytes) {
    let path = joined(folder, file.path)
    if let slash = path.lastIndex(of: 47) { makeFolders(Bytes(path[..<slash])) }
    switch file.kind {
    case .text(let content): put(content, to: path)
    case .folder: makeFolders(path)
    case .shutFolder:
      makeFolders(path)
      chmod(name(path), 0o555)
    case .pipe: mkfifo(name(path), 0o644)
    case .link(let target): symlink(name(target), name(path))
    }
  }

  static func put(_ content: AttackContent, to path: Bytes) {
    let file = open(name(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    defer { close(file) }
    content.forEachChunk { chunk in
      var from = 0
      chunk.withUnsafeBytes { bytes in
        while from < bytes.count {
          let written = write(file, bytes.baseAddress! + from, bytes.count - from)
          if written <= 0 { return }
          from += written
        }
      }
    }
  }

  /// The first `limit` bytes of a file.
  static func content(of path: Bytes, limit: Int) -> Bytes {
    var all = Bytes()
    forEachChunk(of: path) { chunk in
      all += chunk.prefix(limit - all.count)
      return all.count < limit
    }
    return all
  }

  /// Hands out a file piece by piece, as long as `body` says yes.
  static func forEachChunk(of path: Bytes, _ body: (ArraySlice<UInt8>) -> Bool) {
    let file = open(name(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return }
    defer { close(file) }
    var buffer = Bytes(repeating: 0, count: 256 << 10)
    while true {
      let count = buffer.withUnsafeMutableBytes { space in
        read(file, space.baseAddress, space.count)
      }
      if count <= 0 || !body(buffer[..<count]) { return }
    }
  }

  /// The names in a folder, sorted.
  static func names(in folder: Bytes) -> [Bytes] {
    guard let list = opendir(name(folder)) else { return [] }
    defer { closedir(list) }
    var names: [Bytes] = []
    while let entry = readdir(list) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Bytes($0.prefix { $0 != 0 }) }
      if bytes != [46] && bytes != [46, 46] { names.append(bytes) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Removes a file, or a folder with all that it holds.
  static func remove(_ path: Bytes) {
    if unlink(name(path)) == 0 || errno == ENOENT { return }
    chmod(name(path), 0o755)
    for entry in names(in: path) { remove(joined(path, entry)) }
    rmdir(name(path))
  }
}
