import NavSimTrace

extension Failure {
  /// A failure that something else than an expectation's check found, or that a report told of.
  public init(
    breaking rule: String, file: String, line: Int, column: Int, text: String, message: String,
    place: String? = nil, frames: String? = nil, cause: String? = nil, notes: [String] = [],
    cell: [TraceAxis] = []
  ) {
    self.init(
      rule: rule, file: file, line: line, column: column, text: text, message: message,
      place: place, frames: frames, cause: cause, notes: notes, cell: cell)
  }
}
