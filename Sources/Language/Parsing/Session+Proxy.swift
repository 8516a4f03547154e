import NavSimProgram
import NavSimVocabulary

/// `proxy name=value …`: what UINavigationBar.appearance() holds at launch.
extension Session {
  func proxy(_ block: Block) {
    line {
      try refuseItems(block)
      script.proxy += fields(block.header, of: .proxy)
    }
  }
}

extension Script {
  /// What the proxy holds at launch in a cell: of a property that several lines set, the last.
  func proxy(in cell: Cell) -> [(property: Property, value: Value)] {
    var result: [(property: Property, value: Value)] = []
    for field in proxy.present(in: cell) {
      guard case .known(let property) = field.key else { continue }
      result.removeAll { $0.property == property }
      result.append((property, field.value))
    }
    return result
  }
}
