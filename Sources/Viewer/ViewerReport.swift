import NavSimTrace

/// A report as one page of HTML: the player, and the data of its cells.
///
///     var report = ViewerReport(title: "push.navsim")
///     let scenario = report.add(ViewerScenario(name: "push"))
///     report.add(ViewerCell(trace), to: scenario)
///     report.write { bytes in … }
///
/// The bytes depend on what was added alone.
public struct ViewerReport: Sendable {
  /// What two cells of a report are to each other, where it compares.
  public struct Pair: Sendable {
    /// The numbers of the cells, as `add` gave them.
    public var before, after: Int
    /// What differs, line by line.
    public var lines: [String]
    /// The first frame of the second that differs, or nil.
    public var frame: Int?

    /// A pair.
    public init(before: Int, after: Int, lines: [String], frame: Int? = nil) {
      self.before = before
      self.after = after
      self.lines = lines
      self.frame = frame
    }
  }

  private struct CellEntry {
    let scenario: Int
    let axes: [TraceAxis]
    let block: Int
    let frames: Int
    let kinds: [(kind: String, count: Int)]
    let failures: Int
    let fault: String?
    let side: String
  }

  /// The page's title.
  public let title: String
  /// A sentence below it.
  public var note = ""
  /// The folder that paths are told relative to; what lies elsewhere is told by its name.
  public var folder: String {
    get { paths.folder }
    set { paths.folder = newValue }
  }
  private var paths = PathNames()
  private var tables = SharedTables()
  private var scenarios: [ViewerScenario] = []
  private var cells: [CellEntry] = []
  private var blocks: [[UInt8]] = []
  private var blockNumbers: [[UInt8]: Int] = [:]
  private var pairs: [Pair] = []

  /// A report without anything in it.
  public init(title: String) { self.title = title }

  /// How many cells it has.
  public var cellCount: Int { cells.count }

  /// Takes a scenario in; its number.
  public mutating func add(_ scenario: ViewerScenario) -> Int {
    scenarios.append(scenario)
    return scenarios.count - 1
  }

  /// Takes a cell in; its number.
  @discardableResult public mutating func add(_ cell: ViewerCell, to scenario: Int) -> Int {
    let cell = cell.shortened(paths, file: scenarios[scenario].file)
    let bytes = CellEncoder(cell: cell, paths: paths).encode(&tables)
    let block = blockNumbers[bytes] ?? blocks.count
    if block == blocks.count {
      blockNumbers[bytes] = block
      blocks.append(bytes)
    }
    var kinds: [(kind: String, count: Int)] = []
    for finding in cell.findings {
      if let known = kinds.firstIndex(where: { $0.kind == finding.kind }) {
        kinds[known].count += 1
      } else {
        kinds.append((finding.kind, 1))
      }
    }
    cells.append(
      CellEntry(
        scenario: scenario, axes: cell.trace.cell, block: block,
        frames: cell.trace.lastFrame + 2, kinds: kinds, failures: cell.failures.count,
        fault: cell.fault, side: cell.side))
    return cells.count - 1
  }

  /// Says that two cells are to be compared.
  public mutating func add(_ pair: Pair) { pairs.append(pair) }

  /// Writes the page, piece by piece.
  public func write(to emit: ([UInt8]) throws -> Void) rethrows {
    try emit(Array(Page.head(title: title).utf8))
    try emit(PageBlock.element("report", index))
    for (name, chunk) in chunks { try emit(PageBlock.element(name, chunk)) }
    for (number, block) in blocks.enumerated() {
      try emit(PageBlock.element("c\(number)", block))
    }
    try emit(Array(Page.tail.utf8))
  }

  /// The tables in blocks of which a page reads only what it needs.
  private var chunks: [(String, [UInt8])] {
    var found: [(String, [UInt8])] = []
    let words = tables.words.words
    for start in stride(from: 0, to: words.count, by: 1024) {
      var json = JSONBytes()
      json.list { json in
        for word in words[start..<min(start + 1024, words.count)] { json.add(word) }
      }
      found.append(("w\(start / 1024)", json.bytes))
    }
    let tracks = tables.tracks.tracks
    for start in stride(from: 0, to: tracks.count, by: 256) {
      var json = JSONBytes()
      json.list { json in
        for track in tracks[start..<min(start + 256, tracks.count)] { json.add(raw: track) }
      }
      found.append(("t\(start / 256)", json.bytes))
    }
    let runs = tables.tracks.runs
    for start in stride(from: 0, to: runs.count, by: 256) {
      var json = JSONBytes()
      json.list { json in for run in runs[start..<min(start + 256, runs.count)] { json.list(run) } }
      found.append(("r\(start / 256)", json.bytes))
    }
    for (number, text) in texts.enumerated() {
      var json = JSONBytes()
      json.add(text)
      found.append(("s\(number)", json.bytes))
    }
    return found
  }

  /// The texts of the files, each once.
  private var texts: [String] {
    var texts: [String] = []
    for scenario in scenarios {
      for text in [scenario.text] + scenario.others.map(\.text)
      where !text.isEmpty && !texts.contains(text) {
        texts.append(text)
      }
    }
    return texts
  }

  /// What a page shows before any cell is decoded.
  private var index: [UInt8] {
    let numbers = Dictionary(uniqueKeysWithValues: texts.enumerated().map { ($1, $0) })
    var json = JSONBytes()
    json.object { json in
      json.name("title")
      json.add(title)
      json.name("note")
      json.add(note)
      json.name("scenarios")
      json.list { json in
        for scenario in scenarios {
          json.object { json in
            json.name("name")
            json.add(scenario.name)
            json.name("file")
            json.add(paths.short(scenario.file))
            json.name("line")
            json.add(scenario.line)
            json.name("text")
            json.add(numbers[scenario.text] ?? -1)
            json.name("others")
            json.list { json in
              for other in scenario.others {
                json.list { json in
                  json.add(paths.short(other.file))
                  json.add(numbers[other.text] ?? -1)
                }
              }
            }
          }
        }
      }
      json.name("cells")
      json.list { json in for cell in cells { write(cell, &json) } }
      json.name("pairs")
      json.list { json in for pair in pairs { write(pair, &json) } }
    }
    return json.bytes
  }

  private func write(_ cell: CellEntry, _ json: inout JSONBytes) {
    json.object { json in
      json.name("s")
      json.add(cell.scenario)
      json.name("b")
      json.add(cell.block)
      json.name("n")
      json.add(cell.frames)
      json.name("axes")
      json.list { json in
        for axis in cell.axes {
          json.list { json in
            json.add(axis.axis)
            json.add(axis.value)
          }
        }
      }
      json.name("kinds")
      json.list { json in
        for (kind, count) in cell.kinds {
          json.list { json in
            json.add(kind)
            json.add(count)
          }
        }
      }
      json.name("failures")
      json.add(cell.failures)
      json.name("fault")
      json.add(cell.fault ?? "")
      json.name("side")
      json.add(cell.side)
    }
  }

  private func write(_ pair: Pair, _ json: inout JSONBytes) {
    json.object { json in
      json.name("before")
      json.add(pair.before)
      json.name("after")
      json.add(pair.after)
      json.name("lines")
      json.list { json in for line in pair.lines { json.add(line) } }
      json.name("frame")
      json.add(pair.frame.map { $0 + 1 })
    }
  }
}
