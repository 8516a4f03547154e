import NavSimProgram
import NavSimTrace

extension Failure {
  /// A trace that is not the one that is kept, or of which none is kept, at the line that asks for
  /// it; the message is still to be written.
  public static func golden(_ golden: Golden, cell: [TraceAxis]) -> Failure {
    var failure = Failure(
      file: golden.file, line: golden.line, column: golden.column, text: golden.text, message: "",
      notes: [], cell: cell)
    failure.rule = Failure.golden
    return failure
  }
}
