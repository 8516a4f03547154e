/// What versions report of a device, for lists.
extension Device {
  /// The top inset upright: that of iOS 7, then each change with the version that brought it.
  public var topInsets: [(since: Int, points: Double)] {
    steps { profile in held(upright: true, under: profile.geometry).topInset }
  }

  /// The bar's bottom upright, without a prompt or a large title.
  public var barBottoms: [(since: Int, points: Double)] {
    steps { profile in
      let rules = profile.geometry
      let height = kind == .pad ? rules.padBarHeight : rules.barHeight
      return held(upright: true, under: rules).statusBarHeight + height
    }
  }

  /// The safe area's insets at a side and at the bottom when it is held sideways.
  public var sidewaysInsets: (side: Double, bottom: Double) {
    let turned = held(upright: false, under: GeometryRules.newest)
    return (turned.sideInset, turned.bottomInset)
  }

  private func steps(_ value: (IOSProfile) -> Double) -> [(since: Int, points: Double)] {
    var result: [(since: Int, points: Double)] = []
    for major in IOSProfile.majors {
      let points = value(IOSProfile.profile(major))
      if result.last?.points != points { result.append((major, points)) }
    }
    return result
  }
}
