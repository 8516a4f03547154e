/// Elements and their properties by name. Detectors ask for them in every frame, and the names are
/// short: a hash of their bytes costs less than that of a dictionary.
struct SlotTable: Sendable {
  private struct Entry {
    var element: String
    /// Empty for the element itself.
    var property: String
    var number: Int
  }

  private var entries: [Entry] = []
  /// For each bucket the place of its entry, or -1; a power of two, at most half of them taken.
  private var buckets: [Int32]

  /// A table for so many names.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    buckets = Array(repeating: -1, count: size)
    entries.reserveCapacity(capacity)
  }

  /// Adds a name, with an empty property that of an element; of one that is there already the number is replaced.
  mutating func add(_ element: String, _ property: String, _ number: Int) {
    let bucket = self.bucket(element, property)
    if buckets[bucket] >= 0 {
      entries[Int(buckets[bucket])].number = number
    } else {
      buckets[bucket] = Int32(truncatingIfNeeded: entries.count)
      entries.append(Entry(element: element, property: property, number: number))
    }
  }

  /// The number of an element, or of one of its properties; nil where there is none.
  func number(_ element: String, _ property: String = "") -> Int? {
    let found = buckets[bucket(element, property)]
    return found < 0 ? nil : entries[Int(found)].number
  }

  /// Where the name is, or would be.
  private func bucket(_ element: String, _ property: String) -> Int {
    let mask = buckets.count - 1
    var place = Int(truncatingIfNeeded: Self.hash(element, property)) & mask
    while buckets[place] >= 0 {
      let entry = Int(buckets[place])
      if entries[entry].property == property, entries[entry].element == element { return place }
      place = (place + 1) & mask
    }
    return place
  }

  /// Both names with a byte between them, eight bytes at a time, its high bits folded in.
  private static func hash(_ element: String, _ property: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    mix(element, into: &hash)
    hash = (hash ^ 0xFF) &* prime
    mix(property, into: &hash)
    return hash ^ (hash >> 32)
  }

  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The bytes from a place to the end, of which there are fewer than eight; of a longer name those
  /// before them too, so that they are read at once.
  private static func end(of name: UnsafeRawBufferPointer, from place: Int) -> UInt64 {
    if place == name.count { return 0 }
    if name.count >= 8 {
      return name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self)
    }
    var word: UInt64 = 0
    for byte in name[place...] { word = word << 8 | UInt64(byte) }
    return word
  }

  private static func mix(_ name: String, into hash: inout UInt64) {
    let mixed: Void? = name.utf8.withContiguousStorageIfAvailable { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var place = 0
      while place + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        hash = (hash ^ word) &* prime
        hash ^= hash >> 29
        place += 8
      }
      hash = (hash ^ end(of: raw, from: place)) &* prime
    }
    if mixed == nil { for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* prime } }
  }
}
