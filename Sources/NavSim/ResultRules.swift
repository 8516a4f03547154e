import NavSimReport

// What `navsim test` finds fault with besides detectors: NAV901 and on, as JUnit and SARIF print them.

extension Manual {
  /// A result by its id. By its name it would be a word of the language too.
  static func results(_ name: String) -> [String] {
    ReportRule.own.filter { $0.id == name }.map { rule in
      "\(name): a result of navsim test, \(rule.name)\n\n" + lines(rule.summary) + "\n"
        + lines(rule.help)
    }
  }

  /// The ids of all results.
  static var resultIDs: [String] { ReportRule.own.map(\.id) }
}
