import NavSimChecks
import NavSimLanguage
import NavSimProgram
import NavSimSimulator
import NavSimTrace
import NavSimVocabulary

// Why a value is as it is, asked of a scenario or of a trace.

extension ScenarioFile {
  /// Runs one cell and keeps who asked for what: the same trace, with a story. Nil if the file has
  /// errors or no such scenario.
  public func follow(
    _ scenario: Int, _ cell: Cell, budget: Budget = .standard
  ) -> Trace? {
    guard let script, scenarios.indices.contains(scenario) else { return nil }
    return Simulator.follow(
      script.program(scenario: scenario, cell: cell), closures: closures, budget: budget)
  }

  /// Why a slot of that cell's trace holds what it holds in a frame.
  ///
  /// - Parameter trace: what `follow` gave.
  public func explanation(
    of slot: Int, at frame: Int, in trace: Trace, _ scenario: Int, _ cell: Cell
  ) -> Explanation {
    explanations(of: [(slot, frame)], in: trace, scenario, cell)[0]
  }

  /// The same of several slots, each in a frame of its own; nothing of a slot that is none.
  package func explanations(
    of questions: [(slot: Int, frame: Int)], in trace: Trace, _ scenario: Int, _ cell: Cell
  ) -> [Explanation] {
    let program = program(scenario, cell)
    let text = script.map { SourceText($0) }
    let book = Casebook(trace)
    return questions.map { slot, frame in
      guard trace.slots.indices.contains(slot) else { return Explanation.nothing(at: frame) }
      var explainer = Explainer(book, at: frame)
      guard let script, let program, let text else { return explainer.explain(slot: slot) }
      explainer.source = { text.line($0, $1) }
      explainer.declared = { script.line(declaring: $0, program, cell) { text } }
      explainer.declaredValue = { script.line(declaring: $1, of: $0) { text } }
      return explainer.explain(slot: slot)
    }
  }
}

extension Trace {
  /// Why a slot holds what it holds in a frame, as far as the trace tells.
  public func explanation(of slot: Int, at frame: Int) -> Explanation {
    var explainer = Explainer(Casebook(self), at: frame)
    return explainer.explain(slot: slot)
  }
}

extension Script {
  /// The line that declares what a property is, or nil.
  func line(
    declaring name: PropertyName, _ program: Program, _ cell: Cell, text: () -> SourceText
  ) -> BlamedLine? {
    place(of: name, program, cell).map { BlamedLine($0, text()) }
  }

  /// The line that declares the image or the appearance that a property holds, or nil.
  fileprivate func line(
    declaring value: String, of name: PropertyName, text: () -> SourceText
  ) -> BlamedLine? {
    guard let property = Property(name: name.property) else { return nil }
    return place(ofValue: value, in: property).map { BlamedLine($0, text()) }
  }

  /// Where a declaration says what a property is, or nil.
  fileprivate func place(
    of name: PropertyName, _ program: Program, _ cell: Cell
  ) -> SourcePlace? {
    let parts = name.element.split(separator: ".").map(String.init)
    if parts.count == 2, parts[1] == Thing.wants.path,
      let page = program.pages.firstIndex(where: { $0.name == parts[0] }),
      let wish = wish(name.property, program)
    {
      // A strategy's name for a field stands where the field does.
      let names =
        [wish]
        + program.ownProperties.indices.map { .own($0) }.filter { own in
          program.storage(own) == wish
        }
      return names.lazy.compactMap { self.place(ofWish: $0, page: page, in: cell) }.first
    }
    guard let property = Property(name: name.property) else { return nil }
    if parts.count == 2, parts[0] == "navigation", property == .heldBy {
      return navigation(named: parts[1]).flatMap { place(ofChild: $0, in: cell) }
    }
    // What a bar shows of an item's texts stands in the item.
    if parts.count == 2, property == .title || property == .prompt, parts[0] == name.property,
      let page = program.pages.firstIndex(where: { $0.name == parts[1] })
    {
      return place(of: .item, property, page: page, in: cell)
    }
    let things: [(Thing, String)] = [(.view, "page"), (.controller, "")]
    for (thing, first) in things {
      let page = first.isEmpty && parts.count == 1 ? parts.first : parts.dropFirst().first
      guard first.isEmpty ? parts.count == 1 : parts.first == first,
        let index = program.pages.firstIndex(where: { $0.name == page })
      else { continue }
      return place(of: thing, property, page: index, in: cell)
    }
    if parts.count == 2, let index = program.pages.firstIndex(where: { $0.name == parts[0] }),
      let thing = Thing.allCases.first(where: { $0.path == parts[1] && $0.belongsToPage })
    {
      return place(of: thing, property, page: index, in: cell)
    }
    // `bar.bg` is the scenario's own controller's, `bar.Inner.bg` another one's.
    let other = parts.count > 1 ? navigation(named: parts[1]) : nil
    let path = other == nil ? parts : [parts[0]] + parts.dropFirst(2)
    let navigation = other ?? program.navigation.declaration
    guard navigation >= 0,
      let thing = Thing.allCases.first(where: {
        $0.path == path.joined(separator: ".") && !$0.belongsToPage
      })
    else { return nil }
    return place(of: thing, property, navigation: navigation, in: cell)
  }

  /// A wish by the name that a trace gives it: a field of the bar's style, or a strategy's own.
  private func wish(_ name: String, _ program: Program) -> PropertyKey? {
    if let known = Thing.wants.properties.first(where: { $0.name == name }) { return .known(known) }
    return program.ownProperties.firstIndex { $0.name == name }.map { .own($0) }
  }
}

extension BlamedLine {
  /// The line at a place.
  fileprivate init(_ place: SourcePlace, _ text: SourceText) {
    let line = text.line(place.path, place.line)
    self.init(
      path: place.path, line: place.line, text: line.split(separator: " ").joined(separator: " "))
  }
}
