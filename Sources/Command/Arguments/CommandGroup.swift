/// Commands that answer one question, for the help of the whole tool.
struct CommandGroup: Sendable {
  /// What a user asks.
  let question: String
  /// Names of commands, with what each does in a few words.
  let doors: [(name: String, brief: String)]

  static let all: [CommandGroup] = [
    CommandGroup(
      question: "what happens?",
      doors: [
        ("reproduce", "a report becomes a file"), ("run", "findings and trace"),
        ("view", "a page: phone, frames, why"),
        ("film", "a strip of pictures"), ("why", "back to the line"),
      ]),
    CommandGroup(
      question: "does it still hold?",
      doors: [
        ("test", "every cell; golden traces"), ("review", "keep changed traces?"),
        ("diff", "what looks different"),
      ]),
    CommandGroup(
      question: "who does it better?",
      doors: [("compare", "strategies, systems, axes"), ("like", "who had this glitch?")]),
    CommandGroup(
      question: "is the file right?",
      doors: [
        ("check", "errors and advice; no run"), ("fmt", "formats it"),
      ]),
    CommandGroup(
      question: "what about a phone?", doors: [("conform", "its log beside the model")]),
    CommandGroup(
      question: "what is this word?", doors: [("explain", "any word, and every list")]),
    CommandGroup(
      question: "for other tools",
      doors: [("export", "JSON lines, CSV, Perfetto"), ("help", "options; completion; man")]),
  ]
}
