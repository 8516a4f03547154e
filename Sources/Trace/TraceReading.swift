/// Why a text is no trace, and where.
public struct TraceReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that the caller gave.
  public var path: String
  /// From 1.
  public var line: Int
  /// From 1, in characters.
  public var column: Int
  /// What is wrong, and what would be right.
  public var message: String

  /// `path:line:column: error: message`.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}

/// Something in a trace that this version does not know. It is kept as it stands.
public struct TraceReadNote: Hashable, Sendable, CustomStringConvertible {
  /// The path that the caller gave.
  public var path: String
  /// Where it was first seen, from 1.
  public var line: Int
  /// What is not known.
  public var message: String

  /// `path:line:1: note: message`.
  public var description: String { "\(path):\(line):1: note: \(message)" }
}

/// What was read.
public struct TraceReading: Sendable {
  /// The trace.
  public var trace: Trace
  /// What this version does not know in it.
  public var notes: [TraceReadNote]
}
