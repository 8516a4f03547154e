import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What stands after `of` is held against more than the name that a finding was seen on.
@Suite struct FindingNameTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var subject: String
    var pattern: String
    var isAbout: Bool
    var testDescription: String { "\(subject) of \(pattern)" }
  }

  private static func cases(_ subject: String, _ yes: [String], _ no: [String]) -> [Case] {
    yes.map { Case(subject: subject, pattern: $0, isAbout: true) }
      + no.map { Case(subject: subject, pattern: $0, isAbout: false) }
  }

  static let all =
    cases(
      "bar.bg.effect.alpha", ["bar.bg.effect.alpha", "bar.bg.effect", "bar.bg", "bar", "bar.*"],
      ["bar.content", "bar.bg.effect.alph", "eye", "bg"])
    + cases(
      "eye.left", ["eye.left", "eye", "bar.bg", "bar", "eye.*"], ["eye.right", "bar.content"])
    + cases("eye", ["eye", "eye.right", "bar.bg", "*"], ["eye.below", "bar.bg.shadow"])
    + cases("eye.hairline", ["bar.bg.shadow", "bar.bg", "eye"], ["eye.left"])
    + cases("eye.below", ["eye.below", "eye"], ["bar", "bar.bg"])
    + cases(
      "bar.content.tintColor", ["bar.content.right", "bar.content.back", "bar.content", "bar"],
      ["bar.content.title", "bar.bg"])
    + cases("title.B", ["title.B", "title.*", "title"], ["title.A", "left.B"])
    + cases("page.B", ["page.B", "page.*"], ["page.BB", "page.B.content"])

  /// What its line prints, where that is a property of what it was seen on.
  @Test func aFindingGoesByItsProperty() {
    var finding = Finding(
      id: "NAV007", kind: "content-jump", subject: "page.B", frame: 0, place: "", frames: 1,
      message: "", witness: [], cause: nil)
    finding.property = "page.B.content.y"
    for name in ["page.B.content.y", "page.B.content", "page.B", "*.content.y"] {
      #expect(finding.isAbout(NamePattern(name)), "\(name)")
    }
    for name in ["page.B.content.x", "page.A.content.y", "page.B.y"] {
      #expect(!finding.isAbout(NamePattern(name)), "\(name)")
    }
    finding.property = "navigation.stack"
    #expect(!finding.isAbout(NamePattern("navigation.stack")))
  }

  @Test(arguments: all) func aFindingGoesByTheseNames(given: Case) {
    let finding = Finding(
      id: "NAV001", kind: "flash", subject: given.subject, frame: 0, place: "", frames: 1,
      message: "", witness: [], cause: nil)
    #expect(finding.isAbout(NamePattern(given.pattern)) == given.isAbout)
  }
}
