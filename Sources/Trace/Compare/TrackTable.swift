/// Which of the two traces.
enum TraceSide: Int {
  case old = 0
  case new = 1
}

/// Every element and property that the comparison has met, with the last value on both sides.
///
/// Values are places in the texts: nothing is copied until it is printed.
struct TrackTable {
  /// The last line that set a property: where its value stands. -1 if none has.
  struct Value {
    var at = -1
    var length: Int32 = 0
    var stretch: TraceBytes.Stretch { .init(start: at, end: at &+ Int(length)) }
  }

  struct Track {
    let element: Int
    /// Empty for the presence of an element that is printed without properties.
    let name: [UInt8]
    let isCompared: Bool
    var old = Value()
    var new = Value()
    /// The frame in which it was last touched, so that each frame looks at it once.
    var stamp = -1
    /// Its difference in the open phase, -1 if there is none.
    var record = -1
    /// Whether the two sides differ now.
    var isOpen = false
    /// From when on they do, and in how many frames they did before.
    var openedAt = 0
    var framesApart = 0
    /// What the sides showed when they were last looked at, while they differ.
    var heldOld: Value?
    var heldNew: Value?
    /// For the second look at a phase: its number among those that are looked at.
    var series = -1
  }

  struct Element {
    let name: [UInt8]
    var tracks: [Int] = []
    /// Whether a line that both texts have names it.
    var isNamed = false
    /// How many of its tracks differ now.
    var openCount = 0
    /// Where it was last said to be there, and to be absent.
    var seenOld = -1
    var seenNew = -1
    var goneOld = -1
    var goneNew = -1
    /// Its place among the elements of the frame that is looked at.
    var rank = 0
    var rankStamp = -1
  }

  private(set) var elements: [Element] = []
  /// How many elements with a track that differs begin with each byte.
  private(set) var openByFirst = [Int32](repeating: 0, count: 256)
  var tracks: [Track] = []
  /// Open addressing over the names of elements; a power of two.
  private var slots: [Int32] = Array(repeating: -1, count: 256)
  private let options: ComparisonOptions

  init(_ options: ComparisonOptions) { self.options = options }

  // MARK: Names

  private static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    return hash ^ hash >> 29
  }

  private static func isSame(
    _ name: [UInt8], _ bytes: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    guard name.count == count else { return false }
    return name.withUnsafeBufferPointer { name in
      var index = 0
      while index < count, name[index] == bytes[index] { index &+= 1 }
      return index == count
    }
  }

  /// The number of an element, which is new if no line has named it before.
  mutating func element(_ text: TraceBytes, _ name: TraceBytes.Stretch) -> Int {
    let bytes = text.base + name.start
    let hash = Self.hash(bytes, name.count)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if Self.isSame(elements[known].name, bytes, name.count) { return known }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: elements.count)
    elements.append(Element(name: Array(UnsafeBufferPointer(start: bytes, count: name.count))))
    if elements.count * 2 > slots.count { widen() }
    return elements.count - 1
  }

  private mutating func widen() {
    slots = Array(repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, element) in elements.enumerated() {
      let hash = element.name.withUnsafeBufferPointer { name in
        name.baseAddress.map { Self.hash($0, name.count) } ?? 0
      }
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }

  /// The track of a property. `hint` is where in the element's list it is likely to stand.
  mutating func track(
    of element: Int, _ text: TraceBytes, _ name: TraceBytes.Stretch, hint: inout Int
  ) -> Int {
    let bytes = text.base + name.start
    let count = elements[element].tracks.count
    for offset in 0..<count {
      var place = hint &+ offset
      if place >= count { place -= count }
      let track = elements[element].tracks[place]
      if Self.isSame(tracks[track].name, bytes, name.count) {
        hint = place + 1 < count ? place + 1 : 0
        return track
      }
    }
    let property = Array(UnsafeBufferPointer(start: bytes, count: name.count))
    elements[element].tracks.append(tracks.count)
    tracks.append(
      Track(
        element: element, name: property,
        isCompared: options.isCompared(
          element: String(decoding: elements[element].name, as: UTF8.self),
          property: String(decoding: property, as: UTF8.self))))
    hint = 0
    return tracks.count - 1
  }

  // MARK: What lines say

  mutating func seen(_ element: Int, _ side: TraceSide, at place: Int) {
    if side == .old {
      elements[element].seenOld = max(elements[element].seenOld, place)
    } else {
      elements[element].seenNew = max(elements[element].seenNew, place)
    }
  }

  mutating func gone(_ element: Int, _ side: TraceSide, at place: Int) {
    if side == .old {
      elements[element].goneOld = max(elements[element].goneOld, place)
    } else {
      elements[element].goneNew = max(elements[element].goneNew, place)
    }
  }

  /// A line's value; one that a later line has replaced already stays.
  @inline(__always)
  mutating func set(_ track: Int, _ side: TraceSide, _ value: Value) {
    if side == .old {
      if tracks[track].old.at < value.at { tracks[track].old = value }
    } else {
      if tracks[track].new.at < value.at { tracks[track].new = value }
    }
  }

  /// A track begins to differ, or is the same again, so many frames from the beginning.
  mutating func open(_ track: Int, _ isOpen: Bool, at moment: Int) {
    guard tracks[track].isOpen != isOpen else { return }
    tracks[track].isOpen = isOpen
    if isOpen { tracks[track].openedAt = moment }
    if !isOpen { tracks[track].framesApart += moment - tracks[track].openedAt }
    let element = tracks[track].element
    elements[element].openCount += isOpen ? 1 : -1
    if elements[element].openCount == (isOpen ? 1 : 0) {
      openByFirst[Int(elements[element].name.first ?? 0)] += isOpen ? 1 : -1
    }
  }

  mutating func name(_ element: Int) { elements[element].isNamed = true }

  mutating func rank(_ element: Int, _ rank: Int, stamp: Int) {
    elements[element].rank = rank
    elements[element].rankStamp = stamp
  }

  // MARK: What a side shows

  /// The place of a side's value; nil where the element is not there, or has never had a value.
  func shown(_ track: Int, _ side: TraceSide) -> Value? {
    // Field by field: a copy of a track or an element would count references.
    let element = tracks[track].element
    let value = side == .old ? tracks[track].old : tracks[track].new
    let gone = side == .old ? elements[element].goneOld : elements[element].goneNew
    return value.at > gone ? value : nil
  }

  /// Whether an element is there.
  func isThere(_ element: Int, _ side: TraceSide) -> Bool {
    side == .old
      ? elements[element].seenOld > elements[element].goneOld
      : elements[element].seenNew > elements[element].goneNew
  }

  /// `bar.bg.alpha`; the element alone for its presence.
  func name(of track: Int) -> String {
    let element = String(decoding: elements[tracks[track].element].name, as: UTF8.self)
    let property = String(decoding: tracks[track].name, as: UTF8.self)
    return property.isEmpty ? element : element + "." + property
  }
}
