/// Two tracks of one property, walked over together.
struct TrackWalk {
  private var old: ShownValue
  private var new: ShownValue
  private let a: [PhaseTracks.Step]
  private let b: [PhaseTracks.Step]
  private let length: Int

  /// The first frame that differs, with the change that made the new value in that very frame.
  private(set) var first: (k: Int, old: ShownValue, new: ShownValue, change: Int32)?
  /// How many frames differ.
  private(set) var frames = 0
  /// How many stretches of frames differ.
  private(set) var spans = 0
  /// The largest difference of two numbers, in thousandths.
  private(set) var most: Int64?
  private(set) var differsAtEnd = false
  /// Whether the values that differ are two constants.
  private(set) var isConstant = true
  /// Whether a side does not know the property and the other never has a value of it: nil is the
  /// state of rest that a trace does not print.
  private(set) var isUnprinted: Bool
  /// Whether a side never has the element.
  private(set) var isOldAbsent: Bool
  private(set) var isNewAbsent: Bool

  init(
    old: ShownValue, new: ShownValue, _ a: [PhaseTracks.Step], _ b: [PhaseTracks.Step], length: Int
  ) {
    self.old = old
    self.new = new
    self.a = a
    self.b = b
    self.length = length
    isOldAbsent = old == .absent && a.allSatisfy { $0.value == .absent }
    isUnprinted =
      ([old] + a.map(\.value) + [new] + b.map(\.value)).allSatisfy { $0.isNilOrAbsent }
    isNewAbsent = new == .absent && b.allSatisfy { $0.value == .absent }
  }

  mutating func run() {
    var (i, j) = (0, 0)
    var k = 0
    var wasDifferent = false
    while k < length {
      var change: Int32 = -1
      while i < a.count, a[i].k <= k {
        old = a[i].value
        i += 1
      }
      while j < b.count, b[j].k <= k {
        new = b[j].value
        change = b[j].change
        j += 1
      }
      let next = min(i < a.count ? a[i].k : length, j < b.count ? b[j].k : length, length)
      let isDifferent = old != new
      if isDifferent { differ(at: k, until: max(next, k + 1), change, isNew: !wasDifferent) }
      wasDifferent = isDifferent
      k = max(next, k + 1)
    }
    differsAtEnd = old != new
  }

  private mutating func differ(at k: Int, until next: Int, _ change: Int32, isNew: Bool) {
    frames += next - k
    if isNew { spans += 1 }
    if let first {
      if first.old != old || first.new != new { isConstant = false }
    } else {
      first = (k, old, new, change)
    }
    if let x = old.thousandths, let y = new.thousandths {
      most = max(most ?? 0, x > y ? x - y : y - x)
    }
  }
}
