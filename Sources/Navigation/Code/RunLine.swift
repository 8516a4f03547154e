import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

extension Navigator {
  /// Runs one line of code.
  func run(_ line: Line, _ context: Context) throws {
    let cause = causeID(Cause(origin: line.origin, page: context.selfPage ?? -1))
    code.enter(cause)
    defer { code.leave() }
    try checkDepth()
    try spend()
    try under(cause) { try proceed(line, from: 0, context) }
  }

  /// Code that runs too deep in other code is an error that names the lines.
  func checkDepth() throws {
    guard code.depth > RunLimits.depth else { return }
    throw SimulationError.depth(limit: RunLimits.depth, loop: recursionNames())
  }

  private func recursionNames() -> [String] {
    var names: [String] = []
    for cause in code.trail.suffix(24) {
      let name = causeText(cause)
      if !names.contains(name) { names.append(name) }
    }
    return Array(names.suffix(6))
  }

  /// Goes through the when-words from one on; at a word that defers, the rest becomes a block.
  func proceed(_ line: Line, from start: Int, _ context: Context) throws {
    for index in start..<line.when.count {
      let word = line.when[index]
      if word.defers {
        try deferRest(
          Block(
            line: line, next: index + 1, context: context, cause: scene.currentCause), word)
        return
      }
      switch word {
      case .if(let question):
        if try !answer(question, context) {
          noteSkipped(line, context, "its condition does not hold")
          return
        }
      case .once:
        if !firstTime(line.origin, context) {
          noteSkipped(line, context, "it says 'once', and ran before")
          return
        }
      case .animationsOff:
        try inTransaction(nil, isOff: true) { try proceed(line, from: index + 1, context) }
        return
      case .transaction(let duration):
        try inExplicit(duration) { try proceed(line, from: index + 1, context) }
        return
      case .within(let low, let high):
        let part = AnimationShape(from: low, to: high, ease: .linear)
        try inPart(part) { try proceed(line, from: index + 1, context) }
        return
      case .over(let duration, let curve):
        try animate(for: duration, curve, context) {
          try proceed(line, from: index + 1, context)
        }
        return
      default: break
      }
    }
    try perform(line.statement, context)
  }

  private func firstTime(_ origin: Int, _ context: Context) -> Bool {
    if case .page(let page) = context.runner {
      return pages[page].onceDone.insert(origin).inserted
    }
    return code.isFirstTime(origin, in: controller)
  }

  /// Runs code inside an animation block, or with animations off.
  func inTransaction(
    _ timeline: Int?, isOff: Bool = false, _ body: () throws -> Void
  ) rethrows {
    let before = code.animate(on: timeline, isOff: isOff)
    defer { code.restore(before) }
    try body()
  }

  /// Runs code in a part of the animation around it (documented: UIView's
  /// addKeyframe(withRelativeStartTime:relativeDuration:animations:)).
  func inPart(_ part: AnimationShape, _ body: () throws -> Void) rethrows {
    let before = code.animate(in: part)
    defer { code.restore(before) }
    try body()
  }

  /// UIView.animate: a timeline of its own, from now.
  func animate(
    for duration: OverDuration, _ curve: CurveName, _ context: Context, _ body: () throws -> Void
  ) throws {
    let span = length(of: duration, context)
    guard span > .zero else {
      try inTransaction(nil, body)
      return
    }
    if let driven = drivenPart(of: span, context) {
      try inTransaction(driven.timeline) { try inPart(driven.part, body) }
      return
    }
    let timeline = startTimeline(for: span, Navigator.curve(named: curve))
    try inTransaction(timeline, body)
  }

  /// A timeline that belongs to no transition and ends by itself.
  func startTimeline(for duration: Time, _ curve: Curve) -> Int {
    let now = clock.now
    let timeline = scene.addTimeline(.clock(begin: now, duration: duration, curve))
    clock.schedule(.timelineEnd, timeline, at: now + lasting(duration), in: .completion)
    actions.hold(timeline: timeline)
    return timeline
  }

  static func curve(named name: CurveName) -> Curve {
    switch name {
    case .linear: return .linear
    case .easeIn: return .easeIn
    case .easeOut: return .easeOut
    case .easeInOut: return .easeInOut
    case .spring: return .navigation
    }
  }

  /// `rest`: D·(1−p) when finishing, D·p when cancelling, with the duration that code reads
  /// (observed: ETNavBarTransparent, WRNavigationBar).
  private func length(of duration: OverDuration, _ context: Context) -> Time {
    let animator = transition(context.transition)?.animator?.seconds
    let whole = animator ?? profile.transitionDuration
    switch duration {
    case .fixed(let time): return time
    case .transition: return Time(roundingSeconds: whole)
    case .rest:
      guard let transition = self.transition(context.transition) else {
        return Time(roundingSeconds: whole)
      }
      let part =
        transition.outcome == .cancelled ? transition.percent : 1 - transition.percent
      return Time(roundingSeconds: whole * part)
    }
  }

  /// The end of a timeline that belongs to no transition.
  func endTimeline(_ timeline: Int) throws {
    let owner = actions.takeOwner(ofTimeline: timeline)
    scene.finish(timeline)
    for number in controllers.indices { at(number).settleBar(after: timeline) }
    for number in controllers.indices { at(number).settleSearch(after: timeline) }
    for number in controllers.indices {
      at(number).settleBottomBars(after: timeline, isOwn: true)
    }
    settleOwnBars(after: timeline)
    try endTurn(timeline)
    try endTurnover(on: timeline)
    endRootFade(on: timeline)
    try endItems(on: timeline)
    if let owner { actionLosesPending(owner) }
  }
}
