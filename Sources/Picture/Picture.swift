import NavSimScene
import NavSimVocabulary

/// What a phone shows in one frame of a trace: shapes from back to front, in points of the screen.
public struct Picture: Equatable, Sendable {
  /// The screen that it is drawn on, as it is held in this frame.
  public var screen: PictureScreen
  /// The frame; -1 is the state before the first action.
  public var frame: Int
  /// The shapes, back to front; those that are not seen have `hiddenBy`.
  public var shapes: [Shape]
  /// The bar's height, which places the eye's sample points, in points.
  public var barHeight: Double
  /// How much taller the status bar is while a call goes on, in points: all below begins lower.
  public var callHeight = 0.0
  /// Whether the trace has a tab bar or a toolbar, and so a sample point in it.
  public var hasBottomBar = false
  /// The bars of controllers inside pages, and where they are.
  public var innerBars: [InnerBar] = []
  /// Where the leading edge of a page is that moves over another; nil where none does.
  public var edge: Double?

  /// A bar of a controller inside a page.
  public struct InnerBar: Hashable, Sendable {
    /// As the trace calls it: `bar.Inner`.
    public var name: String
    /// In points of the screen.
    public var frame: Rect
  }

  /// The screen's width in points.
  public var width: Double { screen.width }
  /// The screen's height in points.
  public var height: Double { screen.height }

  /// The shapes that the eye sees.
  public var visible: [Shape] { shapes.filter { $0.hiddenBy == nil } }

  /// The sample points of the trace's `eye`, by the names of its properties, in schema order.
  public var samplePoints: [(name: String, point: Point)] {
    let top = screen.barTop + callHeight
    let middle = top + barHeight / 2
    let end = top + barHeight
    let points = [
      ("status", Point(x: width / 2, y: screen.barTop / 2)),
      ("left", Point(x: EyePlaces.margin, y: middle)),
      ("centre", Point(x: width / 2, y: middle)),
      ("right", Point(x: width - EyePlaces.margin, y: middle)),
      ("hairline", Point(x: width / 2, y: end + 0.5 / screen.scale)),
      ("below", Point(x: width / 2, y: end + PictureScreen.sampleBelow)),
    ]
    let bottom = ("bottom", Point(x: width / 2, y: height - PictureScreen.sampleBottom))
    let edge = edge.map { [("edge", Point(x: $0 - EyePlaces.edgeDistance, y: middle))] }
    return points + (hasBottomBar ? [bottom] : []) + (edge ?? [])
  }

  /// The colour at a point, as the eye's compositor sees it: without texts.
  public func color(at point: Point) -> Color {
    composite(shapes.filter { $0.hiddenBy == nil && $0.isSampled }.map(\.paint), at: point)
  }

  /// What lies at a point, front to back, with what is hidden there.
  public func shapes(at point: Point) -> [Shape] {
    shapes.reversed().filter { $0.visibleRect.contains(point) }
  }

  /// The rectangle of an element, or of what stands for it; nil where it is not in the picture.
  public func rect(of element: String) -> Rect? {
    if let shape = shapes.first(where: { $0.element == element && $0.hiddenBy == nil }) {
      return shape.visibleRect
    }
    return shapes.first { $0.element == element }?.visibleRect
      ?? innerBars.first { $0.name == element }?.frame
  }
}
