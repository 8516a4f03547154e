import NavSimLanguage
import NavSimSimulator
import NavSimTrace
import Testing

/// A strategy's own name for a field of `wants` is that field.
@Suite struct WishNameTests {
  static let fader = """
    strategy fader
      property navBarBgAlpha  0.8 range 0..1 as bgAlpha
      property ownTint as tintColor
      on willShow               bar.bg alpha=to.wants.navBarBgAlpha
      on wants.navBarBgAlpha    bar.bg.shadow alpha=self.wants.bgAlpha
      on willShow               if to.wants.ownTint is nil  bar barTintColor=red
      on willShow               if to.wants.ownTint is not nil  bar tintColor=to.wants.ownTint
    strategy fader

    """

  private func end(_ pages: String, _ element: String, _ property: String) throws -> String {
    try Bench.trace(
      "ios 12\n" + Self.fader + pages + """

        scenario "push"
        stack A
        at 0ms   push B
        at 3s    B.wants bgAlpha=0.25
        expect at end: top is B
        """
    ).last(element, property)
  }

  @Test(arguments: ["bgAlpha=0.5", "navBarBgAlpha=0.5"])
  func bothNamesDeclareOneWish(_ wish: String) throws {
    let pages = "page A\npage B\n  wants \(wish)\n"
    #expect(try end(pages, "bar.bg", "alpha") == "0.5")
  }

  /// 0.8, the strategy's default, where the page says nothing; 1 is the field's.
  @Test func theDefaultIsTheStrategys() throws {
    #expect(try end("page A\npage B\n", "bar.bg", "alpha") == "0.8")
  }

  /// The setter of the field is heard under the other name, and keeps 0.25.
  @Test func oneSetter() throws {
    #expect(try end("page A\npage B\n", "bar.bg.shadow", "alpha") == "0.25")
  }

  @Test func withoutADefaultItIsNil() throws {
    #expect(try end("page A\npage B\n", "bar", "barTintColor") == "#FF0000")
    #expect(
      try end("page A\npage B\n  wants tintColor=green\n", "bar", "tintColor") == "#00FF00")
  }

  /// A range clamps what is written under the strategy's own name, declared or set.
  @Test func theRangeClamps() throws {
    let pages = "page A\npage B\n  wants navBarBgAlpha=1.5\n"
    #expect(try end(pages, "bar.bg", "alpha") == "1")
    let setter = "page A\npage B\n  on viewDidLoad  self.wants navBarBgAlpha=-3\n"
    #expect(try end(setter, "bar.bg", "alpha") == "0")
  }

  /// Two strategies of one cell: each reads its own default in its own lines, by either name.
  @Test func twoDefaults() throws {
    let text = """
      strategy one
        property oneAlpha 0.1 as bgAlpha
        on didShow  bar.bg.effect alpha=to.wants.bgAlpha
      strategy two
        property twoAlpha 0.2 as bgAlpha
        on didShow  bar.bg.shadow alpha=to.wants.bgAlpha
        on didShow  bar.bg.image alpha=to.wants.oneAlpha
      page A
      page B
        on viewDidAppear  bar.content alpha=self.wants.bgAlpha
      strategy one + two
      scenario "push"
      stack A
      at 0ms  push B
      expect at end: top is B
      """
    let trace = try Bench.trace("ios 12\n" + text)
    #expect(try trace.last("bar.bg.effect", "alpha") == "0.1")
    #expect(try trace.last("bar.bg.shadow", "alpha") == "0.2")
    #expect(try trace.last("bar.bg.image", "alpha") == "0.1")
    #expect(try trace.last("bar.content", "alpha") == "1")
  }

  /// `copy` and `same` read a page as the strategy's other lines do.
  @Test func copyAndSameKnowTheDefaults() throws {
    let text = """
      strategy dresser
        property lib_tint red as barTintColor
        fields look  barTintColor
        same from.wants and to.wants fields=look
        on willShow  copy to.wants to bar
        on willShow  if same  bar tintColor=green
      page A
        wants barTintColor=red
      page B
      strategy dresser
      scenario "push"
      stack A
      at 0ms  push B
      expect at end: top is B
      """
    let trace = try Bench.trace("ios 12\n" + text)
    #expect(try trace.last("bar", "barTintColor") == "#FF0000")
    #expect(try trace.last("bar", "tintColor") == "#00FF00")
  }

  /// At any time, under either name; the trace and claims know the field.
  @Test func setAtAnyTime() throws {
    let text = """
      strategy fader
        property navBarBgAlpha 1 as bgAlpha
        on wants.navBarBgAlpha  bar.bg alpha=self.wants.navBarBgAlpha
      page A
      strategy fader
      scenario "set"
      stack A
      at 1s  A.wants navBarBgAlpha=0.5
      expect at end: A.wants.navBarBgAlpha = 0.5
      expect at end: A.wants.bgAlpha = 0.5
      """
    let trace = try Bench.trace("ios 12\n" + text)
    #expect(try trace.last("bar.bg", "alpha") == "0.5")
    #expect(try trace.last("A.wants", "bgAlpha") == "0.5")
  }
}
