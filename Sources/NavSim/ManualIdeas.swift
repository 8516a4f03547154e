import NavSimChecks
import NavSimLanguage

// Words of navsim's own that are no words of the language: what a message speaks of.

extension Manual {
  /// An idea by its name.
  static func ideas(_ name: String) -> [String] {
    if let entry = Glossary.words[name] { return ["\(name): \(entry)\n"] }
    if let instead = Unmodelled.names[name] {
      return [
        "\(name): UIKit's, and not modelled\n\n"
          + Table.wrapped(instead, width: Table.width - 2).map { "  \($0)\n" }.joined()
      ]
    }
    if let instead = Unmodelled.everyday[name.lowercased()] {
      return [
        "\(name): not modelled\n\n"
          + Table.wrapped(instead, width: Table.width - 2).map { "  \($0)\n" }.joined()
      ]
    }
    if name == Situation.Place.undress.rawValue {
      return ["\(name): a value of 'navsim reproduce --code'\n\n  \(undressText)\n"]
    }
    guard name == baseline else { return [] }
    let silent = Detector.all.filter { $0.reasonToTell == nil }.map(\.name)
    let told = Detector.all.filter { $0.reasonToTell != nil }.map(\.name)
    var text = "\(name): what UIKit does by itself\n\n"
    for (index, paragraph) in baselineText.enumerated() {
      if index > 0 { text += "\n" }
      text += Table.wrapped(paragraph, width: Table.width - 2).map { "  \($0)\n" }.joined()
    }
    text += "\n" + field("silent", silent.joined(separator: ", "))
    for detector in Detector.all {
      guard let reason = detector.reasonToPassSome ?? detector.reasonToPassOfNative else {
        continue
      }
      text += field("", "whatever the app does, \(detector.name) on \(reason)")
    }
    text += field("told", told.joined(separator: ", "))
    for detector in Detector.all {
      guard let reason = detector.reasonToTellSome else { continue }
      text += field("", "and of \(detector.name): \(reason)")
    }
    return [text]
  }

  /// The names of ideas.
  static let ideaNames =
    [baseline, Situation.Place.undress.rawValue] + Glossary.words.keys.sorted()
    + Unmodelled.names.keys.sorted() + Unmodelled.everyday.keys.sorted()

  private static let undressText =
    "each page states its look in viewWillAppear and takes it back in viewWillDisappear"

  /// How a rule is known, and what an engineer looks for under another name.
  private static let baseline = "baseline"

  private static let baselineText = [
    "Where a detector finds something, the cell runs once more without code: no strategy, no line of a"
      + " page or controller at a hook but calls of the stack in what a button does, no wish, no timed"
      + " action but calls of the stack, gestures, scrolls, searches and turns of the device, be it code that scrolls or that begins and ends a"
      + " search. What an app declares as content stays: titles, prompts,"
      + " large titles, appearances of items, search fields, the bar's look at launch, right buttons, colours of"
      + " views, the height of scroll views, hidesBottomBarWhenPushed, tabs; also where viewDidLoad"
      + " sets it, or viewWillAppear and nothing else of the page before it has appeared.",
    "A finding that this run shows too is UIKit's own, and no finding of the app: the same detector on"
      + " the same thing, found in the same manner, in the same moment within a frame, and no larger"
      + " by more than the detector would tell. 'navsim run' names it in a line at the end; nobody"
      + " counts it, and 'no finding' does not mean it. A claim that names a detector looks at"
      + " everything that is seen.",
    "What an app may declare and could leave out is the app's doing, and not in that run: a left button"
      + " above the first page and hidesBackButton, which take the swipe away, backAction, title views and"
      + " widths, a status bar that a page hides, insets and safe areas, frames and opacities, gestures that"
      + " are off."
      + " A scenario without any code is UIKit alone, and only what is always told is left. Where the"
      + " run without code ends early, everything is told.",
  ]
}
