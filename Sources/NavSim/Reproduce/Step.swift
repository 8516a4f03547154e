import NavSimLanguage

/// One thing that a person or code does, in a person's words.
public struct Step: Hashable, Sendable {
  /// What is done.
  public enum Act: Hashable, Sendable {
    /// The next page is pushed.
    case push
    /// Code pops.
    case pop
    /// Code pops to the root.
    case popToRoot
    /// The back button is touched.
    case tapBack
    /// A finger swipes back so far, in per cent, and lets go.
    case swipe(percent: Int, Release)
    /// The next page is presented.
    case present
    /// What is presented is dismissed by code.
    case dismiss
    /// The top page gives way to the next one, by a new stack.
    case replace
    /// The top page's content is scrolled so far, in points.
    case scroll(Int)
    /// The device is turned to its side, or back.
    case turn
    /// Dark mode, or light again.
    case dark, light
    /// The app goes to the background and comes back.
    case away
    /// Nothing happens for so many milliseconds.
    case wait(Int)
  }

  /// How a finger lets go.
  public enum Release: String, Hashable, Sendable {
    case finish, cancel, flick
  }

  /// What is done.
  public var act: Act
  /// Whether code passes no for `animated`.
  public var isAtOnce = false
  /// Whether it begins while the one before still runs.
  public var isEarly = false

  /// A step.
  public init(_ act: Act) { self.act = act }

  /// The forms, for help.
  package static let forms: [String] = [
    "push", "pop", "pop to root", "tap back", "swipe 40% cancel", "swipe 60% finish",
    "swipe 20% flick", "present", "dismiss", "replace", "scroll 120", "rotate", "dark", "light",
    "background", "wait 300ms",
  ]

  /// The steps of a text such as `push, swipe 40% cancel, tap back`.
  ///
  /// - Throws: `PhraseError` at the first part that is none.
  public static func all(_ text: String) throws(PhraseError) -> [Step] {
    let phrase = Phrase(text)
    var steps: [Step] = []
    for part in phrase.parts { steps.append(try step(part, phrase)) }
    guard steps.count <= Situation.mostSteps else {
      throw phrase.wrong(
        phrase.parts[Situation.mostSteps], "more than \(Situation.mostSteps) steps",
        "leave out those that nothing hangs on")
    }
    return steps
  }

  private static func step(
    _ part: Phrase.Part, _ phrase: Phrase
  ) throws(PhraseError) -> Step {
    var words = part.words[...]
    var (isEarly, isAtOnce) = (false, false)
    flags: while words.count > 1 {
      switch words.last?.text {
      case "early": isEarly = true
      case "animated=no": isAtOnce = true
      default: break flags
      }
      words.removeLast()
    }
    var step = Step(try act(words, part, phrase))
    step.isEarly = isEarly
    step.isAtOnce = isAtOnce
    try step.check(part, phrase)
    return step
  }

  private func check(_ part: Phrase.Part, _ phrase: Phrase) throws(PhraseError) {
    guard isAtOnce else { return }
    switch act {
    case .push, .pop, .popToRoot, .present, .dismiss, .replace: return
    default:
      throw phrase.wrong(
        part, "'animated=no' is for what code does",
        "push, pop, pop to root, present, dismiss and replace have the flag")
    }
  }

  private static func act(
    _ words: ArraySlice<Phrase.Word>, _ part: Phrase.Part, _ phrase: Phrase
  ) throws(PhraseError) -> Act {
    let text = words.map(\.text)
    switch text {
    case ["push"]: return .push
    case ["pop"]: return .pop
    case ["pop", "to", "root"]: return .popToRoot
    case ["tap", "back"], ["back"]: return .tapBack
    case ["present"]: return .present
    case ["dismiss"]: return .dismiss
    case ["replace"]: return .replace
    case ["rotate"]: return .turn
    case ["dark"]: return .dark
    case ["light"]: return .light
    case ["background"]: return .away
    default: break
    }
    switch text.first {
    case "swipe": return try swipe(words.dropFirst(), phrase)
    case "scroll" where text.count == 2:
      guard let number = whole(text[1], unit: "pt", in: 0...5000) else {
        throw phrase.wrong(part, "'\(text[1])' is no length", "points from 0 to 5000: scroll 120")
      }
      return .scroll(number)
    case "wait" where text.count == 2:
      guard let number = whole(text[1], unit: "ms", in: 1...10_000) else {
        throw phrase.wrong(
          part, "'\(text[1])' is no time", "milliseconds from 1 to 10000: wait 300ms")
      }
      return .wait(number)
    default: break
    }
    let said = text.joined(separator: " ")
    let firsts = forms.map { String($0.prefix { $0 != " " }) }
    let near =
      Suggestion.nearest(said, forms)
      ?? Suggestion.nearest(text.first ?? "", firsts).flatMap { word in
        forms.first { $0.hasPrefix(word) }
      }
    throw phrase.wrong(
      part, said.isEmpty ? "a step without a word" : "'\(said)' is no step",
      near.map { "did you mean '\($0)'?" } ?? "a step is " + forms.joined(separator: ", "))
  }

  private static func swipe(
    _ words: ArraySlice<Phrase.Word>, _ phrase: Phrase
  ) throws(PhraseError) -> Act {
    var percent: Int?
    var release: Release?
    for word in words where word.text != "back" {
      if release == nil, let way = Release(rawValue: word.text) {
        release = way
      } else if percent == nil, word.text.hasSuffix("%"),
        let number = whole(word.text, unit: "%", in: 1...100)
      {
        percent = number
      } else {
        throw phrase.wrong(
          word, "'\(word.text)' says nothing about a swipe",
          "how far from 1% to 100%, and finish, cancel or flick: swipe 40% cancel")
      }
    }
    // A finger that lets go without speed: UIKit goes on to the nearer end.
    let way = release ?? (percent ?? 100 < 50 ? .cancel : .finish)
    return .swipe(percent: percent ?? (way == .finish ? 60 : way == .cancel ? 40 : 20), way)
  }

  private static func whole(_ text: String, unit: String, in range: ClosedRange<Int>) -> Int? {
    let digits = text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
    guard digits.utf8.count <= 6, let number = Int(digits), range.contains(number) else {
      return nil
    }
    return number
  }

  /// The words that say it.
  public var text: String {
    act.text + (isAtOnce ? " animated=no" : "") + (isEarly ? " early" : "")
  }
}

extension Step.Act {
  /// The words that say it.
  public var text: String {
    switch self {
    case .push: return "push"
    case .pop: return "pop"
    case .popToRoot: return "pop to root"
    case .tapBack: return "tap back"
    case .swipe(let percent, let way): return "swipe \(percent)% \(way.rawValue)"
    case .present: return "present"
    case .dismiss: return "dismiss"
    case .replace: return "replace"
    case .scroll(let points): return "scroll \(points)"
    case .turn: return "rotate"
    case .dark: return "dark"
    case .light: return "light"
    case .away: return "background"
    case .wait(let time): return "wait \(time)ms"
    }
  }
}
