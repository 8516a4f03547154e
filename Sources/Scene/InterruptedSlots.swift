/// Where the slots of animations were that were interrupted in this instant.
struct InterruptedSlots: Sendable {
  private var places: [(slot: Int, value: Double)] = []

  /// Keeps where a slot is.
  mutating func keep(_ slot: Int, at value: Double) { places.append((slot, value)) }

  /// Where a slot was that moves again; nil where it was not interrupted.
  @inline(__always) mutating func take(_ slot: Int) -> Double? {
    if places.isEmpty { return nil }
    return taken(slot)
  }

  private mutating func taken(_ slot: Int) -> Double? {
    guard let place = places.firstIndex(where: { $0.slot == slot }) else { return nil }
    return places.remove(at: place).value
  }

  mutating func letGo() {
    if !places.isEmpty { places = [] }
  }
}
