import NavSimTrace

/// An expectation that does not hold, with what a person needs to see why.
public struct Failure: Hashable, Sendable {
  /// Which rule it breaks, for reports that group by rule: a detector's id such as `NAV001`, or
  /// `expectation`, `exception`, `known`, `record`, `golden`.
  public var rule = "expectation"
  /// The file of the expectation.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int
  /// The whole line of the file.
  public var text: String
  /// What is not as expected.
  public var message: String
  /// The frame: `push +17 (283.333ms)`; nil if the claim is about no frame.
  public var place: String?
  /// What the frames around it show: `+16 bar.bg.alpha=1   +17 bar.bg.alpha=0.62`.
  public var frames: String?
  /// What wrote the value, where that is known.
  public var cause: String?
  /// Further lines, such as what was seen instead.
  public var notes: [String]
  /// The cell of the matrix.
  public var cell: [TraceAxis]
  /// The scenario's name where its file has others too, so that the command must name it; else nil.
  public var scenario: String?
  /// What the value is of, where the cause names no line of code: `why` may know one.
  package var asked: Asked?
  /// The file of the kept trace that the message names; nil where it names none.
  package var kept: String?

  /// A property as traces name it, and the frame in which it is looked at.
  package struct Asked: Hashable, Sendable {
    package let property: String
    package let frame: Int
  }

  /// The rule of what is kept.
  static let golden = "golden"

  /// The command that shows it again: this cell, or what is kept of its scenario.
  public var repro: String {
    rule == Self.golden
      ? ShellWord.test(file, scenario: scenario)
      : ShellWord.run(file, cell: cell.map { ($0.axis, $0.value) }, scenario: scenario)
  }
}
