import NavSimChecks
import NavSimProgram
import NavSimTrace

// The fingerprints of all cells of a file, one line for each:
//
//     navsim-fingerprints 2
//     over-there.strategy=km,ios=17  8d3c…  01fa…  77b2…
//
// The lines are sorted by name, so that two branches that add cells merge.

/// The file of fingerprints that lies beside the kept traces of a scenario file.
public struct FingerprintFile: Hashable, Sendable {
  /// What the file is called.
  public static let name = "fingerprints.txt"
  static let magic = "navsim-fingerprints 2"
  /// How files of earlier reckonings begin: their numbers cannot be held against today's.
  static let earlier = ["navsim-fingerprints 1"]

  /// The fingerprint of each name.
  public private(set) var fingerprints: [String: TraceFingerprint] = [:]
  /// The line of each name, from 1.
  public private(set) var lines: [String: Int] = [:]

  /// A file without a line.
  public init() {}

  /// A line that cannot be taken at its word.
  public struct Damage: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// From 1.
    public let column: Int
    /// What is wrong with it.
    public let reason: String
    /// The lines that it is about, with their numbers.
    public let rows: [String]
  }

  /// What is wrong with the bytes that it was read from.
  public private(set) var damages: [Damage] = []

  /// A file from its bytes, with the lines that can be read. Where two lines are about one cell
  /// neither counts.
  public init(_ bytes: [UInt8]) {
    let rows = bytes.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    func quoted(_ line: Int) -> String { "line \(line): " + rows[line - 1].prefix(120) }
    if let first = rows.first, Self.earlier.contains(first) {
      let reason = "kept by an earlier navsim; --update writes them anew"
      damages.append(Damage(line: 1, column: 1, reason: reason, rows: []))
      return
    }
    if rows.first != Self.magic {
      damages.append(
        Damage(
          line: 1, column: 1, reason: "is no line of them: it should be '\(Self.magic)'", rows: []))
    }
    var twice: Set<String> = []
    for (index, row) in rows.enumerated().dropFirst() where !row.isEmpty {
      let words = row.split(separator: " ").map(String.init)
      guard words.count == 4, words.dropFirst().allSatisfy(Self.isHash) else {
        damages.append(
          Damage(
            line: index + 1, column: 1, reason: "is no line of them", rows: [quoted(index + 1)]))
        continue
      }
      let fingerprint = TraceFingerprint(layout: words[1], style: words[2], events: words[3])
      if let first = lines[words[0]] {
        let other = fingerprints[words[0]] == fingerprint ? "the same" : "another"
        damages.append(
          Damage(
            line: index + 1, column: 1 + row.utf8.prefix { $0 == 32 }.count,
            reason: "'\(words[0])' has \(other) fingerprint in line \(first)",
            rows: [quoted(first), quoted(index + 1)]))
        twice.insert(words[0])
        continue
      }
      fingerprints[words[0]] = fingerprint
      lines[words[0]] = index + 1
    }
    for name in twice { fingerprints[name] = nil }
  }

  private static func isHash(_ word: String) -> Bool {
    word.utf8.count == 16
      && word.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// The file as bytes.
  public var bytes: [UInt8] {
    let names = names
    let rows = names.compactMap { name in
      fingerprints[name].map { "\(name)  \($0.layout)  \($0.style)  \($0.events)" }
    }
    return Array(([Self.magic] + rows).map { $0 + "\n" }.joined().utf8)
  }

  /// Takes over the lines of another file.
  public mutating func add(_ other: FingerprintFile) {
    fingerprints.merge(other.fingerprints) { $1 }
  }

  /// The names, sorted by their bytes.
  public var names: [String] {
    fingerprints.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Sets the fingerprint of a name; nil takes it out.
  public mutating func set(_ name: String, _ fingerprint: TraceFingerprint?) {
    fingerprints[name] = fingerprint
  }

  /// What another file changes, as lines for people.
  public func changes(to other: FingerprintFile) -> [String] {
    let all = Set(names + other.names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return all.compactMap { name in
      switch (fingerprints[name], other.fingerprints[name]) {
      case (nil, _?): return "\(name): new"
      case (_?, nil): return "\(name): gone"
      case (let old?, let new?) where old != new:
        return "\(name): \(new.difference(from: old)) changed"
      default: return nil
      }
    }
  }
}

extension TraceFingerprint {
  /// Which parts differ: `style`, `layout and events`.
  public func difference(from old: TraceFingerprint) -> String {
    let names = zip(parts, old.parts).filter { $0.hash != $1.hash }.map(\.0.name)
    guard let last = names.last else { return "nothing" }
    return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
  }
}

/// The fingerprint of one cell that asks for one.
public struct FingerprintVerdict: Sendable {
  /// The line that asks for it.
  public let golden: Golden
  /// The file of fingerprints.
  public let path: String
  /// The name of its line.
  public let name: String
  /// What it is now.
  public let fingerprint: TraceFingerprint
  /// The cell.
  public let cell: [TraceAxis]

  /// What is to be told where another fingerprint is kept, or none.
  public func failure(kept: TraceFingerprint?, line: Int?) -> Failure {
    var failure = Failure.golden(golden, cell: cell)
    guard let kept else {
      failure.message = "no fingerprint is kept yet in \(path)"
      failure.notes = ["navsim test --update=missing keeps it"]
      return failure
    }
    let what = fingerprint.difference(from: kept)
    let place = "\(path):\(line ?? 1)"
    failure.kept = place
    failure.message = "the \(what) of the trace is not as kept at \(place)"
    failure.notes = [
      "a fingerprint tells no frame: 'navsim diff git:HEAD:FILE FILE' tells what a change of the"
        + " scenario's file does, two traces of 'navsim run' from before and after it that of any"
        + " other; or keep them with 'golden frames'"
    ]
    return failure
  }
}
