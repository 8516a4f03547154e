/// A pattern over names in which `*` stands for any run of characters: `bar.*`, `*.alpha`.
public struct NamePattern: Hashable, Sendable {
  /// The pattern as written.
  public let text: String
  private let bytes: [UInt8]

  /// A pattern.
  public init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Whether the whole of `name` matches. Takes steps in proportion to both lengths multiplied.
  public func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    var at = 0
    var place = 0
    var star: (pattern: Int, name: Int)?
    while place < name.count {
      if at < bytes.count, bytes[at] == 42 {
        star = (at + 1, place)
        at += 1
      } else if at < bytes.count, bytes[at] == name[place] {
        at += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        at = last.pattern
        place = last.name + 1
      } else {
        return false
      }
    }
    while at < bytes.count, bytes[at] == 42 { at += 1 }
    return at == bytes.count
  }
}
