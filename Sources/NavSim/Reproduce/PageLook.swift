import NavSimLanguage
import NavSimVocabulary

/// What a page's bar looks like, and what else of it matters to the bar, in a person's words.
public struct PageLook: Hashable, Sendable {
  /// The bar's background.
  public enum Background: Hashable, Sendable {
    /// UIKit's own.
    case plain
    /// One colour, as the language writes it.
    case color(String)
    /// Nothing: the page is seen through it.
    case clear
  }

  /// The background of its bar.
  public var background = Background.plain
  /// Whether the colour is that of an image.
  public var isImage = false
  /// Whether the bar is made opaque.
  public var isOpaque = false
  /// Whether the page has no bar.
  public var isHidden = false
  /// Whether the title is a large one.
  public var isLarge = false
  /// Whether its content scrolls below the bar.
  public var scrolls = false
  /// Whether a prompt stands above the title.
  public var hasPrompt = false
  /// Whether the hairline is taken away.
  public var hasNoShadow = false
  /// The colour of the title; nil for UIKit's.
  public var title: String?
  /// The colour of the buttons; nil for UIKit's.
  public var tint: String?
  /// The background's opacity; nil where the page says nothing.
  public var alpha: String?

  /// The colour of the page's view; nil for one that can be told from the other pages' bars.
  public var page: String?

  /// A page that says nothing.
  public init() {}

  /// The words that are no colours, with what they mean.
  package static let words: [(word: String, meaning: String)] = [
    ("plain", "UIKit's own bar"), ("clear", "a transparent bar"), ("hidden", "no bar"),
    ("image", "the colour is that of an image"), ("opaque", "translucent is no"),
    ("large", "a large title"), ("list", "content that scrolls"), ("prompt", "a prompt"),
    ("no-shadow", "no hairline"),
  ]
  /// The words that have a value.
  static let valued = ["title", "tint", "alpha", "page"]

  /// The looks of a text such as `blue, clear tint=white, hidden`: one of each page, from the root
  /// on.
  ///
  /// - Throws: `PhraseError` at the first word that is none.
  public static func all(_ text: String) throws(PhraseError) -> [PageLook] {
    let phrase = Phrase(text)
    var looks: [PageLook] = []
    for part in phrase.parts {
      guard !part.words.isEmpty else {
        throw phrase.wrong(
          part, "a page without a word",
          "a page that says nothing is 'plain'; the pages stand with commas between")
      }
      var look = PageLook()
      for word in part.words { try look.add(word, phrase) }
      looks.append(look)
    }
    guard looks.count <= Situation.mostPages else {
      throw phrase.wrong(
        phrase.parts[Situation.mostPages], "more than \(Situation.mostPages) pages",
        "leave out those that nobody looks at")
    }
    return looks
  }

  private mutating func add(_ word: Phrase.Word, _ phrase: Phrase) throws(PhraseError) {
    switch word.text {
    case "plain": break
    case "clear": background = .clear
    case "hidden": isHidden = true
    case "image": isImage = true
    case "opaque": isOpaque = true
    case "large": isLarge = true
    case "list": scrolls = true
    case "prompt": hasPrompt = true
    case "no-shadow": hasNoShadow = true
    default:
      if Self.isColor(word.text) {
        background = .color(word.text)
      } else {
        try addValue(word, phrase)
      }
    }
  }

  private mutating func addValue(_ word: Phrase.Word, _ phrase: Phrase) throws(PhraseError) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard parts.count == 2, Self.valued.contains(name) else {
      throw phrase.wrong(word, "'\(word.text)' is no look of a bar", Self.help(for: name))
    }
    let value = String(parts[1])
    if name == "alpha" {
      guard Self.isPlainNumber(value), let number = Double(value), number <= 1 else {
        throw phrase.wrong(word, "'\(value)' is no opacity", "a number from 0 to 1: alpha=0.5")
      }
      alpha = value
      return
    }
    guard Self.isColor(value) else {
      throw phrase.wrong(
        word, "'\(value)' is no colour", "\(name)=white, \(name)=#3366CC; navsim explain colours")
    }
    switch name {
    case "title": title = value
    case "tint": tint = value
    default: page = value
    }
  }

  /// Whether it is digits, and digits behind a point, as the language has them.
  private static func isPlainNumber(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    return text.utf8.count <= 10
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && $0.isWholeNumber }
      }
  }

  private static func isColor(_ text: String) -> Bool {
    text != "clear" && (Color(text: text) != nil || DynamicColor(text: text) != nil)
  }

  private static func help(for word: String) -> String {
    if isColor(word) { return "a colour stands alone: \(word)" }
    let colors = Color.named.map(\.name) + SystemColor.all.map(\.name)
    if let near = Suggestion.nearest(word, words.map(\.word) + valued + colors) {
      return "did you mean '\(near)'?"
    }
    return "a colour, " + words.map(\.word).joined(separator: ", ") + ", title=COLOUR, "
      + "tint=COLOUR, alpha=A or page=COLOUR"
  }

  /// The words that say it.
  public var text: String {
    var words: [String] = []
    switch background {
    case .plain: break
    case .color(let color): words.append(color)
    case .clear: words.append("clear")
    }
    for (word, has) in [
      ("image", isImage), ("opaque", isOpaque), ("hidden", isHidden), ("large", isLarge),
      ("list", scrolls), ("prompt", hasPrompt), ("no-shadow", hasNoShadow),
    ] where has { words.append(word) }
    words += title.map { ["title=" + $0] } ?? []
    words += tint.map { ["tint=" + $0] } ?? []
    words += alpha.map { ["alpha=" + $0] } ?? []
    words += page.map { ["page=" + $0] } ?? []
    return words.isEmpty ? "plain" : words.joined(separator: " ")
  }
}
