import Testing

@testable import NavSimCommand

// What is printed from the tables for other programs: the script for fish, the manual page.

@Suite struct CompletionPageTests {
  private static let hasFish = (try? Shell.run("command -v fish").code) == 0
  private static let hasGroff = (try? Shell.run("command -v groff").code) == 0

  @Test func theFishScriptNamesEveryOption() throws {
    let script = try Binary.run(["help", "completion", "fish"])
    #expect(script.code == 0 && script.err.isEmpty)
    let lines = script.out.split(separator: "\n")
    for command in Tool.commands {
      #expect(
        lines.contains { $0.hasPrefix("complete -c navsim -n __navsim_first -a \(command.name) ") })
      let own = lines.filter {
        $0.hasPrefix("complete -c navsim -n '__navsim_in \(command.name)' ")
      }
      for option in command.allOptions {
        let line = try #require(own.first { $0.contains(" -l \(option.name) ") })
        #expect(option.letter.map { line.contains(" -s \($0) ") } ?? true)
        #expect(line.contains(" -r") == (option.value != nil && option.implied == nil))
      }
    }
    // Each quote is closed: what is between two quotes has none.
    for line in lines {
      let bare = line.replacing("\\\\", with: "").replacing("\\'", with: "")
      #expect(bare.filter { $0 == "'" }.count % 2 == 0, "\(line)")
    }
  }

  @Test(.enabled(if: hasFish)) func theFishScriptParsesAndCompletes() throws {
    let scratch = try Scratch()
    let script = try Binary.run(["help", "completion", "fish"]).out
    let file = try scratch.write(script, to: "navsim.fish").path
    #expect(try Shell.run("fish -n '\(file)'").code == 0)
    func complete(_ line: String) throws -> [Substring] {
      try Shell.run("fish -N -c \"source '\(file)'; complete -C '\(line)'\"").out.split(
        separator: "\n"
      )
      .map { $0.split(separator: "\t")[0] }
    }
    #expect(try complete("navsim r") == ["review", "run"])
    #expect(try complete("navsim run --strategy me") == ["meituan"])
    #expect(try complete("navsim fmt --c") == ["--check"])
    #expect(try complete("navsim explain alongs") == ["alongside"])
    #expect(try complete("navsim test run").allSatisfy { $0 != "review" })
  }

  @Test func theManualPageHasEveryCommandAndOption() throws {
    let page = try Binary.run(["help", "man"])
    #expect(page.code == 0 && page.err.isEmpty)
    #expect(page.out.hasPrefix(".TH NAVSIM 1 "))
    #expect(page.out.utf8.allSatisfy { $0 < 127 })
    for command in Tool.commands {
      #expect(page.out.contains(".SS \"navsim \(command.name)\"\n"))
      #expect(page.out.contains(command.summary.split(separator: " ")[0]))
      for option in command.allOptions {
        #expect(page.out.contains("\\-\\-" + option.name.replacing("-", with: "\\-")))
      }
    }
    // No line of text is a request, and each request is one of these.
    let requests = Set(
      page.out.split(separator: "\n").filter { $0.first == "." || $0.first == "'" }
        .map { $0.prefix { $0 != " " } })
    #expect(
      requests == [".TH", ".SH", ".SS", ".B", ".I", ".TP", ".PP", ".RS", ".RE", ".nf", ".fi"])
  }

  @Test(.enabled(if: hasGroff)) func theManualPageIsSound() throws {
    let scratch = try Scratch()
    let file = try scratch.write(try Binary.run(["help", "man"]).out, to: "navsim.1").path
    let ran = try Shell.run("groff -ww -man -Tutf8 '\(file)'")
    #expect(ran.code == 0 && ran.err.isEmpty, "\(ran.err)")
    #expect(ran.out.contains("not as expected") && ran.out.contains("$ navsim serve --stdio"))
    #expect(ran.out.contains("…"))
  }
}
