import NavSimProgram
import NavSimVocabulary

/// Hooks that are no callbacks of UIKit's public interface: setters of wishes, UIKit's own animator,
/// frames that somebody observes.
extension Navigator {
  /// Code has set a wish: the library's setter runs, then what the page adds to it. A declaration
  /// sets nothing.
  func wishChanged(_ page: Int, _ key: PropertyKey) throws {
    if let owner = otherOwner(of: page) { return try owner.wishChanged(page, key) }
    noteWrite(.wants, key, page: page, pages[page].wants[key] ?? .none)
    guard facts.wishes.contains(key) else { return }
    let context = pageContext(page, animated: nil, transition: nil)
    try runStrategies(.wish(key), context, of: strategies(of: page))
    try runObject(levels(program.pages[page].chain, .wish(key)), context)
  }

  /// The hook of setNavigationBarHidden, around its original: `.pre` from the last installed to the
  /// first, then the controller's own override around that, as for stack calls.
  func fireHiding(_ slot: Slot, animated: Bool) throws {
    guard facts.hearsHiding else { return }
    let context = navigationContext(animated: animated)
    let key = HookKey.hook(.setNavigationBarHidden, slot)
    let own = levels(here.declared.chain, key)
    if slot == .pre { try runObject(own, context) }
    try runStrategies(key, context)
    if slot == .post { try runObject(own, context) }
  }

  /// A slot of UIKit's own animator, around its original.
  func fireTransition(_ hook: Hook, _ slot: Slot, _ id: Int) throws {
    guard facts.hearsTransitions, let transition = self.transition(id) else { return }
    let context = navigationContext(
      animated: transition.operation.isAnimated, transition: transition)
    try runStrategies(.hook(hook, slot), context)
  }

  /// A page's view has got another frame; who observes it hears of it in the coming commit (choice:
  /// key-value observers run inside the setter, which here nothing depends on).
  func frameChanged(_ page: Int) {
    guard facts.hearsFrames else { return }
    pages[page].hasNewFrame = true
    requestCommit()
  }

  /// Tells the strategies of the frames that have changed.
  func tellFrames() throws {
    guard facts.hearsFrames else { return }
    var last = -1
    // Code that hears of one frame may change another.
    while let page = pages.withNewFrame.first(where: { $0 > last }) {
      last = page
      pages[page].hasNewFrame = false
      let context = pageContext(page, animated: nil, transition: nil)
      try runStrategies(.hook(.viewFrameDidChange, .main), context, of: strategies(of: page))
    }
  }
}
