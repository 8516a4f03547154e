import NavSimProgram

extension GesturePath {
  /// Whether the finger's leaving cancels what it moves: by word, or by the profile's rule, which asks
  /// for the speed first, else for the distance.
  ///
  /// - Parameters:
  ///   - fraction: how far it has moved, from 0 to 1.
  ///   - width: of the screen, in points: the speed is told in widths a second.
  func isCancelled(at fraction: Double, width: Double, _ profile: IOSProfile) -> Bool {
    switch release {
    case .finish: return false
    case .cancel: return true
    case .velocity(let velocity):
      let widths = velocity / width
      if widths >= profile.decisionVelocity { return false }
      if widths <= -profile.decisionVelocity { return true }
      return fraction < profile.decisionDistance
    }
  }
}
