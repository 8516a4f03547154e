// Where each value of a profile lies, and what it may be: what lists print, what a scenario may set.

/// The place of one named value in a profile, with what may stand there.
struct RuleSlot: Sendable {
  /// Its name; with its theme's before it where it has one: `titles.gap`.
  let name: String
  let kind: RuleKind
  /// The value in words.
  let read: @Sendable (IOSProfile) -> String
  /// Takes a value in words; false, and nothing changes, where it is none of the kind.
  let write: @Sendable (inout IOSProfile, String) -> Bool

  /// - Parameter range: what a number may be, at both ends; without a meaning for other kinds.
  init<V: RuleValue>(
    _ name: String, _ path: WritableKeyPath<IOSProfile, V> & Sendable, _ range: V.Limits
  ) {
    self.name = name
    kind = V.ruleKind(range)
    read = { $0[keyPath: path].ruleText }
    write = { profile, text in
      guard let value = V(ruleText: text, range) else { return false }
      profile[keyPath: path] = value
      return true
    }
  }

  init<V: RuleValue>(_ name: String, _ path: WritableKeyPath<IOSProfile, V> & Sendable)
  where V.Limits == NoLimits {
    self.init(name, path, NoLimits())
  }

  /// All of them, in the order of the declarations: those without a theme first.
  static let all: [RuleSlot] =
    own + bar + titles + geometry + surroundings + touches + search + animators + windows
    + presentations
}

/// What may stand in a rule's place.
public enum RuleKind: Hashable, Sendable {
  /// One of these words: `yes` and `no`, or the names of cases.
  case words([String])
  /// A whole number.
  case whole(ClosedRange<Int>)
  /// A number in a unit.
  case number(RuleUnit)
  /// One of these words, or `afterN` with a count of characters.
  case wordsOrLength([String], ClosedRange<Int>)
}

/// The unit of a rule that is a number, and how far it goes. Beyond, a value says nothing about any
/// system.
public enum RuleUnit: Hashable, Sendable {
  /// A part of a whole.
  case part
  /// Points.
  case points
  /// Seconds.
  case seconds
  /// A factor or a speed, never 0: things are divided by it.
  case factor

  /// The smallest and the largest value.
  public var range: ClosedRange<Double> {
    switch self {
    case .part: return 0...1
    case .points: return 0...500
    case .seconds: return 0...10
    case .factor: return 0.01...100
    }
  }
}

extension RuleKind {
  /// What may stand there, in words: `yes or no`, `0 to 500, in points`.
  public var phrase: String {
    switch self {
    case .words(let words): return RuleKind.list(words)
    case .whole(let range): return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let unit):
      return "a number from \(unit.range.lowerBound.ruleText) to \(unit.range.upperBound.ruleText)"
        + unit.phrase
    case .wordsOrLength(let words, let range):
      return RuleKind.list(words + ["after\(range.lowerBound) to after\(range.upperBound)"])
    }
  }

  /// The values that can be listed; empty for numbers.
  public var words: [String] {
    switch self {
    case .words(let words), .wordsOrLength(let words, _): return words
    case .whole, .number: return []
    }
  }

  private static func list(_ words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}

extension RuleUnit {
  fileprivate var phrase: String {
    switch self {
    case .part, .factor: return ""
    case .points: return " points"
    case .seconds: return " seconds"
    }
  }
}
