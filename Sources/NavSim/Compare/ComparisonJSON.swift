import NavSimChecks
import NavSimReport

extension Comparison {
  /// As JSON: the variants, then every cell with what was found and what looks otherwise.
  public var json: String {
    JSONValue.members([
      ("navsim-compare", .int(1)),
      ("axis", .text(axis)),
      ("variants", .list(variants.map { .text($0.name) })),
      ("leftOut", leftOut.isEmpty ? nil : .list(leftOut.map { .text($0) })),
      ("detectors", .list(kinds.map { .text($0.kind) })),
      ("scenarios", .list(groups.map(value))),
    ]).lines + "\n"
  }

  private func value(of group: Group) -> JSONValue {
    JSONValue.members([
      ("file", .text(group.path)), ("line", .int(group.line)),
      ("scenario", .text(group.scenario)), ("cell", .text(group.cell)),
      (
        "results",
        .list(
          zip(variants, group.results).compactMap { variant, result in
            result.map { value(of: $0, variant) }
          })
      ),
    ])
  }

  private func value(of finding: Finding) -> JSONValue {
    JSONValue.members([
      ("id", .text(finding.id)), ("kind", .text(finding.kind)),
      ("subject", .text(finding.subject)), ("place", .text(finding.place)),
      ("frame", .int(finding.frame)), ("frames", .int(finding.frames)),
      ("message", .text(finding.message)), ("cause", finding.cause.map { .text($0) }),
    ])
  }

  private func value(of result: Result, _ variant: Variant) -> JSONValue {
    let notApplied = zip(result.unmet, result.notApplied).map { unmet, message in
      JSONValue.members([
        ("page", .text(unmet.page)), ("wish", .text(unmet.wish)), ("message", .text(message)),
      ])
    }
    let differences = result.differences.map { difference in
      JSONValue.members([
        ("property", .text(difference.property)), ("place", .text(difference.place)),
        ("change", .text(difference.change)), ("frames", .int(difference.frames)),
        ("first", .text(difference.first)), ("own", .text(difference.own)),
      ])
    }
    return JSONValue.members([
      ("variant", .text(variant.name)), ("fault", result.fault.map { .text($0) }),
      ("findings", .list(result.findings.map(value))),
      ("byItself", .list(result.byItself.map(value))), ("notApplied", .list(notApplied)),
      ("differenceCount", .int(result.differenceCount)), ("differences", .list(differences)),
    ])
  }
}
