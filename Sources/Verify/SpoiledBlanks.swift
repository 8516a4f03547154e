import NavSimKernel
import NavSimLanguage
import NavSimProgram
import NavSimStrategies

/// A scenario with its blanks spoiled: the formatter puts each line back where it was, so no form of
/// a line is left out, and no program changes.
public enum SpoiledBlanks {
  /// Looks at one of the files.
  public static func check(_ file: SourceFile, of files: VerifiedFiles) -> CheckTally {
    var verdict = CheckTally()
    verdict.count = 1
    var generator = Generator(seed: 7)
    let spoiled = spoiled(file.text, &generator)
    if Formatter.format(file.text) != file.text {
      verdict.faults.append("\(file.path): is not formatted")
    }
    if Formatter.format(spoiled) != file.text {
      verdict.faults.append("\(file.path): spoiled blanks are not put back")
    }
    do {
      let before = try files.script(file).get()
      let after = try files.script(SourceFile(path: file.path, text: spoiled)).get()
      for scenario in before.scenarios.indices {
        for cell in try before.cells(scenario: scenario).prefix(2) {
          let programs = [before, after].map { own($0.program(scenario: scenario, cell: cell)) }
          if fingerprint(programs[0]) != fingerprint(programs[1]) {
            verdict.faults.append("\(file.path): another program in cell \(cell.text)")
          }
        }
      }
    } catch {
      verdict.faults.append("\(error)")
    }
    return verdict
  }

  /// A program without the tables of built-ins, which no file may declare again: they are most of it.
  private static func own(_ program: Program) -> Program {
    var own = program
    own.strategies.removeAll { builtins.contains($0.name) }
    return own
  }

  private static let builtins = Set(BuiltinStrategies.names)

  /// A text with other blanks: before lines, between words, at the ends of lines.
  static func spoiled(_ text: String, _ generator: inout Generator) -> String {
    let blanks = [" ", "\t", "   ", " \t ", "        "]
    // What stands below a hook stands further to the right than it.
    var hook = ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      var rest = line.drop { $0 == " " }
      if rest.startIndex != line.startIndex {
        let indent = blanks[generator.below(blanks.count)]
        let isBelowHook = line.prefix { $0 == " " }.count > 2
        result += isBelowHook ? hook + indent : indent
        if !isBelowHook { hook = indent }
      }
      var isInText = false
      while let character = rest.first {
        if !isInText, rest.hasPrefix("//") {
          result += rest
          break
        }
        rest = rest.dropFirst()
        if isInText, character == "\\" {
          result.append(character)
          if let next = rest.popFirst() { result.append(next) }
        } else if character == " ", !isInText {
          rest = rest.drop { $0 == " " }
          result += rest.isEmpty ? "" : blanks[generator.below(blanks.count)]
        } else {
          if character == "\"" { isInText.toggle() }
          result.append(character)
        }
      }
      return result + ["", " ", "\t"][generator.below(3)] + (generator.below(4) == 0 ? "\r" : "")
    }.joined(separator: "\n")
  }
}
