import NavSim

// `navsim reproduce NAME`: from what a report says to a file that shows it.

extension Command {
  static let reproduce = Command(
    name: "reproduce", summary: "writes a scenario from what a report says, and what brings it out",
    operands: "NAME", operandCount: 1...1,
    options: [
      Option(
        name: "style", value: "LOOKS",
        help: "each page's bar, from the root on: 'blue, clear tint=white, hidden'; 'red, blue' if"
          + " left out"),
      Option(
        name: "steps", value: "STEPS",
        help: "what is done: 'push, swipe 40% cancel, tap back'; 'push, pop' if left out"),
      Option(name: "pages", value: "N", help: "how many pages; as many as the steps need"),
      Option(
        name: "strategy", value: "S", hint: .topic("strategies"),
        help: "the navigation-bar code; native if left out"),
      Option(
        name: "use", value: "FILE", hint: .scenarioFile,
        help: "a file that declares strategies of one's own, for --strategy"),
      Option(name: "ios", value: "V", hint: .topic("ios"), help: "the system; 17 if left out"),
      Option(
        name: "device", value: "D", hint: .topic("devices"),
        help: "the phone; iphone-15 if left out"
      ),
      Option(
        name: "code", value: "PLACE",
        hint: .words(Situation.Place.allCases.map(\.rawValue)),
        help: "where pages state their look: "
          + Situation.Place.allCases.map(\.rawValue).joined(separator: ", ")
          + "; undress states it in viewWillAppear and takes it back in viewWillDisappear"),
      Option(
        name: "seen", value: "DETECTOR,...", hint: .topic("detectors"),
        help: "what was seen; anything that is found if left out"),
      Option(
        name: "layout", value: "PART", hint: .words(["bar", "view"]),
        help: "what code lays out at once after it has stated a look: bar, view"),
      Option(name: "spinner", help: "something on each page asks for layouts, as a spinner does"),
      Option(
        name: "hides-at-once", help: "bars are hidden and shown without animation in any case"),
      Option(name: "as-told", help: "nothing else is tried: the file is as told"),
      Option(name: "json", help: "prints JSON instead of text"),
    ],
    details: [
      "Writes NAME.navsim, a scenario with comments: pages, the code that states their looks, what"
        + " is done. It is run first, and then with one thing changed at a time, as a person would"
        + " try: the button instead of the finger, a swipe that is taken back, farther or less far,"
        + " calls without animation or too early, the code in another callback, a forced layout, a"
        + " spinner, other systems and devices. The smallest that shows what was seen is the file."
        + " One that exists is left alone. On a terminal, without options, it asks. At most"
        + " \(Reproduction.mostRuns) runs are made.",
      "A look is words: a colour, " + PageLook.vocabulary
        + ", title=COLOUR, tint=COLOUR, alpha=A, page=COLOUR. A step is one of: " + Step.vocabulary
        + "; 'early' behind it begins it while the step before runs, 'animated=no' is code's flag.",
    ],
    examples: [
      ("navsim reproduce hello", "two pages, a push and a pop: a file to start from"),
      (
        "navsim reproduce half --style 'blue, clear' --steps 'push, swipe 40% cancel'",
        "a swipe that is taken back"
      ),
      (
        "navsim reproduce gone --style 'blue, hidden' --steps 'swipe 30% cancel' --seen stuck",
        "only what stays wrong counts"
      ),
      (
        "navsim reproduce mine --steps 'push, swipe 50% cancel' --use lib.navsim --strategy fake",
        "a strategy of one's own"
      ),
    ],
    run: ReproduceCommand.run)
}

/// Tries a report and keeps the smallest scenario that shows it.
enum ReproduceCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let operand = arguments.operands[0]
    let path = operand.hasSuffix(Inputs.suffix) ? operand : operand + Inputs.suffix
    let name = String(Files.name(of: path).dropLast(Inputs.suffix.count))
    if name.isEmpty || name.contains("\t") || PaintedText(line: name).plain != name {
      throw UsageError(message: "'\(operand)' is no name for a file")
    }
    try OutputGuard.check([Output(path: path, kind: .new, option: "reproduce")], inputs: [])
    var request = try ReproduceRequest(arguments, writing: path)
    if request.saysNothing, Platform.isTerminal(Platform.standardInput), console.isInteractive {
      guard let answers = ReproduceQuestions(console).ask() else {
        console.note("nothing is written\n")
        return .badInput
      }
      request = answers
    }
    let tried = try tried(request, console)
    if let fault = tried.smallest.fault {
      console.error("the run ends early: \(fault)", help: "nothing is written; fewer steps may do")
      return .badInput
    }
    try Files.writeNew(Array(tried.text(named: name).utf8), to: path)
    if arguments.has("json") {
      console.print(exact: tried.json(path: path, named: name))
    } else {
      console.print(lines: tried.report(named: name))
      console.note("wrote \(path)\nrun it: \(ShellWord.run(path, cell: []))")
    }
    let looks = request.effort == .smallest || !request.seen.isEmpty
    return !looks || tried.shows ? .fine : .failed
  }

  private static func tried(
    _ request: ReproduceRequest, _ console: Console
  ) throws(UsageError) -> Reproduction {
    var progress = Progress(
      console: console, total: Reproduction.mostRuns, noun: "runs at most", printsResults: false)
    defer { progress.clear() }
    do {
      return try Reproduction(
        request.situation, seen: request.seen, effort: request.effort,
        progress: { progress.update($0, "", on: console) })
    } catch {
      throw ReproduceRequest.usage(error, of: "--steps")
    }
  }
}

/// What was asked for, as values.
struct ReproduceRequest {
  var situation = Situation(looks: [], steps: [])
  var seen: [String] = []
  /// Whether nothing but the name was given.
  var saysNothing = false
  /// How much is tried.
  private(set) var effort = Reproduction.Effort.smallest

  /// What is told where nobody says anything.
  static let style = "red, blue"
  static let steps = "push, pop"

  /// - Parameter path: that of the file that is to be written.
  init(_ arguments: Arguments, writing path: String) throws {
    let options = [
      "style", "steps", "pages", "strategy", "use", "ios", "device", "code", "seen", "layout",
      "spinner", "hides-at-once", "as-told",
    ]
    saysNothing = !options.contains(where: arguments.has)
    if saysNothing { effort = .changes }
    if arguments.has("as-told") { effort = .asTold }
    try setLooks(arguments.value("style") ?? Self.style)
    try setSteps(arguments.value("steps") ?? Self.steps)
    if let text = arguments.value("pages") {
      situation.pageCount = try TestRequest.count(text, of: "--pages", 1...10) ?? 0
    }
    if let file = arguments.value("use") { try setLibrary(file, beside: path) }
    if let text = arguments.value("strategy") { try setStrategy(text) }
    try setSystem(arguments.value("ios") ?? situation.ios)
    if let text = arguments.value("device") {
      situation.device = try Self.known(text, Catalogue.deviceNames, "device")
    }
    if let text = arguments.value("code") {
      let all = Situation.Place.allCases.map(\.rawValue)
      situation.place =
        Situation.Place(rawValue: try Self.known(text, all, "place for a page's code"))
        ?? .viewWillAppear
    }
    situation.laidOut = try arguments.value("layout").map { text throws(UsageError) in
      try Self.known(text, ["bar", "view"], "part that code lays out")
    }
    situation.hasSpinner = arguments.has("spinner")
    situation.hidesAtOnce = arguments.has("hides-at-once")
    if let text = arguments.value("seen") { try setSeen(text) }
  }

  /// What is asked for on a terminal.
  init() throws(UsageError) {
    try setLooks(Self.style)
    try setSteps(Self.steps)
  }

  mutating func setLooks(_ text: String) throws(UsageError) {
    do { situation.looks = try PageLook.all(text) } catch {
      throw Self.usage(error, of: "--style")
    }
  }

  mutating func setSteps(_ text: String) throws(UsageError) {
    do throws(PhraseError) {
      situation.steps = try Step.all(text)
      if let dead = situation.deadStep { throw dead }
    } catch {
      throw Self.usage(error, of: "--steps")
    }
  }

  mutating func setStrategy(_ text: String) throws(UsageError) {
    var names: [String] = []
    var place = 0
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      let name = StrategyName.glued(String(part))
      if let option = StrategyName.option(behind: name) {
        let words = option.split(separator: "=", maxSplits: 1).joined(separator: " ")
        throw UsageError(
          message: "--strategy: '\(option)' is an option, and the name stands alone here",
          help: "in the file that is written, a line below 'matrix': \(words)")
      }
      let own = situation.library?.strategies ?? []
      if !own.contains(name) {
        _ = try Self.known(StrategyName(name).base, own + Catalogue.strategyNames, "strategy")
      }
      if let problem = Catalogue.versionProblem(of: name) {
        throw UsageError(message: problem.message, help: problem.note)
      }
      guard !names.contains(name) else {
        let start = place + part.prefix { $0 == " " }.count
        throw Self.usage(
          PhraseError(
            text: text, range: start..<start + name.count, message: "'\(name)' is there twice",
            help: "each strategy once: \(names.joined(separator: "+"))"),
          of: "--strategy")
      }
      names.append(name)
      place += part.count + 1
    }
    situation.strategy = names.joined(separator: "+")
  }

  /// Reads the file that declares strategies, and what that uses. One that declares a single strategy is about it.
  private mutating func setLibrary(_ file: String, beside path: String) throws {
    let used = UsedFiles(scenario: path, allowsOutside: false)
    let name = Paths.relative(file, to: Files.folder(of: path))
    // As the scenario will read it.
    guard file != "-", let source = used.resolve(from: path, path: name) else {
      throw UsageError(message: "--use: there is no file \(file)")
    }
    if let unread = source.unreadReason {
      throw UsageError(message: "--use: \(unread)")
    }
    let library: OwnLibrary
    do throws(OwnLibrary.Problems) {
      library = try OwnLibrary(path: name, source, resolve: used.resolve)
    } catch {
      throw UsageError(
        message: "\(file) has errors", help: "navsim check \(ShellWord.path(file)) shows them all",
        rows: error.errors.prefix(1).map { "\($0.path):\($0.line):\($0.column): \($0.message)" })
    }
    if library.strategies.isEmpty {
      throw UsageError(
        message: "\(file) declares no strategy", help: "a line such as: strategy mine")
    }
    situation.library = library
    if library.strategies.count == 1 { situation.strategy = library.strategies[0] }
  }

  mutating func setSystem(_ text: String) throws(UsageError) {
    let system = try Self.known(text, Catalogue.iosNames, "iOS version")
    try refuseMissing(in: system)
    situation.ios = system
  }

  /// Refuses a look that the system does not have.
  private func refuseMissing(in system: String) throws(UsageError) {
    guard let version = Int(system.prefix { $0.isNumber }), version < 11,
      situation.looks.contains(where: \.isLarge)
    else { return }
    throw UsageError(
      message: "iOS \(system) has no large titles",
      help: "they came with iOS 11: --ios 11, or another --style")
  }

  mutating func setSeen(_ text: String) throws(UsageError) {
    let all = Detector.all.map(\.name)
    var found: [String] = []
    for part in text.split(separator: ",") {
      found.append(try Self.known(String(part.filter { $0 != " " }), all, "detector"))
    }
    seen = found
  }

  private static func known(
    _ text: String, _ all: [String], _ what: String
  ) throws(UsageError) -> String {
    if all.contains(text) { return text }
    let near = Suggestion.nearest(text, all).map { "did you mean '\($0)'?" }
    throw UsageError(
      message: "'\(text)' is no \(what)", help: near ?? "one of " + all.joined(separator: ", "))
  }

  /// What is wrong with a text, with a caret.
  static func usage(_ error: PhraseError, of option: String) -> UsageError {
    UsageError(message: "\(option): \(error.message)", help: error.help, rows: error.picture)
  }
}
