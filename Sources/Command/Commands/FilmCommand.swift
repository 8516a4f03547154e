import NavSim

// `navsim film`: what a transition looks like, frame beside frame.

extension Command {
  static let film = Command(
    name: "film", summary: "draws a film strip: what the eye sees, frame beside frame",
    operands: "FILE|TRACE", operandHint: .anyFile, operandCount: 1...1,
    options: [
      Option(
        name: "frames", value: "WHICH",
        hint: .words(["every=3", "phase", "glitch", "0%,20%,50%,80%,100%"]),
        help: "every=3, phase, glitch (around each finding), or places such as"
          + " start,50%,push+3,push@40%,83ms,end; without it the start, five places, and where something was"
          + " found"),
      Option(
        name: "rows", value: "AXIS,...",
        help: "a row for each value of these axes, with the first value of the others; without it a"
          + " row for each cell"),
      Option(
        name: "format", letter: "f", value: "FORMAT", hint: .words(FilmRequest.formats),
        help:
          "svg, png, ansi (half blocks for a terminal) or text; without it what the output's name"
          + " says, ansi on a terminal, else text"),
      Option(
        name: "crop", value: "bar|phone", hint: .words(["bar", "phone"]),
        help: "the bar with a little of the page, or the whole screen"),
      Option(name: "animate", help: "svg: one phone for each row, which moves"),
      Option(
        name: "colors", value: "DEPTH", hint: .words(ColorDepth.allCases.map(\.rawValue)),
        help: "ansi: true, 256, 16 or none (letters); without it what COLORTERM and TERM say"),
      Option(
        name: "output", letter: "o", value: "PATH", hint: .anyFile,
        help: "writes a file, whole or not at all; without it standard output"),
    ] + CellOptions.all,
    details: [
      "Runs the cells of a scenario and draws them; a kept trace is one row. '-' is standard input."
        + " What a detector found is ringed, numbered and told below its row, if one of the row's"
        + " pictures lies in the frames that it lasts; the rest is counted at the head of the row.",
      "A place is a part of what moves, from 0% to 100%, a frame as run --frame and why name it, such"
        + " as push+3 or push@40%, or the state before the first action, start. The pictures have no fonts, scripts or links in them.",
      "A strip holds \(FilmInput.mostRows) rows and \(FilmInput.mostPictures) pictures at most.",
    ],
    examples: [
      ("navsim film push.navsim", "every cell on the terminal"),
      ("navsim film push.navsim --rows strategy -o push.svg", "strategies below each other"),
      ("navsim film push.navsim --strategy native --frames glitch -o push.png", "what went wrong"),
      ("navsim film push.trace --crop phone --frames every=5", "a kept trace, the whole phone"),
    ],
    run: FilmCommand.run)
}

/// Draws film strips.
enum FilmCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let request = try FilmRequest(arguments, console)
    let path = arguments.operands[0]
    let outputs = [Output(path: request.output ?? "-", noun: request.format, option: "-o")]
    let found = try FilmInput(path, arguments, request, console) { used throws(UsageError) in
      try OutputGuard.check(outputs, inputs: [path] + used)
    }
    guard let found else { return .badInput }
    try WhyCommand.question { () throws(QuestionError) in
      try request.frames.check(in: found.cells.map(\.reel.trace))
    }
    try found.check(request.frames)
    let strip = FilmStrip(
      title: found.title, found.cells, frames: request.frames, crop: request.crop)
    let bytes = request.bytes(strip)
    if let output = request.output {
      return console.save(bytes, to: output) ? found.outcome : .badInput
    }
    console.print(bytes)
    return found.outcome
  }
}
