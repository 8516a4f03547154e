// Values carry no places, because reports of many megabytes are read and hardly any is wrong. Where one
// is, the bytes are read again up to it.

/// A step from a value to one inside it.
enum JSONStep: Hashable, Sendable {
  /// The member of that name.
  case member(String)
  /// The element of a list, from 0.
  case item(Int)
}

extension JSONReader {
  /// The byte at which the value at the end of a way begins; as near as the way leads.
  static func offset(of path: [JSONStep], in bytes: [UInt8]) -> Int {
    var reader = JSONReader(bytes)
    reader.skipBlanks()
    for step in path {
      let before = reader
      if (try? reader.enter(step)) != true { return before.at }
    }
    return reader.at
  }

  /// Goes to the value that a step leads to; false where there is none.
  private mutating func enter(_ step: JSONStep) throws(Trouble) -> Bool {
    let isObject = take(UInt8(ascii: "{"))
    if !isObject, !take(UInt8(ascii: "[")) { return false }
    var index = 0
    while true {
      skipBlanks()
      var isThere = step == .item(index)
      if isObject {
        isThere = step == .member(try string())
        skipBlanks()
        guard take(UInt8(ascii: ":")) else { return false }
        skipBlanks()
      }
      if isThere { return true }
      _ = try value(depth: 0)
      skipBlanks()
      index += 1
      if !take(UInt8(ascii: ",")) { return false }
    }
  }
}
