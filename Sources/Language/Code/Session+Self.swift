import NavSimProgram
import NavSimVocabulary

/// Who `self` is. In a page's own callbacks it is the page; in the hooks of the navigation
/// controller, of its delegates and of the bar it is the controller, which has no wishes, no item
/// and no stand-in: a question about them would be answered with nil for ever.
extension HookSpec {
  /// Whether `self` is known to be the navigation controller; a routine's `self` may be a page.
  func isOfNavigation(_ place: Place) -> Bool {
    guard let hook else { return false }
    switch place {
    case .navigation: return true
    case .strategy:
      if case .navigation = key { return true }
      return hook.group != .page && hook != .viewFrameDidChange
    case .page, .action: return false
    }
  }

  /// The owner that is most likely meant there.
  var likelyOwner: String {
    switch hook?.group {
    case .stack, .navigationDelegate, .barDelegate, .animator: return "to"
    default: return "top"
    }
  }
}

extension Session {
  /// Refuses `self.wants` and its kind where `self` is the navigation controller.
  func refusePageThing(
    _ thing: Thing, _ parts: ArraySlice<Word>, _ word: Word, _ context: CodeContext
  ) throws {
    guard let hook = context.hooks.first(where: { $0.isOfNavigation(context.place) }) else {
      return
    }
    let rest = parts.map(\.text).joined(separator: ".")
    throw fail(
      .navigationHasNone, word.span, "the navigation controller has no \(thing.path)",
      try: "\(hook.likelyOwner).\(rest)",
      note: "in \(hook.text) 'self' is the navigation controller; name the page: "
        + "from, to, top, root, below or a page")
  }

  /// A page that `self` is compared with in code that the navigation controller alone runs: it is never one.
  func refusePage(_ value: Word, for path: Path, _ context: CodeContext) throws {
    let isSelf = { (word: Word) in word.text == "self" }
    guard case .controller = path.target, isSelf(path.word) != isSelf(value), value.text != "nil",
      navigations.byName[isSelf(value) ? path.word.text : value.text] == nil,
      let hook = context.hooks.first,
      context.hooks.allSatisfy({ $0.isOfNavigation(context.place) })
    else { return }
    throw fail(
      .navigationHasNone, (isSelf(value) ? value : path.word).span,
      "in \(hook.text) 'self' is the navigation controller, never a page",
      note: "name the page: from, to, top, root, below or a page")
  }
}
