import NavSimTrace

/// What a phone shows after the model's end, beside what the model has there.
///
/// A run ends where nothing moves any more, so each value is one that stays: what stands apart is another constant,
/// in as many of the frames as the phone spoke in.
struct LateValues {
  /// Each slot that stood apart, in the order in which it did.
  private(set) var rows: [(slot: Int, row: ValueConformance.Row)] = []
  private var indices: [Int: Int] = [:]
  /// The frame, of those that the phone spoke in, since which a slot stands apart.
  private var since: [Int: Int] = [:]
  private var frame = 0
  private let options: ComparisonOptions

  /// - Parameter options: how far values may be apart.
  init(_ options: ComparisonOptions) { self.options = options }

  /// Takes what both show of a slot from this frame on.
  mutating func take(_ pair: PhoneBesideModel.Pair, _ number: Int, _ trace: Trace) {
    let most = Self.distance(pair)
    let name = trace.slots[pair.slot].name
    if SampledTraces.isSame(pair) || isTolerated(pair, most, name) { return leave(pair.slot) }
    if let index = indices[pair.slot] {
      if let most { rows[index].row.most = max(rows[index].row.most ?? 0, most) }
    } else {
      let slot = trace.slots[pair.slot]
      indices[pair.slot] = rows.count
      let row = ValueConformance.Row(
        property: trace.elements[slot.element].name + "." + slot.name,
        change: TraceComparison.Change.constant.text, most: most, frame: number, line: 0,
        phone: .none, model: .none)
      rows.append((pair.slot, row))
    }
    if since[pair.slot] == nil { since[pair.slot] = frame }
  }

  /// Whether two values are no further apart than may be.
  private func isTolerated(
    _ pair: PhoneBesideModel.Pair, _ distance: Int64?, _ property: String
  ) -> Bool {
    if let distance {
      return distance <= options.numbers.last { $0.property == property }?.most ?? 0
    }
    guard case .color(let phone) = pair.phone, case .color(let model) = pair.model else {
      return false
    }
    return [24, 16, 8, 0].allSatisfy { (shift: UInt32) in
      abs(Int64(phone >> shift & 0xFF) - Int64(model >> shift & 0xFF)) <= options.color
    }
  }

  private mutating func leave(_ slot: Int) {
    guard let start = since.removeValue(forKey: slot), let index = indices[slot] else { return }
    rows[index].row.frames += frame - start
  }

  /// Goes on to the next frame that the phone spoke in.
  mutating func endFrame() { frame += 1 }

  /// Counts what stands apart to the end.
  mutating func end() { for slot in since.keys { leave(slot) } }

  private static func distance(_ pair: PhoneBesideModel.Pair) -> Int64? {
    guard case .number(let phone) = pair.phone, case .number(let model) = pair.model else {
      return nil
    }
    let (distance, isTooFar) = phone.subtractingReportingOverflow(model)
    return isTooFar ? .max : Int64(clamping: distance.magnitude)
  }
}
