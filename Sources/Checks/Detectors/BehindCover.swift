import NavSimTrace

/// A page that comes on top behind what is presented, and that nobody sees up to the end of the run.
extension Detector {
  static func behindCover(_ evidence: Evidence) -> [Sighting] {
    guard evidence.names.presents, let stack = evidence.slot("navigation", "stack"),
      evidence.value(ofSlot: evidence.usual.selected, at: evidence.lastFrame) != .flag(false),
      let change = evidence.lastChange(of: stack), let top = evidence.topOfStack(at: change),
      let cover = evidence.coverToTheEnd(), cover.since < change,
      evidence.topOfStack(at: evidence.lastFrame) == top,
      !evidence.isOnStack(top, at: cover.since)
    else { return [] }
    return [
      Sighting(
        "navigation", at: change, lasting: evidence.lastFrame - change + 1,
        "\(top) comes on top behind \(cover.name), which lies over everything up to the end",
        slots: [stack]
      ).found("cover")
    ]
  }
}

extension Evidence {
  /// The page on top of the controller's stack, seen or not.
  fileprivate func topOfStack(at frame: Int) -> String? {
    word("navigation", "stack", at: frame)?.split(separator: ">").last.map(String.init)
  }

  /// The frame in which the stack became what it is in the end, or the one in which the controller came.
  fileprivate func lastChange(of stack: Int) -> Int? {
    guard let navigation = element("navigation"), isPresent(navigation, at: lastFrame) else {
      return nil
    }
    let came = presence[navigation].entries.last?.frame ?? 0
    return max(came, tracks[stack].entries.last?.frame ?? 0)
  }

  /// What is presented over the controller in the last frame and hides all of it, and since when.
  fileprivate func coverToTheEnd() -> (name: String, since: Int)? {
    presentedOver(at: lastFrame).compactMap { name -> (name: String, since: Int)? in
      guard hidesAll(name),
        let since = element("presented." + name).flatMap({
          arrival(of: $0, at: lastFrame)
        })
      else { return nil }
      return (name, since)
    }.min { $0.since < $1.since }
  }

  /// Whether it is opaque and as wide as what lies there; a card leaves a strip at the top.
  private func hidesAll(_ name: String) -> Bool {
    let cover = "presented." + name
    guard let page = pageOnTop(of: name, at: lastFrame), isShown("page." + page, at: lastFrame),
      let color = value("page." + page, "backgroundColor", at: lastFrame),
      color.kind != .color || color.packedColor & 0xFF == 0xFF,
      let x = number(cover, "x", at: lastFrame), let y = number(cover, "y", at: lastFrame),
      let width = number(cover, "width", at: lastFrame),
      let height = number(cover, "height", at: lastFrame)
    else { return false }
    let widest = pages(at: lastFrame).compactMap { number("page." + $0, "width", at: lastFrame) }
      .max()
    return x <= 0 && x + width >= widest ?? 0 && y < height / 4
  }
}
