import NavSimProgram
import NavSimVocabulary

/// Callbacks that code calls itself.
extension Session {
  /// `do CALLBACK of PAGE|super [animated=A]`.
  func callBack(
    _ hook: Hook, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    let word = cursor.current
    guard let word, cursor.take("super") else {
      let owner = try ownerWord(&cursor, "do \(hook.name) of", context)
      return .callBack(hook, of: owner, try argument(of: hook, &cursor, context))
    }
    guard context.place == .page, let page = context.index else {
      throw fail(
        .noSuperHere, word.span, "only a page's code has a super whose \(hook.name) it can call",
        note: "do \(hook.name) of PAGE calls a page's own")
    }
    // A routine may be run by any callback, the right one among them.
    let isOther = context.hooks.contains { $0.hook != nil && $0.hook != hook }
    let flag = try argument(of: hook, &cursor, context)
    return .callSuper(hook, from: page, isOther: isOther, flag)
  }

  /// Callbacks that nobody calls by hand, or with what no line can give, are no routines either.
  func refuseToCall(_ name: Word) throws {
    guard let hook = Hook(name: name.text), hook.group == .page else { return }
    let legal = Hook.allCases.filter(\.isCalledByCode).map(\.name)
    throw fail(
      .unknownRoutine, name.span, "code does not call \(hook.name) itself here",
      note: "callbacks that it can call: " + legal.joined(separator: ", "))
  }

  /// The animated argument, where the callback has one; yes unless it is written.
  private func argument(
    of hook: Hook, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> AnimatedFlag {
    hook.hasAnimatedArgument ? try callFlag(&cursor, context) : .no
  }
}
