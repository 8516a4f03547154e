import NavSimKernel
import NavSimLanguage
import NavSimProgram
import NavSimStrategies
import NavSimVocabulary
import Testing

@Suite("programs")
struct ProgramTests {
  private static func tail(_ body: String) -> String {
    "\nscenario \"x\"\nstack A > B\n\(body)\nexpect at end: top is A"
  }

  private func line(_ code: String, hook: String = "viewWillAppear") throws -> Line {
    let program = try program(
      "page A\n  on \(hook)  \(code)\npage B" + Self.tail(""))
    return try #require(program.pages[0].chain[0].lines.values.first?.first)
  }

  @Test("a line is when-words, left to right, and a statement")
  func when() throws {
    let line = try line("if animated completion if not cancelled over rest ease-in bar alpha=50%")
    #expect(
      line.when == [
        .if(Question(.condition(.animated))), .completion,
        .if(Question(.condition(.cancelled), isNegated: true)), .over(.rest, .easeIn),
      ])
    #expect(
      line.statement
        == .write(
          .thing(.self, .bar),
          [Assignment(property: .known(.alpha), value: .value(.number(0.5)))]))
  }

  @Test(
    "times are exact ticks",
    arguments: [
      ("300ms", 900_000), ("1.5s", 4_500_000), ("1us", 3), ("2f", 100_000), ("0.0001ms", 0),
      ("0.5us", 2), ("24h".isEmpty ? "" : "86400s", 259_200_000_000), ("33.333ms", 99_999),
    ])
  func times(_ text: String, _ ticks: Int64) throws {
    #expect(try line("after \(text) layout bar").when == [.after(Time(ticks: ticks))])
  }

  @Test("like is a chain, not a merge; wishes and state replace one by one")
  func like() throws {
    let program = try program(
      """
      page A "Base"
        wants tintColor=red hidden=yes
        view alpha=0.5
        on viewDidLoad  copy wants to bar
      page B like A
        wants hidden=no
        view alpha=1 clipsToBounds=yes
        on viewDidLoad  layout bar
      scenario "x"
      stack A > B
      expect at end: top is B
      """)
    let page = program.pages[1]
    #expect(page.chainNames == ["B", "A"] && page.title == "Base")
    #expect(page.chain.map(\.lines.count) == [1, 1])
    #expect(page.wants[.known(.hidden)] == .flag(false))
    #expect(page.wants[.known(.tintColor)] == .color(Color(1, 0, 0)))
    #expect(page.initial.map(\.property) == [.alpha, .clipsToBounds])
    #expect(page.initial[0].value == .number(1))
  }

  @Test("labels are the verb, the verb with a number, or the name")
  func labels() throws {
    let program = try program(
      """
      page A
      page B
      page C
      scenario "x"
      matrix
        variant  bug fix
      stack A
      [bug] at 0ms  push B
      [fix] at 0ms  push C
      then          push B
      then +50ms    pop as back
      at push#2@40%+1ms  pop to root
      then          bar tintColor=red alpha=1
      expect at push.end: top is C
      """, [("variant", "fix")])
    #expect(program.actions.map(\.label) == ["push", "push#2", "back", "pop", "write"])
    #expect(
      program.actions.map(\.title) == [
        "push C", "push B", "pop", "pop to root", "bar tintColor=red alpha=1",
      ])
    #expect(program.actions[1].start == .then(.zero))
    #expect(
      program.actions[3].start
        == .at(.progress(action: 1, 0.4, Time(milliseconds: 1))))
    #expect(
      program.expectations[0].scope == .at(.anchor(action: 0, .end, .zero)))
  }

  @Test("origins count the lines of a hook whatever their guards")
  func origins() throws {
    let text = """
      page A
        [bug] on viewDidLoad  bar alpha=1
        on viewDidLoad  layout bar
        [fix] on viewDidLoad  bar alpha=0
      scenario "x"
      matrix
        variant  bug fix
      stack A
      expect at end: top is A
      """
    for (variant, ordinals) in [("bug", [1, 2]), ("fix", [2, 3])] {
      let program = try program(text, [("variant", variant)])
      let lines = program.pages[0].chain[0].lines[.hook(.viewDidLoad, .main)] ?? []
      let origins = lines.map { program.origins[$0.origin] }
      #expect(origins.map(\.ordinal) == ordinals)
      #expect(origins.allSatisfy { $0.declaration == "A" && $0.hook == "viewDidLoad" })
      #expect(origins.first?.file == "test.navsim")
    }
  }

  @Test("a path of the finger may be one line or several, guards included")
  func swipe() throws {
    let program = try program(
      """
      page A
      page B
      scenario "x"
      matrix
        ending  fin can
      stack A > B
      at 0ms  swipe back startX=20pt
        to 40% over 200ms ease=ease-out
        [can] hold 80ms
        [fin] release velocity=-900pt/s
        [can] release cancel
      expect at end: top is A
      """, [("ending", "fin")])
    #expect(
      program.actions[0].line.statement
        == .swipeBack(
          GesturePath(
            steps: [.to(0.4, over: Time(milliseconds: 200), .easeOut)],
            release: .velocity(-900), startX: 20)))
    #expect(program.actions[0].title == "swipe back")
  }

  @Test(
    "claims name elements as the trace does",
    arguments: [
      ("bar.bg.alpha", "bar.bg", "alpha"), ("A.view.x", "page.A", "x"), ("page.A.x", "page.A", "x"),
      ("B.fake.alpha", "B.fake", "alpha"), ("navigation.progress", "navigation", "progress"),
      ("bar.content.title.alpha", "bar.content.title", "alpha"), ("bar.y", "bar", "y"),
      ("A.scrollView.contentOffset", "A.scrollView", "contentOffset"),
      ("title.B.alpha", "title.B", "alpha"), ("A.wants.bgAlpha", "A.wants", "bgAlpha"),
      ("statusBar.alpha", "statusBar", "alpha"),
    ])
  func elements(_ text: String, _ element: String, _ property: String) throws {
    let program = try program(
      "page A\npage B\nscenario \"x\"\nstack A\nexpect at end: \(text) > 0.5")
    #expect(
      program.expectations[0].claim
        == .compare(
          TraceProperty(element: element, property: property), .greater, .number(0.5),
          tolerance: 0))
  }

  @Test("what is declared is found by its name, and a wish by the line that says it last")
  func declared() throws {
    let script = try parsed(
      """
      page A
        wants hidden=no
      page B like A
        wants tintColor=red
        wants tintColor=green
      navigation First
        stack A
      navigation Second
        stack B
      scenario "x"
      root Second
      at 0ms  push A
      expect at end: top is A
      """)
    #expect(script.navigation(named: "First") == 0 && script.navigation(named: "Second") == 1)
    #expect(script.navigation(named: "Third") == nil)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    func line(_ property: Property) -> Int? {
      script.place(ofWish: .known(property), page: 1, in: cell)?.line
    }
    #expect(line(.tintColor) == 5 && line(.hidden) == 2 && line(.titleColor) == nil)
  }
}
