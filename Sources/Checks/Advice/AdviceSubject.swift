import NavSimLanguage
import NavSimProgram
import NavSimVocabulary

/// What rules read: the code of one cell, page by page, and what its strategies do.
struct AdviceSubject {
  let program: Program
  let pages: [PageCode]
  /// The code of the navigation controller.
  let navigation: [CodeLine]
  let traits: StrategyTraits
  /// The pages that are ever on the stack or presented, in the order in which they get there; where
  /// nothing is shown, all of them but base classes.
  let shown: [Int]
  /// The pages that are shown, in the order in which they come.
  let shownPages: [PageCode]
  /// The pages that are presented alone and on no stack: they have no bar.
  private let barless: Set<Int>
  /// The pages that actions or code put above another one.
  private let pushed: Set<Int>
  /// What the scenario's own actions write.
  let ofActions: [Touch]
  /// For each page the controllers in which it may stand, the scenario's own first; empty where any may have it.
  private let holders: [[Int]]
  /// The major iOS version, and that of the SDK that the app is linked with.
  let ios: Int
  let sdk: Int
  private let script: Script
  private let cell: Cell

  init(_ program: Program, script: Script, cell: Cell) {
    self.program = program
    self.script = script
    self.cell = cell
    traits = StrategyTraits(program)
    ios = AdviceSubject.major(program.ios)
    sdk = program.linkedSDK.map(AdviceSubject.major) ?? ios
    var codes = program.pages.map { CodeReader.lines(of: $0.chain) }
    var own = CodeReader.lines(of: program.navigation.chain)
    let lines = codes.flatMap { $0 } + own
    let statements = lines.map(\.statement) + program.actions.map(\.line.statement)
    let reader = TouchReader(lines, GivenAppearances(program, statements))
    for index in codes.indices {
      let wants = AdviceSubject.fields(program.pages[index].wants)
      for line in codes[index].indices {
        codes[index][line].touches = reader.touches(
          of: codes[index][line].statement, wants: wants)
      }
    }
    for line in own.indices {
      own[line].touches = reader.touches(of: own[line].statement, wants: [])
    }
    navigation = own
    ofActions = program.actions.flatMap { reader.touches(of: $0.line.statement, wants: []) }
    let everywhere = codes.joined().flatMap(\.touches) + own.flatMap(\.touches) + ofActions
    let changing = Set(everywhere.map(\.key).filter { $0.thing == .wants }.map(\.property))
    let children = AdviceSubject.children(in: program, statements)
    let seen = AdviceSubject.shown(in: program, codes, own)
    shown = seen.pages
    barless = seen.presented.subtracting(children)
    pushed = seen.pushed
    holders = PageHomes(program, codes, own).controllers
    let shownIndices = Set(shown)
    let pages = program.pages.indices.map { index in
      PageCode(
        index: index, page: program.pages[index], lines: codes[index],
        leftOut: AdviceSubject.leftOut(of: program.pages[index], reader),
        wishes: AdviceSubject.wishes(of: program.pages[index], besides: changing),
        isShown: shownIndices.contains(index), isChild: children.contains(index))
    }
    self.pages = pages
    shownPages = shown.map { pages[$0] }
  }

  /// What a page's code would be, had none of its classes left out super; nothing where none has.
  private static func leftOut(of page: PageProgram, _ reader: TouchReader) -> [CodeLine] {
    if page.chain.allSatisfy(\.withoutSuper.isEmpty) { return [] }
    let whole = page.chain.map { HookTable(lines: $0.lines) }
    let wants = fields(page.wants)
    return CodeReader.lines(of: whole).map { line in
      var line = line
      line.touches = reader.touches(of: line.statement, wants: wants)
      return line
    }
  }

  /// The number before the dot.
  private static func major(_ version: String) -> Int {
    Int(version.prefix { $0 != "." }) ?? 0
  }

  private static func fields(_ wants: [PropertyKey: Value]) -> Set<Property> {
    var result: Set<Property> = []
    for key in wants.keys {
      if case .known(let property) = key { result.insert(property) }
    }
    return result
  }

  /// What a page wants for good: what it declares and no line or action sets.
  private static func wishes(
    of page: PageProgram, besides changing: Set<Property>
  ) -> [Property: Value] {
    var result: [Property: Value] = [:]
    for (key, value) in page.wants {
      if case .known(let property) = key, !changing.contains(property) { result[property] = value }
    }
    return result
  }

  /// The pages that others hold: as they are declared, or because a line adds them.
  private static func children(in program: Program, _ statements: [Statement]) -> Set<Int> {
    func added(_ statement: Statement) -> Int? {
      switch statement {
      case .addChild(let owner, _): owner.named
      case .within(_, let inner): added(inner)
      default: nil
      }
    }
    return Set(program.pages.flatMap(\.children) + statements.compactMap(added))
  }

  /// The stack of the start, then what actions and code push, in the order of the file, and which of
  /// them are presented and on no stack.
  private static func shown(
    in program: Program, _ codes: [[CodeLine]], _ own: [CodeLine]
  ) -> (pages: [Int], presented: Set<Int>, pushed: Set<Int>) {
    var result: [Int] = []
    var seen: Set<Int> = []
    var presented: Set<Int> = []
    var stacked: Set<Int> = []
    var pushed: Set<Int> = []
    func add(_ pages: [Int], presents: Bool = false) {
      for page in pages where program.pages.indices.contains(page) {
        if seen.insert(page).inserted { result.append(page) }
        if presents { presented.insert(page) } else { stacked.insert(page) }
      }
    }
    func add(_ statement: Statement) {
      switch statement {
      case .push(.page(let page), _), .pushItem(.page(let page), _):
        add([page])
        pushed.insert(page)
      case .setStack(let owners, _):
        add(owners.compactMap(\.named))
        pushed.formUnion(owners.dropFirst().compactMap(\.named))
      case .setItems(let pages, _):
        add(pages)
        pushed.formUnion(pages.dropFirst())
      case .present(.page(let page), _, _): add([page], presents: true)
      case .within(_, let inner): add(inner)
      default: return
      }
    }
    add(program.stack)
    for inner in program.inner { add(inner.stack) }
    for action in program.actions { add(action.line.statement) }
    for line in codes.joined() { add(line.statement) }
    for line in routineLines(of: program) { add(line.statement) }
    let shown = result
    // What the controller pushes by itself has a bar, too.
    for line in own { add(line.statement) }
    let pages = shown.isEmpty ? leaves(of: program) : shown
    return (pages, presented.subtracting(stacked), pushed)
  }

  /// The lines of routines: methods of pages, of controllers and of coordinators.
  private static func routineLines(of program: Program) -> [Line] {
    let controllers = [program.navigation] + program.inner.map(\.navigation)
    let tables = program.pages.flatMap(\.chain) + controllers.flatMap(\.chain)
    return tables.flatMap { table in
      program.routines.indices.flatMap { table.lines[.routine($0)] ?? [] }
    }
  }

  /// The pages of a file that shows none: all but those without a title that others are like, which
  /// are the others' base classes.
  private static func leaves(of program: Program) -> [Int] {
    let bases = Set(program.pages.flatMap { $0.chainNames.dropFirst() })
    return program.pages.indices.filter {
      program.pages[$0].title != nil || !bases.contains(program.pages[$0].name)
    }
  }

  // MARK: - Pages

  /// The pages that are shown besides one, as far as they may have the same bar.
  func others(than page: PageCode) -> [PageCode] { others(than: page, of: shownPages) }

  /// Those of some pages besides one that may have the same bar.
  func others(than page: PageCode, of pages: [PageCode]) -> [PageCode] {
    pages.filter { $0.index != page.index && shareBar($0.index, page.index) }
  }

  /// Whether any shown page besides one may have the same bar.
  func hasOthers(than page: PageCode) -> Bool {
    shown.contains { $0 != page.index && shareBar($0, page.index) }
  }

  /// Whether two pages may have the same bar: not where each starts in a controller of its own, a
  /// further tab or one that is presented, nor where one of them has none. A page that starts in no
  /// controller may be pushed onto any.
  func shareBar(_ a: Int, _ b: Int) -> Bool {
    !barless.contains(a) && !barless.contains(b) && meet(a, b)
  }

  /// Whether a page may have a bar at all: one that is only presented has none.
  func hasBar(_ page: PageCode) -> Bool { !barless.contains(page.index) }

  /// Whether a page has its place in another page alone: it is on no stack.
  func isOnlyChild(_ page: PageCode) -> Bool { page.isChild && !shown.contains(page.index) }

  /// Whether a page is the first of a stack with which a controller starts.
  func isRoot(_ page: PageCode) -> Bool {
    ([program.stack] + program.inner.map(\.stack)).contains { $0.first == page.index }
  }

  /// The controllers in which a page may stand, as declared, and whether a page holds each; none where any
  /// may have it.
  func navigations(of page: PageCode) -> [(controller: NavigationProgram, isInPage: Bool)] {
    let all =
      [(program.navigation, false)] + program.inner.map { ($0.navigation, $0.host != nil) }
    return holders[page.index].filter(all.indices.contains).map { all[$0] }
  }

  /// Whether a page is the first wherever it starts, and nobody pushes it: below it there is no page.
  func isOnlyRoot(_ page: PageCode) -> Bool {
    let stacks = [program.stack] + program.inner.map(\.stack)
    return isRoot(page) && !pushed.contains(page.index)
      && stacks.allSatisfy { !$0.dropFirst().contains(page.index) }
  }

  /// Whether two pages may be in one place after each other, with a bar or not.
  func meet(_ a: Int, _ b: Int) -> Bool {
    holders[a].isEmpty || holders[b].isEmpty || holders[a].contains(where: holders[b].contains)
  }

  /// Up to three names of pages: `A, B and 2 more`.
  func names(_ pages: [PageCode]) -> String {
    let names = pages.map(\.name)
    if names.count <= 3 { return names.joined(separator: ", ") }
    return names.prefix(2).joined(separator: ", ") + " and \(names.count - 2) more"
  }

  /// Whether strategies answer for a property of the bar, or the controller does as a page comes, so that
  /// pages need not.
  func isManaged(_ key: TouchKey) -> Bool {
    traits.isUnknown || traits.wrapsPages || traits.written.contains(key)
      || navigation.contains { $0.hook == .willShow && $0.writes(key) }
  }

  /// Whether the device keeps the room of a status bar that is hidden.
  var keepsStatusBarRoom: Bool { script.keepsStatusBarRoom(program.device) }

  // MARK: - State at init

  /// What init sets on the controller's bar, gesture or window; nil if it sets nothing.
  func initial(_ thing: Thing, _ property: Property) -> Value? {
    program.navigation.initial.last { $0.thing == thing && $0.property == property }?.value
  }

  /// The place of that line.
  func place(_ thing: Thing, _ property: Property) -> SourcePlace? {
    guard program.navigation.declaration >= 0 else { return nil }
    return script.place(
      of: thing, property, navigation: program.navigation.declaration, in: cell)
  }

  /// The same of any controller that is declared, by its number.
  func place(_ thing: Thing, _ property: Property, ofController index: Int) -> SourcePlace? {
    index < 0 ? nil : script.place(of: thing, property, navigation: index, in: cell)
  }

  /// The place of a line of a page.
  func place(_ thing: Thing, _ property: Property, of page: PageCode) -> SourcePlace? {
    script.place(of: thing, property, page: page.index, in: cell)
  }

  /// What the bar's proxy holds.
  func proxy(_ property: Property) -> Value? {
    program.proxy.last { $0.property == property }?.value
  }

  /// Whether the bar is told by anybody, at any time, to be translucent or not.
  var isTranslucencySet: Bool {
    if initial(.bar, .translucent) != nil || proxy(.translucent) != nil { return true }
    let key = TouchKey(thing: .bar, property: .translucent)
    return traits.written.contains(key) || navigation.contains { $0.writes(key) }
      || pages.contains { $0.lines.contains { $0.writes(key) } }
  }

  // MARK: - Images

  /// Whether a value is an image of which something can be seen.
  func isSeenImage(_ value: Value?) -> Bool {
    guard case .image(let index)? = value, program.images.indices.contains(index) else {
      return false
    }
    return program.images[index].color.alpha > 0
  }

  /// Whether a value is an image without a pixel that lets anything through.
  func isOpaqueImage(_ value: Value?) -> Bool {
    guard case .image(let index)? = value, program.images.indices.contains(index) else {
      return false
    }
    return program.images[index].color.alpha >= 1 && program.images[index].opaque == nil
  }
}

/// A page with its code.
struct PageCode {
  let index: Int
  let page: PageProgram
  let lines: [CodeLine]
  /// The same with what `no super` leaves out; empty where nothing is.
  let leftOut: [CodeLine]
  /// What it wants for good.
  let wishes: [Property: Value]
  /// Whether it is ever on the stack.
  let isShown: Bool
  /// Whether another page holds it.
  let isChild: Bool

  var name: String { page.name }

  /// The hooks that come whenever the page appears.
  static let appearing: Set<Hook> = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]

  /// The lines of some hooks.
  func lines(in hooks: Set<Hook>) -> [CodeLine] { lines.filter { hooks.contains($0.hook) } }

  /// Whether a line of some hooks writes to a property.
  func writes(_ key: TouchKey, in hooks: Set<Hook>) -> Bool {
    lines.contains { hooks.contains($0.hook) && $0.writes(key) }
  }

  /// Whether the page says it whenever it appears: in a line that always runs, or in lines of one
  /// hook of which one does, whatever the answers to their questions are.
  func states(_ key: TouchKey) -> Bool {
    PageCode.appearing.contains { hook in
      let lines = lines(in: [hook]).filter { $0.hangsOnQuestionsAlone && $0.says(key) }
      return Answers.areAllMet(by: lines.map(\.questions), wishes: wishes)
    }
  }

  /// Whether it says it as it appears, now and then at least.
  func statesAtTimes(_ key: TouchKey) -> Bool {
    lines(in: PageCode.appearing).contains { $0.says(key) }
  }

  /// Whether a class above says it as the page appears, and is left out by `no super`.
  func leavesOut(_ key: TouchKey) -> Bool {
    !statesAtTimes(key)
      && leftOut.contains { PageCode.appearing.contains($0.hook) && $0.says(key) }
  }

  /// Whether the page gives it back when it goes; where it asks whether that was cancelled, it
  /// stays.
  func restores(_ key: TouchKey) -> Bool {
    let lines = lines.filter { !$0.asksCancelled && $0.writes(key) }
    return lines.contains { line in
      switch line.hook {
      case .viewWillDisappear, .viewDidDisappear, .willMove, .didMove: return true
      case .viewWillAppear, .viewIsAppearing: return line.runsAtEnd
      default: return false
      }
    }
  }

  /// What init sets; nil if it sets nothing.
  func initial(_ thing: Thing, _ property: Property) -> Value? {
    page.initial.last { $0.thing == thing && $0.property == property }?.value
  }
}
