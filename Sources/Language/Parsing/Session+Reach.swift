/// Which declarations a scenario has to do with: those that it names, and those that these name.
extension Session {
  /// The names to which a scenario's lines lead, declared or not; nil where they do not say with what it starts.
  func namesReached(by node: ScenarioNode) -> Set<Substring>? {
    if node.stacks.isEmpty, node.roots.isEmpty { return nil }
    var named: [Substring: Set<Substring>] = [:]
    var open: Set<Substring> = []
    // The scenario in which a line stands, by the place of its first line.
    var scenario: (file: Int, line: Int)?
    for block in blocks {
      let words = block.header.words
      let keyword = words.first?.text ?? ""
      if scenario.map({ $0.file != block.file }) ?? false { scenario = nil }
      if keyword == "scenario" { scenario = (block.file, block.header.number) }
      let names = ([block.header] + block.items).reduce(into: Set<Substring>()) {
        $0.formUnion(self.names(in: $1.words[...]))
      }
      if ["page", "navigation", "tabs", "window"].contains(keyword), words.count > 1 {
        named[words[1].text[...], default: []].formUnion(names)
      } else if scenario.map({ $0 == (node.span.file, node.span.line) }) ?? true {
        // What stands in no scenario is there for all of them: proxies, strategies, containers.
        open.formUnion(names)
      }
    }
    var reached: Set<Substring> = []
    while let name = open.popFirst() {
      guard reached.insert(name).inserted else { continue }
      open.formUnion(named[name] ?? [])
    }
    return reached
  }
}
