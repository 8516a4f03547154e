import NavSimTrace

/// A trace laid out for judges: what each slot held from which frame on, and when things moved.
struct Evidence {
  let trace: Trace
  /// The values of each slot over time.
  let tracks: [Track]
  /// When each element was there.
  let presence: [Track]
  /// Stretches in which a transition ran.
  let motions: [Motion]
  /// Frames in which nothing runs, each the last before something happens.
  let rests: [Rest]
  /// The last frame of the trace.
  let lastFrame: Int
  /// What follows from the names of its elements.
  let names: EvidenceNames
  /// Which of them have something in a frame.
  let seen: SeenPages
  /// The places of the events by name.
  let eventPlaces: [String: [Int]]
  /// How many events happened at launch.
  let launchEvents: Int
  /// The phase that each action opened.
  let actionPhases: [Int: Int]
  /// The first frames of the phases in which the device is turned.
  let turnStarts: [Int]
  /// The frames in which code brings another controller before one's eyes.
  let codeSteps: [Int]
  /// The controller whose bar and transitions are looked at, by name; nil for the scenario's own.
  let controller: String?
  /// The elements and the slots of each by the names that they have for this controller.
  private let table: SlotTable
  /// Where in the table stands what is asked for in every frame.
  let usual: UsualPlaces
  /// The page on top at each rest.
  private(set) var tops: [String?] = []
  /// The places of the rests at which each page was on top, in order.
  private var restsOfTop: [String: [Int]] = [:]
  /// What began, and when.
  let begun: BegunActions
  /// What makes up what the eye sees; nil where nobody draws pictures of the trace.
  private(set) var painted: PaintedAt?

  /// A trace as each of its controllers has it, the scenario's own first: what is called `bar` and
  /// `navigation` is that controller's.
  static func all(
    _ trace: Trace, _ names: EvidenceNames? = nil, painted: PaintedAt? = nil
  ) -> [Evidence] {
    var own = Evidence(trace, names)
    own.painted = painted
    return [own]
      + own.names.otherControllers.compactMap { own.asSeen(by: String($0.dropFirst(11))) }
  }

  /// The names of the pages that the trace tells of, in its order.
  var pages: [String] { names.pages }

  init(_ trace: Trace, _ known: EvidenceNames? = nil) {
    self.trace = trace
    let names = known ?? EvidenceNames(trace)
    self.names = names
    var tracks = Array(repeating: Track(), count: trace.slots.count)
    var presence = Array(repeating: Track(), count: trace.elements.count)
    for (slot, count) in Self.changeCounts(trace).enumerated() { tracks[slot].reserve(count) }
    var cursor = TraceCursor(trace)
    for frame in trace.frames {
      let number = frame.isKeyframe ? -1 : frame.number
      cursor.advance()
      for index in frame.changes {
        let change = trace.changes[index]
        if change.isPresence {
          let element = Int(~change.slot)
          presence[element].add(.flag(cursor.isPresent[element]), at: number, change.cause)
          for slot in trace.elements[element].slots {
            tracks[slot].add(cursor.values[slot], at: number, change.cause)
          }
        } else {
          let slot = Int(change.slot)
          let element = trace.slots[slot].element
          if presence[element].last != .flag(true) {
            presence[element].add(.flag(true), at: number, change.cause)
          }
          tracks[slot].add(change.value, at: number, change.cause)
        }
      }
    }
    for rewrite in trace.rewrites {
      tracks[Int(rewrite.slot)].addRewrite(at: Int(rewrite.frame), rewrite.cause)
    }
    for slot in tracks.indices { tracks[slot].divide() }
    self.tracks = tracks
    self.presence = presence
    lastFrame = max(trace.lastFrame, 0)
    table = names.table
    usual = UsualPlaces(names.table)
    begun = BegunActions(trace)
    seen = SeenPages(names.owners, presence)
    eventPlaces = Self.eventPlaces(in: trace)
    launchEvents = Self.eventsOfLaunch(in: trace)
    actionPhases = Self.actionPhases(in: trace)
    turnStarts = Self.turnStarts(in: trace, eventPlaces["viewWillTransition"] ?? [])
    codeSteps = CodeSteps.frames(in: trace, tracks, presence, roots: eventPlaces["setRoot"] ?? [])
    controller = nil
    motions = Self.motions(
      in: trace, tracks, table.number("navigation"), codeSteps, lastFrame: lastFrame)
    rests = Rest.all(in: trace, motions, codeSteps, lastFrame: lastFrame)
    noteTops()
  }

  /// How many values each slot has at most.
  private static func changeCounts(_ trace: Trace) -> [Int] {
    var counts = Array(repeating: 0, count: trace.slots.count)
    for change in trace.changes {
      if change.isPresence {
        for slot in trace.elements[Int(~change.slot)].slots { counts[slot] += 1 }
      } else {
        counts[Int(change.slot)] += 1
      }
    }
    return counts
  }

  private static func motions(
    in trace: Trace, _ tracks: [Track], _ navigation: Int?, _ codeSteps: [Int], lastFrame: Int
  ) -> [Motion] {
    func track(_ property: String) -> Track? {
      navigation.flatMap { trace.slot(property, of: $0) }.map { tracks[$0] }
    }
    return Motion.all(
      in: trace, progress: track("progress"), hidden: track("navigationBarHidden"), codeSteps,
      lastFrame: lastFrame)
  }

  /// The same evidence about another controller; nil where the trace tells of no bar of it.
  private func asSeen(by controller: String) -> Evidence? {
    let bars = ["bar", "toolbar"]
    let bar = "bar." + controller
    guard element(bar) != nil, let navigation = element("navigation." + controller) else {
      return nil
    }
    var names: [(String, Int)] = [("navigation", navigation)]
    for (index, element) in trace.elements.enumerated() {
      let name = element.name
      for kind in bars {
        let own = kind + "." + controller
        guard name == own || name.hasPrefix(own + ".") else { continue }
        names.append((kind + name.dropFirst(own.count), index))
      }
      let isOther = bars.contains { name == $0 || name.hasPrefix($0 + ".") }
      if name != "navigation", !isOther { names.append((name, index)) }
    }
    let motions = Self.motions(in: trace, tracks, navigation, codeSteps, lastFrame: lastFrame)
    return Evidence(self, tracks, presence, SlotTable(names, trace), motions, of: controller)
  }

  /// The same evidence with other values of a slot in some frames: what a test plants.
  func planting(_ value: TraceValue, in slot: Int, _ frames: Range<Int>) -> Evidence {
    var tracks = self.tracks
    tracks[slot].plant(value, frames)
    return Evidence(self, tracks, presence)
  }

  /// The same evidence with an element there in some frames: what a test plants.
  func planting(element: Int, _ frames: Range<Int>) -> Evidence {
    var presence = self.presence
    presence[element].plant(.flag(true), frames)
    return Evidence(self, tracks, presence)
  }

  private init(_ other: Evidence, _ tracks: [Track], _ presence: [Track]) {
    self.init(other, tracks, presence, other.table, other.motions, of: other.controller)
  }

  private init(
    _ other: Evidence, _ tracks: [Track], _ presence: [Track], _ table: SlotTable,
    _ motions: [Motion], of controller: String?
  ) {
    trace = other.trace
    self.tracks = tracks
    self.presence = presence
    self.controller = controller
    self.motions = motions
    rests =
      controller == other.controller
      ? other.rests
      : Rest.all(in: other.trace, motions, other.codeSteps, lastFrame: other.lastFrame)
    codeSteps = other.codeSteps
    lastFrame = other.lastFrame
    names = other.names
    seen = SeenPages(other.names.owners, presence)
    eventPlaces = other.eventPlaces
    launchEvents = other.launchEvents
    actionPhases = other.actionPhases
    turnStarts = other.turnStarts
    self.table = table
    usual = UsualPlaces(table)
    begun = other.begun
    painted = other.painted
    noteTops()
  }

  private mutating func noteTops() {
    tops = rests.map { top(at: $0.frame) }
    for (index, top) in tops.enumerated() {
      if let top { restsOfTop[top, default: []].append(index) }
    }
  }

  private static func actionPhases(in trace: Trace) -> [Int: Int] {
    var phases: [Int: Int] = [:]
    for (index, phase) in trace.phases.enumerated() {
      if case .action(let action) = phase.kind, phases[action] == nil { phases[action] = index }
    }
    return phases
  }

  private static func eventPlaces(in trace: Trace) -> [String: [Int]] {
    var places: [Int32: [Int]] = [:]
    for (index, event) in trace.events.enumerated() {
      places[event.name, default: []].append(index)
    }
    var named: [String: [Int]] = [:]
    for (name, found) in places { named[trace.text(name)] = found }
    return named
  }

  /// The number of an element, or nil.
  func element(_ name: String) -> Int? { table.number(name) }

  /// The slot of `element.property`, or nil.
  func slot(_ element: String, _ property: String) -> Int? {
    table.number(element, property)
  }

  /// The track of `element.property`, or nil.
  func track(_ element: String, _ property: String) -> Track? {
    slot(element, property).map { tracks[$0] }
  }

  /// The value of `element.property` in a frame; nil where the element is not there.
  func value(_ element: String, _ property: String, at frame: Int) -> TraceValue? {
    value(ofSlot: table.number(element, property), at: frame)
  }

  /// The value of a slot in a frame; nil where its element is not there.
  func value(ofSlot slot: Int?, at frame: Int) -> TraceValue? {
    guard let slot, isPresent(trace.slots[slot].element, at: frame) else { return nil }
    return tracks[slot].value(at: frame)
  }

  /// The number, in its unit.
  func number(_ element: String, _ property: String, at frame: Int) -> Double? {
    value(element, property, at: frame)?.number
  }

  /// The word or text.
  func word(_ element: String, _ property: String, at frame: Int) -> String? {
    value(element, property, at: frame).map { trace.text(of: $0) }
  }

  func isPresent(_ element: Int, at frame: Int) -> Bool {
    presence[element].value(at: frame) == .flag(true)
  }

  /// The page on top of the stack in a frame, or nil.
  /// nil while another tab is on screen.
  func top(at frame: Int) -> String? {
    if !isOnScreen(at: frame) { return nil }
    guard let top = value(ofSlot: usual.top, at: frame) else { return nil }
    let name = trace.text(of: top)
    return name.isEmpty ? nil : name
  }

  /// The first rest at which a page was on top.
  func firstRest(of page: String) -> Rest? { restsOfTop[page]?.first.map { rests[$0] } }

  /// The last rest before one at which a page was on top and the condition holds; nil where there is
  /// none.
  func lastRest(of page: String, before index: Int, where holds: (Rest) -> Bool = { _ in true })
    -> Rest?
  {
    guard let places = restsOfTop[page] else { return nil }
    let end = places.partitioningIndex { $0 >= index }
    return places[..<end].last { holds(rests[$0]) }.map { rests[$0] }
  }

  /// Whether the controller is on screen: not while another tab is selected, and not below what is
  /// presented over the whole screen. Another than the scenario's own is there while its bar is.
  func isOnScreen(at frame: Int) -> Bool {
    if value(ofSlot: usual.selected, at: frame) == .flag(false) { return false }
    guard let bar = usual.bar, !isPresent(bar, at: frame) else { return true }
    if controller != nil { return false }
    return !names.presents
  }
}

extension TraceValue {
  /// The number in its unit, or nil.
  var number: Double? { kind == .number ? Double(bits) / 1000 : nil }
}
