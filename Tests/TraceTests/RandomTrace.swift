import Foundation
import NavSimKernel
import NavSimTestSupport
import NavSimVocabulary

@testable import NavSimTrace

/// A generator of its own, so that a seed gives the same runs for ever.
struct Random {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
  mutating func one(in bound: Int) -> Bool { below(bound) == 0 }

  mutating func text() -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "B", "9", " ", "\"", "\\", "\n", "=", "é", "😀", "#", "+", "\u{0}", "\u{85}", "\u{301}",
      "@", ">", "*", "-", ".", "\u{1B}", "\u{9B}", "\u{202E}", "\u{2069}", "\u{2028}", "\r", "\t",
      ":",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<below(9) { text.append(scalars[below(scalars.count)]) }
    return String(text)
  }

  mutating func name() -> String {
    [
      "page.A", "bar", "end", "!", "x y", "eye.é", "=", "action", "<-", "", "title.\"B\"", "A.fake",
    ][
      below(12)] + (one(in: 2) ? "" : text())
  }
}

/// So many seeds, all of them where `NAVSIM_WHOLE` is set, as in `.ci/run`; else one in ten.
func seeds(_ count: Int) -> Range<Int> {
  0..<Whole.count(count)
}

/// A run of random calls, in any order that a simulator could make them and some that it would not.
func randomTrace(_ seed: UInt64) -> Trace {
  var run = randomRun(seed) { _ in }
  return run.recorder.finish(at: run.end, error: run.error)
}

/// The same run before it is finished; `each` is given the recorder after every call.
func randomRun(
  _ seed: UInt64, each: (inout TraceRecorder) -> Void
) -> (recorder: TraceRecorder, end: Time, error: String?) {
  var random = Random(seed)
  var recorder = TraceRecorder(
    scenario: random.text(),
    cell: (0..<random.below(3)).map { _ in (random.text(), random.text()) },
    framesPerSecond: random.one(in: 2) ? 60 : 120,
    actionLabels: (0..<random.below(4)).map { _ in random.one(in: 3) ? "" : random.text() })
  var slots: [Int] = []
  var elements: [Int] = []
  var now = Int64(0)
  for _ in 0..<random.below(6) {
    elements.append(recorder.addElement(random.name()))
    for _ in 0..<random.below(6) {
      slots.append(
        recorder.addProperty(
          random.text(), to: elements[random.below(elements.count)],
          omitsNone: random.one(in: 2)))
    }
  }
  if !random.one(in: 5) { recorder.openPhase(title: "", label: "", kind: .start, at: .zero) }
  for _ in 0..<random.below(40) {
    now += Int64(random.below(120_000))
    let at = Time(ticks: now)
    switch random.below(7) {
    case 0:
      let kinds: [PhaseKind] = [.action(random.below(6) - 1), .end(random.below(6) - 1), .start]
      let title = ["push B", "start", "a end", "x as y", "  ", random.text()][random.below(6)]
      recorder.openPhase(
        title: title, label: random.one(in: 2) ? "" : random.text(), kind: kinds[random.below(3)],
        at: at)
    case 1:
      let all = EventName.allCases
      recorder.event(
        all[random.below(all.count)], (0..<random.below(3)).map { _ in random.text() }, at: at,
        cause: -1)
    case 2: recorder.mark(random.text(), at: at)
    case 3:
      recorder.actionReleased(random.below(4), at: at, cancelled: random.one(in: 2))
      recorder.actionEnded(
        random.below(6), at: at,
        outcome: ActionOutcome.allCases[random.below(ActionOutcome.allCases.count)])
    default:
      now += (50_000 - now % 50_000) % 50_000
      randomFrame(&recorder, &random, slots, elements, at: Time(ticks: now))
    }
    each(&recorder)
  }
  return (recorder, Time(ticks: now), random.one(in: 4) ? random.text() : nil)
}

private func randomFrame(
  _ recorder: inout TraceRecorder, _ random: inout Random, _ slots: [Int], _ elements: [Int],
  at time: Time
) {
  recorder.beginFrame(at: time)
  for _ in 0..<random.below(12) where !slots.isEmpty {
    if random.one(in: 4) {
      recorder.setElement(elements[random.below(elements.count)], present: random.one(in: 2))
      continue
    }
    let value: TraceValue =
      switch random.below(6) {
      case 0: .none
      case 1: .flag(random.one(in: 2))
      case 2: .color(packed: UInt32(truncatingIfNeeded: random.next()))
      case 3: recorder.text(random.text())
      case 4: recorder.word(random.text())
      default: .thousandths(Int64(bitPattern: random.next()) >> (random.below(60) + 2))
      }
    recorder.set(slots[random.below(slots.count)], value, cause: -1)
  }
  recorder.endFrame()
}
