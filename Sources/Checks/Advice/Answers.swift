import NavSimProgram
import NavSimVocabulary

/// What questions may come to, for lines that stand for 'if' and 'else'.
enum Answers {
  /// More different questions than this are not tried: each doubles the cases.
  private static let limit = 8

  /// Whether one of several lists of questions is met, whatever the answers are. An empty list is
  /// always met.
  ///
  /// - Parameter wishes: what the page that asks wants for good.
  static func areAllMet(by lists: [[Question]], wishes: [Property: Value]) -> Bool {
    let left = lists.compactMap { open($0, wishes) }
    guard Set(left.joined().map(\.test)).count <= limit else {
      return left.contains(where: \.isEmpty)
    }
    return areMet(by: left, [])
  }

  /// The same, with an answer to one question more at each step; answers that no number gives are left out.
  private static func areMet(by lists: [[Question]], _ given: [Question]) -> Bool {
    if lists.contains(where: \.isEmpty) { return true }
    guard let test = lists.first?.first?.test else { return false }
    return [true, false].allSatisfy { answer in
      let given = given + [Question(test, isNegated: !answer)]
      return !LeftNumbers.canBe(given)
        || areMet(
          by: lists.compactMap { list in
            // A list that wants the other answer is out; of the others this question is answered.
            list.contains { $0.test == test && $0.isNegated == answer }
              ? nil : list.filter { $0.test != test }
          }, given)
    }
  }

  /// The questions whose answers the page's declaration does not give; nil where it gives one that
  /// is not the wanted one.
  private static func open(_ questions: [Question], _ wishes: [Property: Value]) -> [Question]? {
    var result: [Question] = []
    for question in questions {
      guard case .equals(let asked, .value(let value)) = question.test else {
        result.append(question)
        continue
      }
      if case .property(.self, .wants, .known(let property)) = asked, let wish = wishes[property] {
        if (wish == value) == question.isNegated { return nil }
        continue
      }
      result.append(isFlag(asked) && value == .flag(false) ? opposite(question, asked) : question)
    }
    return result
  }

  /// Whether a property is yes or no and never nil, as a wish may be.
  private static func isFlag(_ asked: Reference) -> Bool {
    guard case .property(_, let thing, .known(let property)) = asked else { return false }
    return property.kind == .flag && thing != .wants && !property.mayBeNil(on: thing)
  }

  /// 'is no' as 'is not yes'.
  private static func opposite(_ question: Question, _ asked: Reference) -> Question {
    Question(.equals(asked, .value(.flag(true))), isNegated: !question.isNegated)
  }
}
