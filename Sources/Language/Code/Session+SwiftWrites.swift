import NavSimProgram
import NavSimVocabulary

/// Assignments as Swift writes them, with the statement that does it here.
extension Session {
  /// What an assignment such as `self.view.backgroundColor = .white` says.
  struct SwiftWrite {
    /// What it comes to: `view backgroundColor=white`.
    var statement: String
    /// The word that the statement starts with, where it is a write: `view`, `self`, `bar`.
    var head: String
    /// Everything that was written.
    var span: Span
  }

  /// Names of code for what has another word here.
  private static let swiftThings: [Substring: String] = [
    "navigationBar": "bar", "navigationItem": "item", "tableView": "scrollView",
    "collectionView": "scrollView", "interactivePopGestureRecognizer": "gesture",
    "keyWindow": "window", "appearance": "proxy",
  ]
  /// What leads to a thing and is not said here.
  private static let silent: Set<Substring> = [
    "self", "navigationController", "tabBarController", "layer", "UINavigationBar", "UITabBar",
  ]
  /// Parts of a value that have a name of their own.
  private static let swiftParts: [String: String] = [
    "contentInset.top": "contentInsetTop", "contentOffset.y": "contentOffset",
    "additionalSafeAreaInsets.top": "additionalSafeAreaTop", "frame.origin.y": "y",
    "frame.origin.x": "x", "frame.size.height": "height", "frame.size.width": "width",
  ]

  /// The assignment that the words begin with; nil where they are none, or nothing is known of what
  /// they name.
  func swiftWrite(_ words: ArraySlice<Word>, _ context: CodeContext) -> SwiftWrite? {
    guard let (target, value, span) = Session.assignment(words) else { return nil }
    var parts = target.split(separator: ".").map { part in
      part.prefix { $0 != "?" && $0 != "!" && $0 != "(" }
    }
    for count in [3, 2] where parts.count >= count {
      guard let name = Session.swiftParts[parts.suffix(count).joined(separator: ".")] else {
        continue
      }
      parts.removeLast(count)
      parts.append(name[...])
    }
    guard let last = parts.popLast() else { return nil }
    let isOfController = parts.contains("navigationController") || context.place == .navigation
    if let hidden = Session.swiftHiding(last, value) {
      return SwiftWrite(statement: hidden, head: "", span: span)
    }
    var path: [String] = []
    for part in parts where part != "self" || path.isEmpty {
      if let word = Session.swiftThings[part] {
        path.append(word)
      } else if !Session.silent.contains(part) {
        path.append(String(part))
      }
    }
    if isOfController, path == ["view"] { path = ["container"] }
    let name = Session.swiftProperty(last)
    let own: (Thing, String) =
      !isOfController
      ? (.controller, "self")
      : (.navigation, context.place == .navigation ? "self" : "navigation")
    let field = Session.swiftField(&path, name)
    guard let property = field?.appearance ?? Names.properties[name],
      let (thing, word) = thing(path, property, own), field == nil || thing != .wants
    else { return nil }
    var words = word
    if context.place == .action, thing.belongsToPage, Names.owners[path.first ?? ""] == nil {
      let page = pages.all.first?.name.text ?? "PAGE"
      words = thing == .controller ? page : page + "." + word
    }
    let text = value.map { Session.plainValue($0, of: field?.kind ?? property.kind) } ?? "…"
    let head = words.split(separator: ".").first.map(String.init) ?? words
    if field != nil { words += "." + property.name }
    return SwiftWrite(statement: "\(words) \(name)=\(text)", head: head, span: span)
  }

  /// The appearance that a path ends with, taken off, where it has a property of that name:
  /// `navigationBar.standardAppearance.backgroundColor = .red`.
  private static func swiftField(
    _ path: inout [String], _ name: String
  ) -> (appearance: Property, kind: ValueKind)? {
    guard let appearance = path.last.flatMap({ Names.properties[$0] }),
      appearance.kind == .appearance, let field = AppearanceField(rawValue: name)
    else { return nil }
    path.removeLast()
    return (appearance, field.kind)
  }

  /// What a setter comes to: `bar.setBackgroundImage(UIImage(), for: .default)`.
  func swiftSetter(_ word: Word, _ cursor: Cursor, _ context: CodeContext) -> SwiftWrite? {
    let text = String(source(cursor.restSpan))
    guard let open = text.firstIndex(of: "("), word.text.contains("(") else { return nil }
    var path = text[..<open].split(separator: ".")
    guard let name = path.popLast(), Session.calls[String(name)] == nil, name.hasPrefix("set"),
      let first = name.dropFirst(3).first,
      first.isUppercase
    else { return nil }
    path.append(Substring(first.lowercased() + name.dropFirst(4)))
    var depth = 0
    let argument = text[text.index(after: open)...].prefix { letter in
      depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
      return depth >= 0 && !(depth == 0 && letter == ",")
    }
    let assignment = path.joined(separator: ".") + " = " + argument
    let words = assignment.split(separator: " ").map { Word(text: String($0), span: word.span) }
    guard var write = swiftWrite(words[...], context) else { return nil }
    write.span = cursor.restSpan
    return write
  }

  /// A name of UIKit's that has no word here, with what comes nearest.
  static func unmodelled(_ word: Word) -> (name: String, instead: String)? {
    let target = word.text.prefix { $0 != "=" && $0 != "(" }
    guard let last = target.split(separator: ".").last else { return nil }
    let name = String(last.filter { $0 != "?" && $0 != "!" })
    return (Unmodelled.names[name] ?? Unmodelled.names[String(target)]).map { (name, $0) }
  }

  /// `x.y=z` and `x.y = z`: what is written to, the value, and where it stands.
  private static func assignment(
    _ words: ArraySlice<Word>
  ) -> (target: String, value: String?, span: Span)? {
    guard let first = words.first, !first.isQuoted else { return nil }
    if let (key, value) = first.keyAndValue {
      guard key.text.contains("."), !value.text.hasPrefix("=") else { return nil }
      return (key.text, value.text.isEmpty ? nil : value.text, first.span)
    }
    guard words.count > 1, words[words.startIndex + 1].text == "=" else { return nil }
    let sign = words[words.startIndex + 1]
    guard words.count > 2, let last = words.last else {
      return (first.text, nil, first.span.through(sign.span))
    }
    let value = words[words.startIndex + 2]
    // A value of several words is a call, which nobody here can work out.
    let isCall = value.text.contains("(") && !value.text.hasSuffix(")")
    return (
      first.text, isCall ? nil : value.text, first.span.through(isCall ? last.span : value.span)
    )
  }

  /// The thing that a path leads to and its words here; nil where it has no such property.
  private func thing(
    _ path: [String], _ property: Property, _ own: (Thing, String)
  ) -> (Thing, String)? {
    guard let last = path.last else {
      return own.0.properties.contains(property) ? own : nil
    }
    let joined = path.joined(separator: ".")
    if Names.owners[last] != nil || pages.byName[last] != nil {
      return Thing.controller.properties.contains(property) ? (.controller, joined) : nil
    }
    guard let thing = Names.parts[joined] ?? Names.things[last],
      thing.properties.contains(property)
    else { return nil }
    return (thing, joined)
  }

  /// A property under the name that it has here.
  private static func swiftProperty(_ name: Substring) -> String {
    let name = String(name)
    if Names.properties[name] == nil, name.hasPrefix("is"), let near = withoutIs(name) {
      return near
    }
    return name == "titleTextAttributes" ? "titleColor" : name
  }

  /// A bar that is hidden by a property of its controller.
  private static func swiftHiding(_ name: Substring, _ value: String?) -> String? {
    let bars = ["isNavigationBarHidden": "bar", "isToolbarHidden": "toolbar"]
    guard let bar = bars[String(name)], let value, let flag = flagHabit(value) ?? flagWord(value)
    else { return nil }
    return (flag == "yes" ? "hide " : "show ") + bar + " animated=no"
  }

  private static func flagWord(_ text: String) -> String? {
    text == "yes" || text == "no" ? text : nil
  }

  /// A value in this language's words.
  static func plainValue(_ text: String, _ property: Property?) -> String {
    plainValue(text, of: property?.kind)
  }

  /// A value of a kind in this language's words.
  private static func plainValue(_ text: String, of kind: ValueKind?) -> String {
    switch kind {
    case .flag: return flagHabit(text) ?? text
    case .color, .image:
      return text.hasPrefix("UIImage(") ? "empty" : colorHabit(text) ?? text
    case .word:
      // An option set in brackets: '[]', '[.top]'.
      let bare = text.filter { $0 != "[" && $0 != "]" }
      return bare.isEmpty ? "none" : bare.split(separator: ".").last.map(String.init) ?? text
    case .length: return Double(text) == nil ? text : text + "pt"
    default: return text
    }
  }
}
