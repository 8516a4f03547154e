/// A trace of the whole cell that is kept in a file (`golden`), with the line that asks for it.
public struct Golden: Hashable, Sendable {
  /// What is kept.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// The trace, frame by frame.
    case frames
    /// The trace, with one line for each property of a phase.
    case tracks
    /// Three hashes of it, one line for each cell of a file.
    case fingerprint
  }
  /// What is kept.
  public var form: Form
  /// The file of the line.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1.
  public var column: Int
  /// The line's text.
  public var text: String

  /// A kept trace.
  public init(form: Form, file: String, line: Int, column: Int, text: String) {
    self.form = form
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }
}
