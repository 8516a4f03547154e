import NavSimKernel
import NavSimVocabulary

/// One cell of a scenario, ready to run: pages, controller, strategies and actions as plain data,
/// with every guard decided, every name resolved to an index and every `like` turned into a chain.
public struct Program: Sendable {
  /// The scenario's name.
  public var scenario: String
  /// The cell: axis and value, in the order of the matrix; always has strategy, ios and device.
  public var cell: [(axis: String, value: String)]
  /// The device's name.
  public var device: String
  /// The iOS version as written, such as `12` or `9.2`.
  public var ios: String
  /// How long after the last action a run may go on.
  public var horizon: Time

  public var pages: [PageProgram] = []
  public var navigation = NavigationProgram()
  /// The chosen strategies, in the order given.
  public var strategies: [StrategyProgram] = []
  public var images: [ImageDeclaration] = []
  public var appearances: [AppearanceDeclaration] = []
  /// The page properties that the chosen strategies declare.
  public var ownProperties: [OwnProperty] = []
  public var savedNames: [String] = []
  public var routines: [String] = []
  /// Named conditions: any of the lists must hold, each wholly.
  public var conditions: [(name: String, alternatives: [[Question]])] = []
  public var origins: [Origin] = []

  /// The stack at the start, bottom to top; may be empty.
  public var stack: [Int] = []
  /// Whether the stack came by one non-animated `setViewControllers`, not by pushes.
  public var stackBySet = false
  public var actions: [Action] = []
  public var expectations: [Expectation] = []

  /// An empty program for a cell.
  public init(
    scenario: String, cell: [(axis: String, value: String)], device: String, ios: String,
    horizon: Time
  ) {
    self.scenario = scenario
    self.cell = cell
    self.device = device
    self.ios = ios
    self.horizon = horizon
  }
}

/// A page as declared.
public struct PageProgram: Sendable {
  public var name: String
  /// The title in the header, or nil.
  public var title: String?
  /// Hook tables from the page itself to its oldest ancestor.
  public var chain: [HookTable] = []
  /// The names that go with `chain`.
  public var chainNames: [String] = []
  /// What the page wants, inherited and overridden field by field.
  public var wants: [PropertyKey: Value] = [:]
  /// State set by init: properties of its item, view, scroll view and of itself.
  public var initial: [(thing: Thing, property: Property, value: Value)] = []
  /// Whether the app keeps the instance after it has left the stack.
  public var isKept = false

  /// A page without anything.
  public init(name: String, title: String? = nil) {
    self.name = name
    self.title = title
  }
}

/// The navigation controller as declared.
public struct NavigationProgram: Sendable {
  /// Its name; `Navigation` for a plain one.
  public var name = "Navigation"
  /// Hook tables from itself to its oldest ancestor.
  public var chain: [HookTable] = []
  /// Initial state: properties of its bar, gesture, container and window.
  public var initial: [(thing: Thing, property: Property, value: Value)] = []

  /// A plain navigation controller.
  public init() {}
}

/// A chosen strategy.
public struct StrategyProgram: Sendable {
  public var name: String
  /// Hook tables from the strategy itself to its oldest ancestor.
  public var chain: [HookTable] = []

  /// A strategy without a line.
  public init(name: String) { self.name = name }
}

/// A page property that a strategy declares.
public struct OwnProperty: Sendable {
  public var name: String
  public var kind: ValueKind
  public var initial: Value
  /// Values are clamped to this range, where there is one.
  public var range: ClosedRange<Double>?

  /// A property with its default.
  public init(name: String, kind: ValueKind, initial: Value, range: ClosedRange<Double>? = nil) {
    self.name = name
    self.kind = kind
    self.initial = initial
    self.range = range
  }
}

/// A one-colour image.
public struct ImageDeclaration: Sendable {
  /// Its name; for a colour used as an image, the colour's text.
  public var name: String
  public var color: Color

  /// An image.
  public init(name: String, color: Color) {
    self.name = name
    self.color = color
  }
}

/// A UINavigationBarAppearance.
public struct AppearanceDeclaration: Sendable {
  /// How it was configured before its own fields were set.
  public enum Base: String, CaseIterable, Sendable { case opaque, transparent, `default` }
  public var name: String
  public var base: Base
  public var backgroundColor: Color?
  public var backgroundImage: Int?
  public var shadowColor: Color?
  public var titleColor: Color?

  /// An appearance.
  public init(name: String, base: Base) {
    self.name = name
    self.base = base
  }
}
