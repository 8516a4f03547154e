import NavSimKernel
import NavSimLanguage
import NavSimNavigation
import NavSimSimulator
import NavSimTrace
import NavSimVerify
import NavSimVocabulary
import Testing

/// Text to programs and traces, for the tests of the model.
enum Bench {
  static let vocabulary = LanguageVocabulary.real

  /// A checked text. Fails the test where it has an error.
  ///
  /// - Parameter resolve: gives the file that `use` means.
  static func script(
    _ text: String, path: String = "test.navsim",
    resolve: (_ from: String, _ path: String) -> SourceFile? = { _, _ in nil }
  ) throws -> Script {
    let result = Parser.parse(
      SourceFile(path: path, text: text), vocabulary: vocabulary, resolve: resolve)
    return try #require(result.script, "\(result.diagnostics)")
  }

  /// The traces of every cell of the first scenario.
  static func traces(
    _ text: String, changing change: (inout IOSProfile) -> Void = { _ in }
  ) throws -> [Trace] {
    let script = try script(text)
    return try script.cells(scenario: 0, overrides: []).map { cell in
      Simulator.run(script.program(scenario: 0, cell: cell), changing: change)
    }
  }

  /// The trace of a scenario with one cell.
  static func trace(
    _ text: String, changing change: (inout IOSProfile) -> Void = { _ in }
  ) throws -> Trace {
    try #require(try traces(text, changing: change).first)
  }
}

extension Trace {
  /// The events in order, as `viewWillAppear B`.
  var eventTexts: [String] {
    events.map { event in
      ([text(event.name)] + event.arguments.map { text($0) }).joined(separator: " ")
    }
  }

  /// The events whose names are among `names`.
  func events(_ names: Set<String>) -> [String] {
    eventTexts.filter { names.contains(String($0.prefix { $0 != " " })) }
  }

  /// A property's number in every display frame, in thousandths, by frame; nil while absent.
  func thousandths(_ element: String, _ property: String) throws -> [Int: Int64] {
    var result: [Int: Int64] = [:]
    let elementIndex = try #require(self.element(element))
    let slot = try #require(
      elements[elementIndex].slots.first { slots[$0].name == property })
    var cursor = TraceCursor(self)
    for (index, frame) in frames.enumerated() {
      cursor.advance()
      let next = index + 1 < frames.count ? frames[index + 1].number : frame.number + 1
      guard cursor.isPresent[elementIndex], !frame.isKeyframe else { continue }
      for number in frame.number..<max(next, frame.number + 1) {
        result[number] = cursor.values[slot].bits
      }
    }
    return result
  }

  /// What a property was in the last frame, as text.
  func last(_ element: String, _ property: String) throws -> String {
    let elementIndex = try #require(self.element(element))
    let slot = try #require(
      elements[elementIndex].slots.first { slots[$0].name == property })
    var cursor = TraceCursor(self)
    while cursor.advance() {}
    let value = cursor.values[slot]
    switch value.kind {
    case .number:
      return value.bits % 1000 == 0 ? "\(value.bits / 1000)" : "\(Double(value.bits) / 1000)"
    case .color: return Color(packed: value.packedColor).text
    case .flag: return value.bits == 0 ? "no" : "yes"
    case .none: return "nil"
    default: return text(of: value)
    }
  }
}
