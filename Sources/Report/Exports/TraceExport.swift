import NavSimTrace

// A trace in the forms that other tools read. Each is a pure function of the trace; what is written
// leaves in pieces, so that an export never holds more than the trace. docs/Exports.md tells the
// schemas.

/// The forms that a trace can be exported in.
public enum ExportFormat: String, CaseIterable, Sendable {
  case jsonl, csv, chrome, dot, mermaid
  /// The trace itself, in the form that is kept.
  case trace
}

/// What is exported of a trace.
public struct ExportOptions: Hashable, Sendable {
  /// Only elements or properties that match one of these; empty means all. CSV, Chrome and the
  /// trace itself only.
  public var only: [TracePattern] = []
  /// CSV with a column for each property instead of a row for each change.
  public var isWide = false

  /// Everything, in the default form.
  public init() {}
}

/// Why a trace cannot be exported.
public struct ExportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let message: String

  /// The message.
  public var description: String { message }
}

/// Writes traces in other forms.
public enum TraceExport {
  /// Whether bytes begin as a trace or as its export in JSON lines does.
  public static func isTrace(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "navsim-trace".utf8) || bytes.starts(with: "{\"navsim\":\"trace\"".utf8)
  }

  /// Reads a trace from its text, or from its export in JSON lines.
  ///
  /// - Throws: `TraceReadError` or `ImportError`, with the place of what is wrong.
  public static func read(_ bytes: [UInt8], path: String) throws -> TraceReading {
    bytes.first == UInt8(ascii: "{")
      ? try TraceImport.read(bytes, path: path) : try TraceReader.read(bytes, path: path)
  }

  /// Writes a trace. The same trace and options give the same bytes, always.
  ///
  /// - Parameter emit: takes the bytes, piece by piece; what it throws ends the export.
  /// - Throws: `ExportError` if the form cannot say what the trace says, and what `emit` throws.
  public static func write(
    _ trace: Trace, as format: ExportFormat, _ options: ExportOptions = ExportOptions(),
    to emit: ([UInt8]) throws -> Void
  ) throws {
    try withoutActuallyEscaping(emit) { emit in
      let sink = ExportSink(emit)
      switch format {
      case .jsonl: try JSONLinesExport(trace, sink).write()
      case .csv:
        let csv = CSVExport(trace, options, sink)
        try options.isWide ? csv.writeWide() : csv.writeTidy()
      case .chrome:
        var chrome = ChromeExport(trace, options, sink)
        try chrome.write()
      case .dot: try DotExport(trace, sink).write()
      case .mermaid: try MermaidExport(trace, sink).write()
      case .trace:
        var form = TraceOptions()
        form.only = options.only
        try TraceWriter.write(trace, form, to: emit)
      }
      try sink.flush()
    }
  }
}

/// Collects text and hands it on in pieces.
final class ExportSink {
  private static let pieceSize = 1 << 16
  private var bytes: [UInt8] = []
  private let emit: ([UInt8]) throws -> Void

  init(_ emit: @escaping ([UInt8]) throws -> Void) { self.emit = emit }

  func write(_ text: String) throws {
    bytes.append(contentsOf: text.utf8)
    if bytes.count >= Self.pieceSize { try flush() }
  }

  func flush() throws {
    if bytes.isEmpty { return }
    try emit(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
