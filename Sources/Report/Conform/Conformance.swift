import NavSimKernel
import NavSimTrace
import NavSimVocabulary

/// How a phone is compared with the model.
public struct ConformOptions: Sendable {
  /// Which class is which page; empty for the order of appearance.
  public var map: [PageMap.Entry] = []
  /// The callbacks that are compared; nil for those that the log has.
  public var events: [EventName]?
  /// The line of the log with which the scenario begins; nil to look for it.
  public var firstLine: Int?
  /// How far values may be apart: not at all, where nothing is said.
  public var comparison = ComparisonOptions()

  /// What holds where nothing is said.
  public init() {}

  /// Compares these callbacks, whether the log has them or not. Gives the name that is none.
  public mutating func compare(_ names: [String]) -> String? {
    var known: [EventName] = []
    for name in names {
      guard let event = CallbackNames.event(name) else { return name }
      known.append(event)
    }
    events = known
    return nil
  }
}

/// What a phone printed beside what the model says.
public struct Conformance: Sendable {
  let trace: Trace
  let path: String
  let order: OrderConformance?
  let values: ValueConformance?
  let map: PageMap
  let options: ConformOptions

  /// Compares a recording with a run of the model.
  ///
  /// - Throws: what the comparator cannot read of the two, which would be a fault of navsim's own.
  public init(
    _ recording: Recording, _ trace: Trace, _ options: ConformOptions
  ) throws(TraceReadError) {
    self.trace = trace
    self.options = options
    path = recording.path
    let map: PageMap
    if recording.events.isEmpty {
      map = Self.maps(recording, trace, options)[0]
      order = nil
    } else {
      let all = Self.maps(recording, trace, options).map {
        OrderConformance(recording, trace, $0, options)
      }
      let best = all.indices.min { a, b in
        (all[a].surplus, -all[a].agreed, a) < (all[b].surplus, -all[b].agreed, b)
      }.map { all[$0] }
      order = best
      map = best?.map ?? PageMap(recording, explicit: options.map)
    }
    self.map = map
    values =
      recording.sampleCount == 0
      ? nil : try ValueConformance(recording, trace, map, order, options)
  }

  /// Whether the phone has values of which not one could be compared.
  public var hasOnlyUnknownValues: Bool { values.map { $0.compared == 0 } ?? false }
  /// Whether the phone went on behind the model's end, and nothing but the start was compared: the
  /// clocks are not laid on each other.
  public var isBesideTheRun: Bool { values?.isBesideTheRun ?? false }
  /// Whether there was something to compare, and all of it is as the model says.
  public var isSame: Bool { (order?.isSame ?? true) && (values?.isSame ?? true) }
  /// Whether this run is more like the phone than another: fewer callbacks are missing or too many,
  /// then more of them agree, then fewer properties differ, then in fewer frames.
  public func isNearer(than other: Conformance) -> Bool {
    distance.lexicographicallyPrecedes(other.distance)
  }
  private var distance: [Int] {
    let rows = values?.rows ?? []
    return [
      order?.surplus ?? 0, -(order?.agreed ?? 0), rows.count, rows.reduce(0) { $0 + $1.frames },
    ]
  }
  /// Whether there was nothing to compare.
  public var isEmpty: Bool { (order?.isEmpty ?? true) && (values?.compared ?? 0) == 0 }

  /// The pages of a scenario, in the order of declaration.
  public static func pages(of trace: Trace) -> [String] {
    trace.elements.map(\.name).filter { $0.hasPrefix("page.") }.map { $0.dropFirst(5) }
      .filter { !$0.contains(".") }.map { String($0) }
  }

  /// The maps that may hold: the one that was asked for, else what the names of classes say, and the
  /// other pages in the order of the stack or in that of the model's callbacks, whichever agrees better.
  private static func maps(
    _ recording: Recording, _ trace: Trace, _ options: ConformOptions
  ) -> [PageMap] {
    if !options.map.isEmpty { return [PageMap(recording, explicit: options.map)] }
    let pages = pages(of: trace)
    let called = trace.events.compactMap { event in
      event.arguments.first.map { trace.text($0) }
    }.filter { pages.contains($0) }
    let stack = OrderConformance.stack(of: trace)
    var maps: [PageMap] = []
    // Pages that only values name come last.
    for order in [stack + called + pages, called + stack + pages] {
      var seen: Set<String> = []
      let map = PageMap(
        recording, inOrder: order.filter { seen.insert($0).inserted }, readsNames: true)
      if !maps.contains(map) { maps.append(map) }
    }
    return maps
  }
}

extension Trace {
  /// The first frame that shows what an event did: `push +0`.
  func placeText(event: Int) -> String {
    guard events.indices.contains(event) else { return "" }
    return shortPlace(ofFrame: grid.frame(atOrAfter: events[event].time))
  }
}
