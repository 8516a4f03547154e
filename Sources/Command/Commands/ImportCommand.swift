import NavSim

// `navsim import`: what a phone or an export says, in navsim's own words.

extension Command {
  static let `import` = Command(
    name: "import", summary: "reads a phone's log or samples, or a trace's export",
    operands: "LOG", operandHint: .anyFile, operandCount: 1...1,
    options: [
      Option(
        name: "map", value: "CLASS=PAGE,...", isRepeated: true,
        help: "which class is which page; other classes are left out. Without it A, B, … in the"
          + " order of appearance"),
      Option(
        name: "output", letter: "o", value: "PATH", hint: .anyFile,
        help: "writes a file, whole or not at all; without it standard output"),
    ],
    details: [
      "A log of lifecycle callbacks, as people paste them, becomes 'expect' lines for a scenario."
        + " Lines that are not understood are counted and the first of them shown.",
      "Sampled values (CSV, or JSON lines as in docs/Recorder.md) become a trace. An export as JSON"
        + " lines becomes the trace that it was made from. '-' is standard input.",
    ],
    examples: [
      ("navsim import console.txt", "the callbacks of a log, for a scenario"),
      ("navsim import console.txt --map HomeViewController=A,ItemViewController=B", "named pages"),
      ("navsim import push.jsonl -o push.trace", "the trace of an export"),
    ],
    run: ImportCommand.run)
}

/// Imports a file.
enum ImportCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let map = try entries(arguments)
    let path = arguments.operands[0]
    let output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
    try OutputGuard.check(
      [Output(path: output ?? "-", noun: "trace", option: "-o")], inputs: [path])
    guard let imported = try read(path, console) else { return .badInput }
    switch imported {
    case .trace(let reading):
      for note in reading.notes { console.note("\(note.description)") }
      try write(to: output, console) { emit in try reading.trace.write(to: emit) }
    case .recording(let recording):
      let map = recording.map(map)
      console.note(recording.summary(map))
      if recording.sampleCount > 0, !map.entries.isEmpty { console.note("  = pages: \(map.text)") }
      if recording.events.isEmpty && recording.sampleCount == 0 {
        console.error(
          "\(recording.path): no callback and no value found",
          help: "docs/Import.md shows what is understood")
        return .badInput
      }
      if recording.sampleCount > 0 {
        try write(to: output, console) { emit in
          try recording.write(map, name: "recording", to: emit)
        }
      } else {
        let bytes = Array(recording.claims(map).utf8)
        if let output { try Files.write(bytes, to: output) } else { console.print(bytes) }
      }
    }
    return .fine
  }

  /// Writes a trace in pieces: it may be a long one.
  private static func write(
    to output: String?, _ console: Console,
    _ body: (_ emit: @escaping ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    guard let output else { return try body { console.print($0) } }
    try Files.writePieces(to: output, body)
  }

  /// What a file holds; nil if it cannot be read, which is told.
  static func read(_ path: String, _ console: Console) throws -> Imported? {
    let bytes = try Files.readOperand(path, .large)
    do {
      return try Imported.read(bytes, path: path == "-" ? "<stdin>" : path)
    } catch {
      console.note("\(error.description)")
      return nil
    }
  }

  /// The value of `--map`.
  static func entries(_ arguments: Arguments) throws(UsageError) -> [PageMap.Entry] {
    var entries: [PageMap.Entry] = []
    for text in arguments.all("map") {
      guard let pairs = NamePairs.read(text) else {
        throw UsageError(
          message: "'\(text)' is no value for '--map'",
          help: "write CLASS=PAGE pairs: --map HomeViewController=A,ItemViewController=B")
      }
      for (name, page) in pairs {
        let entry = PageMap.Entry(name: name, page: page)
        if entries.contains(where: { $0.name == entry.name || $0.page == entry.page }) {
          throw UsageError(message: "'--map' names '\(entry.name)' or '\(entry.page)' twice")
        }
        entries.append(entry)
      }
    }
    return entries
  }
}
