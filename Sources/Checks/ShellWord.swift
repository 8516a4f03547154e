/// Command lines that messages print are there to be copied into a POSIX shell.
public enum ShellWord {
  /// The text as one word of a shell: as it is where no shell would read it otherwise, else in
  /// single quotes.
  public static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        return true
      default: return "%+,-./:=@_".utf8.contains(byte)
      }
    }
    if isPlain && !text.isEmpty { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  /// A path as an operand: standard input is `-`, and no path reads as an option.
  public static func path(_ path: String) -> String {
    if path == "<stdin>" { return "-" }
    return quoted(path.utf8.first == UInt8(ascii: "-") ? "./" + path : path)
  }

  /// The command that runs one cell of a file: `navsim run push.navsim --cell strategy=km,ios=12`.
  public static func run(
    _ file: String, cell: [(axis: String, value: String)], scenario: String? = nil
  ) -> String {
    let pairs = cell.map { $0.axis + "=" + $0.value }.joined(separator: ",")
    return "navsim run " + path(file) + (pairs.isEmpty ? "" : " --cell " + quoted(pairs))
      + (scenario.map { " --scenario " + quoted($0) } ?? "")
  }

  /// The command that holds a file to what is kept of it: `navsim test push.navsim --check`. `run` looks at nothing that is
  /// kept.
  static func test(_ file: String, scenario: String?) -> String {
    "navsim test " + path(file) + " --check"
      + (scenario.map { " --filter " + quoted($0) } ?? "")
  }
}
