/// How much a class of an app and a page of a scenario sound alike: `MyApp.FeedViewController` is the
/// page Feed, whatever its callbacks say.
struct PageNames {
  /// Words that say what a class is and not which.
  private static let common: Set<String> = [
    "ui", "ns", "view", "controller", "vc", "page", "screen", "scene", "hosting", "swift",
  ]

  /// For each class the page that its name says, where one does: the most alike first, each page once.
  static func pairs(_ classes: [String], _ pages: [String]) -> [String: String] {
    var found: [(score: Int, name: Int, page: Int)] = []
    for (name, one) in classes.enumerated() {
      for (page, other) in pages.enumerated() {
        let score = score(words(one), words(other))
        if score > 0 { found.append((score, name, page)) }
      }
    }
    found.sort { ($1.score, $0.name, $0.page) < ($0.score, $1.name, $1.page) }
    var pairs: [String: String] = [:]
    var taken: Set<Int> = []
    for (_, name, page) in found where pairs[classes[name]] == nil {
      if taken.insert(page).inserted { pairs[classes[name]] = pages[page] }
    }
    return pairs
  }

  /// 1000 for the same words, less for a name that has all words of the other and more; else 0.
  private static func score(_ a: [String], _ b: [String]) -> Int {
    if a.isEmpty || b.isEmpty { return 0 }
    if a == b { return 1000 }
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    guard short.allSatisfy({ long.contains($0) }) else { return 0 }
    // One letter alone is a name for want of a better one.
    guard short.contains(where: { $0.count > 1 }) else { return 0 }
    return max(1, 500 - 10 * (long.count - short.count))
  }

  /// The words of a name in lower case, those left out that say what it is.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      // `HTMLPage`: the last capital of several begins the next word.
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, isAfterSmall || isBeforeSmall, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += letter.lowercased()
    }
    if !word.isEmpty { words.append(word) }
    let own = words.filter { !common.contains($0) }
    return own.isEmpty ? words : own
  }
}
