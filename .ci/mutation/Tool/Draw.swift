/// Which changes a seed draws.
///
/// Each file, kind and change has a place of its own that its name and the seed give, so that a
/// change of the sources exchanges few of the drawn: what a seed is tuned to stays.
struct Draw {
  let seed: UInt64

  /// `count` of them, spread evenly over the files, and in each file over the kinds.
  func take(_ count: Int, of mutants: [Mutant]) -> [Mutant] {
    var files = Dictionary(grouping: mutants, by: \.file)
      .sorted { (place($0.key), $0.key) < (place($1.key), $1.key) }
      .map { dealt($0.value, file: $0.key) }
    var drawn: [Mutant] = []
    while drawn.count < min(count, mutants.count) {
      for index in files.indices where drawn.count < count {
        if let next = files[index].popLast() { drawn.append(next) }
      }
    }
    return drawn
  }

  /// The mutants of a file in an order in which kinds take turns; the last comes first.
  private func dealt(_ mutants: [Mutant], file: String) -> [Mutant] {
    var kinds = Dictionary(grouping: mutants, by: \.kind.rawValue)
      .sorted { (place(file + $0.key), $0.key) < (place(file + $1.key), $1.key) }
      .map { shuffled($0.value) }
    var order: [Mutant] = []
    while !kinds.isEmpty {
      for index in kinds.indices { order.append(kinds[index].removeLast()) }
      kinds.removeAll(where: \.isEmpty)
    }
    return order.reversed()
  }

  /// Those of one kind; those with one name keep their order and get a place each.
  private func shuffled(_ mutants: [Mutant]) -> [Mutant] {
    var seen: [String: Int] = [:]
    let placed = mutants.map { mutant in
      let count = seen[mutant.key, default: 0]
      seen[mutant.key] = count + 1
      return (place: place("\(mutant.key) \(count)"), mutant: mutant)
    }
    return placed.sorted { ($0.place, $0.mutant.number) < ($1.place, $1.mutant.number) }
      .map(\.mutant)
  }

  /// FNV-1a of the name, stirred with the seed as SplitMix64 does.
  private func place(_ name: String) -> UInt64 {
    var z: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { z = (z ^ UInt64(byte)) &* 0x100_0000_01b3 }
    z &+= seed &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ z &>> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z &>> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z &>> 31
  }
}
