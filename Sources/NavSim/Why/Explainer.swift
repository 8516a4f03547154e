import NavSimTrace
import NavSimVocabulary

/// Tells why, from a trace and what is known of its scenario.
struct Explainer {
  /// What all questions of the trace are answered from.
  let book: Casebook
  let state: TraceState
  /// What properties follow from.
  let inputs: Inputs
  /// A line of a file as it stands there; empty where it is not known.
  var source: (_ path: String, _ line: Int) -> String = { _, _ in "" }
  /// Where a declaration says what a property is.
  var declared: (PropertyName) -> BlamedLine? = { _ in nil }
  /// Where the image or the appearance is declared that a property holds.
  var declaredValue: (PropertyName, _ value: String) -> BlamedLine? = { _, _ in nil }

  var steps: [ExplanationStep] = []
  var own: BlamedLine?
  var builtin: BlamedLine?
  var action: BlamedLine?
  /// Lines that would have made another value.
  var missed: [BlamedLine] = []
  private(set) var told: Set<PropertyName> = []
  /// How many sentences a story has at most.
  private static let most = 60

  var trace: Trace { state.trace }

  init(_ book: Casebook, at frame: Int) {
    self.book = book
    state = book.history.state(at: frame)
    inputs = Inputs(state)
  }

  /// The story of a slot.
  mutating func explain(slot: Int) -> Explanation {
    let name = PropertyName(
      trace.elements[trace.slots[slot].element].name, trace.slots[slot].name)
    var explanation = Explanation(
      property: name.text, frame: state.frame, head: head(name, slot))
    if name.element == "eye" {
      tellEye(name.property, since: state.origin(ofSlot: slot)?.frame)
    } else {
      tell(name, depth: 1, isHead: true)
    }
    if name.property == Property.heldBy.name, let line = declared(name) {
      add(1, "declared: \(line.text) (\(line.place))", line)
      own = own ?? line
    }
    if steps.isEmpty { tellArrival(name) }
    if steps.isEmpty { add(1, "nothing that this trace tells has set it") }
    tellMissed(isSeen: name.element == "eye")
    explanation.missed = missed
    explanation.steps = steps
    explanation.saidLine = own ?? builtin
    explanation.line = explanation.saidLine ?? action
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
    let before = state.at(since - 1)
    return text + "; before it was " + before.text(ofSlot: slot)
  }

  // MARK: Sentences

  mutating func add(_ depth: Int, _ text: String, _ line: BlamedLine? = nil) {
    guard steps.count < Explainer.most else { return }
    steps.append(ExplanationStep(depth: depth, text: text, line: line))
  }

  /// A property with who made it, and what it follows from where no code did.
  ///
  /// - Parameters:
  ///   - note: what is added to its sentence.
  ///   - look: what is told of it, where that comes from it.
  private mutating func tell(
    _ name: PropertyName, depth: Int, isHead: Bool = false, note: String = "",
    behind look: TraceLook? = nil
  ) {
    guard told.insert(name).inserted else { return }
    let author = look.flatMap { authorAlone($0, of: name) }
    let cause = author ?? cause(of: name)
    if !isHead { add(depth, name.text + " = " + value(of: name) + sinceText(cause?.frame) + note) }
    let inner = isHead ? depth : depth + 1
    let before = own
    let isAgain = author == nil && tellAgain(name, since: cause, depth: inner)
    if let cause {
      tellChain(cause.number, name, depth: isAgain ? inner + 1 : inner)
      tellDeclared(value(of: name), of: name, depth: inner)
      tellCopied(name, cause.number, depth: inner)
      tellWish(name, cause.number, depth: inner)
      tellSharedView(name, depth: inner)
      if let look = look ?? self.look(of: name) {
        tellAuthor(look, behind: cause.number, depth: inner, before)
      }
    }
    let isFromCode = cause.map { hasOwnLine($0.number, name) } ?? false
    guard !isFromCode || own == nil && before == nil else { return }
    // What has gone follows from who took it away, not from what it was made of.
    if value(of: name) == "absent", cause != nil || hasLeft(name) { return }
    tellInputs(of: name, since: cause?.frame, depth: inner)
  }

  /// The inputs that somebody has set. What one line has set together is told of once.
  private mutating func tellInputs(of name: PropertyName, since frame: Int?, depth: Int) {
    let known = inputs(of: name, since: frame)
    if known.isEmpty { return }
    let look = look(of: name)
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
      let isYounger = isYounger(input, than: name)
      tell(
        input, depth: depth + 1, note: isYounger ? "; so far that has not changed it" : "",
        behind: source(of: name) == input ? look : nil)
    }
  }

  /// Whether an input has come to its value after a property that follows from it came to its own.
  private func isYounger(_ input: PropertyName, than name: PropertyName) -> Bool {
    guard let slot = state.slot(name.element, name.property),
      let since = state.origin(ofSlot: slot)?.frame, let cause = cause(of: input)
    else { return false }
    return cause.frame > since
  }

  /// The inputs of a property that somebody has set: first the one from which it comes, where that is known. What
  /// has changed together with it is likelier than what was there before, and what has changed at all than what was
  /// there from the beginning.
  private func inputs(of name: PropertyName, since frame: Int?) -> [PropertyName] {
    let isGone = value(of: name) == "absent"
    let known = inputs.of(name).filter { input in
      guard !told.contains(input), !hasLeft(input), cause(of: input) != nil else { return false }
      // What takes a back button away is something that is set.
      if isGone, name.element.hasPrefix("back."), !isSet(input) { return false }
      let others = substitutes(for: input, of: name)
      return others.allSatisfy { ["nil", "no", "absent"].contains(value(of: $0)) }
    }
    let deciding = source(of: name)
    let (first, others) = (known.filter { $0 == deciding }, known.filter { $0 != deciding })
    guard let frame, frame >= 0 else { return first + others }
    func isNew(_ input: PropertyName) -> Bool { cause(of: input)?.frame == frame }
    // What was so before the first action was so when all was well.
    func isOld(_ input: PropertyName) -> Bool { cause(of: input)?.frame ?? -1 < 0 }
    let rest = others.filter { !isNew($0) }
    return first + others.filter(isNew) + rest.filter { !isOld($0) } + rest.filter(isOld)
  }

  /// Whoever wrote later what shows is the one who keeps it there: a value that does not change
  /// leaves no mark in a trace.
  private mutating func tellAgain(
    _ name: PropertyName, since cause: (number: Int32, frame: Int)?, depth: Int
  ) -> Bool {
    let (number, frame) = (cause?.number ?? -1, cause?.frame ?? -1)
    let shown = value(of: name)
    let look = look(of: name)
    let source = source(of: name)
    let found = ([name] + inputs.of(name)).compactMap { input -> TraceStory.Write? in
      guard let write = lastWrite(input), write.cause >= 0,
        case let isSource = input == source && write.cause == look?.cause,
        write.value == shown || isSource, hasOwnCode(write.cause),
        case let written = self.frame(of: write.time),
        written > frame
          || isSource && written == frame && write.cause > number && hasOwnCode(number)
      else { return nil }
      // That two flags are both 'yes' says nothing of who keeps what.
      if isFirst(write), ["yes", "no", "nil"].contains(shown) { return nil }
      return write
    }
    guard let write = found.max(by: { $0.time < $1.time }) else { return false }
    let input = PropertyName(write.element, write.property)
    let place = place(of: write.time)
    if input != name { told.insert(input) }
    let again = isFirst(write) ? "later" : "again"
    add(depth, "\(input.text) = \(write.value) was written \(again), " + place)
    tellChain(write.cause, input, depth: depth + 1, from: place)
    add(depth, "it had come before")
    return true
  }

  /// Whether nobody has written the property before.
  private func isFirst(_ write: TraceStory.Write) -> Bool {
    book.firstWrite(of: PropertyName(write.element, write.property))?.time == write.time
  }

  /// What a point of the eye is made of: first what went from in front of it when it changed.
  private mutating func tellEye(_ point: String, since frame: Int?) {
    let layers = EyeLayers(point, state, book.reel.picture(of: state))
    // Whatever changes below the ground of a call is not what the eye sees there.
    if let frame, frame >= 0, layers.painted.first?.element != "statusBar" {
      tellGone(from: point, layers, at: frame)
      tellCome(to: point, layers, at: frame)
    }
    for name in layers.missing {
      let value = value(of: name)
      let reason = layers.places[name] ?? reason(of: name)
      add(1, reason + ": \(name.text) = \(value)" + sinceText(cause(of: name)?.frame))
      if name.element.hasSuffix(".bg.image") { tellScrollEdge(of: name.element) }
      tell(name, depth: 2, isHead: true)
    }
    if layers.painted.isEmpty {
      add(1, "nothing is painted at this point")
      return
    }
    add(1, "at this point there is, front to back")
    let before = own
    for name in layers.painted { tell(name, depth: 2) }
    if before == nil, let line = fadeLine(layers.painted, at: frame) { own = line }
  }

  /// The line of one's own that fades what lies at a point, where the fade is what has changed there.
  private func fadeLine(_ painted: [PropertyName], at frame: Int?) -> BlamedLine? {
    guard let frame, frame >= 0 else { return nil }
    let before = state.at(frame - 1)
    let fades = painted.filter { ["alpha", "fade"].contains($0.property) }
    for name in fades where isOnItsWay(name, from: before) {
      guard let cause = cause(of: name), cause.frame == frame else { continue }
      let lines = chain(cause.number).filter { $0.kind == .code }.compactMap { line(of: $0, name) }
      if let line = lines.first(where: { !$0.isBuiltin }) { return line }
    }
    return nil
  }

  /// Whether an element that was there before has another opacity now.
  private func isOnItsWay(_ name: PropertyName, from before: TraceState) -> Bool {
    guard let slot = state.slot(name.element, name.property), before.isPresent(name.element) else {
      return false
    }
    return before.text(ofSlot: slot) != state.text(ofSlot: slot)
  }

  /// Why a bar that is missing at a point is not seen there.
  private func reason(of name: PropertyName) -> String {
    switch name.property {
    case "color" where name.element.hasSuffix(".shadow"): "the bar has no hairline"
    case "alpha", "fade": "the bar is seen through"
    case "color": "the bar's background is clear"
    case "clipsToBounds": "the bar ends below the status bar"
    default: "the bar is not there"
    }
  }

  /// That content at its edge leaves the bar clear from iOS 15 on (documented: UINavigationBar,
  /// scrollEdgeAppearance).
  ///
  /// - Parameter image: that of the bar's background, `bar.bg.image` or `bar.Inner.bg.image`.
  private mutating func tellScrollEdge(of image: String) {
    let bar = String(image.dropLast(".bg.image".count))
    let controller = "navigation" + bar.dropFirst("bar".count)
    let top = state.value(controller, "top").map { trace.text(of: $0) } ?? ""
    let isSet = [bar, top + ".item"].contains { element in
      !["nil", "absent", ""].contains(value(of: PropertyName(element, "scrollEdgeAppearance")))
    }
    guard trace.isOfIOS(15), !isSet,
      state.number(top + ".scrollView", "contentOffset") ?? 0 <= 0
    else { return }
    add(
      2,
      "\(top)'s content is at its top and no scrollEdgeAppearance is set: from iOS 15 on the bar is clear there"
    )
  }

  /// What was painted at a point until a frame, and is not any more: who took it away is the cause,
  /// not who had painted what is seen now.
  private mutating func tellGone(from point: String, _ layers: EyeLayers, at frame: Int) {
    let before = state.at(frame - 1)
    for name in EyeLayers(point, before, book.reel.picture(of: before)).painted
    where !layers.painted.contains(name) {
      guard let slot = state.slot(name.element, name.property),
        before.text(ofSlot: slot) != value(of: name), !isLastStep(name, before),
        !layers.keepsAway(barOf: name.element) || isClear(slot)
      else { continue }
      add(1, "\(name.text) is \(value(of: name)); before, it was \(before.text(ofSlot: slot)) here")
      if cause(of: name) != nil {
        tell(name, depth: 2, isHead: true)
      } else if !hasLeft(name) {
        tellInputs(of: name, since: frame, depth: 2)
      }
    }
  }

  /// Whether a slot holds a colour through which everything is seen.
  private func isClear(_ slot: Int) -> Bool {
    let value = state.value(ofSlot: slot)
    return value.kind == .color && value.packedColor & 0xFF == 0
  }

  /// What kept a bar away from a point until a frame: who brought it there is the cause, not who has
  /// coloured it. A bar that is clear, or lies behind something else, has not come.
  private mutating func tellCome(to point: String, _ layers: EyeLayers, at frame: Int) {
    let before = state.at(frame - 1)
    for name in EyeLayers(point, before, book.reel.picture(of: before)).missing
    where !layers.missing.contains(name) && layers.paintsBar(of: name.element) {
      guard let slot = state.slot(name.element, name.property) else { continue }
      let was = before.text(ofSlot: slot)
      let isOpacity = ["alpha", "fade"].contains(name.property)
      guard was != value(of: name), !isOpacity || isJump(name, from: before) else { continue }
      let what = name.element.hasPrefix("page.") ? "page" : "bar"
      add(1, "the \(what) came here: \(name.text) is \(value(of: name)); before, it was \(was)")
      tell(name, depth: 2, isHead: true)
    }
  }

  /// Whether a dimming or a fade has come to its end: nobody sees the last step of a dimming, and a
  /// fade that is over is whole for what it took away as well.
  private func isLastStep(_ name: PropertyName, _ before: TraceState) -> Bool {
    switch name.property {
    case "dim": before.number(name.element, "dim") ?? 1 < 0.05
    case "fade": state.number(name.element, "fade") ?? 1 >= 1
    default: false
    }
  }

  /// Whether an opacity has changed at once, not on its way.
  private func isJump(_ name: PropertyName, from before: TraceState) -> Bool {
    let was = before.number(name.element, name.property) ?? 1
    return abs((state.number(name.element, name.property) ?? 1) - was) >= 0.5
  }

  private func sinceText(_ frame: Int?) -> String {
    guard let frame, frame >= 0, frame < state.frame else { return "" }
    return ", since " + trace.shortPlace(ofFrame: frame)
  }
}
