/// Until which progress the items of the covered page have gone, each kind by itself.
public struct FadesOut: Sendable {
  init() {}

  /// Until which progress the covered page's back indicator has gone. Choice: Flutter
  /// (flutter/flutter, nav_bar.dart).
  public var arrow = 0.6
  /// Until which progress the covered page's left items have gone. Choice: Flutter
  /// (flutter/flutter, nav_bar.dart).
  public var left = 0.4
  /// Until which progress the covered page's back label has gone. Choice: Flutter
  /// (flutter/flutter, nav_bar.dart).
  public var label = 0.2
  /// Until which progress the covered page's title has gone, and the prompt with it. Choice: Flutter
  /// (flutter/flutter, nav_bar.dart).
  public var title = 0.7
  /// Until which progress the covered page's title view has gone. Choice: Flutter
  /// (flutter/flutter, nav_bar.dart).
  public var titleView = 0.4
  /// Until which progress the covered page's large title has gone. Choice: as a title; Flutter
  /// (flutter/flutter, nav_bar.dart) publishes no other.
  public var largeTitle = 0.7
  /// Until which progress the covered page's right items have gone. Choice: Flutter
  /// (flutter/flutter, nav_bar.dart).
  public var right = 0.6
}

/// From which progress on the items of the upper page come, each kind by itself.
public struct FadesIn: Sendable {
  init() {}

  /// From which progress on the upper page's back indicator comes, where the covered page shows one
  /// too. Choice: Flutter (flutter/flutter, nav_bar.dart).
  public var arrow = 0.4
  /// From which progress on the first back indicator comes. Choice: Flutter (flutter/flutter,
  /// nav_bar.dart).
  public var firstArrow = 0.7
  /// From which progress on the upper page's left items come. Choice: Flutter (flutter/flutter,
  /// nav_bar.dart).
  public var left = 0.6
  /// From which progress on the upper page's back label comes. Choice: Flutter (flutter/flutter,
  /// nav_bar.dart).
  public var label = 0.3
  /// From which progress on the upper page's title comes, and the prompt with it. Choice: Flutter
  /// (flutter/flutter, nav_bar.dart).
  public var title = 0.25
  /// From which progress on the upper page's large title comes. Choice: Flutter (flutter/flutter,
  /// nav_bar.dart).
  public var largeTitle = 0.3
  /// From which progress on the upper page's right items come. Choice: Flutter (flutter/flutter,
  /// nav_bar.dart).
  public var right = 0.4
}
