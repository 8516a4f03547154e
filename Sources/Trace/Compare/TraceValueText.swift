/// A value as a trace writes it, read just far enough to be compared.
enum TraceValueText {
  /// What two values are to each other.
  enum Relation: Equatable {
    case same
    /// Not the same, and as far apart as a tolerance allows.
    case tolerated
    case different
  }

  /// The thousandths of a number, or nil.
  static func thousandths(_ text: TraceBytes, _ stretch: TraceBytes.Stretch) -> Int64? {
    var at = stretch.start
    let isNegative = at < stretch.end && text[at] == 45
    if isNegative { at += 1 }
    var value: Int64 = 0
    var digits = 0
    while at < stretch.end, text[at] &- 48 < 10, digits < 15 {
      value = value &* 10 &+ Int64(text[at] &- 48)
      digits += 1
      at += 1
    }
    guard digits > 0 else { return nil }
    var places = 0
    if at < stretch.end, text[at] == 46 {
      at += 1
      while at < stretch.end, text[at] &- 48 < 10, places < 3 {
        value = value &* 10 &+ Int64(text[at] &- 48)
        places += 1
        at += 1
      }
    }
    guard at == stretch.end else { return nil }
    while places < 3 {
      value = value &* 10
      places += 1
    }
    return isNegative ? -value : value
  }

  /// A colour as 0xRRGGBBAA, or nil.
  static func color(_ text: TraceBytes, _ stretch: TraceBytes.Stretch) -> UInt32? {
    guard stretch.count == 7 || stretch.count == 9, text[stretch.start] == 35 else { return nil }
    var value: UInt32 = 0
    for at in stretch.start + 1..<stretch.end {
      switch text[at] {
      case 48...57: value = value << 4 | UInt32(text[at] - 48)
      case 65...70: value = value << 4 | UInt32(text[at] - 55)
      case 97...102: value = value << 4 | UInt32(text[at] - 87)
      default: return nil
      }
    }
    return stretch.count == 7 ? value << 8 | 255 : value
  }

  /// The largest distance of two colours in a channel.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int64 {
    var most: Int64 = 0
    for shift in [UInt32(24), 16, 8, 0] {
      let x = Int64(a >> shift & 255)
      let y = Int64(b >> shift & 255)
      most = max(most, x > y ? x - y : y - x)
    }
    return most
  }

  /// Up to four numbers that move with a value: a number, or the channels of a colour.
  static func numbers(_ text: TraceBytes, _ stretch: TraceBytes.Stretch) -> [Double]? {
    if let number = thousandths(text, stretch) { return [Double(number)] }
    guard let color = color(text, stretch) else { return nil }
    return [24, 16, 8, 0].map { Double(color >> UInt32($0) & 255) }
  }
}
