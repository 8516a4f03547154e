import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// The words between a hook or a time and its statement.
extension Session {
  func whenWords(_ cursor: inout Cursor, _ context: CodeContext) throws -> [When] {
    var result: [When] = []
    while let word = cursor.current {
      switch word.text {
      case "alongside", "completion", "interaction-change":
        warnWithoutCoordinator(word, context)
        cursor.position += 1
        result.append(
          word.text == "alongside"
            ? .alongside : word.text == "completion" ? .completion : .interactionChange)
      case "next-turn":
        cursor.position += 1
        result.append(.nextTurn)
      case "animations-off":
        cursor.position += 1
        result.append(.animationsOff)
      case "once":
        cursor.position += 1
        result.append(.once)
      case "after":
        cursor.position += 1
        if cursor.take("animation") {
          result.append(.afterAnimation)
        } else {
          result.append(.after(try duration(&cursor, after: "after")))
        }
      case "over":
        cursor.position += 1
        result.append(try over(&cursor))
      case "transaction":
        cursor.position += 1
        result.append(.transaction(try duration(&cursor, after: "transaction")))
      case "within":
        cursor.position += 1
        result.append(try within(&cursor))
      case "if":
        cursor.position += 1
        result.append(.if(try question(&cursor, result, context)))
      case "else":
        throw fail(
          .noElse, word.span, "there is no 'else'", note: "write a second line with 'if not …'")
      case "and", "or", "&&", "||":
        throw joined(word)
      default: return result
      }
    }
    return result
  }

  func joined(_ word: Word) -> Stop {
    let isAnd = word.text == "and" || word.text == "&&"
    return fail(
      .noAnd, word.span, "conditions are not joined with '\(word.text)'",
      try: isAnd ? "if" : nil, note: "several 'if' mean 'and'; for 'or' write a second line")
  }

  private func over(_ cursor: inout Cursor) throws -> When {
    let word = try word(&cursor, what: "the time after 'over'", example: "over 200ms bar alpha=0")
    let length: OverDuration
    switch word.text {
    case "transition": length = .transition
    case "rest": length = .rest
    default: length = .fixed(try duration(word))
    }
    if let next = cursor.current, let curve = Names.curves[next.text] {
      cursor.position += 1
      return .over(length, curve)
    }
    // UIView.animate's own default (Apple documentation, documented).
    return .over(length, .easeInOut)
  }

  /// Hooks at which a transition coordinator can no longer, or cannot yet, exist.
  private static let withoutCoordinator: Set<Hook> = [
    .`init`, .viewDidAppear, .viewDidDisappear, .didShow, .deinit, .install,
    .transitionEnded,
  ]

  private func warnWithoutCoordinator(_ word: Word, _ context: CodeContext) {
    guard !context.hooks.isEmpty,
      context.hooks.allSatisfy({ spec in
        spec.hook.map { Session.withoutCoordinator.contains($0) } ?? false
      })
    else { return }
    report(
      .noCoordinator, word.span,
      "\(context.hooks[0].text) has no transition left to run alongside",
      note: "the coordinator is gone by then and the line never runs; use viewWillAppear, "
        + "or drop '\(word.text)'")
  }

  /// What follows `if`.
  func question(
    _ cursor: inout Cursor, _ before: [When], _ context: CodeContext
  ) throws -> Question {
    let start = cursor.span
    let isNegated = cursor.take("not")
    let word = try word(
      &cursor, what: "the question", example: "if cancelled, if bar.hidden is yes")
    if let condition = Names.conditions[word.text] {
      try check(condition, word, start, cursor, before, context)
      return Question(.condition(condition), isNegated: isNegated)
    }
    if let index = namedCondition(word.text, context) {
      return Question(.named(index), isNegated: isNegated)
    }
    guard startsLikePath(word, context) else { throw unknownCondition(word, context) }
    // `if not top is A` says what `if top is not A` does.
    var question = try comparison(try path(word, context), from: start, isNegated, &cursor, context)
    if isNegated { question.isNegated.toggle() }
    return question
  }

  private func unknownCondition(_ word: Word, _ context: CodeContext) -> Stop {
    let words = Condition.allCases.map(\.name)
    for sign in ["&&", "||"] where Session.range(of: sign, in: word.text[...]) != nil {
      return fail(
        .noAnd, word.span, "conditions are not joined with '\(sign)'",
        note: "several 'if' mean 'and'; for 'or' write a second line")
    }
    if word.text.hasPrefix("!"), word.text.count > 1 {
      return fail(
        .unknownCondition, word.span, "'!' is written 'not'",
        try: startsLikePath(word.part(1, word.text.count), context)
          ? "\(word.text.dropFirst()) is no" : "not \(word.text.dropFirst())",
        note: "if not animated, if PATH is not VALUE")
    }
    let asksForSize = ["size.", "orientation", "SizeClass", "isLandscape"].contains {
      word.text.contains($0)
    }
    let habit = word.text.split(separator: ".").last.flatMap { last in
      Session.conditionHabits[last.filter { $0 != "?" && $0 != "!" }]
    }
    return fail(
      .unknownCondition, word.span, "unknown condition '\(word.text)'",
      try: asksForSize
        ? "landscape" : habit ?? Suggestion.nearest(word.text, words + script.conditionNames),
      note: "one of \(words.joined(separator: ", ")), or PATH is VALUE")
  }

  private func comparison(
    _ path: Path, from start: Span, _ isDenied: Bool, _ cursor: inout Cursor,
    _ context: CodeContext
  ) throws -> Question {
    guard let sign = cursor.take() else {
      throw fail(
        .missingWord, cursor.end,
        path.isNumber ? "the question has no 'is', '<' or '>'" : "the question has no 'is'",
        note: path.exampleQuestion)
    }
    switch sign.text {
    case "is":
      let isNegated = cursor.take("not")
      let value = try word(&cursor, what: "the value", example: "if bar.hidden is yes")
      if value.text == "on-stack" {
        guard isController(path) else {
          throw fail(.wrongKind, path.word.span, "'\(path.word.text)' is not a page")
        }
        return Question(.onStack(path.reference), isNegated: isNegated)
      }
      let other = try answer(value, to: path, context)
      try refusePage(value, for: path, context)
      return Question(.equals(path.reference, other), isNegated: isNegated)
    case "<", ">":
      let value = try word(&cursor, what: "the value", example: "if gesture.startX > 20pt")
      guard case .property(let kind, _, _) = path.target, path.isNumber else {
        throw fail(
          .wrongKind, path.word.span, "'\(path.word.text)' is not a number",
          note: "only numbers and lengths are compared with < and >")
      }
      let right = try expression(value, kind: kind, isOptional: false, context)
      return Question(
        sign.text == "<" ? .less(path.reference, right) : .greater(path.reference, right))
    default: throw badComparison(sign, cursor.current, path, start, isDenied)
    }
  }

  /// `X >= 140pt` is `not X < 140pt`: of a number that is never nil both say the same.
  private func badComparison(
    _ sign: Word, _ value: Word?, _ path: Path, _ start: Span, _ isDenied: Bool
  ) -> Stop {
    let message = "a question is asked with 'is', '<' or '>'"
    let other = [">=": "<", "=>": "<", "≥": "<", "<=": ">", "=<": ">", "≤": ">"][sign.text]
    if path.isNumber, let other {
      return fail(
        .badComparison, start.through(value?.span ?? sign.span), message,
        try: (isDenied ? "" : "not ") + "\(path.word.text) \(other) \(value?.text ?? "20pt")",
        note: "what is not less is at least as much, and what is not greater at most")
    }
    return fail(
      .badComparison, sign.span, message,
      try: ["=", "==", "equals", "iz"].contains(sign.text)
        ? "is" : ["!=", "≠", "<>"].contains(sign.text) ? "is not" : nil,
      note: path.exampleQuestion)
  }

  private func isController(_ path: Path) -> Bool {
    switch path.target {
    case .controller, .saved: return true
    default: return false
    }
  }

  /// What code asks in place of a stack and its count.
  fileprivate static let stackQuestion =
    "whether a page is at the root, and whether it is there: if self is root, if self is not root, "
    + "if top is self, if self is on-stack"

  /// The right side of `is`: nil, an owner, or a value of the path's kind.
  private func answer(_ word: Word, to path: Path, _ context: CodeContext) throws -> Expression {
    if word.text == "nil" { return .value(.none) }
    switch path.target {
    // Two stacks are alike or not: navigation.stack is navigation.items.
    case .property(.stack, _, _)
    where word.dotted.last.flatMap { Names.properties[$0.text] }?.kind != .stack:
      throw fail(
        .wrongKind, path.word.span, "a stack is not a value that can be asked for",
        note: Session.stackQuestion)
    case .property(let kind, let isOptional, _):
      return try expression(word, kind: kind, isOptional: isOptional, context)
    case .controller:
      guard startsLikePath(word, context) else { throw reportUndeclared("page", word, pages) }
      return .read(try self.path(word, context).reference)
    case .thing(let thing):
      throw fail(
        .wrongKind, word.span, "\(thing.phrase) is there or it is nil", try: "nil",
        note: "if \(path.word.text) is nil, if \(path.word.text) is not nil")
    case .saved: return try anything(word, context)
    }
  }

  /// A value whose kind nothing tells: a saved value is compared with what is written.
  func anything(_ word: Word, _ context: CodeContext) throws -> Expression {
    if word.dotted.count == 1, saved(word.text, context) != nil,
      Names.reserved.contains(word.text) || Session.isColor(word.text)
    {
      throw meansBoth(word)
    }
    if word.text == "yes" || word.text == "no" { return .value(.flag(word.text == "yes")) }
    if word.text == "nil" { return .value(.none) }
    if word.isQuoted { return .value(.text(try quoted(word))) }
    if let quantity = Quantity(word.text) {
      return .value(.number(try number(word, kind: quantity.unit == "pt" ? .length : .number)))
    }
    if Session.isColor(word.text) || word.text.hasPrefix("#") {
      return .value(try paint(word, isOptional: false))
    }
    if startsLikePath(word, context) { return .read(try path(word, context).reference) }
    throw fail(
      .unknownPath, word.span, "'\(word.text)' names nothing",
      try: Suggestion.nearest(word.text, Names.owners.keys.sorted() + pages.all.map(\.name.text)),
      note: "a value is yes, no, nil, a number, a colour, a text or a path")
  }

  /// At which hooks a transition's end may still lie ahead.
  private static let undecided: Set<Hook> = [
    .`init`, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .willShow, .willMove,
    .push, .pop, .popTo, .popToRoot, .setStack, .shouldPush, .shouldPop, .gestureShouldBegin,
    .gestureBegan, .gestureChanged, .install, .transitionStart, .transitionAnimate,
  ]

  /// `cancelled` can be asked only once it is decided.
  private func check(
    _ condition: Condition, _ word: Word, _ start: Span, _ cursor: Cursor, _ before: [When],
    _ context: CodeContext
  ) throws {
    if condition == .same { try checkSameness(word, context) }
    guard condition == .cancelled else { return }
    let isLate = before.contains { when in
      switch when {
      case .completion, .interactionChange, .nextTurn, .after, .afterAnimation: return true
      default: return false
      }
    }
    if isLate { return }
    let later = cursor.words[cursor.position...].first { other in
      other.text == "completion" || other.text == "interaction-change"
    }
    let isEarly = context.hooks.contains { $0.hook.map(Session.undecided.contains) ?? false }
    guard isEarly || later != nil else { return }
    let block = later?.text ?? "completion"
    throw fail(
      .notDecidedYet, word.span, "nobody knows yet whether the transition will be cancelled",
      try: "\(block) if cancelled",
      note: "a question before '\(block)' is asked when the hook runs")
  }
}

extension Path {
  /// Whether it is compared with < and >.
  fileprivate var isNumber: Bool {
    guard case .property(let kind, _, _) = target else { return false }
    return kind == .number || kind == .length
  }

  /// A question about it, for notes.
  fileprivate var exampleQuestion: String {
    let name = word.text
    switch target {
    case .controller: return "if \(name) is root"
    case .thing: return "if \(name) is not nil"
    case .saved: return "if \(name) is yes"
    case .property(let kind, _, _):
      switch kind {
      case .flag: return "if \(name) is yes"
      case .length: return "if \(name) > 20pt"
      case .number: return "if \(name) > 0.5"
      case .color: return "if \(name) is red"
      case .text: return "if \(name) is \"Title\""
      case .image, .appearance: return "if \(name) is not nil"
      case .word(let words): return "if \(name) is \(words.first ?? "nil")"
      case .owner: return "if \(name) is self"
      case .stack: return Session.stackQuestion
      }
    }
  }
}
