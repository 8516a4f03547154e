import NavSimKernel
import NavSimProgram
import NavSimTrace

// What would have made another value, and did not: writes that were dropped or lost, that another one
// of the same turn replaced, or that come later.

extension Explainer {
  /// How many sentences are told of what did not happen.
  private static let mostMissed = 3

  /// Tells, for what a story is about, which lines would have set something else.
  ///
  /// - Parameter isSeen: whether it is about what the eye sees.
  mutating func tellMissed(isSeen: Bool) {
    guard let story = trace.story else { return }
    let names = namesTold()
    var told: [BlamedLine] = []
    tellDropped(story, isSeen ? names.union(opacities) : names, &told)
    tellWrittenOver(story, names, &told)
    tellReplaced(&told)
    tellSaidOnce(names, &told)
    tellEarlyBars(story, &told)
    tellUnasked(&told)
    tellHeldBack(story, names, &told)
    for write in book.writes(of: names, from: now + 1, until: nextAction) {
      guard isLate(write),
        write.value != value(of: PropertyName(write.element, write.property))
      else { continue }
      tell(write, "it comes later", &told)
    }
  }

  /// Writes that nobody took, and lines that left themselves out.
  private mutating func tellDropped(
    _ story: TraceStory, _ names: Set<PropertyName>, _ told: inout [BlamedLine]
  ) {
    let asked = lastAsked(story, names)
    for attempt in story.missed.reversed() where isAbout(attempt.write, names) {
      guard attempt.write.time.ticks <= now, !isWrittenAfter(attempt.write) else { continue }
      if attempt.isSkipped {
        // Only what the last action asked that asked at all, and no other line has answered since.
        guard attempt.write.time.ticks >= asked, isOwnLine(attempt.write.cause),
          !isAnswered(attempt.write)
        else { continue }
      }
      // What was lost is told even where it would have changed nothing: a value that was saved too late.
      let value = value(of: PropertyName(attempt.write.element, attempt.write.property))
      if attempt.reason.hasPrefix("lost: "), attempt.write.value == value {
        tell(attempt.write, "would have written, again,", "it was \(attempt.reason)", &told)
      } else {
        tell(attempt.write, "it was \(attempt.reason)", &told)
      }
    }
  }

  /// The line of a strategy that left itself out last for the page on top, where no line is known that has set anything.
  private mutating func tellHeldBack(
    _ story: TraceStory, _ names: Set<PropertyName>, _ told: inout [BlamedLine]
  ) {
    guard own == nil, builtin == nil, told.isEmpty else { return }
    let held = story.missed.last { attempt in
      let name = PropertyName(attempt.write.element, attempt.write.property)
      return attempt.isSkipped && attempt.write.time.ticks <= now && names.contains(name)
        && !isOwnLine(attempt.write.cause) && attempt.write.value != value(of: name)
        && page(of: attempt.write) == top(forBarOf: name)
    }
    guard let held, !isWrittenAfter(held.write) else { return }
    tell(held.write, "would have written", "it was \(held.reason)", &told, isOfStrategy: true)
  }

  /// What another line of the same turn has replaced.
  private mutating func tellWrittenOver(
    _ story: TraceStory, _ names: Set<PropertyName>, _ told: inout [BlamedLine]
  ) {
    for index in book.lastTurns(of: names, until: now) {
      let write = story.writes[index]
      let name = PropertyName(write.element, write.property)
      guard write.value != value(of: name), !wasSeen(write) else { continue }
      let later = story.writes[(index + 1)...].prefix { $0.time == write.time }
      let other = later.last { $0.element == write.element && replaces($0, write) }
      guard let other else { continue }
      tell(write, "it was written over in the same turn, with \(other.value)", &told)
    }
  }

  /// Whether the frame of a write shows its value: what it is replaced by begins there.
  private func wasSeen(_ write: TraceStory.Write) -> Bool {
    guard let slot = state.slot(write.element, write.property) else { return false }
    let then = state.at(frame(of: write.time))
    return then.text(ofSlot: slot) == write.value
  }

  /// Values of UIAppearance's proxy that a bar has not got: it takes them as it comes into the window
  /// (documented: UIAppearance), and has not come since.
  private mutating func tellEarlyBars(_ story: TraceStory, _ told: inout [BlamedLine]) {
    for name in self.told.sorted(by: { $0.text < $1.text }) {
      for input in inputs.of(name) where input.element.split(separator: ".").first == "bar" {
        let isKnown = trace.isOfIOS(13) || !input.property.hasSuffix("Appearance")
        guard isKnown, value(of: input) == "nil",
          let write = lastWrite(PropertyName("proxy", input.property)), write.value != "nil",
          lastWrite(input).map({ $0.time < write.time }) ?? true
        else { continue }
        let bar = input.element
        tellWritten(
          write, "a bar takes it as it comes into the window, and \(bar) was there before", &told)
      }
    }
  }

  /// What the page on top says of the status bar, where its controller answers by the bar's barStyle (documented:
  /// UINavigationController, childForStatusBarStyle).
  private mutating func tellUnasked(_ told: inout [BlamedLine]) {
    let style = PropertyName("statusBar", "style")
    guard [style, PropertyName("statusBar", "color")].contains(where: self.told.contains),
      inputs.asksNoPage, let top = top(forBarOf: style),
      let write = lastWrite(PropertyName(top, "preferredStatusBarStyle")),
      write.value != value(of: style)
    else { return }
    tell(
      write, "has written", "\(top) is not asked: its controller answers by the bar's barStyle",
      &told, isDeclared: true)
  }

  /// What code has set and is not seen: UIKit has set it back, or something stands in its place.
  private mutating func tellReplaced(_ told: inout [BlamedLine]) {
    for name in self.told.sorted(by: { $0.text < $1.text }) {
      if let write = lastWrite(name), Explainer.isSetBack(name), write.value != value(of: name),
        isAtRest(name), !hasLeft(name)
      {
        tellWritten(write, "UIKit has set it back since", &told)
      }
      for input in inputs.of(name) {
        let others = substitutes(for: input, of: name).filter { isSet($0) }
        guard let other = others.first, let write = lastWrite(input), write.value != "nil",
          write.value != value(of: name)
        else { continue }
        tellWritten(write, "\(other.text) stands in its place", &told)
      }
    }
  }

  private mutating func tell(
    _ write: TraceStory.Write, _ reason: String, _ told: inout [BlamedLine]
  ) {
    let name = PropertyName(write.element, write.property)
    guard write.value != value(of: name) else { return }
    tell(write, "would have written", reason, &told)
  }

  mutating func tellWritten(
    _ write: TraceStory.Write, _ reason: String, _ told: inout [BlamedLine]
  ) {
    tell(write, "has written", reason, &told)
  }

  /// - Parameters:
  ///   - isDeclared: whether what a declaration says is told as well.
  ///   - isOfStrategy: whether a strategy's line is told that no line of one's own has run.
  private mutating func tell(
    _ write: TraceStory.Write, _ verb: String, _ reason: String, _ told: inout [BlamedLine],
    isDeclared: Bool = false, isOfStrategy: Bool = false
  ) {
    let kinds: [TraceStory.Kind] = isDeclared ? [.code, .declaration] : [.code]
    let name = PropertyName(write.element, write.property)
    guard told.count < Explainer.mostMissed, isOfStrategy || hasOwnCode(write.cause),
      let link = chain(write.cause).first(where: { kinds.contains($0.kind) }),
      let line = line(of: link, name), !told.contains(line)
    else { return }
    told.append(line)
    let declaration = link.declaration.isEmpty ? link.page : link.declaration
    let isOwn = link.page.isEmpty || link.page == declaration
    let whose = declaration + "'s line" + (isOwn ? "" : " for " + link.page)
    add(
      1,
      "\(whose) \(verb) \(name.text)=\(write.value) (\(line.place)); \(reason), "
        + place(of: write.time), line)
    let cut = cut(of: write)
    if let cut { add(2, "\(cut.text) (\(cut.place))", cut) }
    if !missed.contains(cut ?? line) { missed.append(cut ?? line) }
  }

  /// The `no super` that has left out a line of a class above; nil where none has.
  private func cut(of write: TraceStory.Write) -> BlamedLine? {
    let lines = chain(write.cause).filter { $0.kind == .code }
    guard lines.count > 1, tidy(lines[1].text).hasSuffix(" no super") else { return nil }
    return line(of: lines[1], PropertyName(write.element, write.property))
  }

  /// Whether a later write leaves nothing of what an earlier one has set: the same property, and where
  /// it changes fields of what was there, one of the earlier one's own.
  private func replaces(_ later: TraceStory.Write, _ earlier: TraceStory.Write) -> Bool {
    guard later.property == earlier.property, later.cause != earlier.cause,
      later.value != earlier.value
    else { return false }
    guard let new = fields(of: later) else { return true }
    guard let old = fields(of: earlier) else { return false }
    return new.contains { field, value in old[field].map { $0 != value } ?? false }
  }

  /// The fields that a line changes of what was there, with what it says of each, as
  /// `bar.standardAppearance backgroundColor=red` does; nil where it sets the whole.
  func fields(of write: TraceStory.Write) -> [Substring: Substring]? {
    let line = chain(write.cause).first { [.code, .action].contains($0.kind) }?.text ?? ""
    let words = line.split(separator: " ")
    let whole = words.firstIndex { $0.hasSuffix("." + write.property) && !$0.contains("=") }
    guard let whole else { return nil }
    var fields: [Substring: Substring] = [:]
    for word in words[(whole + 1)...] {
      guard let sign = word.firstIndex(of: "=") else { continue }
      fields[word[..<sign]] = word[word.index(after: sign)...]
    }
    return fields
  }

  /// What the story is about, and what that follows from.
  private func namesTold() -> Set<PropertyName> {
    told.reduce(into: told) { $0.formUnion(inputs.of($1)) }
  }

  /// What says whether the backgrounds are seen of whose colours a story tells: one that was to go away is there.
  private var opacities: [PropertyName] {
    told.flatMap { name -> [PropertyName] in
      guard let end = name.element.firstRange(of: ".bg.")?.lowerBound else { return [] }
      let background = String(name.element[..<end]) + ".bg"
      return ["alpha", "hidden"].map { PropertyName(background, $0) }
    }
  }

  private func isAbout(_ write: TraceStory.Write, _ names: Set<PropertyName>) -> Bool {
    names.contains(PropertyName(write.element, write.property))
  }

  private var now: Int64 { state.frame < 0 ? -1 : trace.grid.time(of: state.frame).ticks }

  /// Whether a later write is one that a person misses: nothing is set yet, or the line of a page that
  /// is not on top.
  private func isLate(_ write: TraceStory.Write) -> Bool {
    let name = PropertyName(write.element, write.property)
    guard let last = lastWrite(name), hasOwnCode(last.cause) else { return true }
    let top = top(forBarOf: name)
    return top != nil && page(of: write) == top && page(of: last) != top
  }

  /// For which page a write's nearest line ran; nil where nobody is known.
  func page(of write: TraceStory.Write) -> String? {
    chain(write.cause).first { $0.kind == .code || $0.kind == .declaration }?.page
  }

  /// Whether the nearest line is no built-in strategy's.
  private func isOwnLine(_ cause: Int32) -> Bool {
    chain(cause).first { $0.kind == .code }.map { !SourcePath.isBuiltin($0.file) } ?? false
  }

  /// Whether code has set the property in the same turn or since.
  private func isAnswered(_ attempt: TraceStory.Write) -> Bool {
    guard let last = lastWrite(PropertyName(attempt.element, attempt.property)) else {
      return false
    }
    return last.time >= attempt.time && hasOwnCode(last.cause)
  }

  func isSet(_ name: PropertyName) -> Bool {
    !["nil", "no", "absent"].contains(value(of: name))
  }

  /// Whether UIKit writes the property too: the bar's parts as it shows them.
  private static func isSetBack(_ name: PropertyName) -> Bool {
    name.element.hasPrefix("bar") && ["hidden", "alpha", "masked"].contains(name.property)
  }

  /// Whether the value stays until the phase is over: what is on its way is no other value.
  private func isAtRest(_ name: PropertyName) -> Bool {
    guard let slot = state.slot(name.element, name.property) else { return false }
    let next = trace.phases.first { $0.firstFrame > state.frame }
    let last = (next?.firstFrame ?? trace.lastFrame + 1) - 1
    return state.at(last).text(ofSlot: slot) == state.text(ofSlot: slot)
  }

  /// Whether code has set the property since.
  private func isWrittenAfter(_ attempt: TraceStory.Write) -> Bool {
    guard let last = lastWrite(PropertyName(attempt.element, attempt.property)) else {
      return false
    }
    return last.time > attempt.time
  }

  /// When the action began in which a line of one's own about some properties left itself out last; below
  /// zero before the first.
  private func lastAsked(_ story: TraceStory, _ names: Set<PropertyName>) -> Int64 {
    let last = story.missed.last { attempt in
      attempt.isSkipped && attempt.write.time.ticks <= now && isAbout(attempt.write, names)
        && isOwnLine(attempt.write.cause)
    }
    guard let last else { return now }
    return trace.phases.lazy.filter { phase in
      if case .action = phase.kind { return true }
      return false
    }.map { trace.grid.time(of: $0.firstFrame).ticks }.last { $0 <= last.write.time.ticks } ?? -1
  }

  /// When the next action begins; what it sets belongs to another moment.
  private var nextAction: Int64 {
    let first = trace.phases.first { phase in
      if case .action = phase.kind { return phase.firstFrame > state.frame }
      return false
    }
    return first.map { trace.grid.time(of: $0.firstFrame).ticks } ?? .max
  }
}
