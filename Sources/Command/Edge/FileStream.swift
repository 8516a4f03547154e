// Files that are larger than any scenario.

extension Files {
  /// The largest trace, export or log that is read.
  static let largeLimit = 1 << 30

  /// All bytes of a large file, or of standard input for `-`.
  static func readLarge(_ path: String) throws(FileError) -> [UInt8] {
    let bytes =
      path == "-" ? try readStandardInput(limit: largeLimit) : try read(path, limit: largeLimit)
    if bytes.count > largeLimit { throw FileError(path: path, reason: "is larger than 1 GiB") }
    return bytes
  }
}
