import NavSimChecks

/// Whether a line from which a value follows tells a reader of a finding what to change.
enum TellingLine {
  /// What an action does that shows what a scenario is about, and is not to blame for what comes of it.
  private static let acts: Set = [
    "push", "pop", "set-stack", "swipe", "tap", "press", "present", "dismiss", "select", "set-root",
    "rotate", "scroll", "load", "app", "appearance", "device",
  ]
  /// What is there from the beginning, and goes in none of these ways because of how it was declared.
  private static let ofGoing: Set = [
    "unasked", "sudden-item", "item-visibility", "shadow",
  ]

  /// Whether it does.
  ///
  /// A page's header and the colour of its view say what is seen where something is missing, and not why that is so;
  /// so does an item's declaration of an item that is gone.
  ///
  /// - Parameter kind: the detector's word; empty where it is a claim that fails.
  static func tells(_ line: BlamedLine, ofKind kind: String) -> Bool {
    let words = line.text.wordsBehindGuards
    switch words.first {
    case "page", "view": return false
    case "item": return !ofGoing.contains(kind)
    case "at", "then":
      let act = words.dropFirst().first { !($0.first?.isNumber ?? false) && !$0.hasPrefix("+") }
      return act.map { !acts.contains(String($0)) } ?? false
    default: return true
    }
  }

  /// Whether a line from which a value follows tells more than a line that only stands near the change: what was declared
  /// tells no more than code does, and an action tells least.
  static func tells(_ line: BlamedLine, moreThan guess: String) -> Bool {
    let near = guess.wordsBehindGuards.first
    return line.text.wordsBehindGuards.first == "on" || near == "at" || near == "then"
  }

  /// Whether a line that came to nothing may be what a reader looks for: not a call of the stack, which comes to
  /// something else.
  static func mayBeMissed(_ line: BlamedLine) -> Bool {
    acts.isDisjoint(with: line.text.split(separator: " ").map(String.init))
  }
}
