import NavSimLanguage
import NavSimSimulator
import NavSimTrace

/// Random apps: each run ends, says what still moves where something does, tells each page of its
/// appearance in an order that UIKit knows, and is the same a second time.
public enum AppRun {
  /// Looks at the app of a seed.
  public static func check(seed: Int) -> CheckTally {
    check(RandomApp.text(seed: seed), "seed \(seed)")
  }

  /// Looks at a text.
  static func check(_ text: String, _ name: String) -> CheckTally {
    var tally = CheckTally()
    tally.count = 1
    do {
      let script = try VerifiedFiles([]).script(SourceFile(path: "random.navsim", text: text)).get()
      for cell in try script.cells(scenario: 0) {
        let program = script.program(scenario: 0, cell: cell)
        let first = Simulator.run(program)
        let faults = faults(of: first)
        if !faults.isEmpty { tally.faults.append("\(name): \(faults)\n\(text)") }
        if first != Simulator.run(program) {
          tally.faults.append("\(name): the second run is another\n\(text)")
        }
      }
    } catch {
      tally.faults.append("\(name): \(error)\n\(text)")
    }
    return tally
  }

  /// What is wrong with a run.
  static func faults(of trace: Trace) -> [String] {
    var faults: [String] = []
    // One whose start never rests has said what keeps it.
    if let error = trace.error {
      return error.contains("does not come to rest") ? [] : [error]
    }
    let texts = trace.events.map { event in
      [trace.text(event.name)] + event.arguments.map { trace.text($0) }
    }
    let isCrashed = texts.contains { $0.first == "exception" }
    let saysWhatMoves = texts.contains { words in
      words.first == "log"
        && words.dropFirst().contains {
          $0.hasPrefix("horizon reached") || $0.hasPrefix("never started")
        }
    }
    let isOpen = trace.actions.contains { $0.start != nil && $0.end == nil }
    if isOpen, !isCrashed, !saysWhatMoves {
      faults.append("an action is left open, and nobody says why")
    }
    if !isOpen, !isCrashed, !saysWhatMoves { faults += stuckKeyboard(trace) }
    return faults + unpaired(texts, atRest: !isCrashed && !saysWhatMoves)
  }

  /// A keyboard that is beside the screen when all is over.
  private static func stuckKeyboard(_ trace: Trace) -> [String] {
    guard let keyboard = trace.element("keyboard"), let slot = trace.slot("x", of: keyboard),
      let last = trace.changes.last(where: { Int($0.slot) == slot })
    else { return [] }
    return last.value == .number(0) ? [] : ["the keyboard lies beside the screen in the end"]
  }

  /// Callbacks of appearance that do not follow each other. UIKit warns of those that code has made so.
  static func unpaired(_ texts: [[String]], atRest: Bool) -> [String] {
    let before: [String: Set<String>] = [
      "viewWillAppear": ["viewDidDisappear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillAppear"],
      "viewWillDisappear": ["viewDidAppear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillDisappear"],
    ]
    var last: [String: String] = [:]
    var faults: [String] = []
    for words in texts {
      guard words.count > 1, let name = words.first else { continue }
      if name == "deinit" || name == "init" { last[words[1]] = nil }
      guard let allowed = before[name] else { continue }
      if let known = last[words[1]], !allowed.contains(known) {
        faults.append("\(name) of \(words[1]) after \(known)")
      }
      last[words[1]] = name
    }
    guard atRest else { return faults }
    for (name, event) in last.sorted(by: { $0.key < $1.key }) where event.hasPrefix("viewWill") {
      faults.append("\(name) is left after \(event)")
    }
    return faults
  }
}
