/// What a trace shows of a thing, and so what a claim may be about. Of the others a claim would read
/// nil whatever code has set, and hold or fail for no reason: the parser refuses it.
extension Thing {
  /// The properties that a trace shows wherever code has set them, in schema order.
  public var shown: [Property] {
    switch self {
    // What an item holds is seen in the bar: its title, its buttons, its prompt.
    case .item: return [.title]
    // What takes touches is not seen.
    case .bar: return properties.filter { $0 != .userInteractionEnabled }
    case .fake: return properties.filter { $0 != .standardAppearance }
    case .gesture:
      return properties.filter { ![.contentEnabled, .direction, .startX].contains($0) }
    // The page's own answers, what new bars begin with, and a slot that no rule moves.
    case .controller, .proxy, .barPrompt, .barFirst: return []
    // What they paint is no setting of theirs.
    case .toolbar, .tabBar: return properties + [.color]
    case .barBackground: return properties + [.edgeEffect]
    default: return properties
    }
  }

  /// What to claim instead of what no trace shows.
  public var shownInstead: String {
    switch self {
    case .bar: return "claim what a touch does: no count rightAction(A) = 0"
    case .item:
      return "claim what the bar shows: title.A, left.A, right.A, back.A.label, prompt.A, search.A"
    case .fake: return "claim what it paints: A.fake.color"
    case .gesture: return "claim gesture.state, or what the finger moves: navigation.progress"
    case .proxy: return "claim what a bar gets from it: bar.barTintColor"
    case .barFirst: return "claim the view that it is: bar.bg"
    case .barPrompt: return "claim the prompt of an item: prompt.A"
    default: return ""
    }
  }
}
