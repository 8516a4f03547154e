import Foundation
import Testing

@testable import NavSimNavigation

/// The doc comments of the values are the truth; the texts in the tool and the table in
/// docs/Model.md say the same.
///
/// `NAVSIM_UPDATE=1 swift test --filter RuleTextTests` writes both anew; build again before the
/// tests that use the texts.
@Suite struct RuleTextTests {
  @Test func everyValueSaysWhatItIsAndHowWeKnow() throws {
    let comments = try ProfileComments().comments
    let values = IOSProfile.profile(7).values
    #expect(values.count > 40)
    for value in values {
      let comment = try #require(comments[value.name], "\(value.name) has no declaration")
      #expect(
        RuleText(name: value.name, comment: comment) != nil,
        "\(value.name) needs what it is, then Documented:, Observed:, Inferred: or Choice: SOURCE")
    }
    let names = Set(values.map(\.name))
    for name in comments.keys.sorted() where name != "major" {
      #expect(names.contains(name), "\(name) is declared, but no value of a profile")
    }
  }

  @Test func theTablesSayWhatTheCommentsSay() throws {
    let files = try ProfileComments().files
    let folder = ProfileComments.folder
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let old = found.filter { $0.hasPrefix("RuleTexts") && !files.map(\.name).contains($0) }
    if ProfileComments.isUpdating {
      for file in files {
        try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name))
      }
      for name in old {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
      return
    }
    #expect(old.isEmpty)
    for file in files {
      let url = folder.appendingPathComponent(file.name)
      let text = try? String(contentsOf: url, encoding: .utf8)
      #expect(text == file.text, "\(file.name): NAVSIM_UPDATE=1 swift test --filter RuleTextTests")
    }
  }

  @Test func theToolKnowsEveryText() throws {
    if ProfileComments.isUpdating { return }
    let values = IOSProfile.profile(7).values
    #expect(RuleText.all.map(\.name) == values.map(\.name))
  }

  @Test func noValueIsPrintedAsCode() {
    for rule in IOSProfile.history {
      for era in rule.eras {
        #expect(!era.text.isEmpty && !era.text.contains("("), "\(rule.name): \(era.text)")
        #expect(!era.text.contains("|"), "\(rule.name): \(era.text)")
      }
    }
  }

  @Test(arguments: [
    ("What it is. Observed: someone.", "What it is.", "observed", "someone."),
    ("A. Choice: B, observed: C.", "", "", ""),
    ("What. Choice: why, Documented: not.", "What.", "choice", "why, Documented: not."),
    ("No source. Observed:", "", "", ""),
    ("Observed: no meaning.", "", "", ""),
  ])
  func aCommentHasThreeParts(
    comment: String, meaning: String, confidence: String, source: String
  ) {
    let text = RuleText(name: "x", comment: comment)
    #expect((text?.meaning ?? "") == meaning)
    #expect((text?.confidence.rawValue ?? "") == confidence)
    #expect((text?.source ?? "") == source)
  }

  @Test func erasBecomeAPhrase() {
    func phrase(_ eras: (Int, Int, String)...) -> String {
      IOSProfile.phrase(eras.map { IOSProfile.Era(first: $0.0, last: $0.1, text: $0.2) })
    }
    #expect(phrase((7, 26, "0.3")) == "0.3")
    #expect(phrase((7, 10, "no"), (11, 26, "yes")) == "no to 10, yes from 11")
    #expect(phrase((7, 9, "a"), (10, 10, "b"), (11, 26, "a")) == "a to 9, b on 10, a from 11")
    #expect(phrase((7, 8, "a"), (9, 11, "b"), (12, 26, "c")) == "a to 8, b from 9 to 11, c from 12")
  }
}
