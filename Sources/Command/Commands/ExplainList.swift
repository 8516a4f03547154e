import NavSim

// `navsim explain TOPIC`: the lists.

/// Prints one of the catalogue's tables, or the scenarios of files.
enum ExplainList {
  /// The list that is about files, not about the tool.
  private static let scenarios = "scenarios"
  /// What can be listed.
  static let topics = Catalogue.Topic.allCases.map(\.rawValue) + [scenarios]

  /// The topics themselves.
  static var topicTable: Table {
    var table = Table(["topic", "what it lists"])
    for topic in Catalogue.Topic.allCases { table.add([topic.rawValue, topic.summary]) }
    table.add([scenarios, "scenarios of files and folders, with their cells"])
    return table
  }

  /// Prints the list of a topic; of a word of the language that is called like it, first that.
  ///
  /// - Parameter words: what stands behind the topic.
  static func run(
    _ topic: String, _ words: [String], _ arguments: Arguments, _ console: Console
  ) throws -> Outcome {
    if topic == Catalogue.Topic.ios.rawValue, let version = words.first,
      let list = ProfileList(version: version, all: arguments.has("all"))
    {
      if words.count > 1 { throw UsageError(message: "unexpected argument '\(words[1])'") }
      if arguments.has("json") {
        console.print(exact: list.table.json)
      } else {
        console.print(lines: list.text)
      }
      return .fine
    }
    let isOfReports = topic == Catalogue.Topic.reports.rawValue && words.isEmpty
    if arguments.has("all"), !isOfReports {
      throw UsageError(
        message: "'--all' needs a version of iOS, or 'reports' alone",
        help: "an example: navsim explain ios 17 --all")
    }
    if isOfReports, !arguments.has("all"), !arguments.has("json") {
      console.print(lines: symptoms)
      return .fine
    }
    guard let table = try table(topic, words, arguments, console) else { return .badInput }
    if words.isEmpty, !arguments.has("json"), let entry = Manual.entry(topic) {
      console.print(lines: entry + "\n")
    }
    ExplainCommand.show(table, arguments, console)
    return .fine
  }

  /// What is seen in reports, and how one gets at them.
  private static var symptoms: String {
    Catalogue.symptoms.text + """

      navsim explain reports flash    those with this symptom; any word of what one sees leads on
      navsim explain reports --all    every one
      navsim explain G056             one by its number
      navsim like FILE                those that are like what is found in FILE

      """
  }

  /// The list; nil, with the messages printed, if a file has errors.
  private static func table(
    _ name: String, _ words: [String], _ arguments: Arguments, _ console: Console
  ) throws -> Table? {
    guard let topic = Catalogue.Topic(rawValue: name) else {
      return try ScenarioList.table(words, arguments, console)
    }
    if topic == .strategies, !words.isEmpty {
      let loader = try Loader(
        words, isQuiet: true, allowsOutside: arguments.allowsOutside, console: console)
      if loader.errorCount > 0 { return nil }
      return Catalogue.strategies(with: loader.files.map(\.file))
    }
    let table = Catalogue.table(topic).filtered(words)
    guard table.rows.isEmpty else { return table }
    throw UsageError(
      message: "none of the \(name) is or has '\(words.joined(separator: " "))'",
      help: "navsim explain \(name) shows all")
  }
}
