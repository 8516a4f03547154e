import NavSimProgram
import NavSimVocabulary

/// `present X [style=S] [animated=no]`: X is a page or a navigation controller.
extension Session {
  private static let presentExample = "present Settings style=fullScreen"

  /// What UIKit presents and the model does not.
  private static let otherKinds: [String: String] = [
    "activity": "activity controllers", "custom": "presentation controllers of code's own",
    "none": "presentations without a style",
  ]

  func present(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let word = try word(
      &cursor, what: "what to present", example: Session.presentExample)
    let presented = try presented(word)
    var style = try presentationStyle(&cursor)
    let isAnimated = try callFlag(&cursor, context)
    if style == nil { style = try presentationStyle(&cursor) }
    if let style, style.isAlert, case .navigation = presented {
      throw fail(
        .wrongKind, word.span, "an alert is a page of its own, not a navigation controller",
        note: "present Alert style=alert, with 'page Alert'")
    }
    return .present(presented, style ?? .automatic, isAnimated)
  }

  /// `style=S`, before or after `animated=`; nil where it is not said.
  private func presentationStyle(_ cursor: inout Cursor) throws -> PresentationStyle? {
    guard let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "style"
    else { return nil }
    cursor.position += 1
    return try presentationStyle(value.text.isEmpty ? word : value, value.text)
  }

  private func presented(_ word: Word) throws -> Presented {
    if let index = pages.byName[word.text] { return .page(index) }
    if let index = navigations.byName[word.text] { return .navigation(index) }
    if let kind = Session.otherKinds[word.text] { throw notModelled(kind, word) }
    if let style = PresentationStyle(rawValue: word.text) {
      throw fail(
        .wrongKind, word.span, "'\(style.rawValue)' is a style, not a page",
        note: "page Notice, then: present Notice style=\(style.rawValue)")
    }
    if let container = script.containers[word.text] {
      throw notModelled("\(container.kind.rawValue) that are presented", word)
    }
    throw reportUndeclared("page", word, pages)
  }

  private func presentationStyle(_ word: Word, _ text: String) throws -> PresentationStyle {
    if let style = PresentationStyle(rawValue: text) { return style }
    if let kind = Session.otherKinds[text] { throw notModelled(kind, word) }
    let names = PresentationStyle.allCases.map(\.rawValue)
    throw fail(
      .unknownValueWord, word.span, "unknown presentation style '\(text)'",
      try: Suggestion.nearest(text, names), note: "styles: " + names.joined(separator: ", "))
  }

  private func notModelled(_ kind: String, _ word: Word) -> Stop {
    fail(
      .notModelled, word.span, "\(kind) are not modelled",
      note: "present takes a page or a navigation controller, in the styles "
        + PresentationStyle.allCases.map(\.rawValue).joined(separator: ", "))
  }
}
