// The options of every command that reads scenarios.

extension Option {
  static let scenarios = [
    Option(
      name: "allow-outside",
      help: "lets scenarios use files outside of their project; folders may hold links to them")
  ]

  /// What an override means where it is none of the file's own.
  private static let replaces =
    "A value that the matrix does not have replaces the axis: the file's expectations are still"
    + " checked and may not hold there"

  /// Another strategy, system or device than the file's.
  static let systems = [
    Option(
      name: "strategy", value: "S", hint: .topic("strategies"),
      help: "runs only this strategy; 'fd + km' combines two. " + replaces),
    Option(
      name: "ios", value: "V", hint: .topic("ios"),
      help: "runs only this iOS version. " + replaces),
    Option(
      name: "device", value: "D", hint: .topic("devices"),
      help: "runs only this device. " + replaces),
  ]
}

extension Arguments {
  var allowsOutside: Bool { has("allow-outside") }
}
