import NavSim

// `navsim new NAME`: a first scenario to change.

extension Command {
  static let new = Command(
    name: "new", summary: "writes a small scenario to start from",
    operands: "NAME", operandCount: 1...1,
    details: ["Writes NAME.navsim. A file that exists is left alone."],
    examples: [
      ("navsim new flash", "writes flash.navsim"),
      ("navsim new Scenarios/flash", "writes Scenarios/flash.navsim"),
    ],
    run: NewCommand.run)
}

/// Writes the template.
enum NewCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let operand = arguments.operands[0]
    let path = operand.hasSuffix(Inputs.suffix) ? operand : operand + Inputs.suffix
    let name = String(Files.name(of: path).dropLast(Inputs.suffix.count))
    if name.isEmpty || name.contains("\t") || PaintedText(line: name).plain != name {
      throw UsageError(message: "'\(operand)' is no name for a file")
    }
    try OutputGuard.check([Output(path: path, kind: .new, option: "new")], inputs: [])
    try Files.writeNew(Array(Template.scenario(named: name).utf8), to: path)
    console.note("wrote \(path)\nrun it: \(ShellWord.run(path, cell: []))")
    return .fine
  }
}
