import NavSimChecks
import NavSimTrace

/// Which frames of a trace a film strip shows.
public enum FilmFrames: Hashable, Sendable {
  /// One place of a run.
  public enum Place: Hashable, Sendable {
    /// The state before the first action.
    case start
    /// A part of what moves, 0 to 1: 0 is the first frame of the first action, 1 the last that changes.
    case part(Double)
    /// A frame as `why` and `run --frame` name it: `push+7`, `push@40%`, `push end+0`, `50ms`.
    case named(String)
  }

  /// Every Nth frame.
  case every(Int)
  /// The first frame of each phase, its middle, and the end.
  case phases
  /// The frames around each finding.
  case glitches
  /// Places of the run.
  case places([Place])

  /// The start, five places of the motion, and each finding's first frame.
  case standard

  /// The most frames from one picture to the next.
  public static let widestStep = 10_000

  /// Reads `every=3`, `phase`, `glitch` or places with commas between them; nil for what is none.
  public init?(_ text: String) {
    switch text {
    case "phase": self = .phases
    case "glitch": self = .glitches
    default:
      if text.hasPrefix("every=") {
        guard let count = Int(text.dropFirst(6)), (1...Self.widestStep).contains(count) else {
          return nil
        }
        self = .every(count)
        return
      }
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.place)
      guard !parts.contains(nil) else { return nil }
      self = .places(parts.compactMap { $0 })
    }
  }

  /// The first of the places in `text` that is none.
  public static func firstWrong(_ text: String) -> String? {
    text.split(separator: ",", omittingEmptySubsequences: false).first { place($0) == nil }
      .map(String.init)
  }

  private static func place(_ text: Substring) -> Place? {
    if text == "start" { return .start }
    if text == "end" { return .part(1) }
    if text.hasSuffix("%"), let percent = Double(text.dropLast()) {
      return (0...100).contains(percent) ? .part(percent / 100) : nil
    }
    if text.hasPrefix("every=") { return nil }
    // Whether there is such a frame only a trace knows.
    return (try? FrameName(String(text))).map { _ in .named(String(text)) }
  }

  /// Looks for the frames that are named in the traces of all rows: a row that lacks one of them is
  /// shorter, and what none of them has is a slip.
  ///
  /// - Throws: of the first place that is in no trace, why.
  public func check(in traces: [Trace]) throws(QuestionError) {
    guard case .places(let places) = self, let first = traces.first else { return }
    for place in places {
      if traces.contains(where: { Self.frame(of: place, in: $0) != nil }) { continue }
      if case .named(let text) = place { _ = try first.frame(named: text) }
    }
  }

  /// The frame of a place; nil where the trace has none there.
  private static func frame(of place: Place, in trace: Trace) -> Int? {
    switch place {
    case .start: -1
    case .part(let part): Self.part(part, of: trace)
    case .named(let text): try? trace.frame(named: text)
    }
  }

  /// The frame at a part of what moves; the state before it where nothing does.
  private static func part(_ part: Double, of trace: Trace) -> Int {
    let moving = trace.frames.filter { !$0.isKeyframe }
    return moving.isEmpty
      ? -1 : moving[min(Int(part * Double(moving.count - 1) + 0.5), moving.count - 1)].number
  }

  /// The frames in order, each once; -1 is the state before the first action.
  func frames(of trace: Trace, _ findings: [Finding]) -> [Int] {
    let moving = trace.frames.filter { !$0.isKeyframe }.map(\.number)
    let last = moving.last ?? -1
    func part(_ part: Double) -> Int { Self.part(part, of: trace) }
    let found: [Int]
    switch self {
    case .every(let step):
      found = [-1] + stride(from: moving.first ?? 0, through: last, by: step)
    case .phases:
      found = [-1] + (moving.isEmpty ? [] : Self.phaseFrames(trace, last))
    case .glitches:
      let told = Self.told(findings)
      let around = told.flatMap { finding -> [Int] in
        let end = finding.frame + max(finding.frames, 1)
        return [finding.frame - 1, finding.frame, min(finding.frame + 1, end), end]
      }
      let seen = Set((around.filter { $0 <= last } + told.map(\.frame)).map { max($0, -1) })
      let others: [Int] = [part(1), part(0), -1, part(0.5)].filter { !seen.contains($0) }
      found = Array(seen) + others.prefix(max(4 - seen.count, 0))
    case .places(let places):
      found = places.compactMap { Self.frame(of: $0, in: trace) }
    case .standard:
      let extra = Self.moments(findings).prefix(2).map(\.frame)
      found = [-1] + [0, 0.2, 0.5, 0.8, 1].map(part) + extra
    }
    return Array(Set(found.map { max($0, -1) })).sorted()
  }

  /// How many findings are told.
  static let mostTold = 8

  /// What is told of findings: the first of each detector, then others, as many as fit.
  private static func told(_ findings: [Finding]) -> ArraySlice<Finding> {
    let firsts = firsts(findings)
    return (firsts + moments(findings).filter { !firsts.contains($0) }).prefix(mostTold)
  }

  /// The first finding of each detector, in the order of frames.
  static func firsts(_ findings: [Finding]) -> [Finding] {
    var known: Set<String> = []
    return findings.sorted { $0.frame < $1.frame }.filter { known.insert($0.id).inserted }
  }

  /// The first finding of each detector in each frame, in the order of frames.
  static func moments(_ findings: [Finding]) -> [Finding] {
    var known: Set<String> = []
    return findings.sorted { $0.frame < $1.frame }
      .filter { known.insert("\($0.id) \($0.frame)").inserted }
  }

  private static func phaseFrames(_ trace: Trace, _ last: Int) -> [Int] {
    trace.phases.indices.flatMap { index -> [Int] in
      guard trace.phases[index].kind != .start else { return [] }
      let begin = trace.phases[index].firstFrame
      let next = index + 1 < trace.phases.count ? trace.phases[index + 1].firstFrame : last
      return next - begin > 8 ? [begin, (begin + next) / 2] : [begin]
    } + [last]
  }
}
