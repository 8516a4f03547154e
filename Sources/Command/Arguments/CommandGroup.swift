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
        ("run", "findings and trace"), ("view", "a page: phone, frames, why"),
        ("film", "a strip of pictures"), ("show", "one frame, whole"),
        ("why", "back to the line"),
      ]),
    CommandGroup(
      question: "does it still hold?",
      doors: [
        ("test", "every cell; keeps traces"), ("diff", "what looks different"),
        ("review", "asks about changed traces"), ("accept", "keeps them"),
        ("reject", "deletes them"), ("merge", "joins reports of shards"),
      ]),
    CommandGroup(
      question: "who does it better?", doors: [("compare", "strategies, systems, axes")]),
    CommandGroup(
      question: "is the file right?",
      doors: [
        ("check", "reads it without running"), ("lint", "advice on pages' code"),
        ("fmt", "formats it"), ("new", "writes one to start from"),
      ]),
    CommandGroup(
      question: "what about a phone?",
      doors: [("conform", "its log beside the model"), ("import", "its log as a trace")]),
    CommandGroup(
      question: "what is this word?",
      doors: [("explain", "any word there is"), ("list", "strategies, devices …")]),
    CommandGroup(
      question: "for other tools",
      doors: [
        ("export", "JSON lines, CSV, Perfetto"), ("completion", "bash, zsh"),
        ("help", "one command's options"),
      ]),
  ]
}
