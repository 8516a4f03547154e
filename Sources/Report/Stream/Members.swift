import NavSimChecks
import NavSimTrace

// The members of one event, taken one by one; what is left over at the end is an error.

/// What is wrong with a member.
struct MemberTrouble: Error, Hashable {
  let reason: String
  /// Where, from the outermost object on.
  var path: [JSONStep] = []
}

/// The members of a JSON object that are not taken yet.
struct Members {
  private var rest: [JSONValue.Member]
  /// Where the object stands in the outermost one.
  private let path: [JSONStep]

  init(_ value: JSONValue, at path: [JSONStep] = []) throws(MemberTrouble) {
    guard case .object(let members) = value else {
      throw MemberTrouble(reason: "expected an object", path: path)
    }
    rest = members
    self.path = path
  }

  /// The way to a member.
  private func way(_ name: String) -> [JSONStep] { path + [.member(name)] }

  /// Something wrong with a member; nil for the object as a whole.
  func trouble(_ reason: String, in name: String?) -> MemberTrouble {
    MemberTrouble(reason: reason, path: name.map(way) ?? path)
  }

  /// The names of the members that are left.
  var names: [String] { rest.map(\.name) }

  /// Takes a member; nil if it is not there.
  mutating func take(_ name: String) -> JSONValue? {
    guard let index = rest.firstIndex(where: { $0.name == name }) else { return nil }
    return rest.remove(at: index).value
  }

  func close() throws(MemberTrouble) {
    if let name = rest.first?.name {
      throw trouble("unknown member '\(name.prefix(40))'", in: name)
    }
  }

  mutating func text(_ name: String) throws(MemberTrouble) -> String {
    guard let text = try optionalText(name) else { throw missing(name) }
    return text
  }

  mutating func optionalText(_ name: String) throws(MemberTrouble) -> String? {
    guard let value = take(name) else { return nil }
    guard case .text(let text) = value else {
      throw trouble("'\(name)' is no text", in: name)
    }
    return text
  }

  mutating func int(_ name: String) throws(MemberTrouble) -> Int {
    guard let value = take(name) else { throw missing(name) }
    guard case .int(let number) = value else {
      throw trouble("'\(name)' is no whole number", in: name)
    }
    return number
  }

  mutating func bool(_ name: String) throws(MemberTrouble) -> Bool {
    guard let flag = try optionalBool(name) else { throw missing(name) }
    return flag
  }

  mutating func optionalBool(_ name: String) throws(MemberTrouble) -> Bool? {
    guard let value = take(name) else { return nil }
    guard case .bool(let flag) = value else {
      throw trouble("'\(name)' is neither true nor false", in: name)
    }
    return flag
  }

  mutating func seconds() throws(MemberTrouble) -> Double? {
    switch take("seconds") {
    case nil: return nil
    case .int(let number): return Double(number)
    case .decimal(let digits):
      guard let number = Double(digits), number.isFinite else { fallthrough }
      return number
    default: throw trouble("'seconds' is no time", in: "seconds")
    }
  }

  private mutating func list(_ name: String) throws(MemberTrouble) -> [JSONValue] {
    guard let value = take(name) else { return [] }
    guard case .list(let values) = value else {
      throw trouble("'\(name)' is no list", in: name)
    }
    return values
  }

  private func missing(_ name: String) -> MemberTrouble {
    trouble("the member '\(name)' is missing", in: nil)
  }

  /// The texts of a list.
  private mutating func textList(_ name: String, _ what: String) throws(MemberTrouble) -> [String] {
    var texts: [String] = []
    for (index, value) in try list(name).enumerated() {
      guard case .text(let text) = value else {
        throw MemberTrouble(reason: "a \(what) is no text", path: way(name) + [.item(index)])
      }
      texts.append(text)
    }
    return texts
  }
}

// MARK: - What events are about

extension Members {
  mutating func problem(isWarning: Bool) throws(MemberTrouble) -> FileProblem {
    var problem = FileProblem(
      file: try text("file"), line: try int("line"), column: try int("column"),
      message: try text("message"), text: try text("text"))
    problem.isWarning = isWarning
    return problem
  }

  mutating func leftFile() throws(MemberTrouble) -> LeftFile {
    let name = try text("kind")
    guard let kind = LeftFile.Kind(rawValue: name) else {
      throw trouble("unknown kind '\(name.prefix(40))'", in: "kind")
    }
    return LeftFile(
      kind, file: try text("file"), line: try int("line"), name: try optionalText("name"))
  }

  mutating func cellReport() throws(MemberTrouble) -> CellReport {
    let name = try text("outcome")
    guard let outcome = CellReport.Outcome(rawValue: name) else {
      throw trouble("unknown outcome '\(name.prefix(40))'", in: "outcome")
    }
    var cell = CellReport(
      file: try text("file"), line: try int("line"), scenario: try text("scenario"),
      cell: try axes("cell") ?? [], outcome: outcome, reason: try optionalText("reason"))
    cell.index = try int("index")
    cell.isBroken = try optionalBool("broken") ?? false
    for (index, value) in try list("failures").enumerated() {
      var members = try Members(value, at: way("failures") + [.item(index)])
      cell.failures.append(try members.failure(in: cell.cell))
      try members.close()
    }
    for (index, value) in try list("known").enumerated() {
      var members = try Members(value, at: way("known") + [.item(index)])
      let id = try members.text("id")
      cell.known.append(KnownIssue(id: id, failure: try members.failure(in: cell.cell)))
      try members.close()
    }
    cell.findings = try findings("findings")
    cell.byItself = try findings("byItself")
    cell.remarks = try textList("remarks", "remark")
    cell.seconds = try seconds()
    return cell
  }

  private mutating func findings(_ name: String) throws(MemberTrouble) -> [CellFinding] {
    var findings: [CellFinding] = []
    for (index, value) in try list(name).enumerated() {
      var members = try Members(value, at: way(name) + [.item(index)])
      findings.append(try members.finding())
      try members.close()
    }
    return findings
  }

  private mutating func finding() throws(MemberTrouble) -> CellFinding {
    CellFinding(
      id: try text("id"), kind: try text("kind"), subject: try text("subject"),
      place: try text("place"), message: try text("message"), cause: try optionalText("cause"))
  }

  private mutating func failure(in cell: [TraceAxis]) throws(MemberTrouble) -> Failure {
    let notes = try textList("notes", "note")
    var failure = Failure(
      breaking: try text("rule"), file: try text("file"), line: try int("line"),
      column: try int("column"), text: try text("text"), message: try text("message"),
      place: try optionalText("place"), frames: try optionalText("frames"),
      cause: try optionalText("cause"), notes: notes, cell: try axes("cell") ?? cell)
    failure.scenario = try optionalText("scenario")
    return failure
  }

  private mutating func axes(_ name: String) throws(MemberTrouble) -> [TraceAxis]? {
    guard let value = take(name) else { return nil }
    guard case .object(let members) = value else {
      throw trouble("'\(name)' is no object", in: name)
    }
    var axes: [TraceAxis] = []
    for member in members {
      guard case .text(let text) = member.value else {
        let reason = "the axis '\(member.name.prefix(40))' has no text"
        throw MemberTrouble(reason: reason, path: way(name) + [.member(member.name)])
      }
      axes.append(TraceAxis(axis: member.name, value: text))
    }
    return axes
  }
}
