import NavSimChecks

// Advice as SARIF. Fingerprints name file, rule, message and the line's text, but no line number,
// so that a comment above a line does not make an old alert a new one.

extension SarifLog {
  /// Findings of `navsim check` with all its rules.
  ///
  /// - Parameters:
  ///   - version: navsim's version.
  ///   - folder: the absolute path that places are told relative to.
  public static func text(of found: [Advice], version: String, folder: String) -> String {
    var prints = SarifPrints()
    let results = found.map { advice in
      let file = RelativePath.of(advice.place.path, folder)
      let text = advice.sourceLine.split(separator: " ").joined(separator: " ")
      let print = prints.next([file, advice.rule.id, advice.message, text])
      return result(advice, file: file, print: print)
    }
    return self.text(version: version, rules: AdviceRule.all.map(rule), results: results)
  }

  private static func rule(_ rule: AdviceRule) -> JSONValue {
    .members([
      ("id", .text(rule.id)), ("name", .text(rule.name)),
      ("shortDescription", .members([("text", .text(rule.summary))])),
      (
        "help",
        .members([
          (
            "text",
            .text("\(rule.manual)\nInstead: \(rule.instead).\nSource: \(rule.source).")
          )
        ])
      ),
      ("helpUri", rule.links.first.map { .text($0) }),
      ("defaultConfiguration", .members([("level", .text(rule.severity.rawValue))])),
    ])
  }

  private static func result(_ advice: Advice, file: String, print: String) -> JSONValue {
    let rule = advice.rule
    var lines = [advice.message, "source: \(rule.source)", "instead: \(advice.instead)"]
    if let cells = advice.cells { lines.append("cells: \(cells)") }
    let index = AdviceRule.all.firstIndex { $0.id == rule.id } ?? 0
    let physical = place(file, advice.place.line, advice.place.column)
    return .members([
      ("ruleId", .text(rule.id)), ("ruleIndex", .int(index)),
      ("level", .text(rule.severity.rawValue)),
      ("message", .members([("text", .text(lines.joined(separator: "\n")))])),
      ("locations", .list([.members([("physicalLocation", physical)])])),
      ("partialFingerprints", .members([("navsim/v1", .text(print))])),
    ])
  }
}
