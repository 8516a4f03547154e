import NavSimLanguage
import NavSimTrace

/// A question about a trace that it has no answer to: a phase, a frame or a property that is not
/// there.
public struct QuestionError: Error, Hashable, Sendable {
  /// What is wrong, with a suggestion where there is one.
  public let message: String
  /// What there is instead.
  public let help: String?

  /// A question without an answer.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension Trace {
  /// The slot that a person names: `bar.bg.alpha`.
  ///
  /// - Throws: if the trace has no such element, or it no such property.
  public func slot(named text: String) throws(QuestionError) -> Int {
    let names = slots.map { elements[$0.element].name + "." + $0.name }
    if let slot = names.firstIndex(of: text) { return slot }
    let inside = names.filter { $0.hasPrefix(text + ".") }
    if let element = element(text) {
      let own = elements[element].slots.map { slots[$0].name }
      throw QuestionError(
        "'\(text)' is an element: name one of its properties",
        help: "properties: " + own.joined(separator: " "))
    }
    let guess = inside.first ?? Suggestion.nearest(text, names)
    let dot = text.lastIndex(of: ".")
    if let dot, let element = element(String(text[..<dot])) {
      let own = elements[element].slots.map { slots[$0].name }
      throw QuestionError(
        "'\(text[..<dot])' has no property '\(text[text.index(after: dot)...])' in this trace"
          + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: "its properties: " + own.joined(separator: " "))
    }
    throw QuestionError(
      "the trace has no property '\(text)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: "elements: " + elements.map(\.name).joined(separator: " "))
  }
}
