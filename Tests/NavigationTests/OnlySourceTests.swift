import Foundation
import NavSimLanguage
import NavSimSimulator
import NavSimStrategies
import NavSimTrace
import Testing

/// A built-in has no source but its text: taken away and loaded from what `navsim explain NAME
/// --table` prints, every scenario of the strategies does the same. The list is the built-ins' own,
/// so that a new one is covered at once.
@Suite struct OnlySourceTests {
  static let folder = ProfileComments.root.appendingPathComponent("Scenarios/strategies")

  struct File: Sendable {
    var name: String
    var text: String
    /// The words that may be strategies.
    var words: Set<String>
  }

  static let files: [File] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".navsim") }.sorted().map { name in
      let text =
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
      return File(name: name, text: text, words: Set(words))
    }
  }()

  /// A file with a table above its declarations, below a line with the version.
  static func with(_ table: String, _ text: String) -> String {
    guard text.hasPrefix("navsim 1\n") else { return table + "\n" + text }
    return "navsim 1\n" + table + "\n" + text.dropFirst("navsim 1\n".count)
  }

  /// The files as they are, read once for all strategies.
  static let scripts = files.map { file in
    Parser.parse(SourceFile(path: "x.navsim", text: file.text), vocabulary: Bench.vocabulary).script
  }

  /// The traces of the cells that choose a strategy.
  static func traces(of name: String, _ script: Script) throws -> [Trace] {
    var traces: [Trace] = []
    for scenario in script.scenarios.indices {
      let cells = try script.cells(scenario: scenario).filter { cell in
        (cell["strategy"] ?? "").split(separator: "+").contains { $0 == name }
      }
      for cell in cells {
        traces.append(Simulator.run(script.program(scenario: scenario, cell: cell)))
      }
    }
    return traces
  }

  @Test(arguments: BuiltinStrategies.names.filter { $0 != "native" })
  func aBuiltinTakenAwayAndLoaded(_ name: String) throws {
    var without = Bench.vocabulary
    without.strategies.removeAll { $0 == name }
    without.builtinStrategies = { $0 == name ? nil : BuiltinStrategies.text($0) }
    let table = try #require(BuiltinStrategies.text(name))
    var count = 0
    for (file, script) in zip(Self.files, Self.scripts) where file.words.contains(name) {
      let builtin = try Self.traces(of: name, try #require(script))
      // Some only speak of it.
      if builtin.isEmpty { continue }
      let source = SourceFile(path: "x.navsim", text: Self.with(table, file.text))
      let result = Parser.parse(source, vocabulary: without)
      let loaded = try #require(result.script, "\(result.diagnostics.map(\.text))")
      #expect(try builtin == Self.traces(of: name, loaded), "\(file.name)")
      count += builtin.count
    }
    #expect(count > 0, "no scenario in Scenarios/strategies uses \(name)")
  }
}
