import Foundation
import NavSimSimulator
import NavSimTestSupport
import NavSimTrace
import NavSimVocabulary
import Testing

/// Every cell of the table of style changes, once for a push, a pop and a swipe.
@Suite struct StyleChangeTableTests {
  struct Cell: Sendable, CustomTestStringConvertible {
    let row: StyleChangeRow
    let group: Int
    let operation: StyleChangeRow.Operation

    var kind: StyleChangeRow.Kind { row.kind(group, operation) }
    var testDescription: String {
      "\(row.property) in \(row.place), \(operation) on iOS "
        + "\(StyleChangeRow.groups[group].title): \(kind.rawValue)"
    }
  }

  static let cells: [Cell] = StyleChangeRow.rows.flatMap { row in
    StyleChangeRow.groups.indices.flatMap { group in
      StyleChangeRow.Operation.allCases.map { Cell(row: row, group: group, operation: $0) }
    }
  }

  // Five has no part of the six groups and three operations: each comes with some row.
  @Test(arguments: Whole.of(cells.filter { $0.kind != .none }, every: 12))
  func aCellOfTheTableHolds(cell: Cell) throws {
    let versions = StyleChangeRow.groups[cell.group].tested
    let traces = try Bench.traces(Self.text(cell, ios: versions))
    #expect(traces.count == versions.count)
    for (version, trace) in zip(versions, traces) {
      let film = StyleFilm(trace, cell)
      #expect(film.kind() == cell.kind, "iOS \(version): \(film.summary)")
    }
  }

  /// Pages scrolled away from their edge, so that the standard look shows, with a style each.
  static func text(_ cell: Cell, ios versions: [Int]) -> String {
    let row = cell.row
    let stack = cell.operation == .push ? "A" : "A > B"
    let action: String
    switch cell.operation {
    case .push: action = "push B"
    case .pop: action = "pop"
    case .swipe: action = "swipe back to 50% over 300ms ease=linear release finish"
    }
    return """
      device iphone-8
      \(row.declarations)
      page A "A"
        scrollView contentOffset=100pt contentHeight=2000pt
        \(row.lineA)
      page B "B"
        scrollView contentOffset=100pt contentHeight=2000pt
        \(row.lineB)
      navigation Main
        stack \(stack)
        \(row.bar)
      scenario "cell"
      matrix
        ios \(versions.map { "\($0)" }.joined(separator: " "))
      root Main
      at 100ms \(action)
      expect at end: top is \(cell.operation == .push ? "B" : "A")
      """
  }

  @Test func theManualPrintsTheTable() throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/Model.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let start = "<!-- style changes -->\n"
    let end = "<!-- end of style changes -->"
    let from = try #require(text.range(of: start)).upperBound
    let to = try #require(text.range(of: end)).lowerBound
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] != nil {
      let updated = text[..<from] + Self.table + text[to...]
      try String(updated).write(to: url, atomically: true, encoding: .utf8)
      return
    }
    #expect(String(text[from..<to]) == Self.table)
  }

  /// The table as docs/Model.md has it.
  static var table: String {
    let titles = StyleChangeRow.groups.map(\.title).joined(separator: " | ")
    var lines = ["| property | written in | \(titles) | how we know |"]
    lines.append("| --- | --- |" + StyleChangeRow.groups.map { _ in " --- |" }.joined() + " --- |")
    for row in StyleChangeRow.rows {
      let kinds = row.kinds.indices.map { group in
        row.kinds[group].rawValue
          + (row.lostInPop.contains(group)
            ? "; a pop \(StyleChangeRow.Kind.doesNotShow.rawValue)" : "")
      }.joined(separator: " | ")
      lines.append("| \(row.property) | \(row.place) | \(kinds) | \(row.source) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What a property showed in the frames of one transition.
struct StyleFilm {
  private var colors: [Int: Color] = [:]
  private var places: [Int: Int64] = [:]
  private let first = 6
  private let middle: Int
  private let progress: Double
  private let last: Int
  /// The colour that was written, for titles: that of the other page is not on screen before.
  private let written: Color?

  init(_ trace: Trace, _ cell: StyleChangeTableTests.Cell) {
    // Push and pop end after 0.5 s; the finger needs 0.3 s to the middle, and what is left 0.25 s.
    // Frame 12 is six after the start: x = 0.544778, and nine after it the finger is at 0.25.
    let isSwipe = cell.operation == .swipe
    middle = isSwipe ? 15 : 12
    progress = isSwipe ? 0.25 : 0.544778
    last = isSwipe ? 38 : 35
    let page = cell.operation == .push ? "B" : "A"
    written = cell.row.element == "title" ? Color(text: page == "B" ? "#0000FF" : "#FF0000") : nil
    let element = cell.row.element == "title" ? "title.\(page)" : cell.row.element
    read(trace, element, cell.row.slot) { colors[$0] = Color(packed: $1.packedColor) }
    read(trace, "bar.bg", "x") { places[$0] = $1.bits }
  }

  private func read(
    _ trace: Trace, _ element: String, _ property: String, _ take: (Int, TraceValue) -> Void
  ) {
    guard let index = trace.element(element),
      let slot = trace.elements[index].slots.first(where: { trace.slots[$0].name == property })
    else { return }
    var cursor = TraceCursor(trace)
    for (place, frame) in trace.frames.enumerated() {
      cursor.advance()
      guard cursor.isPresent[index] else { continue }
      let first = place == 0 ? 0 : frame.number
      let next = place + 1 < trace.frames.count ? trace.frames[place + 1].number : 60
      for number in first..<max(next, first + 1) {
        take(number, cursor.values[slot])
      }
    }
  }

  /// What kind of change it was, or nil for none of them.
  func kind() -> StyleChangeRow.Kind? {
    guard let to = colors[50], let atOnce = colors[first] else { return nil }
    if let moved = places[middle], moved != 0, places[50] == 0 { return .slides }
    if let written, !looksSame(to, written) { return .doesNotShow }
    if looksSame(atOnce, to) { return .jumpsAtOnce }
    guard let from = colors[5], let mid = colors[middle], looksSame(atOnce, from) else {
      return nil
    }
    if looksSame(mid, from), looksSame(colors[last] ?? mid, from) { return .landsAtEnd }
    if isNear(mid, mixture(from, to)) { return .animates }
    let faded =
      from.alpha == 0
      ? Color(to.red, to.green, to.blue, progress * to.alpha)
      : Color(from.red, from.green, from.blue, (1 - progress) * from.alpha)
    return isNear(mid, faded) ? .crossFades : nil
  }

  /// Two clear colours look the same, whatever they would be.
  private func looksSame(_ a: Color, _ b: Color) -> Bool {
    a.packed == b.packed || a.alpha == 0 && b.alpha == 0
  }

  private func mixture(_ from: Color, _ to: Color) -> Color {
    func part(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    return Color(
      part(from.red, to.red), part(from.green, to.green), part(from.blue, to.blue),
      part(from.alpha, to.alpha))
  }

  private func isNear(_ a: Color, _ b: Color) -> Bool {
    let allowed = 2.0 / 255
    return abs(a.red - b.red) < allowed && abs(a.green - b.green) < allowed
      && abs(a.blue - b.blue) < allowed && abs(a.alpha - b.alpha) < allowed
  }

  var summary: String {
    [5, first, middle, last, 50].map { frame in
      "\(frame): \(colors[frame]?.text ?? "-") x \(places[frame] ?? 0)"
    }.joined(separator: ", ")
  }
}
