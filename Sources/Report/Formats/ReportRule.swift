import NavSimChecks

/// A rule that a result breaks, for reports that group by rule. Detectors keep their ids; what else
/// `navsim test` may find fault with has ids from NAV901 on, which never change their meaning.
package struct ReportRule: Hashable, Sendable {
  /// The fixed id, such as `NAV001`.
  package let id: String
  /// The word, such as `flash`; what `Failure.rule` says for rules that are no detectors.
  package let name: String
  /// One sentence.
  package let summary: String
  /// What a person should know about it.
  package let help: String

  /// The detectors, then navsim's own.
  static let all: [ReportRule] =
    Detector.all.map { detector in
      ReportRule(
        id: detector.id, name: detector.name, summary: detector.summary, help: detector.manual)
    } + own

  /// A cell that ended early.
  static let stopped = ReportRule(
    id: "NAV906", name: "stopped", summary: "a cell ended before its end",
    help: "The cell reached a limit (docs/Limits.md), or navsim itself is broken; the message says"
      + " which. Nothing is known about the cell's expectations.")
  /// A file that did not run.
  static let problem = ReportRule(
    id: "NAV907", name: "file", summary: "a scenario file has an error",
    help: "The file could not be read or checked, and none of its scenarios ran.")
  /// A golden file that nobody asks for.
  static let orphan = ReportRule(
    id: "NAV908", name: "orphan", summary: "a golden file that no cell asks for",
    help: "The scenario or the cell that it belonged to is gone or has another name. Remove the"
      + " file, or give the cell its name back. A file that ends in .new waits to be accepted or"
      + " rejected.")

  /// What is to be said of an orphan.
  static func message(orphan path: String) -> String {
    path.hasSuffix(".new") ? "a golden file that waits to be accepted or rejected" : orphan.summary
  }

  /// What is no detector.
  package static let own = [
    ReportRule(
      id: "NAV901", name: "expectation", summary: "an expectation does not hold",
      help: "An 'expect' line of the scenario is not what the trace shows. The message says what"
        + " was seen, in which frame first, and what caused it."),
    ReportRule(
      id: "NAV902", name: "exception", summary: "UIKit raised an exception that nobody expects",
      help: "An app would have crashed here. If that is the subject of the scenario, say so with"
        + " 'expect raises'."),
    ReportRule(
      id: "NAV903", name: "known", summary: "a known issue is gone",
      help: "An expectation marked 'known' holds. Remove the mark, so that it stays so."),
    ReportRule(
      id: "NAV904", name: "record", summary: "recorded rows differ",
      help: "The rows below a 'record' line are not what the trace shows. 'navsim test --update'"
        + " writes them anew; read its diff."),
    ReportRule(
      id: "NAV905", name: "golden", summary: "a trace differs from its golden file",
      help: "'navsim review' shows the difference; 'navsim review --accept' takes the new trace."),
    stopped, problem, orphan,
  ]

  /// The rule that `Failure.rule` names; one of that name where navsim has none.
  static func of(_ failure: Failure) -> ReportRule {
    all.first { $0.id == failure.rule || $0.name == failure.rule }
      ?? ReportRule(id: failure.rule, name: failure.rule, summary: failure.rule, help: failure.rule)
  }
}
