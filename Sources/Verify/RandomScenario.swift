import NavSimKernel

/// A scenario at random: pages whose code styles, hides and shows the bar, and actions that come
/// while others are still under way. The same seed gives the same text for ever.
public struct RandomScenario {
  private var generator: Generator
  private static let pages = ["A", "B", "C", "D", "E"]
  private static let versions = [
    "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "26",
  ]
  private static let devices = [
    "iphone-8", "iphone-8-plus", "iphone-x", "iphone-15-pro", "ipad-11",
  ]
  private static let strategies = ["native", "native", "meituan", "km", "fd"]

  private init(seed: Int) { generator = Generator(seed: UInt64(seed)) }

  /// The text of a scenario with one cell.
  public static func text(seed: Int) -> String {
    var scenario = RandomScenario(seed: seed)
    return scenario.make()
  }

  private mutating func pick(_ words: [String]) -> String {
    words[generator.below(words.count)]
  }

  private mutating func make() -> String {
    let ios = pick(Self.versions)
    var lines = [
      "device \(pick(Self.devices))", "ios \(ios)", "strategy \(pick(Self.strategies))",
      "appearance Own opaque backgroundColor=#336699",
    ]
    for name in Self.pages { lines += page(name) }
    lines += ["navigation Main", "  stack \(pick(["A", "A > B", "A > B > C"]))"]
    if generator.below(3) == 0 { lines.append("  bar prefersLargeTitles=yes") }
    if generator.below(4) == 0 { lines.append("  self toolbarHidden=no") }
    lines += ["scenario \"random\"", "root Main"]
    for _ in 0..<(2 + generator.below(7)) { lines.append(action()) }
    lines.append("expect always: count exception < 2")
    return Self.without(newerThan: ios, lines).joined(separator: "\n") + "\n"
  }

  /// The lines without the properties that a version does not have: what was drawn stays what it was.
  static func without(newerThan ios: String, _ lines: [String]) -> [String] {
    let major = Int(ios.prefix { $0.isNumber }) ?? 0
    let newer = [
      ("largeTitleDisplayMode=", 11), ("prefersLargeTitles=", 11), ("standardAppearance=", 13),
      ("searchController=", 11), ("hidesSearchBarWhenScrolling=", 11),
      ("hidesNavigationBarDuringPresentation=", 11),
    ].filter { $0.1 > major }.map(\.0)
    return lines.compactMap { line in
      let words = line.split(separator: " ")
      let kept = words.filter { word in !newer.contains { word.hasPrefix($0) } }
      if kept.count == words.count { return line }
      return kept.count > 1 ? "  " + kept.joined(separator: " ") : nil
    }
  }

  // MARK: - Pages

  private mutating func page(_ name: String) -> [String] {
    var lines = ["page \(name) \"\(String(repeating: name, count: 1 + generator.below(30)))\""]
    for _ in 0..<generator.below(4) { lines.append("  " + pageLine()) }
    return lines
  }

  private mutating func pageLine() -> String {
    let color = pick(["red", "blue", "#33669980", "white"])
    let hook = pick(["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidLoad"])
    let when = pick(["", "", "alongside ", "completion ", "next-turn "])
    switch generator.below(12) {
    case 0: return "wants hidden=\(pick(["yes", "no"])) backgroundImage=\(color)"
    case 1: return "on \(hook) \(when)bar backgroundImage=\(pick([color, "empty", "nil"]))"
    case 2: return "on \(hook) \(when)bar barTintColor=\(color) tintColor=\(color)"
    case 3: return "on \(hook) \(when)bar translucent=\(pick(["yes", "no"]))"
    case 4: return "on viewWillAppear hide bar animated=\(pick(["yes", "no", "callback"]))"
    case 5: return "on viewWillAppear show bar animated=\(pick(["yes", "no", "callback"]))"
    case 6: return "on viewWillDisappear show bar animated=\(pick(["yes", "no", "callback"]))"
    case 7: return "item prompt=\"more\" rightBarButtonItem=\"Edit\""
    case 8: return "item standardAppearance=Own titleViewWidth=120pt"
    case 9: return "self edgesForExtendedLayout=none"
    case 10: return "on \(hook) \(when)bar titleColor=\(color) shadowImage=empty"
    default: return "item largeTitleDisplayMode=\(pick(["never", "always", "automatic"]))"
    }
  }

  // MARK: - Actions

  private mutating func action() -> String {
    let wait = pick(["then", "then", "then +30ms", "then +200ms"])
    let early = "at \(generator.below(1500))ms"
    return "\(generator.below(3) == 0 ? early : wait) \(call())"
  }

  private mutating func call() -> String {
    let page = pick(Self.pages)
    let animated = pick(["", "", " animated=no"])
    switch generator.below(16) {
    case 0, 1, 2: return "push \(page)\(animated)"
    case 3: return "pop\(animated)"
    case 4: return "pop to root\(animated)"
    case 5: return "set-stack A > \(pick(["B", "C", "D > E"]))\(animated)"
    case 6, 7, 8:
      return "swipe back to \(generator.below(101))% over \(20 + generator.below(400))ms release "
        + pick(["cancel", "cancel", "finish", "velocity=300pt/s"])
    case 9: return "tap back"
    case 10: return "rotate \(pick(["landscape", "portrait"]))"
    case 11: return "scroll \(page) to \(generator.below(200))pt over \(generator.below(300))ms"
    case 12: return "\(pick(["hide", "show"])) bar animated=\(pick(["yes", "no"]))"
    case 13: return "\(pick(["hide", "show"])) toolbar animated=\(pick(["yes", "no"]))"
    case 14: return "trait \(pick(["dark", "light"]))"
    default:
      return
        "\(page).item \(pick(["prompt=nil", "prompt=\"x\"", "title=\"New\"", "leftWidth=80pt"]))"
    }
  }
}
