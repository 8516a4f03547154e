import NavSimProgram

// The forms of claims, scopes and tables that the language has. Each enumeration is gone through
// without a default: a case that is added has to be named here, and then wants a failing and a
// passing line in the corpus.

/// What an expectation or a table is made of, as words for a set.
enum ExpectationForms {
  /// Everything that the corpus must show.
  static let all: Set<String> = {
    var all: Set<String> = [
      "compare each", "top", "stack", "items", "changed", "changed within", "since start",
      "since moment", "chain",
      "course", "events", "count event", "count logs", "logs", "raises", "no detector",
      "some detector", "no detector of", "some detector of", "no finding", "no finding except",
      "some finding", "some finding except", "value number", "value color",
      "value flag", "value dynamic", "value text", "value none", "value property", "tolerance",
      "place tolerance",
      "pattern", "then", "at least", "at most", "limit", "sometime", "known", "check set",
      "scope always", "scope start", "scope end", "scope at", "scope during", "scope from",
      "scope to the end",
      "moment absolute", "moment progress", "offset", "record", "recorded absent",
      "recorded value",
    ]
    all.formUnion(
      Comparison.allCases.flatMap { ["compare \($0.rawValue)", "count \($0.rawValue)"] })
    all.formUnion(ChainPart.State.allCases.map { "state \($0.rawValue)" })
    all.formUnion(CoursePart.Course.allCases.map { "course \($0.rawValue)" })
    all.formUnion(Relation.allCases.map { "place \($0.rawValue)" })
    all.formUnion(Moment.Edge.allCases.map { "moment \($0.rawValue)" })
    all.formUnion(["finished", "cancelled", "ignored", "deferred"].map { "action \($0)" })
    return all
  }()

  static func of(_ expectation: Expectation) -> Set<String> {
    var forms = of(expectation.claim).union(of(expectation.scope))
    if expectation.isSometime { forms.insert("sometime") }
    if expectation.known != nil { forms.insert("known") }
    if expectation.declared != nil { forms.insert("check set") }
    return forms
  }

  static func of(_ table: RecordTable) -> Set<String> {
    var forms: Set<String> = ["record"]
    for cell in table.rows.flatMap(\.cells) {
      switch cell {
      case .absent: forms.insert("recorded absent")
      case .value: forms.insert("recorded value")
      }
    }
    return forms
  }

  private static func of(_ claim: Claim) -> Set<String> {
    switch claim {
    case .topIs: return ["top"]
    case .stackIs: return ["stack"]
    case .itemsAre: return ["items"]
    case .compare(_, let comparison, let value, let tolerance):
      let forms: Set<String> = ["compare \(comparison.rawValue)", of(value)]
      return forms.union(tolerance > 0 ? ["tolerance"] : [])
    case .compareEach(let name, let comparison, let value, let tolerance):
      let forms: Set<String> = ["compare \(comparison.rawValue)", "compare each", of(value)]
      return forms.union(tolerance > 0 ? ["tolerance"] : []).union(pattern(name))
    case .changed(_, let most, let since):
      let moment: Set<String>
      switch since {
      case .start: moment = ["since start"]
      case .moment(let at): moment = of(at).union(["since moment"])
      }
      return moment.union([most > 0 ? "changed within" : "changed"])
    case .chain(let element, let parts): return of(parts).union(pattern(element)).union(["chain"])
    case .course(let property, let parts):
      return of(parts).union(pattern(property)).union(["course"])
    case .region(let element, let relation, _, let tolerance):
      return pattern(element).union(["place \(relation.rawValue)"])
        .union(tolerance > 0 ? ["place tolerance"] : [])
    case .events: return ["events"]
    case .count(let counted, let comparison, _):
      switch counted {
      case .event: return ["count event", "count \(comparison.rawValue)"]
      case .logs: return ["count logs", "count \(comparison.rawValue)"]
      }
    case .logs: return ["logs"]
    case .raises: return ["raises"]
    case .action(_, let outcome): return ["action \(outcome.rawValue)"]
    case .detector(_, let isWanted, let of):
      return [(isWanted ? "some" : "no") + " detector" + (of == nil ? "" : " of")]
    case .finding(let isWanted, let except):
      return [(isWanted ? "some" : "no") + " finding" + (except.isEmpty ? "" : " except")]
    }
  }

  private static func of(_ value: ClaimValue) -> String {
    switch value {
    case .number: return "value number"
    case .color: return "value color"
    case .dynamic: return "value dynamic"
    case .flag: return "value flag"
    case .text: return "value text"
    case .none: return "value none"
    case .property: return "value property"
    }
  }

  private static func of(_ parts: [ChainPart]) -> Set<String> {
    var forms = Set(parts.map { "state \($0.state.rawValue)" })
    for part in parts { forms.formUnion(of(part.bound)) }
    return parts.count > 1 ? forms.union(["then"]) : forms
  }

  private static func of(_ parts: [CoursePart]) -> Set<String> {
    var forms = Set(parts.map { "course \($0.course.rawValue)" })
    for part in parts { forms.formUnion(of(part.bound)) }
    if parts.contains(where: { $0.limit != nil }) { forms.insert("limit") }
    return parts.count > 1 ? forms.union(["then"]) : forms
  }

  private static func of(_ bound: ChainPart.Bound?) -> Set<String> {
    switch bound {
    case nil: return []
    case .atLeast: return ["at least"]
    case .atMost: return ["at most"]
    }
  }

  private static func pattern(_ name: String) -> Set<String> {
    name.contains("*") ? ["pattern"] : []
  }

  private static func of(_ scope: Expectation.Scope) -> Set<String> {
    switch scope {
    case .always: return ["scope always"]
    case .atStart: return ["scope start"]
    case .atEnd: return ["scope end"]
    case .at(let moment): return of(moment).union(["scope at"])
    case .during: return ["scope during"]
    case .range(let from, let to): return of(from).union(of(to)).union(["scope from"])
    case .from(let moment): return of(moment).union(["scope to the end"])
    }
  }

  private static func of(_ moment: Moment) -> Set<String> {
    switch moment {
    case .absolute: return ["moment absolute"]
    case .anchor(_, let edge, let offset):
      return Set(["moment \(edge.rawValue)"]).union(offset.ticks > 0 ? ["offset"] : [])
    case .progress(_, _, let offset):
      return Set(["moment progress"]).union(offset.ticks > 0 ? ["offset"] : [])
    }
  }
}
