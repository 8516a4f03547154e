import NavSimChecks
import NavSimReport

/// A rule of good practice for pages' code.
public typealias AdviceRule = NavSimChecks.AdviceRule
/// A breach of such a rule.
public typealias Advice = NavSimChecks.Advice

// Advice is collected over many files: pages that several scenarios use are told of once.

/// Reads files and collects what the rules of good practice say about them, without running them.
public struct Linter {
  private var adviser: Adviser

  /// A linter that knows some rules.
  public init(rules: [AdviceRule] = AdviceRule.all) { adviser = Adviser(rules: rules) }

  /// Reads a file in all its cells; one with errors says nothing.
  ///
  /// - Parameter only: the cells of a scenario that are read; nil for all.
  public mutating func read(
    _ file: ScenarioFile, only: ((_ scenario: Int) -> [Cell])? = nil
  ) {
    if let script = file.script { adviser.read(script, only: only) }
  }

  /// How many cells were read; a file without a scenario counts as one.
  public var cellCount: Int { adviser.cellCount }

  /// What was found, sorted by place.
  public var findings: [Advice] { adviser.findings() }

  /// What was found, as SARIF.
  ///
  /// - Parameters:
  ///   - version: navsim's version.
  ///   - folder: the absolute path that places are told relative to.
  public func sarif(version: String, folder: String) -> String {
    SarifLog.text(of: findings, version: version, folder: folder)
  }
}

extension TerminalStyle {
  /// A breach of a rule as text, without a line end behind it.
  public func text(of advice: Advice) -> String { ReportItem(advice).text.text(self) }
}

extension Manual {
  /// An address has no place to break.
  private static func links(_ rule: AdviceRule) -> String {
    rule.links.map { "            \($0)\n" }.joined()
  }

  /// What `navsim explain` prints of a rule, by its id or its name.
  static func rules(_ name: String) -> [String] {
    guard let rule = AdviceRule.named(name) else { return [] }
    func block(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { ($0.isEmpty ? "" : "  " + $0) + "\n" }.joined()
    }
    return [
      """
      \(name): a rule of 'navsim check' (\(rule.severity.rawValue))

        \(rule.id) \(rule.name): \(rule.summary)

      \(block(rule.manual))
      \(field("source", rule.source))\(links(rule))\(field("instead", rule.instead))
        Not so:

      \(block(rule.before.indented))
        But so:

      \(block(rule.after.indented))
      """
    ]
  }
}

extension String {
  /// Each line two blanks further to the right; the last line end is left out.
  fileprivate var indented: String {
    split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }
}

extension Catalogue {
  /// `navsim explain advice`.
  static var advice: Table {
    var table = Table(["id", "name", "severity", "rule"])
    table.layout = .columns([
      .init("id"), .init("name"), .init("severity"), .init("rule", width: 58),
    ])
    for rule in AdviceRule.all {
      table.add([rule.id, rule.name, rule.severity.rawValue, rule.summary])
    }
    return table
  }
}
