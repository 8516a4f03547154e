// The options of every command that reads scenarios.

extension Option {
  static let scenarios = [
    Option(
      name: "allow-outside",
      help: "lets scenarios use files outside of their project; folders may hold links to them")
  ]
}

extension Arguments {
  var allowsOutside: Bool { has("allow-outside") }
}
