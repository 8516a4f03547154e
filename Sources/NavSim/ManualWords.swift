import NavSimProgram

// The words of the language that are no names of UIKit's: those that open a line, those between a
// hook and its statement, those of a claim, and the owners of things.

/// A word with its form and meaning.
struct ManualWord {
  let word: String
  /// What follows `option`, by which one looks it up as well; else the word.
  let alias: String
  /// What it is, in the entry's headline.
  let kind: String
  let form: String
  let meaning: String

  /// A word that stands inside its form.
  init(_ word: String, _ kind: String, _ form: String, _ meaning: String) {
    self.word = word
    alias = word
    self.kind = kind
    self.form = form
    self.meaning = meaning
  }

  private init(_ kind: String, _ form: String, _ meaning: String) {
    self.kind = kind
    self.form = form
    self.meaning = meaning
    let words = form.split { " =".contains($0) }.map(String.init)
    word = words.first ?? form
    alias = word == "option" && words.count > 1 ? words[1] : word
  }

  /// Every word, in the order of the language's pages.
  static let all: [ManualWord] =
    sections + containers + whenWords + scopes + claims + owners + between + swipes + values + signs
    + styles

  private static let containers: [ManualWord] = ContainerKind.allCases.flatMap {
    kind -> [ManualWord] in
    let room = kind.limit.map { ", at most \($0.count)" } ?? ""
    return [
      .init(
        "a declaration", "\(kind.rawValue) NAME",
        "a \(kind.className); a scenario starts with 'root NAME'"),
      .init(
        "an item", "\(kind.childWord) NAVIGATION",
        "a navigation controller in a \(kind.className)\(room)"),
    ]
  }

  private static let sections: [ManualWord] = [
    .init("a line of its own", "navsim 1", "the language's version; may be the first line"),
    .init("a line of its own", "use \"PATH\"", "reads the declarations of another file"),
    .init("a choice", "device NAME", "the device; navsim explain devices"),
    .init("a choice", "ios VERSION", "the iOS version; navsim explain ios"),
    .init("a choice", "option horizon=10s", "how long a run may go on after the last action"),
    .init("a choice", "option orientation=landscape", "how the device is held at the start"),
    .init("a choice", "option dark", "the app starts in dark mode"),
    .init(
      "a choice", "option animation-speed=0.1",
      "animations take ten times as long, clock and timers do not: the Simulator's slow animations"),
    .init(
      "a choice", "option linked-sdk=14",
      "the SDK that the app is built with; some rules of iOS 15 hold only for apps of that SDK"),
    .init(
      "a choice", "rule NAME=VALUE …",
      "tries other values of rules of the model, in place of the iOS version's; as an axis:"
        + " rule.NAME VALUE VALUE …"),
    .init(
      "a declaration", "image NAME COLOUR",
      "an image of one colour, drawn when the app starts: of one that adapts it is what that is then"
    ),
    .init(
      "a declaration", "appearance NAME [opaque|transparent|default] name=value …",
      "a UINavigationBarAppearance: its colours adapt to dark mode, an image of it keeps the colour that"
        + " it had when the app started"),
    .init(
      "a declaration", "proxy name=value …",
      "UINavigationBar.appearance() at launch: bars take it when they come into a window"),
    .init(
      "a declaration", "page NAME [like NAME] [\"Title\"]",
      "a view controller: wants, self, item, view, scrollView, child, kept, on"),
    .init(
      "a declaration", "navigation NAME [like NAME]",
      "a navigation controller: stack, alone, self, bar, gesture, container, window, toolbar, tabBar, on"
    ),
    .init(
      "a declaration", "window NAME",
      "a further window, hidden until a line shows it; a claim names it: window.NAME.hidden"),
    .init(
      "an item", "root PAGE|NAVIGATION", "the root view controller of a further window"),
    .init(
      "an item", "alone",
      "no controller: the bar stands in the first page's view, and push-item and its kind act on it"
    ),
    .init(
      "an item", "child PAGE|NAVIGATION",
      "a child view controller of the page, or a navigation controller with a bar of its own"),
    .init(
      "a choice or a declaration", "strategy NAME [like NAME]",
      "alone chooses a strategy, 'A + B' two; with items or 'like' declares one"),
    .init(
      "an item", "on HOOK [WHEN…] STATEMENT",
      "a line of code; or its statements below it, indented further; navsim explain hooks"),
    .init("an item", "wants name=value …", "what a page should look like; only code applies it"),
    .init("an item", "kept", "the app holds the page after it has left the stack"),
    .init("an item", "property NAME DEFAULT [range A..B]", "a strategy's own wish of pages"),
    .init("an item", "fields NAME FIELD …", "a strategy's list of style fields for 'copy'"),
    .init("an item", "condition NAME if …", "a strategy's named question"),
    .init(
      "an item", "same X and Y [fields=LIST] [image=HOW] [nil=equal|different]",
      "what the word 'same' asks in a strategy: whether two styles look alike"),
    .init(
      "an item", "option NAME VALUE VALUE …",
      "a strategy's own switch; the first value is the default, guards ask for it"),
    .init(
      "an item", "option NAME DEFAULT [range A..B]",
      "a colour, number or length that an app sets for a strategy; lines and defaults of its"
        + " properties read it"),
    .init(
      "an item", "versions A B …",
      "the versions of a strategy, oldest first; guards ask for them: [version>=1.1]; strategy NAME@A"
        + " chooses one"),
    .init(
      "an item", "wraps pages",
      "a strategy that puts each page into a navigation controller of the page's own"),
    .init(
      "a line of its own", "scenario \"NAME\"", "opens a scenario; '///' above it tells about it"),
    .init(
      "a part of a scenario", "matrix",
      "multiplies a scenario over strategy, ios, device, and axes of your own; an axis is a line"
        + " below it, its name and its values: navsim explain axis"
    ),
    .init("a line of a matrix", "skip AXIS=VALUE … \"WHY\"", "takes cells out of the matrix"),
    .init("a part of a scenario", "stack A > B [by=set]", "the pages at the start, bottom to top"),
    .init(
      "a part of a scenario", "root NAVIGATION|PAGE",
      "the controller, the tabs or the page to start with"),
    .init(
      "a part of a scenario", "at MOMENT ACTION [as LABEL]",
      "does something at a time, at an action's edge (push.end) or progress (push@40%)"),
    .init(
      "a part of a scenario", "then [+D] ACTION [as LABEL]",
      "does something when the action before is over, or D after that"),
    .init(
      "a part of a scenario", "expect [sometime] SCOPE: CLAIM",
      "a claim that must hold in every frame of its scope; with 'sometime' in one: navsim explain scope,"
        + " navsim explain claim"),
    .init(
      "a part of a scenario", "known \"ID\" expect SCOPE: CLAIM",
      "a claim that should fail: it is reported as a known issue, and fails once it holds"),
    .init(
      "a declaration", "checks NAME", "a set of claims, one a line: SCOPE: CLAIM [as NAME]"),
    .init(
      "a part of a scenario", "check NAME [except NAME …]",
      "claims what a check set says, but for claims that 'except' names"),
    .init(
      "a choice", "option DETECTOR.THRESHOLD=NUMBER", "sets a detector's threshold for the file"),
    .init(
      "a part of a scenario", "record LABEL: PROPERTY PROPERTY …",
      "a table of values in the scenario: each row a progress of the action and what the"
        + " properties show there; navsim test --update=missing fills it"),
    .init(
      "a part of a scenario", "golden [frames|tracks|fingerprint]",
      "navsim test compares the whole trace with the one that is kept in a file, frame by frame or"
        + " one line for each property of a phase; or three hashes of it"),
  ]

  private static let whenWords: [ManualWord] = [
    .init(
      "a when-word", "alongside STATEMENT",
      "the rest runs inside the transition's animation: animate(alongsideTransition:); where none is left, as in the viewWillDisappear of a swipe that was taken back, it is dropped"
    ),
    .init("a when-word", "completion STATEMENT", "the rest runs when the transition is over"),
    .init(
      "a when-word", "interaction-change STATEMENT",
      "the rest runs when the finger leaves: notifyWhenInteractionChanges"),
    .init("a when-word", "next-turn STATEMENT", "the rest runs in the next main-queue turn"),
    .init(
      "a when-word", "after D|animation STATEMENT",
      "the rest runs D later, or when the animation of code's own is over"),
    .init(
      "a when-word", "over D|transition|rest [CURVE] STATEMENT", "the rest runs at once, animated"),
    .init(
      "a when-word", "within A..B STATEMENT",
      "the rest is animated in this part of the way of the animation around it: addKeyframe"),
    .init(
      "a when-word", "transaction D STATEMENT",
      "the rest runs in an explicit CATransaction with that duration, which few animations take"),
    .init("a when-word", "animations-off STATEMENT", "the rest runs at once, without animation"),
    .init("a when-word", "once STATEMENT", "the rest runs the first time on this object"),
    .init(
      "a when-word", "if [not] CONDITION STATEMENT",
      "the rest runs if it holds; also 'if PATH is [not] VALUE', 'if PATH < VALUE'"),
  ]

  private static let scopes: [ManualWord] = [
    .init("a scope of 'expect'", "always", "all frames, from the start to the end"),
    .init(
      "a scope of 'expect'", "during LABEL",
      "from the action to the frame before its transition or gesture is over"),
    .init(
      "a scope of 'expect'", "from MOMENT to MOMENT",
      "from the first moment to the frame before the second"),
    .init("a scope of 'expect'", "from MOMENT to end", "from the moment to the last frame"),
    .init("a scope of 'expect'", "after LABEL", "from the action's end to the last frame"),
    .init("a word of 'expect'", "sometime SCOPE: CLAIM", "one frame of the scope is enough"),
  ]

  private static let claims: [ManualWord] = [
    .init("a claim", "unchanged since MOMENT", "bar.height unchanged since start"),
    .init(
      "a claim", "changed by at most N since MOMENT", "page.A.y changed by at most 2pt since start"),
    .init("a claim", "visible", "the element is there, not hidden, not wholly transparent"),
    .init(
      "a claim", "hidden", "the element is in the scene, but hidden, transparent or off screen"),
    .init(
      "a claim", "covered", "it would be visible, but something opaque lies over the whole of it"),
    .init("a claim", "rising [max N per frame]", "a property never goes down, and goes up once"),
    .init("a claim", "falling [max N per frame]", "a property never goes up, and goes down once"),
    .init("a claim", "steady", "a property stays what it is"),
    .init("a claim", "smooth max N per frame", "no step from frame to frame is larger"),
    .init("a claim", "covers ELEMENT", "bar covers A.fake: the whole of it lies inside the bar"),
    .init("a claim", "inside ELEMENT", "title.A inside bar: the bar contains the whole of it"),
    .init("a claim", "overlaps ELEMENT", "two elements share an area on screen"),
    .init("a claim", "above ELEMENT", "it ends where the other begins, or higher on screen"),
    .init("a claim", "matches ELEMENT [± N]", "two elements are the same rectangle on screen"),
    .init("a claim", "no DETECTOR [of PATTERN]", "a detector finds nothing in the scope"),
    .init("a claim", "some DETECTOR [of PATTERN]", "a detector finds something in the scope"),
    .init(
      "a claim", "no finding [except DETECTOR …]", "no detector, but for those, finds anything"),
    .init(
      "finding", "a word of a claim", "no finding [except DETECTOR …]",
      "what any detector finds; 'some finding' wants one"),
    .init("a claim", "absent", "the element is not in the trace"),
    .init("a claim", "items are A > B", "the bar's items"),
    .init("a claim", "events NAME(A), NAME(B)", "these events come in this order"),
    .init("a claim", "count NAME(A) = N", "how many of these events there are"),
    .init("a claim", "logs \"TEXT\"", "a console line contains the text"),
    .init("a claim", "raises \"TEXT\"", "an exception whose text contains this"),
  ]

  private static let owners: [ManualWord] = [
    .init("an owner", "self", "the object whose code runs"),
    .init("an owner", "from", "the page that the transition or the call leaves"),
    .init("an owner", "to", "the page that the transition or the call shows"),
    .init("an owner", "top", "the page on top of the stack; in a claim 'top is A'"),
    .init("an owner", "root", "the page at the bottom of the stack"),
    .init("an owner", "below", "the page below self in the stack"),
  ]

  /// The entry's text under the name by which it was looked up.
  func entry(_ name: String) -> String {
    let lines = Table.wrapped(meaning, width: Table.width - 2).map { "  \($0)\n" }
    return "\(name): \(kind)\n\n\(lines.joined())  form      \(form)\n"
  }
}
