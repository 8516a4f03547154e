import NavSimLanguage
import NavSimProgram
import NavSimTrace

// Which names a trace can have, known before it is made: from the schema and the cell's pages.

extension ScenarioFile {
  /// The names of the elements and of their properties that a trace of a cell may show, such as
  /// `page.Inbox` and `page.Inbox.alpha`; empty if there is no such scenario.
  public func traceNames(_ scenario: Int, _ cell: Cell) -> [String] {
    guard let program = program(scenario, cell) else { return [] }
    var names: [String] = []
    for family in TraceSchema.families {
      var properties = family.properties.map(\.name)
      if family.pattern == "*.wants" {
        properties += program.ownProperties.filter { $0.field == nil }.map(\.name)
      }
      let parts = family.pattern.split(separator: "*", omittingEmptySubsequences: false)
      let elements =
        parts.count == 1
        ? [family.pattern]
        : owners(family.pattern, in: program).map { "\(parts[0])\($0)\(parts[1])" }
      for element in elements {
        names.append(element)
        names += properties.map { element + "." + $0 }
      }
    }
    return names
  }

  /// Whose names stand for the star of a family: a bar and a stack are a controller's, what is
  /// presented is a page or a controller, the rest is a page's.
  private func owners(_ pattern: String, in program: Program) -> [String] {
    let controllers = program.inner.map(\.navigation.name)
    let ofControllers = ["navigation.", "bar.", "toolbar."]
    if ofControllers.contains(where: { pattern.hasPrefix($0) }) { return controllers }
    let pages = program.pages.map(\.name)
    return pattern.hasPrefix("presented.") ? pages + controllers : pages
  }
}
