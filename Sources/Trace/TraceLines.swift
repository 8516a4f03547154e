import NavSimKernel

/// The lines of a trace, one kind after the other, rendered into one buffer.
struct TraceLines: ~Copyable {
  var buffer: ByteBuffer
  /// What is written, or as much of it as has been recorded and not been written yet.
  var trace: Trace
  var labels: TraceLabels
  /// `+k` lines written.
  private(set) var frames = 0
  /// The first frame of the phase, where frames say their time.
  var firstFrame: Int?
  private var lineStart = 0
  private var hasProperty = false
  private var element = -1

  /// The longest line, where a line can be broken.
  static let width = 100

  /// Texts leave in pieces of about this size.
  private static let pieceSize = 1 << 16

  init(_ trace: Trace, only: [TracePattern]) {
    self.trace = trace
    labels = TraceLabels(trace, only: only)
    buffer = ByteBuffer(capacity: min(1024 + trace.changes.count * 16, Self.pieceSize * 2))
  }

  /// Hands on what has been written, where it is enough for a piece. Not inside of a line.
  mutating func pass(to emit: ([UInt8]) throws -> Void) rethrows {
    if buffer.count >= Self.pieceSize { try emit(buffer.take()) }
  }

  mutating func line(_ text: String) {
    buffer.append(text)
    buffer.append(10)
  }

  /// `! viewWillAppear B`.
  mutating func event(_ event: TraceEvent) {
    buffer.append("! ")
    buffer.append(trace.text(event.name))
    for argument in event.arguments {
      buffer.append(32)
      let text = trace.text(argument)
      if !text.isEmpty, text.unicodeScalars.allSatisfy(TraceName.isBare) {
        buffer.append(text)
      } else {
        buffer.append(quoted: text)
      }
    }
    buffer.append(10)
  }

  /// `+12`.
  mutating func frame(_ k: Int) {
    frames += 1
    buffer.append(43)
    buffer.append(number: Int64(k))
    if let firstFrame {
      let time = trace.grid.canonical(trace.grid.time(of: firstFrame + k))
      buffer.append("  (" + TraceWriter.milliseconds(time) + ")")
    }
    buffer.append(10)
  }

  // MARK: Element lines

  mutating func beginElement(_ element: Int) {
    self.element = element
    hasProperty = false
    lineStart = buffer.count
    buffer.append(labels.element(element))
  }

  /// ` alpha=0.5`, on a further line with the element's name where it would not fit.
  mutating func property(_ slot: Int, _ value: TraceValue) {
    if hasProperty { buffer.append(32) }
    let start = buffer.count
    buffer.append(labels.slot(slot))
    append(value)
    if hasProperty, buffer.count - lineStart > Self.width {
      buffer.breakLine(at: start, with: labels.element(element))
      lineStart = start
    }
    hasProperty = true
  }

  /// Ends the line of an element, which without a property is its name alone.
  mutating func endElement() {
    if !hasProperty { buffer.trimBlanks() }
    buffer.append(10)
  }

  /// `title.A       absent`.
  mutating func absent(_ element: Int) {
    beginElement(element)
    buffer.append("absent")
    hasProperty = true
    endElement()
  }

  mutating func append(_ value: TraceValue) {
    switch value.kind {
    case .number: buffer.append(thousandths: value.bits)
    case .color: buffer.append(color: value.packedColor)
    case .flag: buffer.append(value.bits != 0 ? "yes" : "no")
    case .text: buffer.append(quoted: trace.text(of: value))
    case .word: buffer.append(trace.text(of: value))
    case .none, .unset: buffer.append("nil")
    }
  }

  // MARK: Causes

  /// `  <- alpha: on viewWillAppear … (file:12)`.
  mutating func cause(_ number: Int32, of names: [String]) {
    guard let text = trace.cause(number) else { return }
    let subject = names.isEmpty ? "" : names.joined(separator: " ") + ": "
    line("  <- " + subject + TraceName.line(text))
  }
}
