/// What a folder has under a name.
struct FolderEntry {
  /// The name; where it is no text, with its odd bytes spelled out.
  let name: String
  /// Whether the name is UTF-8. One that is not cannot be opened by the text that stands for it.
  let isText: Bool
  /// What it is, links not followed; nil if the system does not say.
  let status: FileStatus?
  /// Why it does not say.
  let problem: SystemError?

  /// Bytes as text: those that are no ASCII, and control characters, as `\\xE9`.
  static func spelled(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return bytes.map { byte in
      (32..<127).contains(byte) && byte != 92
        ? String(UnicodeScalar(byte))
        : "\\x" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
    }.joined()
  }
}
