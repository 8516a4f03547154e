import NavSimTrace

// What items and the bar do unasked that takes more than one look: they go and come back, or are put right by the
// next touch.

extension Evidence {
  /// The items of the top page that go while nothing moves, and are back a moment later as they were.
  func blinks(behind tail: Int) -> [Sighting] {
    let starts = motions.map(\.first) + [lastFrame + 1]
    let ends = [0] + motions.map { $0.end + 1 + tail }
    return zip(ends, starts).filter { $0 < $1 }.flatMap { blinks(in: $0..<$1) }
  }

  private func blinks(in frames: Range<Int>) -> [Sighting] {
    parts(["title.", "left.", "right.", "back."], in: frames).flatMap { part in
      let steps = shownChanges(of: part, in: frames, before: frames.lowerBound, 0.5)
      return zip(steps, steps.dropFirst()).compactMap { gone, back -> Sighting? in
        guard !gone.isThere, back.isThere, back.frame - gone.frame <= halfSecond,
          // One that is there and transparent is told as gone.
          element(part).map({ !isPresent($0, at: gone.frame) }) ?? true
            || opacity(of: part, at: gone.frame) > 0.1,
          let top = top(at: gone.frame - 1), top == self.top(at: gone.frame),
          top == self.top(at: back.frame), part.split(separator: ".").dropFirst().first == top[...],
          word(part, "title", at: gone.frame - 1) == word(part, "title", at: back.frame),
          number(part, "width", at: gone.frame - 1) == number(part, "width", at: back.frame),
          !turns(in: gone.frame..<back.frame + 1), !isUnderPresented(at: gone.frame),
          ![gone.frame, back.frame].contains(where: movesSomethingPresented),
          !isOfAct(gone.frame..<back.frame + 1),
          back.frame - gone.frame <= blinkOfRoutine || !beginsRoutine(at: gone.frame)
        else { return nil }
        let lasting = back.frame - gone.frame
        return Sighting(
          part, at: gone.frame, lasting: lasting,
          "nothing moves, and it is gone for \(count(lasting))",
          slots: ["alpha", "title", "width"].compactMap { slot(part, $0) },
          shown: [gone.frame - 1, gone.frame, back.frame]
        ).found("blink")
      }
    }
  }

  /// Whether somebody does something in some frames, a scenario's own line too; a routine that is started by itself is
  /// code's.
  private func isOfAct(_ frames: Range<Int>) -> Bool {
    trace.phases.contains { phase in
      guard case .action(let action) = phase.kind, !phase.title.hasPrefix("do ") else {
        return false
      }
      let over = trace.actions.indices.contains(action) ? trace.actions[action].end : nil
      let end = over.map { trace.grid.frame(atOrAfter: $0) } ?? phase.firstFrame
      return frames.overlaps(phase.firstFrame..<max(end, phase.firstFrame) + 1)
    }
  }

  /// A routine that somebody starts may take something away for a while, as for a progress that it shows: what is back
  /// within a tenth of a second is seen as a blink (choice).
  private var blinkOfRoutine: Int { 6 }

  /// Whether a routine is started in a frame by an action.
  private func beginsRoutine(at frame: Int) -> Bool {
    trace.phases.contains { $0.firstFrame == frame && $0.title.hasPrefix("do ") }
  }

  /// Items that are wider or narrower at once at rest, with the text that they had.
  func jumpsOfWidth(in frames: Range<Int>, _ limit: Double) -> [Sighting] {
    parts(["title.", "left.", "right."], in: frames).flatMap { part -> [Sighting] in
      guard let slot = slot(part, "width"), let element = element(part) else { return [] }
      return tracks[slot].changes(in: frames).compactMap { change -> Sighting? in
        let near = [change.frame - 1, change.frame]
        guard jumps(slot, at: change.frame, over: limit), hasOwnWidth(part, at: change.frame),
          near.allSatisfy({ frame in
            isPresent(element, at: frame) && showsContent(at: frame)
              && opacity(of: part, at: frame) > 0.5 && number(part, "width", at: frame) ?? 0 > 0
          }),
          word(part, "title", at: near[0]) == word(part, "title", at: near[1])
        else { return nil }
        return Sighting(
          part, at: change.frame, "nothing goes on, and its width jumps from \(way(change))",
          slots: [slot]
        ).found("width", size(change), grain: limit).holding(stay(of: slot, at: change.frame))
      }
    }
  }

  /// Whether an item of the top page has its width from itself: a button, and a title view in a frame in which no
  /// neighbour comes, goes or has another text. What is left to a title depends on what stands beside it.
  private func hasOwnWidth(_ part: String, at frame: Int) -> Bool {
    let names = part.split(separator: ".").map(String.init)
    guard names.count == 2, let top = top(at: frame), names[1] == top else { return false }
    if names[0] != "title" { return true }
    let beside = ["left." + top, "right." + top, "back.\(top).arrow", "back.\(top).label"]
    return [frame - 1, frame].allSatisfy { value(part, "titleView", at: $0) == .flag(true) }
      && beside.allSatisfy { name in
        let near = [frame - 1, frame]
        return Set(near.map { isShown(name, at: $0) }).count == 1
          && Set(near.map { word(name, "title", at: $0) }).count == 1
      }
  }

  /// A bar that comes or goes while a finger drags its card, and is as before when that has sprung back.
  func barThatTurns(in drag: Motion) -> Sighting? {
    guard let hidden = slot("bar", "hidden"),
      isPresent(trace.slots[hidden].element, at: drag.before),
      let first = tracks[hidden].changes(in: drag.frames).first?.frame,
      tracks[hidden].value(at: drag.before) == tracks[hidden].value(at: drag.after),
      let back = tracks[hidden].changes(in: first + 1..<drag.after + 1).first?.frame
    else { return nil }
    let isThere = tracks[hidden].value(at: first) == .flag(false)
    return Sighting(
      "bar", at: first, lasting: back - first,
      "the card is dragged, and the bar \(isThere ? "comes" : "goes") and is "
        + "\(isThere ? "gone" : "there") again when it has sprung back", slots: [hidden],
      shown: [first - 1, first, back]
    ).found("drag")
  }

  /// Colours of the bar that jump as the page on top begins to be scrolled, to what it had when it was scrolled as far
  /// before: what it rested with was wrong.
  func jumpsAsItScrolls(_ limit: Double) -> [Sighting] {
    let across = acrossSlots
    guard across.count == 3, let left = across.first else { return [] }
    return trace.phases.compactMap { phase -> Sighting? in
      guard case .action = phase.kind, phase.title.hasPrefix("scroll "),
        case let index = rests.partitioningIndex(where: { $0.frame >= phase.firstFrame }) - 1,
        index >= 0, let top = top(at: rests[index].frame),
        !isUnderPresented(at: rests[index].frame),
        let offset = slot(top + ".scrollView", "contentOffset"),
        case let begin = phase.firstFrame..<phase.firstFrame + 3,
        let frame = tracks[offset].changes(in: begin).first?.frame,
        seesBar(at: frame - 1), seesBar(at: frame),
        across.allSatisfy({ colorJump($0, at: frame, over: limit) != nil }),
        let before = lastRest(
          of: top, before: index,
          where: { rest in
            tracks[offset].value(at: rest.frame) == tracks[offset].value(at: rests[index].frame)
              && seesBar(at: rest.frame) && !isUnderPresented(at: rest.frame)
          }),
        across.allSatisfy({ slot in
          PerceivedDistance.between(
            tracks[slot].value(at: before.frame), tracks[slot].value(at: frame)) < limit
        }),
        let was = tracks[left].value(at: frame - 1), let now = tracks[left].value(at: frame),
        // What was given in a rest was chosen; what came with a transition was left.
        let came = tracks[left].start(ofValueAt: frame - 1),
        motions.contains(where: { $0.first <= came && came <= $0.end + 1 })
      else { return nil }
      return Sighting(
        "eye", at: frame,
        "\(top) begins to be scrolled, and the bar jumps from \(text(of: was)) to "
          + "\(text(of: now)), as it was when \(top) was scrolled as far before",
        slots: [left] + culprit(at: frame, of: left), shown: [before.frame, frame - 1, frame]
      ).found("scroll")
    }
  }
}
