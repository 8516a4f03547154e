import NavSimKernel
import NavSimTrace

@testable import NavSimChecks

/// A deviation of one frame, of twice the threshold of a detector, and where it is to be found.
struct Planting {
  var changes: [(slot: Int, value: TraceValue)]
  /// Where it is planted.
  var frame: Int
  /// What the detector is to report, and from which frame on.
  var subject: String
  var found: Int
  /// An element that is there in that frame, with these values.
  var element: Int?

  /// The evidence with the deviation in it.
  func planted(in evidence: Evidence) -> Evidence {
    let there = element.map { evidence.planting(element: $0, frame..<frame + 1) } ?? evidence
    return changes.reduce(there) { $0.planting($1.value, in: $1.slot, frame..<frame + 1) }
  }

  /// A detector with the places at which it must see a deviation.
  struct Kind: Sendable {
    var detector: String
    /// One that is drawn, or nil where the trace has none.
    var draw: @Sendable (Evidence, inout Generator) -> Planting?
  }

  /// Every detector that judges properties, frame by frame. Those of events (frozen, log-warning,
  /// crash, lifecycle) have no threshold to go beyond, and missing-animation judges many frames.
  static let kinds: [Kind] = looks + places

  /// The detectors that judge looks.
  private static let looks: [Kind] = [
    Kind(detector: "flash", draw: flash), Kind(detector: "snap", draw: snap),
    Kind(detector: "stuck", draw: stuckColor), Kind(detector: "stuck", draw: stuckOpacity),
    Kind(detector: "style-leak", draw: styleLeak),
    Kind(detector: "item-visibility", draw: lostTitle),
    Kind(detector: "item-visibility", draw: blink), Kind(detector: "snap", draw: tintSnap),
    Kind(detector: "item-visibility", draw: lostContent),
    Kind(detector: "black-gap", draw: blackGap),
    Kind(detector: "hidden-mismatch", draw: hiddenMismatch),
    Kind(detector: "misplaced-content", draw: misplacedContent),
    Kind(detector: "double-bar", draw: doubleBar), Kind(detector: "shadow", draw: shadow),
    Kind(detector: "status-bar", draw: wrongStyle),
  ]

  // MARK: In a transition

  /// A motion, and a frame inside it after which it goes on.
  static func moment(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> (motion: Motion, frame: Int)? {
    let motions = evidence.motions.filter { min($0.end, $0.after) > $0.first }
    guard !motions.isEmpty else { return nil }
    let motion = motions[generator.below(motions.count)]
    return (motion, motion.first + generator.below(min(motion.end, motion.after) - motion.first))
  }

  @Sendable private static func flash(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (motion, frame) = moment(evidence, &generator) else { return nil }
    let slots = evidence.colorSlots(in: motion)
    guard !slots.isEmpty else { return nil }
    let slot = slots[generator.below(slots.count)]
    let track = evidence.tracks[slot]
    // The items' colour counts where one can be seen.
    guard evidence.isOfEye(slot) || evidence.showsContent(at: frame),
      let corridor = evidence.stages(of: slot, in: motion).first(where: { frame <= $0.last })?
        .corridor, let now = track.value(at: frame),
      let value = corridor.outsider(by: 0.24, of: now)
    else { return nil }
    // A look beside a turn is one that the detector goes by, not one that it judges.
    if motion.turns.contains(where: { abs($0 - frame) <= 2 }) { return nil }
    // A neighbour that is outside already, or lies off every mix, begins a longer excursion.
    guard let dip = Detector.flash.thresholds.first(where: { $0.name == "dip" })?.value else {
      return nil
    }
    let isCalm = (frame - 1...frame + 1).allSatisfy { near in
      track.value(at: near).map {
        corridor.distance(of: $0) <= 0.12 && corridor.distanceFromMixes(of: $0) <= dip
      } ?? true
    }
    guard isCalm else { return nil }
    return Planting(
      changes: [(slot, value)], frame: frame, subject: evidence.subject(of: slot), found: frame)
  }

  @Sendable private static func snap(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (_, frame) = moment(evidence, &generator), evidence.acrossSlots.count == 3 else {
      return nil
    }
    let changes = evidence.acrossSlots.compactMap { slot -> (slot: Int, value: TraceValue)? in
      evidence.tracks[slot].value(at: frame - 1).map { (slot, shifted($0, by: 128)) }
    }
    return Planting(changes: changes, frame: frame, subject: "eye", found: frame)
  }

  @Sendable private static func lostContent(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (motion, frame) = moment(evidence, &generator),
      evidence.showsContent(at: motion.before), evidence.showsContent(at: motion.after),
      !evidence.showsItemsElsewhere(at: frame), let slot = evidence.slot("bar.content", "alpha"),
      motion.wholeFrames.allSatisfy({ evidence.tracks[slot].value(at: $0) == .number(1) })
    else { return nil }
    return Planting(
      changes: [(slot, .number(0))], frame: frame, subject: "bar.content", found: frame)
  }

  @Sendable private static func blackGap(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (_, frame) = moment(evidence, &generator), !evidence.eyeSlots.isEmpty,
      let backdrop = evidence.backdrop(at: frame), evidence.isUnlike(backdrop, at: frame, 0.12)
    else { return nil }
    let slot = evidence.eyeSlots[generator.below(evidence.eyeSlots.count)]
    guard ColorDistance.between(evidence.tracks[slot].value(at: frame), backdrop) > 0.02,
      ColorDistance.between(evidence.tracks[slot].value(at: frame - 1), backdrop) > 0.02
    else { return nil }
    return Planting(
      changes: [(slot, backdrop)], frame: frame, subject: evidence.subject(of: slot),
      found: frame)
  }

  @Sendable private static func shadow(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (motion, frame) = moment(evidence, &generator),
      let slot = evidence.slot("eye", "hairline"), !evidence.isMoved(at: frame),
      (motion.before...motion.after).allSatisfy({ evidence.hairline(at: $0) > 0.1 }),
      // A line that comes back as the whole bar is painted anew is that bar's.
      !evidence.isPaintedAnew(at: frame + 1), !motion.turns.contains(frame),
      let below = evidence.value("eye", "below", at: frame)
    else { return nil }
    return Planting(
      changes: [(slot, below)], frame: frame, subject: "eye.hairline", found: frame)
  }

  // MARK: At rest

  private static func rest(_ evidence: Evidence, _ generator: inout Generator) -> (
    NavSimChecks.Rest, String
  )? {
    let rest = evidence.rests[generator.below(evidence.rests.count)]
    return evidence.top(at: rest.frame).map { (rest, $0) }
  }

  /// Content that begins 8 pt above the lower end of a bar that nothing shines through.
  @Sendable private static func misplacedContent(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (rest, page) = rest(evidence, &generator), evidence.seesBackground(at: rest.frame),
      let bottom = evidence.barBottom(at: rest.frame),
      evidence.paints(at: rest.frame).contains(where: { $0.opacity >= 0.75 }),
      !evidence.showsOwnBar(of: page, at: rest.frame), !evidence.isUnderPresented(at: rest.frame),
      evidence.number(page + ".scrollView", "contentOffset", at: rest.frame) == 0,
      evidence.isShown("page." + page, at: rest.frame),
      evidence.isInScreen("page." + page, at: rest.frame),
      let slot = evidence.slot("page.\(page).content", "y"),
      Detector.misplacedContent.findings(in: evidence).isEmpty
    else { return nil }
    return Planting(
      changes: [(slot, .number(bottom - 8))], frame: rest.frame, subject: "page." + page,
      found: rest.first)
  }

  @Sendable private static func stuckColor(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    stuck(
      evidence, &generator,
      among: { motion, rest in
        let top = evidence.top(at: rest.frame).flatMap { top in
          evidence.showsContent(at: rest.frame) && evidence.isShown("title." + top, at: rest.frame)
            ? evidence.slot("title." + top, "color") : nil
        }
        return evidence.colorSlots(in: motion) + [top].compactMap { $0 }
      }
    ) { shifted($0, by: 26) }
  }

  @Sendable private static func stuckOpacity(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    stuck(evidence, &generator, among: { _, rest in evidence.alphaSlots(at: rest.frame) }) {
      .number(($0.number ?? 0) + (($0.number ?? 0) > 0.5 ? -0.04 : 0.04))
    }
  }

  private static func stuck(
    _ evidence: Evidence, _ generator: inout Generator,
    among slots: (Motion, NavSimChecks.Rest) -> [Int], _ change: (TraceValue) -> TraceValue
  ) -> Planting? {
    let cancelled = evidence.rests.filter { rest in
      rest.motion.map {
        evidence.motions[$0].isCancelled && evidence.motions[$0].after == rest.frame
      } ?? false
    }
    guard let rest = cancelled.last, let motion = rest.motion.map({ evidence.motions[$0] }) else {
      return nil
    }
    let slots = slots(motion, rest)
    guard !slots.isEmpty else { return nil }
    let slot = slots[generator.below(slots.count)]
    guard let before = evidence.tracks[slot].value(at: motion.before) else { return nil }
    return Planting(
      changes: [(slot, change(before))], frame: rest.frame, subject: evidence.subject(of: slot),
      found: rest.first)
  }

  /// Where a page's wish for a colour is seen, if it is.
  private static func place(
    of wish: String, _ top: String, at frame: Int, _ evidence: Evidence
  ) -> Int? {
    switch wish {
    case "tintColor":
      return evidence.showsButton(at: frame) ? evidence.slot("bar.content", "tintColor") : nil
    case "titleColor":
      return evidence.isShown("title." + top, at: frame)
        ? evidence.slot("title." + top, "color") : nil
    default:
      return evidence.showsRealBackground(at: frame) ? evidence.slot("eye", "centre") : nil
    }
  }

  @Sendable private static func styleLeak(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    let wishes = ["barTintColor", "tintColor", "titleColor"]
    let wish = wishes[generator.below(wishes.count)]
    guard let (rest, top) = rest(evidence, &generator),
      let slot = place(of: wish, top, at: rest.frame, evidence),
      let own = evidence.wish(top, wish, at: rest.frame), own.kind == .color,
      !evidence.isUnderPresented(at: rest.frame),
      evidence.showsContent(at: rest.frame), !evidence.showsOwnBar(of: top, at: rest.frame)
    else { return nil }
    let others = evidence.pages.compactMap {
      $0 == top ? nil : evidence.wish($0, wish, at: rest.frame)
    }
    guard let other = others.first(where: { ColorDistance.between($0, own) > 0.24 }) else {
      return nil
    }
    return Planting(
      changes: [(slot, other)], frame: rest.frame, subject: evidence.subject(of: slot),
      found: rest.first)
  }

  @Sendable private static func lostTitle(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (rest, top) = rest(evidence, &generator),
      let slot = evidence.slot("title." + top, "alpha"), evidence.showsContent(at: rest.frame),
      evidence.opacity(of: "title." + top, at: rest.frame) > 0.5,
      !(evidence.word(top + ".item", "title", at: rest.frame) ?? "").isEmpty,
      evidence.opacity(of: "bar.content.large-title", at: rest.frame) <= 0.5,
      evidence.wish(top, "hidden", at: rest.frame) != .flag(true),
      !evidence.showsOwnBar(of: top, at: rest.frame)
    else { return nil }
    return Planting(
      changes: [(slot, .number(0))], frame: rest.frame, subject: "title." + top,
      found: rest.first)
  }

  @Sendable private static func hiddenMismatch(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (rest, top) = rest(evidence, &generator), let slot = evidence.slot("bar", "hidden"),
      evidence.wish(top, "hidden", at: rest.frame) == .flag(false),
      evidence.showsRealBar(at: rest.frame), !evidence.showsOwnBar(of: top, at: rest.frame)
    else { return nil }
    return Planting(
      changes: [(slot, .flag(true))], frame: rest.frame, subject: "bar", found: rest.first)
  }

  @Sendable private static func doubleBar(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    // A stand-in of a page below stays, as it was when it was last seen.
    guard let (rest, top) = rest(evidence, &generator) else { return nil }
    for page in evidence.pages where page != top {
      let name = page + ".fake"
      guard let fake = evidence.element(name), !evidence.showsOwnBar(of: page, at: rest.frame),
        let seen = (0..<max(rest.frame, 0)).last(where: { evidence.showsOwnBar(of: page, at: $0) })
      else { continue }
      let values = evidence.trace.elements[fake].slots.compactMap { slot in
        evidence.tracks[slot].value(at: seen).map { (slot, $0) }
      }
      let x = evidence.slot(name, "x").map { [($0, TraceValue.number(0))] } ?? []
      return Planting(
        changes: values + x, frame: rest.frame, subject: name, found: rest.first, element: fake)
    }
    return nil
  }

  @Sendable private static func wrongStyle(
    _ evidence: Evidence, _ generator: inout Generator
  ) -> Planting? {
    guard let (rest, top) = rest(evidence, &generator),
      let slot = evidence.slot("statusBar", "style"),
      evidence.wish(top, "statusBarStyle", at: rest.frame) != nil
    else { return nil }
    return Planting(
      changes: [(slot, .none)], frame: rest.frame, subject: "statusBar", found: rest.first)
  }

  /// A colour whose red is another by some steps of 255.
  static func shifted(_ value: TraceValue, by steps: UInt32) -> TraceValue {
    let red = value.packedColor >> 24
    let other = red >= 128 ? red - steps : red + steps
    return .color(packed: other << 24 | value.packedColor & 0xFF_FFFF)
  }
}
