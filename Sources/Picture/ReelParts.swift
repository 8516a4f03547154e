import NavSimTrace

/// The elements of a trace that a picture is made of.
struct ReelParts {
  /// What belongs to one page. There may be many, and each picture looks through all of them: they are shared.
  final class Page: Sendable {
    let name: String
    let view, content, scrollView, edgeShadow: ReelElement?
    let fake, fakeBackground, fakeContent: ReelElement?
    let fakeTitle, fakeLeft, fakeRight, fakeBack: ReelElement?
    let title, largeTitle, left, right, arrow, label, prompt, search, item: ReelElement?
    /// The navigation controller on whose stack it is, by its number among the bars.
    let home: Int
    /// Whether its view ever lay in that controller's own container.
    let isInStack: Bool
    /// The numbers of all of them that can be seen.
    let seen: [Int]

    init(_ name: String, home: Int, isInStack: Bool, _ find: (String) -> ReelElement?) {
      self.name = name
      self.home = home
      self.isInStack = isInStack
      view = find("page.\(name)")
      content = find("page.\(name).content")
      scrollView = find("\(name).scrollView")
      edgeShadow = find("\(name).edgeShadow")
      fake = find("\(name).fake")
      fakeBackground = find("\(name).fake.bg")
      fakeContent = find("\(name).fake.content")
      fakeTitle = find("\(name).fake.title")
      fakeLeft = find("\(name).fake.left")
      fakeRight = find("\(name).fake.right")
      fakeBack = find("\(name).fake.back")
      title = find("title.\(name)")
      largeTitle = find("large-title.\(name)")
      left = find("left.\(name)")
      right = find("right.\(name)")
      arrow = find("back.\(name).arrow")
      label = find("back.\(name).label")
      prompt = find("prompt.\(name)")
      search = find("search.\(name)")
      item = find("\(name).item")
      let ownView = [view, content, scrollView, edgeShadow]
      let standIn = [
        fake, fakeBackground, fakeContent, fakeTitle, fakeLeft, fakeRight, fakeBack,
      ]
      let onBar = [title, largeTitle, left, right, arrow, label, prompt, search]
      seen = (ownView + standIn + onBar).compactMap { $0?.number }
    }
  }

  /// A navigation controller with its bar and its toolbar.
  struct Bar {
    /// The controller's name; nil for the scenario's own.
    let name: String?
    let navigation, toolbar: ReelElement?
    let bar, background, effect, image, edge, custom, shadow: ReelElement?
    let content, titleSlot, largeSlot, backSlot, leftSlot, rightSlot: ReelElement?
    /// The strongest tint that the material ever has: what is left of it in a mixture tells how much
    /// of the blur is left.
    let fullEffect: Double
    /// Every page that was on its stack at any time; nil where the trace has no stack.
    let stacked: Set<String>?
    /// How those pages lie over each other.
    let order: StackOrder

    init(_ name: String?, _ trace: Trace, _ find: (String) -> ReelElement?) {
      let suffix = name.map { "." + $0 } ?? ""
      func part(_ name: String) -> ReelElement? { find("bar" + suffix + name) }
      self.name = name
      navigation = find("navigation" + suffix)
      toolbar = find("toolbar" + suffix)
      bar = part("")
      background = part(".bg")
      effect = part(".bg.effect")
      image = part(".bg.image")
      edge = part(".bg.edge")
      custom = part(".bg.custom")
      shadow = part(".bg.shadow")
      content = part(".content")
      titleSlot = part(".content.title")
      largeSlot = part(".content.large-title")
      backSlot = part(".content.back")
      leftSlot = part(".content.left")
      rightSlot = part(".content.right")
      fullEffect = ReelParts.strongest(trace, effect?.slot("color"))
      stacked = ReelParts.stacked(trace, navigation?.slot("stack"))
      order = StackOrder(trace, navigation?.slot("stack"))
    }
  }

  let window, container, statusBar, tabBar, keyboard: ReelElement?
  /// How many buttons the tab bar has.
  let tabCount: Int
  /// The scenario's own controller, then those that pages hold.
  let bars: [Bar]
  let pages: [Page]
  /// What may lie over the rest, with the name of its page or controller.
  let presented: [(name: String, element: ReelElement)]
  /// The further windows, each with the name of its root.
  let windows: [(element: ReelElement, root: String)]
  /// The pages that are roots of windows at any time: of the scenario's own, and of further ones.
  let ownRoots: [String]

  init(_ trace: Trace) {
    var numbers: [String: Int] = [:]
    for (index, element) in trace.elements.enumerated() where numbers[element.name] == nil {
      numbers[element.name] = index
    }
    func find(_ name: String) -> ReelElement? { ReelElement(name, in: trace, numbers: numbers) }
    window = find("window")
    container = find("container")
    statusBar = find("statusBar")
    tabBar = find("tabBar")
    keyboard = find("keyboard")
    // A tab may be a page, of which nothing tells that it is one.
    tabCount = max(2, trace.elements.indices.count { trace.slot("selected", of: $0) != nil })
    presented = trace.elements.indices.filter { trace.elements[$0].name.hasPrefix("presented.") }
      .compactMap { index in
        let name = trace.elements[index].name
        return find(name).map { (String(name.dropFirst("presented.".count)), $0) }
      }
    windows = trace.elements.indices.filter { trace.elements[$0].name.hasPrefix("window.") }
      .compactMap { index in
        find(trace.elements[index].name).map {
          ($0, Self.words(trace, $0.slot("rootViewController")).first ?? "")
        }
      }
    ownRoots = Self.words(trace, window?.slot("rootViewController"))
    let roots = Set(ownRoots + windows.map(\.root))
    let bars = [Bar(nil, trace, find)] + Self.controllerNames(trace).map { Bar($0, trace, find) }
    self.bars = bars
    pages = Self.pageNames(trace).map { name in
      // A page of no stack is the scenario's own.
      let home = bars.indices.dropFirst().first { bars[$0].stacked?.contains(name) ?? false }
      return Page(
        name, home: home ?? 0,
        isInStack: !roots.contains(name) && bars[home ?? 0].stacked?.contains(name) ?? true, find)
    }
  }

  /// The controllers that pages hold, in the trace's order.
  private static func controllerNames(_ trace: Trace) -> [String] {
    trace.elements.compactMap { element in
      let parts = element.name.split(separator: ".")
      return parts.count == 2 && parts[0] == "navigation" ? String(parts[1]) : nil
    }
  }

  /// The pages in the trace's order.
  private static func pageNames(_ trace: Trace) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for element in trace.elements {
      let parts = element.name.split(separator: ".").map(String.init)
      guard parts.count > 1 else { continue }
      let isOwned = [
        "page", "title", "large-title", "left", "right", "back", "prompt", "search",
      ].contains(parts[0])
      let isOwner = ["fake", "item"].contains(parts[1])
      let name = isOwned ? parts[1] : parts[0]
      if isOwned || isOwner, known.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// Every page that was on the stack at any time; nil where the trace has no stack.
  private static func stacked(_ trace: Trace, _ slot: Int?) -> Set<String>? {
    guard let slot else { return nil }
    var pages: Set<String> = []
    for change in trace.changes where Int(change.slot) == slot && change.value.kind == .word {
      for page in trace.text(of: change.value).split(separator: ">") { pages.insert(String(page)) }
    }
    return pages.isEmpty ? nil : pages
  }

  /// The words that a slot has had, each once, in the order of their coming.
  private static func words(_ trace: Trace, _ slot: Int?) -> [String] {
    var words: [String] = []
    guard let slot else { return words }
    for change in trace.changes where Int(change.slot) == slot && change.value.kind == .word {
      let word = trace.text(of: change.value)
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  private static func strongest(_ trace: Trace, _ slot: Int?) -> Double {
    guard let slot else { return 0 }
    var most: UInt32 = 0
    for change in trace.changes where Int(change.slot) == slot {
      most = max(most, change.value.packedColor & 255)
    }
    return Double(most) / 255
  }
}
