import NavSimLanguage
import NavSimProgram
import NavSimStrategies
import NavSimVocabulary
import Testing

@Suite("the common path")
struct CommonPathTests {
  @Test(
    "the reports of the catalogue parse",
    arguments: [
      Examples.g007, Examples.g021, Examples.g051, Examples.g092,
    ])
  func reports(_ text: String) throws {
    let script = try parsed(text)
    for cell in try script.cells(scenario: 0) { _ = script.program(scenario: 0, cell: cell) }
  }

  @Test("every built-in table parses", arguments: BuiltinStrategies.names)
  func builtins(_ name: String) throws {
    let program = try program("strategy \(name)\n" + onePush)
    #expect(program.strategies.map(\.name) == [name])
  }
}
