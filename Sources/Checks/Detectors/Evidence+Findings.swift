import NavSimTrace
import NavSimProgram

/// From what a detector saw to what a person needs.
extension Evidence {
  func finding(of sighting: Sighting, by detector: Detector) -> Finding {
    let witness = sighting.shown.filter { $0 >= -1 && $0 <= lastFrame }.flatMap { frame in
      sighting.slots.prefix(3).map {
        Finding.Witness(frame: frame, place: place(of: frame), value: text(of: $0, at: frame))
      }
    }
    let cause = sighting.hasCause ? cause(of: sighting) : nil
    return Finding(
      id: detector.id, kind: detector.name, subject: named(sighting.subject), frame: sighting.frame,
      place: place(of: sighting.frame), frames: sighting.frames, message: sighting.message,
      witness: witness,
      cause: cause.map {
        beside(sighting, $0.text) + author(for: sighting, $0.text) + lost(for: sighting)
          + saidOnce(for: sighting, $0.text)
      },
      property: sighting.slots.first.map(name),
      holds: sighting.holds, absent: sighting.absent, manner: sighting.manner,
      size: sighting.size, grain: sighting.grain,
      isOpen: sighting.frame + max(sighting.frames, sighting.holds ?? 0) > lastFrame,
      declarable: declarable(sighting), wished: sighting.wished.map(property),
      changed: changed(in: sighting).map(name),
      event: sighting.event, guess: cause?.guess)
  }

  /// For how many frames a slot keeps what it comes to in a frame; nil where that is another in the next one.
  func stay(of slot: Int, at frame: Int) -> Int? {
    let frames = (tracks[slot].end(ofValueAt: frame) ?? lastFrame + 1) - frame
    return frames > 1 ? frames : nil
  }

  /// A slot as traces name it: `bar.bg.height`.
  private func name(of slot: Int) -> String {
    trace.elements[trace.slots[slot].element].name + "." + trace.slots[slot].name
  }

  /// The slot of the witness that changed in the frame; the first of several.
  private func changed(in sighting: Sighting) -> Int? {
    sighting.slots.first { tracks[$0].writer(at: sighting.frame)?.frame == sighting.frame }
  }

  /// What is to blame and no line of code has written.
  private func declarable(_ sighting: Sighting) -> [Finding.Property] {
    let unwritten = sighting.blamed.filter {
      lastCause(of: $0, at: sighting.frame)?.contains("(") != true
    }
    return (sighting.declared + unwritten).map(property)
  }

  private func property(_ slot: Int) -> Finding.Property {
    Finding.Property(
      element: trace.elements[trace.slots[slot].element].name, name: trace.slots[slot].name)
  }

  /// A subject as the trace calls it: the bar of another controller, or its toolbar, has its name.
  private func named(_ subject: String) -> String {
    guard let controller else { return subject }
    for bar in ["bar", "toolbar"] where subject == bar || subject.hasPrefix(bar + ".") {
      return bar + "." + controller + subject.dropFirst(bar.count)
    }
    return subject
  }

  /// `push +17 (283.333ms)`, `start`.
  func place(of frame: Int) -> String {
    let context = Context(trace: trace, actions: [])
    return context.place(of: Sample(frame: max(frame, 0), isKeyframe: frame < 0))
  }

  /// `eye.left=#FF0000`.
  func text(of slot: Int, at frame: Int) -> String {
    let name = name(of: slot)
    guard isPresent(trace.slots[slot].element, at: frame) else { return name + " absent" }
    return name + "=" + (tracks[slot].value(at: frame).map { text(of: $0) } ?? "nil")
  }

  /// A value as traces print it.
  func text(of value: TraceValue) -> String { Context(trace: trace, actions: []).describe(value) }

  /// A cause with the line that is told beside it, unless it names that line.
  private func beside(_ sighting: Sighting, _ cause: String) -> String {
    guard let (words, line) = sighting.beside, !cause.contains(line) else { return cause }
    return "\(cause); \(words) \(line)"
  }

  /// What is to blame, and which line in it is told only because it stands near.
  private func cause(of sighting: Sighting) -> (text: String, guess: String?)? {
    if let sure = sureCause(of: sighting) { return (sure, nil) }
    guard !sighting.slots.isEmpty, sighting.event == nil,
      let found = cause(of: sighting.slots, at: sighting.frame)
    else { return nil }
    if let code = codeBeside(sighting) ?? codeWithin(sighting) {
      return ("\(found); the change comes from \(code)", code)
    }
    return (sighting.remark.map { "\(found); \($0)" } ?? found, nil)
  }

  /// What is to blame where a value, an event or a look names it.
  private func sureCause(of sighting: Sighting) -> String? {
    if let event = sighting.event { return cause(ofEvent: event, at: sighting.frame) }
    if let taker = taker(sighting) { return taker }
    if let culprit = sighting.culprit { return culprit }
    // Code before UIKit: what a page or a library set is what its author can change.
    let known = (sighting.blamed + sighting.slots).lazy.compactMap {
      lastCause(of: $0, at: sighting.frame)
    }
    if !sighting.blamed.isEmpty, let code = known.first(where: { $0.contains("(") }) { return code }
    guard !sighting.slots.isEmpty else { return nil }
    let found = cause(of: sighting.slots, at: sighting.frame)
    let isOfLook = sighting.slots.contains(where: self.isOfLook)
    guard let found else {
      // The look that a page rests with, in whichever of its fields it was written.
      let rests = slot("bar", "barTintColor").map(sighting.slots.contains) ?? false
      return isOfLook && rests ? writerOfLook(at: sighting.frame)?.line : nil
    }
    if found.contains("(") { return found }
    let look = isOfLook ? writerOfLook(at: sighting.frame) : nil
    if let source = sighting.slots.first.flatMap({ source(of: $0, at: sighting.frame) }) {
      // Of an ink and its ground the one is to blame that came last.
      let hasGround = sighting.slots.contains { isOfEye($0) }
      guard hasGround, let look, look.frame > source.frame else {
        return "\(found); \(source.word) comes from \(source.line)"
      }
    }
    return look.map { "\(found); the look comes from \($0.line)" }
  }

  /// Who brings an event about; of what UIKit does in the frame of a stack call, with that call.
  private func cause(ofEvent event: Int, at frame: Int) -> String? {
    guard let cause = trace.cause(trace.events[event].cause), !cause.contains("(") else {
      return trace.cause(trace.events[event].cause)
    }
    let stacks = (["navigation"] + names.otherControllers).compactMap { slot($0, "stack") }
    let calls = stacks.compactMap { tracks[$0].writer(at: frame) }.filter { $0.frame >= frame - 1 }
    let lines = calls.compactMap { trace.cause($0.cause) }.filter { $0.contains("(") }
    return lines.first.map { "\(cause), for \($0)" } ?? cause
  }

  /// The line that wrote the value last in the motion that a sighting is about, where UIKit has gone on from
  /// there.
  private func codeWithin(_ sighting: Sighting) -> String? {
    guard let slot = sighting.slots.first, !isOfEye(slot),
      let motion = motions.last(where: { $0.first <= sighting.frame })
    else { return nil }
    let entry = tracks[slot].entries.last { entry in
      entry.frame >= motion.first && entry.frame <= sighting.frame
        && trace.cause(entry.cause)?.contains("(") ?? false
    }
    return entry.flatMap { trace.cause($0.cause) }
  }

  /// The line that took the element away, where it has gone.
  private func taker(_ sighting: Sighting) -> String? {
    guard let slot = sighting.slots.first,
      let gone = presence[trace.slots[slot].element].entry(at: sighting.frame),
      gone.value == .flag(false), gone.frame >= 0,
      let line = trace.cause(gone.cause), line.contains("(")
    else { return nil }
    return line
  }

  /// The line that changed what the thing is made from: in the same frame, or in that in which the motion
  /// began that has brought it there.
  private func codeBeside(_ sighting: Sighting) -> String? {
    guard let slot = sighting.slots.first else { return nil }
    let element = trace.elements[trace.slots[slot].element].name
    let began = motions.last { $0.first <= sighting.frame }?.first
    let own = trace.codeBeside(element, at: sighting.frame)
    let found = own ?? began.flatMap { trace.codeBeside(element, at: $0, began: true) }
    return found.flatMap { trace.cause($0) }
  }

  /// Whether a slot is what the eye sees at a point.
  func isOfEye(_ slot: Int) -> Bool {
    trace.elements[trace.slots[slot].element].name == "eye"
  }

  /// Whether a slot shows a colour of the bar's look.
  private func isOfLook(_ slot: Int) -> Bool {
    let element = trace.elements[trace.slots[slot].element].name
    let isBar = element.hasPrefix("bar.") || element.hasPrefix("title.") || element == "eye"
    let name = trace.slots[slot].name.lowercased()
    return element == "eye" || isBar && name.hasSuffix("color")
  }

  /// The line that the bar's look comes from: UIKit brings it about, code has asked for it. Where nobody has
  /// said, the last that set a field of it; a tint of a bar that paints nothing is not seen.
  func writerOfLook(at frame: Int) -> (frame: Int, line: String)? {
    guard let bar = element("bar") else { return nil }
    if let look = trace.look(.background, of: bar, at: frame), let found = line(of: look) {
      // Who has written the field since has set something else of its appearance.
      if !look.seen.isEmpty { return found }
      let field = look.owner.hasPrefix("bar") ? slot("bar", look.property) : nil
      guard let field, let again = tracks[field].writer(at: frame),
        let line = trace.cause(again.cause), line.contains("("), again.frame > found.frame
      else { return found }
      return (again.frame, line)
    }
    var youngest: (frame: Int, line: String)?
    let isSeen = showsRealBackground(at: frame)
    for slot in trace.elements[bar].slots where Evidence.looks.contains(trace.slots[slot].name) {
      if !isSeen, trace.slots[slot].name == "barTintColor" { continue }
      guard let writer = tracks[slot].writer(at: frame),
        let line = trace.cause(writer.cause), line.contains("("),
        writer.frame >= youngest?.frame ?? .min
      else { continue }
      youngest = (writer.frame, line)
    }
    return youngest
  }

  /// The fields of the bar's look that were written in some frames, the youngest first.
  func looksWritten(in frames: Range<Int>) -> [Int] {
    guard let bar = element("bar") else { return [] }
    let written = trace.elements[bar].slots.compactMap { slot -> (slot: Int, frame: Int)? in
      guard Evidence.looks.contains(trace.slots[slot].name),
        let last = tracks[slot].changes(in: frames).last
      else { return nil }
      return (slot, last.frame)
    }
    return written.sorted { $0.frame > $1.frame }.map(\.slot)
  }

  /// What wrote a slot last up to a frame, or nil.
  func lastCause(of slot: Int, at frame: Int) -> String? {
    tracks[slot].writer(at: frame).flatMap { trace.cause($0.cause) }
  }

  /// What wrote the youngest among slots up to a frame, where it is known.
  private func cause(of slots: [Int], at frame: Int) -> String? {
    let causes = slots.compactMap { slot -> (frame: Int, text: String)? in
      if let later = laterLine(ofInk: slot, at: frame) { return (later.frame, later.line) }
      return tracks[slot].writer(at: frame).flatMap { change in
        trace.cause(change.cause).map { (change.frame, $0) }
      }
    }
    // Of what changed in one frame code goes before UIKit.
    let last = causes.map(\.frame).max()
    let youngest = causes.filter { $0.frame == last }.map(\.text)
    return youngest.first { $0.contains("(") } ?? youngest.first ?? causeOfBar(at: frame)
  }

  /// What wrote the bar in a frame: a colour that the eye sees has no writer of its own. Inks paint no ground.
  private func causeOfBar(at frame: Int) -> String? {
    guard let kept = trace.kept(frame) else { return nil }
    return kept.changes.lazy.map { trace.changes[$0] }.filter { change in
      let element = change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
      guard trace.elements[element].name.hasPrefix("bar") else { return false }
      return change.isPresence || !isInk(Int(change.slot))
    }.compactMap { trace.cause($0.cause) }.first
  }
}
