/// What a picture of the screen needs to know of a device.
extension Device {
  /// What is cut out of the top of the screen.
  public enum Cutout: String, Sendable { case none, notch, island }

  /// What is cut out of the top of the screen.
  public var cutout: Cutout {
    switch top {
    case .plain: .none
    case .notch, .wideNotch, .miniNotch: .notch
    case .island: .island
    }
  }

  /// Where the bar's frame starts, from the top of the screen, in points.
  public func barTop(sideways: Bool, under profile: IOSProfile) -> Double {
    held(upright: !sideways, under: profile.geometry).statusBarHeight
  }

  /// The height of a bar with one line, held upright, in points.
  public func inlineBarHeight(under profile: IOSProfile) -> Double {
    kind == .pad ? profile.geometry.padBarHeight : profile.geometry.barHeight
  }
}
