import NavSimVocabulary

/// How many colours a terminal shows.
public enum ColorDepth: String, CaseIterable, Sendable {
  /// None: letters stand for colours.
  case none
  /// The sixteen of the terminal's own palette.
  case sixteen = "16"
  /// The cube and the greys of xterm.
  case many = "256"
  /// All of them.
  case full = "true"

  /// The depth that the environment's COLORTERM and TERM tell.
  public init(colorTerm: String?, term: String?) {
    if let colorTerm, colorTerm == "truecolor" || colorTerm == "24bit" {
      self = .full
    } else if let term, term.contains("direct") {
      self = .full
    } else if let term, term.contains("256") {
      self = .many
    } else {
      self = .sixteen
    }
  }

  /// The numbers of a select-graphic-rendition sequence that gives a colour to letters, or to what is
  /// behind them; nil where there are none.
  func code(_ color: Color, isBackground: Bool) -> String? {
    let packed = color.packed
    let (r, g, b) = (Int(packed >> 24 & 255), Int(packed >> 16 & 255), Int(packed >> 8 & 255))
    switch self {
    case .none: return nil
    case .full: return "\(isBackground ? 48 : 38);2;\(r);\(g);\(b)"
    case .many: return "\(isBackground ? 48 : 38);5;\(Self.cube(r, g, b))"
    case .sixteen:
      let index = Self.nearest(r, g, b)
      return "\((index < 8 ? 30 : 82) + index + (isBackground ? 10 : 0))"
    }
  }

  /// The nearest of the 6×6×6 cube and of the 24 greys.
  private static func cube(_ r: Int, _ g: Int, _ b: Int) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func level(_ value: Int) -> Int {
      levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
    let (x, y, z) = (level(r), level(g), level(b))
    let far = distance((levels[x], levels[y], levels[z]), (r, g, b))
    let grey = min(max(((r + g + b) / 3 - 3) / 10, 0), 23)
    let shade = 8 + 10 * grey
    if distance((shade, shade, shade), (r, g, b)) < far { return 232 + grey }
    return 16 + 36 * x + 6 * y + z
  }

  /// The palette that most terminals begin with.
  private static let palette = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static func nearest(_ r: Int, _ g: Int, _ b: Int) -> Int {
    palette.indices.min { distance(palette[$0], (r, g, b)) < distance(palette[$1], (r, g, b)) } ?? 0
  }

  /// Distance as the eye has it, roughly: green counts most, blue least.
  private static func distance(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Int {
    let (r, g, z) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
    return 3 * r * r + 6 * g * g + 2 * z * z
  }
}

extension Color {
  /// Black or white, whichever reads better on this colour.
  var contrast: Color {
    0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.42 ? .black : .white
  }
}
