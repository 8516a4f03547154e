/// Until which progress the items of the covered page have gone, each kind by itself.
public struct FadesOut: Sendable {
  init() {}

  /// The back indicator. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var arrow = 0.6
  /// The left items. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var left = 0.4
  /// The back label. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var label = 0.2
  /// The title, and the prompt with it. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var title = 0.7
  /// A title view. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var titleView = 0.4
  /// The right items. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var right = 0.6
}

/// From which progress on the items of the upper page come, each kind by itself.
public struct FadesIn: Sendable {
  init() {}

  /// The back indicator, where the covered page shows one too. Choice: Flutter (flutter/flutter,
  /// nav_bar.dart).
  public var arrow = 0.4
  /// The first back indicator. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var firstArrow = 0.7
  /// The left items. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var left = 0.6
  /// The back label. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var label = 0.3
  /// The title, and the prompt with it. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var title = 0.25
  /// The right items. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var right = 0.4
}
