import NavSimKernel

/// The state of a comparison: two texts, what is known of every property, and what was found.
struct ComparisonWork {
  /// A stretch that is the same in both texts and was not read.
  struct Common {
    var start: Int
    var end: Int
    var newStart: Int
  }

  let old: TraceBytes
  let new: TraceBytes
  let oldEnds: TraceEnds
  let newEnds: TraceEnds
  let options: ComparisonOptions

  var table: TrackTable
  /// What would have to be read to know every value.
  var unread: [Common] = []
  /// How many properties differ where the walk stands.
  var openCount = 0
  /// How many frames the walk has come past, those of one trace alone among them.
  var clock = 0
  /// How many frames and phases the old trace has that the new one has not.
  var oldOnly = (frames: 0, phases: 0)
  /// The properties that differ where the walk stands and have been told of.
  var toldOpen: Set<Int> = []
  /// The phase that is compared.
  var phase = PhaseState()
  var oldBlock = TraceBlock()
  var newBlock = TraceBlock()
  /// What stands before these places was said before the frame that is looked at.
  var freshOld = 0
  var freshNew = 0
  /// The properties that the frame touches.
  var touched: [Int] = []
  /// The elements that go in it.
  var gone: [Int] = []
  /// The number of the frame among all that were looked at.
  var stamp = 0

  /// Tells the caller that what was looked at may leave memory.
  var release: (() -> Void)?
  private var seen = 0
  /// The last stretch that was found to be the same, in the old text, and how far off it is.
  private var same = (start: 0, end: 0, shift: 0)

  /// Up to where the names of elements in it are known.
  var namedEnd = 0
  /// How many bytes more are looked through backwards rather than read.
  var patience = 1 << 25

  // What was found.
  var result = TraceComparison()
  var differing: Set<Int> = []
  var kinds: Set<String> = []
  var tolerated: Set<Int> = []
  var ignored: Set<Int> = []
  /// What has a time that is tolerated, and whether what became of the run is left out.
  var toleratedTimes: [String] = []
  var ignoredRun = false
  /// Differences that run over the end of their phase and may still turn out to be a blip.
  var undecided: [Int: (row: Int, frames: Int)] = [:]

  init(
    _ old: TraceBytes, _ new: TraceBytes, _ options: ComparisonOptions
  ) throws(TraceReadError) {
    self.old = old
    self.new = new
    self.options = options
    oldEnds = try TraceEnds(old)
    newEnds = try TraceEnds(new)
    table = TrackTable(options)
  }

  /// Counts bytes that were looked at, and has them leave memory after a while.
  mutating func look(at count: Int) {
    seen &+= count
    if seen > 1 << 24 {
      seen = 0
      release?()
    }
  }

  /// How many bytes are the same from two places on. What was found is kept, so that a stretch is
  /// compared once however often it is asked about.
  mutating func common(_ i: Int, _ j: Int) -> Int {
    if j - i == same.shift, i >= same.start, i < same.end { return same.end - i }
    let limit = min(oldEnds.bodyEnd - i, newEnds.bodyEnd - j)
    var count = 0
    while count < limit {
      let piece = min(limit - count, 1 << 22)
      let found = TraceBytes.common(old, i + count, new, j + count, limit: piece)
      count += found
      look(at: found)
      if found < piece { break }
    }
    same = (i, i + count, j - i)
    return count
  }

  /// Whether a line of both texts says something about what differs.
  mutating func speaks(_ line: TraceBytes.Stretch) -> Bool {
    if table.openByFirst[Int(old[line.start])] == 0 { return false }
    guard var items = try? TraceItems(old, line) else { return true }
    let element = table.element(old, items.element)
    if table.elements[element].openCount == 0 { return false }
    if items.isAbsent || items.isBare { return true }
    var hint = 0
    do {
      while let (name, _) = try items.next() {
        let track = table.track(of: element, old, name, hint: &hint)
        if table.tracks[track].isOpen { return true }
      }
    } catch { return true }
    return false
  }

  /// How much of a stretch that is the same in both says nothing about what differs.
  mutating func quiet(_ i: Int, _ count: Int) -> Int {
    if openCount == 0 { return count }
    var at = i
    while at < i + count {
      let end = old.lineEnd(at)
      look(at: end - at)
      if old.isElementLine(at), speaks(.init(start: at, end: end)) { return at - i }
      at = end + 1
    }
    return count
  }

  // MARK: Values

  /// What a property shows on both sides is to each other.
  func relation(
    _ track: Int, _ x: TrackTable.Value?, _ y: TrackTable.Value?
  ) -> TraceValueText.Relation {
    if table.tracks[track].name.isEmpty {
      // Whether a line names the element alone or with what it has makes no difference.
      let element = table.tracks[track].element
      return table.isThere(element, .old) == table.isThere(element, .new) ? .same : .different
    }
    let x = x.flatMap { isNil($0, old) ? nil : $0 }
    let y = y.flatMap { isNil($0, new) ? nil : $0 }
    guard let x, let y else { return x == nil && y == nil ? .same : .different }
    return relation(old, x.stretch, new, y.stretch, table.tracks[track].name)
  }

  private func isNil(_ value: TrackTable.Value, _ text: TraceBytes) -> Bool {
    value.length == 3 && text[value.at] == 110 && text.has("nil", at: value.at)
  }

  /// The same for two values of one property.
  func relation(
    _ a: TraceBytes, _ x: TraceBytes.Stretch, _ b: TraceBytes, _ y: TraceBytes.Stretch,
    _ name: [UInt8]
  ) -> TraceValueText.Relation {
    if TraceBytes.isSame(a, x, b, y) { return .same }
    if let p = TraceValueText.thousandths(a, x), let q = TraceValueText.thousandths(b, y) {
      if p == q { return .same }
      let apart = (p > q ? p - q : q - p)
      for (property, most) in options.numbers where apart <= most {
        if property.utf8.elementsEqual(name) { return .tolerated }
      }
    } else if let p = TraceValueText.color(a, x), let q = TraceValueText.color(b, y) {
      if p == q { return .same }
      if TraceValueText.distance(p, q) <= options.color { return .tolerated }
    }
    return .different
  }
}
