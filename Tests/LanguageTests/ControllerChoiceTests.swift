import NavSimLanguage
import NavSimProgram
import NavSimVocabulary
import Testing

/// `strategy` under `navigation`: instead of the scenario's, for that controller.
@Suite struct ControllerChoiceTests {
  private func text(_ item: String, _ head: String = "strategy native") -> String {
    """
    page A
    page B
      child Inner
    page C
    navigation Inner
      stack C
      \(item)
    navigation Other like Inner
      stack C
    \(head)
    scenario "x"
    stack A
    at 0ms  push B
    expect at end: top is B
    """
  }

  private func names(_ program: Program, _ navigation: NavigationProgram) -> [String] {
    navigation.strategies.map { program.strategies[$0].name }
  }

  @Test func aControllerHasItsOwn() throws {
    let program = try program(text("strategy fd + km", "strategy rw"))
    #expect(names(program, program.navigation) == ["rw"])
    #expect(names(program, try #require(program.inner.first).navigation) == ["fd", "km"])
  }

  @Test func withoutAChoiceItHasTheScenarios() throws {
    let program = try program(text("bar alpha=1", "strategy rw + fd"))
    #expect(names(program, try #require(program.inner.first).navigation) == ["rw", "fd"])
    #expect(program.strategies.count == 2)
  }

  /// The same strategy on both is two tables with nothing in common.
  @Test func oneStrategyTwice() throws {
    let program = try program(text("strategy wr", "strategy wr"))
    #expect(program.strategies.count == 2)
    #expect(program.navigation.strategies != program.inner.first?.navigation.strategies)
  }

  @Test func optionsAreTheControllersToo() throws {
    let program = try program(
      text("strategy et-2017 release-handler=off", "strategy et-2017 release-handler=on"))
    let counts = program.strategies.map { strategy in
      strategy.chain[0].lines.values.flatMap { $0 }.count
    }
    // One line is guarded by release-handler=on.
    #expect(counts[0] == counts[1] + 1)
  }

  @Test func itIsInherited() throws {
    let other = text("strategy fd").replacing("child Inner", with: "child Other")
    let program = try program(other)
    #expect(names(program, try #require(program.inner.first).navigation) == ["fd"])
  }

  @Test func whatIsWrongIsSaid() {
    #expect(messages(text("strategy rt")).map(\.id) == [.wrapsAll])
    #expect(messages(text("strategy kmm")).map(\.id) == [.unknownStrategy])
    #expect(messages(text("strategy km + km")).map(\.id) == [.chosenTwice])
    #expect(messages(text("strategy km release-handler=off")).map(\.id) == [.unknownOption])
    #expect(messages(text("strategy")).map(\.id) == [.missingWord])
    // The head of a file chooses each once.
    for head in ["strategy km\nstrategy fd", "ios 12\nios 13", "device iphone-8\ndevice iphone-8"] {
      #expect(messages(text("", head)).map(\.id) == [.chosenTwice])
    }
    #expect(messages(text("", "ios 12\ndevice iphone-8\nstrategy km")) == [])
  }
}
