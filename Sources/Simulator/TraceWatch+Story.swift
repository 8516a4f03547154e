import NavSimKernel
import NavSimNavigation
import NavSimProgram
import NavSimTrace
import NavSimVocabulary

// The run's numbers as names: who asked for what, for a trace that shall tell it.

/// The story of a run that followed its causes.
func story(of navigator: Navigator, _ program: Program) -> TraceStory {
  let actions = Set(program.actions.map(\.line.origin))
  let pages = program.pages.map(\.name)
  let origins = navigator.program.origins
  let links = navigator.causeLinks.map { link -> TraceStory.Link in
    let page = pages.indices.contains(link.page) ? pages[link.page] : ""
    guard origins.indices.contains(link.origin) else {
      let isDeclared = link.system == "as declared"
      return TraceStory.Link(
        kind: isDeclared ? .declaration : .system, parent: link.parent, time: link.time,
        text: link.system, page: page)
    }
    let origin = origins[link.origin]
    return TraceStory.Link(
      kind: actions.contains(link.origin) ? .action : .code, parent: link.parent, time: link.time,
      text: origin.text, file: origin.file, line: origin.line, hook: origin.hook,
      declaration: origin.declaration, page: page, isRest: link.isRest)
  }
  let writes = navigator.writeNotes.map { note in
    TraceStory.Write(
      element: element(
        of: note.thing, note.page, pages, in: program.controllerName(of: note.controller)),
      property: name(of: note.key, program),
      value: text(of: note.value, program, navigator), time: note.time, cause: note.cause)
  }
  let missed = navigator.missedNotes.map { note in
    TraceStory.Missed(
      write: TraceStory.Write(
        element: element(
          of: note.thing, note.page, pages, in: program.controllerName(of: note.controller)),
        property: name(of: note.key, program),
        value: text(of: note.value, program, navigator), time: note.time, cause: note.cause),
      reason: note.reason)
  }
  return TraceStory(links: links, writes: writes, missed: missed)
}

extension Program {
  /// By what name a controller's things are told apart; none for the scenario's own, which has the plain names.
  func controllerName(of number: Int) -> String {
    inner.indices.contains(number - 1) ? inner[number - 1].navigation.name : ""
  }
}

/// `bar`, `page.B`, `B.item`; `B` for the controller itself; `bar.Sheet` for another controller's bar.
func element(
  of thing: Thing, _ page: Int, _ pages: [String], in controller: String
) -> String {
  guard thing.belongsToPage, pages.indices.contains(page) else {
    let parts = thing.path.split(separator: ".", maxSplits: 1).map(String.init)
    guard !controller.isEmpty, ["bar", "navigation", "gesture"].contains(parts[0]) else {
      return thing.path
    }
    return ([parts[0], controller] + parts.dropFirst()).joined(separator: ".")
  }
  switch thing {
  case .controller: return pages[page]
  case .view: return "page." + pages[page]
  default: return pages[page] + "." + thing.path
  }
}

private func name(of key: PropertyKey, _ program: Program) -> String {
  switch key {
  case .known(let property): return property.name
  case .own(let index):
    return program.ownProperties.indices.contains(index) ? program.ownProperties[index].name : ""
  }
}

/// A value as traces write it.
private func text(of value: Value, _ program: Program, _ navigator: Navigator) -> String {
  switch value {
  case .none: return "nil"
  case .empty: return "empty"
  case .number(let number): return TraceValue.number(number).decimal
  case .flag(let flag): return flag ? "yes" : "no"
  case .color(let color): return color.text
  case .dynamic(let color): return color.text
  case .text(let text): return "\"" + text + "\""
  case .word(let word): return word
  case .image(let index): return program.images[index].name
  case .appearance(let index): return navigator.appearanceName(index)
  case .page(let page): return program.pages[page].name
  case .navigation: return program.navigation.name
  case .stack(let pages):
    return pages.isEmpty ? "empty" : pages.map { program.pages[$0].name }.joined(separator: ">")
  }
}
