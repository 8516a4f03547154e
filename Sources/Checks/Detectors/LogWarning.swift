import NavSimTrace

extension Detector {
  /// UIKit complained.
  ///
  /// Glitch records: barrycenter, BAMEasyTable issue 4; Plasma, BufferedNavigationController
  /// issue 9; nalexn, clean-architecture-swiftui issue 6.
  static let logWarning = Detector(
    "NAV013", "log-warning", "UIKit printed a console warning",
    manual: """
      Fires once for each console warning of UIKit's that the run met, such as "nested push
      animation can result in corrupted navigation bar" and "Unbalanced calls to begin/end
      appearance transitions". What navsim itself notes ('! log') is none.
      'of' takes nothing. 'expect during push: logs "nested"' claims the text of one, and
      'count logs "nested" = 1' how many there are.
      """
  ) { evidence, _ in
    evidence.events(named: ["warning"]).map { event in
      var sighting = Sighting("navigation", at: event.frame, event.text, shown: [])
      sighting.event = event.index
      return sighting
    }
  }
}
