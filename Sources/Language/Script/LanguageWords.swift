import NavSimProgram
import NavSimVocabulary

/// Every word that the grammar has: what opens a line, what stands between others, the values of
/// closed lists, units and signs. Names that a file declares are not among them, and neither are
/// those of the schema's properties, events and detectors.
public enum LanguageWords {
  /// The words, each once, those of one group together.
  public static let all: [String] = {
    var seen: Set<String> = []
    return groups.joined().filter { seen.insert($0).inserted }
  }()

  /// The words that open a line in column 1.
  public static let openingLines = Session.keywords

  private static let groups: [[String]] = [
    Session.keywords, items, Names.whenWords, Names.owners.keys.sorted(),
    Names.things.keys.sorted(), StatementInfo.all.map(\.word).filter { $0 != "PATH" },
    Condition.allCases.map(\.name), Hook.allCases.map(\.name), claims, between, names, keys,
    Golden.Form.allCases.map(\.rawValue), ActionOutcome.allCases.map(\.rawValue),
    Mechanism.allCases.map(\.name), FrameRule.allCases.map(\.name),
    FakeKind.allCases.map(\.name), CurveName.allCases.map(\.name),
    ImageIdentity.allCases.map(\.name), Orientation.allCases.map(\.rawValue),
    AppearanceDeclaration.Base.allCases.map(\.rawValue), values, units,
    Comparison.allCases.map(\.rawValue), ["±", "+-"],
  ]

  /// What stands below a declaration, and a matrix's line that is no axis.
  private static let items =
    [
      "wants", "self", "item", "view", "scrollView", "child", "kept", "on", "bar", "gesture",
      "container", "window", "toolbar", "tabBar", "alone", "property", "fields", "condition",
      "same", "option", "versions", "wraps", "skip",
    ] + ContainerKind.allCases.map(\.childWord)

  private static let claims =
    ["after", "always", "during", "from", "sometime", "start", "end"]
    + ["top", "stack", "items", "events", "count", "logs", "raises", "some", "no", "finding"]
    + ["unchanged", "changed"] + ChainPart.State.allCases.map(\.rawValue)
    + CoursePart.Course.allCases.map(\.rawValue) + Relation.allCases.map(\.rawValue)

  /// Words that stand inside a line, after the one that opens it.
  private static let between = [
    "action", "and", "animation", "background", "foreground", "call", "hang-up", "are", "as", "at",
    "back", "by",
    "constraints", "contentOffset", "down", "except", "for",
    "frame", "grab", "hold", "in",
    "is", "least", "like", "max", "menu", "minus", "most", "not", "of", "on-stack", "over", "pages",
    "pause", "per",
    "plus", "progress", "range", "release", "root", "since", "start", "stop", "super", "then",
    "ticks", "to", "with",
  ]

  /// The parts of names of elements, besides things.
  private static let names = [
    "eye", "presented", "title", "large-title", "left", "right", "prompt", "search", "arrow",
    "label", "content",
  ]

  /// What stands before `=`, besides properties.
  static let keys = [
    "animated", "animation-speed", "appearing", "back", "by", "ease", "fields", "frame", "frames",
    "horizon", "image", "item",
    "keep", "kind", "linked-sdk", "nil", "dissolve", "opaque", "orientation", "speed", "curve",
    "startX",
    "style", "velocity", "version",
    "backgroundColor", "backgroundImage", "effect", "shadowColor", "titleColor",
    "largeTitleColor", "buttonColor", "backButtonColor", "backIndicatorImage",
    "backIndicatorTransitionMaskImage",
  ]

  private static let values = [
    "yes", "no", "nil", "system", "normal", "alert", "empty", "shared", "callback", "set", "dark",
    "light", "equal", "different",
    "finish", "cancel", "transition", "rest",
  ]

  private static let units = ["ms", "s", "us", "f", "pt", "%", "pt/s"]
}
