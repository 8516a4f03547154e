import NavSimChecks
import NavSimKernel
import NavSimLanguage
import NavSimReport

// What an editor asks about a file, without a word about how it asks: text and places go in, answers come
// out. Lines and columns count from 1, columns in user-perceived characters.

/// What a word of a scenario is, for editors.
package typealias WordKind = NavSimLanguage.WordKind
/// A word that may stand at a place.
package typealias Completion = NavSimLanguage.Completion
/// A place at which a name gets its meaning.
package typealias Definition = NavSimLanguage.Definition
/// A declaration or a section of a file.
package typealias OutlineItem = NavSimLanguage.OutlineItem
/// A JSON value whose members keep their order.
package typealias JSONValue = NavSimReport.JSONValue
/// A strict reader of JSON.
package typealias JSONReader = NavSimReport.JSONReader

/// A scenario file while somebody edits it.
package struct EditedFile {
  /// Gives the file that `use "path"` in the file at `from` means, or nil.
  package typealias Resolver = (_ from: String, _ path: String) -> SourceFile?

  /// The path, as messages print it.
  package let path: String
  /// The text.
  package let text: String
  let resolve: Resolver

  /// A file that is edited.
  package init(path: String, text: String, resolve: @escaping Resolver = { _, _ in nil }) {
    self.path = path
    self.text = text
    self.resolve = resolve
  }

  private var source: SourceFile { SourceFile(path: path, bytes: Array(text.utf8)) }

  /// The text in canonical form.
  package var formatted: String { Formatter.format(text) }

  /// What is in the file, in order.
  package var outline: [OutlineItem] { Parser.outline(of: source.text) }

  /// What may stand at a place.
  package func completions(line: Int, column: Int) -> [Completion] {
    Parser.completions(
      of: source, line: line, column: column, vocabulary: Catalogue.vocabulary(with: []),
      resolve: resolve)
  }

  /// Where the name at a place gets its meaning.
  package func definitions(line: Int, column: Int) -> [Definition] {
    meaning(line: line, column: column)?.definitions ?? []
  }

  /// What the word at a place means, and the column at which it begins; nil where nothing is known.
  package func explanation(line: Int, column: Int) -> (text: String, column: Int, length: Int)? {
    guard let meaning = meaning(line: line, column: column) else { return nil }
    let declared = meaning.definitions.first.map(EditedFile.entry)
    let words = [meaning.path, meaning.word + " " + meaning.next, meaning.word]
    guard let text = declared ?? words.lazy.compactMap(Manual.entry).first else { return nil }
    return (text, meaning.column, meaning.word.count)
  }

  /// What a word of the language means; nil where it has none.
  package static func explanation(of word: String) -> String? { Manual.entry(word) }

  private func meaning(line: Int, column: Int) -> Meaning? {
    Parser.meaning(
      in: source, line: line, column: column, vocabulary: Catalogue.vocabulary(with: []),
      resolve: resolve)
  }

  /// What is told of a name that the file declares.
  private static func entry(of definition: Definition) -> String {
    let place = Visible.line(definition.path) + ":\(definition.line)"
    var text = "\(Visible.line(definition.name)): \(definition.kind.phrase) of \(place)\n"
    if !definition.doc.isEmpty {
      let lines = definition.doc.split(separator: "\n", omittingEmptySubsequences: false)
      text +=
        "\n" + lines.map { ($0.isEmpty ? "" : "  " + Visible.line(String($0))) + "\n" }.joined()
    }
    let source = definition.source.drop { $0 == " " || $0 == "\t" }
    if !source.isEmpty { text += "\n  " + Visible.line(String(source)) + "\n" }
    return text
  }
}

extension WordKind {
  /// What it is, in a sentence.
  package var phrase: String {
    switch self {
    case .image, .appearance, .axis, .option, .event: return "an " + rawValue
    case .checks: return "a check set"
    case .saved: return "a saved value"
    case .fields: return "a list of fields"
    case .navigation: return "a navigation controller"
    default: return "a " + rawValue
    }
  }
}
