import NavSimProgram

/// Guards: conditions on the cell in front of a line.
extension Session {
  /// A header has no guards: its lines have.
  func refuseGuards(_ line: SourceLine) throws {
    guard let first = line.guards.first else { return }
    let keyword = line.words.first?.text ?? "line"
    throw fail(
      .guardOnHeader, first.span, "a guard cannot stand before '\(keyword)'",
      note: ["page", "navigation", "strategy", "scenario"].contains(keyword)
        ? "guard its lines instead"
        : "it is the same in every cell: guard what a page's or navigation's lines do with it")
  }

  /// Tells of a guard that stands inside a line, with the line as it should begin; whether there is one.
  func refuseGuard(inside line: SourceLine) -> Bool {
    guard let (start, count) = line.guardInside else { return false }
    let words = line.words
    let (before, found) = (words[..<start], words[start..<start + count])
    guard let first = before.first, let last = before.last, let open = found.first,
      let close = found.last, !found.contains(where: namesPage)
    else { return false }
    hasBrokenGuards = true
    let mended = "\(source(open.span.through(close.span))) \(source(first.span.through(last.span)))"
    report(
      .brokenGuard, first.span.through(close.span), "a guard stands before '\(first.text)'",
      try: mended, note: Session.guardNote)
    return true
  }

  /// Whether a word in brackets is a page, as in a list of Swift: `[A, B]`.
  private func namesPage(_ word: Word) -> Bool {
    pages.byName[word.text.filter { !"[],".contains($0) }] != nil
  }

  /// The guards of a line but for those that ask for a version of its strategy: which lines a version
  /// has is decided before they are read.
  func guards(_ line: SourceLine) throws -> [Guard] {
    try allGuards(line).filter { !$0.isOfVersion }
  }

  func allGuards(_ line: SourceLine) throws -> [Guard] {
    if line.words.isEmpty {
      throw fail(.missingWord, line.end, "a guard stands before a line", note: "[fix] on … ")
    }
    do {
      return try line.guards.flatMap { try oneWord($0) }
    } catch {
      hasBrokenGuards = true
      throw error
    }
  }

  /// One word may hold several brackets: `[bug][ios>=15]`.
  private func oneWord(_ word: Word) throws -> [Guard] {
    var result: [Guard] = []
    var offset = 0
    for piece in word.text.split(separator: "]", omittingEmptySubsequences: false) {
      let length = piece.count + 1
      if piece.isEmpty { break }
      guard piece.hasPrefix("["), offset + length <= word.text.count else {
        throw fail(
          .brokenGuard, word.span, "this guard is not closed", note: Session.guardNote)
      }
      result += try oneBracket(word.part(offset, offset + length))
      offset += length
    }
    return result
  }

  static let guardNote =
    "a guard is [ios>=15], [code!=fix], [fix], one of [code=bug|fix], all of [fix, ios>=15]"

  /// One bracket holds one guard, or a list of which all must hold.
  private func oneBracket(_ word: Word) throws -> [Guard] {
    let body = word.part(1, word.text.count - 1)
    let parts = body.text.split(separator: ",", omittingEmptySubsequences: false)
    guard !body.text.allSatisfy(Self.isBlank) else {
      throw fail(.brokenGuard, word.span, "the guard asks nothing", note: Session.guardNote)
    }
    if parts.count == 1, !body.text.contains(where: Self.isBlank) {
      return [try oneGuard(body, in: word)]
    }
    var offset = 0
    return try parts.map { part in
      let lead = part.prefix(while: Self.isBlank).count
      let end = offset + part.count - part.reversed().prefix(while: Self.isBlank).count
      guard offset + lead < end else {
        throw fail(
          .brokenGuard, word.span, "a guard of the list is missing", note: Session.guardNote)
      }
      let piece = body.part(offset + lead, end)
      offset += part.count + 1
      guard !piece.text.contains(where: Self.isBlank) else { throw blanks(in: piece) }
      return try oneGuard(piece, in: piece)
    }
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }

  /// `[ios >= 15]` has blanks around its sign, `[bug ios=15]` has no comma.
  private func blanks(in piece: Word) -> Stop {
    let words = piece.text.split(whereSeparator: Self.isBlank)
    let isSpaced = words.contains { word in
      word.first.map("=<>!".contains) == true || word.last.map("=<>!".contains) == true
    }
    // `[code=a b]` lists values, as a matrix does.
    let isList =
      !isSpaced && words[0].contains("=") && words.dropFirst().allSatisfy { !$0.contains("=") }
    return fail(
      .brokenGuard, piece.span,
      isSpaced
        ? "no blanks stand around a guard's sign"
        : isList ? "'|' stands between values of which one holds" : "commas stand between guards",
      try: words.joined(separator: isSpaced ? "" : isList ? "|" : ", "), note: Session.guardNote)
  }

  /// What stands in a bracket, or between its commas.
  ///
  /// - Parameter shown: what a message underlines: brackets and all, where it stands alone.
  private func oneGuard(_ word: Word, in shown: Word) throws -> Guard {
    var body = word.text[...]
    let isNegated = body.hasPrefix("!")
    if isNegated { body = body.dropFirst() }
    let start = word.text.count - body.count
    for sign in [">=", "<=", "!=", "=", ">", "<"] {
      guard let range = Session.range(of: sign, in: body) else { continue }
      let key = body[..<range.lowerBound]
      let value = word.part(start + key.count + sign.count, word.text.count)
      let parts = Session.alternatives(value)
      var result = Guard(
        axis: String(key), isNegated: isNegated, comparison: Comparison(rawValue: sign) ?? .equal,
        values: parts.map(\.text), span: shown.span)
      result.optionDefault = legalOptions[String(key)]?.values.first?.text
      result.isOfVersion = key == "version" && !legalVersions.isEmpty
      for part in parts { try check(result, key: word.part(start, start + key.count), value: part) }
      if result.comparison == .notEqual {
        result.comparison = .equal
        result.isNegated.toggle()
      }
      return result
    }
    let parts = Session.alternatives(word.part(start, word.text.count))
    let result = Guard(
      axis: nil, isNegated: isNegated, comparison: .equal, values: parts.map(\.text),
      span: shown.span)
    for part in parts { try checkBare(part, result, isAlone: shown.text.hasPrefix("[")) }
    return result
  }

  /// The values between `|`, one at least.
  private static func alternatives(_ word: Word) -> [Word] {
    var offset = 0
    return word.text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      defer { offset += part.count + 1 }
      return word.part(offset, offset + part.count)
    }
  }

  static func range(of sign: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(sign) {
        return start..<text.index(start, offsetBy: sign.count)
      }
      start = text.index(after: start)
    }
    return nil
  }

  private func check(_ found: Guard, key: Word, value: Word) throws {
    guard let axis = found.axis else { return }
    if found.isOfVersion { return try check(version: value, key: key) }
    if axis == "ios" {
      guard IOSVersion(value.text) != nil else {
        throw fail(
          .unknownIOS, value.text.isEmpty ? key.span : value.span,
          "'\(value.text)' is not an iOS version", note: "a version is 12 or 9.2")
      }
      return
    }
    guard found.comparison == .equal || found.comparison == .notEqual else {
      if axis == "version" {
        throw fail(
          .withoutVersions, found.span, "nothing here has versions",
          note: "a strategy says them, and its lines ask for them: versions 1.0 1.1")
      }
      throw fail(
        .brokenGuard, found.span, "only ios can be compared with '\(found.comparison.rawValue)'",
        note: "write [\(axis)=\(value.text)]")
    }
    if axis == "device" {
      try checkDevice(value)
      return
    }
    if axis == "strategy" {
      // A pair, `km+fd`, is the cell that chose just these in this order.
      for name in value.text.split(separator: "+", omittingEmptySubsequences: false)
      where !strategyNames.contains(String(name)) {
        try checkStrategy(String(name), at: value)
      }
      return
    }
    usedAxes.insert(axis)
    if let option = legalOptions[axis] {
      guard option.carried == nil else {
        throw fail(
          .brokenGuard, found.span, "no guard asks what the option '\(axis)' carries",
          note: "a line reads it: if \(axis) is \(value.text)")
      }
      try check(value, isOf: option)
      return
    }
    guard hasScenario else { return }
    let own = (axesByName[axis] ?? []).map { axes[$0] }
    if own.isEmpty {
      throw fail(
        .unknownAxis, key.span, "no matrix has the axis '\(axis)'",
        try: Suggestion.nearest(axis, ["ios", "device", "strategy"] + axes.map(\.name.text)),
        note: axesNote)
    }
    guard own.contains(where: { $0.values.contains { $0.text == value.text } }) else {
      throw fail(
        .unknownAxisValue, value.text.isEmpty ? key.span : value.span,
        "the axis '\(axis)' has no value '\(value.text)'",
        try: Suggestion.nearest(value.text, own.flatMap { $0.values.map(\.text) }),
        note: axesNote)
    }
  }

  private func checkBare(_ value: Word, _ found: Guard, isAlone: Bool) throws {
    let bracketed = { (text: String) in isAlone ? "[\(text)]" : text }
    guard hasScenario else { return }
    let holders = (axesByValue[value.text] ?? []).map { axes[$0] }
    let names = Set(holders.map(\.name.text))
    usedAxes.formUnion(names)
    if holders.isEmpty {
      let own = axes.filter { !Cell.isBuiltin($0.name.text) }
      let values = own.flatMap { $0.values.map(\.text) }
      let near = Suggestion.nearest(value.text, values)
      let pair =
        found.values.count == 1 ? builtinPair(value.text, found.isNegated) : nil
      throw fail(
        .unknownGuard, found.values.count == 1 ? found.span : value.span,
        "no axis has the value '\(value.text)'",
        try: (pair ?? near.map { (found.isNegated ? "!" : "") + $0 }).map(bracketed),
        note: axesNote)
    }
    if names.count > 1, let first = holders.first {
      throw fail(
        .ambiguousGuard, found.span, "more than one axis has the value '\(value.text)'",
        try: bracketed("\(first.name.text)=\(value.text)"), note: axesNote)
    }
  }

  /// The axes of the file, for notes.
  var axesNote: String {
    if axes.isEmpty { return "axes: none; add a matrix to the scenario" }
    let shown = axes.prefix(8).map { axis in
      "\(axis.name.text) (\(axis.values.prefix(8).map(\.text).joined(separator: ", ")))"
    }
    return "axes: " + shown.joined(separator: ", ")
  }

  /// `strategy=native` of a bare `native`: values of the language's own axes stand with their axis.
  private func builtinPair(_ value: String, _ isNegated: Bool) -> String? {
    let axis =
      strategyNames.contains(value)
      ? "strategy"
      : vocabulary.devices.contains(value)
        ? "device" : Quantity(value) != nil && vocabulary.accepts(ios: value) ? "ios" : nil
    return axis.map { $0 + (isNegated ? "!=" : "=") + value }
  }

  func unknownStrategy(_ word: Word) -> Stop {
    let ofLibrary = vocabulary.strategiesOfLibrary(word.text)
    let near =
      ofLibrary.count == 1 ? ofLibrary[0] : Suggestion.nearest(word.text, strategyNames)
    return fail(
      .unknownStrategy, word.span, "unknown strategy '\(word.text)'", try: near,
      note: ofLibrary.count > 1
        ? "the library is several strategies here: " + ofLibrary.joined(separator: ", ")
        : near == nil ? "strategies: " + strategyNames.joined(separator: ", ") : nil)
  }

  /// Every strategy that may be named here.
  var strategyNames: [String] {
    let declared = strategies.all.filter { $0.version == nil }.map(\.name.text)
    return vocabulary.strategies + declared.filter { !vocabulary.strategies.contains($0) }
  }

  func checkDevice(_ word: Word) throws {
    guard !vocabulary.devices.contains(word.text) else { return }
    let family = word.text.lowercased().prefix { $0 != "-" && !$0.isNumber }
    let akin = vocabulary.devices.filter { $0.prefix { $0 != "-" } == family }
    let known = akin.isEmpty ? vocabulary.devices : akin
    throw fail(
      .unknownDevice, word.span, "unknown device '\(word.text)'",
      try: Suggestion.nearest(numbered: word.text, vocabulary.devices),
      note: "devices: " + known.joined(separator: ", "))
  }

  func checkIOS(_ word: Word) throws {
    guard !vocabulary.accepts(ios: word.text) else { return }
    throw fail(
      .unknownIOS, word.span, "there is no iOS '\(word.text)' here",
      try: word.text.hasSuffix(",") && vocabulary.accepts(ios: String(word.text.dropLast()))
        ? String(word.text.dropLast()) : nil,
      note: "versions \(vocabulary.iosVersionNames), with or without a minor version: "
        + "12 or 9.2")
  }
}
