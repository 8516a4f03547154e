import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Gives the actions of one cell their labels and ties moments and claims to them.
///
/// The checker runs it over the cells to find what cannot be tied, and keeps what it tied for
/// `program` (see `ScenarioLinks`).
struct CellLinker {
  typealias Report = (MessageID, Span, String, String?, String?) -> Void

  let script: Script
  let report: Report
  /// The claim of a check set whose labels are looked up, and the line that checks it.
  private var checked: (line: SourceLine, claim: SourceLine)?
  private let nodes: [ActionNode]
  private let claims: [ExpectationNode]
  let tables: [RecordNode]
  let cell: Cell
  /// Each action's label, and the index of each label.
  private let labels: [String]
  private let indexOf: [String: Int]
  private let steps: [[StepNode]?]
  private let places: [Span]

  init(script: Script, node: ScenarioNode, cell: Cell, report: @escaping Report) {
    self.script = script
    self.report = report
    let present = node.actions.filter { $0.holds(in: cell) }
    nodes = present.map(\.content)
    places = present.map(\.span)
    claims = node.expectations.present(in: cell)
    tables = node.records.present(in: cell)
    self.cell = cell
    steps = nodes.map { $0.steps.map { $0.present(in: cell) } }
    var labels: [String] = []
    var indexOf: [String: Int] = [:]
    var counts: [String: Int] = [:]
    for action in nodes {
      var label = action.label?.text ?? action.verb
      if action.label == nil {
        var count = counts[action.verb, default: 0] + 1
        label = CellLinker.label(action.verb, count)
        // One above may be called so.
        while indexOf[label] != nil {
          count += 1
          label = CellLinker.label(action.verb, count)
        }
        counts[action.verb] = count
      }
      if let word = action.label, let first = indexOf[label] {
        report(
          .labelTwice, word.span, "the label '\(label)' is used twice", nil,
          "the first is at line \(present[first].span.line); "
            + "labels may repeat where guards exclude each other")
      } else {
        indexOf[label] = labels.count
      }
      labels.append(label)
    }
    self.labels = labels
    self.indexOf = indexOf
  }

  // MARK: - Actions

  /// The label of an action that is given none: its verb, from the second one on with a number.
  static func label(_ verb: String, _ count: Int) -> String {
    count == 1 ? verb : "\(verb)#\(count)"
  }

  func actions() -> [Action] {
    nodes.indices.map { index in
      let node = nodes[index]
      var line = node.code.line
      if let steps = steps[index] { line.statement = swipe(steps, node, places[index]) }
      let start: Action.Start =
        node.moment.map { .at(moment($0, before: index)) } ?? .then(node.offset)
      var action = Action(start: start, line: line, label: labels[index], title: node.title)
      if script.origins.indices.contains(line.origin) {
        let origin = script.origins[line.origin]
        action.source = "\(origin.text) (\(origin.file):\(origin.line))"
      }
      return action
    }
  }

  /// The steps up to the release, which must be the last of them unless the finger comes down again.
  private func swipe(_ written: [StepNode], _ node: ActionNode, _ place: Span) -> Statement {
    let steps = StepNode.whole(written, isBare: node.steps?.isEmpty ?? true)
    var isPan = false
    if case .pan = node.code.line.statement { isPan = true }
    var parts: [GesturePath.Grab] = [
      GesturePath.Grab(after: .zero, steps: [], release: .cancel)
    ]
    var release: GesturePath.Release?
    for step in steps {
      switch step {
      case .move(let move):
        if release != nil {
          report(
            .afterRelease, place, "the finger has left, and moves on", nil,
            "'release' is the last step")
        }
        parts[parts.count - 1].steps.append(move)
      case .release(let found):
        if release != nil {
          report(
            .afterRelease, place, "the finger leaves twice", nil, "'release' is the last step")
        }
        release = found
        parts[parts.count - 1].release = found
      case .grab(let delay):
        if release == nil || !isPan {
          report(
            .afterRelease, place,
            isPan ? "the finger has not left" : "what the system drives is not caught again", nil,
            "swipe push B … release cancel grab after 60ms to 80% over 150ms release finish")
        }
        release = nil
        parts.append(GesturePath.Grab(after: delay, steps: [], release: .cancel))
      }
    }
    if release == nil {
      report(
        .fingerDown, place, "the finger is still down at the end", nil,
        "end the path with its release: to 40% over 200ms release finish, "
          + "or release cancel, or release velocity=900pt/s")
    }
    var path = GesturePath(
      steps: parts[0].steps, release: parts[0].release, startX: node.startX ?? 5)
    path.grabs = Array(parts.dropFirst())
    switch node.code.line.statement {
    case .swipeDown: return .swipeDown(path)
    case .pan(_, let call): return .pan(path, call)
    default: return .swipeBack(path)
    }
  }

  // MARK: - Moments

  /// The index of a label's action, which must stand above `before`.
  func action(_ label: Word, before: Int) -> Int {
    guard let index = indexOf[label.text], index < before else {
      report(
        .unknownLabel, place(of: label),
        indexOf[label.text] == nil
          ? "no action is labelled '\(label.text)' in this cell"
          : "the action '\(label.text)' stands below",
        nil, note ?? "guards hide it, or its number differs: give it a name with 'as NAME'")
      return 0
    }
    return index
  }

  /// Where a message about a label stands: at the line that checks a set, not in the set.
  private func place(of label: Word) -> Span {
    checked.map { $0.line.start.through($0.line.words.last?.span ?? $0.line.start) } ?? label.span
  }

  /// What the set says there.
  private var note: String? {
    checked.map { checked in
      let start = checked.claim.start
      return "named by \(script.files[start.file].path):\(start.line): \(checked.claim.text)"
    }
  }

  private func moment(_ node: MomentNode, before: Int) -> Moment {
    switch node {
    case .absolute(let time): return .absolute(time)
    case .anchor(let label, let edge, let offset):
      let index = action(label, before: before)
      if edge == .release || edge == .cancel, steps.indices.contains(index),
        steps[index] == nil
      {
        report(
          .noRelease, place(of: label), "'\(label.text)' is no gesture: nobody releases it", nil,
          note ?? "'\(label.text).start' and '\(label.text).end' exist")
      }
      return .anchor(action: index, edge, offset)
    case .progress(let label, let fraction, let offset):
      return .progress(action: action(label, before: before), fraction, offset)
    }
  }

  // MARK: - Expectations

  func expectations() -> [Expectation] {
    claims.map { node in
      var linker = self
      linker.checked = node.check.map { ($0, node.line) }
      return linker.expectation(node)
    }
  }

  private func expectation(_ node: ExpectationNode) -> Expectation {
    let line = node.check ?? node.line
    let first = line.start
    var result = Expectation(
      scope: scope(node.scope), isSometime: node.isSometime, claim: claim(node.body),
      file: script.files[first.file].path, line: first.line, column: first.column,
      text: line.raw)
    result.known = node.known
    if node.check != nil {
      result.declared = DeclaredClaim(
        file: script.files[node.line.start.file].path, line: node.line.number,
        text: node.line.text)
    }
    return result
  }

  private func scope(_ scope: ExpectationNode.Scope) -> Expectation.Scope {
    switch scope {
    case .always: return .always
    case .atStart: return .atStart
    case .atEnd: return .atEnd
    case .at(let node): return .at(moment(node, before: .max))
    case .during(let label): return .during(action: action(label, before: .max))
    case .range(let from, let to):
      return .range(moment(from, before: .max), moment(to, before: .max))
    case .from(let moment): return .from(self.moment(moment, before: .max))
    }
  }

  private func claim(_ body: ExpectationNode.Body) -> Claim {
    switch body {
    case .plain(let claim): return claim
    case .changed(let property, let atMost, let since):
      return .changed(
        property, atMost: atMost,
        since: since.map { .moment(moment($0, before: .max)) } ?? .start)
    case .action(let label, let outcome): return .action(action(label, before: .max), outcome)
    }
  }
}
