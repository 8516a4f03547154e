import NavSimProgram
import NavSimVocabulary

/// `proxy name=value …`: what UINavigationBar.appearance() holds at launch.
extension Session {
  func proxy(_ block: Block) {
    line {
      try refuseItems(block)
      let context = CodeContext(place: .navigation, name: "proxy")
      let origin = origin("", block.header, context)
      script.proxy += fields(block.header, of: .proxy).map { ($0, origin) }
    }
  }
}

extension Script {
  /// What the proxy holds at launch in a cell: of a property that several lines set, the last.
  func proxy(in cell: Cell) -> [(property: Property, value: Value, origin: Int)] {
    var result: [(property: Property, value: Value, origin: Int)] = []
    for (guarded, origin) in proxy {
      for field in [guarded].present(in: cell) {
        guard case .known(let property) = field.key else { continue }
        result.removeAll { $0.property == property }
        result.append((property, field.value, origin))
      }
    }
    return result
  }
}
