import NavSimTrace

/// What a phone has said of the model's properties, as it is walked through in the order of the
/// model's frames. A value holds until the phone says another.
struct PhoneState {
  /// A moment with the frame of the model that it belongs to.
  struct Step {
    var frame: Int32
    var moment: Int32
  }

  private var reader: SampleReader
  private let names: [SampleTable.Name]
  /// The moments by their frame of the model.
  private let steps: [Step]
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
  /// The slots of which something was said in the frame; one may stand there twice.
  private(set) var said: [Int] = []

  init(
    _ trace: Trace, _ samples: SampleTable, steps: [Step],
    targets: [(slot: Int?, element: Int?)]
  ) {
    reader = SampleReader(samples)
    names = samples.names
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
    said.removeAll(keepingCapacity: true)
    let frame = steps[at].frame
    while at < steps.count, steps[at].frame == frame {
      reader.seek(Int(steps[at].moment))
      while reader.next() {
        for value in reader.values { take(value, unknown) }
      }
      at += 1
    }
    return Int(frame)
  }

  private mutating func take(_ value: SampleTable.Value, _ unknown: (Int) -> Void) {
    let target = targets[value.name]
    if names[value.name].property.isEmpty {
      for slot in known where elementOfSlot[slot] == target.element {
        set(slot, value.plain == .absent ? .absent : .none)
      }
      return
    }
    guard let slot = target.slot else { return unknown(value.name) }
    if !isKnown[slot] {
      isKnown[slot] = true
      known.append(slot)
    }
    set(slot, value.plain)
  }

  private mutating func set(_ slot: Int, _ value: PlainValue) {
    values[slot] = value
    lines[slot] = reader.line
    said.append(slot)
  }
}
