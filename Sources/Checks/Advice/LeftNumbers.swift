import NavSimProgram
import NavSimVocabulary

/// The numbers that a property may have once some questions about it are answered.
///
/// Code asks `<`, `>` and `is` alone; what is not less is at least as much.
struct LeftNumbers {
  private var low = -Double.infinity
  private var high = Double.infinity
  private var isLowOut = false
  private var isHighOut = false
  private var others: [Double] = []

  /// Whether there is a value that gives all answers, as far as they are about the number that the last one
  /// is about; yes where that is about no number, or about one that may be nil.
  ///
  /// - Parameter answers: questions, negated where the answer is no.
  static func canBe(_ answers: [Question]) -> Bool {
    guard let asked = answers.last?.test.askedNumber else { return true }
    var left = LeftNumbers()
    for answer in answers where answer.test.askedNumber == asked { left.take(answer) }
    return left.areAny
  }

  private mutating func take(_ answer: Question) {
    switch answer.test {
    case .less(_, .value(.number(let value))):
      if answer.isNegated { raise(to: value, isOut: false) } else { lower(to: value, isOut: true) }
    case .greater(_, .value(.number(let value))):
      if answer.isNegated { lower(to: value, isOut: false) } else { raise(to: value, isOut: true) }
    case .equals(_, .value(.number(let value))):
      if answer.isNegated { return others.append(value) }
      raise(to: value, isOut: false)
      lower(to: value, isOut: false)
    default: return
    }
  }

  private mutating func raise(to value: Double, isOut: Bool) {
    if value > low {
      (low, isLowOut) = (value, isOut)
    } else if value == low, isOut {
      isLowOut = true
    }
  }

  private mutating func lower(to value: Double, isOut: Bool) {
    if value < high {
      (high, isHighOut) = (value, isOut)
    } else if value == high, isOut {
      isHighOut = true
    }
  }

  private var areAny: Bool {
    low < high || low == high && !isLowOut && !isHighOut && !others.contains(low)
  }
}

extension Question.Test {
  /// The page's own property that is compared with a constant, where it is a number and never nil.
  fileprivate var askedNumber: Reference? {
    switch self {
    case .less(let asked, .value(.number)), .greater(let asked, .value(.number)),
      .equals(let asked, .value(.number)):
      guard case .property(.self, let thing, .known(let property)) = asked,
        property.kind == .number || property.kind == .length, thing != .wants,
        !property.mayBeNil(on: thing)
      else { return nil }
      return asked
    default: return nil
    }
  }
}
