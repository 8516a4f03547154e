import NavSim

// `navsim like`: from what is found to the reports that look like it.

extension Command {
  static let like = Command(
    name: "like", summary: "finds the reported glitches that look like yours",
    operands: "FILE|FINDING...", operandHint: .scenarioFile, operandCount: 1...8,
    options: [
      Option(name: "most", value: "N", help: "how many reports are told; 5 if left out"),
      Option(name: "json", help: "prints JSON instead of text"),
    ] + CellOptions.all,
    details: [
      "Of a scenario's file the cells are run, and what the detectors find in them is held against"
        + " what they find in the \(ReportedGlitch.count) reports that navsim tells. A finding may be given in words"
        + " instead: DETECTOR of THING in ACT. A report is near where the same kind is seen on the"
        + " same thing in the same act; a kind that few reports have counts for more. Where nothing is"
        + " found and a claim does not hold, what it is about is compared: anything of eye in push.",
      "What a report says, and what became of it, navsim explain G056 tells; its file has the"
        + " set-up, the code and the fix.",
    ],
    examples: [
      ("navsim like mine.navsim --cell code=bug", "who has seen this before?"),
      ("navsim like stuck of title in cancelled swipe", "from what is seen"),
    ],
    run: LikeCommand.run)
}

/// Tells which reports are like a run's findings.
enum LikeCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let most = try most(arguments.value("most"))
    let path = arguments.operands[0]
    let isFile = path.hasSuffix(Inputs.suffix)
    if isFile, arguments.operands.count > 1 {
      throw UsageError(
        message: "'\(arguments.operands[1])' is one too many",
        help: "navsim like FILE, or a finding: navsim like snap of eye in push")
    }
    var ended = false
    guard
      let marks = isFile
        ? try found(in: path, arguments, console, &ended) : try [said(arguments)]
    else { return .badInput }
    // Of a run that ends early nobody knows what is found: why it ended is told.
    if ended, marks.isEmpty { return .badInput }
    let near = ReportedGlitch.nearest(to: marks, most: most)
    if arguments.has("json") {
      console.print(exact: ReportedGlitch.json(marks, near))
    } else if marks.isEmpty {
      console.print(lines: "nothing is found in \(path): there is nothing to be like\n")
    } else {
      console.print(lines: text(marks, near))
    }
    if ended { return .badInput }
    return near.isEmpty ? .failed : .fine
  }

  private static func most(_ text: String?) throws(UsageError) -> Int {
    guard let text else { return 5 }
    guard let number = Int(text), (1...1000).contains(number) else {
      throw UsageError(
        message: "'\(text)' is no value for '--most'", help: "a number from 1 to 1000")
    }
    return number
  }

  /// A finding in words.
  private static func said(_ arguments: Arguments) throws(UsageError) -> GlitchMark {
    let text = arguments.operands.joined(separator: " ")
    if let mark = GlitchMark(text: text) {
      guard let trouble = GlitchMark.trouble(in: text) else { return mark }
      throw UsageError(message: trouble.message, help: trouble.help)
    }
    let kinds = Detector.all.map(\.name)
    let word = text.split(separator: " ").first.map(String.init) ?? ""
    let near = Suggestion.nearest(word, kinds).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError(
      message: "'\(text)' is neither a file nor a finding" + (kinds.contains(word) ? "" : near),
      help: "a finding is DETECTOR of THING in ACT: snap of eye in push; navsim explain detectors")
  }

  /// What is found in the cells of a file; nil if it has errors, which are told.
  private static func found(
    in path: String, _ arguments: Arguments, _ console: Console, _ ended: inout Bool
  ) throws -> Set<GlitchMark>? {
    let request = try RunRequest(arguments)
    let bytes = try Files.readOperand(path, .scenario)
    guard let plan = try CellOptions.plan(path, bytes, request, console) else { return nil }
    var marks: Set<GlitchMark> = []
    var claimed: Set<GlitchMark> = []
    for job in plan.jobs {
      guard let run = job.run(request.budget) else { continue }
      if let fault = run.fault {
        console.note("\(job.earlyEnd(fault))")
        ended = true
        continue
      }
      marks.formUnion(run.marks)
      if let mark = run.claimMark { claimed.insert(mark) }
    }
    return marks.isEmpty ? claimed : marks
  }

  private static func text(_ marks: Set<GlitchMark>, _ near: [Likeness]) -> String {
    let isClaimed = marks.allSatisfy { $0.kind == GlitchMark.anything }
    var text =
      (isClaimed ? "compared: " : "found: ") + marks.sorted().map(\.text).joined(separator: ", ")
      + "\n"
    if near.isEmpty { return text + "no report is like it\n" }
    for one in near {
      let report = one.report
      text += "\n\(report.id)  \(report.title)\n"
      text += "  alike     \(Int(one.score * 100 + 0.5))%"
      text +=
        one.shared.isEmpty ? "\n" : ": " + one.shared.map(\.text).joined(separator: ", ") + "\n"
      text += "  state     \(report.state.rawValue)\n  systems   \(report.systems)\n"
      text += "  source    \(report.source)\n  file      Scenarios/reported/\(report.id).navsim\n"
    }
    return text
  }
}
