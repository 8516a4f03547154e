import NavSimTrace

extension Detector {
  /// The app raised an exception.
  ///
  /// Glitch records: MoZhouqi, KMNavigationBarTransition issue 77; wordpress-mobile, WordPress-iOS
  /// issue 7284.
  public static let crash = Detector(
    "NAV016", "crash", "an exception ended the app",
    manual: """
      Fires for an exception that UIKit raises, such as a push of a page that is on the stack.
      'of' takes nothing.
      """
  ) { evidence, _ in
    evidence.events(named: ["exception"]).map { event in
      var sighting = Sighting("navigation", at: event.frame, event.text, shown: [])
      sighting.event = event.index
      return sighting
    }
  }
}
