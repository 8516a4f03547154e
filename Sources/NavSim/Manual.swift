import NavSimLanguage
import NavSimStrategies
import NavSimTrace
import NavSimVocabulary

// One name explained: whatever the language or the trace calls by it. A name may be several
// things at once (`push` is a hook and a statement; `hidden` a property and a mechanism).

/// The entries that `navsim explain NAME` prints.
public enum Manual {
  /// What is known under `name`, as paragraphs; nil if nothing is.
  public static func entry(_ name: String) -> String? {
    if name.isEmpty { return nil }
    var parts: [String] = []
    if let prose = strategyProse(name) {
      let kind = StrategyName(name).version == nil ? "a strategy" : "a version of a strategy"
      parts.append("\(name): \(kind)\n\n" + prose)
    }
    parts += ManualWord.all.filter { $0.word == name || $0.alias == name }.map { $0.entry(name) }
    parts +=
      ideas(name) + detectors(name) + hooks(name) + statements(name) + elements(name) + things(name)
    parts += properties(name) + words(name) + values(name) + cells(name) + rules(name)
    parts += modelRules(name) + reports(name) + results(name)
    if let event = EventName(name: name), Hook(name: name) == nil {
      parts.append("\(name): an event of the trace\n\n  \(event.summary)\n")
    }
    let answers = answers(name)
    parts = answers + (parts.isEmpty ? led(name) : parts)
    // Several of a thing: claims, pages.
    if parts.isEmpty, name.hasSuffix("s") { return entry(String(name.dropLast())) }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// The names that have an entry, each once.
  public static var names: [String] {
    let parts =
      Catalogue.strategyNames + Hook.allCases.map(\.name) + StatementInfo.all.map(\.word)
      + EventName.allCases.map(\.name) + Property.allCases.map(\.name)
      + Condition.allCases.map(\.name) + Mechanism.allCases.map(\.name)
      + FrameRule.allCases.map(\.name) + PropertyEntry.all.map(\.path)
      + detectorNames + resultIDs + ideaNames + TraceSchema.families.map(bare) + [Thing.view.path]
      + ManualWord.all.flatMap { [$0.word, $0.alias] }
      + Hook.allCases.flatMap { hook in hook.suffixes.map { hook.name + $0.suffix } }
      + AdviceRule.all.flatMap { [$0.id, $0.name] } + ModelRule.all.map(\.name)
      + Catalogue.devices.rows.map { $0[0] }
      + Catalogue.ios.rows.map { $0[0] }
      + StatementInfo.all.map { words(of: $0).prefix(2).joined(separator: " ") } + valueNames
    var seen: Set<String> = []
    // Signs are explained, but nobody has them completed.
    return parts.filter { $0.first?.isLetter == true && seen.insert($0).inserted }
  }

  /// Every word of the grammar, signs and units among them: each has an entry.
  static var grammar: [String] { LanguageWords.all }

  private static func hooks(_ name: String) -> [String] {
    guard let hook = hook(name) else { return [] }
    let forms = hook.suffixes.map { "on \(hook.name)\($0.suffix)" }.joined(separator: ", ")
    var text = """
      \(name): a hook (\(hook.group.rawValue))

        \(hook.summary)
        form      \(forms)
        where     \(Catalogue.text(hook.places))

      """
    if hook.group == .stack {
      text += "  order     .pre runs before UIKit's own implementation, .post after it\n"
    } else if hook.hasSuper {
      text += "  order     .pre runs before super, plain after it; 'no super' leaves it out\n"
    }
    if hook.hasAnimatedArgument { text += "  animated  'animated=callback' passes it on\n" }
    if hook.mayRefuse { text += "  answer    'refuse' says no\n" }
    return [text]
  }

  /// The hook called `name`, with or without one of its suffixes.
  private static func hook(_ name: String) -> Hook? {
    Hook(name: name)
      ?? Hook.allCases.first { hook in hook.suffixes.contains { hook.name + $0.suffix == name } }
  }

  /// Whether a statement is called so: by its first word, by its first two, or by its whole form.
  private static func isCalled(_ info: StatementInfo, _ name: String) -> Bool {
    if info.word == name || info.form == name { return true }
    let asked = name.split(separator: " ")
    let words = words(of: info)
    guard asked.count == 2, words.count > 1, asked[0] == words[0] else { return false }
    return asked[1] == words[1] || words[1] == "bar.PART" && asked[1].hasPrefix("bar.")
  }

  /// The words of a statement's form, without the marks of what may be left out.
  private static func words(of info: StatementInfo) -> [Substring] {
    info.form.split { " [|]".contains($0) }
  }

  private static func statements(_ name: String) -> [String] {
    StatementInfo.all.filter { isCalled($0, name) }.map { info in
      var text = """
        \(name): a statement

          \(info.summary)
          form      \(info.form)
          where     \(Catalogue.text(info.places))

        """
      if !info.call.isEmpty { text += "  UIKit     \(info.call)\n" }
      return text
    }
  }

  /// A property that traces show and no thing of code's has.
  private static func shownAlone(_ name: String) -> [String] {
    let families = TraceSchema.families.filter { family in
      family.properties.contains { $0.name == name }
    }
    guard let property = Property.allCases.first(where: { $0.name == name }), !families.isEmpty
    else { return [] }
    return [
      "\(name): a property\n\n  \(property.summary)\n"
        + field("shown by", families.map(\.pattern).joined(separator: ", "))
    ]
  }

  private static func properties(_ name: String) -> [String] {
    let entries = PropertyEntry.all.filter { $0.path == name || $0.property.name == name }
    guard let first = entries.first else { return shownAlone(name) }
    var text = """
      \(name): a property

        \(first.property.summary)
      \(field("of", entries.map(\.path).joined(separator: ", ")))\
        kind      \(first.kind)\(first.unit.isEmpty ? "" : " in \(first.unit)")
        code may  \(first.access)

      """
    if !first.since.isEmpty { text += "  since     \(first.since)\n" }
    let elements = TraceSchema.families.filter { $0.properties.contains(first.property) }
    if !elements.isEmpty {
      text += field("shown by", elements.map(\.pattern).joined(separator: ", "))
    }
    if let line = written(entries) { text += "  write     \(line)\n" }
    return [text]
  }

  /// How a line writes it: the thing, a blank, the property.
  private static func written(_ entries: [PropertyEntry]) -> String? {
    guard let entry = entries.first(where: { $0.access == "write" }),
      let dot = entry.path.lastIndex(of: ".")
    else { return nil }
    return "\(entry.path[..<dot]) \(entry.property.name)=\(entry.kind)"
  }

  private static func words(_ name: String) -> [String] {
    let known: [(kind: String, rows: [(String, String)])] = [
      ("a condition", Condition.allCases.map { ($0.name, $0.summary) }),
      ("a mechanism (by=)", Mechanism.allCases.map { ($0.name, $0.summary) }),
      ("a frame rule (frame=)", FrameRule.allCases.map { ($0.name, $0.summary) }),
    ]
    return known.flatMap { kind, rows in
      rows.filter { $0.0 == name }.map { "\(name): \(kind)\n\n  \($0.1)\n" }
    }
  }

  /// The description of a built-in strategy.
  private static func strategyProse(_ name: String) -> String? {
    let base = StrategyName(name).base
    guard let source = Catalogue.strategySource(name), let prose = BuiltinStrategies.prose(base)
    else { return nil }
    let lines = StrategyTable.proseWithoutNotes(prose)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let versions = Catalogue.versions(of: base)
    let head = StrategyName(name).version.flatMap { versions?.head(of: $0) } ?? ""
    return head + lines.map { ($0.isEmpty ? "" : "  " + $0) + "\n" }.joined()
      + StrategyProperty.text(of: source) + (versions?.summary ?? "")
      + "\n  The whole table: navsim explain \(name) --table\n"
  }

  /// The first sentence of that description.
  static func firstSentence(ofStrategy name: String) -> String {
    firstSentence(of: BuiltinStrategies.prose(name) ?? "")
  }

  /// The first sentence of a text, which its first paragraph ends at the latest.
  public static func firstSentence(of text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let prose = lines.prefix { !$0.isEmpty }.joined(separator: " ")
    let end = prose.indices.first { index in
      prose[index] == "." && prose[prose.index(after: index)...].first == " "
    }
    return end.map { String(prose[...$0]) } ?? prose
  }
}
