#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What lies below a folder: every path with what it is and a number of its content.
struct AttackSnapshot: Equatable {
  struct Entry: Equatable {
    let kind: Character
    let size: Int
    let hash: UInt64
  }

  var entries: [Bytes: Entry] = [:]
  /// Bytes of all files.
  var size: Int { entries.values.reduce(0) { $0 + $1.size } }

  init() {}

  /// Looks at a folder now.
  init(_ folder: Bytes) { look(folder, as: []) }

  private mutating func look(_ folder: Bytes, as prefix: Bytes) {
    for name in AttackDisk.names(in: folder) {
      let path = AttackDisk.joined(folder, name)
      let shown = prefix.isEmpty ? name : AttackDisk.joined(prefix, name)
      var status = stat()
      guard lstat(AttackDisk.name(path), &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        // The folder of git changes with every look at it.
        if shown == Bytes(".git".utf8) { continue }
        entries[shown] = Entry(kind: "d", size: 0, hash: 0)
        look(path, as: shown)
      case S_IFREG:
        entries[shown] = Entry(kind: "f", size: Int(status.st_size), hash: Self.hash(path))
      case S_IFLNK: entries[shown] = Entry(kind: "l", size: 0, hash: 0)
      default: entries[shown] = Entry(kind: "p", size: 0, hash: 0)
      }
    }
  }

  /// A number of a file's content: eight bytes at a time, for bombs are large.
  private static func hash(_ path: Bytes) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    AttackDisk.forEachChunk(of: path) { chunk in
      chunk.withUnsafeBytes { bytes in
        var at = 0
        while at + 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          hash = (hash ^ word ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
          at += 8
        }
        for byte in bytes[at...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      return true
    }
    return hash
  }

  /// The paths that are not the same in both, sorted.
  func differences(from other: AttackSnapshot) -> [Bytes] {
    Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}
