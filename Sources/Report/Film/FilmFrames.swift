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
    /// A frame of a phase, such as `push+7`; of the last phase `push end+0`.
    case frame(label: String, k: Int)
    /// A part of a phase, 0 to 1: `push@40%`.
    case inside(label: String, Double)
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

  /// Reads `every=3`, `phase`, `glitch` or places with commas between them; nil for what is none.
  public init?(_ text: String) {
    switch text {
    case "phase": self = .phases
    case "glitch": self = .glitches
    default:
      if text.hasPrefix("every=") {
        guard let count = Int(text.dropFirst(6)), (1...10_000).contains(count) else { return nil }
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
    if text.hasSuffix("%"), !text.contains("@") {
      guard let percent = Double(text.dropLast()), percent >= 0, percent <= 100 else { return nil }
      return .part(percent / 100)
    }
    if let at = text.lastIndex(of: "@"), at > text.startIndex, text.hasSuffix("%") {
      let percent = Double(text[text.index(after: at)...].dropLast())
      guard let percent, percent >= 0, percent <= 100 else { return nil }
      return .inside(label: String(text[..<at]), percent / 100)
    }
    guard let plus = text.lastIndex(of: "+"), plus > text.startIndex,
      let k = Int(text[text.index(after: plus)...]), k >= 0
    else { return nil }
    return .frame(label: String(text[..<plus]), k: k)
  }

  /// The frames in order, each once; -1 is the state before the first action.
  func frames(of trace: Trace, _ findings: [Finding]) -> [Int] {
    let moving = trace.frames.filter { !$0.isKeyframe }.map(\.number)
    guard let first = moving.first, let last = moving.last else { return [-1] }
    func part(_ part: Double) -> Int {
      moving[min(Int(part * Double(moving.count - 1) + 0.5), moving.count - 1)]
    }
    let found: [Int]
    switch self {
    case .every(let step):
      found = [-1] + stride(from: first, through: last, by: step)
    case .phases:
      found = [-1] + Self.phaseFrames(trace, last)
    case .glitches:
      let around = Self.moments(findings).prefix(4).flatMap { finding -> [Int] in
        let end = finding.frame + max(finding.frames, 1)
        return [finding.frame - 1, finding.frame, min(finding.frame + 1, end), end]
      }
      let seen = Set(around.filter { $0 <= last }.map { max($0, -1) })
      let others: [Int] = [part(1), part(0), -1, part(0.5)].filter { !seen.contains($0) }
      found = Array(seen) + others.prefix(max(4 - seen.count, 0))
    case .places(let places):
      found = places.compactMap { place in
        switch place {
        case .start: return -1
        case .part(let value): return part(value)
        case .frame(let label, let k): return Self.frame(label, k, trace)
        case .inside(let label, let part): return Self.frame(label, part, trace)
        }
      }
    case .standard:
      let extra = Self.moments(findings).prefix(2).map(\.frame)
      found = [-1] + [0, 0.2, 0.5, 0.8, 1].map(part) + extra
    }
    return Array(Set(found.map { max($0, -1) })).sorted()
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

  private static func phase(_ label: String, _ trace: Trace) -> Int? {
    trace.phases.indices.first { index in
      trace.phases[index].kind != .start && trace.name(ofPhase: index) == label
    }
  }

  private static func frame(_ label: String, _ k: Int, _ trace: Trace) -> Int? {
    phase(label, trace).map { min(trace.phases[$0].firstFrame + k, trace.lastFrame) }
  }

  private static func frame(_ label: String, _ part: Double, _ trace: Trace) -> Int? {
    guard let phase = phase(label, trace) else { return nil }
    let first = trace.phases[phase].firstFrame
    let next = phase + 1 < trace.phases.count ? trace.phases[phase + 1].firstFrame : trace.lastFrame
    return first + Int(part * Double(max(next - first, 0)) + 0.5)
  }
}
