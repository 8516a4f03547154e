/// A further window, as declared: the scenario's own is there always.
public struct WindowProgram: Equatable, Sendable {
  /// Its name.
  public var name: String
  /// Which declaration it is, by index.
  public var declaration: Int
  /// Its root view controller; nil for none.
  public var root: Presented?
  /// UIWindow.Level's number; that of the scenario's own window is 0.
  public var level = 0.0
  /// Its background colour, or nil for none.
  public var backgroundColor = Value.none
  /// UIView.isUserInteractionEnabled.
  public var takesTouches = true

  /// A clear window at the level of the scenario's own, which takes touches.
  public init(name: String, declaration: Int) {
    self.name = name
    self.declaration = declaration
  }
}

extension Statement {
  /// Whether it shows, hides or makes key a window with this declaration.
  func speaks(ofWindow declaration: Int) -> Bool {
    switch self {
    case .window(let own, _): return own == declaration
    case .within(_, let call), .pan(_, let call): return call.speaks(ofWindow: declaration)
    default: return false
    }
  }
}

/// What code says of a further window.
public enum WindowCall: Hashable, Sendable {
  /// isHidden, no and yes.
  case show, hide
  /// makeKeyAndVisible().
  case makeKey
}
