import NavSimKernel

/// How much a report is like what was found, and in what.
public struct Likeness: Sendable {
  /// The report.
  public let report: ReportedGlitch
  /// 0 to 1: how much of both is in the other. A kind that few reports have counts for more.
  public let score: Double
  /// What both have, in order.
  public let shared: [GlitchMark]
}

extension ReportedGlitch {
  /// What is found in it, or, where nothing is, what its file says should be.
  public var marks: [GlitchMark] { Self.marked[id] ?? [] }

  private static let marked: [String: [GlitchMark]] = {
    var found: [String: [GlitchMark]] = [:]
    for line in markTable.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard let id = fields.first else { continue }
      found[String(id)] = fields.dropFirst().compactMap { GlitchMark(text: String($0)) }
    }
    return found
  }()

  /// The reports that are most like what was found, the nearest first.
  ///
  /// - Parameter marks: what was found; nothing is like nothing.
  public static func nearest(to marks: Set<GlitchMark>, most: Int) -> [Likeness] {
    guard !marks.isEmpty else { return [] }
    let mine = marks.sorted()
    let all = all.compactMap { report -> Likeness? in
      let other = report.marks
      var (alike, whole) = (0.0, 0.0)
      func add(_ some: [GlitchMark], _ others: [GlitchMark]) {
        for mark in some {
          let weight = weight(of: mark.kind)
          whole += weight
          alike += weight * (others.map { mark.likeness(to: $0) }.max() ?? 0)
        }
      }
      add(mine, other)
      add(other, mine)
      guard alike > 0 else { return nil }
      let shared = mine.filter { mark in other.contains { mark.likeness(to: $0) >= 0.75 } }
      return Likeness(report: report, score: alike / whole, shared: shared)
    }
    // Of equals the one that shows its symptom first.
    func rank(_ one: Likeness) -> Int { one.report.state == .told ? 1 : 0 }
    return Array(
      all.sorted {
        ($1.score, rank($0), $0.report.id) < ($0.score, rank($1), $1.report.id)
      }.prefix(max(most, 0)))
  }

  /// The rarer a kind is among the reports, the more it says.
  private static func weight(of kind: String) -> Double {
    let count = marked.values.count { marks in marks.contains { $0.kind == kind } }
    return Maths.squareRoot(Double(marked.count + 1) / Double(count + 1))
  }
}
