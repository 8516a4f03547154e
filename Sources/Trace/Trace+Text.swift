/// Values and places of a trace as people read them.
extension Trace {
  /// A value as a trace writes it.
  public func shown(_ value: TraceValue) -> String {
    switch value.kind {
    case .text: TraceSpelling.quoted(text(of: value))
    case .word: text(of: value)
    case .number: TraceSpelling.number(thousandths: value.bits)
    case .color: TraceSpelling.color(packed: value.packedColor)
    case .flag: value.bits != 0 ? "yes" : "no"
    case .none, .unset: "nil"
    }
  }

  /// A phase's name in messages: the action's label, `LABEL end`, or `start`.
  public func name(ofPhase index: Int) -> String {
    guard phases.indices.contains(index) else { return "start" }
    switch phases[index].kind {
    case .start: return "start"
    case .action: return phases[index].label
    case .end: return phases[index].title
    }
  }

  /// How many display frames a phase has.
  public func length(ofPhase index: Int) -> Int {
    let next = index + 1 < phases.count ? phases[index + 1].firstFrame : lastFrame + 1
    return max(next - phases[index].firstFrame, 0)
  }

  /// `push +17`; `start` for the state before the first action, which is frame -1.
  public func shortPlace(ofFrame frame: Int) -> String {
    guard frame >= 0, let place = place(of: frame) else { return "start" }
    return name(ofPhase: place.phase) + " +\(place.k)"
  }

  /// `push +17 (283.333ms)`; `start`.
  public func place(ofFrame frame: Int) -> String {
    guard frame >= 0 else { return "start" }
    let time = grid.time(of: frame)
    return shortPlace(ofFrame: frame) + " (" + TraceWriter.milliseconds(grid.canonical(time)) + ")"
  }
}

extension TraceValue {
  /// A number as a trace writes it; empty for what is none.
  public var decimal: String {
    kind == .number ? TraceSpelling.number(thousandths: bits) : ""
  }
}
