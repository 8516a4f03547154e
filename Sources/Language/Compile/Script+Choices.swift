import NavSimProgram

/// Strategies that a navigation controller has instead of the scenario's.
extension Script {
  /// The declarations of strategies by their names.
  func indices(of names: [String]) -> [Int] {
    names.compactMap { name in strategies.firstIndex { $0.name.text == name } }
  }

  /// The choice of a declared controller in a cell: its own, or what it inherits.
  private func choice(_ navigation: Int, _ cell: Cell) -> ChoiceNode? {
    navigationChain(navigation).lazy
      .compactMap { navigations[$0].choices.present(in: cell).last }.first
  }

  /// The declarations of strategies that controllers choose in a cell.
  func chosenByControllers(_ cell: Cell) -> [Int] {
    navigations.indices.flatMap { indices(of: choice($0, cell)?.strategies ?? []) }
  }

  /// The strategies at work on a controller: the scenario's, or tables of its own, which share
  /// nothing with those of other controllers.
  func strategies(of navigation: Int, _ cell: Cell, in program: inout Program) -> [Int] {
    let scenarios = Array(indices(of: cell.strategies).indices)
    guard let choice = choice(navigation, cell) else { return scenarios }
    let own = Cell(
      cell.values.filter { pair in !choice.options.contains { $0.name == pair.axis } }
        + choice.options.map { (axis: $0.name, value: $0.value) })
    let first = program.strategies.count
    program.strategies += indices(of: choice.strategies).map { strategy($0, own) }
    return Array(first..<program.strategies.count)
  }
}
