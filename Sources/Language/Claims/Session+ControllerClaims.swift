import NavSimProgram
import NavSimVocabulary

/// `top of Inner is B`, `stack of Inner is A > B`, `items of Inner are A > B`: the same claims about a
/// navigation controller that a page holds. The scenario's own may be called by its name too.
extension Session {
  /// nil where the claim names no controller.
  func controllerClaim(_ cursor: inout Cursor, _ scenario: Int) throws -> Claim? {
    guard let first = cursor.current, ["top", "stack", "items"].contains(first.text),
      cursor.position + 1 < cursor.words.count, cursor.words[cursor.position + 1].text == "of"
    else { return nil }
    let connective = first.text == "items" ? "are" : "is"
    let example = "\(first.text) of Inner \(connective) A"
    cursor.position += 2
    let name = try word(&cursor, what: "the controller", example: example)
    guard navigations.byName[name.text] != nil else {
      throw reportUndeclared("navigation", name, navigations)
    }
    try self.connective(connective, &cursor, "'\(connective)' is missing", example)
    let names: [String]
    if first.text == "top" {
      names = [pages.all[try page(try word(&cursor, what: "the page", example: example))].name.text]
      try finish(cursor)
    } else {
      names = try pageList(&cursor, example: example).map { pages.all[$0].name.text }
      try finish(cursor, legal: [">"])
    }
    if isOwn(name.text, of: scenario) {
      switch first.text {
      case "top": return .topIs(names[0])
      case "stack": return .stackIs(names)
      default: return .itemsAre(names)
      }
    }
    return .compare(
      TraceProperty(element: "navigation." + name.text, property: first.text), .equal,
      .text(names.isEmpty ? "empty" : names.joined(separator: ">")), tolerance: 0)
  }

  /// Whether a scenario starts with this controller, be it inside a container.
  private func isOwn(_ name: String, of scenario: Int) -> Bool {
    guard script.scenarioNodes.indices.contains(scenario) else { return false }
    return script.scenarioNodes[scenario].roots.contains { root in
      (script.containers[root.content.text]?.held.first ?? root.content.text) == name
    }
  }
}
