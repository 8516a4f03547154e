import NavSimChecks
import NavSimLanguage
import NavSimTrace
import NavSimVocabulary

/// What marks a glitch for comparison with others: what kind it is, on what it is seen, in which act.
public struct GlitchMark: Hashable, Comparable, Sendable {
  /// The detector's word, or `anything`.
  public let kind: String
  /// What it is seen on, without the names of pages: `eye`, `title`, `page`; nil where nobody says.
  public let thing: String?
  /// The act in or after which it is seen: `push`, `cancelled swipe`, `start`; nil where nobody says.
  public let act: String?

  /// A mark.
  public init(kind: String, thing: String? = nil, act: String? = nil) {
    self.kind = kind
    self.thing = thing
    self.act = act
  }

  /// The mark of a finding in its trace.
  public init(_ finding: Finding, in trace: Trace) {
    kind = finding.kind
    thing = Self.thing(finding.subject)
    act = Self.act(at: finding.frame, in: trace)
  }

  /// The word of a mark that no detector has made: what is known is on what something is wrong.
  public static let anything = "anything"

  /// The mark of a claim that does not hold; nil where it is about no property.
  public init?(_ claim: FailedClaim, in trace: Trace) {
    guard let property = claim.property, let frame = claim.frame else { return nil }
    kind = Self.anything
    let thing = Self.thing(property)
    self.thing = thing == Self.noThing ? nil : thing
    act = Self.act(at: frame, in: trace)
  }

  /// `snap of eye in push`, as the table of reports and command lines write it; nil for no detector.
  public init?(text: String) {
    var rest = text.split(separator: " ").map(String.init)[...]
    guard let word = rest.popFirst(),
      let kind = word == Self.anything ? word : Detector.named(word)?.name
    else { return nil }
    self.kind = kind
    var thing: String?
    if rest.first == "of", rest.count > 1 {
      thing = Self.thing(rest[rest.startIndex + 1])
      rest = rest.dropFirst(2)
    }
    self.thing = thing
    guard !rest.isEmpty else {
      act = nil
      return
    }
    guard rest.first == "in", rest.count > 1 else { return nil }
    act = rest.dropFirst().joined(separator: " ")
  }

  /// `snap of eye in push`.
  public var text: String {
    kind + (thing.map { " of " + $0 } ?? "") + (act.map { " in " + $0 } ?? "")
  }

  /// By their texts.
  public static func < (a: GlitchMark, b: GlitchMark) -> Bool { a.text < b.text }

  /// How alike two are: 0 for other kinds, 1 for the same; what one of them does not say is the same.
  func likeness(to other: GlitchMark) -> Double {
    guard kind == other.kind || kind == Self.anything else { return 0 }
    func agrees(_ a: String?, _ b: String?) -> Bool { a == nil || b == nil || a == b }
    // Another thing says more against it than another moment.
    return 0.3 + (agrees(thing, other.thing) ? 0.45 : 0) + (agrees(act, other.act) ? 0.25 : 0)
  }

  // MARK: What it is seen on, and when

  /// What a glitch is seen on, as marks say it.
  static let things = [
    "eye", "hairline", "title", "buttons", "bar", "page", "stand-in", "navigation", "statusBar",
    "tabBar", "toolbar", "keyboard", noThing,
  ]

  /// In what a glitch is seen: the first words of what a scenario does.
  static let acts: [String] = {
    var seen: Set<String> = ["PATH"]
    let words = StatementInfo.all.filter { $0.places.contains(.action) }.map(\.word)
    return ["start"] + words.filter { seen.insert($0).inserted }
  }()

  /// What is wrong with a mark in words that can be read: what it is seen on, or in which act, is
  /// nothing that there is.
  public static func trouble(in text: String) -> (message: String, help: String)? {
    let words = text.split(separator: " ").map(String.init)
    func word(behind name: String) -> String? {
      guard let at = words.firstIndex(of: name) else { return nil }
      return words[(at + 1)...].first { $0 != "cancelled" }
    }
    func help(_ word: String, _ all: [String]) -> String {
      Suggestion.nearest(word, all).map { "did you mean '\($0)'?" }
        ?? "one of " + all.joined(separator: ", ")
    }
    if let thing = word(behind: "of"), Self.thing(thing) == noThing, thing != noThing {
      return ("nothing is seen on '\(thing)'", help(thing, things))
    }
    if let act = word(behind: "in"), !acts.contains(act), Self.thing(act) == noThing {
      return ("nothing is done that is called '\(act)'", help(act, acts))
    }
    return nil
  }

  /// A subject without the names of pages and controllers.
  private static func thing(_ subject: String) -> String {
    if things.contains(subject) { return subject }
    let parts = subject.split(separator: ".").map(String.init)
    switch parts.first ?? "" {
    case "eye": return parts.count > 1 && parts[1] == "hairline" ? "hairline" : "eye"
    case "title", "page", "statusBar", "tabBar", "toolbar", "keyboard": return parts[0]
    case "back", "left", "right": return "buttons"
    case "bar": return parts.contains("content") ? "buttons" : "bar"
    case "navigation": return "navigation"
    default: return parts.contains("fake") ? "stand-in" : noThing
    }
  }

  /// What is left where a subject is nothing on the screen.
  private static let noThing = "action"

  /// The first word of what runs or has run in a frame.
  private static func act(at frame: Int, in trace: Trace) -> String {
    let phase = trace.phases.last { $0.firstFrame <= frame }
    switch phase?.kind {
    case .action(let number), .end(let number):
      guard trace.actions.indices.contains(number) else { return "start" }
      let isCancelled = trace.actions[number].outcome == .cancelled
      let opening = trace.phases.first { $0.kind == .action(number) }?.title ?? ""
      let word = opening.split(separator: " ").first.map(String.init) ?? ""
      return (isCancelled ? "cancelled " : "") + word
    default: return "start"
    }
  }
}

extension CellRun {
  /// The marks of its findings.
  public var marks: Set<GlitchMark> { Set((findings + ofNative).map { GlitchMark($0, in: trace) }) }
}

extension CellRun {
  /// Those of them that `run` tells as what UIKit does by itself: a strategy would be held against them.
  var marksByItself: Set<GlitchMark> {
    Set(ofNative.map { GlitchMark($0, in: trace) })
      .subtracting(findings.map { GlitchMark($0, in: trace) })
  }
}

extension CellRun {
  /// The mark of the first claim that does not hold.
  public var claimMark: GlitchMark? { failedClaim.flatMap { GlitchMark($0, in: trace) } }
}
