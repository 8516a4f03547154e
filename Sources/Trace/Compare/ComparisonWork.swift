import NavSimKernel

/// The steps of a comparison.
struct ComparisonWork {
  let old: Trace
  let new: Trace
  var differences: [TraceComparison.Difference] = []
  var phaseCount = 0
  /// The place of each property, back to front.
  private var order: [TrackName: Int] = [:]

  /// How many of the two traces know a property.
  private var known: [TrackName: Int] = [:]

  init(old: Trace, new: Trace) {
    self.old = old
    self.new = new
    for trace in [new, old] {
      for element in trace.elements {
        let names =
          element.slots.isEmpty
          ? [TrackName(element: element.name, property: "")]
          : element.slots.map {
            TrackName(element: element.name, property: trace.slots[$0].name)
          }
        for name in names {
          known[name, default: 0] += 1
          if order[name] == nil { order[name] = order.count }
        }
      }
    }
  }

  mutating func run() {
    let a = PhaseTracks.all(of: old)
    let b = PhaseTracks.all(of: new)
    let pairs = Alignment.pairs(a.map(\.name), b.map(\.name))
    phaseCount = pairs.count
    header()
    for pair in pairs {
      switch (pair.old, pair.new) {
      case (let i?, let j?): compare(a[i], b[j])
      case (let i?, nil): whole(a[i], .removed)
      case (nil, let j?): whole(b[j], .added)
      case (nil, nil): break
      }
    }
    trailer()
  }

  private mutating func add(
    _ phase: String, _ property: String, _ old: String, _ new: String,
    _ change: TraceComparison.Change = .other
  ) {
    differences.append(
      .init(phase: phase, property: property, change: change, frames: 0, old: old, new: new))
  }

  private mutating func whole(_ phase: PhaseTracks, _ change: TraceComparison.Change) {
    let isAdded = change == .added
    let text = "\(phase.length) frames"
    add(phase.title, "phase", isAdded ? "absent" : text, isAdded ? text : "absent", change)
    differences[differences.count - 1].frames = phase.length
    differences[differences.count - 1].k = 0
  }

  private mutating func header() {
    if old.scenario != new.scenario { add("run", "scenario", old.scenario, new.scenario) }
    let cells = [old, new].map { trace in
      trace.cell.map { $0.axis + "=" + $0.value }.joined(separator: " ")
    }
    if cells[0] != cells[1] { add("run", "cell", cells[0], cells[1]) }
    let rates = [old, new].map { "\($0.grid.framesPerSecond)Hz" }
    if rates[0] != rates[1] { add("run", "grid", rates[0], rates[1]) }
  }

  private mutating func trailer() {
    if old.error != new.error { add("run", "error", old.error ?? "nil", new.error ?? "nil") }
    let labels = old.actions.map(\.label) + new.actions.map(\.label)
    var told: Set<String> = []
    for label in labels where told.insert(label).inserted {
      let texts = [old, new].map { trace in
        trace.actions.first { $0.label == label }.map { Self.text(of: $0) } ?? "absent"
      }
      if texts[0] != texts[1] { add("run", "action \(label)", texts[0], texts[1]) }
    }
    let ends = [old, new].map { TraceWriter.milliseconds($0.end) }
    if ends[0] != ends[1] { add("run", "end", ends[0], ends[1]) }
  }

  private static func text(of action: TraceAction) -> String {
    var words: [String] = []
    if let start = action.start { words.append(TraceWriter.milliseconds(start)) }
    if let release = action.release {
      words.append("release " + TraceWriter.milliseconds(release))
      if action.releaseCancels { words.append("cancel") }
    }
    if let end = action.end { words.append("end " + TraceWriter.milliseconds(end)) }
    if let outcome = action.outcome { words.append(outcome.rawValue) }
    return words.joined(separator: " ")
  }

  // MARK: One phase

  private mutating func compare(_ a: PhaseTracks, _ b: PhaseTracks) {
    var found: [(key: (Int, Int), difference: TraceComparison.Difference)] = []
    let names = Set(a.steps.keys).union(b.steps.keys)
    // The place in the order makes what comes out independent of the order in the set.
    for name in names.sorted(by: { order[$0] ?? 0 < order[$1] ?? 0 }) {
      guard let difference = compare(name, a, b) else { continue }
      found.append(((difference.k ?? 0, order[name] ?? 0), difference))
    }
    found.sort { $0.key < $1.key }
    if let events = events(a, b) { differences.append(events) }
    differences += found.map(\.difference)
    if a.length != b.length {
      add(b.title, "length", "\(a.length) frames", "\(b.length) frames")
    }
  }

  private func events(_ a: PhaseTracks, _ b: PhaseTracks) -> TraceComparison.Difference? {
    if a.happenings == b.happenings { return nil }
    let index = zip(a.happenings, b.happenings).prefix { $0 == $1 }.count
    let first = [a, b].map { phase in
      phase.happenings.indices.contains(index) ? phase.happenings[index] : nil
    }
    let isMoved = first[0]?.text == first[1]?.text
    let texts = first.map { one in
      one.map { isMoved ? "\($0.text) after +\($0.k)" : $0.text } ?? "absent"
    }
    return .init(
      phase: b.title, property: "events", change: .other, frames: 0, k: nil, old: texts[0],
      new: texts[1])
  }

  /// Whether both traces know a property.
  private func isKnown(_ name: TrackName) -> Bool { known[name] == 2 }

  private func compare(
    _ name: TrackName, _ a: PhaseTracks, _ b: PhaseTracks
  ) -> TraceComparison.Difference? {
    var walk = TrackWalk(
      old: a.start(of: name), new: b.start(of: name), a.steps[name] ?? [], b.steps[name] ?? [],
      length: max(a.length, b.length, 1))
    if walk.isUnprinted, !name.property.isEmpty, !isKnown(name) { return nil }
    walk.run()
    guard let first = walk.first else { return nil }
    let change: TraceComparison.Change
    if walk.isOldAbsent {
      change = .added
    } else if walk.isNewAbsent {
      change = .removed
    } else if walk.frames <= 2 && !walk.differsAtEnd {
      change = .glitch
    } else if walk.differsAtEnd && walk.spans == 1 && walk.isConstant {
      change = .constant
    } else {
      change = .curve
    }
    let cause =
      first.change < 0 ? nil : new.cause(new.changes[Int(first.change)].cause)
    return .init(
      phase: b.title, property: name.text, change: change, frames: walk.frames, most: walk.most,
      k: first.k, time: new.grid.time(of: b.firstFrame + first.k), old: first.old.text,
      new: first.new.text, cause: cause)
  }
}
