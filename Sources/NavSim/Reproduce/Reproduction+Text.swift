import NavSimReport

// What came of a report, for people and for machines.

extension Reproduction {
  /// As text.
  ///
  /// - Parameter name: that of the scenario.
  public func report(named name: String) -> String {
    let steps = told.situation.steps.enumerated().map { "\($0 + 1) \($1.text)" }
    var text = "steps     \(steps.joined(separator: ", "))\n"
    text += "as told   \(Self.list(told.found))\(Self.end(told))\n"
    for note in notes {
      text += "note      " + Table.wrapped(note, width: 86).joined(separator: "\n          ") + "\n"
    }
    if !symptom.isEmpty {
      let whose = isByItself ? " (UIKit does this by itself: navsim explain baseline)" : ""
      text += "symptom   \(symptom.joined(separator: ", "))\(whose)\n"
    }
    let others = tried.filter { $0.fault != nil || $0.found != told.found }
    let same = tried.filter { $0.fault == nil && $0.found == told.found }
    if !others.isEmpty {
      text += "\nwith one thing changed:\n"
      let width = others.map(\.change.count).max() ?? 0
      for trial in others {
        let gap = String(repeating: " ", count: width - trial.change.count)
        text += "  \(trial.change)\(gap)  \(verdict(trial))\n"
      }
    }
    if !same.isEmpty {
      text += "\nthe same:\n" + Self.wrapped(same.map(\.change))
    }
    text += "\n"
    guard shows else {
      return text
        + (symptom.isEmpty
          ? "nothing is found\(tried.isEmpty ? "" : " in any of them"); the file is as told\n"
          : "none of them shows \(symptom.joined(separator: " or ")); the file is as told\n")
        + foundInstead
    }
    guard smallest.situation != told.situation else { return text + "the file is as told\n" }
    let from = smallest.change.isEmpty ? "" : " (\(smallest.change))"
    text += "the smallest of \(runs) runs that shows it\(from):\n"
    text += "  \(smallest.situation.command(named: name))\n"
    text += "  \(Self.list(smallest.found))\n"
    return text + (isCut ? "more runs than these are not made: that command looks on\n" : "")
  }

  /// What is found as it was told where nothing shows what was asked for; what the code causes first.
  private var foundInstead: String {
    let found = told.ofCode.isEmpty ? told.found : told.ofCode
    let kinds = Set(found.map(\.kind)).subtracting(symptom).sorted().joined(separator: ",")
    return symptom.isEmpty || kinds.isEmpty
      ? "" : "as told something else is found: --seen \(kinds)\n"
  }

  /// What should be known of the situation as it was told.
  private var notes: [String] {
    let missed = told.missed.map { page in
      "the steps lead to \(page), and \(told.top ?? "") is on top at the end: one of them was not"
        + " done; the trace of the file says which ('ignored', 'refused')"
    }
    return told.situation.alike + (missed.map { [$0] } ?? [])
  }

  /// What a change does to what is found.
  private func verdict(_ trial: Trial) -> String {
    if let fault = trial.fault { return "ends early: \(fault)" }
    if trial.found == told.found { return trial.found.isEmpty ? "-" : "the same" }
    let new = trial.found.filter { !told.found.contains($0) }
    let gone = told.found.filter { !trial.found.contains($0) }
    var parts: [String] = !told.shows && trial.shows ? ["shows it"] : []
    if trial.found.isEmpty {
      parts.append("gone")
    } else {
      if told.shows, !trial.shows { parts.append("gone") }
      if !new.isEmpty { parts.append("new: " + Self.list(new)) }
      if !gone.isEmpty, trial.shows || !told.shows { parts.append("not: " + Self.list(gone)) }
    }
    return parts.joined(separator: "; ")
  }

  /// Changes side by side, in lines of at most 96 columns where they are that short.
  private static func wrapped(_ changes: [String]) -> String {
    var (text, line) = ("", "")
    for change in changes {
      if !line.isEmpty, line.count + change.count > 92 {
        text += "  \(line)\n"
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + change + (change == changes.last ? "" : ";")
    }
    return text + "  \(line)\n"
  }

  private static func list(_ marks: [GlitchMark]) -> String {
    guard !marks.isEmpty else { return "nothing is found" }
    let shown = marks.prefix(marks.count <= 3 ? 3 : 2).map(\.text).joined(separator: ", ")
    return shown + (marks.count > 3 ? " and \(marks.count - 2) more" : "")
  }

  private static func end(_ trial: Trial) -> String {
    trial.fault.map { "; ends early: \($0)" } ?? ""
  }

  /// As one JSON object and a newline.
  ///
  /// - Parameters:
  ///   - path: where the scenario was written.
  ///   - name: that of the scenario.
  public func json(path: String, named name: String) -> String {
    func value(_ trial: Trial) -> JSONValue {
      .members(
        [
          ("change", .text(trial.change)), ("command", .text(trial.situation.command(named: name))),
          ("shows", .bool(trial.shows)),
          ("found", .list(trial.found.map { .text($0.text) })),
        ] + (trial.fault.map { [("fault", .text($0))] } ?? []))
    }
    let whole = JSONValue.members([
      ("navsim-reproduce", .int(1)), ("file", .text(path)), ("shows", .bool(shows)),
      ("symptom", .list(symptom.map { .text($0) })),
      ("byItself", isByItself ? .bool(true) : nil), ("told", value(told)),
      ("tried", .list(tried.map(value))),
      ("notes", notes.isEmpty ? nil : .list(notes.map { .text($0) })),
      ("smallest", value(smallest)), ("runs", .int(runs)), ("cut", .bool(isCut)),
    ])
    return whole.lines + "\n"
  }
}

extension PageLook {
  /// The words that are no colours and have no value.
  public static var vocabulary: String { words.map(\.word).joined(separator: ", ") }
}

extension Step {
  /// The steps that there are.
  public static var vocabulary: String { forms.joined(separator: ", ") }
}
