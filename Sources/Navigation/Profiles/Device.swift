/// A device as it is held: the screen, what the system keeps free at its edges, and its refresh
/// rate. `Device.all` lists them upright.
public struct Device: Sendable {
  /// What decides the height of bars besides the orientation.
  public enum Kind: String, Sendable {
    /// A phone whose bars are compact in landscape.
    case phone
    /// A phone of the Plus and Max class.
    case largePhone = "large phone"
    case pad
  }

  /// What the screen's top is like.
  enum Top: Sendable {
    /// A status bar of its own height, and no notch.
    case plain(Double)
    /// A notch with the same inset in every version.
    case notch(Double)
    /// The notches whose inset versions report differently.
    case wideNotch, miniNotch
    /// A Dynamic Island, with its inset.
    case island(Double)
  }

  /// The name that scenarios use.
  public let name: String
  /// Width and height of the screen as it is held, in points.
  public private(set) var width, height: Double
  /// Pixels per point.
  public let scale: Double
  /// Where the bar's frame starts, from the top of the screen: the status bar's bottom.
  public internal(set) var statusBarHeight: Double
  /// The top of the screen's safe area without any bar, in points.
  public private(set) var topInset: Double
  /// The bottom of the screen's safe area: the home indicator's room, in points.
  public private(set) var bottomInset: Double
  /// The safe area's inset on the left and on the right, in points.
  public private(set) var sideInset = 0.0
  /// Frames per second, 60 or 120.
  public let framesPerSecond: Int
  /// What decides the height of bars.
  public let kind: Kind
  /// Whether it is held sideways.
  public private(set) var isLandscape = false
  let top: Top

  init(
    _ name: String, _ width: Double, _ height: Double, scale: Double, _ top: Top,
    _ kind: Kind = .phone, hz: Int = 60
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.top = top
    self.kind = kind
    framesPerSecond = hz
    topInset = 0
    statusBarHeight = 0
    bottomInset = 0
    hold(upright: true, under: GeometryRules.newest)
  }

  /// Whether the screen has no home button, so that the home indicator needs room.
  public var hasHomeIndicator: Bool {
    if case .plain(let height) = top { return height > 20 }
    return true
  }

  /// Whether the device is a phone held sideways: its vertical size class is compact.
  public var isCompactHeight: Bool { isLandscape && kind != .pad }

  /// The device upright or turned, with the insets that a version reports.
  func held(upright: Bool, under rules: GeometryRules) -> Device {
    var result = self
    result.hold(upright: upright, under: rules)
    return result
  }

  /// Sideways a phone has no inset at the top, the notch's on both sides, and 21 pt below it for
  /// the home indicator; an iPad keeps its insets (observed: QMUI_iOS's table).
  private mutating func hold(upright: Bool, under rules: GeometryRules) {
    if upright == isLandscape { (width, height) = (height, width) }
    isLandscape = !upright
    let inset = topInset(under: rules)
    let hasIndicator = hasHomeIndicator
    if isCompactHeight {
      topInset = hasIndicator ? 0 : rules.compactStatusBarHeight
      statusBarHeight = topInset
      bottomInset = hasIndicator ? Device.sidewaysIndicator : 0
      sideInset = hasIndicator ? inset : 0
      return
    }
    topInset = inset
    statusBarHeight = inset
    if case .island = top { statusBarHeight = inset - rules.islandBarRise }
    let indicator = kind == .pad ? Device.padIndicator : Device.indicator
    bottomInset = hasIndicator ? indicator : 0
    sideInset = 0
  }

  /// The top inset upright.
  func topInset(under rules: GeometryRules) -> Double {
    switch top {
    case .plain(let inset), .notch(let inset), .island(let inset): return inset
    case .wideNotch: return rules.wideNotchInset
    case .miniNotch: return rules.miniNotchInset
    }
  }

  /// The home indicator's room (observed: QMUI_iOS): phones upright and sideways, iPads.
  private static let indicator = 34.0
  private static let sidewaysIndicator = 21.0
  private static let padIndicator = 20.0

  /// The device called `name`, or nil.
  public static func named(_ name: String) -> Device? { all.first { $0.name == name } }
}
