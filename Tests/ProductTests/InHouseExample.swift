import NavSim

/// The app's own bar: one colour for all, and pages that see through it.
let inHouse = SwiftStrategy("in-house-swift") { s in
  let seeThrough = s.property("seeThrough", false)

  s.onNavigation(.viewDidLoad) { c in
    c.set(.bar, .barTintColor, to: .color(Color(0.2, 0.4, 0.6)))
  }
  s.on(.viewWillAppear) { c in
    guard c[seeThrough, of: c.page] == true else { return }
    c.alongside { c in c.set(.barBackground, .alpha, to: 0) }
  }
  s.on(.viewWillDisappear) { c in
    guard c[seeThrough, of: c.page] == true else { return }
    c.alongside { c in c.set(.barBackground, .alpha, to: 1) }
  }
  s.on(.viewDidAppear) { c in
    if c[seeThrough, of: c.page] == true { c.set(.barBackground, .alpha, to: 0) }
  }
}

/// What every cell of the first scenario in a text came to under that strategy.
func runsInHouse(_ text: String) throws -> [CellRun] {
  let file = ScenarioFile(
    path: "in-house.navsim", bytes: Array(text.utf8), naming: ["in-house-swift"],
    strategies: [inHouse])
  let cells = try file.cells(of: 0, overrides: [("strategy", "in-house-swift")])
  return cells.compactMap { file.run(0, $0) }
}
