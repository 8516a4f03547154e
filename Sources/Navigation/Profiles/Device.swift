/// A device: the screen, what the system keeps free at its top, and its refresh rate.
public struct Device: Sendable {
  /// The name that scenarios use.
  public let name: String
  /// Width and height in portrait, in points.
  public let width, height: Double
  /// Pixels per point.
  public let scale: Double
  /// Height of the status bar in points, where the bar's frame starts.
  public let statusBarHeight: Double
  /// Frames per second, 60 or 120.
  public let framesPerSecond: Int

  init(
    _ name: String, _ width: Double, _ height: Double, scale: Double, status: Double, hz: Int = 60
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    statusBarHeight = status
    framesPerSecond = hz
  }

  /// Every device, in the order of their years.
  ///
  /// Sizes, scales and top insets: QMUI_iOS's table (observed). On Dynamic Island phones the bar's
  /// frame starts at inset − (5 + 1/3) (observed: react-navigation, a forum post). Refresh rates:
  /// general knowledge.
  public static let all: [Device] = [
    Device("iphone-5s", 320, 568, scale: 2, status: 20),
    Device("iphone-6", 375, 667, scale: 2, status: 20),
    Device("iphone-6s", 375, 667, scale: 2, status: 20),
    Device("iphone-7", 375, 667, scale: 2, status: 20),
    Device("iphone-8", 375, 667, scale: 2, status: 20),
    Device("iphone-8-plus", 414, 736, scale: 3, status: 20),
    Device("iphone-x", 375, 812, scale: 3, status: 44),
    Device("iphone-xr", 414, 896, scale: 2, status: 48),
    Device("iphone-xs", 375, 812, scale: 3, status: 44),
    Device("iphone-xs-max", 414, 896, scale: 3, status: 44),
    Device("iphone-11", 414, 896, scale: 2, status: 48),
    Device("iphone-11-pro", 375, 812, scale: 3, status: 44),
    Device("iphone-11-pro-max", 414, 896, scale: 3, status: 44),
    Device("iphone-se", 375, 667, scale: 2, status: 20),
    Device("iphone-12", 390, 844, scale: 3, status: 47),
    Device("iphone-12-mini", 375, 812, scale: 3, status: 50),
    Device("iphone-13", 390, 844, scale: 3, status: 47),
    Device("iphone-13-pro", 390, 844, scale: 3, status: 47, hz: 120),
    Device("iphone-14", 390, 844, scale: 3, status: 47),
    Device("iphone-14-pro", 393, 852, scale: 3, status: 59 - 5 - 1.0 / 3, hz: 120),
    Device("iphone-15", 393, 852, scale: 3, status: 59 - 5 - 1.0 / 3),
    Device("iphone-15-pro", 393, 852, scale: 3, status: 59 - 5 - 1.0 / 3, hz: 120),
    Device("iphone-16", 393, 852, scale: 3, status: 59 - 5 - 1.0 / 3),
    Device("iphone-16-pro", 402, 874, scale: 3, status: 62 - 5 - 1.0 / 3, hz: 120),
  ]

  /// The device called `name`, or nil.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}
