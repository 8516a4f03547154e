import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// What is claimed.
extension Session {
  func claim(_ cursor: inout Cursor, _ scenario: Int) throws -> ExpectationNode.Body {
    guard let first = cursor.current else { throw Stop() }
    if saysOutcome(cursor, scenario), let outcome = try actionClaim(first, &cursor, scenario) {
      return outcome
    }
    if let claim = try controllerClaim(&cursor, scenario) { return .plain(claim) }
    try refuseTopHabits(first, cursor, scenario)
    switch first.text {
    case "top"
    where cursor.words.count > cursor.position + 1
      && cursor.words[cursor.position + 1].text == "is":
      cursor.position += 2
      try refuseDenial(of: first, cursor)
      let word = try word(&cursor, what: "the page", example: "top is B")
      let index = try page(word)
      try finish(cursor)
      return .plain(.topIs(pages.all[index].name.text))
    case "stack", "items": return .plain(try stackClaim(first, &cursor))
    case "events": return .plain(try events(&cursor))
    case "count": return .plain(try count(&cursor))
    case "logs", "raises":
      cursor.position += 1
      let word = try text(&cursor, what: "the text", example: "\(first.text) \"lost write\"")
      try finish(cursor)
      let text = try quoted(word)
      return .plain(first.text == "logs" ? .logs(text) : .raises(text))
    case "no", "some":
      if let claim = try detectorClaim(&cursor, scenario) { return .plain(claim) }
    default: break
    }
    if let outcome = try actionClaim(first, &cursor, scenario) { return outcome }
    if vocabulary.detectors.contains(where: { $0.name == first.text }) {
      throw fail(
        .unknownClaim, first.span, "a detector is claimed with 'no' or 'some'",
        try: "no \(first.text)", note: "no flash of eye.left, some snap")
    }
    return try elementClaim(&cursor, scenario)
  }

  private func stackClaim(_ first: Word, _ cursor: inout Cursor) throws -> Claim {
    cursor.position += 1
    let isStack = first.text == "stack"
    let connective = isStack ? "is" : "are"
    guard cursor.take(connective) else {
      throw fail(
        .missingWord, cursor.span, "'\(first.text)' needs '\(connective)'", try: connective,
        note: isStack ? "stack is A > B" : "items are A > B")
    }
    try refuseDenial(of: first, cursor)
    let pages = try pageList(&cursor, example: "\(first.text) \(connective) A > B")
    try finish(cursor, legal: [">"])
    let names = pages.map { self.pages.all[$0].name.text }
    return isStack ? .stackIs(names) : .itemsAre(names)
  }

  /// Whether the words are `LABEL is OUTCOME`, be the label a word of the language. A page may be
  /// called as an outcome is.
  private func saysOutcome(_ cursor: Cursor, _ scenario: Int) -> Bool {
    let words = cursor.words[cursor.position...].map(\.text)
    return words.count == 3 && words[1] == "is" && ActionOutcome(rawValue: words[2]) != nil
      && pages.byName[words[2]] == nil && labelNames.contains("\(scenario)/\(words[0])")
  }

  /// `swipe is ignored`.
  private func actionClaim(
    _ first: Word, _ cursor: inout Cursor, _ scenario: Int
  ) throws -> ExpectationNode.Body? {
    guard cursor.words.count > cursor.position + 1,
      cursor.words[cursor.position + 1].text == "is"
    else { return nil }
    // 'bar is hidden' is about the bar unless an action has that label.
    if looksLikeElement(first), !labelNames.contains("\(scenario)/\(first.text)") { return nil }
    let label = try knownLabel(first, rest: first, scenario)
    cursor.position += 2
    let names = ActionOutcome.allCases.map(\.rawValue)
    let word = try word(&cursor, what: "the outcome", example: "swipe is ignored")
    guard let outcome = ActionOutcome(rawValue: word.text) else {
      throw fail(
        .unknownOutcome, word.span, "an action is not '\(word.text)'",
        try: Suggestion.nearest(word.text, names), note: names.joined(separator: ", "))
    }
    try finish(cursor)
    return .action(label, outcome)
  }

  /// `events viewWillAppear(A), viewDidAppear(A)`.
  private func events(_ cursor: inout Cursor) throws -> Claim {
    cursor.position += 1
    var result: [EventPattern] = []
    while true {
      let word = try word(&cursor, what: "the event", example: "events viewWillAppear(A)")
      let hasComma = word.text.hasSuffix(",")
      result.append(try event(hasComma ? word.part(0, word.text.count - 1) : word))
      if !hasComma { break }
    }
    if let next = cursor.current {
      throw fail(
        .eventsNeedComma, next.span, "events are separated by commas",
        note: "events viewWillDisappear(A), viewWillAppear(B)")
    }
    return .events(result)
  }

  private func event(_ word: Word) throws -> EventPattern {
    var name = word
    var argument: Word?
    if let open = word.text.firstIndex(of: "(") {
      let at = word.text.distance(from: word.text.startIndex, to: open)
      name = word.part(0, at)
      guard word.text.hasSuffix(")"), word.text.count > at + 2 else {
        throw fail(
          .brokenEvent, word.span, "'\(word.text)' is not EVENT(PAGE)",
          note: "viewWillAppear(A), without blanks")
      }
      argument = word.part(at + 1, word.text.count - 1)
    }
    guard let event = Names.events[name.text] else {
      throw fail(
        .unknownEvent, name.text.isEmpty ? word.span : name.span,
        "unknown event '\(name.text)'",
        try: Suggestion.nearest(name.text, EventName.allCases.map(\.name)),
        note: "events carry UIKit's names; navsim explain events prints them")
    }
    if let argument, argument.text != "*" {
      let isController = event.namesController && navigations.byName[argument.text] != nil
      if !isController, event == .shouldSelect || event == .didSelect {
        throw reportUndeclared("navigation", argument, navigations)
      } else if event.namesWindow {
        if argument.text != "window" { _ = try windowNamed(argument, "didBecomeKey(Overlay)") }
      } else if event.namesPage, !isController {
        _ = try page(argument)
      } else if event.namesFlag {
        _ = try flag(argument)
      }
    }
    return EventPattern(event: event, argument: argument?.text == "*" ? nil : argument?.text)
  }

  /// `count viewWillAppear(A) = 2`, `count logs "nested" = 1`.
  private func count(_ cursor: inout Cursor) throws -> Claim {
    cursor.position += 1
    let example = "count viewWillAppear(A) = 2"
    let counted: CountedEvent
    try refuseGluedSign(cursor)
    if cursor.take("logs") {
      counted = .logs(
        try quoted(try text(&cursor, what: "the text", example: "count logs \"nested\" = 1")))
    } else {
      counted = .event(try event(try word(&cursor, what: "the event", example: example)))
    }
    let sign = try comparisonSign(&cursor, example)
    let word = try word(&cursor, what: "the number", example: example)
    guard let quantity = Quantity(word.text), quantity.unit.isEmpty, quantity.number >= 0,
      quantity.number <= Limits.number, Double(Int64(quantity.number)) == quantity.number
    else {
      throw fail(
        .notACount, word.span, "'\(word.text)' is not a count",
        note: "\(example); whole numbers from 0 to \(Int64(Limits.number))")
    }
    try finish(cursor)
    return .count(counted, sign, Int(Int64(quantity.number)))
  }

  /// `=`, `!=`, `<`, `<=`, `>`, `>=`; `is` and `is not` say the first two, as they do behind 'if'.
  func comparisonSign(_ cursor: inout Cursor, _ example: String) throws -> Comparison {
    let word = try word(&cursor, what: "the comparison", example: example)
    if let sign = Comparison(rawValue: word.text) { return sign }
    if word.text == "is" { return cursor.take("not") ? .notEqual : .equal }
    let proposals = ["==": "=", "≠": "!=", "<>": "!=", "≤": "<=", "≥": ">="]
    throw fail(
      .badComparison, word.span, "'\(word.text)' compares nothing", try: proposals[word.text],
      note: Comparison.allCases.map(\.rawValue).joined(separator: " "))
  }
}

extension EventName {
  /// Whether the event's argument may be a navigation controller, which hears it as a page does, or
  /// whose tab is touched, or which is presented.
  var namesController: Bool {
    switch self {
    case .`init`, .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .viewWillTransition,
      .traitCollectionDidChange, .shouldSelect, .didSelect, .present, .shouldDismiss, .willDismiss,
      .didDismiss, .didAttemptToDismiss, .setRoot, .animationControllerForPresented,
      .animationControllerForDismissed, .interactionControllerForPresentation,
      .interactionControllerForDismissal:
      return true
    default: return false
    }
  }

  /// Whether the event's argument is a window; `window` is the scenario's own.
  var namesWindow: Bool {
    self == .didBecomeVisible || self == .didBecomeHidden || self == .didBecomeKey
  }

  /// Whether the event's first argument is yes or no.
  var namesFlag: Bool {
    self == .setNavigationBarHidden || self == .completeTransition || self == .animationEnded
  }

  /// Whether the event's argument is a page.
  var namesPage: Bool {
    switch self {
    case .setNavigationBarHidden, .completeTransition, .animationEnded, .warning, .exception, .log,
      .gestureShouldBegin, .gestureBegan,
      .gestureChanged, .gestureEnded, .setViewControllers, .alongside, .completion,
      .interactionChange, .didEnterBackground, .willEnterForeground:
      return false
    default: return true
    }
  }
}
