import NavSim

// Which trace of one side is held against which of the other.

/// Pairs of traces; one of a pair may be missing.
struct DiffPlan {
  struct Pair {
    let name: String
    let old: DiffItem?
    let new: DiffItem?
  }

  private(set) var pairs: [Pair] = []

  init(_ old: DiffSide, _ new: DiffSide) throws {
    let kinds = (old.operand.kind, new.operand.kind)
    switch kinds {
    case (.trace, .trace):
      pairs = [Pair(name: new.items[0].name, old: old.items[0], new: new.items[0])]
    case (.folder, .folder): pair(old.items, new.items) { $0.scenario }
    case (.scenarios, .scenarios): pairCells(old, new)
    case (.trace, .scenarios):
      let item = try Self.partner(of: old, among: new)
      pairs = [Pair(name: item.name, old: old.items[0], new: item)]
    case (.scenarios, .trace):
      let item = try Self.partner(of: new, among: old)
      pairs = [Pair(name: item.name, old: item, new: new.items[0])]
    default:
      throw UsageError(
        message: "a folder is compared with a folder of traces alone",
        help: "navsim run Scenarios -o traces writes one")
    }
  }

  private mutating func pair(
    _ old: [DiffItem], _ new: [DiffItem], _ key: (DiffItem) -> String
  ) {
    var partners: [String: [DiffItem]] = [:]
    for item in old { partners[key(item), default: []].append(item) }
    var taken: Set<String> = []
    for item in new {
      let found = partners[key(item)]?.first
      if found != nil { partners[key(item)]?.removeFirst() }
      taken.insert(key(item))
      pairs.append(Pair(name: item.name, old: found, new: item))
    }
    var counts: [String: Int] = [:]
    for item in old {
      // Those that nobody took stand last in the list of their key.
      let place = counts[key(item), default: 0]
      counts[key(item)] = place + 1
      let count = old.count { key($0) == key(item) }
      if place >= count - (partners[key(item)]?.count ?? 0) {
        pairs.append(Pair(name: item.name, old: item, new: nil))
      }
    }
  }

  private mutating func pairCells(_ old: DiffSide, _ new: DiffSide) {
    let fixed = Set((old.operand.overrides + new.operand.overrides).map(\.axis))
      .union(Self.single(old).intersection(Self.single(new)))
    func left(_ item: DiffItem) -> String {
      item.cell.filter { !fixed.contains($0.axis) }.map { "\($0.axis)=\($0.value)" }.sorted()
        .joined(separator: ",")
    }
    // What a scenario is called sets it apart from others of its file alone.
    let isNamed = [old, new].contains { Set($0.items.map(\.scenario)).count != 1 }
    pair(old.items, new.items) { (isNamed ? $0.scenario : "") + "\n" + left($0) }
    // A name says no more of the cell than sets it apart.
    let all = pairs.compactMap { $0.new ?? $0.old }
    let axes = Set(all.flatMap { $0.cell.map(\.axis) }).filter { axis in
      !fixed.contains(axis) && Set(all.map { Cell($0.cell)[axis] ?? "" }).count > 1
    }
    pairs = pairs.map { pair in
      let cell = (pair.new ?? pair.old)?.cell.filter { axes.contains($0.axis) } ?? []
      let text = cell.map { " \($0.axis)=\($0.value)" }.joined()
      return Pair(name: pair.name + text, old: pair.old, new: pair.new)
    }
  }

  /// The axes on which all cells of a side have one value: it sets none of them apart from another.
  private static func single(_ side: DiffSide) -> Set<String> {
    var values: [String: Set<String>] = [:]
    for item in side.items {
      for (axis, value) in item.cell { values[axis, default: []].insert(value) }
    }
    return Set(values.filter { $0.value.count == 1 }.keys)
  }

  /// The cell that a trace's header names.
  private static func partner(of trace: DiffSide, among cells: DiffSide) throws -> DiffItem {
    let head = try trace.items[0].load().withBytes { bytes in
      String(decoding: bytes.prefix(65_536), as: UTF8.self)
    }.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
    func field(_ index: Int) -> Substring {
      head.count > index ? head[index].drop { $0 != " " }.drop { $0 == " " } : ""
    }
    let values = Set(field(2).split(separator: " "))
    let fitting = cells.items.filter { item in
      item.scenario == field(1)
        && item.cell.allSatisfy { values.contains("\($0.axis)=\($0.value)"[...]) }
    }
    if let item = fitting.first { return item }
    if head[0] != Trace.firstLine || field(1).isEmpty {
      // What is no trace has no cell either: who reads traces says so.
      let bytes = try trace.items[0].load().withBytes { Array($0.prefix(65_536)) }
      _ = try Trace.read(bytes, path: trace.items[0].shown)
    }
    throw UsageError(
      message: "\(cells.operand.shownPath) has no cell '\(field(2))' of a scenario '\(field(1))',"
        + " of which \(trace.operand.text) is a trace")
  }
}
