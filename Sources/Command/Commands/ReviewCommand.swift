import NavSim

// `navsim review`: what becomes of traces that differ from those kept.

extension Command {
  static let review = Command(
    name: "review", summary: "shows traces that differ from the kept ones, and settles them",
    operands: "[PATTERN]...", operandHint: .anyFile, operandCount: 0...Int.max,
    options: [
      Option(name: "accept", help: "keeps them in place of those that are kept; asks nothing"),
      Option(name: "reject", help: "deletes them, and those that are kept stay; asks nothing"),
    ],
    details: [
      "'golden' in a scenario keeps its trace (navsim explain golden); where one differs, 'navsim"
        + " test' writes the new one beside it, and it waits here.",
      "A PATTERN is a part of the path of a trace that waits, or has '*' for any run of characters;"
        + " one that matches nothing is an error.",
      "Without a terminal it prints what differs and the commands that accept and reject it; the"
        + " exit code is 2 then, for nothing is settled.",
    ],
    examples: [
      ("navsim review", "after a 'navsim test' that found differences"),
      ("navsim review push", "those with push in their path"),
      ("navsim review --accept", "keeps all that wait"),
      ("navsim review push --reject", "deletes those with push in their path"),
    ],
    run: ReviewCommand.run)
}

/// Settles traces that wait.
enum ReviewCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let isAccept = arguments.has("accept")
    if isAccept, arguments.has("reject") {
      throw UsageError(message: "'--accept' and '--reject' exclude each other")
    }
    if isAccept || arguments.has("reject") {
      return try settle(arguments, console, isAccept: isAccept)
    }
    let found = try PendingTrace.find(arguments.operands)
    if found.isEmpty {
      console.print("nothing waits to be reviewed\n")
      return .fine
    }
    let isAsked = Platform.isTerminal(Platform.standardInput) && console.outputIsTerminal
    for (index, trace) in found.enumerated() {
      console.print("\(trace.path) (\(index + 1) of \(found.count))\n")
      for line in try trace.lines() { console.print("  \(line)\n") }
      if isAsked {
        if try !ask(trace, console) { return .badInput }
      } else {
        console.print("  accept: navsim review --accept \(ShellWord.quoted(trace.pendingPath))\n")
        console.print("  reject: navsim review --reject \(ShellWord.quoted(trace.pendingPath))\n")
      }
    }
    return isAsked ? .fine : .badInput
  }

  private static func settle(
    _ arguments: Arguments, _ console: Console, isAccept: Bool
  ) throws -> Outcome {
    let found = try PendingTrace.find(arguments.operands)
    if isAccept { try check(found) }
    for trace in found {
      let isSettled = console.attempt { () throws(FileError) in
        if isAccept { try trace.accept() } else { try trace.reject() }
      }
      if isSettled { console.print("\(isAccept ? "accepted" : "rejected") \(trace.path)\n") }
    }
    if found.isEmpty { console.print("nothing waits to be reviewed\n") }
    return .fine
  }

  private static func check(_ found: [PendingTrace]) throws(UsageError) {
    let outputs = found.map {
      Output(path: $0.path, kind: .kept, noun: "trace", option: "'golden'")
    }
    try OutputGuard.check(outputs, inputs: [])
  }

  /// Asks about one trace; false ends the review.
  private static func ask(_ trace: PendingTrace, _ console: Console) throws -> Bool {
    while true {
      console.print("accept, reject, skip or quit? [a/r/s/q] ")
      let answer = try? Platform.readLine(Platform.standardInput)
      switch answer.map({ String(decoding: $0.prefix(1), as: UTF8.self) }) {
      case "a":
        try check([trace])
        return console.attempt { () throws(FileError) in try trace.accept() }
      case "r": return console.attempt { () throws(FileError) in try trace.reject() }
      case "s": return true
      case "q", nil: return false
      default: continue
      }
    }
  }
}
