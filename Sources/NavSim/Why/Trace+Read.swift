import NavSimTrace

extension Trace {
  /// The first line of every trace of this version.
  public static var firstLine: String { TraceWriter.magic }

  /// Reads a trace from its file's bytes, with notes about what this version does not know.
  ///
  /// - Throws: `TraceReadError`, with place and reason.
  public static func read(
    _ bytes: [UInt8], path: String
  ) throws(TraceReadError) -> (trace: Trace, notes: [String]) {
    let reading = try TraceReader.read(bytes, path: path)
    return (reading.trace, reading.notes.map(\.description))
  }
}
