import NavSim

// The options of `film` as values, checked before any file is read.

/// What `navsim film` was asked for.
struct FilmRequest {
  static let formats = ["svg", "png", "ansi", "text"]
  /// Endings of names of pictures and films that are not written.
  private static let otherPictures = [
    "apng", "avif", "bmp", "eps", "gif", "heic", "heif", "ico", "jfif", "jpe", "jpeg", "jpg", "jxl",
    "m4v", "mov", "mp4", "pdf", "ppm", "psd", "svgz", "tga", "tif", "tiff", "webm", "webp",
  ]

  let run: RunRequest
  private(set) var frames = FilmFrames.standard
  private(set) var crop = FilmStrip.Crop.bar
  let format: String
  let isAnimated: Bool
  let output: String?
  /// The axes that make rows; nil for a row of each cell.
  let rows: [String]?
  private let depth: ColorDepth
  private let width: Int

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    run = try RunRequest(arguments)
    output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
    rows = arguments.value("rows")?.split(separator: ",").map(String.init)
    isAnimated = arguments.has("animate")
    format = try Self.format(arguments.value("format"), output, console)
    if isAnimated, format != "svg" {
      throw UsageError(message: "'--animate' is for svg only", help: "write '--format svg'")
    }
    width = Platform.terminalWidth(Platform.standardOutput) ?? 100
    var depth = console.colorDepth
    if let text = arguments.value("colors") {
      guard let asked = ColorDepth(rawValue: text) else {
        throw UsageError(
          message: "'\(text)' is no value for '--colors'", help: "write true, 256, 16 or none")
      }
      depth = asked
    } else if arguments.has("no-color") || Platform.isSet("NO_COLOR") {
      depth = .none
    }
    self.depth = depth
    if let text = arguments.value("frames") {
      guard let asked = FilmFrames(text) else {
        let wrong = text.contains(",") ? FilmFrames.firstWrong(text) : nil
        throw UsageError(
          message: wrong.map { "'\($0)' is no place for '--frames'" }
            ?? "'\(text)' is no value for '--frames'",
          help: "write every=3, phase, glitch, or places such as"
            + " start,50%,push+3,push@40%,83ms,end")
      }
      frames = asked
    } else if isAnimated {
      frames = .every(1)
    }
    if let text = arguments.value("crop") {
      guard let asked = FilmStrip.Crop(rawValue: text) else {
        throw UsageError(
          message: "'\(text)' is no value for '--crop'", help: "write bar or phone")
      }
      crop = asked
    }
  }

  private static func format(
    _ named: String?, _ output: String?, _ console: Console
  ) throws(UsageError) -> String {
    if let named {
      if formats.contains(named) {
        try checkName(of: output, named)
        return named
      }
      let guess = Suggestion.nearest(named, formats).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(
        message: "no format is called '\(named)'" + guess, help: "one of svg, png, ansi, text")
    }
    guard let output else { return console.outputIsTerminal ? "ansi" : "text" }
    for format in ["svg", "png"] where output.lowercased().hasSuffix("." + format) { return format }
    if let other = otherPictures.first(where: { output.lowercased().hasSuffix("." + $0) }) {
      throw UsageError(
        message: "no picture is written as '\(other)'",
        help: "name it .svg or .png, or choose with --format: svg, png, ansi, text")
    }
    return "text"
  }

  /// A file's name that promises one picture and a format that makes another are a slip.
  private static func checkName(of output: String?, _ format: String) throws(UsageError) {
    let said = (formats + otherPictures).first { output?.lowercased().hasSuffix("." + $0) ?? false }
    guard let output, let said, said != format, said != "text" else { return }
    throw UsageError(
      message: "'\(output)' is the name of another format than '--format \(format)'",
      help: formats.contains(said)
        ? "leave out '--format', or write a name that ends with .\(format)"
        : "write a name that ends with .\(format == "text" ? "txt" : format)")
  }

  /// The strip in the format that was asked for.
  func bytes(_ strip: FilmStrip) -> [UInt8] {
    switch format {
    case "svg": FilmSVG.bytes(strip, isAnimated: isAnimated)
    case "png": FilmPNG.bytes(strip)
    case "ansi": Array(FilmANSI.text(strip, width: width, depth: depth).utf8)
    default: Array(FilmText.text(strip).utf8)
    }
  }
}
