import NavSimTrace

/// What follows from the names of a trace's elements alone: where each stands, and to which page it
/// belongs. Traces of cells that are built alike have the same names, which are laid out once.
public struct EvidenceNames: Sendable {
  private let elements: [TraceElement]
  private let slots: [TraceSlot]
  /// The elements and the slots of each by name, for those who ask in every frame.
  let table: SlotTable
  /// The names of the pages that the trace tells of, in its order.
  let pages: [String]
  /// The elements of controllers beside the scenario's own.
  let otherControllers: [String]
  /// The bars of controllers beside the scenario's own, each with the colours of its background.
  let bars: [(bar: Int, colors: [Int])]
  /// The same of the scenario's own.
  let ownBar: (bar: Int, colors: [Int])?
  /// The tab bar and the toolbars of all controllers.
  let bottomBars: [Int]
  /// Whether the trace tells of something presented.
  let presents: Bool
  /// Which pages own its elements.
  let owners: PageOwners
  /// Where each element says where it is and how far it is seen.
  let places: [PlaceSlots]
  /// What each name begins with: all up to its first dot, and this.
  let beginnings: [String]
  /// The element of each page's view.
  let views: [Int]

  /// The names of a trace.
  public init(_ trace: Trace) {
    elements = trace.elements
    slots = trace.slots
    table = SlotTable(trace.elements.enumerated().map { ($1.name, $0) }, trace)
    pages = trace.elements.compactMap { element in
      guard element.name.hasPrefix("page."), !element.name.hasSuffix(".content") else { return nil }
      return String(element.name.dropFirst(5))
    }
    otherControllers = trace.elements.map(\.name).filter { $0.hasPrefix("navigation.") }
    func bar(_ name: String) -> (bar: Int, colors: [Int])? {
      guard let bar = trace.elements.firstIndex(where: { $0.name == name }) else { return nil }
      let parts = trace.elements.filter {
        $0.name.hasPrefix(name + ".bg") && !$0.name.hasSuffix(".shadow")
      }
      return (bar, parts.flatMap(\.slots).filter { trace.slots[$0].name == "color" })
    }
    bars = otherControllers.compactMap { bar("bar." + $0.dropFirst("navigation.".count)) }
    ownBar = bar("bar")
    bottomBars = trace.elements.indices.filter { index in
      ["tabBar", "toolbar"].contains(trace.elements[index].name.split(separator: ".").first)
    }
    presents = trace.elements.contains { $0.name.hasPrefix("presented.") }
    owners = PageOwners(trace, pages: pages)
    places = trace.elements.map { PlaceSlots($0, trace) }
    beginnings = trace.elements.map { element in
      let name = element.name
      return name.firstIndex(of: ".").map { String(name[...$0]) } ?? name
    }
    let table = table
    views = pages.compactMap { table.number("page." + $0) }
  }

  /// Whether these are the names of a trace.
  public func fit(_ trace: Trace) -> Bool {
    elements == trace.elements && slots == trace.slots
  }
}

/// The slots of an element that say where it is and whether it is seen: asked for more often than any
/// other, so that their names are looked up once.
struct PlaceSlots: Sendable {
  private(set) var x: Int?, y: Int?, width: Int?, height: Int?, alpha: Int?
  /// Those that are yes where it is not seen.
  private(set) var hidden: Int?, masked: Int?
  private(set) var title: Int?

  init(_ element: TraceElement, _ trace: Trace) {
    for slot in element.slots {
      switch trace.slots[slot].name {
      case "x": x = slot
      case "y": y = slot
      case "width": width = slot
      case "height": height = slot
      case "alpha": alpha = slot
      case "hidden": hidden = slot
      case "masked": masked = slot
      case "title": title = slot
      default: break
      }
    }
  }
}

extension SlotTable {
  /// A table of elements under names, with their slots.
  init(_ names: [(String, Int)], _ trace: Trace) {
    self.init(capacity: names.count + trace.slots.count)
    for (name, element) in names {
      add(name, "", element)
      for slot in trace.elements[element].slots { add(name, trace.slots[slot].name, slot) }
    }
  }
}
