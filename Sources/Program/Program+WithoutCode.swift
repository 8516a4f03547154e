import NavSimVocabulary

// What UIKit makes of a cell by itself: the same pages, the same calls and gestures, and nobody's code.

extension Program {
  /// The same cell without code: what UIKit does by itself with this content.
  ///
  /// A glitch that this program shows too is none that the app's code makes. What stays is what an app
  /// shows (see `Property.isContent(of:)`), the device, the system, the structure (stacks, tabs,
  /// children, a bar that stands alone), UIAppearance's look at launch, and what the person does: calls
  /// of the stack, taps, swipes, scrolls, turns of the device, dark mode. What goes:
  ///
  /// - strategies, and the lines of pages and controllers at every hook, `no super` included. Lines
  ///   that set content once, with a constant, where a page or controller loads stay: `viewDidLoad`
  ///   is where an app declares. One in a page's `viewWillAppear` is taken for such a declaration where
  ///   nothing else of the page sets the same, but what it changes once it has appeared. So do calls of the stack in what a button does: the person asks for them.
  /// - wishes: only code answers them.
  /// - timed actions that are code, such as a write or `hide bar`, but what a touch would do as well, in routines and
  ///   buttons too: a search that is begun or ended, a field that is edited or left, content that is scrolled. Each
  ///   action stays in its place as one that does nothing, so that what is hung on it happens.
  /// - animations that code puts around a call, such as `animations-off`.
  /// - claims and tables: this program is looked at, not judged.
  ///
  /// The strategy of the cell is then `native`. Without code twice is without code once.
  public var withoutCode: Program {
    var result = self
    result.strategies = []
    result.expectations = []
    result.records = []
    for index in result.cell.indices where result.cell[index].axis == "strategy" {
      result.cell[index].value = "native"
    }
    let first = ([stack] + inner.map(\.stack)).compactMap(\.first)
    for index in result.pages.indices {
      result.pages[index].dropCode(isFirst: first.contains(index))
    }
    result.navigation.dropCode()
    for index in result.inner.indices { result.inner[index].navigation.dropCode() }
    for index in result.actions.indices { result.actions[index].dropCode() }
    return result
  }
}

extension PageProgram {
  /// - Parameter isFirst: whether it is the first page of a stack at the start. There an app says
  ///   for the whole stack that it wants large titles; later it is a change on the way. Its left button
  ///   stands in no back button's place and takes no swipe away.
  fileprivate mutating func dropCode(isFirst: Bool) {
    wants = [:]
    let isSole = soleWrites
    func isOwnContent(_ thing: Thing, _ property: Property) -> Bool {
      if isFirst, thing == .item, property == .leftBarButtonItem { return true }
      return property.isContent(of: thing)
    }
    initial.removeAll { !isOwnContent($0.thing, $0.property) }
    chain = chain.map { table in
      func isContent(_ thing: Thing, _ property: Property) -> Bool {
        if thing == .bar { return isFirst && property == .prefersLargeTitles }
        return thing.belongsToPage && isOwnContent(thing, property)
      }
      return table.loading(isContent) { isContent($0, $1) && isSole($0, $1) }
    }
  }

  /// Whether one line of the page's code sets a property of its own before it has appeared, and no declaration does.
  private var soleWrites: (Thing, Property) -> Bool {
    let late = [Slot.pre, .main, .post].map { HookKey.hook(.viewDidAppear, $0) }
    let assigned = chain.flatMap { table in
      table.lines.filter { !late.contains($0.key) }.values.joined()
    }.flatMap(\.ownWrites)
    let declared = initial.map { ($0.thing, $0.property) }
    return { thing, property in
      !declared.contains { $0 == (thing, property) }
        && assigned.count { $0.thing == thing && $0.property == property } == 1
    }
  }
}

extension NavigationProgram {
  fileprivate mutating func dropCode() {
    strategies = []
    initial.removeAll { !$0.property.isContent(of: $0.thing) }
    chain = chain.map { table in
      table.loading { !$0.belongsToPage && $1.isContent(of: $0) }
    }
  }
}

extension HookTable {
  /// What the lines at loading set once, as far as it is content, with what those of viewWillAppear
  /// declare, and what buttons and routines call.
  fileprivate func loading(
    _ isContent: (Thing, Property) -> Bool,
    appearing isDeclared: (Thing, Property) -> Bool = { _, _ in false }
  ) -> HookTable {
    var result = HookTable()
    for hook in [Hook.`init`, .loadView, .viewDidLoad] {
      for slot in [Slot.pre, .main] {
        let key = HookKey.hook(hook, slot)
        let kept = (lines[key] ?? []).compactMap { $0.declaring(isContent) }
        if !kept.isEmpty { result.lines[key] = kept }
      }
    }
    let late = [Slot.pre, .main].flatMap { lines[.hook(.viewWillAppear, $0)] ?? [] }
      .compactMap { $0.declaring(isDeclared) }
    if !late.isEmpty { result.lines[.hook(.viewDidLoad, .main), default: []] += late }
    let called = [Hook.leftAction, .rightAction, .viewTap, .alertAction].map {
      HookKey.hook($0, .main)
    }
    for key in called + lines.keys.filter(\.isRoutine) {
      let kept = (lines[key] ?? []).compactMap(\.course)
      if !kept.isEmpty { result.lines[key] = kept }
    }
    return result
  }
}

extension Line {
  /// The line with only what a person asks for by it: a call of the stack, or what a touch would do as well.
  fileprivate var course: Line? {
    if statement.isCourse { return self }
    return statement.handling.map { Line(when: when, statement: $0, origin: origin) }
  }

  /// What the line writes of the runner's own, at once or later.
  fileprivate var ownWrites: [(thing: Thing, property: Property)] {
    guard case .write(let target, let assignments) = statement, let thing = target.ownThing else {
      return []
    }
    return assignments.compactMap { assignment in
      guard case .known(let property) = assignment.property else { return nil }
      return (thing, property)
    }
  }

  /// The line with only what it declares: constants, written at once to the runner's own things; nil
  /// where nothing is left.
  fileprivate func declaring(_ isContent: (Thing, Property) -> Bool) -> Line? {
    guard when.isEmpty, case .write(let target, let assignments) = statement,
      let thing = target.ownThing
    else { return nil }
    let kept = assignments.filter { assignment in
      guard case .known(let property) = assignment.property, case .value = assignment.value else {
        return false
      }
      return isContent(thing, property)
    }
    guard !kept.isEmpty else { return nil }
    return Line(when: [], statement: .write(target, kept), origin: origin)
  }
}

extension Reference {
  /// The thing of the runner's own that it names.
  fileprivate var ownThing: Thing? {
    switch self {
    case .thing(.`self`, let named): return named
    case .owner(.`self`): return .controller
    default: return nil
    }
  }
}

extension Action {
  /// Leaves what a person does and what is called on the stack; anything else does nothing.
  fileprivate mutating func dropCode() {
    if let kept = line.statement.handling {
      line.statement = kept
    } else if !line.statement.isCourse {
      line = Line(when: [], statement: .stop, origin: line.origin)
      return
    }
    line.when.removeAll { word in
      switch word {
      case .animationsOff, .over, .within, .transaction: return true
      default: return false
      }
    }
  }
}

extension Statement {
  /// What of a write a touch would do as well; nil where it is no such write.
  fileprivate var handling: Statement? {
    guard case .write(let target, let assignments) = self else { return nil }
    let kept = assignments.filter { assignment in
      guard case .known(let property) = assignment.property, case .value = assignment.value else {
        return false
      }
      return [.searchActive, .firstResponder, .contentOffset].contains(property)
    }
    return kept.isEmpty ? nil : .write(target, kept)
  }
}
