/// SplitMix64, as in Sources/Kernel/Generator.swift: the same seed draws the same mutants.
struct Seeded {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z &>> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z &>> 27) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ z &>> 31) % UInt64(max(bound, 1)))
  }

  mutating func shuffle<Element>(_ list: inout [Element]) {
    for index in list.indices.dropFirst().reversed() { list.swapAt(index, below(index + 1)) }
  }
}

extension [Mutant] {
  /// `count` of them, spread evenly over the files, and in each file over the kinds.
  func drawn(_ count: Int, seed: UInt64) -> [Mutant] {
    var seeded = Seeded(seed)
    var files = Dictionary(grouping: self, by: \.file).sorted { $0.key < $1.key }
      .map { Self.dealt($0.value, &seeded) }
    seeded.shuffle(&files)
    var drawn: [Mutant] = []
    while drawn.count < Swift.min(count, self.count) {
      for index in files.indices where drawn.count < count {
        if let next = files[index].popLast() { drawn.append(next) }
      }
    }
    return drawn
  }

  /// The mutants of a file in an order in which kinds take turns; the last comes first.
  private static func dealt(_ mutants: [Mutant], _ seeded: inout Seeded) -> [Mutant] {
    var kinds = Dictionary(grouping: mutants, by: \.kind.rawValue).sorted { $0.key < $1.key }
      .map(\.value)
    for index in kinds.indices { seeded.shuffle(&kinds[index]) }
    seeded.shuffle(&kinds)
    var order: [Mutant] = []
    while !kinds.isEmpty {
      for index in kinds.indices { order.append(kinds[index].removeLast()) }
      kinds.removeAll(where: \.isEmpty)
    }
    return order.reversed()
  }
}
