import NavSimKernel
import NavSimTrace
import NavSimVocabulary

/// A phone's callbacks beside the model's: up to where they first differ, and what is missing or
/// too many on the whole.
///
/// There is no search for the best alignment: callbacks either come in the model's order or they do
/// not, and the first that does not is what a person looks at.
struct OrderConformance {
  /// A callback of the log or of the model.
  struct Call: Hashable {
    var name: EventName
    var page: String?
    /// The line of the log; 0 in the model.
    var line = 0
    /// The time in the log, µs.
    var time: Int64?
    /// The event, as an index into the model's events; -1 in the log.
    var event = -1

    var text: String { name.name + (page.map { "(\($0))" } ?? "") }

    func isSame(as other: Call) -> Bool {
      name == other.name && (page == nil || other.page == nil || page == other.page)
    }
  }

  /// Callbacks that come as often as layout likes; they are compared only if they are asked for.
  static let restless: Set<EventName> = [
    .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints,
    .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .traitCollectionDidChange,
    .scrollViewDidScroll, .gestureChanged,
  ]
  /// What a page gets when it is shown for the first time.
  private static let arrival: Set<EventName> = [
    .`init`, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
    .willMove, .didMove, .willShow, .didShow, .preferredStatusBarStyle, .prefersStatusBarHidden,
    .pushViewController, .setViewControllers,
  ]

  let map: PageMap
  /// The callbacks that are compared, in the order of the vocabulary.
  let names: [EventName]
  /// What the model tells and the log never does.
  private(set) var unheard: [EventName] = []
  let log: [Call]
  let model: [Call]
  /// How many of the log's callbacks come before the first action.
  private(set) var skipped = 0
  /// How many agree behind those.
  private(set) var agreed = 0

  /// Whether no callback of the two is left to hold beside another one: the log has none of them, or
  /// all of its come before the first action, and the model has none behind it.
  var isEmpty: Bool { log.isEmpty || skipped == log.count && model.isEmpty }
  /// Whether every callback is as the model says.
  var isSame: Bool { skipped + agreed == log.count && agreed == model.count }

  init(_ recording: Recording, _ trace: Trace, _ map: PageMap, _ options: ConformOptions) {
    self.map = map
    let heard = Set(
      recording.events.filter { event in
        event.subject.map { map.page(of: $0) != nil } ?? true
      }.map(\.name))
    let wanted = options.events.map { Set($0) } ?? heard.subtracting(Self.restless)
    names = EventName.allCases.filter { wanted.contains($0) }
    log = recording.events.compactMap { event in
      guard wanted.contains(event.name), event.line == 0 || event.line >= options.firstLine ?? 1
      else { return nil }
      let page = event.subject.flatMap { map.page(of: $0) }
      if event.subject != nil && page == nil { return nil }
      return Call(name: event.name, page: page, line: event.line, time: event.time)
    }
    let pages = Set(map.entries.map(\.page))
    var said: Set<EventName> = []
    model = trace.events.enumerated().compactMap { index, event in
      guard let name = EventName(name: trace.text(event.name)) else { return nil }
      let page = event.arguments.first.map { trace.text($0) }
      said.insert(name)
      if let page, !pages.contains(page) { return nil }
      return wanted.contains(name) ? Call(name: name, page: page, event: index) : nil
    }
    unheard = EventName.allCases.filter {
      said.contains($0) && !wanted.contains($0) && ![.warning, .exception, .log].contains($0)
    }
    skipped = options.firstLine != nil ? 0 : firstCallback(Self.stack(of: trace))
    agreed = matches(from: skipped)
  }

  /// The pages of the start's stack.
  static func stack(of trace: Trace) -> [String] {
    var cursor = TraceCursor(trace)
    cursor.advance()
    guard let element = trace.element("navigation"), let slot = trace.slot("stack", of: element)
    else { return [] }
    let text = trace.text(of: cursor.values[slot])
    return text == "empty" ? [] : text.split(separator: ">").map { String($0) }
  }

  private func matches(from start: Int) -> Int {
    zip(log.dropFirst(start), model).prefix { $0.isSame(as: $1) }.count
  }

  /// Where the scenario begins in the log: a scenario starts with its pages shown, an app does not.
  private func firstCallback(_ stack: [String]) -> Int {
    let arrival = log.prefix { call in
      Self.arrival.contains(call.name) && (call.page.map { stack.contains($0) } ?? true)
    }
    // The model may show a page of the stack again; then nothing says that this was an arrival.
    let start =
      model.first.map { first in
        arrival.count > 0 && arrival[0].isSame(as: first) ? 0 : arrival.count
      } ?? arrival.count
    guard let first = model.first else { return start }
    var best = (start: start, matches: matches(from: start))
    if best.matches > 0 { return start }
    // A longer session: begin where it agrees best, if it agrees at all.
    for index in log.indices.prefix(10_000) where log[index].isSame(as: first) {
      let matches = matches(from: index)
      if matches > best.matches, matches >= min(3, model.count) { best = (index, matches) }
    }
    return best.start
  }

  // MARK: What is missing

  /// Callbacks of `a` that `b` has less often, in the order of `a`.
  private static func surplus(_ a: [Call], over b: [Call]) -> [Call] {
    var left: [String: Int] = [:]
    for call in b { left[call.text, default: 0] += 1 }
    return a.filter { call in
      left[call.text, default: 0] -= 1
      return (left[call.text] ?? 0) < 0
    }
  }

  var missing: [Call] { Self.surplus(model, over: Array(log.dropFirst(skipped))) }
  /// How many callbacks are missing or too many.
  var surplus: Int { missing.count + extra.count }
  var extra: [Call] { Self.surplus(Array(log.dropFirst(skipped)), over: model) }
}
