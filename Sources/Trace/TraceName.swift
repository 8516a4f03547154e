import NavSimKernel
import NavSimVocabulary

/// What may stand bare in a trace, and what must be quoted or brought into form.
///
/// Names reach a trace from scenarios. None of them may break a line or read as something else.
enum TraceName {
  /// One line: control characters become blanks, blanks at the ends go.
  static func line(_ text: String) -> String {
    var scalars = text.unicodeScalars.map { isControl($0) ? " " : $0 }[...]
    while scalars.first == " " { scalars = scalars.dropFirst() }
    while scalars.last == " " { scalars = scalars.dropLast() }
    return String(String.UnicodeScalarView(scalars))
  }

  /// One word without blanks, quotes or control characters; `-` stands for each of them.
  static func bare(_ text: String) -> String {
    if isPlain(text) { return text }
    if text.unicodeScalars.allSatisfy(isBare) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isBare($0) ? $0 : "-" }))
  }

  /// Whether a text is printable ASCII without blank, quote and `=`, as nearly all names are.
  private static func isPlain(_ text: String) -> Bool {
    func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
      bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x3D }
    }
    return text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? isPlain(text.utf8)
  }

  /// The name of an element: bare, and not the start of another kind of line.
  static func element(_ name: String) -> String {
    let bare = bare(name)
    guard let first = bare.utf8.first, !"+!*=<:#".utf8.contains(first), bare != "end",
      bare != "action", bare != "error"
    else { return "_" + bare }
    return bare
  }

  /// The name of a property: bare and without `=`.
  static func property(_ name: String) -> String {
    if !name.isEmpty, isPlain(name) { return name }
    let bare = bare(name)
    if bare.isEmpty { return "_" }
    if !bare.utf8.contains(61) { return bare }
    return String(String.UnicodeScalarView(bare.unicodeScalars.map { $0 == "=" ? "-" : $0 }))
  }

  /// The first word of a title.
  static func verb(_ title: String) -> String {
    words(title).first ?? ""
  }

  /// The parts between single blanks, which may be empty. By scalars: a combining mark must not
  /// hide the blank before it.
  static func words(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false).map {
      String($0)
    }
  }

  /// Whether a text may stand as a bare word where values stand.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if "+-.#\"0123456789".unicodeScalars.contains(first) { return false }
    return isPlain(text) || text.unicodeScalars.allSatisfy(isBare)
  }

  /// The value that a bare text is read as, if it is not a word.
  static func plainValue(_ text: String) -> TraceValue? {
    switch text {
    case "yes": return .flag(true)
    case "no": return .flag(false)
    case "nil": return TraceValue.none
    default: break
    }
    if text.utf8.first == 35, let color = Color(text: text) { return .color(color) }
    return TraceNumber.thousandths(text.utf8).map { .thousandths($0) }
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool { Visible.isHidden(scalar) }

  static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    !isControl(scalar) && scalar != " " && scalar != "\"" && scalar.value != 0xA0
  }
}
