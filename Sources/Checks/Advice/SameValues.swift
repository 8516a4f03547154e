import NavSimProgram
import NavSimVocabulary

/// What several pages write alike: nothing changes where the next one says the same.
extension AdviceSubject {
  /// Whether the bar of a page holds one value from the first page of its stack on: that page gives it
  /// whenever it loads or appears, and nobody ever gives another.
  func isOneValue(_ value: Value?, _ key: TouchKey, on page: PageCode) -> Bool {
    guard let value, !traits.isUnknown, !traits.written.contains(key) else { return false }
    let pages = shownPages.filter { hasBar($0) && shareBar($0.index, page.index) }
    guard let root = pages.first, isRoot(root) else { return false }
    let isGiven = root.lines(in: [.viewDidLoad, .viewWillAppear]).contains { line in
      line.hangsOnQuestionsAlone && line.when.isEmpty
        && line.touches.contains { $0.key == key && $0.constant == value }
    }
    let touches = (pages.flatMap(\.lines) + navigation).flatMap(\.touches) + ofActions
    return isGiven && touches.allSatisfy { $0.key != key || $0.constant == value }
  }

  /// Whether all that a page writes to a property in some hooks is what another says as it loads: by the
  /// same values, where they ask, by the same answers of the window.
  func writesAlike(
    _ page: PageCode, _ key: TouchKey, in hooks: Set<Hook>, as other: PageCode
  ) -> Bool {
    let said = Self.sayings(key, of: other, in: [.viewDidLoad])
    guard let said, let written = Self.sayings(key, of: page, in: hooks), !written.isEmpty else {
      return false
    }
    return written.isSubset(of: said)
  }

  /// A value that is written out, and what is asked before.
  private struct Saying: Hashable {
    let value: Value
    let questions: [Question]
  }

  /// What a page says of a property in some hooks; nil where it cannot be told by reading.
  private static func sayings(
    _ key: TouchKey, of page: PageCode, in hooks: Set<Hook>
  ) -> Set<Saying>? {
    var result: Set<Saying> = []
    for line in page.lines(in: hooks) {
      for touch in line.touches where touch.key == key {
        guard let value = touch.constant, line.when.count == line.questions.count,
          line.questions.allSatisfy(isOfWindow)
        else { return nil }
        result.insert(Saying(value: value, questions: line.questions))
      }
    }
    return result
  }

  /// Whether a question has one answer for every page: it is about the window.
  private static func isOfWindow(_ question: Question) -> Bool {
    guard case .equals(.property(_, .window, _), .value) = question.test else { return false }
    return true
  }
}
