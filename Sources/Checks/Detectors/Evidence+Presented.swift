import NavSimTrace
import NavSimVocabulary

extension Evidence {
  /// The frames in which something is presented or dismissed, with those that show the end.
  var presentedFrames: [Range<Int>] { frames(of: \.isOfPresentation) }

  /// The frames in which something comes that covers the controller when it is there.
  var coveringFrames: [Range<Int>] {
    if !names.presents { return [] }
    return frames { $0.title.hasPrefix("present ") }.filter { frames in
      isOnScreen(at: frames.lowerBound) && !isOnScreen(at: frames.upperBound - 1)
    }
  }

  /// The frames in which another tab is selected, up to what comes next.
  var switchedFrames: [Range<Int>] {
    trace.phases.indices.compactMap { index in
      let phase = trace.phases[index]
      guard case .action = phase.kind,
        ["select ", "tap tab "].contains(where: phase.title.hasPrefix)
      else { return nil }
      let next = trace.phases[(index + 1)...].first?.firstFrame ?? lastFrame + 1
      return phase.firstFrame..<max(min(next, lastFrame + 1), phase.firstFrame)
    }
  }

  private func frames(of isWanted: (TracePhase) -> Bool) -> [Range<Int>] {
    actionWays.filter { isWanted($0.phase) }
      .map { $0.frames.lowerBound..<min($0.frames.upperBound + 2, lastFrame) + 1 }
  }

  /// The actions that are over, each from its first frame to the one that shows its end.
  private var actionWays: [(phase: TracePhase, frames: Range<Int>)] {
    trace.phases.compactMap { phase in
      guard case .action(let action) = phase.kind, trace.actions.indices.contains(action),
        let over = trace.actions[action].end
      else { return nil }
      let end = max(trace.grid.frame(atOrAfter: over), phase.firstFrame)
      return (phase, phase.firstFrame..<end)
    }
  }

  /// The frames of the ways on which what is presented goes, each up to the one that shows its end.
  var dismissals: [Range<Int>] {
    actionWays.filter { way in
      way.phase.title.hasPrefix("dismiss") || way.phase.title.hasPrefix("swipe down")
    }.map(\.frames)
  }

  /// The ways on which the controller comes as something presented, and goes: a motion each, from its
  /// first frame to the one that shows the end.
  var ownPresentations: [Motion] {
    guard let controller, let index = element("presented." + controller) else { return [] }
    let ways = actionWays.map(\.frames)
    return presence[index].entries.compactMap { entry -> Motion? in
      let comes = entry.value == .flag(true)
      // In the frame of the end what has gone is not there any more.
      let edge = comes ? entry.frame : entry.frame - 1
      guard let way = ways.first(where: { $0.contains(edge) }) else { return nil }
      let first = comes ? edge : way.lowerBound
      let last = comes ? way.upperBound : edge
      return Motion(first: first, end: last, after: comes ? lastFrame : last)
    }
  }

  /// The ways on which something comes and goes over the scenario's own controller, or is dragged: a motion
  /// each.
  var presentationsOver: [Motion] {
    if controller != nil || !names.presents { return [] }
    return actionWays.compactMap { way in
      let swipes = ["swipe down", "swipe present", "swipe dismiss"]
      guard way.phase.isOfPresentation || swipes.contains(where: way.phase.title.hasPrefix) else {
        return nil
      }
      return Motion(first: way.frames.lowerBound, end: way.frames.upperBound, after: lastFrame)
    }
  }

  /// The drags of a card that were taken back, each with the rest behind it.
  var cancelledDrags: [(motion: Motion, rest: Rest)] {
    if !names.presents { return [] }
    return trace.phases.compactMap { phase in
      guard case .action(let action) = phase.kind, phase.title.hasPrefix("swipe down"),
        trace.actions.indices.contains(action), trace.actions[action].outcome == .cancelled,
        let over = trace.actions[action].end
      else { return nil }
      let end = max(trace.grid.frame(atOrAfter: over), phase.firstFrame)
      guard let rest = rests.first(where: { $0.frame >= end }) else { return nil }
      return (Motion(first: phase.firstFrame, end: end, after: rest.frame), rest)
    }
  }

  /// What the bar's background shows over the page on top: the foremost of its layers that is not
  /// clear over the one below it, or the page where that reaches under the bar. Nil where neither is there.
  func backgroundLook(at frame: Int) -> TraceValue? { backgroundLook(at: frame, over: nil) }

  /// The same over the stand-in of the page on top, where that lies there.
  func backgroundLookOverStandIn(at frame: Int) -> TraceValue? {
    guard let top = top(at: frame), showsOwnBar(of: top, at: frame),
      let color = value(top + ".fake", "color", at: frame), color.kind == .color,
      element(top + ".fake.bg") == nil || isShown(top + ".fake.bg", at: frame)
    else { return backgroundLook(at: frame) }
    let opacity = [".fake", ".fake.bg"].reduce(1) {
      $0 * (number(top + $1, "alpha", at: frame) ?? 1)
    }
    return backgroundLook(at: frame, over: Color(packed: color.packedColor).faded(opacity))
  }

  private func backgroundLook(at frame: Int, over standIn: Color?) -> TraceValue? {
    guard isShown("bar", at: frame), let top = top(at: frame) else { return nil }
    let page = value("page." + top, "backgroundColor", at: frame).flatMap {
      $0.kind == .color ? $0 : nil
    }
    let view = page.map { Color(packed: $0.packedColor) } ?? .white
    let ground = standIn?.over(view) ?? view
    let isBelow = standIn != nil || reachesUnderBar(top, at: frame)
    let below: TraceValue? = isBelow ? .color(ground) : nil
    guard isShown("bar.bg", at: frame) else { return below }
    let layers = ["bar.bg.edge", "bar.bg.image", "bar.bg.effect"].filter { isShown($0, at: frame) }
    let colors = (layers + ["bar.bg"]).compactMap { colorOfLayer($0, at: frame) }
    // What a layer that is not opaque lets through is what lies below it.
    guard let foremost = colors.first else { return below }
    let through = colors.dropFirst().first.map { $0.over(ground) } ?? ground
    return .color(foremost.over(foremost.alpha < 1 ? through : ground))
  }

  /// The colour of a layer of the bar's background, as opaque as it shows; nil where it shows none.
  private func colorOfLayer(_ layer: String, at frame: Int) -> Color? {
    guard let color = value(layer, "color", at: frame), color.kind == .color,
      color.packedColor & 0xFF != 0
    else { return nil }
    let own = layer == "bar.bg" ? 1 : number(layer, "alpha", at: frame) ?? 1
    let opacity = own * (number("bar.bg", "alpha", at: frame) ?? 1)
    return opacity > 0 ? Color(packed: color.packedColor).faded(opacity) : nil
  }

  /// Whether a page's view begins above the middle of the bar.
  private func reachesUnderBar(_ page: String, at frame: Int) -> Bool {
    guard let top = number("page." + page, "y", at: frame), let bar = number("bar", "y", at: frame)
    else { return true }
    return top <= bar + (number("bar", "height", at: frame) ?? 0) / 2
  }

  /// Whether something lies over the controller that came after it as something presented: what the
  /// eye sees is not its own then.
  func isUnderPresented(at frame: Int) -> Bool { !presentedOver(at: frame).isEmpty }

  /// The names of what lies over the controller so.
  func presentedOver(at frame: Int) -> [String] {
    if !names.presents { return [] }
    let own = controller.flatMap { element("presented." + $0) }
    let since = own.flatMap { arrival(of: $0, at: frame) } ?? .min
    return trace.elements.indices.filter { index in
      trace.elements[index].name.hasPrefix("presented.") && index != own
        && arrival(of: index, at: frame) ?? .min > since
        && value(trace.elements[index].name, "hidden", at: frame) != .flag(true)
    }.map { String(trace.elements[$0].name.dropFirst("presented.".count)) }
  }

  /// Whether a page is presented, or stands in a controller that is.
  func isPresented(_ page: String, at frame: Int) -> Bool {
    presentedOver(at: frame).contains { name in
      name == page
        || word("navigation." + name, "stack", at: frame)?.split(separator: ">")
          .contains { $0 == page } ?? false
    }
  }

  /// The frame in which an element came that is there; nil where it is not.
  func arrival(of element: Int, at frame: Int) -> Int? {
    let track = presence[element]
    guard let index = track.index(at: frame), track.entries[index].value == .flag(true) else {
      return nil
    }
    return track.entries[index].frame
  }

  /// Whether the controller is a card, which begins below the top of the screen: its bar is not where
  /// the eye looks.
  func isCard(at frame: Int) -> Bool {
    guard let controller, let y = number("presented." + controller, "y", at: frame) else {
      return false
    }
    return y > 0
  }

  /// The last rest before something is presented and the first one after all of it has gone, for
  /// each stretch in which something is.
  var restsAroundPresentations: [(before: Rest, after: Rest)] {
    var pairs: [(before: Rest, after: Rest)] = []
    var index = 0
    for stretch in presentedStretches {
      while index < rests.count, rests[index].frame < stretch.lowerBound { index += 1 }
      let before = index - 1
      while index < rests.count, rests[index].frame < stretch.upperBound { index += 1 }
      if before >= 0, index < rests.count { pairs.append((rests[before], rests[index])) }
    }
    return pairs
  }

  /// Whether what a slot holds was written by a line of a page's own, in a range of frames.
  func wasWritten(_ slot: Int, by page: String, from first: Int, to last: Int) -> Bool {
    guard let index = tracks[slot].index(at: last), tracks[slot].entries[index].frame >= first
    else { return false }
    return isOwnLine(of: page, slot, at: last)
  }

  /// Whether the last that wrote a slot is a line of a page's own.
  func isOwnLine(of page: String, _ slot: Int, at frame: Int) -> Bool {
    tracks[slot].writer(at: frame).map { trace.page(ofCause: $0.cause) == page } ?? false
  }

  /// Whether something presented comes, goes or moves in a frame or in one beside it.
  func movesSomethingPresented(at frame: Int) -> Bool {
    guard names.presents else { return false }
    let frames = frame - 1..<frame + 2
    return trace.elements.indices.contains { index in
      guard trace.elements[index].name.hasPrefix("presented.") else { return false }
      return !presence[index].changes(in: frames).isEmpty
        || trace.elements[index].slots.contains { slot in
          ["x", "y", "dim"].contains(trace.slots[slot].name)
            && !tracks[slot].changes(in: frames).isEmpty
        }
    }
  }

  /// The frames in which something presented is there, in the order of time.
  var presentedStretches: [Range<Int>] {
    var changes: [(frame: Int, by: Int)] = []
    for (index, element) in trace.elements.enumerated()
    where element.name.hasPrefix("presented.") {
      var isThere = false
      for entry in presence[index].entries where (entry.value == .flag(true)) != isThere {
        isThere.toggle()
        changes.append((entry.frame, isThere ? 1 : -1))
      }
    }
    var stretches: [Range<Int>] = []
    var (count, start) = (0, 0)
    // What comes in the frame in which another goes follows it without a rest.
    for change in changes.sorted(by: { ($0.frame, $1.by) < ($1.frame, $0.by) }) {
      if count == 0 { start = change.frame }
      count += change.by
      if count == 0 { stretches.append(start..<change.frame) }
    }
    return stretches
  }
}

extension TracePhase {
  /// Whether it is the beginning of a presentation or of a dismissal.
  fileprivate var isOfPresentation: Bool {
    ["present", "dismiss"].contains { title.hasPrefix($0) }
  }
}
