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

  /// What is found of colours, which are chosen where they are declared: not by the action that shows them.
  private static let ofColours: Set = ["unreadable"]

  /// Whether a cause names nothing but an action, and a finding of its kind is asked for the declaration behind it.
  static func asksFurther(_ cause: String, ofKind kind: String) -> Bool {
    guard ofColours.contains(kind), let line = BlamedLine(cause: cause) else { return false }
    return !line.text.contains("(") && !tells(line, ofKind: kind)
  }

  /// Whether it does.
  ///
  /// A page's header and the colour of its view say what is seen where something is missing, and not why that is so,
  /// but where the colours themselves are wrong; so does an item's declaration of an item that is gone.
  ///
  /// - Parameter kind: the detector's word; empty where it is a claim that fails.
  static func tells(_ line: BlamedLine, ofKind kind: String) -> Bool {
    let words = line.text.wordsBehindGuards
    switch words.first {
    case "page": return false
    case "view": return ofColours.contains(kind)
    // How far it is scrolled is no colour.
    case "scrollView": return !ofColours.contains(kind)
    case "item": return !ofGoing.contains(kind)
    // Who is asked for a style has not said which.
    case "self":
      return kind != "status-bar"
        || !words.dropFirst().allSatisfy { $0.hasPrefix("statusBarStyleFrom=") }
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
    // The status bar is what a value follows from before a bar that hides only where it went by that height.
    if line.text.wordsBehindGuards.contains(where: { $0.hasPrefix("prefersStatusBarHidden=") }) {
      return true
    }
    return line.text.wordsBehindGuards.first == "on" || near == "at" || near == "then"
  }

  /// Whether a line that came to nothing may be what a reader looks for: not a call of the stack, which comes to
  /// something else.
  static func mayBeMissed(_ line: BlamedLine) -> Bool {
    acts.isDisjoint(with: line.text.split(separator: " ").map(String.init))
  }
}
