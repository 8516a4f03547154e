import NavSimKernel
import NavSimTrace
import NavSimVocabulary

/// A value of a trace or of a recording, without the tables of a trace.
enum PlainValue: Hashable, Sendable {
  /// The element is not there.
  case absent
  /// nil.
  case none
  /// Thousandths.
  case number(Int64)
  /// 0xRRGGBBAA.
  case color(UInt32)
  case flag(Bool)
  /// A quoted text.
  case text(String)
  /// A bare word.
  case word(String)

  init(_ value: TraceValue, of trace: Trace) {
    switch value.kind {
    case .unset, .none: self = .none
    case .number: self = .number(value.bits)
    case .color: self = .color(value.packedColor)
    case .flag: self = .flag(value.bits != 0)
    case .text: self = .text(trace.text(of: value))
    case .word: self = .word(trace.text(of: value))
    }
  }

  /// What a bare text of a trace stands for; a text that is no word is a quoted one.
  init(bare text: String) {
    guard let value = TraceSpelling.plainValue(text) else {
      self = TraceSpelling.isWord(text) ? .word(text) : .text(text)
      return
    }
    switch value.kind {
    case .number: self = .number(value.bits)
    case .color: self = .color(value.packedColor)
    case .flag: self = .flag(value.bits != 0)
    default: self = .none
    }
  }

  /// The value as a trace writes it, and `absent`.
  var traceText: String {
    switch self {
    case .absent: return "absent"
    case .none: return "nil"
    case .number(let thousandths): return TraceSpelling.number(thousandths: thousandths)
    case .color(let packed): return TraceSpelling.color(packed: packed)
    case .flag(let flag): return flag ? "yes" : "no"
    case .text(let text): return TraceSpelling.quoted(text)
    case .word(let text): return text
    }
  }

  /// The same for a table: a text stands there as it is, unless it would be read as something else
  /// or has a control character.
  func cellText(of property: String) -> String {
    guard case .text(let text) = self else { return traceText }
    let kind = Property(name: property)?.kind
    let isPlain =
      !text.isEmpty && Visible.isShown(text) && PlainValue(cell: text, kind: kind) == self
    return isPlain ? text : traceText
  }

  /// The value in JSON: a number, `true`, `"#FF0000"`, `"edge"`, `{"text":"Inbox"}`, `null`.
  var json: JSONValue {
    switch self {
    case .absent, .none: return .null
    case .number: return .decimal(traceText)
    case .flag(let flag): return .bool(flag)
    case .text(let text): return .members([("text", .text(text))])
    case .color, .word: return .text(traceText)
    }
  }

  /// What a JSON value stands for; nil where no property has such a value.
  init?(_ value: JSONValue) {
    switch value {
    case .null: self = .none
    case .bool(let flag): self = .flag(flag)
    case .int(let number):
      let (thousandths, overflow) = Int64(number).multipliedReportingOverflow(by: 1000)
      let edge = number < 0 ? Int64.min : Int64.max
      self = .number(TraceValue.thousandths(overflow ? edge : thousandths).bits)
    case .decimal(let digits):
      if let value = TraceSpelling.plainValue(digits), value.kind == .number {
        self = .number(value.bits)
      } else if let number = Double(digits), number.isFinite {
        self = .number(TraceValue.number(number).bits)
      } else {
        return nil
      }
    case .text(let text): self = PlainValue(bare: text)
    case .object(let members):
      guard members.count == 1, members[0].name == "text", case .text(let text) = members[0].value
      else { return nil }
      self = .text(text)
    case .list: return nil
    }
  }

  /// What bytes are at first sight: a number of at most three digits behind the point, or a colour
  /// in hexadecimal digits; nil for everything else.
  init?(digits bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else { return nil }
    if first == 35 {
      guard let packed = Color.packed(digits: bytes) else { return nil }
      self = .color(packed)
      return
    }
    guard first == 45 || (48...57).contains(first),
      let thousandths = TraceSpelling.thousandths(bytes)
    else { return nil }
    self = .number(TraceValue.thousandths(thousandths).bits)
  }

  /// Whether it is a number as much of the world writes it: `0,98`.
  static func hasDecimalComma(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  /// What a cell of a table stands for, as the value of a property of a kind; nil for a number that
  /// is none.
  init?(cell text: String, kind: ValueKind?) {
    if let text = TraceSpelling.unquoted(text) {
      self = .text(text)
      return
    }
    if kind == .text {
      self = text == "nil" ? .none : .text(text)
      return
    }
    switch text {
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    case "absent": self = .absent
    default:
      self = PlainValue(bare: text)
      switch self {
      case .word, .text:
        if Self.hasDecimalComma(text) { return nil }
        guard let number = Double(text) else { return }
        guard number.isFinite else { return nil }
        self = .number(TraceValue.number(number).bits)
      default: break
      }
    }
  }
}
