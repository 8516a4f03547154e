import NavSimTrace

/// Which page each element of a trace belongs to, as their names say.
struct PageOwners: Sendable {
  /// The names of pages: those with views in the trace's order, then others that own an element.
  private(set) var names: [String]
  /// For each of them its elements, in the trace's order.
  private(set) var elements: [[Int]]
  /// The page of each element, or -1.
  private(set) var pages: [Int] = []

  init(_ trace: Trace, pages: [String]) {
    names = pages
    elements = pages.map { _ in [] }
    var numbers: [String: Int] = [:]
    for (index, page) in pages.enumerated() { numbers[page] = index }
    for (index, element) in trace.elements.enumerated() {
      guard let owner = Self.owner(of: element.name) else {
        self.pages.append(-1)
        continue
      }
      let page = numbers[owner] ?? names.count
      if page == names.count {
        names.append(owner)
        numbers[owner] = page
        elements.append([])
      }
      elements[page].append(index)
      self.pages.append(page)
    }
  }

  /// The page that an element belongs to: `A` of `page.A`, `A.fake.bg`, `title.A`, `back.A.label`,
  /// `search.A`.
  private static func owner(of element: String) -> String? {
    guard let dot = element.utf8.firstIndex(of: 46) else { return nil }
    let first = element[..<dot]
    let rest = element[element.utf8.index(after: dot)...]
    let second = rest.utf8.firstIndex(of: 46).map { rest[..<$0] } ?? rest
    if second == "fake" { return String(first) }
    switch first {
    case "page", "title", "large-title", "left", "right", "back", "prompt", "search":
      return String(second)
    default: return nil
    }
  }
}

/// Which pages have something in a frame: their view, a stand-in, or a part of their item. A judge
/// that walks these costs what is there, not what a file declares.
struct SeenPages {
  private let owners: PageOwners
  /// From which frame on who is there, in the order of the names.
  private var frames: [Int] = []
  private var present: [[Int]] = []

  /// The names of pages.
  var names: [String] { owners.names }

  init(_ owners: PageOwners, _ presence: [Track]) {
    self.owners = owners
    var changes: [(frame: Int, page: Int, by: Int)] = []
    for (index, page) in owners.pages.enumerated() where page >= 0 {
      var isThere = false
      for entry in presence[index].entries where (entry.value == .flag(true)) != isThere {
        isThere.toggle()
        changes.append((entry.frame, page, isThere ? 1 : -1))
      }
    }
    sweep(changes.sorted { $0.frame < $1.frame })
  }

  private mutating func sweep(_ changes: [(frame: Int, page: Int, by: Int)]) {
    var counts = Array(repeating: 0, count: names.count)
    var now: [Int] = []
    var index = 0
    while index < changes.count {
      let frame = changes[index].frame
      while index < changes.count, changes[index].frame == frame {
        let change = changes[index]
        let before = counts[change.page]
        counts[change.page] += change.by
        if before == 0 { now.append(change.page) }
        if counts[change.page] == 0 { now.removeAll { $0 == change.page } }
        index += 1
      }
      frames.append(frame)
      present.append(now.sorted())
    }
  }

  /// How many changes there are up to a frame.
  private func changes(until frame: Int) -> Int {
    frames.partitioningIndex { $0 > frame }
  }

  /// The pages that have something in a frame, by number.
  func pages(at frame: Int) -> [Int] {
    let count = changes(until: frame)
    return count > 0 ? present[count - 1] : []
  }

  /// The pages that have something in one frame of a range at least, by number.
  func pages(in range: Range<Int>) -> [Int] {
    var index = changes(until: range.lowerBound)
    let first = index > 0 ? present[index - 1] : []
    guard index < frames.count, frames[index] < range.upperBound else { return first }
    var found = Set(first)
    while index < frames.count, frames[index] < range.upperBound {
      found.formUnion(present[index])
      index += 1
    }
    return found.sorted()
  }

  /// The elements of pages.
  func elements(of pages: [Int]) -> [Int] { pages.flatMap { owners.elements[$0] } }
}

extension Evidence {
  /// The pages that have something in one frame of a range at least, in the trace's order.
  func pages(in frames: Range<Int>) -> [String] {
    seen.pages(in: frames).filter { $0 < pages.count }.map { seen.names[$0] }
  }

  /// The pages that have something in a frame.
  func pages(at frame: Int) -> [String] {
    seen.pages(at: frame).filter { $0 < pages.count }.map { seen.names[$0] }
  }

  /// The elements of pages whose names begin so, up to their first dot, and that are there in a range, in
  /// the trace's order.
  func parts(_ beginnings: [String], in frames: Range<Int>) -> [String] {
    seen.elements(of: seen.pages(in: frames))
      .filter { beginnings.contains(names.beginnings[$0]) }.sorted()
      .map { trace.elements[$0].name }
  }
}
