import NavSimTrace

/// Frames, numbers and animations in Chrome's JSON.
extension ChromeExport {
  /// For each change, whether its slot changes in the very next frame too: an animation.
  static func runs(of trace: Trace) -> [Bool] {
    var goesOn = Array(repeating: false, count: trace.changes.count)
    var next = Array(repeating: -1, count: trace.slots.count)
    for frame in trace.frames.reversed() where !frame.isKeyframe {
      for index in frame.changes.reversed() {
        let change = trace.changes[index]
        if change.isPresence {
          for slot in trace.elements[Int(~change.slot)].slots { next[slot] = -1 }
        } else if change.value.kind == .number || change.value.kind == .color {
          goesOn[index] = next[Int(change.slot)] == frame.number + 1
          next[Int(change.slot)] = frame.number
        }
      }
    }
    return goesOn
  }

  mutating func frame(_ index: Int, _ entry: Int) throws {
    let frame = trace.frames[index]
    cursor.advance(through: index)
    if frame.changes.isEmpty { return }
    if !frame.isKeyframe {
      // It may begin a few µs late, after the callbacks of its instant; it ends before the next.
      let end = trace.microseconds(ofFrame: frame.number + 1)
      try slice(
        "\(trace.name(ofPhase: frame.phase)) +\(frame.k)", .frames, length: max(0, end - clock),
        entry,
        args: [.init(name: "changes", value: .int(frame.changes.count))])
    }
    var element = -1
    for change in trace.changes[frame.changes] {
      let changed =
        change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
      if changed != element { try counters(of: changed) }
      element = changed
    }
    if !frame.isKeyframe {
      for index in frame.changes { try animation(index) }
    }
  }

  /// All numbers of an element: a track that lacks one of them would drop to 0 there.
  private mutating func counters(of element: Int) throws {
    var args: [JSONValue.Member] = []
    for slot in trace.elements[element].slots where shown[slot] {
      let value = cursor.isPresent[element] ? cursor.values[slot] : .thousandths(0)
      guard isNumeric[slot] else { continue }
      let number = value.kind == .number ? value : .thousandths(0)
      args.append(.init(name: trace.slots[slot].name, value: PlainValue(number, of: trace).json))
    }
    if args.isEmpty { return }
    try event(
      "C", trace.elements[element].name, .elements, [("args", .object(args))],
      tid: Thread.elements.rawValue + element)
  }

  private mutating func animation(_ index: Int) throws {
    let change = trace.changes[index]
    if change.isPresence { return }
    let slot = Int(change.slot)
    guard shown[slot], isMoving[slot] != goesOn[index] else { return }
    if goesOn[index] { animations[slot] += 1 }
    isMoving[slot] = goesOn[index]
    let element = trace.slots[slot].element
    let name = trace.elements[element].name + "." + trace.slots[slot].name
    try event(
      goesOn[index] ? "b" : "e", name, .elements,
      [("cat", .text("animation")), ("id", .text("animation-\(slot + 1)-\(animations[slot])"))],
      tid: Thread.elements.rawValue + element)
  }
}
