import NavSimTrace

/// Which arrows a Chrome trace has: from the callback or action whose code ran to what it changed.
///
/// A cause says at which hook its line stands (`on viewWillAppear …`), or which action it is
/// (`at 0ms push B …`). The last callback of that name before the change is where the line ran.
struct ChromeArrows {
  /// The arrows that leave an entry of the trace, by their numbers.
  private(set) var starts: [Int: [Int]] = [:]
  /// The arrows that arrive at an entry.
  private(set) var ends: [Int: [Int]] = [:]
  private(set) var count = 0

  /// More arrows than this tell nobody anything.
  private static let limit = 10_000

  init(_ trace: Trace) {
    var lastEvent: [String: Int] = [:]
    var lastAction: Int?
    var source: [Int32: Int] = [:]
    let hooks = trace.causes.map { Self.hook(of: $0) }
    let isAction = trace.causes.map { $0.hasPrefix("at ") }
    func origin(_ cause: Int32) -> Int? {
      guard trace.causes.indices.contains(Int(cause)) else { return nil }
      if isAction[Int(cause)] { return lastAction }
      return hooks[Int(cause)].flatMap { lastEvent[$0] }
    }
    for (entry, what) in trace.entries.enumerated() where count < Self.limit {
      switch what {
      case .phase(let index):
        if case .action = trace.phases[index].kind { lastAction = entry }
      case .event(let index):
        let event = trace.events[index]
        if let from = origin(event.cause) { add(from: from, to: entry) }
        lastEvent[trace.text(event.name)] = entry
      case .frame(let index):
        // A cause that goes on, as in an animation, arrives once.
        var told: Set<Int> = []
        for change in trace.changes[trace.frames[index].changes] {
          guard let from = origin(change.cause), source[change.cause] != from,
            told.insert(from).inserted
          else { continue }
          source[change.cause] = from
          add(from: from, to: entry)
        }
      case .mark: break
      }
    }
  }

  private mutating func add(from: Int, to: Int) {
    guard count < Self.limit else { return }
    starts[from, default: []].append(count)
    ends[to, default: []].append(count)
    count += 1
  }

  /// The hook in `on viewWillAppear bar …`.
  private static func hook(of cause: String) -> String? {
    guard cause.hasPrefix("on ") else { return nil }
    return cause.dropFirst(3).split(separator: " ").first.map { String($0) }
  }
}
