/// The screen on which pictures of a trace are drawn. A trace names its device; whoever has the table of
/// devices fills this in.
public struct PictureScreen: Hashable, Sendable {
  /// What is cut out of the screen's top.
  public enum Cutout: String, Sendable { case none, notch, island }

  /// How far under the bar the eye's lowest sample point lies, in points.
  public static let sampleBelow = 20.0
  /// How far above the screen's end the eye's point in a tab bar or toolbar lies, in points.
  public static let sampleBottom = 20.0
  /// The row of a large title, in points.
  static let largeTitleHeight = 52.0
  /// Standard deviation of a material's blur, in points.
  public static let blur = 10.0

  /// Width and height as it is held, in points.
  public var width, height: Double
  /// Pixels in a point.
  public var scale: Double
  /// Where the bar begins: the status bar's bottom, in points.
  public var barTop: Double
  /// The same when it is held sideways, in points.
  public var sidewaysBarTop: Double
  /// The height of a bar with one line, upright, in points.
  public var inlineBarHeight: Double
  /// What is cut out of its top.
  public var cutout: Cutout
  /// Whether it shows a home indicator in place of a button.
  public var hasHomeIndicator: Bool
  /// Whether it is held sideways.
  public var isSideways: Bool

  /// A screen; without arguments that of an iPhone 8.
  public init(
    width: Double = 375, height: Double = 667, scale: Double = 2, barTop: Double = 20,
    sidewaysBarTop: Double = 0, inlineBarHeight: Double = 44, cutout: Cutout = .none,
    hasHomeIndicator: Bool = false
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.barTop = barTop
    self.sidewaysBarTop = sidewaysBarTop
    self.inlineBarHeight = inlineBarHeight
    self.cutout = cutout
    self.hasHomeIndicator = hasHomeIndicator
    isSideways = false
  }

  /// The same screen held sideways.
  var turned: PictureScreen {
    var result = self
    (result.width, result.height) = (height, width)
    (result.barTop, result.sidewaysBarTop) = (sidewaysBarTop, barTop)
    result.isSideways.toggle()
    return result
  }
}
