import NavSimKernel
import NavSimTrace

@testable import NavSimChecks

// Deviations of what stands in the bar: a title or button that blinks, a tint that jumps.

extension Planting {
  @Sendable static func blink(_ evidence: Evidence, _ generator: inout Generator) -> Planting? {
    guard let (motion, frame) = moment(evidence, &generator) else { return nil }
    let parts = evidence.trace.elements.map(\.name).filter { name in
      guard ["title.", "left.", "right."].contains(where: { name.hasPrefix($0) }),
        let slot = evidence.slot(name, "alpha")
      else { return false }
      // One that was gone before is another blink.
      return (motion.first - 1...frame + 1).allSatisfy { at in
        evidence.isPresent(evidence.trace.slots[slot].element, at: at)
          && evidence.tracks[slot].value(at: at)?.number ?? 0 > 0.5
          && evidence.opacity(of: name, at: at) > 0.5
      }
    }
    guard !parts.isEmpty, !evidence.showsItemsElsewhere(at: frame) else { return nil }
    let part = parts[generator.below(parts.count)]
    guard let slot = evidence.slot(part, "alpha") else { return nil }
    // What the top page lacks as the bar rests is told from the begin of the rest.
    let rest = evidence.rests.first { $0.frame == frame }
    let isTop = evidence.top(at: frame).map { part == "title." + $0 } ?? false
    let found = isTop ? rest?.first ?? frame : frame
    return Planting(changes: [(slot, .number(0))], frame: frame, subject: part, found: found)
  }

  @Sendable static func tintSnap(_ evidence: Evidence, _ generator: inout Generator) -> Planting? {
    guard let (_, frame) = moment(evidence, &generator),
      let slot = evidence.slot("bar.content", "tintColor"),
      (frame - 1...frame).allSatisfy({
        evidence.showsContent(at: $0) && evidence.showsButton(at: $0)
      }),
      let before = evidence.tracks[slot].value(at: frame - 1), before.kind == .color
    else { return nil }
    return Planting(
      changes: [(slot, shifted(before, by: 128))], frame: frame,
      subject: "bar.content.tintColor", found: frame)
  }
}
