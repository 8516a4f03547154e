import NavSimProgram
import NavSimVocabulary

/// In what a closure of a strategy runs: the pages of the hook, the flags of the transition, and
/// everything that a line of a table can do.
///
/// A context is good while its closure runs; kept for longer, it does nothing and reads nil. After
/// `stop()` and `refuse()`, and when the run has to end, what else the closure asks for is not done.
public final class StrategyContext {
  let navigator: Navigator
  let context: Context
  let origin: Int
  private var ending: (any Error)?
  private var isClosed = false

  init(_ navigator: Navigator, _ context: Context, origin: Int) {
    self.navigator = navigator
    self.context = context
    self.origin = origin
  }

  /// Whether the closure still runs and nothing has ended it.
  var isOpen: Bool { ending == nil && !isClosed }

  /// Ends the closure's time.
  func close() throws {
    isClosed = true
    if let ending { throw ending }
  }

  /// Ends what the closure may do.
  func end(with error: any Error) {
    if isOpen { ending = error }
  }

  /// Runs a statement as the line of a table would.
  func perform(_ statement: Statement) {
    attempt { try navigator.perform(statement, context) }
  }

  /// Runs a part of the model; what it throws ends the closure.
  func attempt(_ body: () throws -> Void) {
    guard isOpen else { return }
    do {
      try navigator.spend()
      try body()
    } catch { ending = error }
  }

  // MARK: - Pages

  /// The page whose hook runs; nil for the navigation controller's hooks.
  public var page: Page? { handle(.self) }
  /// The page that the call or transition leaves.
  public var from: Page? { handle(.from) }
  /// The page to which the call or transition goes.
  public var to: Page? { handle(.to) }
  /// The top of the stack.
  public var top: Page? { handle(.top) }
  /// The bottom of the stack.
  public var root: Page? { handle(.root) }
  /// The page below the top.
  public var below: Page? { handle(.below) }

  /// The page that the scenario declares under a name; nil if there is none, or no instance of it.
  public func page(named name: String) -> Page? {
    navigator.program.pages.firstIndex { $0.name == name }.flatMap { handle(.page($0)) }
  }

  /// Whether a page is on the stack.
  public func isOnStack(_ page: Page?) -> Bool {
    guard let index = index(of: page) else { return false }
    return navigator.readableStack.contains(index)
  }

  private func handle(_ owner: Owner) -> Page? {
    guard isOpen, let index = navigator.page(owner, context),
      navigator.pages.indices.contains(index), navigator.pages[index].exists
    else { return nil }
    return Page(
      index: index, generation: navigator.pages[index].generation,
      name: navigator.program.pages[index].name)
  }

  /// The index of a page whose instance still exists.
  func index(of page: Page?) -> Int? {
    guard let page, isOpen, navigator.pages.indices.contains(page.index),
      navigator.pages[page.index].exists,
      navigator.pages[page.index].generation == page.generation
    else { return nil }
    return page.index
  }

  func owner(_ page: Page?) -> Owner? { index(of: page).map { .page($0) } }

  // MARK: - Flags

  /// The callback's animated argument; where it has none, whether the transition is animated.
  public var isAnimated: Bool { holds(.animated) }
  /// The callback's animated argument, which a line passes on as `animated=callback`; false where
  /// it has none.
  public var animatedArgument: Bool { context.animated ?? false }
  /// Whether the transition was cancelled, once that is decided.
  public var isCancelled: Bool { holds(.cancelled) }
  /// Whether the transition began with a finger.
  public var isInteractive: Bool { holds(.interactive) }
  /// Whether there is a transition coordinator.
  public var isTransitioning: Bool { holds(.transitioning) }
  /// Whether the transition is a modal one.
  public var isModal: Bool { holds(.modal) }
  /// Whether the page's view, or the navigation controller's, is in a window.
  public var isVisible: Bool { holds(.visible) }
  /// Whether the page is being pushed.
  public var isMovingToParent: Bool { holds(.isMovingToParent) }
  /// Whether the page is being popped.
  public var isMovingFromParent: Bool { holds(.isMovingFromParent) }
  /// The transition's progress as its coordinator tells it, 0 to 1; 0 where none runs.
  public var progress: Double { self[.navigation, .progress].number ?? 0 }
  /// The major iOS version of the run.
  public var iOS: Int { navigator.profile.major }

  /// The chosen value of an option that the strategy declares; nil for any other name.
  public func option(_ name: String) -> String? {
    guard case .strategy(let index) = context.runner,
      let initial = navigator.code.swiftCalls.options[index]?[name]
    else { return nil }
    return navigator.program.cell.first { $0.axis == name }?.value ?? initial
  }

  private func holds(_ condition: Condition) -> Bool {
    isOpen && navigator.holds(condition, context)
  }
}
