import Foundation
import NavSimTestSupport
import Testing

@testable import NavSimCommand

// Whatever a file, a name, an argument or a variable says: a terminal shows it and obeys none of it,
// and no build machine takes a line of it for a command.

@Suite struct ControlTests {
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10: return false
    case 0..<32, 127...159, 0x2028...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }

  /// What is wrong with an output.
  private static func fault(_ text: String, hasCommands: Bool = false) -> String? {
    if let index = text.unicodeScalars.firstIndex(where: isHidden) {
      let code = String(text.unicodeScalars[index].value, radix: 16)
      return "U+\(code) behind '\(text.unicodeScalars[..<index].suffix(60))'"
    }
    for line in text.split(separator: "\n") {
      let start = line.drop { $0.isWhitespace }
      if start.hasPrefix("::"), hasCommands, start.hasPrefix("::error ") { continue }
      if start.hasPrefix("::") || start.hasPrefix("##[") { return "a command: \(line.prefix(60))" }
    }
    return nil
  }

  @Test(.enabled(if: Whole.isAsked)) func nothingRawLeavesByAnyCommand() throws {
    let inputs = try ControlInputs()
    var named: Set<String> = []
    for command in inputs.commands {
      let ran = try Binary.run(command, in: inputs.scratch.url)
      named.insert(command[0])
      #expect((0...2).contains(ran.code), "\(command): \(ran.err)")
      #expect(Self.fault(ran.out) == nil, "stdout of \(command)")
      #expect(Self.fault(ran.err) == nil, "stderr of \(command)")
    }
    #expect(Tool.commandNames.filter { !named.contains($0) } == [])
  }

  @Test func annotationsAloneAreCommands() throws {
    let inputs = try ControlInputs()
    let summary = inputs.scratch.url.appendingPathComponent("summary.md")
    let variables = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary.path, "NO_COLOR": ControlInputs.text,
      "CI": ControlInputs.text,
    ]
    for command in [["test", inputs.folder], ["test", "--merge", "shard.jsonl"]] {
      let ran = try Binary.run(command, in: inputs.scratch.url, environment: variables)
      #expect(Self.fault(ran.out, hasCommands: true) == nil, "\(command)")
      #expect(Self.fault(ran.err) == nil, "\(command)")
      #expect(ran.out.contains("\n::error file="))
    }
    let text = try String(contentsOf: summary, encoding: .utf8)
    #expect(Self.fault(text) == nil)
    let wrong = try Binary.run(
      ["test", inputs.folder], in: inputs.scratch.url,
      environment: ["GITHUB_ACTIONS": "1", "GITHUB_STEP_SUMMARY": "no" + ControlInputs.name + "/x"])
    #expect(Self.fault(wrong.err) == nil && wrong.code == 2)
  }

  @Test func colourIsTheToolsOwn() throws {
    // `script` gives the tool a terminal; where there is none, or that of macOS, which takes other
    // words and prints some of its own, the library's tests say the same.
    guard try Shell.run("script --version").out.contains("util-linux") else { return }
    let inputs = try ControlInputs()
    let command =
      "cd '\(inputs.scratch.url.path)' && NO_COLOR= script -qec '\(Binary.path) test --merge shard.jsonl' /dev/null"
    let ran = try Shell.run(command)
    let own = ["\u{1B}[1;31m", "\u{1B}[36m", "\u{1B}[31m", "\u{1B}[1;33m", "\u{1B}[0m"]
    let text = own.reduce(ran.out.replacingOccurrences(of: "\r\n", with: "\n")) {
      $0.replacingOccurrences(of: $1, with: "")
    }
    #expect(Self.fault(text) == nil && ran.out.contains("\u{1B}[1;31m"))
  }
}
