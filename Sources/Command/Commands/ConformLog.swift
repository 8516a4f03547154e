import NavSim

// `navsim conform LOG`: what a phone printed, in navsim's own words.

/// Reads a log, samples or an export without a scenario to hold them against.
enum ConformLog {
  private static let known = ["map", "page", "output"] + Option.scenarios.map(\.name)

  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    if let other = Command.conform.options.map(\.name)
      .first(where: { arguments.has($0) && !known.contains($0) })
    {
      throw UsageError(
        message: "'--\(other)' needs a scenario to compare with", help: "navsim conform LOG FILE")
    }
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
    case .recording(var recording):
      if let name = arguments.value("page") { recording.name(unnamed: name) }
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
