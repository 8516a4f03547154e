/// The lines of two texts that differ, as `diff -u` prints them, for tools that read that.
///
/// Equal stretches are passed over; where the texts part, a window of lines is aligned by its
/// longest common subsequence. So memory does not grow with the texts.
public struct UnifiedDiff {
  /// How many lines of both sides are aligned at once.
  private static let window = 2_000

  private let old: TraceBytes
  private let new: TraceBytes
  private var hunks: Hunks
  private let release: (() -> Void)?

  /// Prints through `emit`; true if there is a difference.
  public static func write(
    old: UnsafeRawBufferPointer, _ oldPath: String, new: UnsafeRawBufferPointer, _ newPath: String,
    release: (() -> Void)? = nil, emit: @escaping ([UInt8]) -> Void
  ) -> Bool {
    let files = (TraceBytes.File(oldPath), TraceBytes.File(newPath))
    defer { withExtendedLifetime(files) {} }
    var diff = UnifiedDiff(
      TraceBytes(old, of: files.0), TraceBytes(new, of: files.1), release, emit)
    diff.run()
    return diff.hunks.hasAny
  }

  private init(
    _ old: TraceBytes, _ new: TraceBytes, _ release: (() -> Void)?,
    _ emit: @escaping ([UInt8]) -> Void
  ) {
    self.old = old
    self.new = new
    self.release = release
    hunks = Hunks(old, new, emit)
  }

  private mutating func run() {
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      passSame(&i, &j)
      if i >= old.count && j >= new.count { break }
      align(&i, &j)
    }
    hunks.flush()
  }

  /// Passes over whole lines that are the same.
  private mutating func passSame(_ i: inout Int, _ j: inout Int) {
    while true {
      let limit = min(old.count - i, new.count - j, 1 << 24)
      var same = TraceBytes.common(old, i, new, j, limit: limit)
      let isAtEnd = i + same == old.count && j + same == new.count
      while !isAtEnd, same > 0, old[i + same - 1] != 10 { same -= 1 }
      if same == 0 { return }
      hunks.same(i, j, same)
      i += same
      j += same
      release?()
    }
  }

  /// Aligns what lies ahead, up to where the window ends or both sides agree again for good.
  private mutating func align(_ i: inout Int, _ j: inout Int) {
    let a = lines(old, i)
    let b = lines(new, j)
    var numbers: [String: Int] = [:]
    func number(_ text: TraceBytes, _ line: TraceBytes.Stretch) -> Int {
      let string = text.string(line)
      let number = numbers[string] ?? numbers.count
      numbers[string] = number
      return number
    }
    let x = a.map { number(old, $0) }
    let y = b.map { number(new, $0) }
    let isWhole = (a.last?.end ?? old.count) == old.count && (b.last?.end ?? new.count) == new.count
    var pairs = PhaseAlignment.pairs(x, y)
    if !isWhole, let last = pairs.lastIndex(where: { $0.old != nil && $0.new != nil }) {
      pairs.removeLast(pairs.count - last - 1)
    }
    var pending: [TraceBytes.Stretch] = []
    func end(_ stretch: TraceBytes.Stretch) -> Int { stretch.end }
    for pair in pairs {
      switch (pair.old, pair.new) {
      case (let p?, let q?):
        for line in pending { hunks.added(line) }
        pending = []
        hunks.same(a[p].start, b[q].start, a[p].count)
        (i, j) = (a[p].end, b[q].end)
      case (let p?, nil):
        hunks.removed(a[p])
        i = a[p].end
      case (nil, let q?):
        // Removed lines stand before added ones.
        pending.append(b[q])
        j = b[q].end
      case (nil, nil): break
      }
    }
    for line in pending { hunks.added(line) }
  }

  /// The lines from a place on, line ends included.
  private func lines(_ text: TraceBytes, _ place: Int) -> [TraceBytes.Stretch] {
    var lines: [TraceBytes.Stretch] = []
    var at = place
    while at < text.count, lines.count < Self.window {
      let end = min(text.lineEnd(at) + 1, text.count)
      lines.append(.init(start: at, end: end))
      at = end
    }
    return lines
  }
}

extension UnifiedDiff {
  /// Lines that differ, with three around them.
  private struct Hunks {
    private let old: TraceBytes
    private let new: TraceBytes
    private let emit: ([UInt8]) -> Void
    private(set) var hasAny = false
    /// The numbers of the lines that come next, from 1.
    private var oldLine = 1
    private var newLine = 1
    /// The last lines that were the same, before a hunk.
    private var before: [TraceBytes.Stretch] = []
    private var body: [UInt8] = []
    private var start = (old: 0, new: 0)
    private var counts = (old: 0, new: 0)
    /// Lines at the end of the hunk that are the same.
    private var trailing: [TraceBytes.Stretch] = []

    private static let context = 3
    private static let sizeLimit = 1 << 20

    init(_ old: TraceBytes, _ new: TraceBytes, _ emit: @escaping ([UInt8]) -> Void) {
      self.old = old
      self.new = new
      self.emit = emit
    }

    mutating func same(_ i: Int, _ j: Int, _ count: Int) {
      var at = i
      while at < i + count {
        let end = min(old.lineEnd(at) + 1, i + count)
        let line = TraceBytes.Stretch(start: at, end: end)
        if body.isEmpty {
          if before.count == Self.context { before.removeFirst() }
          before.append(line)
        } else {
          trailing.append(line)
          if trailing.count > 2 * Self.context { close() }
        }
        oldLine += 1
        newLine += 1
        at = end
      }
    }

    mutating func removed(_ line: TraceBytes.Stretch) {
      open()
      append(45, old, line)
      counts.old += 1
      oldLine += 1
    }

    mutating func added(_ line: TraceBytes.Stretch) {
      open()
      append(43, new, line)
      counts.new += 1
      newLine += 1
    }

    private mutating func open() {
      if body.count > Self.sizeLimit { flush() }
      if body.isEmpty {
        hasAny = true
        start = (oldLine - before.count, newLine - before.count)
        for line in before { append(32, old, line) }
        counts = (before.count, before.count)
        before = []
      }
      for line in trailing { append(32, old, line) }
      counts.old += trailing.count
      counts.new += trailing.count
      trailing = []
    }

    private mutating func append(_ sign: UInt8, _ text: TraceBytes, _ line: TraceBytes.Stretch) {
      body.append(sign)
      body += UnsafeBufferPointer(start: text.base + line.start, count: line.count)
      if body.last != 10 { body += Array("\n\\ No newline at end of file\n".utf8) }
    }

    /// Ends the hunk with the lines that follow it.
    private mutating func close() {
      let rest = trailing
      trailing = Array(rest.prefix(Self.context))
      for line in trailing { append(32, old, line) }
      counts.old += trailing.count
      counts.new += trailing.count
      trailing = []
      // An empty side is told by the line before it.
      let first = counts.old == 0 ? start.old - 1 : start.old
      let second = counts.new == 0 ? start.new - 1 : start.new
      emit(Array("@@ -\(first),\(counts.old) +\(second),\(counts.new) @@\n".utf8) + body)
      body = []
      before = Array(rest.dropFirst(Self.context).suffix(Self.context))
    }

    mutating func flush() {
      if !body.isEmpty { close() }
    }
  }
}
