import NavSimKernel

/// An explicit CATransaction with a duration, which code opens around a call. UIKit's pushes and pops take
/// no notice of it (observed: wangrui460/WRNavigationBar issue 10), views do not animate in it
/// (documented: View Programming Guide), and UIView.animate has a duration of its own.
extension Navigator {
  /// Runs code in a transaction.
  func inExplicit(_ duration: Time, _ body: () throws -> Void) rethrows {
    let before = code.begin(transaction: duration)
    defer { code.commit(backTo: before) }
    try body()
  }

  /// How long a bar takes that is hidden or shown outside a push or pop
  /// (`IOSProfile.hideBarTakesTransaction`).
  var hideBarTime: Time {
    let own = Time(roundingSeconds: profile.hideBarDuration)
    return profile.hideBarTakesTransaction ? code.transaction ?? own : own
  }
}
