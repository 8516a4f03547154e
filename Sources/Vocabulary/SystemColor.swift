/// A colour of UIKit's that adapts: its name and what it is from which iOS version on.
public struct SystemColor: Sendable {
  /// As in UIKit: `systemBackground`.
  public let name: String
  /// The values of each palette that brought others, oldest first; 0xRRGGBBAA.
  let steps: [(palette: SystemPalette, light: UInt32, dark: UInt32)]

  /// The first major iOS version that has it.
  public var since: Int { steps[0].palette.since }

  /// The palettes that brought other values, oldest first.
  public var palettes: [SystemPalette] { steps.map(\.palette) }

  /// What it is in light and in dark mode.
  public func values(in palette: SystemPalette) -> (light: Color, dark: Color) {
    let step = steps.last { $0.palette.since <= palette.since } ?? steps[0]
    return (Color(packed: step.light), Color(packed: step.dark))
  }

  private init(
    _ name: String, _ steps: (palette: SystemPalette, light: UInt32, dark: UInt32)...
  ) {
    self.name = name
    self.steps = steps
  }

  /// Every one, as UIKit's header orders them.
  ///
  /// Sources: the colours from 13 on are those of Apple's Human Interface Guidelines, "Color"
  /// (documented; `glass`: the guidelines of June 2025); those before 13, "iOS 7 colours" of the same
  /// guidelines (documented); the semantic ones were read off the simulator (observed: Noah Gilmore,
  /// "Dark color cheat sheet"). An elevated page and raised contrast, which change some, are not
  /// modelled.
  public static let all = tints + grays + labels + fills + backgrounds

  private static let tints: [SystemColor] = [
    .init(
      "systemRed", (.flat, 0xFF3B_30FF, 0xFF3B_30FF), (.adaptive, 0xFF3B_30FF, 0xFF45_3AFF),
      (.glass, 0xFF38_3CFF, 0xFF42_45FF)),
    .init(
      "systemGreen", (.flat, 0x4CD9_64FF, 0x4CD9_64FF), (.adaptive, 0x34C7_59FF, 0x30D1_58FF)),
    .init(
      "systemBlue", (.flat, 0x007A_FFFF, 0x007A_FFFF), (.adaptive, 0x007A_FFFF, 0x0A84_FFFF),
      (.glass, 0x0088_FFFF, 0x0091_FFFF)),
    .init(
      "systemOrange", (.flat, 0xFF95_00FF, 0xFF95_00FF), (.adaptive, 0xFF95_00FF, 0xFF9F_0AFF),
      (.glass, 0xFF8D_28FF, 0xFF92_30FF)),
    .init(
      "systemYellow", (.flat, 0xFFCC_00FF, 0xFFCC_00FF), (.adaptive, 0xFFCC_00FF, 0xFFD6_0AFF),
      (.glass, 0xFFCC_00FF, 0xFFD6_00FF)),
    .init(
      "systemPink", (.flat, 0xFF2D_55FF, 0xFF2D_55FF), (.adaptive, 0xFF2D_55FF, 0xFF37_5FFF)),
    .init(
      "systemPurple", (.flat, 0x5856_D6FF, 0x5856_D6FF), (.adaptive, 0xAF52_DEFF, 0xBF5A_F2FF),
      (.glass, 0xCB30_E0FF, 0xDB34_F2FF)),
    .init(
      "systemTeal", (.flat, 0x5AC8_FAFF, 0x5AC8_FAFF), (.adaptive, 0x5AC8_FAFF, 0x64D2_FFFF),
      (.renewed, 0x30B0_C7FF, 0x40C8_E0FF), (.glass, 0x00C3_D0FF, 0x00D2_E0FF)),
    .init(
      "systemIndigo", (.adaptive, 0x5856_D6FF, 0x5E5C_E6FF), (.glass, 0x6155_F5FF, 0x6D7C_FFFF)),
    .init(
      "systemBrown", (.adaptive, 0xA284_5EFF, 0xAC8E_68FF), (.glass, 0xAC7F_5EFF, 0xB78A_66FF)),
    .init(
      "systemMint", (.renewed, 0x00C7_BEFF, 0x63E6_E2FF), (.glass, 0x00C8_B3FF, 0x00DA_C3FF)),
    .init(
      "systemCyan", (.renewed, 0x32AD_E6FF, 0x64D2_FFFF), (.glass, 0x00C0_E8FF, 0x3CD3_FEFF)),
  ]

  private static let grays: [SystemColor] = [
    .init("systemGray", (.flat, 0x8E8E_93FF, 0x8E8E_93FF)),
    .init("systemGray2", (.adaptive, 0xAEAE_B2FF, 0x6363_66FF)),
    .init("systemGray3", (.adaptive, 0xC7C7_CCFF, 0x4848_4AFF)),
    .init("systemGray4", (.adaptive, 0xD1D1_D6FF, 0x3A3A_3CFF)),
    .init("systemGray5", (.adaptive, 0xE5E5_EAFF, 0x2C2C_2EFF)),
    .init("systemGray6", (.adaptive, 0xF2F2_F7FF, 0x1C1C_1EFF)),
  ]

  private static let labels: [SystemColor] = [
    .init("label", (.adaptive, 0x0000_00FF, 0xFFFF_FFFF)),
    .init("secondaryLabel", (.adaptive, 0x3C3C_4399, 0xEBEB_F599)),
    .init("tertiaryLabel", (.adaptive, 0x3C3C_434D, 0xEBEB_F54D)),
    .init("quaternaryLabel", (.adaptive, 0x3C3C_432E, 0xEBEB_F529)),
    .init("link", (.adaptive, 0x007A_FFFF, 0x0984_FFFF)),
    .init("placeholderText", (.adaptive, 0x3C3C_434D, 0xEBEB_F54D)),
    .init("separator", (.adaptive, 0x3C3C_434A, 0x5454_5899)),
    .init("opaqueSeparator", (.adaptive, 0xC6C6_C8FF, 0x3838_3AFF)),
  ]

  private static let fills: [SystemColor] = [
    .init("systemFill", (.adaptive, 0x7878_8033, 0x7878_805C)),
    .init("secondarySystemFill", (.adaptive, 0x7878_8029, 0x7878_8052)),
    .init("tertiarySystemFill", (.adaptive, 0x7676_801F, 0x7676_803D)),
    .init("quaternarySystemFill", (.adaptive, 0x7474_8014, 0x7676_802E)),
  ]

  private static let backgrounds: [SystemColor] = [
    .init("systemBackground", (.adaptive, 0xFFFF_FFFF, 0x0000_00FF)),
    .init("secondarySystemBackground", (.adaptive, 0xF2F2_F7FF, 0x1C1C_1EFF)),
    .init("tertiarySystemBackground", (.adaptive, 0xFFFF_FFFF, 0x2C2C_2EFF)),
    .init("systemGroupedBackground", (.adaptive, 0xF2F2_F7FF, 0x0000_00FF)),
    .init("secondarySystemGroupedBackground", (.adaptive, 0xFFFF_FFFF, 0x1C1C_1EFF)),
    .init("tertiarySystemGroupedBackground", (.adaptive, 0xF2F2_F7FF, 0x2C2C_2EFF)),
  ]
}
