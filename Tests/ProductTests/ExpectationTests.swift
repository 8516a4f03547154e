import Foundation
import NavSim
import NavSimProgram
import NavSimTestSupport
import Testing

// Every claim, scope, state and relation of the language, once failing and once holding. What
// `navsim test` says of the failing ones is recorded whole beside them.
//
// `NAVSIM_UPDATE=1 swift test --filter ExpectationTests` writes the texts anew; read them before you
// commit them: right place? value against expectation? first frame? the line that is to blame?

@Suite struct ExpectationTests {
  static let folder = Binary.root.appendingPathComponent("Tests/ProductTests/Expectations")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".navsim") }.map { String($0.dropLast(7)) }.sorted()
  }()

  private static func recorded(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
  }

  private static func file(_ name: String) throws -> ScenarioFile {
    let data = try Data(contentsOf: folder.appendingPathComponent(name + ".navsim"))
    return ScenarioFile(path: name + ".navsim", bytes: Array(data))
  }

  /// A scenario of a file with its only cell.
  private static func scenario(_ title: String, of file: ScenarioFile) throws -> (Int, Cell) {
    let index = try #require(file.scenarios.firstIndex { $0.name == title })
    return (index, try #require(try file.cells(of: index).first))
  }

  @Test(arguments: Whole.of(names, every: 4)) func theOutputIsAsRecorded(name: String) throws {
    let ran = try Binary.run(
      ["test", "--check", "--findings", "0", name + ".navsim"], in: Self.folder)
    #expect(ran.code == 1 && ran.err.isEmpty)
    let text = SuiteTests.timeless(ran.out)
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] == "1" {
      try Data(text.utf8).write(to: Self.folder.appendingPathComponent(name + ".txt"))
    }
    #expect(try text == Self.recorded(name))
  }

  @Test(arguments: Whole.of(names, every: 5)) func everyLineFailsAndItsTwinHolds(name: String)
    throws
  {
    let file = try Self.file(name)
    let (failing, cell) = try Self.scenario("fails", of: file)
    let program = try #require(file.program(failing, cell))
    let run = try #require(file.run(failing, cell))
    let lines = Set(run.failures.map(\.line))
    for expectation in program.expectations {
      #expect(lines.contains(expectation.line), "\(expectation.text) holds")
    }
    for table in program.records {
      let rows = [table.line] + table.rows.map(\.line)
      #expect(rows.contains(where: lines.contains), "\(table.text) holds")
    }
    let (holding, other) = try Self.scenario("holds", of: file)
    #expect(file.run(holding, other)?.failures.map(\.message) == [])
  }

  /// A form of the language that has no failing or no holding line here is one too few.
  @Test func nothingIsLeftOut() throws {
    for title in ["fails", "holds"] {
      var seen: Set<String> = []
      for name in Self.names {
        let file = try Self.file(name)
        let (index, cell) = try Self.scenario(title, of: file)
        let program = try #require(file.program(index, cell))
        for expectation in program.expectations { seen.formUnion(ExpectationForms.of(expectation)) }
        for table in program.records { seen.formUnion(ExpectationForms.of(table)) }
      }
      #expect(ExpectationForms.all.subtracting(seen).sorted() == [], "\(title)")
      #expect(seen.subtracting(ExpectationForms.all).sorted() == [], "\(title)")
    }
  }

  /// The command of each message runs that cell alone, and says the same.
  @Test(arguments: Whole.of(names, every: 4)) func theCommandShowsTheFailureAgain(name: String)
    throws
  {
    let paragraphs = try Self.recorded(name).components(separatedBy: "\n\n")
    var outputs: [String: String] = [:]
    for paragraph in paragraphs where paragraph.contains(": error: ") {
      let lines = paragraph.components(separatedBy: "\n")
      let line = try #require(lines.last { $0.hasPrefix("     = repro: navsim run ") })
      let command = String(line.dropFirst("     = repro: navsim ".count))
      if outputs[command] == nil {
        let ran = try Shell.run(
          "cd '\(Self.folder.path)' && '\(Binary.path)' \(command) --quiet 2>&1 >/dev/null")
        #expect(ran.code == 1, "\(command)")
        outputs[command] = ran.out
      }
      let headline = try #require(lines.first { $0.contains(": error: ") })
      #expect(outputs[command]?.contains(headline) == true, "\(headline)")
    }
    #expect(!outputs.isEmpty)
  }

  /// Whoever is told of a frame is told who made it so, down to a line of a file.
  @Test(arguments: names) func aFrameHasACause(name: String) throws {
    for paragraph in try Self.recorded(name).components(separatedBy: "\n\n") {
      guard paragraph.contains(": error: "), paragraph.contains("\n     = frame: ") else {
        continue
      }
      let cause = paragraph.firstMatch(of: #/\n     = cause: (.*)/#).map { String($0.1) }
      // Nobody made what has not come yet, and what never moves.
      let isNothing = paragraph.contains("=absent\n") || paragraph.contains(" is never ")
      let isNamed =
        cause?.contains("\(name).navsim:") == true || cause == "it is so from the start"
      #expect(isNamed || isNothing, "\(paragraph)")
    }
  }
}
