import NavSimProgram
import NavSimVocabulary

/// Which of the rarer hooks any line of a program listens to, so that nobody is asked in vain.
struct Listeners {
  /// The wishes whose setters somebody hears.
  let wishes: Set<PropertyKey>
  /// Whether somebody observes the frames of pages.
  let hearsFrames: Bool
  /// Whether somebody hears of the private animation hooks.
  let hearsTransitions: Bool
  /// Whether somebody hooks the bar's hiding.
  let hearsHiding: Bool

  init(_ program: Program) {
    var wishes: Set<PropertyKey> = []
    var hooks: Set<Hook> = []
    let controllers = [program.navigation.chain] + program.inner.map(\.navigation.chain)
    for table in program.strategies.flatMap(\.chain) + program.pages.flatMap(\.chain)
      + controllers.joined()
    {
      for key in table.lines.keys {
        if case .wish(let property) = key { wishes.insert(property) }
        if case .hook(let hook, _) = key { hooks.insert(hook) }
      }
    }
    self.wishes = wishes
    hearsFrames = hooks.contains(.viewFrameDidChange)
    hearsHiding = hooks.contains(.setNavigationBarHidden)
    hearsTransitions =
      hooks.contains(.transitionStart) || hooks.contains(.transitionAnimate)
      || hooks.contains(.transitionEnded)
  }
}

/// Hooks that are no callbacks of UIKit's public interface: setters of wishes, UIKit's own animator,
/// frames that somebody observes.
extension Simulation {
  /// Code has set a wish: the library's setter runs, then what the page adds to it. A declaration
  /// sets nothing.
  func wishChanged(_ page: Int, _ key: PropertyKey) throws {
    noteWrite(.wants, key, page: page, pages[page].wants[key] ?? .none)
    guard listeners.wishes.contains(key) else { return }
    let context = pageContext(page, animated: nil, transition: nil)
    for index in strategies(of: page) { try runStrategy(index, .wish(key), context) }
    try runObject(levels(program.pages[page].chain, .wish(key)), context)
  }

  /// The hook of setNavigationBarHidden, around its original: `.pre` from the last installed to the
  /// first, then the controller's own override around that, as for stack calls.
  func fireHiding(_ slot: Slot, animated: Bool) throws {
    guard listeners.hearsHiding else { return }
    let context = navigationContext(animated: animated)
    let key = HookKey.hook(.setNavigationBarHidden, slot)
    let own = levels(navigationProgram.chain, key)
    if slot == .pre { try runObject(own, context) }
    let order = navigationProgram.strategies
    for index in slot == .pre ? order.reversed() : order { try runStrategy(index, key, context) }
    if slot == .post { try runObject(own, context) }
  }

  /// A slot of UIKit's own animator, around its original.
  func fireTransition(_ hook: Hook, _ slot: Slot, _ id: Int) throws {
    guard listeners.hearsTransitions, let transition = self.transition(id) else { return }
    let context = navigationContext(
      animated: transition.operation.isAnimated, transition: transition)
    let order = navigationProgram.strategies
    for index in slot == .pre ? order.reversed() : order {
      try runStrategy(index, .hook(hook, slot), context)
    }
  }

  /// A page's view has got another frame; who observes it hears of it in the coming commit (choice:
  /// key-value observers run inside the setter, which here nothing depends on).
  func frameChanged(_ page: Int) {
    guard listeners.hearsFrames else { return }
    pages[page].hasNewFrame = true
    requestCommit()
  }

  /// Tells the strategies of the frames that have changed.
  func tellFrames() throws {
    guard listeners.hearsFrames else { return }
    var last = -1
    // Code that hears of one frame may change another.
    while let page = pages.withNewFrame.first(where: { $0 > last }) {
      last = page
      pages[page].hasNewFrame = false
      let context = pageContext(page, animated: nil, transition: nil)
      for index in strategies(of: page) {
        try runStrategy(index, .hook(.viewFrameDidChange, .main), context)
      }
    }
  }
}
