/// The devices, as data.
extension Device {
  /// Every device, phones first, in the order of their years.
  ///
  /// Sizes, scales and insets: QMUI_iOS's table (observed). It lists iPhone 15 and 15 Plus with the
  /// notch of 14; they have a Dynamic Island. Refresh rates: general knowledge.
  public static let all: [Device] = homeButtonPhones + notchPhones + islandPhones + pads

  private static let homeButtonPhones: [Device] = [
    Device("iphone-5s", 320, 568, scale: 2, .plain(20)),
    Device("iphone-se-1", 320, 568, scale: 2, .plain(20)),
    Device("iphone-6", 375, 667, scale: 2, .plain(20)),
    Device("iphone-6-plus", 414, 736, scale: 3, .plain(20), .largePhone),
    Device("iphone-6s", 375, 667, scale: 2, .plain(20)),
    Device("iphone-7", 375, 667, scale: 2, .plain(20)),
    Device("iphone-7-plus", 414, 736, scale: 3, .plain(20), .largePhone),
    Device("iphone-8", 375, 667, scale: 2, .plain(20)),
    Device("iphone-8-plus", 414, 736, scale: 3, .plain(20), .largePhone),
    Device("iphone-se", 375, 667, scale: 2, .plain(20)),
    Device("iphone-se-3", 375, 667, scale: 2, .plain(20)),
  ]

  private static let notchPhones: [Device] = [
    Device("iphone-x", 375, 812, scale: 3, .notch(44)),
    Device("iphone-xr", 414, 896, scale: 2, .wideNotch, .largePhone),
    Device("iphone-xs", 375, 812, scale: 3, .notch(44)),
    Device("iphone-xs-max", 414, 896, scale: 3, .notch(44), .largePhone),
    Device("iphone-11", 414, 896, scale: 2, .wideNotch, .largePhone),
    Device("iphone-11-pro", 375, 812, scale: 3, .notch(44)),
    Device("iphone-11-pro-max", 414, 896, scale: 3, .notch(44), .largePhone),
    Device("iphone-12", 390, 844, scale: 3, .notch(47)),
    Device("iphone-12-mini", 375, 812, scale: 3, .miniNotch),
    Device("iphone-12-pro", 390, 844, scale: 3, .notch(47)),
    Device("iphone-12-pro-max", 428, 926, scale: 3, .notch(47), .largePhone),
    Device("iphone-13", 390, 844, scale: 3, .notch(47)),
    Device("iphone-13-mini", 375, 812, scale: 3, .miniNotch),
    Device("iphone-13-pro", 390, 844, scale: 3, .notch(47), hz: 120),
    Device("iphone-13-pro-max", 428, 926, scale: 3, .notch(47), .largePhone, hz: 120),
    Device("iphone-14", 390, 844, scale: 3, .notch(47)),
    Device("iphone-14-plus", 428, 926, scale: 3, .notch(47), .largePhone),
  ]

  private static let islandPhones: [Device] = [
    Device("iphone-14-pro", 393, 852, scale: 3, .island(59), hz: 120),
    Device("iphone-14-pro-max", 430, 932, scale: 3, .island(59), .largePhone, hz: 120),
    Device("iphone-15", 393, 852, scale: 3, .island(59)),
    Device("iphone-15-plus", 430, 932, scale: 3, .island(59), .largePhone),
    Device("iphone-15-pro", 393, 852, scale: 3, .island(59), hz: 120),
    Device("iphone-15-pro-max", 430, 932, scale: 3, .island(59), .largePhone, hz: 120),
    Device("iphone-16", 393, 852, scale: 3, .island(59)),
    Device("iphone-16-plus", 430, 932, scale: 3, .island(59), .largePhone),
    Device("iphone-16-pro", 402, 874, scale: 3, .island(62), hz: 120),
    Device("iphone-16-pro-max", 440, 956, scale: 3, .island(62), .largePhone, hz: 120),
    Device("iphone-17", 402, 874, scale: 3, .island(62), hz: 120),
  ]

  private static let pads: [Device] = [
    Device("ipad-9.7", 768, 1024, scale: 2, .plain(20), .pad),
    Device("ipad-mini", 768, 1024, scale: 2, .plain(20), .pad),
    Device("ipad-11", 834, 1194, scale: 2, .plain(24), .pad, hz: 120),
    Device("ipad-12.9", 1024, 1366, scale: 2, .plain(24), .pad, hz: 120),
  ]
}
