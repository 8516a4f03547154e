import NavSimChecks
import NavSimLanguage
import NavSimVocabulary

extension Manual {
  /// The names of which the text speaks of a word that has no entry, at most so many: a UIKit name
  /// leads to what stands for it. Words first, rules of the model last.
  public static func names(speakingOf word: String, most: Int) -> [String] {
    let wanted = Array(word.lowercased().utf8)
    guard wanted.count > 2 else { return [] }
    var found: [String] = []
    for (name, text) in texts where found.count < most && !found.contains(name) {
      if speaks(Array(text.utf8), of: wanted) { found.append(name) }
    }
    return found
  }

  /// What is said of each name, in a row.
  private static let texts: [(name: String, text: String)] = {
    var texts: [(name: String, text: String)] = []
    for thing in Thing.allCases { texts.append((thing.path, uikit(thing))) }
    for (name, text) in Glossary.words.sorted(by: { $0.key < $1.key }) {
      texts.append((name, text))
    }
    for one in ManualWord.all { texts.append((one.word, one.form + " " + one.meaning)) }
    for one in StatementInfo.all {
      texts.append((one.word, one.form + " " + one.summary + " " + one.call))
    }
    for hook in Hook.allCases { texts.append((hook.name, hook.summary)) }
    for property in Property.allCases { texts.append((property.name, property.summary)) }
    for detector in Detector.all { texts.append((detector.name, detector.summary)) }
    for rule in AdviceRule.all { texts.append((rule.name, rule.summary)) }
    for rule in ModelRule.all {
      texts.append((rule.name, rule.name + " " + (rule.text?.meaning ?? "")))
    }
    return texts
  }()

  /// Whether a text has the lower-case letters as a word of its own.
  private static func speaks(_ text: [UInt8], of wanted: [UInt8]) -> Bool {
    func lower(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte | 32 : byte }
    func isLetter(_ index: Int) -> Bool {
      text.indices.contains(index) && (97...122).contains(lower(text[index]))
    }
    guard text.count >= wanted.count else { return false }
    return (0...text.count - wanted.count).contains { start in
      lower(text[start]) == wanted[0] && !isLetter(start - 1) && !isLetter(start + wanted.count)
        && wanted.indices.allSatisfy { lower(text[start + $0]) == wanted[$0] }
    }
  }
}
