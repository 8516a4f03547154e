import Foundation
import NavSimVocabulary
import Testing

@testable import NavSimNavigation

/// docs/Model.md holds what the profiles hold, and every rule in it says how we know.
@Suite struct ModelDocumentTests {
  @Test func theTableOfValuesIsThatOfTheProfiles() throws {
    let document = try ModelDocument()
    let written = try #require(document.values, "the markers are missing")
    let generated = try ModelDocument.generatedValues()
    if ProfileComments.isUpdating {
      let text = document.page.replacingOccurrences(
        of: ModelDocument.opening + "\n" + written,
        with: ModelDocument.opening + "\n" + generated)
      try Data(text.utf8).write(to: ModelDocument.valuesURL)
      return
    }
    #expect(written == generated, "NAVSIM_UPDATE=1 swift test --filter ModelDocumentTests")
  }

  @Test func everyRuleSaysHowWeKnow() throws {
    let rules = try ModelDocument().rules
    #expect(rules.count >= 50)
    for cells in rules {
      let name = cells.first ?? ""
      let reason = cells.last ?? ""
      let words = reason.lowercased().split { !$0.isLetter }.map(String.init)
      let kinds = RuleText.Confidence.allCases.map(\.rawValue)
      #expect(words.contains(where: kinds.contains), "\(name): \(reason)")
      let others = words.filter { !kinds.contains($0) }
      #expect(others.count >= 2, "\(name) names no source: \(reason)")
    }
  }

  @Test func rulesHaveNamesOfTheirOwn() throws {
    let names = try ModelDocument().rules.compactMap(\.first)
    #expect(Set(names).count == names.count)
  }

  /// A rule names the values that it is made of: whole, without the theme, or as a group of values.
  @Test func everyValueStandsInARule() throws {
    let words = Set(ModelDocument.codeWords(try ModelDocument().text))
    let unnamed = IOSProfile.profile(7).values.map(\.name).filter { name in
      let parts = name.split(separator: ".").map(String.init)
      let group = parts.dropLast().joined(separator: ".")
      let isInGroup = parts.count > 2 && words.contains(group)
      return !words.contains(name) && !words.contains(parts[parts.count - 1]) && !isInGroup
    }
    #expect(unnamed == [])
  }

  /// A name in the second column of a rule that looks like a value is one, or a word of the
  /// vocabulary: a value that was renamed is found.
  @Test func everyNameInARuleExists() throws {
    let values = IOSProfile.profile(7).values.map(\.name)
    var known = Set(values)
    known.formUnion(values.map { String($0.split(separator: ".").last ?? "") })
    known.formUnion(values.map { $0.split(separator: ".").dropLast().joined(separator: ".") })
    let themes = known.compactMap { $0.contains(".") ? String($0.prefix { $0 != "." }) : nil }
    known.formUnion(IOSProfile.history.flatMap { $0.eras.map(\.text) })
    known.formUnion(Property.allCases.flatMap { [$0.name] + $0.words })
    known.formUnion(Hook.allCases.map(\.name))
    known.formUnion(EventName.allCases.map(\.name))
    known.formUnion(Thing.allCases.map(\.path))
    known.formUnion(["buttonColor", "backButtonColor"])
    for cells in try ModelDocument().rules where cells.count > 2 {
      for word in ModelDocument.codeWords(cells[1]) {
        let isTheme = themes.contains { word.hasPrefix($0 + ".") } && !word.contains(" ")
        let isCamel =
          word.allSatisfy(\.isLetter) && word.first?.isLowercase == true
          && word.contains(where: \.isUppercase)
        guard isTheme || isCamel else { continue }
        if isTheme, word.hasPrefix("bar."), isPath(word) { continue }
        let isKnown = known.contains(word)
        #expect(isKnown, "\(cells[0]): there is no \(word)")
      }
    }
  }

  @Test func survivorsAreFewAndHaveReasons() throws {
    let survivors = try ModelDocument().survivors
    #expect(survivors.count <= 10)
    for survivor in survivors { #expect(survivor.reason.count > 20, "\(survivor.name)") }
  }
}

/// Whether a path names a part of the bar or a property of one: `bar.bg.alpha`.
private func isPath(_ path: String) -> Bool {
  Thing.allCases.contains { thing in
    thing.path == path || thing.properties.contains { thing.path + "." + $0.name == path }
  }
}

extension Property {
  /// The words of a property that takes one of a few.
  fileprivate var words: [String] {
    if case .word(let words) = kind { return words }
    return []
  }
}
