import NavSimProgram
import NavSimVocabulary

/// Two lines of one hook that stand for 'if' and 'else', the first of which changes what the second asks: both
/// run, and the second undoes the first.
extension Session {
  func checkUndone() {
    for page in script.pages { checkUndone(page.code) }
    for navigation in script.navigations { checkUndone(navigation.code) }
    for strategy in script.strategies where !strategy.isBuiltin { checkUndone(strategy.code) }
  }

  private func checkUndone(_ code: [Guarded<CodeNode>]) {
    var above: [HookKey: Guarded<CodeNode>] = [:]
    for node in code {
      let changed = node.content.keys.lazy.compactMap { key, _ -> Reference? in
        guard let first = above[key], first.guards == node.guards else { return nil }
        return first.content.line.changing(for: node.content.line)
      }.first
      if let changed {
        let name = text(of: changed)
        report(
          .undoneAtOnce, start(of: node),
          "the line before it changes \(name), and then this one runs too",
          note: "keep the value first: save \(name) as was, and ask in both lines for that: "
            + "if was is …")
      }
      for (key, _) in node.content.keys { above[key] = node }
    }
  }

  /// The first word of the line itself, which may stand below its hook.
  private func start(of node: Guarded<CodeNode>) -> Span {
    let number = script.origins[node.content.line.origin].line
    let text = lines[node.span.file][number - 1]
    let indent = text.prefix { $0 == " " || $0 == "\t" }.count
    let length = text.dropFirst(indent).prefix { $0 != " " }.count
    return Span(file: node.span.file, line: number, column: indent + 1, length: length)
  }

  /// A property as a line writes it.
  private func text(of reference: Reference) -> String {
    guard case .property(_, let thing, let key) = reference else { return "it" }
    let name: String
    switch key {
    case .known(let property): name = property.name
    case .own(let index): name = script.ownProperties[index].name
    }
    return thing.path.isEmpty ? "self.\(name)" : "\(thing.path).\(name)"
  }
}

extension Line {
  /// The questions that are asked as the hook runs; nil where the line waits, or runs once.
  private var questions: [Question]? {
    var result: [Question] = []
    for word in when {
      if case .if(let question) = word {
        result.append(question)
      } else if word.defers || word == .once {
        return nil
      }
    }
    return result
  }

  /// What the line changes such that the next one runs too, which would not have run before it, and changes it back.
  fileprivate func changing(for next: Line) -> Reference? {
    guard let asked = questions, let then = next.questions else { return nil }
    for question in then {
      guard case .equals(let reference, .value(let value)) = question.test,
        let set = constant(for: reference), (set == value) != question.isNegated,
        let back = next.constant(for: reference), back != set,
        then.allSatisfy({ $0 == question || asked.contains($0) }),
        asked.contains(where: { $0.denies(question) })
      else { continue }
      return reference
    }
    return nil
  }

  /// The constant that the statement writes to a property; nil where it writes none.
  private func constant(for reference: Reference) -> Value? {
    guard case .property(let owner, let thing, let key) = reference else { return nil }
    switch statement {
    case .setBarHidden(let hidden, _):
      return thing == .navigation && key == .known(.navigationBarHidden) ? .flag(hidden) : nil
    case .setToolbarHidden(let hidden, _):
      return thing == .navigation && key == .known(.toolbarHidden) ? .flag(hidden) : nil
    case .write(let target, let assignments):
      let isTarget =
        target == .thing(owner, thing) || thing == .controller && target == .owner(owner)
      guard isTarget, let last = assignments.last(where: { $0.property == key }),
        case .value(let value) = last.value
      else { return nil }
      return value
    default: return nil
    }
  }
}

extension Question {
  /// Whether it holds where the other does not.
  fileprivate func denies(_ other: Question) -> Bool {
    guard case .equals(let reference, .value(let value)) = test,
      case .equals(let otherReference, .value(let otherValue)) = other.test,
      reference == otherReference
    else { return false }
    if value == otherValue { return isNegated != other.isNegated }
    guard case .flag = value, case .flag = otherValue else { return false }
    return isNegated == other.isNegated
  }
}
