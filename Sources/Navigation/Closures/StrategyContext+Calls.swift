import NavSimProgram
import NavSimVocabulary

/// Stack calls, the other bars, display links, and the answer of a hook.
extension StrategyContext {
  /// A declared page that need not exist yet, as `push` makes it.
  private func declared(_ name: String) -> Int? {
    let index = navigator.program.pages.firstIndex { $0.name == name }
    if index == nil { note("no page is called '\(name)'") }
    return index
  }

  /// Pushes the page that the scenario declares under a name.
  public func push(_ name: String, animated: Bool = true) {
    guard isOpen, let index = declared(name) else { return }
    perform(.push(.page(index), flag(animated)))
  }

  /// Pops one page.
  public func pop(animated: Bool = true) { perform(.pop(.one, flag(animated))) }

  /// Pops to a page that is on the stack.
  public func pop(to page: Page?, animated: Bool = true) {
    if let owner = owner(page) { perform(.pop(.page(owner), flag(animated))) }
  }

  /// Pops to the root.
  public func popToRoot(animated: Bool = true) { perform(.pop(.root, flag(animated))) }

  /// Replaces the stack by declared pages, bottom to top.
  public func setStack(_ names: [String], animated: Bool = true) {
    guard isOpen else { return }
    let pages = names.compactMap(declared)
    if pages.count == names.count { perform(.setStack(pages.map { .page($0) }, flag(animated))) }
  }

  /// Hides or shows the toolbar. A run has one where the scenario mentions it: `self toolbarHidden=yes`
  /// in a navigation says so; what a closure will do nobody knows beforehand.
  public func setToolbarHidden(_ isHidden: Bool, animated: Bool) {
    perform(.setToolbarHidden(isHidden, flag(animated)))
  }

  /// Hides or shows the tab bar, from iOS 18 on.
  public func setTabBarHidden(_ isHidden: Bool, animated: Bool) {
    perform(.setTabBarHidden(isHidden, flag(animated)))
  }

  /// Asks for the status bar's style again.
  public func updateStatusBar() { perform(.updateStatusBar) }

  /// Starts the strategy's display link: the hook `tick` at each of so many frames.
  ///
  /// - Parameters:
  ///   - frames: how many; a part of a frame is none. At least 0.
  ///   - keeps: whether it goes on after them, with the last count.
  public func startTicks(frames: Double, keeps: Bool = false) {
    let bounded = frames > 0 ? min(frames, StrategyContext.largest) : 0
    perform(.ticksStart(frames: bounded, keeps: keeps))
  }

  /// Stops it.
  public func stopTicks() { perform(.ticksStop) }

  /// How many ticks have come since it was started.
  public var tickCount: Double { isOpen ? navigator.tickCount(context) ?? 0 : 0 }

  /// Answers no, in `gestureShouldBegin`, `shouldPop` and `shouldPush`; before a stack call: the
  /// original is not called. What else the closure and the strategy do at this hook is left out.
  public func refuse() { end(with: RefuseLine()) }

  /// Leaves out what else the closure and the strategy do at this hook.
  public func stop() { end(with: StopLine()) }
}
