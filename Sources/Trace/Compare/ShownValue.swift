/// A value of a trace without the tables of that trace: what two traces can be compared by.
struct ShownValue: Hashable {
  private enum Content: Hashable {
    case absent
    case value(TraceValue)
    case text(String, isQuoted: Bool)
  }
  private let content: Content

  /// The element is not there.
  static let absent = ShownValue(content: .absent)

  private init(content: Content) { self.content = content }

  /// What a slot holds.
  init(_ value: TraceValue, of trace: Trace) {
    switch value.kind {
    case .text: content = .text(trace.text(of: value), isQuoted: true)
    case .word: content = .text(trace.text(of: value), isQuoted: false)
    case .unset: content = .value(.none)
    default: content = .value(value)
    }
  }

  /// Whether there is nothing to see.
  var isNilOrAbsent: Bool {
    if case .value(let value) = content { return value.kind == .none }
    return self == .absent
  }

  /// A number in thousandths; nil for what is none.
  var thousandths: Int64? {
    if case .value(let value) = content, value.kind == .number { return value.bits }
    return nil
  }

  /// The value as a trace writes it, and `absent`.
  var text: String {
    var buffer = ByteBuffer(capacity: 64)
    switch content {
    case .absent: return "absent"
    case .text(let text, let isQuoted):
      if !isQuoted { return text }
      buffer.append(quoted: text)
    case .value(let value):
      switch value.kind {
      case .number: buffer.append(thousandths: value.bits)
      case .color: buffer.append(color: value.packedColor)
      case .flag: return value.bits != 0 ? "yes" : "no"
      default: return "nil"
      }
    }
    return String(decoding: buffer.array, as: UTF8.self)
  }
}
