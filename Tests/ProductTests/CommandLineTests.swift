import Testing

@testable import NavSimCommand

// Flags, suggestions, help and exit codes, through the binary.

@Suite struct CommandLineTests {
  @Test(arguments: Tool.commandNames)
  func everyCommandHasHelpWithUsageAndOptions(name: String) throws {
    let page = try Binary.run(["help", name])
    #expect(page.code == 0 && page.err.isEmpty)
    #expect(page.out.hasPrefix("navsim \(name): "))
    #expect(page.out.contains("usage: navsim \(name)"))
    #expect(page.out.contains("--help"))
    #expect(page.out.contains("examples:"))
    #expect(try Binary.run([name, "--help"]).out == page.out)
    let long = page.out.split(separator: "\n").filter { $0.count > 100 }
    #expect(long.isEmpty, "\(long)")
  }

  @Test func theOverviewNamesEveryCommand() throws {
    let help = try Binary.run(["--help"])
    #expect(help.code == 0)
    for name in Tool.commandNames { #expect(help.out.contains(" \(name) ")) }
    let doors = Tool.doors.map(\.name).sorted()
    #expect(CommandGroup.all.flatMap(\.doors).map(\.name).sorted() == doors)
    #expect(try Binary.run(["help"]).out == help.out)
    let nothing = try Binary.run([])
    #expect(nothing.code == 2 && nothing.out.isEmpty && nothing.err == help.out + "\n")
  }

  @Test func aTableOfDoorsIsShort() throws {
    #expect(Tool.doors.count <= 16)
    #expect(Tool.commands.map(\.name) == Tool.doors.map(\.name) + ["serve"])
    #expect(try Binary.run(["--help"]).out.contains("golden"))
    for (name, form) in Tool.formerNames {
      #expect(!Tool.commandNames.contains(name))
      #expect(Tool.commandNames.contains(form.split(separator: " ").first.map(String.init) ?? ""))
      let ran = try Binary.run([name, "x"])
      #expect(ran.code == 2 && ran.out.isEmpty)
      #expect(ran.err == "navsim: error: 'navsim \(name)' is 'navsim \(form)' now\n")
    }
  }

  /// An option is called the same wherever it is: with a value or without one, and with the same
  /// letter.
  @Test func optionsAreSpelledAlike() {
    let reportOfASuite = "json"
    var known: [String: Option] = [:]
    for command in Tool.commands {
      for option in command.options where option.name != reportOfASuite {
        let other = known[option.name] ?? option
        #expect(other.letter == option.letter, "\(command.name) --\(option.name)")
        #expect((other.value == nil) == (option.value == nil), "\(command.name) --\(option.name)")
        known[option.name] = option
      }
    }
  }

  @Test func theVersionIsOneLine() throws {
    let version = try Binary.run(["--version"])
    #expect(version.code == 0)
    #expect(version.out.hasPrefix("navsim ") && version.out.hasSuffix("\n"))
    #expect(version.out.split(separator: "\n").count == 1)
  }

  @Test(arguments: [
    (["rnu"], "unknown command 'rnu'; did you mean 'run'?"),
    (["zzzzzz"], "unknown command 'zzzzzz'\n"),
    (["push.navsim"], "did you mean 'navsim run push.navsim'?"),
    (["--strategy", "km"], "unknown option '--strategy'"),
    (["run"], "'run' needs FILE|DIR..."),
    (["run", "--stratgy", "km", "x"], "unknown option '--stratgy'; did you mean '--strategy'?"),
    (["run", "x", "--strategy"], "'--strategy' needs a value"),
    (["run", "x", "--strategy", "--full"], "'--strategy' needs a value"),
    (["run", "x", "--strategy="], "'--strategy' needs a value"),
    (["run", "x", "--full=yes"], "'--full' takes no value"),
    (["run", "x", "--ios", "12", "--ios", "13"], "'--ios' is given twice"),
    (["run", "x", "-q"], "unknown option '-q'"),
    (["run", "x", "--every", "0"], "'--every'"),
    (["run", "x", "--every", "99999999999999999999"], "'--every'"),
    (["run", "x", "--cell", "ios="], "'--cell'"),
    (["explain", "hoks"], "did you mean 'hook"),
    (["explain", "hooks", "more"], "none of the hooks is or has 'more'"),
    (["explain", "viewWillApear"], "did you mean 'viewWillAppear'?"),
    (["explain", "hooks", "--table"], "'--table' says nothing with 'hooks'"),
    (["explain", "km", "--json"], "'--json' says nothing with 'km'"),
    (["explain", "hide", "barr"], "did you mean 'hide bar'"),
    (["explain", "x", "missing.navsim"], "missing.navsim: no such file or folder"),
    (["explain", "iphone-88"], "did you mean 'iphone-8'?"),
    (["--version", "extra"], "unexpected argument 'extra'"),
    (["explain", "push", "--table"], "no strategy is called 'push'"),
    (["help", "completion"], "'help completion' needs bash, zsh or fish"),
    (["help", "run", "more"], "unexpected argument 'more'"),
    (["accept"], "'navsim accept' is 'navsim review --accept' now"),
    (["help", "lint"], "'navsim lint' is 'navsim check' now"),
    (["test", "--merge"], "'test --merge' needs REPORT..."),
    (["test", "--merge", "x", "--jobs", "2"], "'--jobs' says nothing with '--merge'"),
    (["review", "--accept", "--reject"], "exclude each other"),
    (["check", "x", "--no-advice", "--only", "NAV104"], "exclude each other"),
    (["conform", "x", "--ios", "12"], "'--ios' needs a scenario to compare with"),
    (["conform", "x", "y", "-o", "z"], "'--output' is for a log alone"),
    (["compare", "x", "--ios", "12", "--json", "--format", "text"], "two forms: choose one"),
    (["compare", "x", "--strategies", "km"], "did you mean '--strategy'?"),
    (["run", "x", "--look", "--only", "bar"], "'--look' and '--only'"),
    (["help", "completion", "tcsh"], "no completion for 'tcsh'; there is bash, zsh and fish"),
    (["help", "man", "run"], "unexpected argument 'run'"),
    (["help", "rum"], "did you mean 'run'?"),
    (["serve"], "'serve' needs '--stdio'"),
    (["serve", "--stdio", "x"], "unexpected argument 'x'"),
  ])
  func aWrongCommandLineIsToldAndEndsWith2(arguments: [String], message: String) throws {
    let ran = try Binary.run(arguments)
    #expect(ran.code == 2)
    #expect(ran.out.isEmpty)
    #expect(ran.err.hasPrefix("navsim: error: "))
    #expect(ran.err.contains(message), "\(ran.err)")
  }

  @Test(arguments: ["bash", "zsh"])
  func completionScriptsNameEveryOption(shell: String) throws {
    let script = try Binary.run(["help", "completion", shell])
    #expect(script.code == 0)
    for command in Tool.commands {
      #expect(script.out.contains("    \(command.name))\n"))
      for option in command.allOptions { #expect(script.out.contains("--\(option.name)")) }
    }
  }

  @Test func theBashScriptParsesAndCompletes() throws {
    let scratch = try Scratch()
    let script = try Binary.run(["help", "completion", "bash"]).out
    let file = try scratch.write(script, to: "navsim.bash")
    #expect(try Shell.run("bash -n '\(file.path)'").code == 0)
    let ask = """
      source '\(file.path)'
      complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _navsim; echo "${COMPREPLY[@]}"; }
      complete_words navsim r
      complete_words navsim run --strategy ""
      complete_words navsim run --strategy = me
      complete_words navsim explain hook
      complete_words navsim run -
      complete_words navsim run --device iphone-14-pro-
      complete_words navsim explain alongs
      complete_words navsim fmt --c
      """
    let answer = try Shell.run(ask).out.split(separator: "\n")
    #expect(answer.count == 8)
    #expect(answer.first == "run review reproduce")
    #expect(answer.dropFirst().first?.contains("meituan") == true)
    #expect(answer.dropFirst(2).first == "meituan")
    #expect(answer.dropFirst(3).first?.hasPrefix("hooks") == true)
    #expect(answer.dropFirst(4).first?.hasPrefix("-o --output ") == true)
    #expect(answer.dropFirst(5).first == "iphone-14-pro-max")
    #expect(answer.dropFirst(6).first == "alongside")
    #expect(answer.last == "--check")
  }
}
