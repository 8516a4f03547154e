import NavSimSimulator
import NavSimTrace
import Testing

/// What `same` finds alike. Expected values are those of the libraries' own comparisons
/// (YPNavigationBarTransition, HBDNavigationBar, MLNavigationBarTransition), said as cases.
@Suite struct SamenessTests {
  /// Whether A's and B's wishes are the same under an item `same` with these words.
  private static func areSame(_ a: String, _ b: String, _ words: String) throws -> Bool {
    func wants(_ text: String) -> String { text.isEmpty ? "" : "  wants \(text)\n" }
    let trace = try Bench.trace(
      """
      ios 12
      image Red1 #FF0000
      image Red2 #FF0000
      image Part #FF0000 opaque=0pt..10pt
      strategy compare
        fields some  barStyle backgroundImage barTintColor bgAlpha
        same from.wants and to.wants fields=some \(words)
        on willShow  if same      bar prefersLargeTitles=no alpha=0.25
        on willShow  if not same  bar alpha=0.75
      strategy compare
      page A
      \(wants(a))page B
      \(wants(b))scenario "x"
      stack A
      at 0ms push B
      expect at end: top is B
      """)
    return try trace.last("bar", "alpha") == "0.25"
  }

  @Test(arguments: [
    ("", "", "", true),
    ("", "", "nil=different", false),
    ("barTintColor=red", "barTintColor=red", "", true),
    ("barTintColor=red", "barTintColor=red", "nil=different", true),
    ("barTintColor=red", "barTintColor=blue", "", false),
    ("barTintColor=red", "", "", false),
    ("barStyle=black", "barStyle=default", "", false),
    // Fields that are not in the list are not asked.
    ("tintColor=red", "tintColor=blue", "", true),
    ("bgAlpha=0.5", "bgAlpha=0.5", "", true),
    ("bgAlpha=0.5", "", "", false),
    // Two images lie over the colours; an image against none differs.
    (
      "backgroundImage=Red1 barTintColor=red", "backgroundImage=Red1 barTintColor=blue", "", true
    ),
    ("backgroundImage=Red1", "", "", false),
    ("backgroundImage=empty", "backgroundImage=empty", "nil=different", true),
  ])
  func fields(_ a: String, _ b: String, _ words: String, _ expected: Bool) throws {
    #expect(try Self.areSame(a, b, words) == expected)
  }

  @Test(arguments: [
    ("Red1", "Red2", "identity", false), ("Red1", "Red2", "identifier", false),
    ("Red1", "Red2", "pixels", true), ("Red1", "Red2", "average", true),
    ("Red1", "Part", "pixels", false), ("Red1", "Part", "average", true),
    ("Red1", "Red1", "identity", true), ("Red1", "Red1", "identifier", true),
  ])
  func images(_ a: String, _ b: String, _ how: String, _ expected: Bool) throws {
    #expect(
      try Self.areSame("backgroundImage=\(a)", "backgroundImage=\(b)", "image=\(how)") == expected)
  }

  @Test func aListThatNamesTheOpacityCopiesIt() throws {
    let trace = try Bench.trace(
      """
      ios 12
      strategy fading
        fields all  barTintColor bgAlpha
        on willShow  save bar as before
        on willShow  copy to.wants to bar fields=all
        on didShow   if before.bgAlpha is 1  bar alpha=0.5
      strategy fading
      page A
      page B
        wants bgAlpha=0.25
      scenario "x"
      stack A
      at 0ms push B
      expect at end: top is B
      """)
    #expect(try trace.last("bar.bg", "alpha") == "0.25")
    #expect(try trace.last("bar", "alpha") == "0.5")
  }
}
