import Testing

@testable import NavSim

// What the glossary shows as an example is one.

@Suite struct GlossaryTests {
  private static let head = """
    navsim 1
    ios 12
    device iphone-8
    page A "A"
    page B "B"
    scenario "s"
    stack A
    at 0ms push B
    then +1s swipe back to 30% over 200ms release cancel

    """

  private static let claims = Glossary.words.values.flatMap { $0.split(separator: "\n") }
    .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("expect ") }

  @Test func thereAreClaims() { #expect(Self.claims.count >= 6) }

  /// What stands behind a claim, after two blanks or more, explains it.
  @Test(arguments: claims.map(String.init)) func everyClaimIsOne(claim: String) {
    let line = claim.range(ofDoubleBlank: ()).map { String(claim[..<$0]) } ?? claim
    let file = ScenarioFile(path: "g.navsim", text: Self.head + line + "\n")
    #expect(file.diagnostics.filter { $0.severity == .error }.isEmpty, "\(file.diagnostics)")
  }

  /// A scope is what stands between 'expect' and its colon.
  @Test func everyScopeIsOne() throws {
    let rows = try #require(Glossary.words["scope"]).split(separator: "\n")
    let forms = rows.filter { $0.hasPrefix("  ") && !$0.hasPrefix("  see") }.map { row in
      let row = String(row.drop { $0 == " " })
      return row.range(ofDoubleBlank: ()).map { String(row[..<$0]) } ?? row
    }
    #expect(forms.count == 6, "\(forms)")
    let words = [
      "MOMENT": "push@50%", "LABEL": "swipe", "from X": "from push.end", "Y": "swipe.release",
      "SCOPE": "always",
    ]
    for form in forms {
      let scope = words.reduce(form) { $0.replacing($1.key, with: $1.value) }
      let text = Self.head + "expect \(scope): top is B\n"
      let file = ScenarioFile(path: "g.navsim", text: text)
      #expect(
        file.diagnostics.filter { $0.severity == .error }.isEmpty, "\(scope) \(file.diagnostics)")
    }
  }

  /// A whole example stands further in than the text about it.
  @Test(arguments: ["axis", "when"]) func everyExampleIsCode(word: String) throws {
    let lines = try #require(Glossary.words[word]).split(separator: "\n")
    let code = lines.filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
    var text = "navsim 1\nios 12\ndevice iphone-8\n" + code.joined(separator: "\n") + "\n"
    if word == "when" {
      text =
        "navsim 1\npage A\n" + code.map { "  " + $0 }.joined(separator: "\n")
        + "\nscenario \"s\"\nstack A\nexpect at end: top is A\n"
    } else {
      text += "stack A\nexpect at end: top is A\n"
    }
    let file = ScenarioFile(path: "g.navsim", text: text)
    #expect(file.diagnostics.filter { $0.severity == .error }.isEmpty, "\(text)\(file.diagnostics)")
  }
}

extension String {
  /// Where the first two blanks begin.
  fileprivate func range(ofDoubleBlank: Void) -> Index? {
    indices.first { self[$0] == " " && self[index(after: $0)...].first == " " }
  }

  /// What newcomers have typed, in the number in which they typed it.
  @Test(arguments: [
    ("routine", "do NAME of PAGE"), ("turn", "next-turn"), ("queue", "next-turn"),
    ("claims", "expect at end"), ("scopes", "during LABEL"), ("label", "push#2"),
    ("labels", "push#2"), ("moments", "push@40%"), ("matrix", "axis"), ("known", "known issue"),
    ("log-warning", "logs \"nested\""),
    // What an engineer asks for next.
    ("library", "navsim compare"), ("ci", "--deny-findings"), ("console", "logs \"nested\""),
    ("unbalanced", "log-warning"), ("trace", "--frame push+3"), ("frame", "--frame push+3"),
    ("network", "after 300ms"),
    ("versions", "--ios 18"), ("findings", "no finding"), ("async", "next-turn"),
    ("configureWithTransparentBackground", "appearance Clear transparent"),
  ])
  func aWordLeadsToWhatIsWritten(word: String, text: String) throws {
    #expect(try #require(Manual.entry(word)).contains(text))
  }
}
