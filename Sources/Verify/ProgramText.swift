import NavSimProgram

/// Everything in a program that matters, as text, so that two programs can be compared. Columns of
/// expectations are left out: formatting moves them.
public func fingerprint(_ program: Program) -> String {
  var program = program
  func squeezed(_ line: String) -> String {
    line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }
  for index in program.expectations.indices {
    program.expectations[index].column = 0
    program.expectations[index].text = squeezed(program.expectations[index].text)
  }
  for index in program.records.indices {
    program.records[index].column = 0
    program.records[index].text = squeezed(program.records[index].text)
    for row in program.records[index].rows.indices {
      program.records[index].rows[row].column = 0
      program.records[index].rows[row].columns = []
      program.records[index].rows[row].text = squeezed(program.records[index].rows[row].text)
    }
  }
  let tables =
    program.pages.flatMap(\.chain) + program.navigations.flatMap(\.chain)
    + program.strategies.flatMap(\.chain)
  let code = tables.map { table in
    let lines = table.lines.map { "\($0.key): \($0.value)" }.sorted()
    let without = table.withoutSuper.map { "\($0)" }.sorted()
    return "\(lines)\(without)"
  }
  let pages = program.pages.map { page in
    let wants = page.wants.map { "\($0.key)=\($0.value)" }.sorted()
    return "\(page.name) \(page.title ?? "-") \(page.chainNames) \(wants) \(page.initial)"
      + " \(page.isKept)"
  }
  let rest = [
    "\(program.scenario) \(program.cell) \(program.horizon)",
    "\(program.navigations.map(\.initial))",
    "\(program.images)", "\(program.appearances)", "\(program.ownProperties)",
    "\(program.savedNames)", "\(program.routines)", "\(program.conditions)",
    "\(program.origins)", "\(program.stack) \(program.stackBySet)", "\(program.actions)",
    "\(program.expectations)", "\(program.records)", "\(program.animationSpeed)",
    "\(program.strategies.map(\.carried))",
  ]
  return (pages + code + rest).joined(separator: "\n")
}
