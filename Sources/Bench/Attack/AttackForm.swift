import Foundation

/// A form that others read, and whether a text has it.
enum AttackForm: String {
  case json = "JSON"
  case lines = "JSON lines"
  case xml = "XML"
  case text = "UTF-8"

  /// The forms of what a step has printed and written.
  static func all(of scene: AttackScene) -> [(name: String, form: AttackForm, stream: AttackStream)]
  {
    guard case .navsim(let bytes) = scene.step.deed else { return [] }
    let words = bytes.map { String(decoding: $0, as: UTF8.self) }
    var all: [(name: String, form: AttackForm, stream: AttackStream)] = []
    if !scene.step.demands.contains(.mayRepeatControls) {
      all += [
        ("standard output", .text, scene.outcome.out), ("standard error", .text, scene.outcome.err),
      ]
    }
    // The text of --help is no report.
    if !words.contains("--help"), let form = printed(words) {
      all.append(("standard output", form, scene.outcome.out))
    }
    for (option, value) in zip(words, words.dropFirst()) {
      let forms: [String: AttackForm] = ["--json": .lines, "--sarif": .json, "--junit": .xml]
      guard let form = forms[option],
        let file = scene.written.first(where: { $0.path == Bytes(value.utf8) })
      else { continue }
      all.append((value, form, file.stream))
    }
    return all.filter { $0.stream.size > 0 && $0.stream.size <= AttackStream.limit }
  }

  /// The form of standard output, where it is one of these.
  private static func printed(_ words: [String]) -> AttackForm? {
    if words.contains("-o") { return nil }
    switch words.first {
    case "explain", "check", "why":
      if words.contains("--json") { return .json }
      return zip(words, words.dropFirst()).contains { $0 == ("--sarif", "-") } ? .json : nil
    case "compare", "diff":
      let isAsked = zip(words, words.dropFirst()).contains { $0 == ("--format", "json") }
      return isAsked || words.contains("--json") ? .json : nil
    case "run": return words.contains("--json") ? .json : nil
    case "export":
      if words.contains("jsonl") { return .lines }
      return words.contains("chrome") ? .json : nil
    default: return nil
    }
  }

  /// What is wrong with a text; nil if nothing is.
  func trouble(_ stream: AttackStream) -> String? {
    let text = stream.text
    guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else {
      return "not UTF-8: \(stream.shown)"
    }
    switch self {
    case .text: return nil
    case .json: return isJSON(text) ? nil : "no JSON: \(stream.shown)"
    case .lines:
      return text.split(separator: 10).first { !isJSON(Bytes($0)) }
        .map { "no JSON: \(AttackText.escaped($0.prefix(160)))" }
    case .xml:
      let isWhole =
        text.starts(with: Bytes("<?xml".utf8)) && text.ends(with: Bytes("</testsuites>\n".utf8))
      return isWhole ? nil : "neither beginning nor end: \(stream.shown)"
    }
  }

  private func isJSON(_ text: Bytes) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil
  }
}
