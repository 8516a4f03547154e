import NavSimKernel
import NavSimTrace

// Why a property has its value in a frame: from what shows back to the line of the scenario.

/// A line of a scenario file, or of a built-in strategy.
public struct BlamedLine: Hashable, Sendable {
  /// The file's path; `<name>` for a built-in strategy.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// What stands there.
  public let text: String

  /// `push.navsim:12`, `wr:30`.
  public var place: String {
    let name = isBuiltin ? String(path.dropFirst().dropLast()) : path
    return "\(name):\(line)"
  }

  /// Whether it is a line of a strategy that ships inside.
  public var isBuiltin: Bool { path.hasPrefix("<") && path != "<stdin>" }
}

/// One sentence of a story, further to the right the further back it goes.
public struct ExplanationStep: Hashable, Sendable {
  /// How far back.
  public let depth: Int
  /// The sentence.
  public let text: String
  /// The line that it is about, or nil.
  public let line: BlamedLine?
}

/// The chain of causes of a value.
public struct Explanation: Sendable {
  /// The property.
  public let property: String
  /// The frame; -1 for the state before the first action.
  public let frame: Int
  /// What holds, where, and since when.
  public internal(set) var head: String
  /// The story.
  public internal(set) var steps: [ExplanationStep] = []
  /// The line to look at: the nearest line of the user's own files that is no action, else that of
  /// a built-in strategy, else the action; nil where nobody is known.
  public internal(set) var line: BlamedLine?
}

/// Tells why, from a trace and what is known of its scenario.
struct Explainer {
  let state: TraceState
  /// A line of a file as it stands there; empty where it is not known.
  var source: (_ path: String, _ line: Int) -> String = { _, _ in "" }
  /// Where a declaration says what a property is.
  var declared: (PropertyName) -> BlamedLine? = { _ in nil }

  private var steps: [ExplanationStep] = []
  private var own: BlamedLine?
  private var builtin: BlamedLine?
  private var action: BlamedLine?
  private var told: Set<PropertyName> = []
  /// How many sentences a story has at most.
  private static let most = 60

  private var trace: Trace { state.trace }

  init(_ state: TraceState) { self.state = state }

  /// The story of a slot.
  mutating func explain(slot: Int) -> Explanation {
    let name = PropertyName(
      trace.elements[trace.slots[slot].element].name, trace.slots[slot].name)
    var explanation = Explanation(
      property: name.text, frame: state.frame, head: head(name, slot))
    if name.element == "eye" {
      tellEye(name.property)
    } else {
      tell(name, depth: 1, isHead: true)
    }
    if steps.isEmpty { add(1, "nothing that this trace tells has set it") }
    explanation.steps = steps
    explanation.line = own ?? builtin ?? action
    return explanation
  }

  /// `bar.y is 0 in push +0 (0ms); before it was 20 (start)`.
  private func head(_ name: PropertyName, _ slot: Int) -> String {
    let value = state.text(ofSlot: slot)
    var text = name.text + (value == "absent" ? " is not there" : " is \(value)")
    text += " in " + trace.place(ofFrame: state.frame)
    guard let since = state.origin(ofSlot: slot)?.frame else { return text }
    if since < state.frame { text += ", since " + trace.place(ofFrame: since) }
    guard since >= 0 else { return text }
    let before = TraceState(trace, at: since - 1)
    return text + "; before it was " + before.text(ofSlot: slot)
  }

  // MARK: Sentences

  private mutating func add(_ depth: Int, _ text: String, _ line: BlamedLine? = nil) {
    guard steps.count < Explainer.most else { return }
    steps.append(ExplanationStep(depth: depth, text: text, line: line))
  }

  /// A property with who made it, and what it follows from where no code did.
  private mutating func tell(_ name: PropertyName, depth: Int, isHead: Bool = false) {
    guard told.insert(name).inserted else { return }
    let cause = cause(of: name)
    if !isHead { add(depth, name.text + " = " + value(of: name) + sinceText(cause?.frame)) }
    let inner = isHead ? depth : depth + 1
    let before = own
    let isAgain = tellAgain(name, since: cause?.frame ?? -1, depth: inner)
    if let cause { tellChain(cause.number, name, depth: isAgain ? inner + 1 : inner) }
    let isFromCode = cause.map { hasOwnCode($0.number) } ?? false
    guard !isFromCode || own == nil && before == nil else { return }
    tellInputs(of: name, depth: inner)
  }

  /// The inputs that somebody has set. What one line has set together is told of once.
  private mutating func tellInputs(of name: PropertyName, depth: Int) {
    let known = Inputs(state).of(name).filter { cause(of: $0) != nil && !told.contains($0) }
    if known.isEmpty { return }
    add(depth, "it follows from")
    var lines: [BlamedLine] = []
    for input in known.prefix(6) {
      let nearest = cause(of: input).flatMap { chain($0.number).first }
        .flatMap { line(of: $0, input) }
      if let nearest, lines.contains(nearest) {
        told.insert(input)
        add(depth + 1, "\(input.text) = \(value(of: input)), from the same line")
        continue
      }
      if let nearest { lines.append(nearest) }
      tell(input, depth: depth + 1)
    }
  }

  /// Whoever wrote later what shows is the one who keeps it there: a value that does not change
  /// leaves no mark in a trace.
  private mutating func tellAgain(
    _ name: PropertyName, since frame: Int, depth: Int
  ) -> Bool {
    let shown = value(of: name)
    let found = ([name] + Inputs(state).of(name)).compactMap { input -> TraceStory.Write? in
      guard let write = lastWrite(input), write.value == shown, write.cause >= 0,
        self.frame(of: write.time) > frame, hasOwnCode(write.cause)
      else { return nil }
      return write
    }
    guard let write = found.max(by: { $0.time < $1.time }) else { return false }
    let input = PropertyName(write.element, write.property)
    let place = place(of: write.time)
    add(depth, "\(input.text) = \(write.value) was written again, " + place)
    tellChain(write.cause, input, depth: depth + 1, from: place)
    add(depth, "it had come before")
    return true
  }

  /// What a point of the eye is made of.
  private mutating func tellEye(_ point: String) {
    let layers = EyeLayers(point, state)
    for name in layers.missing {
      let value = value(of: name)
      let reason = name.property == "alpha" ? "the bar is seen through" : "the bar is not there"
      add(1, reason + ": \(name.text) = \(value)" + sinceText(cause(of: name)?.frame))
      tell(name, depth: 2, isHead: true)
    }
    if layers.painted.isEmpty {
      add(1, "nothing is painted at this point")
      return
    }
    add(1, "at this point there is, front to back")
    for name in layers.painted { tell(name, depth: 2) }
  }

  private func sinceText(_ frame: Int?) -> String {
    guard let frame, frame >= 0, frame < state.frame else { return "" }
    return ", since " + trace.shortPlace(ofFrame: frame)
  }

  // MARK: Who made it

  /// The cause of what a property holds and the frame that first shows it; nil where nobody is
  /// known.
  private func cause(of name: PropertyName) -> (number: Int32, frame: Int)? {
    let slot = state.slot(name.element, name.property)
    let origin = slot.flatMap { state.origin(ofSlot: $0) }
    if let origin, trace.cause(origin.cause) != nil { return (origin.cause, origin.frame) }
    guard let write = lastWrite(name), write.cause >= 0 else { return nil }
    return (write.cause, frame(of: write.time))
  }

  private func lastWrite(_ name: PropertyName) -> TraceStory.Write? {
    let end = state.frame < 0 ? -1 : trace.grid.time(of: state.frame).ticks
    return trace.story?.writes.last {
      $0.element == name.element && $0.property == name.property && $0.time.ticks <= end
    }
  }

  private func frame(of time: Time) -> Int {
    time.ticks < 0 ? -1 : trace.grid.frame(atOrAfter: time)
  }

  private func value(of name: PropertyName) -> String {
    if let slot = state.slot(name.element, name.property) { return state.text(ofSlot: slot) }
    return lastWrite(name)?.value ?? "nil"
  }

  /// A cause and those before it, nearest first.
  private func chain(_ number: Int32) -> [TraceStory.Link] {
    guard let links = trace.story?.links else { return [] }
    var chain: [TraceStory.Link] = []
    var next = number
    // Links point back, so this ends; a story that somebody made up might not.
    while links.indices.contains(Int(next)), chain.count < 1_000 {
      let link = links[Int(next)]
      chain.append(link)
      guard link.parent < next else { break }
      next = link.parent
    }
    return chain
  }

  private func hasOwnCode(_ number: Int32) -> Bool {
    chain(number).contains { link in
      (link.kind == .code && !isBuiltin(link.file)) || link.kind == .declaration
    }
  }

  private func isBuiltin(_ path: String) -> Bool { path.hasPrefix("<") && path != "<stdin>" }

  private mutating func tellChain(
    _ number: Int32, _ name: PropertyName, depth: Int, from start: String? = nil
  ) {
    guard trace.story != nil else {
      if let text = trace.cause(number) { add(depth, text, BlamedLine(cause: text)) }
      note(trace.cause(number).flatMap { BlamedLine(cause: $0) }, isAction: false)
      return
    }
    var depth = depth
    var last: TraceStory.Link?
    var lastPlace = start ?? place(ofFrame: state.frame)
    for link in chain(number) {
      if let last, isSame(last, link) { continue }
      let place = place(of: link.time)
      let line = line(of: link, name)
      let isOther = place != lastPlace
      add(depth, sentence(link, line) + (isOther ? ", " + place : ""), line)
      note(line, isAction: link.kind == .action)
      last = link
      lastPlace = place
      depth += 1
    }
  }

  /// `before the first action`, `at push +3`.
  private func place(of time: Time) -> String { place(ofFrame: frame(of: time)) }

  private func place(ofFrame frame: Int) -> String {
    frame < 0 ? "before the first action" : "at " + trace.shortPlace(ofFrame: frame)
  }

  /// The rest of a line is the line; what UIKit does inside of itself is told once.
  private func isSame(_ a: TraceStory.Link, _ b: TraceStory.Link) -> Bool {
    a.kind == b.kind && a.text == b.text && a.line == b.line && a.file == b.file
      && a.page == b.page
  }

  private func line(of link: TraceStory.Link, _ name: PropertyName) -> BlamedLine? {
    switch link.kind {
    case .system: return nil
    case .declaration: return declared(name)
    case .code, .action:
      let whole = source(link.file, link.line)
      return BlamedLine(
        path: link.file, line: link.line, text: tidy(whole.isEmpty ? link.text : whole))
    }
  }

  private func sentence(_ link: TraceStory.Link, _ line: BlamedLine?) -> String {
    switch link.kind {
    case .system: return link.text
    case .declaration:
      guard let line else { return "declared" + (link.page.isEmpty ? "" : " of \(link.page)") }
      return "declared: \(line.text) (\(line.place))"
    case .action: return "\(tidy(link.text)) (\(line?.place ?? ""))"
    case .code:
      let forWhom = link.page.isEmpty || link.page == link.declaration ? "" : " for \(link.page)"
      return "\(link.declaration)\(forWhom): \(tidy(link.text)) (\(line?.place ?? ""))"
    }
  }

  /// The nearest line of each kind.
  private mutating func note(_ line: BlamedLine?, isAction: Bool) {
    guard let line else { return }
    if isAction {
      action = action ?? line
    } else if line.isBuiltin {
      builtin = builtin ?? line
    } else {
      own = own ?? line
    }
  }
}

/// A line without the blanks that align it.
private func tidy(_ text: String) -> String {
  var text = text[...]
  if let comment = text.range(of: "  // ") { text = text[..<comment.lowerBound] }
  return text.split(separator: " ").joined(separator: " ")
}

extension BlamedLine {
  /// The line that the cause of a trace's file names: `on cover … (meituan:30), run for B`.
  init?(cause text: String) {
    guard let open = text.lastIndex(of: "("),
      let close = text[open...].firstIndex(of: ")"),
      let colon = text[open..<close].lastIndex(of: ":"),
      let line = Int(text[text.index(after: colon)..<close])
    else { return nil }
    let file = String(text[text.index(after: open)..<colon])
    let isBuiltin = Catalogue.strategyNames.contains(file)
    self.init(
      path: isBuiltin ? "<\(file)>" : file, line: line,
      text: String(text[..<open]).split(separator: " ").joined(separator: " "))
  }
}

extension StringProtocol {
  /// Where a part stands first, or nil.
  fileprivate func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
