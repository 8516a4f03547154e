import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Further windows: code shows them, hides them, and makes one of them key. What lies under a window
/// hears nothing of it, because its views stay where they are (documented: callbacks of appearance are
/// about the hierarchy).
extension Navigator {
  /// What they paint before anything is shown.
  func setUpWindows() {
    for number in windows.further {
      scene.set(windows[number].layer, .hidden, 1)
      let color = windows[number].declared?.backgroundColor ?? .none
      inTransaction(nil) { paint(color, on: windows[number].layer) }
    }
  }

  /// A line says it of a window, by its declaration.
  func perform(_ call: WindowCall, window declaration: Int) throws {
    guard let number = windows.number(declaration: declaration) else { return }
    switch call {
    case .show where !windows[number].isHidden:
      return ignoreTap("\(windowName(number)) is on screen already")
    case .hide where windows[number].isHidden:
      return ignoreTap("\(windowName(number)) is hidden already")
    case .show: try show(number)
    case .hide: try hide(number)
    case .makeKey:
      // It comes to the front of its level, on screen or not (documented: makeKeyAndVisible()).
      if windows[number].isHidden { try show(number) } else { windows.show(number) }
      windows.makeKey(number)
      record(.didBecomeKey, [windowName(number)])
    }
    askAboutStatusBar()
    clock.codeRuns()
    requestCommit()
    clock.needsFrame()
  }

  private func windowName(_ number: Int) -> String { name(of: .window(number)) }

  /// What it holds appears: its root the first time it is shown, as makeKeyAndVisible does it (observed: a
  /// published stack trace; inferred: isHidden does the same).
  private func show(_ number: Int) throws {
    windows.show(number)
    scene.set(windows[number].layer, .hidden, 0)
    record(.didBecomeVisible, [windowName(number)])
    if root(of: number) == nil { try takeRoot(number) }
    for node in tree.held(by: .window(number)) where !isCovered(node) { try enterWindow(node) }
  }

  /// The window takes its root, unless that stands elsewhere.
  private func takeRoot(_ number: Int) throws {
    guard let declared = windows[number].declared?.root, let root = node(of: declared) else {
      return
    }
    guard tree.holder(of: root) == nil else {
      record(.log, ["ignored: \(name(of: root)) is on screen already"])
      return
    }
    try makeRoot(root)
    arrange { $0.attach(root, to: .window(number)) }
  }

  /// Whether a presentation has taken a node's view out of its window.
  private func isCovered(_ node: Node) -> Bool {
    presentations.shown.contains { $0.presenter == node && $0.style.removesPresenter }
  }

  /// What it holds disappears, and stays (inferred: the other way round).
  private func hide(_ number: Int) throws {
    record(.didBecomeHidden, [windowName(number)])
    if let modal = modalTransition, modal.stage == .running,
      let node = presentations.move?.call?.node ?? presentations.move?.leaving.first?.node,
      tree.window(of: node) == number
    {
      try endPresentation(modal.id)
    }
    let wasKey = windows.key == number
    for node in tree.held(by: .window(number)).reversed() { try leave(node) }
    windows.hide(number)
    scene.set(windows[number].layer, .hidden, 1)
    if wasKey { record(.didBecomeKey, [windowName(0)]) }
  }

  // MARK: - What an observer may look at

  /// What a trace tells of a further window.
  public func windowValue(_ index: Int, _ property: Property) -> Value {
    let window = windows[index + 1]
    switch property {
    case .backgroundColor: return window.declared?.backgroundColor ?? .none
    case .hidden: return .flag(window.isHidden)
    case .windowLevel: return .number(window.level)
    case .keyWindow: return .flag(windows.key == index + 1)
    case .rootViewController:
      return window.declared?.root.flatMap { node(of: $0) }.map { .word(name(of: $0)) } ?? .none
    case .order:
      return windows.onScreen.firstIndex(of: index + 1).map { .number(Double($0)) } ?? .none
    default: return .none
    }
  }

  /// Who has shown or hidden a further window.
  public func causeOfHiding(window index: Int) -> Int32 {
    scene.cause(windows[index + 1].layer, .hidden)
  }

  /// The root of the further window in which one of `presentables` is presented; nil where that is in the
  /// scenario's own.
  public func furtherRoot(ofPresented index: Int) -> Value {
    guard let window = tree.window(of: presentations.places[index].node), window != 0,
      let root = root(of: window)
    else { return .none }
    return .word(name(of: root))
  }

  /// The root of the scenario's own window where that is a page.
  var rootPageValue: Value {
    if case .page(let page) = windowRoot { return .page(page) }
    return .none
  }
}
