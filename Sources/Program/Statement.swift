import NavSimKernel
import NavSimVocabulary

/// The animated flag of a call.
public enum AnimatedFlag: Hashable, Sendable {
  case yes, no
  /// The animated argument of the callback in which the line runs.
  case callback
}

/// One `name=value` of a write.
public struct Assignment: Hashable, Sendable {
  /// The property that is written.
  public var property: PropertyKey
  /// The value, constant or read when the statement runs.
  public var value: Expression
  /// The animated argument of a button's setter; nil for a plain one.
  public var animated: AnimatedFlag?

  /// An assignment of `value` to `property`.
  public init(property: PropertyKey, value: Expression) {
    self.property = property
    self.value = value
  }
}

/// Where a pop goes.
public enum PopTarget: Hashable, Sendable {
  /// One page down.
  case one
  case root
  case page(Owner)
}

/// A style field, and the one that takes its place on a stand-in.
public struct FieldPair: Hashable, Sendable {
  /// The field that is written.
  public var from: Property
  /// The field that gets the value.
  public var to: Property

  /// The pair `from`=`to`.
  public init(from: Property, to: Property) {
    self.from = from
    self.to = to
  }
}

/// The second operand of `save X minus Y`.
public struct Adjustment: Hashable, Sendable {
  /// Whether the second value is subtracted.
  public var isMinus: Bool
  /// What is read.
  public var operand: Reference

  /// `minus operand`, or `plus operand`.
  public init(isMinus: Bool, operand: Reference) {
    self.isMinus = isMinus
    self.operand = operand
  }
}

/// One statement of user code, of a strategy or of a timed action.
public indirect enum Statement: Hashable, Sendable {
  /// Writes properties of a thing (`.thing`) or a controller (`.owner`), left to right.
  case write(Reference, [Assignment])
  case setBarHidden(Bool, AnimatedFlag)
  case hidePart(Thing, Mechanism)
  case showPart(Thing)
  /// Remembers a value, a whole style (`.thing(_, .bar | .fake | .wants)`) or a page.
  case save(Expression, Adjustment?, owner: Owner?, name: Int)
  case restore(owner: Owner?, name: Int, AnimatedFlag?)
  case forget(owner: Owner?, name: Int)
  /// Copies style fields; nil fields means every style field of the schema.
  case copy(from: Reference, to: Reference, fields: [Property]?)
  case push(Owner, AnimatedFlag)
  case pop(PopTarget, AnimatedFlag)
  case setStack([Owner], AnimatedFlag)
  case load(Owner)
  /// The view of a declared controller is laid out before it is in the window.
  case loadController(Int)
  case layout(Reference)
  case invalidate(Reference)
  case invalidateConstraints(Reference)
  /// Maps the transition's progress from one range to another, clamped, onto a property.
  case mapProgress(Double, Double, Reference, Expression, Expression)
  /// The same for the content offset of the page whose code runs.
  case mapContentOffset(Double, Double, Reference, Expression, Expression)
  /// The same for the count of the strategy's ticks.
  case mapTicks(Double, Double, Reference, Expression, Expression)
  /// A display link: so many frames, and whether it goes on after them with the last count.
  case ticksStart(frames: Double, keeps: Bool)
  case ticksStop
  case refuse
  case stop
  /// Runs a routine of a page's own, by index; nothing if the page has none of that name.
  case doOfPage(Int, of: Owner)
  /// Runs a routine of the controller that is meant, by index.
  case doOfController(Int)
  /// Calls a callback of a page, with its argument.
  case callBack(Hook, of: Owner, AnimatedFlag)
  /// Calls super's implementation of a callback, above the class of a declared page in whose code that
  /// stands; whether it is another one than the callback that runs.
  case callSuper(Hook, from: Int, isOther: Bool, AnimatedFlag)
  /// Runs a routine of the same declaration, by index, with `self` = the owner if there is one.
  case `do`(Int, with: Owner?)
  case make(Owner, FakeKind, item: StandInItem, hasBack: Bool)
  case add(Owner, host: StandInHost, FrameRule)
  /// Frames a stand-in (`.thing(_, .fake)`) or the real background again.
  case place(Reference, FrameRule)
  case front(Owner)
  case remove(Owner)
  /// Repeats every later setter of the bar on a stand-in; a field may go to another.
  case mirror(Owner, [FieldPair])
  case unmirror
  case clamp(Owner)
  /// Code animates the transition that is asked about, in so much time.
  case animator(over: Time)
  /// completeTransition(_:) of the context that the animator was given; nil for what the context
  /// knows itself: no where the transition was cancelled.
  case completeTransition(Bool?)
  /// UIPercentDrivenInteractiveTransition: the answer that one drives, and its calls.
  case driver(DriverCall)
  /// A pan of code's own, which makes a call as it begins and drives its transition.
  case pan(GesturePath, Statement)
  case swipeBack(GesturePath)
  case tapBack
  /// A touch on the left or right button of the bar, or at a place on screen.
  case tap(TapTarget)
  /// A finger comes down on a button of the bar and rests there.
  case press(ButtonSide)
  /// The tab of the controller that is meant is selected, by code or by a touch.
  case select(byTouch: Bool)
  /// A page or a controller comes over what is on screen.
  case present(Presented, PresentationStyle, AnimatedFlag)
  case dismiss(AnimatedFlag)
  /// A finger pulls a sheet down.
  case swipeDown(GesturePath)
  /// addChild with its view and didMove; to the page whose code says so unless another is named.
  case addChild(Owner, to: Owner?)
  /// willMove, the view, removeFromParent.
  case removeChild(Owner)
  /// beginAppearanceTransition(_:animated:) and endAppearanceTransition() by hand.
  case beginAppearance(Owner, appears: Bool, AnimatedFlag)
  case endAppearance(Owner)
  /// window.rootViewController = a page, or the controller of a declaration, inside
  /// UIView.transition where a time is named.
  case setRoot(Presented, dissolve: Time?)
  /// A further window, by its declaration, is shown, hidden or made key.
  case window(Int, WindowCall)
  /// The app goes into the background, or comes back.
  case setBackground(Bool)
  /// A call begins in the background, or is over.
  case setCall(Bool)
  case setToolbarHidden(Bool, AnimatedFlag)
  case setTabBarHidden(Bool, AnimatedFlag)
  case updateStatusBar
  /// UINavigationBar's own calls, with the items of pages.
  case pushItem(Owner, AnimatedFlag)
  case popItem(AnimatedFlag)
  case setItems([Int], AnimatedFlag)
  /// Moves a page's content to an offset, at once or over a time.
  case scroll(Owner, to: Double, over: Time?)
  case rotate(Orientation)
  /// Dark mode on or off.
  case setDark(Bool)
  /// A stack call of a declared controller, by the declaration's index.
  case within(Int, Statement)
  /// Runs a closure of a strategy in Swift, by its number in the run. No text says it.
  case call(Int)

  /// Whether it is what happens in the scenario, not what code does about it.
  var isCourse: Bool {
    switch self {
    case .push, .pop, .setStack, .swipeBack, .tapBack, .tap, .press, .pushItem, .popItem, .setItems,
      .scroll, .rotate, .setDark, .select, .present, .dismiss, .swipeDown,
      .setRoot, .window, .setBackground, .setCall, .addChild, .removeChild:
      return true
    case .within(_, let call), .pan(_, let call): return call.isCourse
    // What happens may stand in a routine; the rest of it is dropped there.
    case .do, .doOfPage, .doOfController: return true
    default: return false
    }
  }
}

/// What is said of a percent-driven controller.
public enum DriverCall: Hashable, Sendable {
  /// One drives the transition that is asked about: completionSpeed and completionCurve, where they
  /// are set.
  case answer(speed: Double?, curve: CurveName?)
  /// update(_:): how far the transition is, 0...1.
  case update(Double)
  /// finish(), cancel() and pause().
  case finish, cancel, pause
}

/// The navigation item that a bar of code's own is given.
public enum StandInItem: Hashable, Sendable {
  /// None, or where the bar shows items one of its own with the content of its page's.
  case usual
  /// One without content, without which a bar draws nothing from iOS 14.
  case empty
  /// Its page's own item: two bars have one item.
  case shared
}

/// A button of a bar: the left one, the right one, and what leads back.
public enum ButtonSide: String, CaseIterable, Hashable, Sendable { case left, right, back }

/// What a finger is to touch, besides the back button and tabs.
public enum TapTarget: Hashable, Sendable {
  /// A button of the bar.
  case button(ButtonSide)
  /// The action of the alert on top.
  case action
  /// The entry of a page in the menu that the back button shows when it is held.
  case menu(Int)
  /// The search field in the bar, or what ends the search.
  case search, cancel
  /// A place on screen, in points from its upper left corner.
  case point(x: Double, y: Double)
}

/// How the device is held.
public enum Orientation: String, CaseIterable, Hashable, Sendable { case portrait, landscape }

/// The words between a hook and its statement.
public enum When: Hashable, Sendable {
  case alongside, completion, interactionChange, nextTurn, animationsOff, once
  case after(Time)
  /// When the animation of code's own is over: the completion block of UIView.animate.
  case afterAnimation
  case over(OverDuration, CurveName)
  case `if`(Question)
  /// An explicit CATransaction with a duration around it.
  case transaction(Time)
  /// A part of the animation around it, from one fraction of its way to another.
  case within(Double, Double)

  /// Whether what stands to the right runs later, from a block.
  public var defers: Bool {
    switch self {
    case .alongside, .completion, .interactionChange, .nextTurn, .after, .afterAnimation:
      return true
    default: return false
    }
  }
}

/// How long an `over` animation takes.
public enum OverDuration: Hashable, Sendable {
  case fixed(Time)
  /// The transition's duration as code reads it.
  case transition
  /// D·(1−p) when the transition finishes, D·p when it is cancelled.
  case rest
}

/// One question of an `if`.
public struct Question: Hashable, Sendable {
  /// What is asked.
  public enum Test: Hashable, Sendable {
    case condition(Condition)
    /// A condition that the strategy names: any of its lines, each all of its questions.
    case named(Int)
    case equals(Reference, Expression)
    case onStack(Reference)
    case less(Reference, Expression)
    case greater(Reference, Expression)
  }
  /// The question.
  public var test: Test
  /// Whether `not` stands before it.
  public var isNegated: Bool

  /// A question, negated or not.
  public init(_ test: Test, isNegated: Bool = false) {
    self.test = test
    self.isNegated = isNegated
  }
}

/// One line of code: when-words, a statement, and where it stands.
public struct Line: Hashable, Sendable {
  /// The when-words, left to right.
  public var when: [When]
  /// What is done.
  public var statement: Statement
  /// Where the line stands, by index into `Program.origins`.
  public var origin: Int

  /// A line of code.
  public init(when: [When], statement: Statement, origin: Int) {
    self.when = when
    self.statement = statement
    self.origin = origin
  }
}

/// Where a line of code stands: what a cause names.
public struct Origin: Hashable, Sendable {
  /// The declaration: a page, a controller, a strategy, or the scenario.
  public var declaration: String
  /// The hook as written; empty for actions.
  public var hook: String
  /// The line's number among the lines of this hook in this declaration, from 1.
  public var ordinal: Int
  /// The file; for built-in strategies `<name>`.
  public var file: String
  /// The line in the file, from 1.
  public var line: Int
  /// The line's text, trimmed.
  public var text: String

  /// The place of a line of code.
  public init(
    declaration: String, hook: String, ordinal: Int, file: String, line: Int, text: String
  ) {
    self.declaration = declaration
    self.hook = hook
    self.ordinal = ordinal
    self.file = file
    self.line = line
    self.text = text
  }
}

/// A finger's path for a swipe.
public struct GesturePath: Hashable, Sendable {
  /// One part of the path.
  public enum Step: Hashable, Sendable {
    /// To a fraction of the width, over a time, with a curve.
    case to(Double, over: Time, CurveName)
    case hold(Time)
  }
  /// How the finger leaves.
  public enum Release: Hashable, Sendable {
    case finish, cancel
    /// Decided by the profile's rule from the position and this velocity, in pt/s.
    case velocity(Double)
  }
  /// The parts of the path.
  public var steps: [Step]
  /// How it ends.
  public var release: Release
  /// Where the finger comes down, in points from the leading edge.
  public var startX: Double
  /// How the finger takes over again what it has let go, in order; a pan of code's own alone does.
  public var grabs: [Grab] = []

  /// The finger comes down again, so long after it has left.
  public struct Grab: Hashable, Sendable {
    /// How long after the release before.
    public var delay: Time
    /// The parts of its path, from where the transition is then.
    public var steps: [Step]
    /// How it ends.
    public var release: Release

    /// A path that begins again.
    public init(after delay: Time, steps: [Step], release: Release) {
      self.delay = delay
      self.steps = steps
      self.release = release
    }
  }

  /// A path.
  public init(steps: [Step], release: Release, startX: Double = 5) {
    self.steps = steps
    self.release = release
    self.startX = startX
  }
}
