import NavSimTrace

/// The elements of a trace that a picture is made of.
struct ReelParts {
  /// What belongs to one page.
  struct Page {
    let name: String
    let view, content: ReelElement?
    let fake, fakeBackground, fakeContent: ReelElement?
    let fakeTitle, fakeLeft, fakeRight, fakeBack: ReelElement?
    let title, left, right, arrow, label, prompt, item: ReelElement?
    /// Whether its view ever lay in the navigation controller's own container.
    let isInStack: Bool
  }

  let navigation, window, container, statusBar, toolbar, tabBar: ReelElement?
  let bar, background, effect, image, edge, custom, shadow: ReelElement?
  let content, titleSlot, largeSlot, backSlot, leftSlot, rightSlot: ReelElement?
  let pages: [Page]
  /// The strongest tint that the material ever has: what is left of it in a mixture tells how much of
  /// the blur is left.
  let fullEffect: Double

  init(_ trace: Trace) {
    var numbers: [String: Int] = [:]
    for (index, element) in trace.elements.enumerated() where numbers[element.name] == nil {
      numbers[element.name] = index
    }
    func find(_ name: String) -> ReelElement? { ReelElement(name, in: trace, numbers: numbers) }
    navigation = find("navigation")
    window = find("window")
    container = find("container")
    statusBar = find("statusBar")
    toolbar = find("toolbar")
    tabBar = find("tabBar")
    bar = find("bar")
    background = find("bar.bg")
    effect = find("bar.bg.effect")
    image = find("bar.bg.image")
    edge = find("bar.bg.edge")
    custom = find("bar.bg.custom")
    shadow = find("bar.bg.shadow")
    content = find("bar.content")
    titleSlot = find("bar.content.title")
    largeSlot = find("bar.content.large-title")
    backSlot = find("bar.content.back")
    leftSlot = find("bar.content.left")
    rightSlot = find("bar.content.right")
    let stacked = Self.stacked(trace, find("navigation")?.slot("stack"))
    pages = Self.pageNames(trace).map { name in
      Page(
        name: name, view: find("page.\(name)"), content: find("page.\(name).content"),
        fake: find("\(name).fake"), fakeBackground: find("\(name).fake.bg"),
        fakeContent: find("\(name).fake.content"), fakeTitle: find("\(name).fake.title"),
        fakeLeft: find("\(name).fake.left"), fakeRight: find("\(name).fake.right"),
        fakeBack: find("\(name).fake.back"), title: find("title.\(name)"),
        left: find("left.\(name)"), right: find("right.\(name)"),
        arrow: find("back.\(name).arrow"), label: find("back.\(name).label"),
        prompt: find("prompt.\(name)"), item: find("\(name).item"),
        isInStack: stacked?.contains(name) ?? true)
    }
    fullEffect = Self.strongest(trace, find("bar.bg.effect")?.slot("color"))
  }

  /// The pages in the trace's order.
  private static func pageNames(_ trace: Trace) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    for element in trace.elements {
      let parts = element.name.split(separator: ".").map(String.init)
      guard parts.count > 1 else { continue }
      let isOwned = ["page", "title", "left", "right", "back", "prompt"].contains(parts[0])
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

  private static func strongest(_ trace: Trace, _ slot: Int?) -> Double {
    guard let slot else { return 0 }
    var most: UInt32 = 0
    for change in trace.changes where Int(change.slot) == slot {
      most = max(most, change.value.packedColor & 255)
    }
    return Double(most) / 255
  }
}
