// The completion script for fish, generated from the tables.

/// Writes the fish script.
enum FishCompletion {
  /// The script; put it into a folder of `$fish_complete_path` as `navsim.fish`.
  static func script(_ commands: [Command], words: (String) -> [String]) -> String {
    var text = """
      # fish completion for navsim; write it to ~/.config/fish/completions/navsim.fish
      function __navsim_first
        test (count (commandline -opc)) -eq 1
      end
      function __navsim_in
        set -l words (commandline -opc)
        test (count $words) -ge 2; and test $words[2] = $argv[1]
      end
      complete -c navsim -f
      complete -c navsim -n __navsim_first -l help -d 'shows what there is'
      complete -c navsim -n __navsim_first -l version -d 'prints the version'

      """
    for command in commands {
      text += "complete -c navsim -n __navsim_first -a \(command.name)"
      text += " -d \(quoted(command.summary))\n"
    }
    for command in commands { text += lines(of: command, words: words) }
    return text
  }

  private static func lines(of command: Command, words: (String) -> [String]) -> String {
    let start = "complete -c navsim -n '__navsim_in \(command.name)'"
    var text = ""
    for option in command.allOptions {
      text += start + (option.letter.map { " -s \($0)" } ?? "") + " -l \(option.name)"
      if option.value != nil, option.implied == nil {
        text += " -r" + arguments(option.hint, words: words)
      }
      text += " -d \(quoted(option.help))\n"
    }
    if command.operandCount.upperBound > 0 {
      let arguments = arguments(command.operandHint, words: words)
      if !arguments.isEmpty { text += start + arguments + "\n" }
    }
    return text
  }

  private static func arguments(_ hint: ValueHint, words: (String) -> [String]) -> String {
    switch hint {
    case .text: return ""
    case .anyFile: return " -F"
    case .scenarioFile: return " -a '(__fish_complete_suffix .navsim)'"
    case .words(let list): return " -a " + quoted(list.joined(separator: " "))
    case .topic(let topic): return arguments(.words(words(topic)), words: words)
    }
  }

  /// Text inside single quotes.
  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text {
      if character == "\\" || character == "'" { result += "\\" }
      result.append(character)
    }
    return result + "'"
  }
}
