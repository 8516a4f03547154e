import NavSimKernel
import NavSimProgram

/// What a stack call asks for.
struct StackOperation {
  /// The kinds of stack calls.
  enum Kind: Hashable {
    case push, pop, popTo, popToRoot, set

    /// The call as UIKit's console has it.
    var selector: String {
      switch self {
      case .push: "pushViewController:animated:"
      case .pop: "popViewControllerAnimated:"
      case .popTo: "popToViewController:animated:"
      case .popToRoot: "popToRootViewControllerAnimated:"
      case .set: "setViewControllers:animated:"
      }
    }
  }
  let kind: Kind
  /// The stack when the call was made, and after it.
  let before: [Int]
  let after: [Int]
  let isAnimated: Bool
  var isInteractive = false
  /// The action of the scenario that made the call itself, or -1.
  var action = -1
  var cause: Int32 = -1
  /// How many pages stay at the bottom, where they were. No page is twice on a stack.
  private let common: Int
  /// Whether the pages move as in a push: the new top was not on the old stack.
  let movesForward: Bool

  init(
    kind: Kind, before: [Int], after: [Int], isAnimated: Bool, isInteractive: Bool = false,
    action: Int = -1, cause: Int32 = -1
  ) {
    (self.kind, self.before, self.after) = (kind, before, after)
    (self.isAnimated, self.isInteractive) = (isAnimated, isInteractive)
    (self.action, self.cause) = (action, cause)
    // Asked in every frame, and a stack may be deep.
    common = zip(before, after).prefix { $0 == $1 }.count
    movesForward = after.last.map { !before.contains($0) } ?? false
  }

  /// The same call for other stacks.
  func replacing(before: [Int], after: [Int]) -> StackOperation {
    StackOperation(
      kind: kind, before: before, after: after, isAnimated: isAnimated,
      isInteractive: isInteractive, action: action, cause: cause)
  }

  var from: Int? { before.last }
  var to: Int? { after.last }
  /// Pages that leave the stack, top first.
  var leaving: [Int] { before[common...].reversed().without(after[common...]) }
  /// Pages that come to the stack, bottom first.
  var entering: [Int] { after[common...].without(before[common...]) }
}

/// A transition between two pages, from the call that asks for it to its end.
struct Transition {
  /// How far it is.
  enum Stage: Hashable {
    /// Its call has not returned; calls from willMove come after it.
    case called
    case pending, running, ending
  }
  let id: Int
  var operation: StackOperation
  var stage = Stage.called
  /// The timeline of its animations, once it runs.
  var timeline: Int?
  var begin: Time = .zero
  /// Whether the outcome is decided, and which it is.
  var outcome: Outcome?
  /// The finger's fraction, for a transition that follows one; where it was released after that.
  var percent = 0.0
  /// What its coordinator holds.
  var blocks = CoordinatorBlocks()
  /// Whether another transition was started on top of this one.
  private(set) var isNested = false
  /// The cause of the call that started that one.
  private(set) var nestedBy: Int32 = -1
  /// Whether the bar was hidden when that call was made.
  private(set) var wasHiddenAtNesting = false

  /// Another transition starts on top of it.
  mutating func nest(by cause: Int32, barHidden: Bool) {
    isNested = true
    nestedBy = cause
    wasHiddenAtNesting = barHidden
  }

  /// Whether the bar was hidden when the call was made.
  var wasBarHidden = false

  /// The cause of the line that took the finger away from it, or -1.
  private(set) var cancelledBy: Int32 = -1

  /// Code cancels the gesture that drives it.
  mutating func cancel(by cause: Int32) { cancelledBy = cause }

  /// Whether it follows a finger that has not come down.
  var waitsForFinger: Bool {
    operation.isInteractive && !hasFinger && outcome == nil && driver == nil
  }

  /// Whether a finger drives it, or has.
  private(set) var hasFinger = false

  /// How long the animation of code's own takes; nil where UIKit animates.
  private(set) var animator: Time?

  /// Code animates it.
  mutating func use(animator duration: Time?) { animator = duration }

  /// What drives it, where code animates and has said so.
  private(set) var driver: PercentDriver?
  /// Blocks that wait for the end of code's own animation.
  private(set) var afterAnimation: [Block] = []
  /// Whether code sets its animation up now, so that what it animates is driven.
  private(set) var isSettingUp = false
  /// Whether code has called completeTransition.
  private(set) var isCompleted = false
  /// The cause of the call that said no, or yes after the transition had been taken back; -1 where none has.
  private(set) var decidedBy: Int32 = -1
  /// Whether the bar has taken a cancel for the end of it (`AnimatorRules.barCancelsAtOnce`).
  private(set) var hasBarCancelled = false

  /// A percent-driven controller drives it.
  mutating func use(driver: PercentDriver) {
    self.driver = driver
    operation.isInteractive = true
  }

  /// Code begins to set its animation up, or is done with that.
  mutating func setUp(_ isSettingUp: Bool) { self.isSettingUp = isSettingUp }

  /// A block waits for the end of code's own animation.
  mutating func wait(_ block: Block) { afterAnimation.append(block) }

  /// The animation is over: what waited for that.
  mutating func takeWaiting() -> [Block] {
    defer { afterAnimation = [] }
    driver?.end()
    return afterAnimation
  }

  /// The driver lets go.
  mutating func letGo(cancelled: Bool, barCancels: Bool, at now: Time, pace: Double) {
    outcome = cancelled ? .cancelled : .finished
    if cancelled && barCancels { hasBarCancelled = true }
    driver?.letGo(at: percent, cancelled: cancelled, of: animator ?? .zero, at: now, pace: pace)
  }

  /// The driver takes over again what ran by itself.
  mutating func takeOver(at now: Time) {
    percent = driver?.percent(at: now) ?? percent
    outcome = nil
    driver?.takeOver()
  }

  /// completeTransition(_:), called by a line of code.
  mutating func complete(_ isDone: Bool, by cause: Int32) {
    if isDone == (outcome == .cancelled) { decidedBy = cause }
    isCompleted = true
    outcome = isDone ? .finished : .cancelled
  }

  /// A finger drives it from now on.
  mutating func takeFinger() { hasFinger = true }

  /// UIKit takes it for one that a finger drives.
  mutating func waitForFinger() { operation.isInteractive = true }

  /// The outcomes.
  enum Outcome: Hashable { case finished, cancelled }
}

/// A deferred rest of a line: from one of its when-words on.
struct Block {
  var line: Line
  var next: Int
  var context: Context
  var cause: Int32
}

/// In what code runs: what `self`, `from`, `to` and `animated` mean.
struct Context {
  /// Who runs a line.
  enum Runner: Hashable {
    case page(Int)
    case navigation
    case strategy(Int)
    case action(Int)
  }
  /// Whose declaration the line belongs to.
  var runner: Runner
  /// What `self` is; nil for the navigation controller.
  var selfPage: Int?
  /// The pages of the call or of the transition, captured when the line is reached.
  var from: Int?
  var to: Int?
  /// The animated argument of the callback.
  var animated: Bool?
  /// The transition that the line belongs to, by id.
  var transition: Int?
  /// The controller on which a block works, by number.
  var controller = 0
  /// Whether a block runs, which has captured what it works on.
  var isBlock = false
  /// Whether its pages are all that it has: no transition around it gives it others.
  private(set) var knowsPages = false
  /// A page comes in place of nothing, whatever is pushed or presented around it.
  mutating func bring(_ page: Int) { (from, to, knowsPages) = (nil, page, true) }

  /// Whether a delegate is asked what drives a transition.
  private(set) var asksForDriver = false
  /// A delegate is asked what drives a transition.
  mutating func askForDriver() { asksForDriver = true }

  /// Whether the call names its controller, which code need not be on the stack of.
  private(set) var namesController = false
  /// The call names its controller.
  mutating func nameController() { namesController = true }

  /// The pages that it names.
  var pages: [Int] { [selfPage, from, to].compactMap(\.self) }
}

extension Collection<Int> {
  /// The numbers that are not among others, in their order.
  func without(_ others: some Collection<Int>) -> [Int] {
    if others.isEmpty { return Array(self) }
    let gone = Set(others)
    return filter { !gone.contains($0) }
  }
}
