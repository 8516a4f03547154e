import NavSimLanguage
import NavSimReport
import NavSimTrace
import NavSimVocabulary

// A condition that can never hold is a slip of the pen: `bar.bg.alpha = banana`.

extension FrameCondition {
  /// - Throws: if the property never is of the kind of value that the condition names, with what it
  ///   can be.
  func checkKind(of slot: Int, in trace: Trace) throws(QuestionError) {
    if text == "absent", value == nil, !isOrdered { return }
    let seen = shown(slot, in: trace)
    // What the trace shows can be asked for, whatever else the property may be.
    if seen.contains(text) || seen.contains(TraceSpelling.quoted(text)) { return }
    let kind = kind(of: slot, in: trace)
    if isOrdered {
      if kind == nil || kind == .number || kind == .length { return }
      throw QuestionError(
        "'\(property)' is no number, so nothing is less or more than it",
        help: possible(kind, seen))
    }
    let isNil = value?.kind == TraceValue.Kind.none
    let fits: Bool
    switch kind {
    case .number, .length: fits = value?.kind == .number
    case .color: fits = value?.kind == .color || isNil
    case .flag: fits = value?.kind == .flag
    case .word(let words): fits = words.contains(text)
    case .image: fits = value?.kind != .number && value?.kind != .flag
    case .appearance, .owner, .stack: fits = value?.kind != .number
    case .text, nil: fits = true
    }
    if fits { return }
    var guess: String?
    if case .word(let words)? = kind { guess = Suggestion.nearest(text, words) }
    throw QuestionError(
      "'\(property)' is never '\(text)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: possible(kind, seen))
  }

  /// What the property holds in a trace, for a condition that holds in no frame of it.
  public func held(in trace: Trace) throws(QuestionError) -> String {
    let slot = try trace.slot(named: property)
    return inTrace(shown(slot, in: trace))
  }

  /// The kind of the language's property; of a strategy's own, that of the values in the trace.
  private func kind(of slot: Int, in trace: Trace) -> ValueKind? {
    if let known = Property(name: trace.slots[slot].name) { return known.kind }
    let kinds = Set(
      trace.changes.filter { !$0.isPresence && Int($0.slot) == slot }.map(\.value.kind)
    ).subtracting([.none, .unset])
    switch kinds.count == 1 ? kinds.first : nil {
    case .number: return .number
    case .color: return .color
    case .flag: return .flag
    default: return nil
    }
  }

  /// The values that the trace shows, in the order of their first frames.
  private func shown(_ slot: Int, in trace: Trace) -> [String] {
    var known: Set<String> = []
    return trace.changes.filter { !$0.isPresence && Int($0.slot) == slot }
      .map { trace.shown($0.value) }.filter { known.insert($0).inserted }
  }

  private func possible(_ kind: ValueKind?, _ seen: [String]) -> String {
    let what: String
    switch kind {
    case .number: what = "it is a number, such as 0.5"
    case .length: what = "it is a length, such as 44 or 44pt"
    case .color: what = "it is a colour, such as #FF0000 or red"
    case .flag: what = "it is yes or no"
    case .word(let words): what = "it is one of: " + words.joined(separator: " ")
    case .image: what = "it is an image, a colour, empty or nil"
    case .text: what = "it is a text"
    case .appearance, .owner, .stack: what = "it is a name"
    case nil: what = "it is something else"
    }
    return what + "; " + inTrace(seen)
  }

  private func inTrace(_ seen: [String]) -> String {
    if seen.isEmpty { return "in this trace it has no value" }
    let first = seen.prefix(8).joined(separator: ", ")
    return "in this trace it is " + first + (seen.count > 8 ? ", …" : "")
  }
}
