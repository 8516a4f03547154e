import NavSimProgram
import NavSimVocabulary

/// What people write who come from Swift gets an answer of its own: the word of this language.
extension Session {
  /// UIKit's calls, and what is written for each.
  static let calls: [String: String] = [
    "pushViewController": "push", "show": "push", "popViewController": "pop", "popTo": "pop to",
    "popToViewController": "pop to", "popToRoot": "pop to root",
    "popToRootViewController": "pop to root", "setViewControllers": "set-stack",
    "setStack": "set-stack", "viewControllers": "set-stack",
    "setNavigationBarHidden": "hide bar animated=…", "layoutIfNeeded": "layout PATH",
    "setNeedsLayout": "invalidate PATH",
    "setNeedsUpdateConstraints": "invalidate constraints", "loadViewIfNeeded": "load PAGE",
  ]

  /// A call as Swift writes it, at the start of a statement.
  func refuseCalls(_ word: Word, _ cursor: Cursor, _ context: CodeContext) throws {
    if word.text == "{" || word.text == "}" { throw braces(word) }
    try refuseReceiver(word, cursor, context)
    if let write = swiftSetter(word, cursor, context) {
      throw fail(
        .swiftCall, write.span, "a setter of UIKit's is a write here", try: write.statement)
    }
    let head = word.text.prefix { $0 != "(" }
    guard let name = head.split(separator: ".").last.map(String.init),
      let written = Session.calls[name], Names.statements[word.text] == nil,
      pages.byName[name] == nil
    else { return }
    let isCall = head.count < word.text.count
    let span = isCall ? cursor.restSpan : word.span
    throw fail(
      .swiftCall, span, "'\(name)' is a method of UIKit",
      try: isCall ? call(name, written, String(source(span))) : written,
      note: "navsim explain statements prints the word for each call")
  }

  /// `tabBarController select B`, `view setNeedsLayout`: a verb behind the object whose method it is in UIKit.
  private func refuseReceiver(_ word: Word, _ cursor: Cursor, _ context: CodeContext) throws {
    guard cursor.position + 1 < cursor.words.count else { return }
    let verb = cursor.words[cursor.position + 1]
    let written = Session.calls[verb.text] ?? verb.text
    if written.hasSuffix(" PATH"), startsLikePath(word, context) {
      throw fail(
        .swiftCall, word.span.through(verb.span), "'\(verb.text)' is a method of UIKit",
        try: written.dropLast(4) + word.text,
        note: "navsim explain statements prints the word for each call")
    }
    let isDeclared = navigations.byName[word.text] != nil
    guard
      isDeclared || word.text.hasSuffix("avigationController")
        || word.text.hasSuffix("tabBarController")
    else { return }
    guard let first = written.split(separator: " ").first,
      Names.statements[String(first)]?.contains(context.place) == true
    else { return }
    let rest = cursor.words[(cursor.position + 2)...].map(\.text)
    throw fail(
      .swiftCall, word.span.through(cursor.restSpan),
      isDeclared
        ? "a call names its controller behind it"
        : "a call names no controller: the one that the page is in is meant",
      try: ([written] + rest + (isDeclared ? ["in", word.text] : [])).joined(separator: " "),
      note: "another one is named behind it: push B in Other")
  }

  /// A whole call in words: its first argument, and the animated flag where one is passed.
  private func call(_ name: String, _ written: String, _ text: String) -> String {
    let inside = text.drop { $0 != "(" }.dropFirst()
    let argument = String(inside.prefix { Names.isName(String($0)) })
    let flag = text.contains("animated: false") ? " animated=no" : ""
    switch name {
    case "setNavigationBarHidden":
      let animated = text.contains("animated: true") ? "yes" : flag.isEmpty ? "callback" : "no"
      return "\(argument == "false" ? "show" : "hide") bar animated=\(animated)"
    case "pushViewController", "popToViewController", "popTo":
      return "\(written) \(pages.byName[argument] != nil ? argument : "PAGE")\(flag)"
    case "popViewController", "popToRootViewController", "popToRoot": return written + flag
    default: return written
    }
  }

  /// The word that stands before a statement which comes later or is animated, for what Swift calls
  /// it.
  static func laterHabit(_ word: Word, before next: Word?) -> String? {
    let isTimed = next.flatMap { Quantity($0.text) }.map { ["ms", "s"].contains($0.unit) } ?? false
    let name = word.text.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
    if word.text.contains("alongsideTransition") || word.text.contains("oordinator?.animate")
      || word.text.contains("oordinator.animate")
    {
      return "alongside"
    }
    switch name {
    case "async", "dispatch_async", "perform", "Task": return "next-turn"
    case "asyncAfter", "dispatch_after", "delay", "scheduledTimer", "wait", "sleep":
      return isTimed ? "after" : "after 100ms"
    case "animate", "animateWithDuration", "transition", "withAnimation":
      return isTimed ? "over" : "over 300ms"
    case "performWithoutAnimation": return "animations-off"
    case "animateAlongsideTransition", "coordinator", "transitionCoordinator": return "alongside"
    default: return nil
    }
  }

  /// `navigationController.view` at the start of a statement.
  func refuseViewOfController(_ word: Word) throws {
    let names = ["navigationController.view", "self.navigationController.view"]
    if names.contains(word.text) { throw viewOfController(word.span) }
  }

  /// The view that holds the pages has a name of its own.
  func viewOfController(_ span: Span) -> Stop {
    fail(
      .unknownProperty, span, "the navigation controller's view is 'container'",
      try: Thing.container.path, note: "container backgroundColor=white; 'view' is a page's")
  }

  /// `then wait 400ms`: an action that does nothing but let time pass is the next one's offset.
  func refuseWait(_ word: Word, _ next: Word?, _ cursor: Cursor) throws {
    guard Session.laterHabit(word, before: next)?.hasPrefix("after") == true,
      cursor.words.count - cursor.position <= 2
    else { return }
    throw fail(
      .unknownStatement, word.span.through(next?.span ?? word.span),
      "'\(word.text)' is no action: the one that comes then says how long it waits",
      note: "then +\(next?.text ?? "400ms") ACTION")
  }

  /// `configureWithOpaqueBackground()`: the base of an appearance that it makes.
  static func baseHabit(_ text: String) -> String? {
    AppearanceDeclaration.Base.allCases.map(\.rawValue).first { base in
      let call = "configureWith" + base.prefix(1).uppercased() + base.dropFirst() + "Background"
      return text == call || text == call + "()"
    }
  }

  /// What code or a person calls a property of a thing, under the names that it may have here.
  private static let properties: [String: [String]] = [
    "background": ["barTintColor", "backgroundColor", "color"],
    "color": ["barTintColor", "backgroundColor", "titleColor"],
    "colour": ["barTintColor", "color", "backgroundColor"],
    "bgColor": ["barTintColor", "backgroundColor"], "tint": ["tintColor"],
    "titleTextAttributes": ["titleColor"], "textColor": ["titleColor"],
    "titleTextAttributes.foregroundColor": ["titleColor"],
    "largeTitleTextAttributes": ["largeTitleColor"],
    "largeTitleTextAttributes.foregroundColor": ["largeTitleColor"],
    "rightButton": ["rightBarButtonItem"], "leftButton": ["leftBarButtonItem"],
    "rightBarButton": ["rightBarButtonItem"], "leftBarButton": ["leftBarButtonItem"],
    "rightBarButtonItems": ["rightBarButtonItem"], "leftBarButtonItems": ["leftBarButtonItem"],
    "backTitle": ["backButtonTitle"], "backButton": ["backButtonTitle"],
    "backBarButtonItem": ["backButtonTitle"], "shadow": ["shadowImage"], "opacity": ["alpha"],
    "visible": ["hidden"], "shown": ["hidden"], "largeTitle": ["largeTitleDisplayMode"],
    "largeTitles": ["prefersLargeTitles"], "appearance": ["standardAppearance"],
    "search": ["searchController"], "searchBar": ["searchController"],
    "insets": ["contentInsetTop"], "additionalSafeAreaInsets": ["additionalSafeAreaTop"],
    "contentSize": ["contentHeight"], "statusBarStyle": ["preferredStatusBarStyle"],
    "statusBarHidden": ["prefersStatusBarHidden"], "userInteraction": ["userInteractionEnabled"],
  ]

  /// What Swift writes before the name of a callback.
  static let functionWords: Set<String> = ["override", "func"]

  /// What UIKit calls the things that have shorter words here.
  static let uikitThings = [
    "navigationBar": "bar", "navigationItem": "item", "navigationController": "navigation",
    "tableView": "scrollView", "collectionView": "scrollView", "tabBarController": "container",
    "interactivePopGestureRecognizer": "gesture",
  ]

  /// The thing that is meant, whatever objects lead to it: `navigationController?.navigationBar`.
  static func uikitThing(_ text: String) -> String? {
    text.split(separator: ".").last.flatMap { uikitThings[$0.filter { $0 != "?" && $0 != "!" }] }
  }

  /// The property of a thing that is meant by a word of habit.
  static func propertyHabit(_ word: String, _ thing: Thing) -> String? {
    let names = thing.properties.map(\.name)
    return properties[word]?.first(where: names.contains)
  }

  func braces(_ word: Word) -> Stop {
    fail(
      .noBraces, word.span, "code is not put in braces",
      note: "one statement stands on one line: on viewWillAppear  bar barTintColor=red")
  }

  /// A word after a complete statement or claim that joins it to another.
  func joining(_ word: Word) -> Stop? {
    switch word.text {
    case "{", "}": return braces(word)
    case "else":
      return fail(
        .noElse, word.span, "there is no 'else'", note: "write a second line with 'if not …'")
    case "and", "or", "&&", "||":
      return fail(
        .noAnd, word.span, "lines are not joined with '\(word.text)'",
        note: "one statement or claim stands on one line")
    default: return nil
    }
  }

  /// `bar.x = 3`, `bar.isHidden = true`, `bar.x=3`: what is written for a Swift assignment.
  func refuseDots(_ word: Word, _ cursor: Cursor, _ context: CodeContext) throws {
    if let write = swiftWrite(cursor.words[cursor.position...], context) {
      throw fail(
        .writeNamesThing, write.span, "a write names the thing first", try: write.statement)
    }
    var target = word
    var value: Word?
    var span = word.span
    if let (key, text) = word.keyAndValue, key.text.contains(".") {
      target = key
      value = text
    } else if word.text.contains("."), word.keyAndValue == nil,
      cursor.position + 1 < cursor.words.count, cursor.words[cursor.position + 1].text == "="
    {
      value = cursor.position + 2 < cursor.words.count ? cursor.words[cursor.position + 2] : nil
      span = span.through(value?.span ?? cursor.words[cursor.position + 1].span)
    } else {
      return
    }
    let parts = target.dotted
    let head = parts.dropLast().map(\.text).joined(separator: ".")
    guard let last = parts.last?.text, !head.isEmpty else { return }
    var name = last
    if Names.properties[last] == nil, last.hasPrefix("is"), let near = Session.withoutIs(last),
      Names.properties[near] != nil
    {
      name = near
    }
    let written = value.map { Session.plainValue($0.text, Names.properties[name]) } ?? "…"
    throw fail(
      .writeNamesThing, span, "a write names the thing first",
      try: "\(head) \(name)=\(written)")
  }

  /// `x = 3` after the thing.
  func refuseBlanks(_ word: Word, _ cursor: Cursor, _ thing: Thing) throws {
    guard let sign = cursor.current, sign.text == "=", word.keyAndValue == nil else { return }
    let next = cursor.position + 1
    let value = next < cursor.words.count ? cursor.words[next] : nil
    let text = value.map { Session.plainValue($0.text, Names.properties[word.text]) } ?? "…"
    throw fail(
      .notKeyValue, word.span.through(value?.span ?? sign.span), "no blanks stand around '='",
      try: "\(word.text)=\(text)", note: "name=value")
  }

  /// `UIColor.red`, `.red`, `0xFF0000` as a colour.
  static func colorHabit(_ text: String) -> String? {
    for prefix in ["UIColor.", "Color.", "."] where text.hasPrefix(prefix) {
      let name = String(text.dropFirst(prefix.count))
      let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      if isColor(name) { return name }
      if isColor(short) { return short }
    }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let code = "#" + text.dropFirst(2).uppercased()
      if Color(text: code) != nil { return code }
    }
    return nil
  }
}
