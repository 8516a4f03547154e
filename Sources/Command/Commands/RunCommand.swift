import NavSim

// `navsim run`: what the tool is for.

extension Command {
  static let run = Command(
    name: "run", summary: "runs scenarios and prints their traces",
    operands: "FILE|DIR...", operandHint: .scenarioFile, operandCount: 1...Int.max,
    options: [
      Option(
        name: "output", letter: "o", value: "PATH", hint: .anyFile,
        help: "writes the trace to a file; several traces go into a folder of that name"),
      Option(
        name: "strategy", value: "S", hint: .topic("strategies"),
        help: "runs only this strategy, whatever the file chose; 'fd + km' combines two"),
      Option(name: "ios", value: "V", hint: .topic("ios"), help: "runs only this iOS version"),
      Option(name: "device", value: "D", hint: .topic("devices"), help: "runs only this device"),
      Option(
        name: "cell", value: "K=V,...", isRepeated: true,
        help: "runs only the cells with these values of the matrix's axes"),
      Option(name: "full", help: "prints every frame with every property"),
      Option(
        name: "only", value: "PATTERN", isRepeated: true,
        help: "prints only these elements or properties, such as 'eye.*' or 'bar.bg.alpha'"),
      Option(name: "every", value: "N", help: "prints only every Nth frame"),
      Option(name: "causes", help: "prints beside each value which line caused it"),
      Option(name: "quiet", help: "no warnings and no summary; failures are still told"),
    ],
    details: [
      "Traces go to standard output one after another, each with its header; messages, failures and"
        + " the summary go to standard error. A folder stands for every .navsim file below it, '-'"
        + " for standard input.",
      "With -o and several traces PATH is a folder that repeats the folders of the input; a file's"
        + " name says what sets its trace apart: push.strategy=native.trace. Files are written"
        + " whole or not at all.",
    ],
    examples: [
      ("navsim run Scenarios/basics/push.navsim", "every cell of the file's scenarios"),
      ("navsim run push.navsim --strategy km --ios 12", "one strategy on one system"),
      ("navsim run push.navsim --cell strategy=native --only 'eye.*'", "what the eye sees"),
      ("navsim run Scenarios -o traces", "a folder of scenarios into a folder of traces"),
      ("navsim run - < push.navsim", "a scenario from standard input"),
    ],
    run: RunCommand.run)
}

/// Runs scenarios.
enum RunCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let request = try RunRequest(arguments)
    let loader = try Loader(
      arguments.operands, naming: request.strategy.map { [$0] } ?? [], isQuiet: request.isQuiet,
      console: console)
    if loader.errorCount > 0 { return .badInput }
    let plan = try RunPlan(loader.files, request)
    let paths = plan.paths(request.output)
    var tally = RunTally(scenarios: plan.scenarioCount)
    var progress = Progress(console: console, total: plan.jobs.count)
    for (index, job) in plan.jobs.enumerated() {
      progress.update(index, job.file.path, on: console)
      guard let run = job.file.run(job.scenario, job.cell) else { continue }
      let bytes = run.trace.bytes(request.form)
      if let path = paths[index] {
        try Files.makeFolders(Files.folder(of: path))
        try Files.write(bytes, to: path)
        if !request.isQuiet { console.note("wrote \(path)") }
      } else {
        console.print(bytes)
      }
      if !request.isQuiet {
        for remark in run.remarks { console.note(remark) }
      }
      if !run.isFine {
        progress.finish()
        console.note(run.messages(console.style))
      }
      tally.add(run)
    }
    progress.finish()
    if !request.isQuiet { console.note(tally.text(console.style)) }
    return tally.outcome
  }
}
