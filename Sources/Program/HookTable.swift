import NavSimVocabulary

/// A hook with its slot, or a routine: what a line is registered under.
public enum HookKey: Hashable, Sendable {
  case hook(Hook, Slot)
  /// A page hook of the navigation controller itself, in a strategy (`navigation.viewDidLoad`).
  case navigation(Hook, Slot)
  /// A wish of a page is set by code (`wants.hidden`).
  case wish(PropertyKey)
  /// A routine, by its index in `Program.routines`.
  case routine(Int)

  /// Whether it is a routine's.
  var isRoutine: Bool { if case .routine = self { true } else { false } }
}

/// The lines of one declaration, by hook. Lines of one hook keep the order of the file.
public struct HookTable: Equatable, Sendable {
  /// The lines of each hook.
  public var lines: [HookKey: [Line]]
  /// The hooks at which this declaration does not call super.
  public var withoutSuper: Set<HookKey>
  /// The lines that say so, by their origins, where lines do.
  public var withoutSuperAt: [HookKey: Int] = [:]

  /// A table; empty by default.
  public init(lines: [HookKey: [Line]] = [:], withoutSuper: Set<HookKey> = []) {
    self.lines = lines
    self.withoutSuper = withoutSuper
  }
}
