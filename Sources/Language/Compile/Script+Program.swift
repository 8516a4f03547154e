import NavSimKernel
import NavSimProgram
import NavSimVocabulary

extension Script {
  /// One cell of a scenario as a program: guards decided, `like` turned into chains, labels and
  /// field lists resolved.
  ///
  /// - Parameters:
  ///   - scenario: the index in `scenarios`.
  ///   - cell: one of the scenario's `cells`.
  public func program(scenario: Int, cell: Cell) -> Program {
    program(of: scenarioNodes[scenario], cell, links[scenario])
  }

  /// The same of a scenario that need not be one of the file's.
  func program(
    of node: ScenarioNode, _ cell: Cell, _ links: ScenarioLinks? = nil
  ) -> Program {
    var program = Program(
      scenario: node.name, cell: cell.values, device: cell["device"] ?? device,
      ios: cell["ios"] ?? ios, horizon: horizon)
    program.linkedSDK = linkedSDK
    program.limits = limits
    program.proxy = proxy(in: cell)
    program.startsIn = orientation
    program.animationSpeed = animationSpeed
    let hasDarkMode = SystemPalette(ios: program.ios) != .flat
    program.images = drawnImages(program.palette, isDark: startsDark && hasDarkMode, hasDarkMode)
    program.appearances = appearances
    program.savedNames = savedNames
    program.routines = routines
    program.origins = origins
    program.startsDark = startsDark
    let chosen = indices(of: cell.strategies)
    program.ownProperties = properties(chosen + chosenByControllers(cell), cell)
    program.conditions = zip(conditionNames, conditions(chosen.flatMap(strategyChain), cell)).map {
      (name: $0, alternatives: $1)
    }
    program.strategies = chosen.map { strategy($0, cell) }
    program.navigation.strategies = Array(chosen.indices)
    addPages(to: &program, cell)
    addStack(to: &program, node, cell)
    addScenario(to: &program, node, cell, links)
    addPresented(to: &program, cell)
    return program
  }

  /// The images as the app draws them as it starts, and what it draws anew in the other mode.
  private func drawnImages(
    _ palette: SystemPalette, isDark: Bool, _ hasDarkMode: Bool
  ) -> [ImageDeclaration] {
    var drawn = images.map { $0.drawn(isDark: isDark, palette) }
    for other in images.compactMap(\.other) where hasDarkMode {
      drawn[other] = images[other].drawn(isDark: !isDark, palette)
    }
    return drawn
  }

  // MARK: - Strategies

  func strategy(_ index: Int, _ cell: Cell) -> StrategyProgram {
    var result = StrategyProgram(name: strategies[index].name.text)
    let chain = strategyChain(index)
    result.chain = chain.map { table(strategies[$0].code, cell, strategyChain: chain) }
    result.defaults = defaults(chain, cell)
    result.conditions = conditions(chain, cell)
    result.carried = carried(chain, cell)
    result.chainNames = chain.map { strategies[$0].name.text }
    result.wrapsPages = chain.contains { !strategies[$0].wraps.present(in: cell).isEmpty }
    if let node = chain.lazy.compactMap({ strategies[$0].sameness.present(in: cell).first }).first {
      result.sameness = node.sameness
      if let name = node.fields {
        result.sameness?.fields = fieldList(name.text, chain, cell)
      }
    }
    return result
  }

  /// Properties have one index in every cell; the default is that of the chosen strategy which
  /// declares it, the derived one before the one it is like.
  private func properties(_ chosen: [Int], _ cell: Cell) -> [OwnProperty] {
    var result = ownProperties
    var isSet = [Bool](repeating: false, count: result.count)
    for at in chosen.flatMap(strategyChain) {
      for found in strategies[at].properties.present(in: cell) where !isSet[found.index] {
        result[found.index] = found.declaration(in: cell)
        isSet[found.index] = true
      }
    }
    return result
  }

  /// What a strategy's own names for fields say of a page that says nothing: the derived strategy's
  /// before the one that it is like.
  private func defaults(_ chain: [Int], _ cell: Cell) -> [PropertyKey: Value] {
    var result: [PropertyKey: Value] = [:]
    for declaration in chain.flatMap({ strategies[$0].properties.present(in: cell) }) {
      let own = declaration.declaration(in: cell)
      let key = PropertyKey.own(declaration.index)
      if result[key] == nil { result[key] = own.initial }
      guard let field = own.field, own.initial != .none else { continue }
      if result[.known(field)] == nil { result[.known(field)] = own.initial }
    }
    return result
  }

  /// What options carry in a cell, under the names by which lines read it.
  private func carried(_ chain: [Int], _ cell: Cell) -> [CarriedOption] {
    chain.flatMap { strategies[$0].options }.compactMap { option in
      guard let name = option.saved, let value = option.carried?.value(option.text(in: cell)) else {
        return nil
      }
      return CarriedOption(name: name, value: value)
    }
  }

  /// A derived strategy's lines replace those of the one it is like, name by name.
  private func conditions(_ chain: [Int], _ cell: Cell) -> [[[Question]]] {
    var result = conditionNames.map { _ in [[Question]]() }
    var isSet = [Bool](repeating: false, count: result.count)
    for at in chain {
      let present = strategies[at].conditions.present(in: cell)
      for index in result.indices where !isSet[index] {
        let mine = present.filter { $0.index == index }
        if mine.isEmpty { continue }
        result[index] = mine.map(\.questions)
        isSet[index] = true
      }
    }
    return result
  }

  /// The field list that a `copy` names: the chosen strategy's own before an inherited one.
  private func fieldList(_ name: String, _ chain: [Int], _ cell: Cell) -> [Property] {
    for at in chain {
      let lists = strategies[at].fields.present(in: cell)
      if let found = lists.first(where: { $0.name.text == name }) { return found.properties }
    }
    return []
  }

  // MARK: - Tables

  func table(
    _ code: [Guarded<CodeNode>], _ cell: Cell, strategyChain: [Int] = []
  ) -> HookTable {
    var table = HookTable()
    for node in code where node.holds(in: cell) {
      let content = node.content
      for (key, origin) in content.keys {
        if content.isWithoutSuper {
          table.withoutSuper.insert(key)
          table.withoutSuperAt[key] = origin
          continue
        }
        var line = content.line
        line.origin = origin
        if let fields = content.fields, case .copy(let from, let to, _) = line.statement {
          line.statement = .copy(
            from: from, to: to, fields: fieldList(fields.text, strategyChain, cell))
        }
        table.lines[key, default: []].append(line)
      }
    }
    return table
  }

  // MARK: - Pages and controllers

  private func addPages(to program: inout Program, _ cell: Cell) {
    let tables = pages.map { table($0.code, cell) }
    for index in pages.indices {
      let chain = pageChain(index)
      var page = PageProgram(
        name: pages[index].name.text, title: chain.lazy.compactMap { pages[$0].title }.first)
      page.chain = chain.map { tables[$0] }
      page.chainNames = chain.map { pages[$0].name.text }
      page.isNamed = !vocabulary.codeStrategies.isEmpty || namedPages.contains(index)
      page.isKept = chain.contains { !pages[$0].kept.present(in: cell).isEmpty }
      for at in chain.reversed() {
        for field in pages[at].wants.present(in: cell) {
          page.wants[program.storage(field.key)] = clamped(field, program)
        }
        Script.merge(pages[at].initial.present(in: cell), into: &page.initial)
        for child in pages[at].children.present(in: cell)
        where child != index && !page.children.contains(child) {
          page.children.append(child)
        }
      }
      for field in page.initial.indices
      where page.initial[field].value == FieldNode<InitialKey>.ownself {
        page.initial[field].value = .page(index)
      }
      program.pages.append(page)
    }
  }

  /// A declared wish as the property keeps it.
  private func clamped(_ field: FieldNode<PropertyKey>, _ program: Program) -> Value {
    guard case .own(let index) = field.key else { return field.value }
    return program.ownProperties[index].clamped(field.value)
  }

  /// Later values replace earlier ones in place, so that the order stays that of the declaration.
  private static func merge(
    _ fields: [FieldNode<InitialKey>],
    into target: inout [(thing: Thing, property: Property, value: Value)]
  ) {
    for field in fields {
      let key = field.key
      if let known = target.firstIndex(where: {
        $0.thing == key.thing && $0.property == key.property
      }) {
        target[known].value = field.value
      } else {
        target.append((key.thing, key.property, field.value))
      }
    }
  }

  /// The controller of the scenario's `root`, or a plain one with the scenario's `stack`.
  private func addStack(to program: inout Program, _ node: ScenarioNode, _ cell: Cell) {
    var stack = node.stacks.present(in: cell).last
    if let root = node.roots.present(in: cell).last,
      let index = declared(containers[root.text]?.held.first ?? root.text)
    {
      program.navigation = navigation(index, cell, in: &program)
      program.container = containers[root.text]?.kind
      let chain = navigationChain(index)
      if stack == nil {
        stack = chain.lazy.compactMap { navigations[$0].stacks.present(in: cell).last }.first
      }
      for other in (containers[root.text]?.held ?? []).dropFirst() {
        if let index = declared(other) { addController(index, host: nil, to: &program, cell) }
      }
    }
    if let root = node.roots.present(in: cell).last, containers[root.text] == nil,
      declared(root.text) == nil
    {
      program.rootPage = pages.firstIndex { $0.name.text == root.text }
    }
    program.stack = stack?.pages ?? []
    program.stackBySet = stack?.isSet ?? false
    addInner(to: &program, cell)
  }

  /// A declared controller, with what it inherits.
  private func navigation(
    _ index: Int, _ cell: Cell, in program: inout Program
  ) -> NavigationProgram {
    var result = NavigationProgram()
    let chain = navigationChain(index)
    result.strategies = strategies(of: index, cell, in: &program)
    result.name = navigations[index].name.text
    result.declaration = index
    result.chain = chain.map { table(navigations[$0].code, cell) }
    result.isBarAlone = chain.contains { !navigations[$0].alone.present(in: cell).isEmpty }
    for at in chain.reversed() {
      Script.merge(navigations[at].initial.present(in: cell), into: &result.initial)
    }
    for field in result.initial.indices
    where result.initial[field].value == FieldNode<InitialKey>.ownself {
      result.initial[field].value = .navigation
    }
    return result
  }

  /// The controllers that pages hold. Each is one instance: the first page that names it has it.
  private func addInner(to program: inout Program, _ cell: Cell) {
    for host in pages.indices {
      for at in pageChain(host).reversed() {
        for index in pages[at].inner.present(in: cell) {
          addController(index, host: host, to: &program, cell)
        }
      }
    }
  }

  /// What lines present. The code of a controller that comes so may present others.
  private func addPresented(to program: inout Program, _ cell: Cell) {
    func findWindows() {
      program.windows = windows.filter { program.speaks(ofWindow: $0.declaration) }
    }
    findWindows()
    while program.presented != program.presentedByLines {
      program.presented = program.presentedByLines
      for case .navigation(let index) in program.presented {
        addController(index, host: nil, isPresented: true, to: &program, cell)
      }
      findWindows()
    }
  }

  /// A controller beside the scenario's own, unless it stands elsewhere already.
  private func addController(
    _ index: Int, host: Int?, isPresented: Bool = false, to program: inout Program, _ cell: Cell
  ) {
    let isTaken =
      program.navigation.declaration == index
      || program.inner.contains { $0.navigation.declaration == index }
    if isTaken { return }
    let stack = navigationChain(index).lazy
      .compactMap { navigations[$0].stacks.present(in: cell).last }.first
    var inner = InnerNavigation(
      host: host, navigation: navigation(index, cell, in: &program), stack: stack?.pages ?? [])
    inner.isPresented = isPresented
    program.inner.append(inner)
  }

  /// The index of a declared controller.
  private func declared(_ name: String) -> Int? {
    navigations.firstIndex { $0.name.text == name }
  }

  private func addScenario(
    to program: inout Program, _ node: ScenarioNode, _ cell: Cell, _ links: ScenarioLinks?
  ) {
    let lines =
      links.flatMap { $0[$0.lines(of: cell)] }
      ?? CellLinker(script: self, node: node, cell: cell) { _, _, _, _, _ in }.linked()
    program.actions = lines.actions
    program.expectations = lines.expectations
    program.records = lines.records
  }
}
