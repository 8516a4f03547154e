// The completion script for bash, generated from the tables. It uses only what every bash since
// 3.2 has, without the bash-completion package.

/// Writes the bash script.
enum BashCompletion {
  /// The script; `source <(navsim help completion bash)` loads it.
  static func script(_ commands: [Command], words: (String) -> [String]) -> String {
    var text = """
      # bash completion for navsim; load it with: source <(navsim help completion bash)
      _navsim() {
        local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" cmd="${COMP_WORDS[1]}"
        # bash splits --name=value into three words.
        if [ "$cur" = "=" ]; then cur=""; elif [ "$prev" = "=" ]; then prev="${COMP_WORDS[COMP_CWORD-2]}"; fi
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names(commands)) --help --version" -- "$cur"))
          return
        fi
        case "$cmd" in

      """
    for command in commands { text += branch(of: command, words: words) }
    text += """
        esac
      }
      complete -o filenames -F _navsim navsim

      """
    return text
  }

  private static func names(_ commands: [Command]) -> String {
    commands.map(\.name).joined(separator: " ")
  }

  private static func branch(of command: Command, words: (String) -> [String]) -> String {
    var text = "    \(command.name))\n      case \"$prev\" in\n"
    for option in command.allOptions where option.value != nil && option.implied == nil {
      let letter = option.letter.map { "-\($0)|" } ?? ""
      let reply = reply(option.hint, words: words)
      text += "        \(letter)--\(option.name)) \(reply); return ;;\n"
    }
    let options = command.allOptions.flatMap { option in
      (option.letter.map { ["-\($0)"] } ?? []) + ["--" + option.name]
    }.joined(separator: " ")
    text += """
            esac
            case "$cur" in
              -*) COMPREPLY=($(compgen -W "\(options)" -- "$cur")) ;;
              *) \(reply(command.operandHint, words: words)) ;;
            esac ;;

      """
    return text
  }

  private static func reply(_ hint: ValueHint, words: (String) -> [String]) -> String {
    switch hint {
    case .text: return ":"
    case .anyFile: return #"COMPREPLY=($(compgen -f -- "$cur"))"#
    case .scenarioFile:
      return #"COMPREPLY=($(compgen -d -- "$cur") $(compgen -f -X '!*.navsim' -- "$cur"))"#
    case .words(let list):
      return #"COMPREPLY=($(compgen -W ""# + list.joined(separator: " ") + #"" -- "$cur"))"#
    case .topic(let topic): return reply(.words(words(topic)), words: words)
    }
  }
}
