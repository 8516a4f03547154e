// Help is generated from the tables of commands and options.

/// The texts of `navsim --help` and `navsim help COMMAND`.
enum Help {
  /// `navsim run FILE... [OPTION]...`
  static func usage(of command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    return "navsim \(command.name)\(operands) [OPTION]..."
  }

  /// The help of the whole tool, on one screen: the commands by the question that they answer.
  static func overview(_ groups: [CommandGroup]) -> String {
    let question = groups.map(\.question.count).max() ?? 0
    let name = groups.flatMap(\.doors).map(\.name.count).max() ?? 0
    let brief = groups.flatMap(\.doors).map(\.brief.count).max() ?? 0
    var rows: [String] = []
    for group in groups {
      for start in stride(from: 0, to: group.doors.count, by: 2) {
        let pair = group.doors[start..<min(start + 2, group.doors.count)]
        let cells = pair.map { padded($0.name, name) + " " + padded($0.brief, brief) }
        rows.append(
          trimmed(padded(start == 0 ? group.question : "", question) + "  " + cells.joined()))
      }
    }
    return """
      navsim replays UIKit's navigation transitions from a plain-text scenario and tells what the
      eye sees in the navigation bar, frame by frame.

      usage: navsim COMMAND [OPTION]...       navsim help COMMAND tells options and examples

      \(rows.joined(separator: "\n"))

      first steps: navsim reproduce hello, then navsim run hello.navsim; navsim --version
      editors start navsim serve by themselves: docs/Editors.md
      exit codes:  0 as expected, 1 not as expected, 2 bad input or flags, 3 navsim itself is broken

      """
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0) + 1)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }

  /// The help of one command.
  static func page(of command: Command) -> String {
    var text = "navsim \(command.name): \(command.summary)\n\nusage: \(usage(of: command))\n"
    for paragraph in command.details { text += "\n" + wrapped(paragraph, width: 88) }
    text += "\noptions:\n" + aligned(command.allOptions.map { ($0.form, $0.help) })
    if !command.examples.isEmpty { text += "\nexamples:\n" }
    for example in command.examples {
      text += "  $ \(example.line)\n      \(example.meaning)\n"
    }
    return text
  }

  /// The same in a few lines: what it does, how it is called, and its first examples.
  static func brief(_ command: Command) -> String {
    var text = "\(command.name): a command\n\n"
    text += wrapped(command.summary, width: 96).split(separator: "\n").map { "  \($0)\n" }.joined()
    text += "  usage     \(usage(of: command))\n"
    for (index, example) in command.examples.prefix(3).enumerated() {
      text += (index == 0 ? "  such as   " : "            ") + example.line + "\n"
    }
    return text + "  options   navsim help \(command.name)\n"
  }

  /// Two columns; the right one is wrapped at 96 columns.
  static func aligned(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    var text = ""
    for (left, right) in rows {
      let indent = String(repeating: " ", count: width + 4)
      let lines = wrapped(right, width: 96 - indent.count).split(separator: "\n")
      for (index, line) in lines.enumerated() {
        let padding = String(repeating: " ", count: width - left.count + 2)
        text += index == 0 ? "  \(left)\(padding)\(line)\n" : "\(indent)\(line)\n"
      }
    }
    return text
  }

  /// Text broken between words into lines of at most `width` columns, each ending in a newline.
  static func wrapped(_ text: String, width: Int) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
