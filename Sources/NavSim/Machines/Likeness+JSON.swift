import NavSimReport

extension ReportedGlitch {
  /// What was found, and the reports that are like it, as one JSON object and a newline.
  public static func json(_ marks: Set<GlitchMark>, _ near: [Likeness]) -> String {
    func list(_ marks: [GlitchMark]) -> JSONValue { .list(marks.map { .text($0.text) }) }
    let value = JSONValue.members([
      ("navsim-like", .int(1)),
      ("found", list(marks.sorted())),
      (
        "reports",
        .list(
          near.map { one in
            .members([
              ("id", .text(one.report.id)), ("title", .text(one.report.title)),
              ("percent", .int(Int(one.score * 100 + 0.5))), ("alike", list(one.shared)),
              ("state", .text(one.report.state.rawValue)), ("systems", .text(one.report.systems)),
              ("source", .text(one.report.source)),
              ("file", .text("Scenarios/reported/\(one.report.id).navsim")),
            ])
          })
      ),
    ])
    return value.lines + "\n"
  }
}
