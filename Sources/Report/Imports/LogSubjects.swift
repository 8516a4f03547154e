import NavSimVocabulary

/// Which word of a line of a log a callback is about. Lines can be long, so what stands before a
/// word is noted as it is passed, and what stands behind it is known beforehand.
struct LogSubjects {
  private let line: LogWords
  /// For each word, the one behind it that is most likely a class, the nearest of several.
  private var behind: [Int?]
  /// What was passed since the callback before: the word that is most likely a class, the nearest
  /// of several; the last word at all; and the last logger's category that is a class.
  private var best: Int?
  private var nearest: Int?
  private var category: Int?
  private var isSelector = false

  init(_ line: LogWords) {
    self.line = line
    let words = line.words
    behind = Array(repeating: nil, count: words.count)
    var best: Int?
    var top = 2
    for index in words.indices.reversed() {
      behind[index] = best
      if words[index].isNoise { continue }
      let rank = Self.rank(words[index].text)
      if rank >= top, CallbackNames.event(word: words[index].text, isCall: false) == nil {
        best = index
        top = rank
      }
    }
  }

  /// Forgets what was passed.
  mutating func beginAnew() {
    best = nil
    nearest = nil
    category = nil
    isSelector = false
  }

  /// Notes a word that is passed.
  mutating func pass(_ index: Int) {
    let word = line.words[index]
    let rank = Self.rank(word.text)
    if word.isNoise {
      if rank == 3 { category = index }
      return
    }
    nearest = index
    if rank >= 2, rank >= best.map({ Self.rank(line.words[$0].text) }) ?? 0 { best = index }
    if ["navigationController", "navigationBar"].contains(word.text)
      || line.scalar(word.range.lowerBound - 1) == "["
    {
      isSelector = true
    }
  }

  /// Whether what was passed may be the class that others inherit from: it prints its own name before the object.
  private var mayHandDown: Bool {
    guard let best else { return true }
    let name = line.words[best].text
    return name.contains("Base") || name.contains("Abstract")
      || ["UIViewController", "UITableViewController", "UICollectionViewController"].contains(name)
  }

  /// What the callback at a place is about; nil if the line does not say.
  func subject(of event: EventName, at index: Int) -> LogWords.Word? {
    if !CallbackNames.delegated.contains(event), let own = line.ownObject, mayHandDown {
      return own
    }
    let (left, right) = (best.map { line.words[$0] }, behind[index].map { line.words[$0] })
    if CallbackNames.delegated.contains(event) {
      // What stands before it is the delegate, unless the line does not name the selector.
      return right ?? (isSelector ? nil : left)
    }
    if let left, let right { return Self.rank(right.text) > Self.rank(left.text) ? right : left }
    if let word = left ?? right { return word }
    // `home.viewDidLoad`: a name in lower case counts right before the callback.
    if let nearest, case let word = line.words[nearest], Self.rank(word.text) == 1,
      line.words[index].range.lowerBound - word.range.upperBound <= 6
    {
      return word
    }
    // A logger's category is often the class.
    return category.map { line.words[$0] }
  }

  /// Words that stand in logs and name nothing.
  private static let words: Set<String> = [
    "default", "debug", "info", "notice", "error", "fault", "warning", "warn", "log", "trace",
    "verbose", "lifecycle", "nslog", "yes", "no", "true", "false", "void", "bool", "optional",
    "some", "nil", "null", "thread", "main", "app", "uikit", "uikitcore", "type", "timestamp",
    "self", "super", "func", "override", "called", "calling", "call", "in", "on", "from", "the",
    "did", "will", "is", "animated", "and", "with", "to", "for", "of", "at", "end", "begin", "line",
    "function", "file", "parent", "coder", "page", "vc", "controller", "df", "db", "t", "z", "un",
    "e", "libsystem",
  ]

  /// Those of them that name a page where they are written so.
  private static let names: Set<String> = ["T", "E", "Z", "Parent", "Self"]

  /// How much a word looks like a class: 3 like a controller, 2 like a type, 1 like a name, 0 not.
  static func rank(_ word: String) -> Int {
    if words.contains(word.lowercased()), !names.contains(word) { return 0 }
    let name = word.prefix { $0 != "<" }
    if name.hasSuffix("Controller") || name.hasSuffix("VC") { return 3 }
    guard let first = word.unicodeScalars.first else { return 0 }
    if first.properties.isUppercase || first.value >= 0x2E80 { return 2 }
    return 1
  }
}
