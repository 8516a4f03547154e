import NavSimLanguage
import NavSimTrace

/// A question about a trace that it has no answer to: a phase, a frame or a property that is not
/// there.
public struct QuestionError: Error, Hashable, Sendable {
  /// What is wrong, with a suggestion where there is one.
  public let message: String
  /// What there is instead.
  public let help: String?

  /// A question without an answer.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension Trace {
  /// The frame that a person names: `push+3`, `push end`, `start`, `end`, `33ms`.
  ///
  /// - Returns: the frame's number on the grid; -1 for the state before the first action.
  /// - Throws: if there is no such phase, or if it has no such frame.
  public func frame(named text: String) throws(QuestionError) -> Int {
    let words = text.split(separator: " ").joined(separator: " ")
    if words == "start" { return -1 }
    if words == "end" { return max(lastFrame, -1) }
    if let seconds = Self.seconds(words) {
      let frame = Int(seconds * Double(grid.framesPerSecond) + 1e-6)
      if frame <= lastFrame { return frame }
      throw QuestionError(
        "the trace ends before \(words)", help: "its last frame is \(place(ofFrame: lastFrame))")
    }
    var name = words
    var k = 0
    if let plus = words.lastIndex(of: "+") {
      let digits = words[words.index(after: plus)...].split(separator: " ").joined()
      guard let number = Int(digits.hasSuffix("f") ? String(digits.dropLast()) : digits),
        number >= 0
      else {
        throw QuestionError(
          "'\(text)' names no frame", help: "write a phase and a number: push+3; " + phaseList)
      }
      k = number
      name = words[..<plus].split(separator: " ").joined(separator: " ")
    }
    return try frame(k, ofPhase: name)
  }

  /// A time as scenarios write it: `50ms`, `0.5s`, `30f` of 1/60 s; nil for what is none.
  private static func seconds(_ text: String) -> Double? {
    for (unit, each) in [("ms", 1000.0), ("us", 1_000_000), ("s", 1), ("f", 60)]
    where text.hasSuffix(unit) {
      let digits = text.dropLast(unit.count)
      guard digits.first?.isNumber == true, let number = Double(digits), number >= 0 else {
        return nil
      }
      return min(number / each, 1e6)
    }
    return nil
  }

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
      let guess = Suggestion.nearest(name, phases.indices.map { self.name(ofPhase: $0) })
      throw QuestionError(
        "the trace has no phase '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: name.allSatisfy(\.isNumber)
          ? "a frame is PHASE+N, or a time: \(name)f, 83ms; " + phaseList : phaseList)
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

  /// The slot that a person names: `bar.bg.alpha`.
  ///
  /// - Throws: if the trace has no such element, or it no such property.
  public func slot(named text: String) throws(QuestionError) -> Int {
    let names = slots.map { elements[$0.element].name + "." + $0.name }
    if let slot = names.firstIndex(of: text) { return slot }
    let inside = names.filter { $0.hasPrefix(text + ".") }
    if let element = element(text) {
      let own = elements[element].slots.map { slots[$0].name }
      throw QuestionError(
        "'\(text)' is an element: name one of its properties",
        help: "properties: " + own.joined(separator: " "))
    }
    let guess = inside.first ?? Suggestion.nearest(text, names)
    let dot = text.lastIndex(of: ".")
    if let dot, let element = element(String(text[..<dot])) {
      let own = elements[element].slots.map { slots[$0].name }
      throw QuestionError(
        "'\(text[..<dot])' has no property '\(text[text.index(after: dot)...])' in this trace"
          + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: "its properties: " + own.joined(separator: " "))
    }
    throw QuestionError(
      "the trace has no property '\(text)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: "elements: " + elements.map(\.name).joined(separator: " "))
  }
}
