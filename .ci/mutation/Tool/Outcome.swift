import Foundation

/// What became of a mutant.
struct Outcome {
  enum Class: String, CaseIterable {
    case suite = "noticed by the suite"
    case tests = "noticed by tests"
    case trace = "shows in a trace only"
    case nowhere = "shows nowhere"
  }

  let mutant: Mutant
  var `class`: Class
  /// The scenario file or the tests that tell.
  var place: String

  var isKilled: Bool { self.class == .suite || self.class == .tests }

  /// Reads what an earlier run wrote, by the numbers of mutants.
  static func read(_ url: URL, _ mutants: [Mutant]) -> [Outcome] {
    let known = Dictionary(uniqueKeysWithValues: mutants.map { ($0.number, $0) })
    let named = Dictionary(grouping: mutants, by: \.key).filter { $0.value.count == 1 }
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var last: [Int: Outcome] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let number = Int(parts[0]), let type = Class(rawValue: parts[1]),
        let mutant = named[parts[3]]?.first ?? known[number], parts[3] == mutant.key
      else { continue }
      last[mutant.number] = Outcome(mutant: mutant, class: type, place: parts[2])
    }
    return last.values.sorted { $0.mutant.number < $1.mutant.number }
  }

  var line: String { "\(mutant.number)\t\(self.class.rawValue)\t\(place)\t\(mutant.key)\n" }
}

/// What a run writes while it goes on, so that it can be resumed.
final class Notes: @unchecked Sendable {
  private let file: FileHandle
  private let lock = NSLock()

  init(_ url: URL) throws { file = try FileHandle(forWritingTo: url) }

  func add(_ outcome: Outcome) -> Outcome {
    lock.withLock {
      _ = try? file.seekToEnd()
      try? file.write(contentsOf: Data(outcome.line.utf8))
    }
    return outcome
  }
}

/// The survivors that are known to change nothing, with reasons: docs/Mutants.md.
struct Known {
  private var keys: Set<String> = []

  /// Reads lines such as "- `Stack/Start.swift`: `a` → `b`: why".
  init(_ url: URL) {
    var file = ""
    for line in ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n") {
      let parts = line.components(separatedBy: "``")
      if line.hasPrefix("### `"), let name = line.split(separator: "`").dropFirst().first {
        file = String(name)
      } else if line.hasPrefix("- ``"), parts.count >= 4 {
        let (old, new) = (parts[1], parts[3])
        keys.insert("\(file): \(Self.bare(old)) → \(Self.bare(new))")
      }
    }
  }

  /// The space that sets a backtick apart from the code is none of the code's.
  private static func bare(_ text: String) -> String {
    text.hasPrefix(" ") && text.hasSuffix(" ") && text.count > 1
      ? String(text.dropFirst().dropLast()) : text
  }

  func holds(_ mutant: Mutant) -> Bool { keys.contains(mutant.key) }
}

/// Tables and lists for people.
struct Summary {
  let outcomes: [Outcome]
  let known: Known

  var text: String {
    table("storey") { $0.mutant.storey } + "\n" + table("kind") { $0.mutant.kind.rawValue } + "\n"
      + survivors + score
  }

  private func table(_ head: String, by name: (Outcome) -> String) -> String {
    let groups = Dictionary(grouping: outcomes, by: name).sorted { $0.key < $1.key }
    let heads = ["drawn", "suite", "tests", "trace", "nowhere", "no change", "score"]
    var text = Self.row(head, heads)
    for (name, outcomes) in groups + [("all", outcomes)] {
      let counts = Outcome.Class.allCases.map { type in
        "\(outcomes.count { $0.class == type && !isKnown($0) })"
      }
      text += Self.row(
        name,
        ["\(outcomes.count)"] + counts + ["\(outcomes.count(where: isKnown))", percent(outcomes)])
    }
    return text
  }

  private func isKnown(_ outcome: Outcome) -> Bool {
    !outcome.isKilled && known.holds(outcome.mutant)
  }

  /// The score, rounded down.
  var percent: Int {
    let counted = outcomes.filter { !isKnown($0) }
    return counted.isEmpty ? 0 : counted.count(where: \.isKilled) * 100 / counted.count
  }

  private func percent(_ outcomes: [Outcome]) -> String {
    let counted = outcomes.filter { !isKnown($0) }
    let killed = counted.count(where: \.isKilled)
    return counted.isEmpty
      ? "-" : "\(killed * 1000 / counted.count / 10).\(killed * 1000 / counted.count % 10) %"
  }

  private static func row(_ head: String, _ cells: [String]) -> String {
    head.padding(toLength: 24, withPad: " ", startingAt: 0)
      + cells.map { String(repeating: " ", count: max(10 - $0.count, 1)) + $0 }.joined() + "\n"
  }

  private var survivors: String {
    let left = outcomes.filter { !$0.isKilled && !isKnown($0) }
      .sorted { ($0.mutant.file, $0.mutant.line) < ($1.mutant.file, $1.mutant.line) }
    return left.map { outcome in
      let mutant = outcome.mutant
      return """
        \(mutant.file):\(mutant.line): \(mutant.kind.rawValue) (\(mutant.number))
          \(mutant.old) → \(mutant.new.isEmpty ? "nothing" : mutant.new)
          \(outcome.class.rawValue)\(outcome.place.isEmpty ? "" : ": ")\(outcome.place)

        """
    }.joined()
  }

  private var score: String {
    let counted = outcomes.filter { !isKnown($0) }
    return "\(counted.count(where: \.isKilled)) of \(counted.count) noticed: \(percent(outcomes))\n"
  }
}
