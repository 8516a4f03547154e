import NavSimKernel
import NavSimVocabulary

// Whether one run would be another's: two programs are compared in all that a run reads of them.

extension Program {
  /// Whether this program runs as another one does: they may differ in the names of their cells and
  /// in what a run is only held against. What a new field is about has to be asked here; a test counts
  /// the fields.
  public func runs(like other: Program) -> Bool {
    device == other.device && ios == other.ios && horizon == other.horizon
      && linkedSDK == other.linkedSDK && startsDark == other.startsDark
      && startsIn == other.startsIn && animationSpeed == other.animationSpeed
      && limits == other.limits
      && triedRules.elementsEqual(other.triedRules, by: ==) && hasStructure(of: other)
      && hasNames(of: other) && actions.elementsEqual(other.actions) { $0.runs(like: $1) }
  }

  /// The same run without what no line of it reads: the named conditions and the defaults of wishes,
  /// where nothing is asked, and strategies that have no line.
  public var withoutUnread: Program {
    var result = self
    if strategies.allSatisfy(\.isIdle) {
      result.strategies = []
      result.navigation.strategies = []
      for index in inner.indices { result.inner[index].navigation.strategies = [] }
    }
    if !result.strategies.isEmpty || lines.contains(where: \.asks) { return result }
    result.conditions = []
    for index in ownProperties.indices {
      result.ownProperties[index].initial = .none
      result.ownProperties[index].range = nil
    }
    return result
  }

  /// All lines of pages, controllers and actions.
  private var lines: some Sequence<Line> {
    ownTables.flatMap { $0.lines.values.joined() } + actions.map(\.line)
  }

  /// What cells try otherwise.
  private var triedRules: [(axis: String, value: String)] {
    cell.filter { RuleAxis.rule(of: $0.axis) != nil }
  }

  private func hasStructure(of other: Program) -> Bool {
    stack == other.stack && stackBySet == other.stackBySet && rootPage == other.rootPage
      && container == other.container && presented == other.presented && windows == other.windows
      && pages.elementsEqual(other.pages) { $0.runs(like: $1) }
      && navigation.runs(like: other.navigation)
      && inner.elementsEqual(other.inner) { $0.runs(like: $1) }
      && strategies.elementsEqual(other.strategies) { $0.runs(like: $1) }
  }

  private func hasNames(of other: Program) -> Bool {
    images == other.images && appearances == other.appearances
      && proxy.elementsEqual(other.proxy, by: ==) && ownProperties == other.ownProperties
      && savedNames == other.savedNames && routines == other.routines && origins == other.origins
      && conditions.elementsEqual(other.conditions, by: ==)
  }
}

extension PageProgram {
  fileprivate func runs(like other: PageProgram) -> Bool {
    name == other.name && title == other.title && chain == other.chain
      && chainNames == other.chainNames && wants == other.wants && isNamed == other.isNamed
      && isKept == other.isKept && children == other.children
      && initial.elementsEqual(other.initial, by: ==)
  }
}

extension NavigationProgram {
  fileprivate func runs(like other: NavigationProgram) -> Bool {
    name == other.name && chain == other.chain && isBarAlone == other.isBarAlone
      && declaration == other.declaration && strategies == other.strategies
      && initial.elementsEqual(other.initial, by: ==)
  }
}

extension InnerNavigation {
  fileprivate func runs(like other: InnerNavigation) -> Bool {
    host == other.host && isPresented == other.isPresented && stack == other.stack
      && navigation.runs(like: other.navigation)
  }
}

extension StrategyProgram {
  fileprivate func runs(like other: StrategyProgram) -> Bool {
    name == other.name && chain == other.chain && chainNames == other.chainNames
      && sameness == other.sameness && defaults == other.defaults
      && conditions == other.conditions && wrapsPages == other.wrapsPages
      && carried == other.carried
  }
}

extension StrategyProgram {
  /// Whether it does nothing at all.
  fileprivate var isIdle: Bool {
    !wrapsPages && chain.allSatisfy { $0.lines.isEmpty && $0.withoutSuper.isEmpty }
  }
}

extension Line {
  /// Whether it may ask something or read a wish: a write of constants does not, and neither does
  /// what only happens.
  fileprivate var asks: Bool {
    if when.contains(where: { if case .if = $0 { true } else { false } }) { return true }
    switch statement {
    case .stop: return false
    case .write(_, let assignments):
      return assignments.contains { if case .read = $0.value { true } else { false } }
    default: return !statement.isCourse
    }
  }
}

extension Action {
  fileprivate func runs(like other: Action) -> Bool {
    start == other.start && line == other.line && label == other.label && title == other.title
  }
}
