import NavSimProgram
import NavSimVocabulary

/// Routines: lines under a name of their own, which other lines run.
extension Session {
  /// `do ROUTINE of PAGE|NAVIGATION`: a page or a controller that is named must have it, a page that code
  /// finds may; `self` of a page has another that is spelled nearly so.
  private func call(
    _ name: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    if let hook = Hook(name: name.text), hook.isCalledByCode {
      return try callBack(hook, &cursor, context)
    }
    try refuseToCall(name)
    let word = try word(&cursor, what: "the page after 'of'", example: "do refresh of B")
    if let controller = try controllerCall(name, of: word, context) { return controller }
    let owner = try owner(word, context)
    if let index = pages.byName[word.text] {
      let place = CodeContext(place: .page, name: word.text, index: index)
      try checkRoutine(name, of: place, named: word)
    } else if word.text == "self", context.place == .page, !hasRoutine(name.text, context),
      noteOfDescendants(name.text, context) == nil,
      let meant = Suggestion.nearest(name.text, routineNames(context))
    {
      // A base class may call what pages of other files have.
      throw fail(
        .unknownRoutine, name.span, "no line says what '\(name.text)' does", try: meant,
        note: "write lines for it: on \(name.text)  …")
    }
    return .doOfPage(routine(name.text), of: owner)
  }

  /// `do ROUTINE [with OWNER]`.
  func doRoutine(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let word = try word(&cursor, what: "the routine", example: "do cover with from")
    if cursor.take("of") { return try call(word, &cursor, context) }
    guard context.place != .action else {
      throw fail(
        .missingWord, cursor.span, "no page is named whose routine it is",
        try: "of \(havingRoutine(word.text) ?? pages.all.first?.name.text ?? "PAGE")",
        note: "an action calls a routine of a page or of a navigation controller: "
          + "do \(word.text) of PAGE")
    }
    if Hook(name: word.text)?.isCalledByCode == true {
      throw fail(
        .missingWord, cursor.span, "no page is named whose callback it is",
        try: "of self",
        note: "do \(word.text) of PAGE, in a page's code also: of super")
    }
    guard hasRoutine(word.text, context) else {
      if context.place != .strategy, noteOfDescendants(word.text, context) == nil,
        let other = havingRoutine(word.text)
      {
        throw fail(
          .missingWord, cursor.span, "no line of \(context.name) says what '\(word.text)' does",
          try: "of \(other)", note: "it stands below \(other): do \(word.text) of \(other)")
      }
      let names = diagnostics.count < 200 ? routineNames(context) : []
      throw fail(
        .unknownRoutine, word.span, "no line says what '\(word.text)' does",
        try: Suggestion.nearest(word.text, names),
        note: noteOfDescendants(word.text, context)
          ?? (names.isEmpty
            ? "write lines for it: on \(word.text)  …"
            : "routines of this \(context.place.rawValue): \(names.joined(separator: ", "))"))
    }
    var owner: Owner?
    if cursor.take("with") { owner = try ownerWord(&cursor, "with", context) }
    return .do(routine(word.text), with: owner)
  }

  /// A routine of a navigation controller, which a coordinator's or a subclass's method is; in the
  /// controller's own code `self` is the controller.
  private func controllerCall(
    _ name: Word, of word: Word, _ context: CodeContext
  ) throws -> Statement? {
    if context.place == .navigation, word.text == "self" {
      try checkRoutine(name, of: context)
      return .do(routine(name.text), with: nil)
    }
    guard pages.byName[word.text] == nil, let index = navigations.byName[word.text] else {
      return nil
    }
    let place = CodeContext(place: .navigation, name: word.text, index: index)
    try checkRoutine(name, of: place, named: word)
    return .within(index, .doOfController(routine(name.text)))
  }

  /// A page or a controller that is named must have lines for a routine.
  ///
  /// - Parameter word: the word that names it.
  private func checkRoutine(
    _ name: Word, of place: CodeContext, named word: Word? = nil
  ) throws {
    guard !hasRoutine(name.text, place) else { return }
    if let word, let other = havingRoutine(name.text) {
      throw fail(
        .unknownRoutine, word.span, "no line of \(place.name) says what '\(name.text)' does",
        try: other, note: "it stands below \(other): do \(name.text) of \(other)")
    }
    throw fail(
      .unknownRoutine, name.span, "no line of \(place.name) says what '\(name.text)' does",
      try: Suggestion.nearest(name.text, routineNames(place)),
      note: "write lines for it below the \(place.place == .page ? "page" : "controller"): "
        + "on \(name.text)  …")
  }

  /// The first page or controller that has lines for a routine.
  private func havingRoutine(_ name: String) -> String? {
    (pages.all + navigations.all).first { $0.routineNames.contains(name) }?.name.text
  }
}
