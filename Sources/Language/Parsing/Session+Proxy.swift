import NavSimProgram
import NavSimVocabulary

/// `proxy name=value …`: what UINavigationBar.appearance() holds at launch.
extension Session {
  func proxy(_ block: Block) {
    line {
      try refuseGuards(block.header)
      try refuseItems(block)
      for field in fields(block.header, of: .proxy) {
        guard case .known(let property) = field.content.key else { continue }
        let value = field.content.value
        if let known = script.proxy.firstIndex(where: { $0.property == property }) {
          script.proxy[known].value = value
        } else {
          script.proxy.append((property, value))
        }
      }
    }
  }
}
