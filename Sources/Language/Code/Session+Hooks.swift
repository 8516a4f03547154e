import NavSimProgram
import NavSimVocabulary

/// `on HOOK, HOOK …`: the words between `on` and the code.
extension Session {
  func hooks(_ cursor: inout Cursor, _ context: CodeContext) throws -> [HookSpec] {
    var result: [HookSpec] = []
    while true {
      let word = try word(
        &cursor, what: "the hook", example: "on viewWillAppear  bar barTintColor=red")
      let hasComma = word.text.hasSuffix(",")
      let name = hasComma ? word.part(0, word.span.length - 1) : word
      result.append(try hook(name, context))
      if !hasComma { return result }
    }
  }

  private func hook(_ word: Word, _ context: CodeContext) throws -> HookSpec {
    let isOfNavigation = context.place == .strategy && word.text.hasPrefix("navigation.")
    let text = isOfNavigation ? String(word.text.dropFirst(11)) : word.text
    if word.text.hasPrefix("wants.") { return try wishHook(word, context) }
    let (name, slot) = Session.split(text)
    guard let hook = Names.hooks[name] else { return try routineHook(word, context) }
    if isOfNavigation, hook.group != .page {
      throw fail(
        .unknownHook, word.span, "the navigation controller's own hooks are a page's",
        note: "write the hook without 'navigation.'")
    }
    try check(hook, slot, word, context)
    return HookSpec(
      key: isOfNavigation ? .navigation(hook, slot) : .hook(hook, slot), hook: hook, slot: slot,
      text: word.text, word: word)
  }

  /// `wants.NAME`: code has set a wish of a page.
  private func wishHook(_ word: Word, _ context: CodeContext) throws -> HookSpec {
    guard context.place == .page || context.place == .strategy else {
      throw fail(
        .hookNotHere, word.span, "\(word.text) is not a hook \(context.phrase)",
        note: "a wish is a page's: it stands in a page or in a strategy")
    }
    var (key, _, _) = try property(word.part(6, word.text.count), of: .wants)
    if let field = schema(key) { key = .known(field) }
    return HookSpec(key: .wish(key), hook: nil, slot: .main, text: word.text, word: word)
  }

  private static func split(_ text: String) -> (name: String, slot: Slot) {
    if text.hasSuffix(".pre") { return (String(text.dropLast(4)), .pre) }
    if text.hasSuffix(".post") { return (String(text.dropLast(5)), .post) }
    return (text, .main)
  }

  private func check(_ hook: Hook, _ slot: Slot, _ word: Word, _ context: CodeContext) throws {
    guard hook.places.contains(context.place) else {
      let isDelegate = context.place == .page && hook.places.contains(.navigation)
      throw fail(
        .hookNotHere, word.span,
        isDelegate
          ? "a page is not the navigation controller's delegate"
          : "\(hook.name) is not a hook \(context.phrase)",
        note: isDelegate
          ? "write the line under 'navigation NAME' or in a strategy"
          : "it stands in a \(hook.places.contains(.strategy) ? "strategy" : "page")")
    }
    if hook.suffixes.contains(slot) { return }
    if hook.group == .stack, slot == .main {
      throw fail(
        .hookNeedsSuffix, word.span, "before or after the \(hook.name)?", try: "\(hook.name).pre",
        note: "\(hook.name).pre runs before the original call, \(hook.name).post after it")
    }
    let legal = hook.suffixes.map { hook.name + $0.suffix }
    throw fail(
      .hookHasNoSuffix, word.span, "\(hook.name) has no '\(slot.suffix)'", try: legal.first,
      note: legal.count > 1 ? "there is \(legal.joined(separator: ", "))" : nil)
  }

  /// A name that is no hook is a routine, if some line of the family runs it.
  private func routineHook(_ word: Word, _ context: CodeContext) throws -> HookSpec {
    if let list = list(context.place), let index = context.index {
      let root = list.root(index)
      let family = list.all.indices.filter { $0 == index || list.root($0) == root }
      let isCalled = isCalled(word.text, context.place, of: family)
      if isCalled || family.contains(where: { list.all[$0].mentions.contains(word.text) }) {
        try checkNewName(word, what: "routine", isFree: true)
        return HookSpec(
          key: .routine(routine(word.text)), hook: nil, slot: .main, text: word.text, word: word)
      }
    }
    let called = String(word.text.prefix { $0 != "(" && $0 != ":" })
    if let instead = Unmodelled.names[called] {
      throw fail(
        .unknownHook, word.span, "'\(called)' is UIKit's, and not modelled", note: instead)
    }
    let legal = Hook.allCases.filter { $0.places.contains(context.place) }.flatMap { hook in
      hook.suffixes.map { hook.name + $0.suffix }
    }
    let near =
      Unmodelled.hooks[called].flatMap { legal.contains($0) ? $0 : nil }
      ?? Suggestion.nearest(word.text, legal)
      ?? Suggestion.akin(word.text, legal).first
    throw fail(
      .unknownHook, word.span, "unknown hook '\(word.text)'", try: near,
      note: near == nil
        ? "a routine of that name needs a line that runs it: do \(word.text)"
          + (context.place == .strategy
            ? "" : ", or from an action do \(word.text) of \(context.name)") : nil)
  }

  /// Whether a page or a controller has no lines for a routine.
  private func lacksRoutine(_ name: String, _ owner: String) -> Bool {
    if let index = pages.byName[owner] {
      return !hasRoutine(name, CodeContext(place: .page, name: owner, index: index))
    }
    return navigations.byName[owner].map { index in
      !hasRoutine(name, CodeContext(place: .navigation, name: owner, index: index))
    } ?? false
  }

  /// Whether some line says `do NAME of` a page, or of a controller of the family.
  private func isCalled(_ name: String, _ place: Place, of family: [Int]) -> Bool {
    guard let targets = calledOf[name] else { return false }
    // A call of somebody who has no such lines is told where it stands.
    if place != .strategy, targets.contains(where: { lacksRoutine(name, $0) }) { return true }
    switch place {
    case .page: return targets.contains { navigations.byName[$0] == nil }
    // An action that names nobody is an error of its own.
    case .navigation:
      return targets.contains("") || targets.contains("self")
        || family.contains { targets.contains(navigations.all[$0].name.text) }
    case .strategy, .action: return false
    }
  }
}
