/// Sets text in the strokes of `StrokeGlyphs`.
public enum StrokeFont {
  /// A letter as line segments, in units of which seven are a capital's height.
  struct Glyph: Sendable {
    var width = 0.0
    var segments: [Segment] = []
  }

  /// A straight piece of a stroke.
  struct Segment: Sendable {
    var x0, y0, x1, y1: Double
  }

  /// Room on both sides of a glyph together.
  private static let bearing = 1.7
  /// A capital's height as a part of the font's size.
  static let capHeight = 0.7

  private static let glyphs: [Character: Glyph] = StrokeGlyphs.table.mapValues(parse)
  private static let unknown = parse(StrokeGlyphs.unknown)

  static func glyph(_ character: Character) -> Glyph {
    if let glyph = glyphs[character] { return glyph }
    // A letter with a mark is drawn without it.
    if let base = character.unicodeScalars.first, base.isASCII,
      let glyph = glyphs[Character(base)]
    {
      return glyph
    }
    return unknown
  }

  /// How wide a text is at a size.
  public static func width(_ text: String, size: Double) -> Double {
    let unit = size * capHeight / 7
    return text.reduce(0) { $0 + (glyph($1).width + bearing) * unit }
  }

  /// The segments of a text whose first glyph begins at 0 and whose baseline is at 0.
  static func segments(_ text: String, size: Double) -> [Segment] {
    let unit = size * capHeight / 7
    var x = bearing / 2
    var result: [Segment] = []
    for character in text {
      let glyph = glyph(character)
      for segment in glyph.segments {
        result.append(
          Segment(
            x0: (x + segment.x0) * unit, y0: (segment.y0 - 7) * unit,
            x1: (x + segment.x1) * unit, y1: (segment.y1 - 7) * unit))
      }
      x += glyph.width + bearing
    }
    return result
  }

  // MARK: Reading the table

  private static func parse(_ text: String) -> Glyph {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    var glyph = Glyph(width: Double(parts[0]) ?? 0)
    for stroke in parts[1].split(separator: ";") {
      let kind = stroke.first
      let isRound = kind == "~" || kind == "@"
      var points = (isRound ? stroke.dropFirst() : stroke).split(separator: ",").map { pair in
        let numbers = pair.split(separator: " ").map { Double($0) ?? 0 }
        return (x: numbers[0], y: numbers[1])
      }
      if kind == "@" { points = closed(points) } else if isRound { points = open(points) }
      for (from, to) in zip(points, points.dropFirst()) {
        glyph.segments.append(Segment(x0: from.x, y0: from.y, x1: to.x, y1: to.y))
      }
    }
    return glyph
  }

  private typealias Dot = (x: Double, y: Double)

  /// The curve whose corners are pulled in: from the middle of each side to that of the next.
  private static func closed(_ corners: [Dot]) -> [Dot] {
    var result: [Dot] = []
    for index in corners.indices {
      let corner = corners[index]
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      result += curve(middle(before, corner), corner, middle(corner, after))
    }
    return result + [result[0]]
  }

  private static func open(_ points: [Dot]) -> [Dot] {
    guard points.count > 2 else { return points }
    var result = [points[0]]
    var from = points[0]
    for index in 1..<points.count - 1 {
      let isLast = index == points.count - 2
      let to = isLast ? points[index + 1] : middle(points[index], points[index + 1])
      result += curve(from, points[index], to)
      from = to
    }
    return result + [points[points.count - 1]]
  }

  private static func middle(_ a: Dot, _ b: Dot) -> Dot { ((a.x + b.x) / 2, (a.y + b.y) / 2) }

  /// A quadratic Bézier in six pieces, without its end.
  private static func curve(_ from: Dot, _ control: Dot, _ to: Dot) -> [Dot] {
    (0..<6).map { step in
      let t = Double(step) / 6
      let a = (1 - t) * (1 - t)
      let b = 2 * t * (1 - t)
      let c = t * t
      return (a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y)
    }
  }
}
