import NavSim

// `file:` URIs and paths. Other URIs, such as those of files that were never saved, have no path.

enum FileURI {
  /// The absolute path of a `file:` URI, without `.` and `..`; nil of others.
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.utf8.dropFirst(7)
    guard let slash = rest.firstIndex(of: 47) else { return nil }
    // Of a host only this machine is known.
    let host = String(rest[..<slash]) ?? ""
    guard host.isEmpty || host == "localhost" else { return nil }
    var bytes: [UInt8] = []
    var left = rest[slash...]
    while let byte = left.popFirst() {
      guard byte == 37 else {
        bytes.append(byte)
        continue
      }
      guard let high = left.popFirst().flatMap(digit), let low = left.popFirst().flatMap(digit)
      else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    let path = String(decoding: bytes, as: UTF8.self)
    guard !bytes.contains(0), path.utf8.elementsEqual(bytes) else { return nil }
    return Paths.normal(path)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }

  /// The URI of an absolute path.
  static func uri(_ path: String) -> String {
    var text = "file://"
    for byte in path.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, 45, 46, 47, 95, 126:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }
}
