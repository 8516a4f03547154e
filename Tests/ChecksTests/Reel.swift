import NavSimKernel
import NavSimTrace
import NavSimVocabulary

@testable import NavSimChecks

/// A run written by hand for the detectors: what each property holds from which frame on, and when
/// transitions ran. A frame is 1/60 s; -1 is the state before the first action.
struct Reel {
  /// A value: `#FF0000` is a colour, other text a word.
  enum Cell: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByStringLiteral
  {
    case number(Double), flag(Bool), text(String)
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(stringLiteral value: String) { self = .text(value) }
  }

  private struct Act {
    var title: String
    var begin: Int
    var end: Int?
    var outcome: ActionOutcome
  }

  private var changes: [Int: [String: Cell?]] = [:]
  private var acts: [Act] = []
  private var events: [(frame: Int, name: EventName, arguments: [String])] = []
  var last = 99
  var error: String?
  /// The slots whose values have a cause, with it.
  var causes: [String: String] = [:]

  init(_ start: [String: Cell] = [:]) { set(-1, start) }

  /// Values from a frame on.
  mutating func set(_ frame: Int, _ values: [String: Cell]) {
    for (name, cell) in values { changes[frame, default: [:]][name] = .some(cell) }
  }

  /// Takes an element away.
  mutating func remove(_ frame: Int, _ element: String) {
    changes[frame, default: [:]][element] = .some(nil)
  }

  /// Leaves properties out of the run, as if nobody told them.
  mutating func drop(_ names: String...) {
    for frame in changes.keys {
      for name in names { changes[frame]?[name] = nil }
    }
  }

  /// Even steps from one number to another, which is reached in the last frame.
  mutating func ramp(_ frames: ClosedRange<Int>, _ name: String, _ from: Double, _ to: Double) {
    for frame in frames {
      let part = Double(frame - frames.lowerBound) / Double(frames.count - 1)
      set(frame, [name: .number(from + (to - from) * part)])
    }
  }

  /// An action; its end is the first frame that shows it over.
  mutating func act(
    _ title: String, _ begin: Int, _ end: Int?, _ outcome: ActionOutcome = .finished
  ) {
    acts.append(Act(title: title, begin: begin, end: end, outcome: outcome))
  }

  mutating func event(_ frame: Int, _ name: EventName, _ arguments: String...) {
    events.append((frame, name, arguments))
  }

  /// The trace of it.
  func trace() -> Trace {
    var recorder = TraceRecorder(
      scenario: "a reel", cell: [("strategy", "native")], framesPerSecond: 60,
      actionLabels: acts.enumerated().map { "a\($0.offset)" })
    var elements: [String: Int] = [:]
    var slots: [String: Int] = [:]
    for name in Set(changes.values.flatMap { $0.filter { $0.value != nil }.keys }).sorted() {
      let dot = name.lastIndex(of: ".") ?? name.startIndex
      let element = String(name[..<dot])
      let index = elements[element] ?? recorder.addElement(element)
      elements[element] = index
      slots[name] = recorder.addProperty(
        String(name[name.index(after: dot)...]), to: index, omitsNone: true)
    }
    let known = causes.keys.sorted()
    recorder.causes(known.compactMap { causes[$0] })
    func show(_ frame: Int) {
      recorder.beginFrame(at: time(max(frame, 0)))
      for (name, cell) in (changes[frame] ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let cell else {
          recorder.setElement(elements[name] ?? 0, present: false)
          continue
        }
        let value: TraceValue
        switch cell {
        case .number(let number): value = .number(number)
        case .flag(let flag): value = .flag(flag)
        case .text(let text):
          value = Color(text: text).map { .color($0) } ?? recorder.word(text)
        }
        let cause = known.firstIndex(of: name).map(Int32.init) ?? -1
        recorder.set(slots[name] ?? 0, value, cause: cause)
      }
      recorder.endFrame()
    }
    recorder.openPhase(title: "start", label: "", kind: .start, at: .zero)
    show(-1)
    for frame in 0...last {
      for (index, act) in acts.enumerated() where act.end == frame {
        recorder.openPhase(title: "", label: "", kind: .end(index), at: time(frame))
        recorder.actionEnded(index, at: time(frame), outcome: act.outcome)
      }
      for (index, act) in acts.enumerated() where act.begin == frame {
        recorder.openPhase(title: act.title, label: "", kind: .action(index), at: time(frame))
        recorder.actionStarted(index, at: time(frame))
      }
      for event in events where event.frame == frame {
        recorder.event(event.name, event.arguments, at: time(frame), cause: known.isEmpty ? -1 : 0)
      }
      show(frame)
    }
    return recorder.finish(at: time(last), error: error)
  }

  private func time(_ frame: Int) -> Time { Time(ticks: Int64(frame) * 50_000) }

  /// What a detector finds, as `title.B at 12 for 3`.
  func findings(_ detector: String, _ limits: [String: Double] = [:]) -> [String] {
    (Detector.named(detector)?.findings(in: trace(), limits: limits) ?? [])
      .map { "\($0.subject) at \($0.frame) for \($0.frames)" }
  }

  /// What a detector finds in a run with one thing changed.
  static func found(
    _ detector: String, in base: Reel = .push, _ change: (inout Reel) -> Void
  ) -> [String] {
    var reel = base
    change(&reel)
    return reel.findings(detector)
  }

  /// The whole findings.
  func all(_ detector: String) -> [Finding] {
    Detector.named(detector)?.findings(in: trace()) ?? []
  }
}

extension Reel {
  /// A page with a bar at rest, nothing amiss.
  static let page: [String: Cell] = [
    "navigation.stack": "A", "navigation.items": "A", "navigation.top": "A",
    "navigation.progress": 0, "navigation.navigationBarHidden": false, "page.A.x": 0, "page.A.y": 0,
    "page.A.width": 375, "page.A.height": 667, "page.A.alpha": 1,
    "page.A.backgroundColor": "#FFFFFF", "bar.x": 0, "bar.y": 20, "bar.height": 44, "bar.alpha": 1,
    "bar.hidden": false, "bar.bg.x": 0, "bar.bg.y": 0, "bar.bg.height": 64, "bar.bg.alpha": 1,
    "bar.bg.hidden": false, "bar.bg.effect.alpha": 1, "bar.bg.effect.color": "#FF0000",
    "bar.content.alpha": 1, "bar.content.tintColor": "#0000FF", "title.A.x": 165,
    "title.A.width": 45, "title.A.alpha": 1, "title.A.color": "#000000", "A.item.title": "Inbox",
    "B.item.title": "Mail", "eye.status": "#FF0000", "eye.left": "#FF0000",
    "eye.centre": "#FF0000", "eye.right": "#FF0000", "eye.hairline": "#808080",
    "eye.below": "#FFFFFF", "statusBar.style": "default", "statusBar.hidden": false,
    "page.A.content.y": 64, "left.A.x": 16, "left.A.width": 36, "left.A.alpha": 1,
  ]

  /// B is pushed in frames 10 to 39; what is seen moves evenly.
  static var push: Reel {
    var reel = Reel(page)
    reel.act("push B", 10, 40)
    reel.ramp(10...39, "navigation.progress", 0.01, 0.99)
    reel.set(10, ["navigation.stack": "A>B", "navigation.items": "A>B", "navigation.top": "B"])
    reel.set(
      10,
      [
        "page.B.width": 375, "page.B.height": 667, "page.B.y": 0, "page.B.content.y": 64,
        "page.B.backgroundColor": "#FFFFFF", "title.B.width": 36, "title.B.color": "#000000",
      ])
    reel.ramp(10...39, "page.B.x", 375, 0)
    reel.ramp(10...39, "title.B.x", 300, 169.5)
    reel.ramp(10...39, "title.B.alpha", 0, 1)
    reel.ramp(10...39, "title.A.alpha", 1, 0)
    reel.ramp(10...39, "left.A.alpha", 1, 0)
    reel.set(40, ["navigation.progress": 0])
    reel.remove(40, "page.A")
    reel.remove(40, "page.A.content")
    reel.remove(40, "title.A")
    reel.remove(40, "left.A")
    return reel
  }

  /// From B a swipe goes half the way back to A in frames 10 to 24 and is cancelled by 40.
  static var cancelled: Reel {
    let gone = ["page.A.", "title.A.", "left.A."]
    var reel = Reel(page.filter { name, _ in !gone.contains { name.hasPrefix($0) } })
    reel.set(
      -1,
      [
        "navigation.stack": "A>B", "navigation.items": "A>B", "navigation.top": "B",
        "page.B.x": 0, "page.B.y": 0, "page.B.width": 375, "page.B.height": 667,
        "page.B.content.y": 64, "page.B.backgroundColor": "#FFFFFF", "title.B.x": 169.5,
        "title.B.width": 36, "title.B.alpha": 1, "title.B.color": "#000000",
      ])
    reel.act("swipe back", 10, 40, .cancelled)
    reel.ramp(10...24, "navigation.progress", 0.01, 0.5)
    reel.ramp(25...39, "navigation.progress", 0.48, 0.01)
    reel.set(10, ["navigation.stack": "A", "navigation.top": "A"])
    reel.set(
      10,
      [
        "page.A.x": 0, "page.A.y": 0, "page.A.width": 375, "page.A.height": 667,
        "page.A.content.y": 64, "page.A.backgroundColor": "#FFFFFF",
      ])
    reel.set(40, ["navigation.stack": "A>B", "navigation.top": "B", "navigation.progress": 0])
    reel.remove(40, "page.A")
    reel.remove(40, "page.A.content")
    return reel
  }
}
