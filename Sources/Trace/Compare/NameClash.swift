/// A new name that the old side has already: two things would be called alike.
///
/// What is called is an element's part (a page, a controller), a label, or an axis' value; a label may be called as a page is.
public struct NameClash: Hashable, Sendable {
  /// The name that is called otherwise.
  public let old: String
  /// What it is to be called, and what something else is called.
  public let new: String

  /// The first one in a trace; nil where there is none.
  public init?(_ names: RenamedNames, in trace: [UInt8]) {
    let pairs = names.pairs
    let leaving = Set(pairs.map(\.old))
    let wanted = Set(pairs.flatMap { [Array($0.old.utf8)[...], Array($0.new.utf8)[...]] })
    let found = Self.names(in: trace, wanted)
    for (old, new) in pairs where !leaving.contains(new) {
      let both = [Array(old.utf8)[...], Array(new.utf8)[...]]
      guard found.contains(where: { $0.isSuperset(of: both) }) else { continue }
      (self.old, self.new) = (old, new)
      return
    }
    return nil
  }

  /// A verb that is called otherwise, or that something is to be called, where it names a phase of a trace that has no label;
  /// and in which of the two files it stands.
  public static func verb(
    of names: RenamedNames, in trace: [UInt8]
  ) -> (word: String, side: String)? {
    let lines = trace.split(separator: 10).filter { $0.starts(with: "== ".utf8) }
    let label = Array(" as ".utf8)
    func isPhase(_ word: String) -> Bool {
      lines.contains { $0.starts(with: "== \(word) ".utf8) && $0.lastRange(of: label) == nil }
    }
    func isLabel(_ word: String) -> Bool {
      let wanted = Array(word.utf8)[...]
      return lines.contains { line in
        line.lastRange(of: label).map {
          line[$0.upperBound...].prefix { $0 != UInt8(ascii: " ") } == wanted
        } ?? false
      }
    }
    for (old, new) in names.pairs {
      if RenamedNames.isVerb(old), isPhase(old) { return (old, "old") }
      if RenamedNames.isVerb(new), isLabel(old) { return (new, "new") }
    }
    return nil
  }

  /// Which of some names a trace has as parts of elements, as labels, and as values of each axis.
  private static func names(
    in trace: [UInt8], _ wanted: Set<ArraySlice<UInt8>>
  ) -> [Set<ArraySlice<UInt8>>] {
    var (parts, labels) = (Set<ArraySlice<UInt8>>(), Set<ArraySlice<UInt8>>())
    var values: [ArraySlice<UInt8>: Set<ArraySlice<UInt8>>] = [:]
    let (label, cell) = (Array(" as ".utf8), Array("cell ".utf8))
    let blank = UInt8(ascii: " ")
    let stacks = ["stack=", "items="].map { Array($0.utf8) }
    for (number, line) in trace.split(separator: 10).enumerated() {
      if line.starts(with: "== ".utf8) {
        guard let way = line.lastRange(of: label) else { continue }
        let word = line[way.upperBound...].prefix { $0 != blank }
        if wanted.contains(word) { labels.insert(word) }
      } else if number < 3, line.starts(with: cell) {
        for word in line.split(separator: blank) {
          let axis = word.prefix { $0 != UInt8(ascii: "=") }
          let value = word.dropFirst(axis.count + 1)
          if wanted.contains(value) { values[axis, default: []].insert(value) }
        }
      } else if number > 2, let first = line.first, RenamedNames.isOfName(first) {
        for part in line.prefix(while: { $0 != blank }).split(separator: UInt8(ascii: "."))
        where wanted.contains(part) {
          parts.insert(part)
        }
        // A page below others has no element, but stands in the stack.
        for word in line.split(separator: blank)
        where stacks.contains(where: { word.starts(with: $0) }) {
          let pages = word.drop { $0 != UInt8(ascii: "=") }.dropFirst()
          parts.formUnion(pages.split(separator: UInt8(ascii: ">")).filter(wanted.contains))
        }
      }
    }
    return [parts, labels] + values.values
  }
}

extension ArraySlice<UInt8> {
  /// Where another text stands last.
  fileprivate func lastRange(of text: [UInt8]) -> Range<Int>? {
    guard count >= text.count else { return nil }
    for start in stride(from: endIndex - text.count, through: startIndex, by: -1)
    where self[start..<(start + text.count)].elementsEqual(text) {
      return start..<(start + text.count)
    }
    return nil
  }
}
