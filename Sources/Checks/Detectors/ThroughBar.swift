import NavSimTrace

/// What lies behind the pages, seen through a translucent bar.
extension Detector {
  /// Where a page that begins below a translucent bar, which stands, moves beside one that lies under it: one end of
  /// the bar shows the page, the other what lies behind. Once for a motion.
  static func seenThroughBar(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    // One that comes or goes with its page is seen beside it.
    let stands = ["x", "y"].compactMap { evidence.slot("bar", $0) }
      .allSatisfy { evidence.tracks[$0].changes(in: motion.frames).isEmpty }
    guard stands else { return nil }
    let frames = motion.first..<max(min(motion.end, motion.after + 1), motion.first)
    let seen = frames.compactMap { frame in
      evidence.seenThroughBar(at: frame, limits["color"]).map { (frame, $0.point, $0.page) }
    }
    guard let (frame, point, page) = seen.first,
      let eye = evidence.slot("eye", point), let color = evidence.tracks[eye].value(at: frame)
    else { return nil }
    let place = evidence.slot("page." + page, "y")
    return Sighting(
      "eye." + point, at: frame, lasting: seen.count,
      "\(page) begins below the bar, and what lies behind is seen through it: "
        + evidence.text(of: color), slots: [place].compactMap { $0 } + [eye], shown: [frame]
    ).found("edges")
  }
}

extension Evidence {
  /// The end of a translucent bar that is nearer to the backdrop's colour than the other by more than a limit, while one page
  /// lies under the bar and another begins below it, and that page; nil where it is not so.
  fileprivate func seenThroughBar(at frame: Int, _ limit: Double) -> (point: String, page: String)?
  {
    guard value("bar", "translucent", at: frame) == .flag(true), showsRealBackground(at: frame),
      let left = value("eye", "left", at: frame), let right = value("eye", "right", at: frame),
      ColorDistance.between(left, right) > limit, let backdrop = backdrop(at: frame),
      let bottom = barBottom(at: frame)
    else { return nil }
    let pages = pages(at: frame).filter { isShown("page." + $0, at: frame) }
    let below = pages.filter { number("page." + $0, "y", at: frame) ?? 0 >= bottom }
    guard let page = below.first, below.count < pages.count,
      !pages.contains(where: { isShown($0 + ".fake", at: frame) })
    else { return nil }
    let away = (ColorDistance.between(left, backdrop), ColorDistance.between(right, backdrop))
    // The backdrop itself is a gap.
    guard min(away.0, away.1) > 0.01 else { return nil }
    return (away.0 < away.1 ? "left" : "right", page)
  }
}
