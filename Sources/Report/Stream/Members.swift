import NavSimChecks
import NavSimTrace

// The members of one event, taken one by one; what is left over at the end is an error.

/// What is wrong with a member.
struct MemberTrouble: Error, Hashable {
  let reason: String
}

/// The members of a JSON object that are not taken yet.
struct Members {
  private var rest: [JSONValue.Member]

  init(_ value: JSONValue) throws(MemberTrouble) {
    guard case .object(let members) = value else {
      throw MemberTrouble(reason: "expected an object")
    }
    rest = members
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
      throw MemberTrouble(reason: "unknown member '\(name.prefix(40))'")
    }
  }

  mutating func text(_ name: String) throws(MemberTrouble) -> String {
    guard let text = try optionalText(name) else { throw Self.missing(name) }
    return text
  }

  mutating func optionalText(_ name: String) throws(MemberTrouble) -> String? {
    guard let value = take(name) else { return nil }
    guard case .text(let text) = value else {
      throw MemberTrouble(reason: "'\(name)' is no text")
    }
    return text
  }

  mutating func int(_ name: String) throws(MemberTrouble) -> Int {
    guard let value = take(name) else { throw Self.missing(name) }
    guard case .int(let number) = value else {
      throw MemberTrouble(reason: "'\(name)' is no whole number")
    }
    return number
  }

  mutating func bool(_ name: String) throws(MemberTrouble) -> Bool {
    guard let flag = try optionalBool(name) else { throw Self.missing(name) }
    return flag
  }

  mutating func optionalBool(_ name: String) throws(MemberTrouble) -> Bool? {
    guard let value = take(name) else { return nil }
    guard case .bool(let flag) = value else {
      throw MemberTrouble(reason: "'\(name)' is neither true nor false")
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
    default: throw MemberTrouble(reason: "'seconds' is no time")
    }
  }

  private mutating func list(_ name: String) throws(MemberTrouble) -> [JSONValue] {
    guard let value = take(name) else { return [] }
    guard case .list(let values) = value else {
      throw MemberTrouble(reason: "'\(name)' is no list")
    }
    return values
  }

  private static func missing(_ name: String) -> MemberTrouble {
    MemberTrouble(reason: "the member '\(name)' is missing")
  }
}

// MARK: - What events are about

extension Members {
  mutating func problem() throws(MemberTrouble) -> FileProblem {
    FileProblem(
      file: try text("file"), line: try int("line"), column: try int("column"),
      message: try text("message"), text: try text("text"))
  }

  mutating func cellReport() throws(MemberTrouble) -> CellReport {
    let name = try text("outcome")
    guard let outcome = CellReport.Outcome(rawValue: name) else {
      throw MemberTrouble(reason: "unknown outcome '\(name.prefix(40))'")
    }
    var cell = CellReport(
      file: try text("file"), line: try int("line"), scenario: try text("scenario"),
      cell: try axes("cell") ?? [], outcome: outcome, reason: try optionalText("reason"))
    cell.index = try int("index")
    cell.isBroken = try optionalBool("broken") ?? false
    for value in try list("failures") {
      var members = try Members(value)
      cell.failures.append(try members.failure(in: cell.cell))
      try members.close()
    }
    for value in try list("known") {
      var members = try Members(value)
      let id = try members.text("id")
      cell.known.append(KnownIssue(id: id, failure: try members.failure(in: cell.cell)))
      try members.close()
    }
    cell.seconds = try seconds()
    return cell
  }

  private mutating func failure(in cell: [TraceAxis]) throws(MemberTrouble) -> Failure {
    var notes: [String] = []
    for value in try list("notes") {
      guard case .text(let note) = value else { throw MemberTrouble(reason: "a note is no text") }
      notes.append(note)
    }
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
      throw MemberTrouble(reason: "'\(name)' is no object")
    }
    var axes: [TraceAxis] = []
    for member in members {
      guard case .text(let text) = member.value else {
        throw MemberTrouble(reason: "the axis '\(member.name.prefix(40))' has no text")
      }
      axes.append(TraceAxis(axis: member.name, value: text))
    }
    return axes
  }
}
