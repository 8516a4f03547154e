import Foundation

/// One small change of the sources, compiled in beside what the source says and chosen by its
/// number when the tool starts.
struct Mutant {
  /// What is changed.
  enum Kind: String, CaseIterable {
    case condition = "condition turned round"
    case operand = "operand dropped"
    case logic = "&& and ||"
    case boundary = "< and <="
    case equality = "== and !="
    case arithmetic = "+ - * /"
    case number = "number changed"
    case truth = "true and false"
    case statement = "statement removed"
    case compound = "+= and -="
    case body = "body skipped"
    case result = "result changed"
    case pick = "first, min, all"
    case range = "..< and ..."
    case fallback = "?? skipped"
    case binding = "binding fails"
  }

  /// Its number in the build, from 1.
  var number = 0
  let file: String
  let line: Int
  let kind: Kind
  /// The source before and after, in one line.
  let old: String
  let new: String
  /// The text that is changed in the rewritten source.
  var edits: [Edit] = []

  /// How lists name it: it survives a move to another line.
  var key: String { "\(file): \(old) → \(new)" }

  /// The same with a number.
  func numbered(_ number: Int) -> Mutant {
    var mutant = self
    mutant.number = number
    mutant.edits = edits.map { edit in
      Edit(
        offset: edit.offset, length: edit.length,
        text: edit.text.replacingOccurrences(of: Finder.mark, with: "\(number)"),
        side: edit.side, start: edit.start, end: edit.end)
    }
    return mutant
  }

  /// The storey that it is in.
  var storey: String {
    let parts = file.split(separator: "/")
    return parts.count > 3 && ["Checks", "Language"].contains(parts[1])
      ? "\(parts[1])/\(parts[2])" : String(parts[1])
  }
}

/// A text that replaces `length` bytes at `offset`.
struct Edit {
  enum Side { case opens, closes, replaces }
  let offset: Int
  var length = 0
  let text: String
  let side: Side
  /// Where the wrap that it belongs to begins and ends, for the order of wraps in one place.
  let start: Int
  let end: Int
}

/// A rewritten source, and which mutant wrote which part of it.
struct Rewritten {
  private(set) var bytes: [UInt8] = []
  /// Mutants by the bytes that they span.
  private var spans: [Int: Range<Int>] = [:]

  /// The source with all of the mutants in it.
  init(_ source: [UInt8], _ mutants: [Mutant], header: String) {
    var edits: [(edit: Edit, mutant: Int, order: Int)] = []
    for mutant in mutants {
      for edit in mutant.edits { edits.append((edit, mutant.number, edits.count)) }
    }
    edits.sort { a, b in
      if a.edit.offset != b.edit.offset { return a.edit.offset < b.edit.offset }
      let sides = (Self.rank(a.edit.side), Self.rank(b.edit.side))
      if sides.0 != sides.1 { return sides.0 < sides.1 }
      switch a.edit.side {
      case .opens: return a.edit.end != b.edit.end ? a.edit.end > b.edit.end : a.order < b.order
      case .closes:
        return a.edit.start != b.edit.start ? a.edit.start > b.edit.start : a.order > b.order
      case .replaces: return a.order < b.order
      }
    }
    // On the first line, so that lines keep their numbers.
    bytes = Array(header.utf8)
    var read = 0
    for (edit, mutant, _) in edits {
      bytes += source[read..<max(read, edit.offset)]
      let begin = bytes.count
      bytes += edit.text.utf8
      read = max(read, edit.offset + edit.length)
      let span = spans[mutant] ?? begin..<bytes.count
      spans[mutant] = span.lowerBound..<bytes.count
    }
    bytes += source[read...]
  }

  private static func rank(_ side: Edit.Side) -> Int {
    switch side {
    case .closes: 0
    case .opens: 1
    case .replaces: 2
    }
  }

  /// The mutants that may be to blame for a message of the compiler: the innermost one around the
  /// place, or else those that touch its line.
  func blamed(line: Int, column: Int) -> [Int] {
    var start = 0
    var number = 1
    while number < line, let next = bytes[start...].firstIndex(of: 10) {
      start = next + 1
      number += 1
    }
    let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
    let place = start + column - 1
    let around = spans.filter { $0.value.contains(place) }
    if let inner = around.min(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
      return [inner.key]
    }
    return spans.filter { $0.value.overlaps(start..<end + 1) }.map(\.key)
  }
}
