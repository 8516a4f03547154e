import NavSimTrace

/// What a phone has said of the model's properties, as it is walked through in the order of the
/// model's frames. A value holds until the phone says another.
struct PhoneState {
  private let samples: SampleTable
  /// The moments by their frame of the model.
  private let steps: [(frame: Int, moment: Int)]
  /// Of each name of the samples, the slot or the element of the model that it is.
  private let targets: [(slot: Int?, element: Int?)]
  private let elementOfSlot: [Int]
  private var at = 0
  /// The slots of which something was said, in the order in which it was.
  private(set) var known: [Int] = []
  /// Whether something was said of a slot.
  private(set) var isKnown: [Bool]
  /// What was said last of each slot, and in which line.
  private(set) var values: [PlainValue]
  private(set) var lines: [Int]

  init(
    _ trace: Trace, _ samples: SampleTable, steps: [(frame: Int, moment: Int)],
    targets: [(slot: Int?, element: Int?)]
  ) {
    self.samples = samples
    self.steps = steps
    self.targets = targets
    elementOfSlot = trace.slots.map(\.element)
    isKnown = Array(repeating: false, count: trace.slots.count)
    values = Array(repeating: .none, count: trace.slots.count)
    lines = Array(repeating: 0, count: trace.slots.count)
  }

  /// Takes what is said in the next frame in which anything is, and gives its number; nil at the
  /// end. `unknown` is told the names that the model does not have.
  mutating func advance(_ unknown: (Int) -> Void = { _ in }) -> Int? {
    guard at < steps.count else { return nil }
    let frame = steps[at].frame
    while at < steps.count, steps[at].frame == frame {
      let line = samples.moments[steps[at].moment].line
      for value in samples.values(of: steps[at].moment) { take(value, line, unknown) }
      at += 1
    }
    return frame
  }

  private mutating func take(_ value: SampleTable.Value, _ line: Int, _ unknown: (Int) -> Void) {
    let target = targets[value.name]
    if samples.names[value.name].property.isEmpty {
      for slot in known where elementOfSlot[slot] == target.element {
        values[slot] = samples.isAbsent(value) ? .absent : .none
        lines[slot] = line
      }
      return
    }
    guard let slot = target.slot else { return unknown(value.name) }
    if !isKnown[slot] {
      isKnown[slot] = true
      known.append(slot)
    }
    values[slot] = samples.plain(value)
    lines[slot] = line
  }
}
