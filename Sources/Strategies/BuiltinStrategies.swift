/// The strategies that come with navsim, as hook tables in the scenario language.
///
/// The text is the only source of a built-in: what `navsim explain NAME --table` prints is what
/// runs, and a scenario that declares the same text runs the same.
public enum BuiltinStrategies {
  /// Every built-in, in the order in which lists show them.
  public static let all: [(name: String, text: String)] = [
    ("native", native), ("meituan", meituan), ("km", km), ("rw", rw),
    ("et-2017", et2017), ("et-2019", et2019), ("wr", wr), ("yp", yp), ("hbd", hbd), ("fd", fd),
    ("ml", ml), ("qmui", qmui), ("jz-system", jzSystem), ("jz-doppel", jzDoppel),
    ("cfy", cfy), ("each", each), ("rt", rt), ("container", container), ("own-bar", ownBar),
    ("safe-area", safeArea), ("title-layout", titleLayout), ("rw-status-bar", rwStatusBar),
  ]

  /// The names, in the order of `all`.
  public static var names: [String] { all.map(\.name) }

  /// The table of a built-in, or nil.
  public static func text(_ name: String) -> String? { all.first { $0.name == name }?.text }

  /// The `///` text of a built-in as prose, without the marks; nil if there is none of that name.
  public static func prose(_ name: String) -> String? {
    guard let text = text(name) else { return nil }
    // The text stands before the table, which is longer by far.
    var lines: [Substring] = []
    var rest = text[...]
    while rest.hasPrefix("///") {
      let end = rest.utf8.firstIndex(of: 10) ?? rest.endIndex
      lines.append(rest[..<end].dropFirst(rest.hasPrefix("/// ") ? 4 : 3))
      rest = rest[end...].dropFirst()
    }
    return lines.joined(separator: "\n")
  }

  /// What the `///` text says about the family: where the look of a bar comes from during a
  /// transition; empty if it says nothing.
  public static func family(inProse prose: String) -> String {
    let line = prose.split(separator: "\n").first { $0.hasPrefix("Family: ") }
    return line.map { String($0.dropFirst(8).prefix { $0 != "." }) } ?? ""
  }

  // MARK: Libraries

  /// The names of the libraries that built-ins describe, as the first lines of their `///` texts have
  /// them, before the commit that was read.
  public static var libraries: [String] {
    var found: [String] = []
    for line in all.map({ firstLine(of: $0.text) }) {
      for name in libraries(inLine: line) where !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// The built-ins whose first line names a library, whatever the case of its letters.
  public static func names(ofLibrary library: String) -> [String] {
    let asked = library.lowercased()
    guard libraries.contains(where: { $0.lowercased() == asked }) else { return [] }
    return all.filter { words(of: firstLine(of: $0.text)).contains { $0.lowercased() == asked } }
      .map(\.name)
  }

  private static func firstLine(of text: String) -> Substring {
    text.prefix { $0 != "\n" }
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { $0 == " " || $0 == "," }
  }

  /// `KMNavigationBarTransition` of `KMNavigationBarTransition 1.1.11 (MoZhouqi, MIT, commit 8bdf3cc)`:
  /// a word with several capitals that stands before such a bracket.
  private static func libraries(inLine line: Substring) -> [String] {
    guard let bracket = line.firstIndex(of: "("), words(of: line[bracket...]).contains("commit")
    else {
      return []
    }
    return words(of: line[..<bracket]).filter { $0.count(where: \.isUppercase) > 1 }
      .map(String.init)
  }
}
