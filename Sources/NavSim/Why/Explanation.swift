import NavSimProgram

// Why a property has its value in a frame: from what shows back to the line of the scenario.

/// A line of a scenario file, or of a built-in strategy.
public struct BlamedLine: Hashable, Sendable {
  /// The file's path; `<name>` for a built-in strategy.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// What stands there.
  public let text: String

  /// `push.navsim:12`, `wr:30`.
  public var place: String {
    let name = isBuiltin ? String(path.dropFirst().dropLast()) : path
    return "\(name):\(line)"
  }

  /// Whether it is a line of a strategy that ships inside.
  public var isBuiltin: Bool { SourcePath.isBuiltin(path) }
}

/// One sentence of a story, further to the right the further back it goes.
public struct ExplanationStep: Hashable, Sendable {
  /// How far back.
  public let depth: Int
  /// The sentence.
  public let text: String
  /// The line that it is about, or nil.
  public let line: BlamedLine?
}

/// The chain of causes of a value.
public struct Explanation: Sendable {
  /// The property.
  public let property: String
  /// The frame; -1 for the state before the first action.
  public let frame: Int
  /// What holds, where, and since when.
  public internal(set) var head: String
  /// The story.
  public internal(set) var steps: [ExplanationStep] = []
  /// The lines that would have made another value and did not, the youngest first.
  public internal(set) var missed: [BlamedLine] = []
  /// The line to look at, where it is not merely the action.
  var saidLine: BlamedLine?
  /// Whether a line is named in it.
  var hasCause: Bool { line != nil }

  /// What is told of no property.
  static func nothing(at frame: Int) -> Explanation {
    Explanation(property: "", frame: frame, head: "")
  }

  /// The line to look at: the nearest line of the user's own files that is no action, else that of
  /// a built-in strategy, else the action; nil where nobody is known.
  public internal(set) var line: BlamedLine?
}

extension BlamedLine {
  /// The line that the cause of a trace's file names: `on cover … (meituan:30), run for B`.
  init?(cause text: String) {
    guard let open = text.lastIndex(of: "("),
      let close = text[open...].firstIndex(of: ")"),
      let colon = text[open..<close].lastIndex(of: ":"),
      let line = Int(text[text.index(after: colon)..<close])
    else { return nil }
    let file = String(text[text.index(after: open)..<colon])
    let isBuiltin = Catalogue.strategyNames.contains(StrategyName(file).base)
    self.init(
      path: isBuiltin ? "<\(file)>" : file, line: line,
      text: String(text[..<open]).split(separator: " ").joined(separator: " "))
  }
}
