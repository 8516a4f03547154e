import NavSimChecks

// Words of navsim's own that are no words of the language: what a message speaks of.

extension Manual {
  /// An idea by its name.
  static func ideas(_ name: String) -> [String] {
    if let entry = words[name] { return ["\(name): \(entry)\n"] }
    guard name == baseline else { return [] }
    let silent = Detector.all.filter { $0.reasonToTell == nil }.map(\.name)
    let told = Detector.all.filter { $0.reasonToTell != nil }.map(\.name)
    var text = "\(name): what UIKit does by itself\n\n"
    for (index, paragraph) in baselineText.enumerated() {
      if index > 0 { text += "\n" }
      text += Table.wrapped(paragraph, width: Table.width - 2).map { "  \($0)\n" }.joined()
    }
    text += "\n" + field("silent", silent.joined(separator: ", "))
    return [text + field("told", told.joined(separator: ", "))]
  }

  /// The names of ideas.
  static let ideaNames = [baseline] + words.keys.sorted()

  /// How a rule is known, and what an engineer looks for under another name.
  private static let words = [
    "documented":
      "how a rule of the model is known\n\n  Apple says so. navsim explain rules documented",
    "observed": "how a rule of the model is known\n\n  Published logs, traces and measurements show"
      + " it, or the sources of libraries record it.\n  navsim explain rules observed",
    "inferred": "how a rule of the model is known\n\n  It follows from what is documented and"
      + " observed, but nobody has published it.\n  navsim explain rules inferred",
    "choice": "how a rule of the model is known\n\n  Nothing settles it, or sources disagree: try"
      + " the other value with --rule.\n  navsim explain rules choice",
    "method":
      "a routine of a page\n\n  on NAME STATEMENT under a page says what it does, do NAME of"
      + " PAGE calls it.\n  navsim explain do",
    "call": "a routine of a page\n\n  on NAME STATEMENT under a page says what it does, do NAME of"
      + " PAGE calls it.\n  navsim explain do",
  ]

  private static let baseline = "baseline"

  private static let baselineText = [
    "Where a detector finds something, the cell runs once more without code: no strategy, no line of a"
      + " page or controller at a hook but calls of the stack in what a button does, no wish, no timed"
      + " action but calls of the stack, gestures, scrolls and turns of the device. What an app declares as content stays: titles, prompts,"
      + " large titles, appearances of items, search fields, the bar's look at launch, right buttons, colours of"
      + " views, the height of scroll views, hidesBottomBarWhenPushed, tabs; also where viewDidLoad"
      + " sets it.",
    "A finding that this run shows too is UIKit's own, and no finding of the app: the same detector on"
      + " the same thing, found in the same manner, in the same moment within a frame, and no larger"
      + " by more than the detector would tell. 'navsim run' names it in a line at the end; nobody"
      + " counts it, and 'no finding' does not mean it. A claim that names a detector looks at"
      + " everything that is seen.",
    "What an app may declare and could leave out is the app's doing, and not in that run: a left button,"
      + " hidesBackButton and backAction, which take the swipe away, title views and widths, a status"
      + " bar that a page hides, insets and safe areas, frames and opacities, gestures that are off."
      + " A scenario without any code is UIKit alone, and only what is always told is left. Where the"
      + " run without code ends early, everything is told.",
  ]
}
