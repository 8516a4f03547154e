import NavSimChecks
import NavSimKernel
import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// A made-up run, written frame by frame: B is pushed at 0 ms and a swipe back at 1 s is cancelled.
///
/// Frames 0–29 are the push, 60–83 the swipe; the finger leaves at 1200 ms (frame 72).
struct Film {
  private var recorder = TraceRecorder(
    scenario: "a film", cell: [("strategy", "native"), ("ios", "12")], framesPerSecond: 60,
    actionLabels: ["push", "swipe", "pop", "tap"])
  private var slots: [String: Int] = [:]
  private var elements: [String: Int] = [:]
  private var now: [String: TraceValue] = [:]
  private var frame = 0
  /// Actions of the film, for claims that name them by label.
  static let actions: [Action] = []

  static let schema: [(String, [String])] = [
    ("navigation", ["stack", "items", "top", "progress"]),
    ("page.A", ["x", "width", "height", "alpha", "hidden"]),
    ("A.fake", ["x", "y", "height", "alpha", "hidden", "color"]),
    ("page.B", ["x", "width", "height", "alpha", "hidden"]),
    ("bar", ["barTintColor", "backgroundImage", "x", "y", "height", "alpha", "hidden"]),
    ("bar.bg", ["alpha", "hidden", "masked", "color"]),
    ("bar.bg.shadow", ["alpha"]),
    ("title.A", ["title", "alpha"]),
  ]

  init() {
    for (element, properties) in Self.schema {
      let number = recorder.addElement(element)
      elements[element] = number
      for property in properties {
        slots[element + "." + property] = recorder.addProperty(
          property, to: number, omitsNone: true)
      }
    }
    recorder.causes(["on viewWillAppear  bar.bg alpha=0 (km:38)"])
  }

  /// Changes values from the next frame on.
  mutating func set(_ values: [String: TraceValue]) {
    for (name, value) in values { now[name] = value }
  }

  mutating func word(_ text: String) -> TraceValue { recorder.word(text) }
  mutating func text(_ text: String) -> TraceValue { recorder.text(text) }

  /// Takes an element away from the next frame on.
  mutating func remove(_ element: String) {
    for name in Array(now.keys) where name.hasPrefix(element + ".") { now[name] = nil }
    gone.insert(element)
  }
  private var gone: Set<String> = []

  /// Shows frames up to, but not including, `end`.
  mutating func show(until end: Int) {
    while frame < end {
      show(at: Time(ticks: Int64(frame) * 50_000))
      frame += 1
    }
  }

  private mutating func show(at time: Time) {
    recorder.beginFrame(at: time)
    for element in gone.sorted() { recorder.setElement(elements[element] ?? 0, present: false) }
    gone = []
    for (name, value) in now.sorted(by: { $0.key < $1.key }) {
      recorder.set(slots[name] ?? 0, value, cause: name == "bar.bg.alpha" ? 0 : -1)
    }
    recorder.endFrame()
  }

  mutating func keyframe() {
    recorder.openPhase(title: "start", label: "", kind: .start, at: .zero)
    show(at: .zero)
  }

  mutating func open(_ title: String, _ kind: PhaseKind, _ milliseconds: Int64) {
    recorder.openPhase(title: title, label: "", kind: kind, at: Time(milliseconds: milliseconds))
  }

  mutating func event(_ name: EventName, _ arguments: String..., at milliseconds: Int64) {
    recorder.event(name, arguments, at: Time(milliseconds: milliseconds), cause: -1)
  }

  mutating func end(_ action: Int, _ outcome: ActionOutcome, at milliseconds: Int64) {
    recorder.actionEnded(action, at: Time(milliseconds: milliseconds), outcome: outcome)
  }

  mutating func release(_ action: Int, at milliseconds: Int64) {
    recorder.actionReleased(action, at: Time(milliseconds: milliseconds), cancelled: true)
  }

  mutating func progress(_ action: Int, _ fraction: Double, at milliseconds: Int64) {
    recorder.actionProgress(action, fraction: fraction, at: Time(milliseconds: milliseconds))
  }

  mutating func finish(at milliseconds: Int64, error: String? = nil) -> Trace {
    recorder.finish(at: Time(milliseconds: milliseconds), error: error)
  }

  /// The run of the comment above.
  static func sample() -> Trace {
    var film = Film()
    film.set([
      "navigation.stack": film.word("A"), "navigation.items": film.word("A"),
      "navigation.top": film.word("A"), "page.A.x": .number(0), "page.A.width": .number(375),
      "page.A.height": .number(667), "page.A.alpha": .number(1), "bar.x": .number(0),
      "bar.y": .number(20), "bar.height": .number(44), "bar.bg.alpha": .number(1),
      "bar.bg.color": .color(Color(1, 0, 0)), "bar.bg.shadow.alpha": .number(1),
      "title.A.title": film.text("Inbox"), "title.A.alpha": .number(1),
      "bar.backgroundImage": film.word("Red"),
    ])
    film.keyframe()
    film.open("push B", .action(0), 0)
    film.event(.viewWillDisappear, "A", at: 0)
    film.event(.viewWillAppear, "B", at: 0)
    film.set([
      "navigation.stack": film.word("A>B"), "navigation.items": film.word("A>B"),
      "navigation.top": film.word("B"), "page.B.x": .number(375), "page.B.width": .number(375),
      "page.B.height": .number(667), "page.B.alpha": .number(1),
    ])
    film.show(until: 10)
    film.set(["bar.bg.alpha": .number(0.5), "page.B.x": .number(100)])
    film.progress(0, 0.5, at: 250)
    film.show(until: 20)
    film.remove("title.A")
    film.set(["bar.bg.alpha": .number(0), "page.B.x": .number(0)])
    film.show(until: 30)
    film.open("", .end(0), 500)
    film.event(.viewDidDisappear, "A", at: 500)
    film.event(.viewDidAppear, "B", at: 500)
    film.end(0, .finished, at: 500)
    film.remove("page.A")
    film.show(until: 60)
    film.open("swipe back", .action(1), 1000)
    film.event(.viewWillAppear, "A", at: 1000)
    film.set(["bar.bg.color": .color(Color(0, 0, 1)), "bar.height": .number(64)])
    film.show(until: 84)
    film.release(1, at: 1200)
    film.open("", .end(1), 1400)
    film.event(.viewWillDisappear, "A", at: 1400)
    film.event(.warning, "nested push animation", at: 1400)
    film.end(1, .cancelled, at: 1400)
    film.open("pop", .action(2), 1400)
    film.event(.exception, "there is no page to pop", at: 1400)
    film.end(2, .ignored, at: 1400)
    film.show(until: 90)
    return film.finish(at: 1500)
  }
}

/// Swift Testing has an Expectation of its own.
typealias Scope = Expectation.Scope
typealias Claimed = Expectation

/// A claim about the film, and the failure that it gives; nil if it holds.
func check(
  _ scope: Expectation.Scope, _ claim: Claim, sometime: Bool = false,
  in trace: Trace = Film.sample()
) -> Failure? {
  let expectation = Expectation(
    scope: scope, isSometime: sometime, claim: claim, file: "a.navsim", line: 24, column: 1,
    text: "expect …")
  return Checker.check(expectations: [expectation], actions: Film.actions, trace: trace).first
}

func at(_ milliseconds: Int64) -> Expectation.Scope { .at(moment(milliseconds)) }
func moment(_ milliseconds: Int64) -> Moment { .absolute(Time(milliseconds: milliseconds)) }

/// `element.property`, split at the last dot.
func property(_ path: String) -> TraceProperty {
  let parts = path.split(separator: ".")
  return TraceProperty(
    element: parts.dropLast().joined(separator: "."), property: String(parts.last ?? ""))
}

func compare(
  _ path: String, _ comparison: Comparison, _ value: ClaimValue, _ tolerance: Double = 0
) -> Claim {
  .compare(property(path), comparison, value, tolerance: tolerance)
}
