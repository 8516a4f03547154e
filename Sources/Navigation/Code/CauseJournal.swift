import NavSimKernel
import NavSimProgram
import NavSimVocabulary

// Who asked for what. A plain run does not keep it: it costs nothing there, and the causes of its
// trace are a few lines. Asked for it, a run gives each cause the one under which it arose, and
// tells who wrote what code set.

/// A cause with the one before it.
public struct CauseLink: Sendable {
  /// The cause under which this one arose; below 0 for none.
  public let parent: Int32
  /// When, from time zero; below zero for what happened before the first action.
  public let time: Time
  /// The line of code, as an index into the program's origins; -1 for UIKit.
  public let origin: Int
  /// The page for which it ran, or -1.
  public let page: Int
  /// What UIKit was doing, where no line is named.
  public let system: String
  /// Whether this is the rest of the line before it, run later.
  public let isRest: Bool
}

/// A write of something that code sets.
public struct WriteNote: Sendable {
  /// What has the property.
  public let thing: Thing
  /// The property.
  public let key: PropertyKey
  /// The page that the thing belongs to, or -1.
  public let page: Int
  /// The navigation controller, as the simulation numbers them: 0 is the scenario's own.
  public let controller: Int
  /// What was set.
  public let value: Value
  /// When, from time zero; below zero for what happened before the first action.
  public let time: Time
  /// Who wrote it; below 0 if nobody is known.
  public let cause: Int32
}

/// Something that code would have set, and did not.
public struct MissedNote: Sendable {
  /// What has the property.
  public let thing: Thing
  /// The property.
  public let key: PropertyKey
  /// The page that the thing belongs to, or -1.
  public let page: Int
  /// The navigation controller, as the simulation numbers them: 0 is the scenario's own.
  public let controller: Int
  /// What would have been set.
  public let value: Value
  /// When, from time zero; below zero for what happened before the first action.
  public let time: Time
  /// Whose line it is; below 0 if nobody is known.
  public let cause: Int32
  /// What became of it: `dropped, because there is no transition to take the block`.
  public let reason: String
}

/// The causes and writes of a run, in the order of happening.
struct CauseJournal {
  /// Beside each of the simulation's causes.
  var links: [CauseLink] = []
  var writes: [WriteNote] = []
  private(set) var missed: [MissedNote] = []
  /// Who asked first for the layout that comes.
  var commitCause: Int32 = -1

  /// Keeps what did not come about.
  mutating func add(_ note: MissedNote) { missed.append(note) }

  /// Whether lines that were left out are still kept: a line that asks at every tick shall not fill it.
  var takesSkips: Bool { !isFull && missed.count < RunLimits.causes / 8 }

  var isFull: Bool {
    links.count >= RunLimits.causes || writes.count >= RunLimits.causes
      || missed.count >= RunLimits.causes
  }
}

extension Navigator {
  /// Has the run keep who asked for what; to be said before `prepare`.
  public func followCauses() { causes.keepJournal() }

  /// Whether it does.
  public var followsCauses: Bool { causes.journal != nil }

  /// The links beside the causes; empty unless they were asked for.
  public var causeLinks: [CauseLink] { causes.journal?.links ?? [] }

  /// The writes in the order of happening; empty unless they were asked for.
  public var writeNotes: [WriteNote] { causes.journal?.writes ?? [] }

  /// What code would have set and did not; empty unless it was asked for.
  public var missedNotes: [MissedNote] { causes.journal?.missed ?? [] }

  /// A cause with the one before it, where that is kept.
  func linked(_ cause: Cause, under parent: Int32, isRest: Bool = false) -> Int32? {
    guard causes.takesNotes else { return nil }
    clock.spend(textWeight(of: cause))
    return causes.add(
      cause,
      CauseLink(
        parent: parent, time: journalTime, origin: cause.origin, page: cause.page,
        system: cause.system.rawValue, isRest: isRest))
  }

  /// Before time zero there is no time of the scenario.
  private var journalTime: Time { clock.isRecording ? clock.time : Time(ticks: -1) }

  /// Runs what a call, a finger or a request has brought about as its doing, where that is kept.
  func because<T>(
    _ system: SystemCause, of parent: Int32?, _ body: () throws -> T
  ) rethrows -> T {
    guard let parent, parent >= 0,
      let cause = linked(Cause(origin: -1, page: -1, system: system), under: parent)
    else { return try body() }
    return try under(cause, body)
  }

  /// Who made the call that a transition carries out.
  func callCause(of transition: Int) -> Int32? {
    followsCauses ? self.transition(transition)?.operation.cause : nil
  }

  /// Who brought a transition to its end: the line that cancelled its gesture, else who made its call.
  func endCause(of transition: Int) -> Int32? {
    let taker = self.transition(transition)?.cancelledBy ?? -1
    return followsCauses && taker >= 0 ? taker : callCause(of: transition)
  }

  /// Who put the finger down.
  var fingerCause: Int32? { callCause(of: here.gesture.transition) }

  /// The cause of what a line does later: the line itself, at its time.
  func restCause(of cause: Int32) -> Int32 {
    guard followsCauses, let said = causes[cause] else { return cause }
    return linked(said, under: cause, isRest: true) ?? cause
  }

  /// Notes a write of something that code sets, with its value where a run keeps a journal.
  func noteWrite(_ thing: Thing, _ key: PropertyKey, page: Int = -1, _ value: Value) {
    if case .known(let property) = key { noteWriter(of: thing, property, page: page) }
    guard causes.takesNotes else { return }
    causes.note(
      WriteNote(
        thing: thing, key: key, page: page, controller: controller, value: value, time: journalTime,
        cause: scene.currentCause))
  }

  /// Notes what the rest of a line would have set, had anybody taken it.
  func noteMissed(_ block: Block, _ reason: String) {
    guard causes.takesNotes else { return }
    noteMissed(block.line.statement, block, reason)
  }

  /// Notes what a line would have set, had it not been left out by a word of its own.
  func noteSkipped(_ line: Line, _ context: Context, _ reason: String) {
    guard causes.takesSkips else { return }
    let block = Block(
      line: line, next: line.when.count, context: context, cause: scene.currentCause)
    if case .do(let routine, let owner) = line.statement {
      // What its lines would run in their turn is not told.
      for line in missedLines(of: routine, owner, context) {
        noteMissed(line.statement, block, "skipped: " + reason)
      }
    } else {
      noteMissed(line.statement, block, "skipped: " + reason)
    }
  }

  private func noteMissed(_ statement: Statement, _ block: Block, _ reason: String) {
    switch statement {
    case .within(_, let inner): noteMissed(inner, block, reason)
    case .write(.thing(let owner, let thing), let assignments):
      let page = thing.belongsToPage ? page(owner, block.context) ?? -1 : -1
      for assignment in assignments {
        noteMissed(
          thing, assignment.property, page: page, evaluate(assignment.value, block.context),
          by: block.cause, reason)
      }
    case .copy(.thing(let source, let style), .thing(_, .bar), let fields):
      for field in fields ?? Property.styleFields {
        let value = evaluate(.read(.property(source, style, .known(field))), block.context)
        if value != .none { noteMissed(.bar, .known(field), value, by: block.cause, reason) }
      }
    case .setBarHidden(let isHidden, _):
      noteMissed(
        .navigation, .known(.navigationBarHidden), .flag(isHidden), by: block.cause, reason)
    default: return
    }
  }

  /// Notes a write that came to nothing.
  func noteMissed(
    _ thing: Thing, _ key: PropertyKey, page: Int = -1, _ value: Value, by cause: Int32,
    _ reason: String
  ) {
    guard causes.takesNotes else { return }
    causes.note(
      MissedNote(
        thing: thing, key: key, page: page, controller: controller, value: value, time: journalTime,
        cause: cause,
        reason: reason))
  }

  /// Notes what a declaration says of a page, as its instance is made.
  func noteDeclared(_ page: Int) {
    guard followsCauses else { return }
    let declared = program.pages[page]
    let wishes =
      Thing.wants.properties.map { PropertyKey.known($0) }
      + program.ownProperties.indices.map { PropertyKey.own($0) }
    declaring(page) {
      for key in wishes {
        if let value = declared.wants[key] { noteWrite(.wants, key, page: page, value) }
      }
      if let title = declared.title { noteWrite(.item, .known(.title), page: page, .text(title)) }
    }
  }

  /// Runs the writes of a declaration as such.
  func declaring<T>(_ page: Int, _ body: () throws -> T) rethrows -> T {
    let cause = Cause(origin: -1, page: page, system: .declared)
    guard let id = linked(cause, under: scene.currentCause) else { return try body() }
    return try under(id, body)
  }
}
