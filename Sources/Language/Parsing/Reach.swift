/// Which declarations each scenario has to do with: those that it names, and those that these name. Made once for all scenarios.
struct Reach {
  /// The names in each declaration.
  private var named: [Substring: Set<Substring>] = [:]
  /// The names to which all scenarios lead: those of proxies, strategies and containers.
  private var common: Set<Substring> = []
  /// The names in each scenario, by its file and first line.
  private var own: [[Int]: Set<Substring>] = [:]

  /// - Parameter names: the parts of words that may name something.
  init(_ blocks: [Block], names: (ArraySlice<Word>) -> Set<Substring>) {
    var open: Set<Substring> = []
    // The scenario in which a block stands.
    var scenario: [Int]?
    for block in blocks {
      let words = block.header.words
      let keyword = words.first?.text ?? ""
      if let file = scenario?[0], file != block.file { scenario = nil }
      if keyword == "scenario" { scenario = [block.file, block.header.number] }
      let found = ([block.header] + block.items).reduce(into: Set<Substring>()) {
        $0.formUnion(names($1.words[...]))
      }
      if ["page", "navigation", "tabs", "window"].contains(keyword), words.count > 1 {
        named[words[1].text[...], default: []].formUnion(found)
      } else if let scenario {
        own[scenario, default: []].formUnion(found)
      } else {
        open.formUnion(found)
      }
    }
    common = closure(of: open, beyond: [])
  }

  /// The names to which a scenario's lines lead, declared or not.
  func names(of scenario: Span) -> Set<Substring> {
    closure(of: own[[scenario.file, scenario.line]] ?? [], beyond: common)
  }

  private func closure(of names: Set<Substring>, beyond known: Set<Substring>) -> Set<Substring> {
    var (reached, open) = (known, names)
    while let name = open.popFirst() {
      guard reached.insert(name).inserted else { continue }
      open.formUnion(named[name] ?? [])
    }
    return reached
  }
}
