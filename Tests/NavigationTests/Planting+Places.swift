import NavSimKernel
import NavSimTrace

@testable import NavSimChecks

// Deviations of places: what stands still for some frames is for one frame somewhere else. Where it
// moves anyway a step of this size may be its own, so such frames are left out.

extension Planting {
  /// The detectors that judge places and structure.
  static let places: [Kind] = [
    Kind(detector: "bar-geometry", draw: barPlace), Kind(detector: "content-jump", draw: content),
    Kind(detector: "title-jump", draw: title), Kind(detector: "tab-bar", draw: bottomBar),
    Kind(detector: "stack-mismatch", draw: strangeItems),
  ]

  /// One of several slots, in a frame of a motion around which it stands still.
  private static func stillness(
    _ evidence: Evidence, _ generator: inout Generator,
    _ slots: (_ motion: Motion, _ frame: Int) -> [Int]
  ) -> (slot: Int, frame: Int, value: Double)? {
    guard let (motion, frame) = moment(evidence, &generator),
      !evidence.turns(in: motion.first..<motion.end + 31)
    else { return nil }
    let still = slots(motion, frame).filter { slot in
      let element = evidence.trace.slots[slot].element
      return evidence.tracks[slot].changes(in: frame - 1..<frame + 3).isEmpty
        && (frame - 2...frame + 2).allSatisfy { evidence.isPresent(element, at: $0) }
    }
    guard !still.isEmpty else { return nil }
    let slot = still[generator.below(still.count)]
    return evidence.tracks[slot].value(at: frame)?.number.map { (slot, frame, $0) }
  }

  private static func moved(
    _ place: (slot: Int, frame: Int, value: Double), by distance: Double, _ subject: String
  ) -> Planting {
    Planting(
      changes: [(place.slot, .number(place.value + distance))], frame: place.frame,
      subject: subject, found: place.frame)
  }

  @Sendable private static func barPlace(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    let found = stillness(evidence, &generator) { _, frame in
      guard evidence.seesBar(at: frame), evidence.seesBar(at: frame - 1) else { return [] }
      var slots = [evidence.slot("bar", "y"), evidence.slot("bar", "height")]
      if evidence.seesBackground(at: frame), evidence.seesBackground(at: frame - 1) {
        slots.append(evidence.slot("bar.bg", "height"))
      }
      return slots.compactMap { $0 }
    }
    return found.map { moved($0, by: 6, evidence.subject(of: $0.slot)) }
  }

  @Sendable private static func content(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    let found = stillness(evidence, &generator) { _, frame in
      evidence.pages.filter { page in
        evidence.isShown("page." + page, at: frame)
          && evidence.isShown("page." + page, at: frame - 1)
          && evidence.isInScreen("page." + page, at: frame)
      }.compactMap { evidence.slot("page.\($0).content", "y") }
    }
    return found.map { place in
      let name = evidence.trace.elements[evidence.trace.slots[place.slot].element].name
      return moved(place, by: 6, String(name.dropLast(".content".count)))
    }
  }

  @Sendable private static func title(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    let parts = evidence.trace.elements.map(\.name).filter { name in
      ["title.", "left.", "right.", "back."].contains { name.hasPrefix($0) }
    }
    let found = stillness(evidence, &generator) { motion, frame in
      guard frame > motion.first, evidence.seesBar(at: frame), evidence.seesBar(at: frame - 1),
        let progress = evidence.slot("navigation", "progress"),
        !evidence.jumps(progress, at: frame, over: 0)
      else { return [] }
      return parts.filter { part in
        evidence.opacity(of: part, at: frame) > 0.1
          && evidence.opacity(of: part, at: frame - 1) > 0.1
          // What has no width stands nowhere.
          && (frame - 1...frame).allSatisfy { evidence.number(part, "width", at: $0) != 0 }
      }.compactMap { evidence.slot($0, "x") }
    }
    return found.map { place in
      moved(place, by: 4, evidence.trace.elements[evidence.trace.slots[place.slot].element].name)
    }
  }

  @Sendable private static func bottomBar(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    let found = stillness(evidence, &generator) { _, frame in
      ["tabBar", "toolbar"].filter { (evidence.number($0, "x", at: frame - 1) ?? 0) == 0 }
        .compactMap { evidence.slot($0, "y") }
    }
    return found.map { place in
      moved(place, by: 16, evidence.trace.elements[evidence.trace.slots[place.slot].element].name)
    }
  }

  @Sendable private static func strangeItems(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    let rest = evidence.rests[generator.below(evidence.rests.count)]
    guard evidence.events(named: ["pushItem", "popItem", "setItems"]).isEmpty,
      let slot = evidence.slot("navigation", "items"),
      evidence.word("navigation", "items", at: rest.frame) != nil,
      evidence.word("navigation", "stack", at: rest.frame) != nil
    else { return nil }
    return Planting(
      changes: [(slot, .none)], frame: rest.frame, subject: "navigation", found: rest.first)
  }
}
