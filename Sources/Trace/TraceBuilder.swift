import NavSimKernel

/// Puts a trace together from the lines of its file, as the recorder would have.
struct TraceBuilder {
  var trace = Trace(scenario: "", cell: [], grid: FrameGrid(framesPerSecond: 60))
  private var numbers: [String: Int32] = [:]
  private var elementNumbers: [String: Int] = [:]
  /// Each element's properties by name.
  private var slotNumbers: [[String: Int]] = []
  /// Each element's place in the keyframe, which is the order of all frames; -1 if it is not there.
  private var ranks: [Int] = []
  /// The labels of actions in the order in which phases name them.
  private var labels: [String] = []
  private var lastFrame = -1
  private(set) var isInFrame = false
  /// Whether the last event, element or property that was named is new to the trace.
  private(set) var isNew = false
  private var lastElement = -1
  private var lastRank = -1
  /// For each slot, the frame in which it was last set.
  private var stamps: [Int] = []
  /// The first change of the element that was named last.
  private var groupStart = 0
  private var causeNumbers: [String: Int32] = [:]

  // MARK: Texts

  private mutating func intern(_ text: String) -> Int32 {
    if let known = numbers[text] { return known }
    let number = Int32(truncatingIfNeeded: trace.texts.count)
    trace.texts.append(text)
    numbers[text] = number
    return number
  }

  mutating func text(_ text: String) -> TraceValue {
    TraceValue(kind: .text, bits: Int64(intern(text)))
  }

  mutating func word(_ text: String) -> TraceValue {
    TraceValue(kind: .word, bits: Int64(intern(text)))
  }

  // MARK: Phases, events, marks

  /// The provisional number of the action that has a label.
  mutating func action(_ label: String) -> Int {
    if let known = labels.firstIndex(of: label) { return known }
    labels.append(label)
    return labels.count - 1
  }

  /// False if the phase lies before the one that is open.
  mutating func openPhase(_ opened: TracePhase) -> Bool {
    var phase = opened
    phase.firstFrame = max(trace.grid.frame(atOrAfter: phase.time), lastFrame + 1)
    if let last = trace.phases.last, phase.time < last.time || phase.firstFrame < last.firstFrame {
      return false
    }
    isInFrame = false
    trace.entries.append(.phase(trace.phases.count))
    trace.phases.append(phase)
    return true
  }

  /// The latest moment that the lines so far tell.
  private var time: Time {
    let opened = trace.phases.last?.time ?? .zero
    return lastFrame < 0 ? opened : max(opened, trace.grid.time(of: lastFrame))
  }

  mutating func event(_ name: String, _ arguments: [String]) {
    isInFrame = false
    isNew = numbers[name] == nil
    trace.entries.append(.event(trace.events.count))
    trace.events.append(
      TraceEvent(
        name: intern(name), arguments: arguments.map { intern($0) }, time: time, cause: -1))
  }

  mutating func mark(_ text: String) {
    isInFrame = false
    trace.entries.append(.mark(trace.marks.count))
    trace.marks.append(TraceMark(text: text, time: time))
  }

  // MARK: Frames

  /// Opens the keyframe; false if the place is wrong.
  mutating func beginKeyframe() -> Bool {
    guard trace.frames.isEmpty, trace.phases.count == 1, trace.phases[0].kind == .start else {
      return false
    }
    begin(TraceFrame(number: 0, k: -1, phase: 0, changes: 0..<0))
    return true
  }

  /// Opens a frame; false if it is not after the frame before it.
  mutating func beginFrame(k: Int) -> Bool {
    let phase = trace.phases.count - 1
    let number = trace.phases[phase].firstFrame + k
    guard number > lastFrame else { return false }
    lastFrame = number
    begin(
      TraceFrame(
        number: number, k: k, phase: phase, changes: trace.changes.count..<trace.changes.count))
    return true
  }

  private mutating func begin(_ frame: TraceFrame) {
    isInFrame = true
    lastElement = -1
    lastRank = -1
    trace.entries.append(.frame(trace.frames.count))
    trace.frames.append(frame)
  }

  /// Whether a line has named this element before.
  func isKnown(element name: String) -> Bool { elementNumbers[name] != nil }

  /// The number of the element that a line of the open frame names; nil if it is out of order.
  mutating func element(_ name: String) -> Int? {
    let known = elementNumbers[name]
    isNew = known == nil
    let element = known ?? addElement(name)
    if element == lastElement { return element }
    groupStart = trace.changes.count
    lastElement = element
    let rank = ranks[element]
    if rank >= 0 {
      guard rank > lastRank else { return nil }
      lastRank = rank
    }
    return element
  }

  private mutating func addElement(_ name: String) -> Int {
    let element = trace.elements.count
    elementNumbers[name] = element
    trace.elements.append(TraceElement(name: name))
    slotNumbers.append([:])
    let isKeyframe = trace.frames.count == 1 && trace.frames[0].isKeyframe
    ranks.append(isKeyframe ? element : -1)
    return element
  }

  /// False if the frame has set the property already.
  mutating func set(_ property: String, of element: Int, _ value: TraceValue) -> Bool {
    let known = slotNumbers[element][property]
    isNew = known == nil
    let slot = known ?? addSlot(property, of: element)
    guard stamps[slot] != trace.frames.count else { return false }
    stamps[slot] = trace.frames.count
    append(TraceChange(value: value, slot: Int32(truncatingIfNeeded: slot), cause: -1))
    return true
  }

  private mutating func addSlot(_ property: String, of element: Int) -> Int {
    let slot = trace.slots.count
    slotNumbers[element][property] = slot
    trace.slots.append(TraceSlot(element: element, name: property, omitsNone: true))
    trace.elements[element].slots.append(slot)
    stamps.append(0)
    return slot
  }

  mutating func presence(_ element: Int, _ isPresent: Bool) {
    append(
      TraceChange(value: .flag(isPresent), slot: ~Int32(truncatingIfNeeded: element), cause: -1))
  }

  private mutating func append(_ change: TraceChange) {
    let frame = trace.frames.count - 1
    trace.changes.append(change)
    trace.frames[frame].changes =
      trace.frames[frame].changes.lowerBound..<trace.changes.count
  }

  // MARK: Causes

  /// The cause of the event or of the element's line above: `alpha x: TEXT`, or `TEXT` alone.
  mutating func cause(_ line: String) {
    if isInFrame {
      let group = groupStart..<trace.changes.count
      let names = group.map { index -> String in
        let slot = trace.changes[index].slot
        return slot < 0 ? "" : trace.slots[Int(slot)].name
      }
      var text = line
      var wanted: [String] = []
      if let colon = line.range(ofFirst: ": ") {
        let words = TraceName.words(String(line[..<colon.lowerBound]))
        if !words.isEmpty, words.allSatisfy(names.contains) {
          wanted = words
          text = String(line[colon.upperBound...])
        }
      }
      let number = causeNumber(text)
      for (index, name) in zip(group, names)
      where wanted.isEmpty ? name.isEmpty : wanted.contains(name) {
        trace.changes[index].cause = number
      }
    } else if case .event(let index) = trace.entries.last {
      trace.events[index].cause = causeNumber(line)
    }
  }

  private mutating func causeNumber(_ text: String) -> Int32 {
    if let known = causeNumbers[text] { return known }
    let number = Int32(truncatingIfNeeded: trace.causes.count)
    trace.causes.append(text)
    causeNumbers[text] = number
    return number
  }

  // MARK: Actions

  /// False if there is an action with this label already.
  mutating func add(_ action: TraceAction) -> Bool {
    if trace.actions.contains(where: { $0.label == action.label }) { return false }
    trace.actions.append(action)
    return true
  }

  /// Gives phases the numbers of their actions, which the trailer settles; -1 where it has none.
  mutating func settleActions() {
    let indices = labels.map { label in
      trace.actions.firstIndex { $0.label == label } ?? -1
    }
    for phase in trace.phases.indices {
      switch trace.phases[phase].kind {
      case .start: break
      case .action(let index): trace.phases[phase].kind = .action(indices[index])
      case .end(let index): trace.phases[phase].kind = .end(indices[index])
      }
    }
  }
}
