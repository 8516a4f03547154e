import NavSimKernel
import NavSimVocabulary

/// The elements and properties of a recorder, for others that have the same.
public struct RecorderLayout: Sendable {
  /// How many changes a run had that had this layout: one that is built alike has about as many.
  public var expectedChanges = 0
  fileprivate let elements: [TraceElement]
  fileprivate let slots: [TraceSlot]
  fileprivate let current: [TraceValue]
  fileprivate let isPresent: [Bool]
  fileprivate let elementOfSlot: [Int32]
  fileprivate let elementNumbers: [String: Int]
  fileprivate let slotNumbers: [Int: [String: Int]]
}

/// Writes down a run as a `Trace`.
///
/// Register elements and properties, open phases, and in each display frame set every slot: the
/// recorder keeps what differs from the frame before. `set` is the hot path; it compares two words.
/// Texts and words are interned once, with `text` and `word`, and then set like numbers.
public struct TraceRecorder: Sendable {
  var trace: Trace
  /// What each slot holds.
  @usableFromInline var current: [TraceValue] = []
  var isPresent: [Bool] = []
  /// The element of each slot, without the names: what the hot path reads.
  var elementOfSlot: [Int32] = []
  var numbers: [String: Int32] = [:]
  private var elementNumbers: [String: Int] = [:]
  /// The slots by name of the elements that have many; a few are looked through faster.
  private var slotNumbers: [Int: [String: Int]] = [:]
  private static let fewSlots = 24
  /// What the slots held before the frame, as far as anybody asked.
  var settled = SettledValues()
  /// The labels of actions that are taken.
  var actionLabels: Set<String> = []
  /// Where the last progress of each action stands.
  var lastProgress: [Int: Int] = [:]
  var frame: TraceFrame?
  /// Labels of phases that belong to no action of the scenario.
  var looseLabels: Set<String> = []
  /// The last frame that is kept; -1 before the first.
  var lastFrame = -1
  /// Whether a frame has been kept: only the first can be the keyframe.
  private var hasKept = false
  /// How many texts there may be before they are looked through.
  var mostTexts = manyTexts
  static let manyTexts = 65_536
  /// How many phases have been forgotten.
  private(set) var forgottenPhases = 0

  /// A recorder. `actionLabels` are the labels of the scenario's actions, in order; the indices in
  /// the other calls count in them.
  public init(
    scenario: String, cell: [(axis: String, value: String)], framesPerSecond: Int,
    actionLabels: [String] = []
  ) {
    trace = Trace(
      scenario: TraceName.line(scenario),
      cell: cell.map {
        TraceAxis(axis: TraceName.property($0.axis), value: TraceName.bare($0.value))
      },
      grid: FrameGrid(framesPerSecond: framesPerSecond))
    for (index, label) in actionLabels.enumerated() { _ = self.label(of: index, proposed: label) }
  }

  // MARK: Elements and properties

  /// The elements and properties that were added, before the first frame.
  public var layout: RecorderLayout {
    RecorderLayout(
      elements: trace.elements, slots: trace.slots, current: current, isPresent: isPresent,
      elementOfSlot: elementOfSlot, elementNumbers: elementNumbers, slotNumbers: slotNumbers)
  }

  /// Takes those of another recorder instead of adding them one by one.
  public mutating func take(_ layout: RecorderLayout) {
    trace.elements = layout.elements
    trace.slots = layout.slots
    current = layout.current
    isPresent = layout.isPresent
    elementOfSlot = layout.elementOfSlot
    elementNumbers = layout.elementNumbers
    slotNumbers = layout.slotNumbers
    trace.changes.reserveCapacity(min(layout.expectedChanges, Self.mostExpected))
  }

  private static let mostExpected = 1 << 18

  /// Adds an element on top of the others and returns its number. It is absent until one of its
  /// slots is set or `setElement` says that it is there. A name that is known gives its number.
  public mutating func addElement(_ name: String) -> Int {
    let name = TraceName.element(name)
    if let known = elementNumbers[name] { return known }
    elementNumbers[name] = trace.elements.count
    trace.elements.append(TraceElement(name: name))
    isPresent.append(false)
    return trace.elements.count - 1
  }

  /// Adds a property to an element, after its others, and returns its slot. With `omitsNone`, nil
  /// is its state of rest and is printed only when the property becomes nil.
  public mutating func addProperty(_ name: String, to element: Int, omitsNone: Bool = false)
    -> Int
  {
    let name = TraceName.property(name)
    if let known = slot(name, of: element) { return known }
    let slot = trace.slots.count
    trace.slots.append(TraceSlot(element: element, name: name, omitsNone: omitsNone))
    trace.elements[element].slots.append(slot)
    elementOfSlot.append(Int32(truncatingIfNeeded: element))
    current.append(omitsNone ? .none : .unset)
    if trace.elements[element].slots.count > Self.fewSlots { number(slot, of: element) }
    return slot
  }

  private func slot(_ name: String, of element: Int) -> Int? {
    let slots = trace.elements[element].slots
    if slots.count > Self.fewSlots { return slotNumbers[element]?[name] }
    return slots.first { trace.slots[$0].name == name }
  }

  /// Takes a slot into the table of its element; the first time all that it has.
  private mutating func number(_ slot: Int, of element: Int) {
    let added = slotNumbers[element] == nil ? trace.elements[element].slots : [slot]
    for slot in added { slotNumbers[element, default: [:]][trace.slots[slot].name] = slot }
  }

  /// A quoted text as a value. Not for the hot path: keep the value.
  public mutating func text(_ text: String) -> TraceValue {
    TraceValue(kind: .text, bits: Int64(intern(text)))
  }

  /// A word as a value: a name, a word of a list. A word that reads as something else (`yes`,
  /// `nil`, `#FF0000`, a number) is that, and one that is no word at all is a text.
  public mutating func word(_ text: String) -> TraceValue {
    if let value = TraceName.plainValue(text) { return value }
    guard TraceName.isWord(text) else { return self.text(text) }
    return TraceValue(kind: .word, bits: Int64(intern(text)))
  }

  mutating func intern(_ text: String) -> Int32 {
    if let known = numbers[text] { return known }
    let number = Int32(truncatingIfNeeded: trace.texts.count)
    trace.texts.append(text)
    numbers[text] = number
    return number
  }

  // MARK: Frames

  /// Begins the display frame at a moment of the grid. The first frame of the start phase is the
  /// keyframe: the state before the first action.
  public mutating func beginFrame(at time: Time) {
    if trace.phases.isEmpty { openPhase(title: "start", label: "", kind: .start, at: .zero) }
    let phase = trace.phases.count - 1
    let isKeyframe =
      !hasKept && forgottenPhases + phase == 0 && trace.phases[0].kind == .start
    let number = isKeyframe ? 0 : max(trace.grid.frame(atOrAfter: time), lastFrame + 1)
    frame = TraceFrame(
      number: number, k: isKeyframe ? -1 : max(0, number - trace.phases[phase].firstFrame),
      phase: phase, changes: trace.changes.count..<trace.changes.count)
  }

  /// What a slot holds.
  public func value(of slot: Int) -> TraceValue { current[slot] }

  /// Sets a slot. A value that differs from what the slot holds becomes a change of this frame.
  @inlinable public mutating func set(_ slot: Int, _ value: TraceValue, cause: Int32) {
    if current[slot] == value { return }
    change(slot, value, cause)
  }

  /// Says who wrote a property last, of whatever value: it is kept beside the changes. What the trace does not
  /// show is passed over.
  public mutating func rewritten(_ property: String, of element: String, by cause: Int32) {
    guard cause >= 0, let frame, let element = elementNumbers[element], isPresent[element],
      let slot = slot(property, of: element)
    else { return }
    trace.rewrites.append(
      TraceRewrite(
        slot: Int32(slot), cause: cause,
        frame: Int32(truncatingIfNeeded: frame.isKeyframe ? -1 : frame.number)))
  }

  /// Says from which field a part of a bar's look comes from this frame on, and who wrote it.
  ///
  /// - Parameter seen: what is seen of the appearance in it, where somebody else has set that.
  public mutating func look(
    _ part: TraceLook.Part, of bar: String, from owner: String, _ property: String,
    seen: String = "", by cause: Int32
  ) {
    guard let frame, let element = elementNumbers[bar] else { return }
    trace.looks.append(
      TraceLook(
        bar: Int32(element), part: part, owner: owner, property: property, cause: cause,
        seen: seen,
        frame: Int32(truncatingIfNeeded: frame.isKeyframe ? -1 : frame.number)))
  }

  @usableFromInline mutating func change(_ slot: Int, _ value: TraceValue, _ cause: Int32) {
    current[slot] = value
    isPresent[Int(elementOfSlot[slot])] = true
    trace.changes.append(TraceChange(value: value, slot: Int32(slot), cause: cause))
  }

  /// Says whether an element is there. One that comes back has all its properties written again.
  /// The cause is asked for only if that is a change.
  public mutating func setElement(
    _ element: Int, present: Bool, cause: @autoclosure () -> Int32 = -1
  ) {
    if isPresent[element] == present { return }
    isPresent[element] = present
    trace.changes.append(
      TraceChange(value: .flag(present), slot: ~Int32(element), cause: cause()))
    for slot in trace.elements[element].slots {
      current[slot] = trace.slots[slot].omitsNone ? .none : .unset
    }
  }

  /// Ends the frame. One in which nothing changed is not kept.
  public mutating func endFrame() {
    guard var done = frame else { return }
    frame = nil
    settleChanges(from: done.changes.lowerBound)
    done.changes = done.changes.lowerBound..<trace.changes.count
    if done.changes.isEmpty { return }
    keep(done)
  }

  mutating func keep(_ done: TraceFrame) {
    if !done.isKeyframe { lastFrame = done.number }
    hasKept = true
    trace.entries.append(.frame(trace.frames.count))
    trace.frames.append(done)
  }

  /// Forgets what has been recorded, between frames: it has been written. What holds is still
  /// known, and the open phase, which is the first of what follows.
  mutating func forget() {
    settled.follow(trace)
    trace.changes.removeAll(keepingCapacity: true)
    trace.rewrites.removeAll(keepingCapacity: true)
    trace.looks.removeAll(keepingCapacity: true)
    trace.frames.removeAll(keepingCapacity: true)
    trace.events.removeAll(keepingCapacity: true)
    trace.marks.removeAll(keepingCapacity: true)
    trace.entries.removeAll(keepingCapacity: true)
    if trace.phases.count > 1 {
      forgottenPhases += trace.phases.count - 1
      trace.phases.removeSubrange(..<(trace.phases.count - 1))
    }
    forgetTexts()
  }

  /// Forgets texts that nothing holds any more, where there are very many.
  private mutating func forgetTexts() {
    guard trace.texts.count > mostTexts else { return }
    let old = trace.texts
    trace.texts = []
    numbers = [:]
    for slot in current.indices { current[slot] = again(current[slot], old) }
    for slot in settled.values.indices { settled.values[slot] = again(settled.values[slot], old) }
    mostTexts = max(mostTexts, trace.texts.count * 2)
  }

  /// A value whose text gets a new number.
  private mutating func again(_ value: TraceValue, _ texts: [String]) -> TraceValue {
    if value.kind != .text && value.kind != .word { return value }
    return TraceValue(kind: value.kind, bits: Int64(intern(texts[Int(value.bits)])))
  }

  // MARK: The end

  /// The table that the numbers of causes point into.
  public mutating func causes(_ table: [String]) { trace.causes = table }

  /// The same, asking for what is needed alone. Causes of nothing that is kept stay empty:
  /// there may be very many.
  ///
  /// - Parameter page: whose own line a cause is; empty for what is no page's.
  public mutating func causes(
    _ count: Int, text: (Int32) -> String, page: (Int32) -> String = { _ in "" }
  ) {
    var isNamed = [Bool](repeating: false, count: count)
    for change in trace.changes where isNamed.indices.contains(Int(change.cause)) {
      isNamed[Int(change.cause)] = true
    }
    for event in trace.events where isNamed.indices.contains(Int(event.cause)) {
      isNamed[Int(event.cause)] = true
    }
    for rewrite in trace.rewrites where isNamed.indices.contains(Int(rewrite.cause)) {
      isNamed[Int(rewrite.cause)] = true
    }
    for look in trace.looks where isNamed.indices.contains(Int(look.cause)) {
      isNamed[Int(look.cause)] = true
    }
    trace.causes = isNamed.indices.map { isNamed[$0] ? text(Int32($0)) : "" }
    trace.causePages = isNamed.indices.map { isNamed[$0] ? page(Int32($0)) : "" }
  }

  /// How many steps the run took.
  public mutating func steps(_ count: Int) { trace.steps = count }

  /// What a run kept of who asked for what.
  public mutating func story(_ story: TraceStory) { trace.story = story }

  /// The finished trace. `error` says why a run ended early.
  public mutating func finish(at end: Time, error: String? = nil) -> Trace {
    endFrame()
    trace.end = trace.grid.canonical(end)
    trace.error = error
    return trace
  }
}
