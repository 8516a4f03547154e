import NavSimProgram
import NavSimVocabulary

/// The schema by name: looked up for every word, so built once.
enum Names {
  static let hooks = table(Hook.allCases) { $0.name }
  static let properties = table(Property.allCases) { $0.name }
  static let events = table(EventName.allCases) { $0.name }
  static let conditions = table(Condition.allCases) { $0.name }
  static let mechanisms = table(Mechanism.allCases) { $0.name }
  static let frameRules = table(FrameRule.allCases) { $0.name }
  static let fakeKinds = table(FakeKind.allCases) { $0.name }
  static let curves = table(CurveName.allCases) { $0.name }
  static let statements = Dictionary(
    StatementInfo.all.map { ($0.word, $0.places) }, uniquingKeysWith: { $0.union($1) })
  static let owners: [String: Owner] = [
    "self": .self, "from": .from, "to": .to, "top": .top, "root": .root, "below": .below,
  ]
  /// Things by the first word of their path; the parts of the bar follow by dots.
  static let things: [String: Thing] = [
    "bar": .bar, "item": .item, "view": .view, "scrollView": .scrollView, "wants": .wants,
    "fake": .fake, "navigation": .navigation, "gesture": .gesture, "container": .container,
    "window": .window, "toolbar": .toolbar, "tabBar": .tabBar, "statusBar": .statusBar,
    "keyboard": .keyboard, "edgeShadow": .edgeShadow,
    "proxy": .proxy,
  ]
  /// The parts of the bar and of a stand-in by their whole path.
  static let parts = table(Thing.allCases.filter { $0.path.contains(".") }) { $0.path }
  static let whenWords = [
    "alongside", "completion", "interaction-change", "next-turn", "animations-off", "once",
    "after", "over", "if", "within", "transaction",
  ]

  /// Words that no page, image, property or condition may be called: they stand where these stand.
  static let reserved: Set<String> = {
    var words = Set(hooks.keys).union(things.keys).union(owners.keys).union(conditions.keys)
    words.formUnion(statements.keys)
    words.formUnion(Session.keywords)
    words.formUnion(whenWords)
    words.formUnion(["always", "start", "end", "nil", "empty", "yes", "no", "on", "like", "not"])
    return words
  }()

  private static func table<Item>(_ items: [Item], name: (Item) -> String) -> [String: Item] {
    Dictionary(items.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether `text` can be a declared name: letters, digits, `-` and `_`, a letter first.
  static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}

extension Thing {
  /// The thing in a sentence.
  var phrase: String {
    switch self {
    case .bar: return "the bar"
    case .controller: return "the controller"
    case .item: return "the navigation item"
    case .view: return "the view"
    case .scrollView: return "the scroll view"
    case .wants: return "a page's wishes"
    case .fake: return "the stand-in"
    case .edgeShadow: return "the shadow at the page's edge"
    case .navigation: return "the navigation controller"
    case .gesture: return "the pop gesture"
    case .container: return "the container view"
    case .window: return "the window"
    default: return "'\(path)'"
    }
  }
}
