import NavSimTrace

extension Detector {
  /// The user's next act came to nothing.
  ///
  /// Glitch records: Meituan, "Navigation-bar transitions on iOS: solutions and best practice",
  /// 4.3.1 (a left item); Tencent, QMUI_iOS issue 336; tattn, SwipeTransition issue 50.
  static let frozen = Detector(
    "NAV012", "frozen", "a push, a pop, a swipe or a touch came to nothing, or never ended",
    manual: """
      Looks at what became of the scenario's actions. A swipe that did not begin although nothing
      else ran, the gesture is enabled and the stack has a page to go back to, because the bar
      gives the system's delegate no back button or is hidden, or because an animator of code's
      own takes the pop and nothing drives it. A push after which every stack is as before,
      without an exception and with nothing else under way. A pop or an exchange of the stack that
      was dropped with the console's warning, and that had something to change. A touch on a
      button in plain sight that something else took, or that was dropped although nothing moved,
      neither pages nor what is presented. An action that began and never ended although the run
      came to its end, but for those that a phone's recorder has marked: a recording has no word
      for an end. Where code itself says no
      ('refuse', a gesture that is turned off, a button that is disabled, a finger that comes down
      outside the edge) nothing is frozen, unless it said so for another page: a swipe finds the
      gesture off since a page was on top that has gone, or since a page turned it off in a swipe
      that was cancelled, or a touch the button of a page disabled that has been away and answered
      before.
      'of' takes the action's label: no frozen of swipe.
      """
  ) { evidence, _ in
    return evidence.trace.actions.indices.compactMap { frozen($0, evidence) }
  }

  private static func frozen(_ index: Int, _ evidence: Evidence) -> Sighting? {
    let action = evidence.trace.actions[index]
    guard action.start != nil, let phase = evidence.phase(of: index) else { return nil }
    let frame = min(evidence.trace.phases[phase].firstFrame, evidence.lastFrame)
    let title = evidence.trace.phases[phase].title
    if evidence.isNeverEnded(index, title) { return neverEnded(index, frame, evidence) }
    if let busy = evidence.motion(before: frame), frame < busy.end { return nil }
    if title.hasPrefix("tap "), evidence.movesSomethingPresented(at: frame) { return nil }
    if action.outcome == .ignored, let left = evidence.leftOff(at: frame - 1, title) {
      return Sighting(
        action.label, at: frame, lasting: 1,
        "'\(action.label)' came to nothing: \(left.message)",
        slots: [left.slot].compactMap { $0 }, shown: [])
    }
    if title.hasPrefix("swipe"), action.outcome == .ignored {
      let reasons = evidence.events(ofPhase: phase, named: ["log"]).map(\.text)
      for reason in reasons {
        guard let refusal = Refusal(reason, at: frame, evidence), refusal.reason != .disabled else {
          continue
        }
        var sighting = sighting(action.label, frame, 1, "'\(action.label)' was \(reason)")
        sighting.slots = refusal.slots
        // A button has the cause that its page has come.
        sighting.hasCause = refusal.slots.contains {
          evidence.lastCause(of: $0, at: frame)?.contains("(") == true
        }
        return sighting
      }
    }
    if title.hasPrefix("tap "), action.outcome == .ignored {
      let reasons = evidence.events(ofPhase: phase, named: ["log"]).map(\.text)
      for reason in reasons where isLost(reason) {
        var lost = sighting(action.label, frame, 1, "'\(action.label)' was \(reason)")
        lost.slots = [evidence.windowThatTakes(reason)].compactMap { $0 }
        return lost
      }
    }
    if action.outcome == .ignored, isDropped(title, phase, frame, evidence) {
      return sighting(action.label, frame, 1, "'\(action.label)' came to nothing: it was dropped")
    }
    if title.hasPrefix("push "), evidence.motion(before: frame + 1)?.first != frame {
      let next = evidence.trace.phases.dropFirst(phase + 1).first?.firstFrame
      let after = max((next ?? evidence.lastFrame + 1) - 1, frame)
      if next == nil, evidence.hasCrashed { return nil }
      let controllers = title.controllers(evidence)
      let isSame =
        controllers.contains { evidence.word($0, "stack", at: frame) != nil }
        && controllers.allSatisfy { controller in
          evidence.word(controller, "stack", at: frame - 1)
            == evidence.word(controller, "stack", at: after)
        }
      if isSame {
        return sighting(action.label, frame, 1, "'\(action.label)' came to nothing")
      }
    }
    return nil
  }

  /// Whether a pop or an exchange of the stack was dropped with UIKit's warning, and would have changed
  /// something.
  private static func isDropped(
    _ title: String, _ phase: Int, _ frame: Int, _ evidence: Evidence
  ) -> Bool {
    guard title.hasPrefix("pop") || title.hasPrefix("set-stack "),
      evidence.events(ofPhase: phase, named: ["warning"]).contains(where: {
        $0.text.hasSuffix("the navigation stack will not be updated.")
      })
    else { return false }
    let stacks = title.controllers(evidence).compactMap { evidence.word($0, "stack", at: frame) }
    if title.hasPrefix("pop") { return stacks.contains { $0.contains(">") } }
    return !stacks.contains(title.wantedStack)
  }

  /// An action that is under way for ever. A swipe on the root page that found nothing to pop still drives
  /// the next push (observed: see `TouchRules.rootSwipeHoldsPush`): who let it begin is to blame.
  private static func neverEnded(_ index: Int, _ frame: Int, _ evidence: Evidence) -> Sighting {
    let action = evidence.trace.actions[index]
    let swipe = evidence.trace.actions[..<index].indices.last { index in
      guard evidence.trace.actions[index].outcome == .ignored,
        let phase = evidence.phase(of: index),
        evidence.trace.phases[phase].title.hasPrefix("swipe")
      else { return false }
      return evidence.events(ofPhase: phase, named: ["log"]).contains {
        $0.text.hasSuffix("there is nothing to pop")
      }
    }
    var message = "'\(action.label)' never ended"
    var slots: [Int] = []
    var absent: [String] = []
    var culprit: String?
    if let swipe, let began = evidence.phase(of: swipe),
      hasRested(from: swipe, to: frame, evidence),
      let delegate = evidence.slot("gesture", "delegate"),
      case let first = evidence.trace.phases[began].firstFrame,
      evidence.tracks[delegate].value(at: first).map({ evidence.text(of: $0) }) != "system"
    {
      // Who let it begin, and not who has said so since.
      culprit = evidence.lastCause(of: delegate, at: first)
      message += ": '\(evidence.trace.actions[swipe].label)', a swipe on the root page, holds it"
      slots = [delegate]
      absent = ["nobody refuses the swipe: on gestureShouldBegin  if top is root refuse"]
    }
    if swipe == nil, isNeverCompleted(index, from: frame, evidence) {
      absent = ["nobody calls completeTransition: on animateTransition  after animation  complete"]
    }
    var sighting = Sighting(
      action.label, at: frame, lasting: evidence.lastFrame - frame + 1, message, slots: slots,
      shown: [])
    sighting.absent = absent
    sighting.culprit = culprit
    return sighting
  }

  /// Whether code animates an action's transition, and nobody has said since that it is over.
  private static func isNeverCompleted(_ action: Int, from frame: Int, _ evidence: Evidence) -> Bool
  {
    guard let phase = evidence.phase(of: action),
      !evidence.events(ofPhase: phase, named: ["animateTransition"]).isEmpty
    else { return false }
    return !evidence.events(named: ["completeTransition"]).contains { $0.frame >= frame }
  }

  /// Whether no transition ran between an action and a frame.
  private static func hasRested(from action: Int, to frame: Int, _ evidence: Evidence) -> Bool {
    guard let phase = evidence.phase(of: action) else { return false }
    let first = evidence.trace.phases[phase].firstFrame
    return evidence.motion(before: frame).map { $0.end <= first } ?? true
  }

  /// Whether a note tells of a touch on a button that nobody answered. A touch beside all buttons
  /// is answered by nobody either, and rightly.
  private static func isLost(_ reason: String) -> Bool {
    reason.contains(" button: ") && reason.hasSuffix("takes the touch")
      || reason.hasSuffix("touches are dropped")
  }

  private static func sighting(
    _ label: String, _ frame: Int, _ frames: Int, _ message: String
  ) -> Sighting {
    Sighting(label, at: frame, lasting: frames, message, shown: [])
  }
}

extension String {
  /// Whether a phase's title is that of a stack call or of a gesture.
  fileprivate var isTransition: Bool {
    ["push", "pop", "set-stack", "swipe", "tap left", "tap right", "tap at", "tap back"].contains {
      hasPrefix($0)
    }
  }

  /// The pages of `set-stack A > B animated=no`, as traces write a stack.
  fileprivate var wantedStack: String {
    split(separator: " ").dropFirst().prefix { $0 != "in" && !$0.contains("=") }
      .joined()
  }

  /// The elements of the controllers to which a call may go: `push B in Inner` means Inner's.
  fileprivate func controllers(_ evidence: Evidence) -> [String] {
    let words = split(separator: " ")
    guard let at = words.firstIndex(of: "in"), at + 1 < words.count else {
      return ["navigation"] + evidence.names.otherControllers
    }
    return ["navigation." + words[at + 1]]
  }
}

extension Evidence {
  /// Where it stands whether the window is hidden of which a note says that it takes a touch.
  fileprivate func windowThatTakes(_ note: String) -> Int? {
    let end = " takes the touch"
    guard note.hasSuffix(end), let name = note.dropLast(end.count).split(separator: " ").last else {
      return nil
    }
    return slot("window." + name, "hidden")
  }

  /// Whether an action's transition began and goes on for ever.
  fileprivate func isNeverEnded(_ action: Int, _ title: String) -> Bool {
    let all = trace.actions
    return all[action].start != nil && all[action].end == nil && trace.error == nil && !hasCrashed
      && title.isTransition && !trace.isRecorded
  }
}

/// The transitions of a trace that go on for ever.
struct EndlessTransitions {
  private let evidence: Evidence
  /// Where each begins, and the page that it pushes, if it does.
  private let all: [(frame: Int, pushed: String?)]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    let trace = evidence.trace
    all = trace.actions.indices.filter { trace.actions[$0].end == nil }.compactMap { action in
      guard let phase = evidence.phase(of: action), case let title = trace.phases[phase].title,
        evidence.isNeverEnded(action, title)
      else { return nil }
      let words = title.split(separator: " ")
      let pushed = words.first == "push" && words.count > 1 ? String(words[1]) : nil
      return (trace.phases[phase].firstFrame, pushed)
    }
  }

  /// Whether a frame lies in one of this controller: nothing has come to rest then.
  func hold(_ frame: Int) -> Bool {
    all.contains { transition in
      transition.frame <= frame
        && (transition.pushed.map { evidence.isOnStack($0, at: frame) } ?? true)
    }
  }
}
