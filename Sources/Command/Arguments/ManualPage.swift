import NavSim

// The manual page, generated from the tables, for man(7), which every Unix reads.

/// Writes the page `navsim(1)`.
enum ManualPage {
  /// The page; `navsim help man > ~/.local/share/man/man1/navsim.1` puts it where `man` looks.
  static func text(_ commands: [Command], groups: [CommandGroup]) -> String {
    var text = """
      .TH NAVSIM 1 "" "navsim \(escaped(navsimVersion))" "User Commands"
      .SH NAME
      navsim \\- replays UIKit's navigation transitions and tells what the eye sees in the bar
      .SH SYNOPSIS
      .B navsim
      .I COMMAND
      [\\fIOPTION\\fR]...
      .SH DESCRIPTION
      navsim replays UIKit's navigation transitions from a plain-text scenario and tells what the
      eye sees in the navigation bar, frame by frame.
      .SH QUESTIONS

      """
    for group in groups {
      text += ".TP\n\(line(group.question))\n"
      text += line(group.doors.map { "\($0.name) (\($0.brief))" }.joined(separator: ", ")) + "\n"
    }
    text += ".SH COMMANDS\n"
    for command in commands { text += section(command) }
    return text + """
      .SH EXIT STATUS
      .TP
      .B 0
      as expected
      .TP
      .B 1
      not as expected
      .TP
      .B 2
      bad input or flags
      .TP
      .B 3
      navsim itself is broken

      """
  }

  private static func section(_ command: Command) -> String {
    var text = ".SS \"\(escaped("navsim " + command.name))\"\n"
    text += "\(line(command.summary))\n.PP\n\\fB\(escaped(Help.usage(of: command)))\\fR\n"
    for paragraph in command.details { text += ".PP\n\(line(paragraph))\n" }
    for option in command.allOptions {
      text += ".TP\n\\fB\(escaped(option.form))\\fR\n\(line(option.help))\n"
    }
    for example in command.examples {
      text += ".PP\n.RS\n.nf\n$ \(escaped(example.line))\n.fi\n\(line(example.meaning))\n.RE\n"
    }
    return text
  }

  /// A line of text: a dot or a quote at its start would be a request.
  private static func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.first == "." || escaped.first == "'" ? "\\&" + escaped : escaped
  }

  /// Text as roff prints it: a backslash begins an escape, and a plain `-` is no minus sign.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case _ where scalar.value > 126:
        // roff reads bytes: other characters have names.
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
