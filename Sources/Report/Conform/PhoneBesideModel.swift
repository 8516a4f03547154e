import NavSimTrace

/// A phone and the model, walked through together, frame by frame of those in which the phone says
/// something. Of each frame only the properties are looked at that can be another pair of values
/// than before: so the walk takes as long as what both say.
struct PhoneBesideModel {
  /// What both sides show of a property in a frame.
  struct Pair {
    var slot: Int
    var phone: PlainValue
    var model: PlainValue
    /// The phone's line.
    var line: Int
    /// The change of the model that the value comes from; below 0 for none.
    var change: Int
  }

  private let model: ModelTracks
  private(set) var phone: PhoneState
  private let nearness: Nearness
  private var last = -2
  /// The first kept frame of the model that may be near what follows.
  private var near = 0
  private var stamps: [Int]
  private var stamp = 0
  /// The slots whose pair may be another than in the frame before, each once.
  private(set) var touched: [Int] = []

  init(_ model: ModelTracks, _ phone: PhoneState, _ nearness: Nearness) {
    self.model = model
    self.phone = phone
    self.nearness = nearness
    stamps = Array(repeating: 0, count: model.trace.slots.count)
  }

  /// Goes to the next frame, and gives its number; nil at the end.
  mutating func advance(_ unknown: (Int) -> Void = { _ in }) -> Int? {
    guard let frame = phone.advance(unknown) else { return nil }
    stamp += 1
    touched.removeAll(keepingCapacity: true)
    for slot in phone.said { touch(slot) }
    touchModel(frame)
    last = frame
    return frame
  }

  private mutating func touch(_ slot: Int) {
    if stamps[slot] == stamp || !phone.isKnown[slot] { return }
    stamps[slot] = stamp
    touched.append(slot)
  }

  /// What the model changes from where the last look ended up to where this one ends.
  private mutating func touchModel(_ frame: Int) {
    let trace = model.trace
    let span = nearness.span
    func number(_ index: Int) -> Int {
      trace.frames[index].isKeyframe ? -1 : trace.frames[index].number
    }
    while near < trace.frames.count, number(near) < last - span { near += 1 }
    var index = near
    while index < trace.frames.count, number(index) <= frame + span {
      for change in trace.changes[trace.frames[index].changes] {
        let element =
          change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
        // One that comes has all its properties.
        for slot in trace.elements[element].slots { touch(slot) }
      }
      index += 1
    }
  }

  /// What both sides show of a slot where the walk stands.
  func pair(_ slot: Int) -> Pair {
    let shown = model.shown(slot, at: last)
    let value = phone.values[slot]
    return Pair(
      slot: slot, phone: nearness.has(value, slot, at: last) ? shown.value : value,
      model: shown.value,
      line: phone.lines[slot], change: shown.change)
  }
}
