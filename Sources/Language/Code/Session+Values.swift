import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Values: every property has one kind, and another kind is an error.
extension Session {
  /// A constant of a kind, or a path that is read when the statement runs.
  func expression(
    _ word: Word, kind: ValueKind, isOptional: Bool, _ context: CodeContext
  ) throws -> Expression {
    // LIGHT/DARK is a colour, and an image of one colour.
    let signs = kind == .color || kind == .image ? "*+()" : "/*+()"
    if !word.isQuoted, word.text.contains(where: { signs.contains($0) }) {
      if kind == .image, word.text.hasPrefix("UIImage("), word.text.hasSuffix(")") {
        throw fail(
          .computed, word.span, "an image is named, not made", try: "empty",
          note: "empty is UIKit's UIImage(); a colour is an image of that colour")
      }
      if kind == .appearance, let base = Session.baseHabit(word.text) {
        throw fail(.computed, word.span, "an appearance is named, not configured", try: base)
      }
      throw fail(
        .computed, word.span, "values are not computed",
        note: "for a value that follows another: map progress 0%..100% to bar.alpha 0..1")
    }
    if word.text.isEmpty || word.isQuoted || isColorHash(word) || Quantity(word.text) != nil {
      return .value(try value(word, kind: kind, isOptional: isOptional, mayRead: true))
    }
    if let index = try savedWord(word, kind, context) { return .read(.saved(nil, index)) }
    if kind == .owner { return try owner(word, context) }
    if !isConstant(word, kind), startsLikePath(word, context) {
      let found = try path(word, context)
      try check(found, fits: kind)
      return .read(found.reference)
    }
    return .value(try value(word, kind: kind, isOptional: isOptional, mayRead: true))
  }

  /// The saved value that a word of the language names, where it cannot mean anything else; nil if
  /// nothing is saved under it.
  private func savedWord(
    _ word: Word, _ kind: ValueKind, _ context: CodeContext
  ) throws -> Int? {
    guard word.dotted.count == 1, let index = saved(word.text, context) else { return nil }
    let isPage = kind == .owner && (Names.owners[word.text] != nil || word.text == "navigation")
    if isPage || isConstant(word, kind) || ["yes", "no", "nil", "empty"].contains(word.text) {
      throw meansBoth(word)
    }
    return Names.reserved.contains(word.text) ? index : nil
  }

  /// A saved value has the name of something else that could stand here.
  func meansBoth(_ word: Word) -> Stop {
    fail(
      .reservedName, word.span, "'\(word.text)' is a word of the language, and saved here",
      note: "save it under another name; 'restore \(word.text)' needs none")
  }

  private func isColorHash(_ word: Word) -> Bool { word.text.hasPrefix("#") }

  /// Whether a word is a plain value of this kind although a page may carry the same name.
  private func isConstant(_ word: Word, _ kind: ValueKind) -> Bool {
    if case .word(let words) = kind { return words.contains(word.text) }
    return kind == .color && Session.isColor(word.text)
  }

  /// Whether what a path leads to can be a value of this kind.
  func check(_ path: Path, fits kind: ValueKind) throws {
    switch path.target {
    case .saved: return
    case .property(let found, _, _):
      if found == kind || Session.areNumbers(found, kind) { return }
      throw fail(
        .wrongKind, path.word.span,
        "'\(path.word.text)' is \(Session.phrase(found)), not \(Session.phrase(kind))",
        note: found == .color && kind == .image
          ? "a colour that is written out makes an image; what is read has to be one" : nil)
    case .thing, .controller:
      throw fail(
        .wrongKind, path.word.span, "'\(path.word.text)' is not \(Session.phrase(kind))",
        note: "name one of its properties")
    }
  }

  /// Words of two lists may be compared; lengths and numbers may not.
  private static func areNumbers(_ a: ValueKind, _ b: ValueKind) -> Bool {
    if case .word = a, case .word = b { return true }
    return false
  }

  /// A constant of a kind. `mayRead` says whether a path would have been legal, for the note.
  func value(
    _ word: Word, kind: ValueKind, isOptional: Bool, mayRead: Bool = false
  ) throws -> Value {
    if word.text.isEmpty {
      throw fail(.missingValue, word.span, "the value is missing", note: "name=value, no blanks")
    }
    if word.text == "nil", isOptional { return .none }
    switch kind {
    case .number, .length: return .number(try number(word, kind: kind))
    case .color: return try paint(word, isOptional: isOptional, mayRead: mayRead)
    case .flag: return .flag(try flag(word))
    case .text: return .text(try quoted(word))
    case .image: return try image(word)
    case .appearance: return .appearance(try appearance(word))
    case .word(let words):
      guard words.contains(word.text) else {
        throw fail(
          .unknownValueWord, word.span, "'\(word.text)' is not one of this property's values",
          try: words.first { $0 == word.text + "Content" } ?? Suggestion.nearest(word.text, words),
          note: "it is one of " + words.joined(separator: ", "))
      }
      return .word(word.text)
    case .owner:
      if word.text == "navigation" || navigations.byName[word.text] != nil { return .navigation }
      return .page(try page(word))
    case .stack:
      throw fail(.wrongKind, word.span, "a stack is not a value", note: "claim 'stack is A > B'")
    }
  }

  /// A number, or a length in points, with its unit or without. A percentage is a fraction of one.
  func number(_ word: Word, kind: ValueKind) throws -> Double {
    guard let quantity = Quantity(word.text) else {
      if Session.hasTooManyDigits(word.text) { throw numberTooLarge(word) }
      throw fail(
        .notANumber, word.span, "'\(word.text)' is not \(Session.phrase(kind))",
        note: kind == .length ? "pt, points: 20pt" : "an alpha is 0 to 1, or 0% to 100%")
    }
    guard abs(quantity.number) <= Limits.number else { throw numberTooLarge(word) }
    switch (kind, quantity.unit) {
    case (.length, "pt"), (.length, ""), (.number, ""): return quantity.number
    case (.number, "%"): return quantity.number / 100
    case (.length, _):
      throw fail(
        .wrongUnit, word.span, "'\(quantity.unit)' is not a unit of length", note: "pt, points")
    default:
      throw fail(
        .wrongUnit, word.span, "a plain number has no unit '\(quantity.unit)'",
        note: "alphas are 0 to 1 or 0% to 100%")
    }
  }

  func numberTooLarge(_ word: Word) -> Stop {
    fail(
      .numberTooLarge, word.span, "numbers go up to \(Int64(Limits.number))",
      note: "with at most 15 digits")
  }

  func flag(_ word: Word) throws -> Bool {
    if word.text == "yes" { return true }
    if word.text == "no" { return false }
    throw fail(
      .notAFlag, word.span, "'\(word.text)' is not yes or no",
      try: Session.flagHabit(word.text))
  }

  func quoted(_ word: Word) throws -> String {
    if let text = word.unquoted { return text }
    try refuseOtherQuotes(Cursor([word], end: word.span.after), note: "title=\"Hi\"")
    throw fail(
      .notAText, word.span, "'\(word.text)' is not a quoted text",
      try: word.isQuoted ? nil : "\"\(word.text)\"")
  }

  /// Whether a word is a colour, fixed or dynamic.
  static func isColor(_ text: String) -> Bool {
    Color(text: text) != nil || DynamicColor(text: text) != nil
  }

  /// A colour, fixed or dynamic; nil is no colour where there may be none.
  func paint(_ word: Word, isOptional: Bool = true, mayRead: Bool = false) throws -> Value {
    if word.text == "nil", isOptional { return .none }
    if let color = DynamicColor(text: word.text) { return .dynamic(color) }
    return .color(try color(word, isOptional: isOptional, mayRead: mayRead))
  }

  func color(_ word: Word, isOptional: Bool, mayRead: Bool = false) throws -> Color {
    if let color = Color(text: word.text) { return color }
    var proposal = Suggestion.nearest(word.text, Session.colorNames)
    var note = "#RRGGBB, #RRGGBBAA, LIGHT/DARK, a colour of UIColor's"
    if isOptional { note += ", nil" }
    if mayRead { note += ", or a path to read" }
    if word.text.hasPrefix("#") {
      let digits = word.text.dropFirst()
      if digits.count == 3, digits.allSatisfy(\.isHexDigit) {
        proposal = "#" + digits.uppercased().map { "\($0)\($0)" }.joined()
      }
      note = "colours are #RRGGBB or #RRGGBBAA; comments start with //"
    } else if let habit = Session.colorHabit(word.text) {
      proposal = habit
    }
    throw fail(.notAColor, word.span, "'\(word.text)' is not a colour", try: proposal, note: note)
  }

  static let colorNames = Color.named.map(\.name) + SystemColor.all.map(\.name)

  /// An image that is drawn where a line is written, in the mode of that moment.
  private func adaptingImage(_ color: DynamicColor) -> Int {
    var image = ImageDeclaration(name: color.text, color: .clear)
    image.adapting = color
    let first = script.images.count
    script.images.append(image)
    script.images.append(image)
    script.images[first].other = first + 1
    return first
  }

  /// A declared image, a colour, or `empty`.
  func image(_ word: Word) throws -> Value {
    if word.text == "empty" { return .empty }
    if let index = imageNames[word.text] { return .image(index) }
    if let color = Color(text: word.text) {
      if let known = script.images.firstIndex(where: { $0.name == color.text }) {
        return .image(known)
      }
      script.images.append(ImageDeclaration(name: color.text, color: color))
      return .image(script.images.count - 1)
    }
    if let color = DynamicColor(text: word.text) {
      if let known = script.images.firstIndex(where: { $0.name == color.text }) {
        return .image(known)
      }
      return .image(adaptingImage(color))
    }
    let names = script.images.map(\.name)
    throw fail(
      .unknownImage, word.span, "'\(word.text)' is not an image",
      try: Session.colorHabit(word.text)
        ?? Suggestion.nearest(word.text, names + Color.named.map(\.name)),
      note: "a declared image, a colour (a one-colour image), empty, or nil")
  }

  /// A declared appearance, or one of the three that UIKit configures.
  func appearance(_ word: Word) throws -> Int {
    if let index = appearanceNames[word.text] { return index }
    if let base = AppearanceDeclaration.Base(rawValue: word.text) {
      if let known = script.appearances.firstIndex(where: { $0.name == word.text }) {
        return known
      }
      script.appearances.append(AppearanceDeclaration(name: word.text, base: base))
      return script.appearances.count - 1
    }
    let names = script.appearances.map(\.name) + AppearanceDeclaration.Base.allCases.map(\.rawValue)
    throw fail(
      .unknownAppearance, word.span, "'\(word.text)' is not an appearance",
      try: Session.baseHabit(word.text) ?? Suggestion.nearest(word.text, names),
      note: "a declared appearance, opaque, transparent, default, or nil")
  }

  /// A page, an owner, or nil.
  private func owner(_ word: Word, _ context: CodeContext) throws -> Expression {
    if word.text == "nil" { return .value(.none) }
    if word.text == "navigation" || navigations.byName[word.text] != nil {
      return .value(.navigation)
    }
    if let index = pages.byName[word.text] { return .value(.page(index)) }
    if startsLikePath(word, context) { return .read(try path(word, context).reference) }
    throw reportUndeclared("page", word, pages)
  }

  /// A kind in a sentence.
  static func phrase(_ kind: ValueKind) -> String {
    switch kind {
    case .number: return "a number"
    case .length: return "a length"
    case .color: return "a colour"
    case .flag: return "yes or no"
    case .text: return "a text"
    case .image: return "an image"
    case .appearance: return "an appearance"
    case .word(let words): return "one of " + words.joined(separator: ", ")
    case .owner: return "a page"
    case .stack: return "a stack"
    }
  }
}
