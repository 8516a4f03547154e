import NavSimProgram

/// Everything in a program that matters, as text, so that two programs can be compared. Columns of
/// expectations are left out: formatting moves them.
func fingerprint(_ program: Program) -> String {
  var program = program
  for index in program.expectations.indices { program.expectations[index].column = 0 }
  let tables =
    program.pages.flatMap(\.chain) + program.navigation.chain
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
    "\(program.scenario) \(program.cell) \(program.horizon)", "\(program.navigation.initial)",
    "\(program.images)", "\(program.appearances)", "\(program.ownProperties)",
    "\(program.savedNames)", "\(program.routines)", "\(program.conditions)",
    "\(program.origins)", "\(program.stack) \(program.stackBySet)", "\(program.actions)",
    "\(program.expectations)",
  ]
  return (pages + code + rest).joined(separator: "\n")
}
