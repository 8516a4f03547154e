import NavSimKernel
import NavSimVocabulary

/// One cell of a scenario, ready to run: pages, controller, strategies and actions as plain data,
/// with every guard decided, every name resolved to an index and every `like` turned into a chain.
public struct Program: Sendable {
  /// The scenario's name.
  public var scenario: String
  /// The cell: axis and value, in the order of the matrix; always has strategy, ios and device.
  public var cell: [(axis: String, value: String)]
  /// The values of UIKit's system colours.
  public var palette: SystemPalette { SystemPalette(ios: ios, trying: cell) }
  /// The device's name.
  public var device: String
  /// The iOS version as written, such as `12` or `9.2`.
  public var ios: String
  /// How long after the last action a run may go on.
  public var horizon: Time

  /// The pages, in the order of their declaration; everything names them by index.
  public var pages: [PageProgram] = []
  /// The navigation controller.
  public var navigation = NavigationProgram()
  /// The strategies of the cell, then those that controllers choose for themselves; which of them
  /// are at work on a controller is the controller's own.
  public var strategies: [StrategyProgram] = []
  /// The images, colours used as images included.
  public var images: [ImageDeclaration] = []
  /// The appearances.
  public var appearances: [AppearanceDeclaration] = []
  /// What UIAppearance's proxy for bars holds at launch, each with the place of its line among the
  /// origins.
  public var proxy: [(property: Property, value: Value, origin: Int)] = []
  /// Whether the app starts in dark mode.
  public var startsDark = false
  /// How the device is held at the start.
  public var startsIn = Orientation.portrait
  /// How fast animations run beside the clock: at 0.1 one takes ten times as long.
  public var animationSpeed = 1.0
  /// The iOS version that the app is linked with; nil for the one it runs on.
  public var linkedSDK: String?
  /// The thresholds of detectors that the file sets; each at most once.
  public var limits: [DetectorLimit] = []
  /// The page properties that the chosen strategies declare.
  public var ownProperties: [OwnProperty] = []
  /// The names that `save` uses, one for each declaration that saves.
  public var savedNames: [String] = []
  /// The names of routines.
  public var routines: [String] = []
  /// Named conditions: any of the lists must hold, each wholly.
  public var conditions: [(name: String, alternatives: [[Question]])] = []
  /// Where each line of code stands.
  public var origins: [Origin] = []

  /// Under which key a page keeps a wish: a strategy's own name for a field is that field.
  public func storage(_ key: PropertyKey) -> PropertyKey {
    guard case .own(let index) = key, ownProperties.indices.contains(index),
      let field = ownProperties[index].field
    else { return key }
    return .known(field)
  }

  /// The navigation controllers beside the scenario's own: further ones of the container in their order, then those
  /// that pages hold, in the order of the pages, then those that lines present.
  public var inner: [InnerNavigation] = []

  /// The controllers by where they are declared: the scenario's own is 0, those of `inner` follow.
  package var controllerNumbers: [Int: Int] {
    let declarations = [navigation.declaration] + inner.map(\.navigation.declaration)
    return Dictionary(zip(declarations, 0...), uniquingKeysWith: { first, _ in first })
  }

  /// What any line presents: pages, then controllers, in the order of their declarations.
  public var presented: [Presented] = []

  /// The further windows that any line speaks of, in the order of their declarations.
  public var windows: [WindowProgram] = []
  /// The page that is the root of the scenario's own window, where that is no navigation controller.
  public var rootPage: Int?

  /// What holds the scenario's own controller and further ones; nil where nothing does.
  public var container: ContainerKind?
  /// Whether there is a tab bar.
  public var hasTabBar: Bool { container?.hasTabBar ?? false }

  /// The stack at the start, bottom to top; may be empty.
  public var stack: [Int] = []
  /// Whether the stack came by one non-animated `setViewControllers`, not by pushes.
  public var stackBySet = false
  /// The timed actions, in the order of the file.
  public var actions: [Action] = []
  /// What the scenario claims.
  public var expectations: [Expectation] = []
  /// The tables of recorded values.
  public var records: [RecordTable] = []

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
  /// Its name.
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
  /// Whether anything names the page, so that it may come: a page that is only declared is in no trace.
  public var isNamed = true
  /// Whether the app keeps the instance after it has left the stack.
  public var isKept = false
  /// The pages that it holds as child view controllers, by index.
  public var children: [Int] = []

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
  /// Whether there is no controller: a UINavigationBar stands alone in the view of the stack's
  /// first page, and the stack is the bar's items.
  public var isBarAlone = false
  /// Which declaration it is, by index; -1 for a plain one.
  public var declaration = -1
  /// The strategies at work on it and its pages, by their indices in the program, in order.
  public var strategies: [Int] = []

  /// A plain navigation controller.
  public init() {}
}

/// A chosen strategy.
public struct StrategyProgram: Sendable {
  /// Its name.
  public var name: String
  /// Hook tables from the strategy itself to its oldest ancestor.
  public var chain: [HookTable] = []
  /// The names that go with `chain`.
  public var chainNames: [String] = []
  /// What `same` asks, or nil.
  public var sameness: Sameness?
  /// What its lines read of a page that says nothing: the defaults of its properties, and of the
  /// fields for which it has names of its own.
  public var defaults: [PropertyKey: Value] = [:]
  /// What its named conditions ask, by their index in the program.
  public var conditions: [[[Question]]] = []
  /// What its options carry, where lines read it.
  public var carried: [CarriedOption] = []
  /// Whether it puts each page into a navigation controller of the page's own.
  public var wrapsPages = false

  /// A strategy without a line.
  public init(name: String) { self.name = name }
}

/// What an option of a strategy carries: code reads it as a value that was saved at the start.
public struct CarriedOption: Equatable, Sendable {
  /// Its name, by index in the program's saved names.
  public var name: Int
  /// What the app has set, or the library's own default.
  public var value: Value

  /// A value under a name.
  public init(name: Int, value: Value) {
    self.name = name
    self.value = value
  }
}

/// A page property that a strategy declares.
public struct OwnProperty: Equatable, Sendable {
  /// Its name, as pages write it after `wants`.
  public var name: String
  /// The kind of value that it takes.
  public var kind: ValueKind
  /// Its value on a page that says nothing.
  public var initial: Value
  /// Values are clamped to this range, where there is one.
  public var range: ClosedRange<Double>?
  /// The field of every page's wishes for which it is the strategy's own name; nil for a wish of
  /// the strategy's own.
  public var field: Property?

  /// A property with its default.
  public init(
    name: String, kind: ValueKind, initial: Value, range: ClosedRange<Double>? = nil,
    field: Property? = nil
  ) {
    self.name = name
    self.kind = kind
    self.initial = initial
    self.range = range
    self.field = field
  }

  /// A value as the property keeps it.
  public func clamped(_ value: Value) -> Value {
    guard let range, case .number(let number) = value else { return value }
    return .number(min(max(number, range.lowerBound), range.upperBound))
  }
}

/// A one-colour image.
public struct ImageDeclaration: Equatable, Sendable {
  /// Its name; for a colour used as an image, the colour's text.
  public var name: String
  /// The colour of every pixel.
  public var color: Color
  /// The colour that adapts, in which it is drawn; it stays what that is then.
  public var adapting: DynamicColor?
  /// The number of the same image as it is drawn in the other mode than the app starts in; nil where
  /// it is drawn once, when the app starts.
  public var other: Int?
  /// Where it is opaque, in points from its left edge; nil for an image of one colour throughout.
  public var opaque: ClosedRange<Double>?

  /// An image.
  public init(name: String, color: Color, opaque: ClosedRange<Double>? = nil) {
    self.name = name
    self.color = color
    self.opaque = opaque
  }

  /// The image as it is drawn in a mode.
  public func drawn(isDark: Bool, _ palette: SystemPalette) -> ImageDeclaration {
    guard let adapting else { return self }
    var result = self
    result.color = adapting.resolved(isDark: isDark, palette)
    return result
  }
}

/// A UINavigationBarAppearance.
public struct AppearanceDeclaration: Equatable, Sendable {
  /// How it was configured before its own fields were set.
  public enum Base: String, CaseIterable, Sendable { case opaque, transparent, `default` }
  /// Its name.
  public var name: String
  /// How it was configured.
  public var base: Base
  /// Its background colour, or nil for that of the base.
  public var backgroundColor = Value.none
  /// Its background image, by index, or nil.
  public var backgroundImage: Int?
  /// The colour of its hairline, or nil for that of the base.
  public var shadowColor = Value.none
  /// The colour of titles, or nil for the bar's own.
  public var titleColor = Value.none
  /// The colour of large titles, or nil for the bar's own.
  public var largeTitleColor = Value.none
  /// The colour of the texts of buttons, or nil for their tint.
  public var buttonColor = Value.none
  /// The colour of the back button's text, or nil for that of the other buttons.
  public var backButtonColor = Value.none
  /// The image of the back indicator and its mask, by index; nil for the system's.
  public var backIndicatorImage: Int?, backIndicatorTransitionMaskImage: Int?
  /// Whether the material was set by hand: nil for that of the base.
  public var hasEffect: Bool?

  /// An appearance.
  public init(name: String, base: Base) {
    self.name = name
    self.base = base
  }
}
