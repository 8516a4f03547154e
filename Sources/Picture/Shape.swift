import NavSimScene
import NavSimVocabulary

/// One thing that a picture paints.
public struct Shape: Equatable, Sendable {
  /// The element of the trace that it comes from: `bar.bg.image`, `title.A`, `page.B`.
  public var element: String
  /// Which sheet it lies on when layers are pulled apart.
  public var layer: PictureLayer
  /// Where it lies on screen, in points.
  public var rect: Rect
  /// Where it is cut off, in points; nil where it is not.
  public var clip: Rect?
  /// Its own colour.
  public var color: Color
  /// How much of it shows, 0 to 1, with the opacity of all that it lies in.
  public var opacity: Double
  /// Standard deviation of the blur of what lies below, in points; nil for what is no material.
  public var blur: Double?
  /// What is painted there.
  public var content: ShapeContent
  /// The property that keeps it from being seen: `bar.bg.hidden`, `A.fake.alpha`; nil for what shows.
  public var hiddenBy: String?

  /// A shape that shows as a whole.
  public init(
    _ element: String, _ layer: PictureLayer, _ rect: Rect, _ color: Color, opacity: Double = 1,
    content: ShapeContent = .fill, clip: Rect? = nil, blur: Double? = nil, hiddenBy: String? = nil
  ) {
    self.element = element
    self.layer = layer
    self.rect = rect
    self.clip = clip
    self.color = color
    self.opacity = opacity
    self.blur = blur
    self.content = content
    self.hiddenBy = hiddenBy
  }

  /// Whether the eye's sample points see it: colours and hairlines. Texts, buttons and the content of
  /// pages are drawn for people alone.
  public var isSampled: Bool { content == .fill || content == .hairline }

  /// Where it is seen: its rectangle, cut.
  public var visibleRect: Rect { clip.map { rect.clipped(to: $0) } ?? rect }

  /// The same as the compositor takes it.
  public var paint: Paint {
    guard let blur else { return Paint(rect: visibleRect, color: color.faded(opacity)) }
    return Paint(
      rect: visibleRect, color: color,
      blur: Blur(sigma: blur, saturation: 1, strength: opacity))
  }
}

/// What a shape paints inside its rectangle.
public enum ShapeContent: Hashable, Sendable {
  /// The whole rectangle.
  case fill
  /// The whole rectangle, which is one pixel high.
  case hairline
  /// A text of one line, in the middle of the rectangle's height.
  case text(ShapeText)
  /// The chevron of a back button.
  case backArrow
  /// A button of which the trace knows the place alone.
  case button
  /// Clock, signal and battery.
  case statusBar
  /// The lines of a page's content, from the rectangle's top on.
  case lines
}

/// A text and how it is set.
public struct ShapeText: Hashable, Sendable {
  /// How heavy the letters are.
  public enum Weight: String, Sendable { case regular, medium, semibold, bold }
  /// To which edge of the rectangle it is set.
  public enum Alignment: String, Sendable { case leading, center, trailing }

  /// The text. It may hold anything that a scenario may hold.
  public var string: String
  /// The font's size, in points.
  public var size: Double
  /// How heavy the letters are.
  public var weight: Weight
  /// To which edge it is set.
  public var alignment: Alignment

  /// A text.
  public init(_ string: String, size: Double, weight: Weight, alignment: Alignment) {
    self.string = string
    self.size = size
    self.weight = weight
    self.alignment = alignment
  }
}
