import NavSimTrace

/// What the model has in the frames around one: a phone's clock does not lie on the model's frames.
struct Nearness {
  /// How many frames before and behind a sample are looked at.
  let span: Int
  private let model: ModelTracks
  private let options: ComparisonOptions

  init(_ model: ModelTracks, _ options: ComparisonOptions, span: Int) {
    self.model = model
    self.options = options
    self.span = span
  }

  /// Whether the model has a value in a frame nearby, or passes it from one to the next: as nearly as it may be
  /// apart, and in no jump.
  func has(_ value: PlainValue, _ slot: Int, at frame: Int) -> Bool {
    guard span > 0 else { return false }
    let first = frame < 0 ? -1 : max(0, frame - span)
    if model.shown(slot, from: first, to: frame + span).contains(value) { return true }
    guard let channels = Self.channels(value) else { return false }
    let most = tolerance(slot, value)
    // With a frame more at both ends a jump is told from a way.
    let around = (max(first - 1, -1)...frame + span + 1).map { number in
      Self.channels(model.shown(slot, at: number).value).flatMap {
        $0.count == channels.count ? $0 : nil
      }
    }
    let inner = (first > -1 ? 1 : 0)..<around.count - 1
    return inner.contains { index in
      guard let here = around[index] else { return false }
      if Self.isWithin(channels, here, here, most) { return true }
      guard index + 1 < inner.upperBound, let next = around[index + 1],
        !Self.isJump(from: index, around)
      else { return false }
      return Self.isWithin(channels, here, next, most)
    }
  }

  /// How far apart a value of a slot may be, in its own steps.
  private func tolerance(_ slot: Int, _ value: PlainValue) -> Int64 {
    if case .color = value { return options.color }
    let name = model.trace.slots[slot].name
    return options.numbers.last { $0.property == name }?.most ?? 0
  }

  private static func channels(_ value: PlainValue) -> [Int64]? {
    switch value {
    case .number(let number): return [number]
    case .color(let packed): return [24, 16, 8, 0].map { Int64(packed >> UInt32($0) & 0xFF) }
    default: return nil
    }
  }

  private static func isWithin(_ value: [Int64], _ a: [Int64], _ b: [Int64], _ most: Int64) -> Bool
  {
    value.indices.allSatisfy {
      min(a[$0], b[$0]) - most <= value[$0] && value[$0] <= max(a[$0], b[$0]) + most
    }
  }

  /// Whether the step behind a frame is more than twice as large as its neighbours: those of an animation are
  /// not.
  private static func isJump(from index: Int, _ around: [[Int64]?]) -> Bool {
    func step(_ at: Int) -> Int64 {
      guard around.indices.contains(at), around.indices.contains(at + 1), let a = around[at],
        let b = around[at + 1]
      else { return 0 }
      return zip(a, b).map { abs($0 - $1) }.max() ?? 0
    }
    return step(index) > 2 * max(step(index - 1), step(index + 1))
  }
}
