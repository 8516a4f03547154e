import NavSimProgram
import Testing

@testable import NavSimNavigation

/// The table of devices, as QMUI_iOS and the facts have it, written down a second time.
@Suite struct DeviceTests {
  /// A class of devices upright: size, insets at top and bottom, the bar's bottom on iOS 17.
  struct Row: Sendable, CustomTestStringConvertible {
    let names: [String]
    let width, height, top, bottom, barBottom: Double
    let testDescription: String

    init(
      _ names: String, _ width: Double, _ height: Double, _ top: Double, _ bottom: Double,
      _ barBottom: Double
    ) {
      self.names = names.split(separator: " ").map(String.init)
      self.width = width
      self.height = height
      self.top = top
      self.bottom = bottom
      self.barBottom = barBottom
      testDescription = names
    }
  }

  static let table: [Row] = [
    Row("iphone-5s iphone-se-1", 320, 568, 20, 0, 64),
    Row("iphone-6 iphone-6s iphone-7 iphone-8 iphone-se iphone-se-3", 375, 667, 20, 0, 64),
    Row("iphone-6-plus iphone-7-plus iphone-8-plus", 414, 736, 20, 0, 64),
    Row("iphone-x iphone-xs iphone-11-pro", 375, 812, 44, 34, 88),
    Row("iphone-xr iphone-11", 414, 896, 48, 34, 92),
    Row("iphone-xs-max iphone-11-pro-max", 414, 896, 44, 34, 88),
    Row("iphone-12-mini iphone-13-mini", 375, 812, 50, 34, 94),
    Row("iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14", 390, 844, 47, 34, 91),
    Row("iphone-12-pro-max iphone-13-pro-max iphone-14-plus", 428, 926, 47, 34, 91),
    Row("iphone-14-pro iphone-15 iphone-15-pro iphone-16", 393, 852, 59, 34, 97 + 2.0 / 3),
    Row(
      "iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus", 430, 932, 59, 34,
      97 + 2.0 / 3),
    Row("iphone-16-pro iphone-17", 402, 874, 62, 34, 100 + 2.0 / 3),
    Row("iphone-16-pro-max", 440, 956, 62, 34, 100 + 2.0 / 3),
    Row("ipad-9.7 ipad-mini", 768, 1024, 20, 0, 70),
    Row("ipad-11", 834, 1194, 24, 20, 74),
    Row("ipad-12.9", 1024, 1366, 24, 20, 74),
  ]

  static func simulation(
    _ device: String, ios: String, _ orientation: Orientation = .portrait
  ) throws -> Navigator {
    var program = Program(
      scenario: "device", cell: [], device: device, ios: ios, horizon: .zero)
    program.startsIn = orientation
    return try Simulation(program).navigator
  }

  @Test(arguments: table)
  func aClassUpright(row: Row) throws {
    for name in row.names {
      let simulation = try Self.simulation(name, ios: "17")
      let device = simulation.device
      #expect(device.width == row.width && device.height == row.height, "\(name)")
      #expect(device.topInset == row.top && device.bottomInset == row.bottom, "\(name)")
      #expect(abs(simulation.barBottom - row.barBottom) < 0.001, "\(name)")
    }
  }

  @Test func everyDeviceHasARow() {
    let names = Self.table.flatMap(\.names)
    #expect(Set(names) == Set(Device.all.map(\.name)))
    #expect(names.count == Device.all.count)
  }

  /// Name, bar bottom, top, bottom and side insets sideways on iOS 17.
  @Test(arguments: [
    ("iphone-8", 32.0, 0.0, 0.0, 0.0), ("iphone-8-plus", 44, 0, 0, 0), ("iphone-x", 32, 0, 21, 44),
    ("iphone-xr", 44, 0, 21, 48), ("iphone-12", 32, 0, 21, 47), ("iphone-12-mini", 32, 0, 21, 50),
    ("iphone-12-pro-max", 44, 0, 21, 47), ("iphone-15", 32, 0, 21, 59),
    ("iphone-16-pro", 32, 0, 21, 62), ("ipad-9.7", 70, 20, 0, 0), ("ipad-11", 74, 24, 20, 0),
  ])
  func aClassSideways(name: String, bar: Double, top: Double, bottom: Double, side: Double) throws {
    let simulation = try Self.simulation(name, ios: "17", .landscape)
    let upright = try Self.simulation(name, ios: "17")
    #expect(simulation.device.width == upright.device.height)
    #expect(simulation.device.height == upright.device.width)
    #expect(simulation.barBottom == bar)
    #expect(simulation.device.topInset == top)
    #expect(simulation.device.bottomInset == bottom)
    #expect(simulation.device.sideInset == side)
  }

  private static let versions: [(String, String, Double)] = [
    ("iphone-xr", "13", 88.0), ("iphone-xr", "14", 92), ("iphone-11", "13", 88),
    ("iphone-12-mini", "14", 88), ("iphone-12-mini", "15", 94), ("ipad-9.7", "11", 64),
    ("ipad-9.7", "12", 70), ("iphone-12", "14", 91), ("iphone-15", "26", 113),
    ("iphone-17", "26", 116),
  ]

  /// What versions report differently.
  @Test(arguments: versions)
  func versionsDiffer(name: String, ios: String, bottom: Double) throws {
    #expect(abs(try Self.simulation(name, ios: ios).barBottom - bottom) < 0.001)
  }

  @Test func turningTwiceGivesTheSameDevice() {
    for device in Device.all {
      let rules = GeometryRules.newest
      let turned = device.held(upright: false, under: rules).held(upright: true, under: rules)
      #expect(turned.width == device.width && turned.height == device.height)
      #expect(turned.statusBarHeight == device.statusBarHeight)
      #expect(turned.topInset == device.topInset && turned.sideInset == 0)
    }
  }

  /// The status bar goes when a phone is held sideways (from iOS 8), and stays on an iPad.
  @Test func aBarBeginsBelowTheStatusBar() throws {
    let (phone, pad) = (
      try #require(Device.named("iphone-8")), try #require(Device.named("ipad-9.7"))
    )
    let profile = IOSProfile.profile(12)
    #expect(phone.barTop(sideways: false, under: profile) == 20)
    #expect(phone.barTop(sideways: true, under: profile) == 0)
    #expect(pad.barTop(sideways: true, under: profile) == 20)
    #expect(phone.inlineBarHeight(under: profile) == 44)
    #expect(pad.inlineBarHeight(under: profile) == 50)
  }

  /// Held sideways a phone's sides are inset by the notch's height, with 21 pt below it; one without a
  /// notch has no insets there (Model, G17).
  @Test func theInsetsSidewaysAreThoseOfATurnedDevice() throws {
    let notch = try #require(Device.named("iphone-x"))
    let plain = try #require(Device.named("iphone-8"))
    #expect(notch.sidewaysInsets.side == 44 && notch.sidewaysInsets.bottom == 21)
    #expect(plain.sidewaysInsets.side == 0 && plain.sidewaysInsets.bottom == 0)
  }

  /// Each version that changes a measure stands in a list once, and the first.
  @Test func aMeasureIsToldWithItsVersions() throws {
    let (phone, pad) = (
      try #require(Device.named("iphone-8")), try #require(Device.named("ipad-9.7"))
    )
    #expect(
      phone.barBottoms.map(\.since) == [7, 26] && phone.barBottoms.map(\.points) == [64, 74])
    #expect(
      pad.barBottoms.first?.points == 64 && pad.barBottoms.first { $0.since == 12 }?.points == 70)
    let xr = try #require(Device.named("iphone-xr"))
    #expect(xr.topInsets.map(\.since) == [7, 14] && xr.topInsets.map(\.points) == [44, 48])
  }

  /// Apple, technical specifications: ProMotion, up to 120 Hz, has the 13 Pro first, then each Pro and the 17; and of
  /// iPads each Pro since 2017. All others have 60 Hz.
  @Test func quickScreensAreThoseOfThePros() {
    let quick = Device.all.filter { $0.framesPerSecond == 120 }.map(\.name)
    let years = 13...16
    #expect(
      Set(quick)
        == Set(
          years.flatMap { ["iphone-\($0)-pro", "iphone-\($0)-pro-max"] } + [
            "iphone-17", "ipad-11", "ipad-12.9",
          ]))
    #expect(Device.all.allSatisfy { [60, 120].contains($0.framesPerSecond) })
  }
}
