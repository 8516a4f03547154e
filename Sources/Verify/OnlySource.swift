import NavSimLanguage
import NavSimSimulator
import NavSimStrategies
import NavSimTrace

/// A built-in has no source but its text: taken away and loaded from what `navsim explain NAME
/// --table` prints, every scenario of the strategies does the same. The list is the built-ins' own,
/// so that a new one is covered at once.
public struct OnlySource: Sendable {
  /// The built-ins that are libraries.
  public static let names = BuiltinStrategies.names.filter { $0 != "native" }

  private struct File: Sendable {
    var source: SourceFile
    /// The words that may be strategies.
    var words: Set<String>
    var script: Script
  }

  private let files: VerifiedFiles
  private let read: [File]
  /// What is wrong with the files themselves.
  private let faults: [String]

  /// - Parameter files: those of a folder of scenarios for strategies.
  public init(_ files: VerifiedFiles) {
    self.files = files
    var read: [File] = []
    var faults: [String] = []
    for file in files.files {
      let words = file.text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
      switch files.script(file) {
      case .success(let script):
        read.append(File(source: file, words: Set(words), script: script))
      case .failure(let fault): faults.append(fault.text)
      }
    }
    self.read = read
    self.faults = faults
  }

  /// Takes one away and loads it again.
  ///
  /// - Parameters:
  ///   - table: what is loaded in its place; its own text unless another is given.
  ///   - files: how many files that use it are looked at.
  public func check(_ name: String, table: String? = nil, files limit: Int = .max) -> CheckTally {
    var verdict = CheckTally()
    verdict.faults = faults
    var without = LanguageVocabulary.real
    without.strategies.removeAll { $0 == name }
    without.builtinStrategies = { $0 == name ? nil : BuiltinStrategies.text($0) }
    let table = table ?? BuiltinStrategies.text(name).map { StrategyTable.text($0) } ?? ""
    var looked = 0
    for file in read where file.words.contains(name) && looked < limit {
      do {
        let builtin = try Self.traces(of: name, file.script)
        // Some only speak of it.
        if builtin.isEmpty { continue }
        looked += 1
        let text = Self.with(table, file.source.text)
        let loaded = try files.script(SourceFile(path: file.source.path, text: text), without).get()
        if try builtin != Self.traces(of: name, loaded) {
          verdict.faults.append("\(file.source.path): \(name) loaded from its text does otherwise")
        }
        verdict.count += builtin.count
      } catch {
        verdict.faults.append("\(file.source.path): \(error)")
      }
    }
    if verdict.count == 0 { verdict.faults.append("no scenario uses \(name)") }
    return verdict
  }

  /// A file with a table above its declarations, below a line with the version.
  private static func with(_ table: String, _ text: String) -> String {
    guard text.hasPrefix("navsim 1\n") else { return table + "\n" + text }
    return "navsim 1\n" + table + "\n" + text.dropFirst("navsim 1\n".count)
  }

  /// The traces of the cells that choose a strategy.
  private static func traces(of name: String, _ script: Script) throws(CellError) -> [Trace] {
    var traces: [Trace] = []
    for scenario in script.scenarios.indices {
      for cell in try script.cells(scenario: scenario) {
        let chosen = (cell["strategy"] ?? "").split(separator: "+")
        guard chosen.contains(where: { $0.filter { $0 != " " } == name }) else { continue }
        traces.append(Simulator.run(script.program(scenario: scenario, cell: cell)))
      }
    }
    return traces
  }
}
