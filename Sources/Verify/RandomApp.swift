import NavSimKernel

/// An app at random: tabs or one controller, presentations, animators of code's own and what drives
/// them, touches, gestures, children, another root, the background, searches and the keyboard, all while others are still under
/// way. The same seed gives the same text for ever.
public struct RandomApp {
  private var generator: Generator
  private static let pages = ["A", "B", "C", "D", "E"]
  private static let versions = ["7", "9", "11", "12", "13", "15", "17", "18", "26"]
  private static let devices = ["iphone-8", "iphone-x", "ipad-11"]
  private static let styles = [
    "automatic", "fullScreen", "currentContext", "overFullScreen", "overCurrentContext",
    "pageSheet", "formSheet", "popover",
  ]

  private init(seed: Int) { generator = Generator(seed: UInt64(seed) &+ 0x5EED) }

  /// The text of a scenario with one cell.
  public static func text(seed: Int) -> String {
    var app = RandomApp(seed: seed)
    return app.make()
  }

  private mutating func pick(_ words: [String]) -> String {
    words[generator.below(words.count)]
  }

  private mutating func chance(_ one: Int) -> Bool { generator.below(one) == 0 }

  private mutating func make() -> String {
    let hasTabs = chance(3)
    let device = pick(Self.devices)
    let ios = pick(Self.versions)
    var lines = ["device \(device)", "ios \(ios)"]
    for name in Self.pages { lines += page(name) }
    lines += ["page Notice", "  view backgroundColor=white"]
    lines += navigation("Main", stack: pick(["A", "A > B", "A > B > C"]))
    lines += navigation("Second", stack: pick(["D", "D > E"]))
    lines += navigation("Modal", stack: "E")
    if hasTabs { lines += ["tabs Both", "  tab Main", "  tab Second"] }
    lines += ["scenario \"random\"", "root \(hasTabs ? "Both" : "Main")"]
    for _ in 0..<(3 + generator.below(8)) { lines.append(action(hasTabs)) }
    // What came later is drawn last: seeds keep what they had.
    for name in Self.pages { typed(name, &lines) }
    for _ in 0..<generator.below(5) { lines.append("\(moment()) \(typing())") }
    if chance(2) { windows(&lines) }
    for name in Self.pages where chance(2) { stated(name, &lines) }
    if chance(2) { held(&lines) }
    for _ in 0..<generator.below(5) { lines.append("\(moment()) \(around(lines))") }
    lines.append("expect always: count exception < 2")
    return RandomScenario.without(newerThan: ios, lines).joined(separator: "\n") + "\n"
  }

  // MARK: - Declarations

  private mutating func page(_ name: String) -> [String] {
    var lines = ["page \(name) \"\(name)\"", "  view backgroundColor=white"]
    if chance(3) { lines.append("  item rightBarButtonItem=\"Go\"") }
    if chance(3) { lines.append("  on rightAction  \(pick(calls(in: name)))") }
    if chance(4) { lines.append("  on viewTap  \(pick(calls(in: name)))") }
    if chance(6) { lines.append("  on viewDidAppear  once \(pick(calls(in: name)))") }
    if chance(5) { lines.append("  on alertAction  push \(pick(Self.pages))") }
    if chance(5) { lines.append("  on viewWillAppear  hide bar animated=callback") }
    if chance(5) { lines.append("  on viewWillDisappear  show bar animated=callback") }
    if chance(8) { lines.append("  self shouldAutomaticallyForwardAppearanceMethods=no") }
    if chance(4) {
      lines += animator(
        "animationControllerForPresented, animationControllerForDismissed",
        "interactionControllerForPresentation, interactionControllerForDismissal")
    }
    return lines
  }

  /// What a page has to do with search and keyboard, below its first line.
  private mutating func typed(_ name: String, _ lines: inout [String]) {
    guard let head = lines.firstIndex(where: { $0.hasPrefix("page \(name) ") }) else { return }
    var own: [String] = []
    if chance(4) {
      own.append(
        "  item searchController=\"Find\" hidesSearchBarWhenScrolling=\(pick(["yes", "no"]))"
          + " hidesNavigationBarDuringPresentation=\(pick(["yes", "yes", "no"]))")
    }
    if chance(6) {
      let hook = pick(["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear"])
      own.append("  on \(hook)  self firstResponder=\(pick(["yes", "no"]))")
    }
    if chance(6) { own.append("  on keyboardWillHide  \(pick(calls(in: name)))") }
    lines.insert(contentsOf: own, at: head + 1)
  }

  private mutating func calls(in name: String) -> [String] {
    let page = pick(Self.pages)
    return [
      "push \(page)", "pop", "dismiss", "present Modal style=\(pick(Self.styles))",
      "present Notice style=alert", "add-child \(page)", "remove-child \(page)",
    ]
  }

  private mutating func navigation(_ name: String, stack: String) -> [String] {
    var lines = ["navigation \(name)", "  stack \(stack) by=set"]
    if chance(3) { lines += animator("animationControllerFor", "interactionControllerFor") }
    return lines
  }

  /// Code that animates, in part driven, in part without an end.
  private mutating func animator(_ asked: String, _ driven: String) -> [String] {
    let time = "\(100 + 100 * generator.below(5))ms"
    var lines = [
      "  on \(asked)  animator over \(time)",
      "  on animateTransition  over \(time) linear  to.view alpha=\(pick(["1", "0.5"]))",
    ]
    if !chance(3) { lines.append("  on \(driven)  driver") }
    let end = pick(["complete", "complete", "complete yes", "complete no", ""])
    if !end.isEmpty {
      lines.append("  on animateTransition  \(pick(["after animation", "after 300ms"]))  \(end)")
    }
    return lines
  }

  // MARK: - Actions

  private mutating func action(_ hasTabs: Bool) -> String {
    "\(moment()) \(hasTabs && chance(4) ? tab() : call())"
  }

  private mutating func moment() -> String {
    let wait = pick(["then", "then +20ms", "then +200ms"])
    let early = "at \(generator.below(2500))ms"
    return chance(2) ? early : wait
  }

  /// Search fields and the keyboard, the menu of the back button.
  private mutating func typing() -> String {
    let page = pick(Self.pages)
    switch generator.below(5) {
    case 0: return "tap search"
    case 1: return "tap cancel"
    case 2: return "\(page).item searchActive=\(pick(["yes", "no"]))"
    case 3: return "\(page) firstResponder=\(pick(["yes", "no"]))"
    default: return "tap menu \(page)"
    }
  }

  /// Further windows, and a page as a root.
  private mutating func windows(_ lines: inout [String]) {
    var declared = ["page W", "  view backgroundColor=white", "page X \"X\"", "page Y \"Y\""]
    let once = pick(["hide window Over", "pop"])
    if chance(3) { declared.append("  on viewDidAppear  once \(once)") }
    declared += ["navigation Extra", "  stack X > Y by=set"]
    declared += ["window Over", "  root \(pick(["W", "Extra"]))"]
    declared.append("  self windowLevel=\(pick(["-1", "0", "1", "alert"]))")
    declared += ["window Also", "  root \(pick(["W", "Extra", "A"]))"]
    declared.append("  self userInteractionEnabled=\(pick(["yes", "no"]))")
    guard let scenario = lines.firstIndex(where: { $0.hasPrefix("scenario") }) else { return }
    lines.insert(contentsOf: declared, at: scenario)
    if chance(4) { lines[scenario + declared.count + 1] = "root W" }
    for _ in 0..<(1 + generator.below(6)) {
      let window = pick(["Over", "Also"])
      let call = pick([
        "show window \(window)", "hide window \(window)", "make-key \(window)",
        "set-root \(pick(["W", "Extra", "Main"]))", "pop in Extra", "push Y in Extra",
        "swipe back \(path())", "present E", "trait dark",
      ])
      lines.append("\(moment()) \(call)")
    }
  }

  /// What a page, its item and its content are at the start, below its first line.
  private mutating func stated(_ name: String, _ lines: inout [String]) {
    guard let head = lines.firstIndex(where: { $0.hasPrefix("page \(name) ") }) else { return }
    let flag = pick(["yes", "no"])
    let states = [
      "item prompt=\"more\"", "item leftBarButtonItem=\"No\" leftItemsSupplementBackButton=\(flag)",
      "item hidesBackButton=yes", "item titleView=yes titleViewWidth=\(generator.below(400))pt",
      "item backButtonTitle=\"Back\" largeTitleDisplayMode=\(pick(["always", "never"]))",
      "scrollView contentHeight=\(generator.below(2000))pt delegate=self",
      "self edgesForExtendedLayout=\(pick(["none", "all"]))", "self prefersStatusBarHidden=\(flag)",
      "wants barTintColor=red hidden=\(flag)", "kept",
      "on scrollViewDidScroll  bar translucent=\(flag)",
      "on viewWillTransition  \(pick(calls(in: name)))",
      "on viewDidDisappear  once set-root \(pick(["Main", "Second"]))",
    ]
    lines.insert("  " + pick(states), at: head + 1)
  }

  /// A child of a page, and a controller inside one.
  private mutating func held(_ lines: inout [String]) {
    let (host, other) = (pick(Self.pages), pick(Self.pages))
    guard let scenario = lines.firstIndex(where: { $0.hasPrefix("scenario") }) else { return }
    lines.insert(
      contentsOf: [
        "page Part \"Part\"", "  view backgroundColor=white", "page In \"In\"",
        "page Deep \"Deep\"",
        "navigation Inner", "  stack In > Deep", "proxy barTintColor=blue",
      ], at: scenario)
    for (name, child) in [(host, "Part"), (other, "Inner")] where chance(2) {
      guard let head = lines.firstIndex(where: { $0.hasPrefix("page \(name) ") }) else { continue }
      lines.insert("  child \(child)", at: head + 1)
    }
  }

  /// What goes on around the pages: the call, the light, whole stacks, roots and windows from there too.
  private mutating func around(_ lines: [String]) -> String {
    let page = pick(Self.pages)
    var calls = [
      "app call", "app hang-up", "trait light", "set-stack \(page) > \(pick(Self.pages))",
      "pop to root", "pop to \(page)", "set-root \(page)", "set-root \(page) dissolve=200ms",
      "present Modal style=fullScreen", "set-root Modal",
    ]
    if lines.contains("window Over") {
      calls += [
        "show window Over", "make-key Also", "set-root Extra", "present W", "hide window Over",
      ]
    }
    return pick(calls)
  }

  private mutating func tab() -> String {
    pick(["select Main", "select Second", "tap tab Main", "tap tab Second"])
  }

  private mutating func path() -> String {
    "to \(generator.below(101))% over \(20 + generator.below(300))ms release "
      + pick(["cancel", "finish", "finish", "velocity=300pt/s"])
  }

  private mutating func call() -> String {
    let page = pick(Self.pages)
    let animated = pick(["", "", " animated=no"])
    switch generator.below(24) {
    case 0, 1: return "push \(page)\(animated)"
    case 2: return "pop\(animated)"
    case 3: return "swipe back \(path())"
    case 4: return "present Modal style=\(pick(Self.styles))\(animated)"
    case 5: return "present \(page) style=\(pick(Self.styles))\(animated)"
    case 6: return "present Notice style=\(pick(["alert", "actionSheet"]))"
    case 7, 8: return "dismiss\(animated)"
    case 9: return "swipe down \(path())"
    case 10, 11: return "tap \(pick(["left", "right", "back", "action"]))"
    case 12: return "tap at \(generator.below(375)),\(generator.below(700))"
    case 13: return "swipe pop \(path())"
    case 14: return "swipe push \(page) \(path()) grab after 40ms \(path())"
    case 15: return "swipe present \(page) style=\(pick(Self.styles)) \(path())"
    case 16: return "swipe dismiss \(path())"
    case 17: return "driver \(pick(["finish", "cancel", "pause", "update 40%"]))"
    case 18: return "set-root \(pick(["Main", "Second"]))\(pick(["", " dissolve=300ms"]))"
    case 19: return "app \(pick(["background", "foreground"]))"
    case 20: return "add-child \(page) to \(pick(Self.pages))"
    case 21: return "remove-child \(page)"
    case 22: return "rotate \(pick(["landscape", "portrait"]))"
    default: return "scroll \(page) to \(generator.below(200))pt over \(generator.below(300))ms"
    }
  }
}
