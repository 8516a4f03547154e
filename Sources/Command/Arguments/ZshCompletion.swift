// The completion script for zsh, generated from the tables.

/// Writes the zsh script.
enum ZshCompletion {
  /// The script; put it into a folder of `$fpath` as `_navsim`.
  static func script(_ commands: [Command], words: (String) -> [String]) -> String {
    var text = """
      #compdef navsim
      # zsh completion for navsim; write it to a folder of $fpath as _navsim
      _navsim() {
        local -a commands
        commands=(

      """
    for command in commands {
      text += "    '\(command.name):\(quoted(command.summary))'\n"
    }
    text += """
        )
        if (( CURRENT == 2 )); then
          _describe 'command' commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in

      """
    for command in commands { text += branch(of: command, words: words) }
    text += """
        esac
      }
      if [ "$funcstack[1]" = "_navsim" ]; then _navsim "$@"; else compdef _navsim navsim; fi

      """
    return text
  }

  private static func branch(of command: Command, words: (String) -> [String]) -> String {
    var lines = ["_arguments -S"]
    for option in command.allOptions { lines += specification(of: option, words: words) }
    if command.operandCount.upperBound > 0 {
      lines.append("'*:\(command.operands):\(action(command.operandHint, words: words))'")
    }
    return "    \(command.name))\n      " + lines.joined(separator: " \\\n        ") + " ;;\n"
  }

  private static func specification(of option: Option, words: (String) -> [String]) -> [String] {
    let star = option.isRepeated ? "*" : ""
    let help = "[\(quoted(option.help))]"
    guard let value = option.value, option.implied == nil else {
      let short = option.letter.map { ["'-\($0)\(help)'"] } ?? []
      return short + ["'--\(option.name)\(help)'"]
    }
    let tail = "\(help):\(value):\(action(option.hint, words: words))"
    let short = option.letter.map { ["'\(star)-\($0)+\(tail)'"] } ?? []
    return short + ["'\(star)--\(option.name)=\(tail)'"]
  }

  private static func action(_ hint: ValueHint, words: (String) -> [String]) -> String {
    switch hint {
    case .text: return " "
    case .anyFile: return "_files"
    case .scenarioFile: return "_files -g \"*.navsim(-.)\""
    case .words(let list): return "(" + list.joined(separator: " ") + ")"
    case .topic(let topic): return action(.words(words(topic)), words: words)
    }
  }

  /// Text inside single quotes, brackets and colons of a specification.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }
}
