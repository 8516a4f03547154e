import NavSimTrace

/// The properties of a cell over the frames, each with who caused its values.
struct SlotTracks {
  private let trace: Trace
  private var presence: [TrackDraft]
  private var values: [TrackDraft]
  private var causes: [TrackDraft]
  /// The numbers of stories, -1 for none; nothing of a slot without any.
  private var stories: [Int: TrackDraft] = [:]
  /// `n`, `c`, `f` or `w`: how values are written.
  private var kinds: [Character?]

  init(_ trace: Trace, _ stories: [ViewerCell.Story], _ tables: inout SharedTables) {
    self.trace = trace
    presence = trace.elements.map { _ in TrackDraft() }
    values = trace.slots.map { _ in TrackDraft() }
    causes = values
    kinds = trace.slots.map { _ in nil }
    learnKinds()
    let asked = Dictionary(grouping: stories.indices) { stories[$0].slot }
    for (slot, numbers) in asked { learnStories(slot, numbers.map { ($0, stories[$0].frame + 1) }) }
    for frame in trace.frames {
      let number = frame.isKeyframe ? 0 : frame.number + 1
      for change in trace.changes[frame.changes] { add(change, at: number, &tables) }
    }
  }

  /// A story holds until another cause does.
  private mutating func learnStories(_ slot: Int, _ known: [(number: Int, frame: Int)]) {
    var draft = TrackDraft()
    var last: Int32?
    for frame in trace.frames {
      let number = frame.isKeyframe ? 0 : frame.number + 1
      for change in trace.changes[frame.changes] where Int(change.slot) == slot {
        if last == change.cause { continue }
        last = change.cause
        draft.set(known.first { $0.frame == number }?.number ?? -1, at: number)
      }
    }
    stories[slot] = draft
  }

  /// A slot that holds values of several kinds has all of them written as words.
  private mutating func learnKinds() {
    for change in trace.changes where !change.isPresence {
      guard let kind = Self.kind(of: change.value) else { continue }
      let slot = Int(change.slot)
      if kinds[slot] == nil { kinds[slot] = kind }
      if kinds[slot] != kind { kinds[slot] = "w" }
    }
  }

  private static func kind(of value: TraceValue) -> Character? {
    switch value.kind {
    case .unset, .none: nil
    case .number: "n"
    case .color: "c"
    case .flag: "f"
    case .text, .word: "w"
    }
  }

  private mutating func add(_ change: TraceChange, at frame: Int, _ tables: inout SharedTables) {
    if change.isPresence {
      let element = Int(~change.slot)
      presence[element].set(change.value == .flag(true) ? 1 : 0, at: frame)
      for slot in trace.elements[element].slots {
        values[slot].set(nil, at: frame)
        causes[slot].set(Int(change.cause), at: frame)
      }
      return
    }
    let slot = Int(change.slot)
    presence[trace.slots[slot].element].set(1, at: frame)
    values[slot].set(coded(change.value, slot, &tables), at: frame)
    causes[slot].set(Int(change.cause), at: frame)
  }

  private func coded(
    _ value: TraceValue, _ slot: Int, _ tables: inout SharedTables
  ) -> Int? {
    guard Self.kind(of: value) != nil else { return nil }
    return kinds[slot] == "w" ? tables.words.add(trace.shown(value)) : Int(value.bits)
  }

  /// Writes all of it as a member of the cell; what never had a value is left out.
  func write(_ json: inout JSONBytes, _ tables: inout SharedTables) {
    json.name("el")
    json.list { json in
      for (number, element) in trace.elements.enumerated() {
        if presence[number].frames.isEmpty { continue }
        json.list { json in
          json.add(tables.words.add(element.name))
          json.add(tables.tracks.add(presence[number]))
          json.list { json in
            for slot in element.slots where kinds[slot] != nil {
              json.list { json in
                json.add(tables.words.add(trace.slots[slot].name))
                json.add(String(kinds[slot] ?? "w"))
                json.add(tables.tracks.add(values[slot]))
                json.add(tables.tracks.add(causes[slot]))
                if let story = stories[slot] { json.add(tables.tracks.add(story)) }
              }
            }
          }
        }
      }
    }
  }
}
