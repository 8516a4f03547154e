import NavSimTrace

/// What a colour may be while a motion runs: the box, channel by channel, of the looks at both ends
/// of a stage.
struct Corridor {
  private var low = [255, 255, 255, 255]
  private var high = [0, 0, 0, 0]
  /// The looks at the ends.
  let from, to: TraceValue

  init(from: TraceValue, to: TraceValue) {
    self.from = from
    self.to = to
    widen(by: from)
    widen(by: to)
  }

  /// The colours that it was made of.
  private var looks: [SIMD4<Int>] = []

  /// How far a colour lies from the nearest mix of two looks, in the channel that is furthest off,
  /// 0 to 1.
  func distanceFromMixes(of value: TraceValue) -> Double {
    guard value.kind == .color else { return 0 }
    let channels = value.channelVector
    var least = 255
    for first in looks {
      let away = channels &- first
      least = min(least, max(away.max(), -away.min()))
      for second in looks where second != first {
        // The furthest channel of a straight way is convex along it: steps of a sixteenth will do.
        for step in 1...16 {
          let away = channels &- (first &+ (second &- first) &* step / 16)
          least = min(least, max(away.max(), -away.min()))
        }
      }
    }
    return min(Double(least) / 255, 1)
  }

  /// Lets a further colour in.
  mutating func widen(by value: TraceValue) {
    // A look twice makes no other mixes.
    if value.kind == .color, !looks.contains(value.channelVector) {
      looks.append(value.channelVector)
    }
    for (index, channel) in value.channels.enumerated() {
      low[index] = min(low[index], channel)
      high[index] = max(high[index], channel)
    }
  }

  /// How far a colour lies outside, 0 to 1.
  func distance(of value: TraceValue) -> Double {
    guard value.kind == .color else { return value == from || value == to ? 0 : 1 }
    let out = value.channels.enumerated().map { max($1 - high[$0], low[$0] - $1, 0) }.max() ?? 0
    return Double(out) / 255
  }

  /// The channel with the most room outside, and the colour that lies as far out as asked, or nil.
  func outsider(by distance: Double, of value: TraceValue) -> TraceValue? {
    let step = Int(distance * 255) + 1
    var channels = value.channels
    for index in 0..<3 {
      if high[index] + step <= 255 {
        channels[index] = high[index] + step
      } else if low[index] - step >= 0 {
        channels[index] = low[index] - step
      } else {
        continue
      }
      return .color(packed: channels.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    return nil
  }
}

extension TraceValue {
  /// Red, green, blue and alpha, 0 to 255.
  var channels: [Int] { [24, 16, 8, 0].map { Int(packedColor >> $0 & 0xFF) } }

  /// The same, to reckon with all four at once.
  var channelVector: SIMD4<Int> {
    SIMD4(
      Int(packedColor >> 24 & 0xFF), Int(packedColor >> 16 & 0xFF), Int(packedColor >> 8 & 0xFF),
      Int(packedColor & 0xFF))
  }

  /// The middle one of three colours in each channel.
  static func median(_ a: TraceValue, _ b: TraceValue, _ c: TraceValue) -> TraceValue {
    let all = [a.channels, b.channels, c.channels]
    let middle = (0..<4).map { index in all.map { $0[index] }.sorted()[1] }
    return .color(packed: middle.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }
}

extension Evidence {
  /// The looks of a slot where a way turns, before the turn and behind it, because code may answer
  /// to the turn itself: each the middle one of three frames, so that one frame alone cannot pass
  /// for a look.
  private func turningLooks(of slot: Int, at frame: Int) -> (before: TraceValue, after: TraceValue)?
  {
    guard let before = middleLook(of: slot, at: frame - 1),
      let after = middleLook(of: slot, at: frame)
    else { return nil }
    return (before, after)
  }

  private func middleLook(of slot: Int, at frame: Int) -> TraceValue? {
    let track = tracks[slot]
    guard let now = track.value(at: frame), let before = track.value(at: frame - 1),
      let after = track.value(at: frame + 1)
    else { return nil }
    guard now.kind == .color, before.kind == .color, after.kind == .color else { return now }
    return .median(before, now, after)
  }

  /// The stages of a motion: up to which frame each goes, and what a slot may be in it.
  func stages(of slot: Int, in motion: Motion) -> [(last: Int, corridor: Corridor)] {
    guard let start = tracks[slot].value(at: motion.before),
      let goal = tracks[slot].value(at: motion.after)
    else { return [] }
    var stages: [(last: Int, corridor: Corridor)] = []
    var from = (frame: motion.before, looks: [start])
    let undimmed = undimmedTints(of: slot, at: motion.before)
    func add(to frame: Int, _ looks: [TraceValue]) {
      guard let first = from.looks.last, let last = looks.first else { return }
      var corridor = Corridor(from: first, to: last)
      for look in from.looks + looks + undimmed { corridor.widen(by: look) }
      letThrough(&corridor, slot, from.frame, frame)
      stages.append((frame, corridor))
      from = (frame, looks)
    }
    func turn(_ isWanted: (Int) -> Bool) {
      for turn in motion.turns
      where turn > motion.before && turn < motion.after && isWanted(turn) {
        if let looks = turningLooks(of: slot, at: turn) {
          add(to: turn, [looks.before, looks.after])
        }
      }
    }
    let end = min(motion.end, motion.after)
    if motion.isCancelled, let seen = tracks[slot].value(at: end) {
      turn { $0 < end }
      // What is taken back goes to where it came from, whatever it is set to behind that.
      let isThere = ColorDistance.between(seen, goal) < ColorDistance.between(seen, start)
      let back = isThere ? goal : start
      add(to: end, [back, start])
      from.looks = [back]
      turn { $0 >= end }
    } else {
      turn { _ in true }
    }
    add(to: motion.after, [goal])
    return stages
  }

  /// What a tint comes back to, by itself, as what lies over the bar goes that has taken its colour away: what it was
  /// before that came, and what has been written meanwhile.
  private func undimmedTints(of slot: Int, at frame: Int) -> [TraceValue] {
    guard names.presents, slot == self.slot("bar.content", "tintColor"),
      isUnderPresented(at: frame),
      let over = presentedStretches.first(where: { $0.contains(frame) })
    else { return [] }
    let tints = [
      tracks[slot].value(at: over.lowerBound - 1), value("bar", "tintColor", at: frame),
    ]
    return tints.compactMap { $0 }.filter { $0.kind == .color }
  }

  /// Where the eye sees through the bar at one end, it may see the pages on the way; so it may where its points go with a
  /// bar that nobody sees.
  private func letThrough(_ corridor: inout Corridor, _ slot: Int, _ from: Int, _ to: Int) {
    guard let below = slotBelow, trace.slots[slot].element == trace.slots[below].element,
      let a = tracks[below].value(at: from), let b = tracks[below].value(at: to)
    else { return }
    if ColorDistance.between(a, corridor.from) <= 0.02
      || ColorDistance.between(b, corridor.to) <= 0.02 || changesUnseen(from, to)
    {
      corridor.widen(by: a)
      corridor.widen(by: b)
      return
    }
    for (look, frame, own, other) in [(corridor.from, from, a, b), (corridor.to, to, b, a)] {
      if let seen = self.look(look, through: frame, own, other) { corridor.widen(by: seen) }
    }
  }

  /// What a bar that is clear in part would look like with another page under it; nil where it is not.
  private func look(
    _ look: TraceValue, through frame: Int, _ own: TraceValue, _ other: TraceValue
  ) -> TraceValue? {
    let clear =
      1 - (number("bar", "alpha", at: frame) ?? 1) * (number("bar.bg", "alpha", at: frame) ?? 1)
    guard clear > 0, clear < 1, [look, own, other].allSatisfy({ $0.kind == .color }) else {
      return nil
    }
    let channels = zip(look.channels, zip(own.channels, other.channels)).map { seen, pages in
      min(max(seen + Int(Double(pages.1 - pages.0) * clear), 0), 255)
    }
    return .color(packed: channels.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }

  /// Where the eye looks below the bar.
  var slotBelow: Int? { slot("eye", "below") }

  /// A slot of the bar or of a stand-in that changed in a frame, with a known cause: what is to
  /// blame for what a slot shows. Inks paint no ground that the eye sees. A field of the style from which nothing is painted in this
  /// frame comes behind what code changed of what is seen.
  func culprit(at frame: Int, of shown: Int) -> [Int] {
    let names = ["bar", "bar.bg"] + ["effect", "image", "edge", "custom"].map { "bar.bg." + $0 }
    // What went in the frame was there before it.
    // What the bar itself has is in no page.
    let pages = isOfEye(shown) ? self.pages(in: frame - 1..<frame + 1) : []
    let elements = (names + pages.map { $0 + ".fake" } + pages.map { "page." + $0 })
      .compactMap { element($0) }
    let all = elements.flatMap { trace.elements[$0].slots }.filter { slot in
      guard let index = tracks[slot].index(at: frame), tracks[slot].entries[index].frame == frame
      else { return false }
      if isOfEye(shown), isInk(slot) || isAsItComes(slot, at: frame) { return false }
      return trace.cause(tracks[slot].entries[index].cause) != nil
    }
    let changed = seen(of: all, at: frame, of: shown)
    guard let first = changed.first else { return [] }
    // Where pages and what stands in them move and no more, one sees behind them because the bar went away.
    if isOfEye(shown), changed.allSatisfy(isMove), let away = missingBar(at: frame)?.slots.first,
      lastCause(of: away, at: frame)?.contains("(") ?? false,
      let since = tracks[away].writer(at: frame)?.frame, let motion = motion(before: frame + 1),
      since >= motion.first
    {
      return [away]
    }
    // Where the background goes, its new colour is not seen: what took it away is to blame.
    if showsRealBackground(at: frame - 1), !showsRealBackground(at: frame),
      let remover = changed.first(where: takesAway)
    {
      return [remover]
    }
    guard isField(first), !changed.contains(where: isPaint) else { return [first] }
    let seen = changed.first { slot in
      !isField(slot) && !trace.elements[trace.slots[slot].element].name.hasPrefix("page.")
        && lastCause(of: slot, at: frame)?.contains("(") ?? false
    }
    return [seen ?? first]
  }

  /// Those of some slots that changed in a frame which have a part in what the eye sees at its point; all where none
  /// has, or that is not known.
  private func seen(of changed: [Int], at frame: Int, of shown: Int) -> [Int] {
    func name(_ slot: Int) -> String { trace.elements[trace.slots[slot].element].name }
    guard Set(changed.map { trace.slots[$0].element }).count > 1,
      let change = PointChange((name(shown), trace.slots[shown].name), at: frame, painted)
    else { return changed }
    let seen = changed.filter { change.includes(name($0)) }
    return seen.isEmpty ? changed : seen
  }

  /// Whether a slot holds from the start what it holds where nobody sets it: who has set that has changed nothing.
  private func isAsItComes(_ slot: Int, at frame: Int) -> Bool {
    guard tracks[slot].index(at: frame) == 0 else { return false }
    switch trace.slots[slot].name {
    case "alpha": return tracks[slot].value(at: frame)?.number == 1
    case "hidden", "masked": return tracks[slot].value(at: frame) == .flag(false)
    default: return false
    }
  }

  /// Whether a slot is a colour of what is written on the bar.
  func isInk(_ slot: Int) -> Bool {
    ["tintColor", "titleColor", "largeTitleColor"].contains(trace.slots[slot].name)
  }

  /// Whether a slot is the place of a page or of a stand-in, or how dim a covered page is.
  private func isMove(_ slot: Int) -> Bool {
    let element = trace.elements[trace.slots[slot].element].name
    return ["x", "y", "dim"].contains(trace.slots[slot].name)
      && (element.hasPrefix("page.") || element.hasSuffix(".fake"))
  }

  /// Whether a slot says whether the bar or its background is seen.
  private func takesAway(_ slot: Int) -> Bool {
    ["bar", "bar.bg"].compactMap { element($0) }.contains(trace.slots[slot].element)
      && ["alpha", "hidden", "masked"].contains(trace.slots[slot].name)
  }

  /// Whether a slot is a field of the bar's style, which says nothing of when it is painted.
  private func isField(_ slot: Int) -> Bool {
    let places: Set = ["x", "y", "width", "height", "alpha", "hidden", "behind", "backgroundColor"]
    return trace.slots[slot].element == element("bar") && !places.contains(trace.slots[slot].name)
  }

  /// Whether a slot is a colour of the bar's background.
  private func isPaint(_ slot: Int) -> Bool {
    trace.slots[slot].name == "color"
      && [".bg", ".effect", ".image", ".edge"].contains {
        trace.elements[trace.slots[slot].element].name.hasSuffix($0)
      }
  }
}
