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
  static func tells(_ line: BlamedLine, of finding: Finding) -> Bool {
    var words = line.text.split(separator: " ")[...]
    if words.first?.hasPrefix("[") == true {
      words = words.drop { !$0.hasSuffix("]") }.dropFirst()
    }
    switch words.first {
    case "page", "view": return false
    case "item": return !ofGoing.contains(finding.kind)
    case "at", "then":
      let act = words.dropFirst().first { !($0.first?.isNumber ?? false) && !$0.hasPrefix("+") }
      return act.map { !acts.contains(String($0)) } ?? false
    default: return true
    }
  }

  /// Whether a line that came to nothing may be what a reader looks for: not a call of the stack, which comes to
  /// something else.
  static func mayBeMissed(_ line: BlamedLine) -> Bool {
    acts.isDisjoint(with: line.text.split(separator: " ").map(String.init))
  }
}
