#if canImport(Foundation)
  import Foundation
  import NavSim

  // Every cell of every scenario of a folder as a case of a test:
  //
  //     @Suite struct BarTests {
  //       @Test(arguments: ScenarioCase.all(in: "Scenarios"))
  //       func holds(scenario: ScenarioCase) { scenario.check() }
  //     }

  /// A cell of a scenario, or what is wrong with a file, as a test case with a name of its own.
  public struct ScenarioCase: Sendable, CustomStringConvertible {
    enum Content: Sendable {
      case cell(ScenarioFile, scenario: Int, Cell)
      case file(ScenarioFile)
      case nothing(String)
    }

    let content: Content
    /// The file with the scenario and the cell: `push.navsim: to the profile [strategy=km]`.
    public let description: String

    /// The cases of all `.navsim` files of a folder and the folders below it, in the order of their
    /// paths. A file with errors is one case, which fails; so is a folder without a scenario.
    ///
    /// - Parameters:
    ///   - folder: a path from the nearest folder above the calling source file that has it: in a
    ///     package `Scenarios` beside Package.swift.
    ///   - strategies: strategies in Swift that the files may name.
    public static func all(
      in folder: String, strategies: [SwiftStrategy] = [], source: String = #filePath
    ) -> [ScenarioCase] {
      guard let root = ScenarioFolder(folder, above: source) else {
        return [ScenarioCase(nothing: "no folder above \(source) has '\(folder)'")]
      }
      let cases = root.paths.flatMap { path in
        ScenarioCase.all(of: root.file(path, strategies), called: root.name(of: path))
      }
      return cases.isEmpty
        ? [ScenarioCase(nothing: "no scenario found in \(root.path)")] : cases
    }

    private static func all(of file: ScenarioFile, called name: String) -> [ScenarioCase] {
      if file.hasErrors { return [ScenarioCase(content: .file(file), description: name)] }
      return file.scenarios.indices.flatMap { scenario -> [ScenarioCase] in
        let cells = (try? file.cells(of: scenario)) ?? []
        return cells.map { cell in
          ScenarioCase(
            content: .cell(file, scenario: scenario, cell),
            description: "\(name): \(file.scenarios[scenario].name) [\(cell.text)]")
        }
      }
    }

    private init(nothing text: String) { self.init(content: .nothing(text), description: text) }

    private init(content: Content, description: String) {
      self.content = content
      self.description = description
    }

    /// What the cell looked like, and whether that is as expected; nil of a file with errors.
    public func run() -> CellRun? {
      guard case .cell(let file, let scenario, let cell) = content else { return nil }
      return file.run(scenario, cell)
    }
  }

  /// What becomes of what the detectors find and no claim speaks of.
  public enum FindingTreatment: Sendable {
    /// Nobody looks for it.
    case ignored
    /// It is told, and the test passes; where warnings cannot be told it is ignored.
    case warning
    /// The test fails.
    case issue
  }

  extension ScenarioCase {
    /// Something to tell of a case, at its place.
    struct Remark {
      let text: String
      let file: String
      let line, column: Int
      let isWarning: Bool
    }

    /// What is wrong with the case, and what it looked like.
    func remarks(_ findings: FindingTreatment) -> (remarks: [Remark], run: CellRun?) {
      func issue(_ text: String, _ file: String, _ line: Int, _ column: Int = 1) -> Remark {
        Remark(text: text, file: file, line: line, column: column, isWarning: false)
      }
      switch content {
      case .nothing(let text): return ([issue(text, "", 1)], nil)
      case .file(let file):
        let errors = file.diagnostics.filter { $0.severity == .error }
        return (errors.map { issue($0.text, $0.path, $0.line, $0.column) }, nil)
      case .cell(let file, let scenario, let cell):
        guard let run = file.run(scenario, cell) else { return ([], nil) }
        var remarks = run.failures.map {
          issue(ReportItem($0).text.plain, $0.file, $0.line, $0.column)
        }
        if let fault = run.fault { remarks.append(issue(fault, run.path, run.line)) }
        if findings != .ignored {
          let own = FindingReport(
            run.findings, path: run.path, line: run.line, cell: run.cell.text, isDetailed: true)
          remarks += own.blocks.map {
            Remark(
              text: $0.plain, file: run.path, line: run.line, column: 1,
              isWarning: findings == .warning)
          }
        }
        return (remarks, run)
      }
    }
  }
#endif
