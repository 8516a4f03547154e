import NavSimLanguage
import NavSimTrace

extension Trace {
  /// The frame that a person names: `push+3`, `push@40%`, `push end`, `start`, `end`, `33ms`.
  ///
  /// A part of an action is where claims and actions of a scenario see it: in the first frame in which
  /// the action has come so far.
  ///
  /// - Returns: the frame's number on the grid; -1 for the state before the first action.
  /// - Throws: if there is no such phase, or if it has no such frame.
  public func frame(named text: String) throws(QuestionError) -> Int {
    let name: FrameName
    do { name = try FrameName(text) } catch {
      throw QuestionError(error.message, help: (error.help.map { $0 + "; " } ?? "") + phaseList)
    }
    switch name.place {
    case .time(let seconds):
      // Traces give the time of a frame in microseconds, cut: 16.666ms.
      let frame = Int((seconds + 1e-6) * Double(grid.framesPerSecond) + 1e-6)
      if frame <= lastFrame { return frame }
      throw QuestionError(
        "the trace ends before \(name.text)",
        help: "its last frame is \(place(ofFrame: lastFrame))")
    case .share(let part, let action): return try frame(at: part, ofAction: action)
    case .phase(let phase, let k):
      if let frame = try edge(phase, k) { return frame }
      return try frame(k ?? 0, ofPhase: phase)
    }
  }

  // MARK: Both ends

  /// The state before the first action, or the last frame; nil for the name of a phase.
  private func edge(_ name: String, _ k: Int?) throws(QuestionError) -> Int? {
    let phase = phases.indices.first { self.name(ofPhase: $0) == name }
    switch name {
    case "start":
      let isShown = phase.map(length(ofPhase:)) ?? 0 > 0
      guard let k else { return -1 }
      if isShown { return nil }
      if k == 0 { return -1 }
      throw QuestionError(
        "'start' is the state before the first action: no frame +\(k) belongs to it",
        help: phaseList)
    case "end":
      guard let k, k > 0 else { return max(lastFrame, -1) }
      if phase != nil { return nil }
      throw QuestionError(
        "'end' is the last frame: no frame +\(k) comes after it",
        help: "it is \(place(ofFrame: lastFrame)); " + phaseList)
    default: return nil
    }
  }

  // MARK: Parts of actions

  private func frame(at part: Double, ofAction name: String) throws(QuestionError) -> Int {
    guard let action = action(named: name) else {
      if (try? frame(named: name)) != nil {
        throw QuestionError(
          "'\(name)' has no parts: it is no action", help: "write an action: push@40%; " + phaseList
        )
      }
      let guess = Suggestion.nearest(name, actions.map(\.label))
      throw QuestionError(
        "the trace has no action '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: phaseList)
    }
    guard let time = moment(action: action, reaches: part) else {
      let percent = TraceValue.number(part * 100).decimal
      throw QuestionError("'\(name)' never reached \(percent)%", help: phaseList)
    }
    return min(grid.frame(atOrAfter: grid.canonical(time)), max(lastFrame, 0))
  }

  /// An action by its label, or by what its phase is called.
  private func action(named name: String) -> Int? {
    if let action = actions.firstIndex(where: { $0.label == name }) { return action }
    for phase in phases where phase.title == name {
      if case .action(let action) = phase.kind { return action }
    }
    return nil
  }

  // MARK: Frames of phases

  /// The frame in which an action ends that opens no phase with its end, such as a presentation.
  private func actionEnd(_ name: String) -> Int? {
    guard name.hasSuffix(" end") else { return nil }
    return actions.first { $0.label == name.dropLast(4) }?.end.map { grid.frame(atOrAfter: $0) }
  }

  /// - Parameter spelled: a phase as traces call it, or as claims do: `push.end` is `push end`.
  private func frame(_ k: Int, ofPhase spelled: String) throws(QuestionError) -> Int {
    var name = spelled
    if !phases.indices.contains(where: { self.name(ofPhase: $0) == name }) {
      if name.hasSuffix(".end") { name = name.dropLast(4) + " end" }
      if name.hasSuffix(".start") { name = String(name.dropLast(6)) }
    }
    let found = phases.indices.first { self.name(ofPhase: $0) == name || phases[$0].title == name }
    guard let phase = found else {
      if let end = actionEnd(name) {
        let left = max(lastFrame - end, 0)
        if k <= left { return min(end + k, max(lastFrame, 0)) }
        throw QuestionError(
          "'\(name)' has the frames +0 to +\(left), not +\(k)", help: phaseList)
      }
      throw noPhase(name)
    }
    let length = length(ofPhase: phase)
    guard length > 0 else {
      throw QuestionError(
        "'\(name)' shows no frame of its own: the next phase begins before it", help: phaseList)
    }
    guard k < length else {
      throw QuestionError(
        "'\(name)' has \(length == 1 ? "one frame, +0" : "the frames +0 to +\(length - 1)"),"
          + " not +\(k)", help: phaseList)
    }
    return phases[phase].firstFrame + k
  }

  private func noPhase(_ name: String) -> QuestionError {
    let guess = Suggestion.nearest(name, phases.indices.map { self.name(ofPhase: $0) })
    // A number may be a time without its unit.
    let isWhole = name.allSatisfy { $0.isASCII && $0.isNumber }
    let isNumber = isWhole || name.first?.isNumber == true && Double(name) != nil
    let unit = isWhole ? "f, 83ms; " : "s, 83ms; "
    return QuestionError(
      "the trace has no phase '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: (isNumber ? "a frame is PHASE+N, or a time: " + name + unit : "") + phaseList)
  }

  /// `phases: start, push +0 to +29, push end +0`.
  private var phaseList: String {
    let shown = phases.indices.prefix(40).map { index -> String in
      let length = length(ofPhase: index)
      let name = name(ofPhase: index)
      if length == 0 { return name == "start" ? name : name + " (no frame)" }
      return name + (length == 1 ? " +0" : " +0 to +\(length - 1)")
    }
    return "phases: " + (["start"] + shown.filter { $0 != "start" }).joined(separator: ", ")
      + (phases.count > 40 ? ", …" : "")
  }
}
