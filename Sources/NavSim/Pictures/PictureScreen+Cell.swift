import NavSimNavigation
import NavSimPicture
import NavSimTrace

extension PictureScreen {
  /// The screen of the device that a trace's cell names; that of an iPhone 8 on iOS 12 where it names
  /// none, as in a trace that a phone recorded.
  public init(of cell: [TraceAxis]) {
    func value(_ axis: String) -> String? { cell.first { $0.axis == axis }?.value }
    guard let device = Device.named(value("device") ?? "iphone-8"),
      let profile = IOSProfile.named(
        value("ios") ?? "12", trying: cell.map { ($0.axis, $0.value) })
    else {
      self.init()
      return
    }
    self.init(
      width: device.width, height: device.height, scale: device.scale,
      barTop: device.barTop(sideways: false, under: profile),
      sidewaysBarTop: device.barTop(sideways: true, under: profile),
      inlineBarHeight: device.inlineBarHeight(under: profile),
      cutout: Cutout(rawValue: device.cutout.rawValue) ?? .none,
      hasHomeIndicator: device.hasHomeIndicator)
  }
}

extension Trace {
  /// The trace as pictures, on the screen of its device.
  public var reel: PictureReel { PictureReel(self, screen: PictureScreen(of: cell)) }
}
