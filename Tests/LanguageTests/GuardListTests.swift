import Testing

@testable import NavSimLanguage

@Suite("guards in one bracket")
struct GuardListTests {
  private func text(_ guards: String) -> String {
    """
    page A
    page B
    scenario "x"
    matrix
      variant  bug fix
      ios      12 15 26
    stack A
    \(guards) at 0ms push B
    expect always: count viewWillAppear(B) >= 0
    """
  }

  private func cells(_ guards: String) throws -> [String] {
    let script = try parsed(text(guards))
    return try script.cells(scenario: 0)
      .filter { !script.program(scenario: 0, cell: $0).actions.isEmpty }
      .map { "\($0["variant"] ?? "") \($0["ios"] ?? "")" }
  }

  @Test(
    "all of a list must hold, however it is spaced",
    arguments: [
      "[bug, ios>=15]", "[bug,ios>=15]", "[bug,  ios>=15 ]", "[bug,\tios>=15]",
      "[ \tbug \t,ios>=15\t]",
      "[bug] [ios>=15]", "[bug][ios>=15]",
      "[variant=bug, ios!=12]", "[!fix, !ios=12]", "[variant!=fix, ios=15|26]",
      "[!variant!=bug, ios!=12]", "[bug, !ios=12|13]",
    ])
  func lists(_ guards: String) throws {
    #expect(try cells(guards) == ["bug 15", "bug 26"])
  }

  @Test("a list of three and a bracket behind it")
  func more() throws {
    #expect(try cells("[bug, ios>=15, ios<26] [!fix]") == ["bug 15"])
  }

  @Test("one of several values, and none of them")
  func alternatives() throws {
    #expect(try cells("[variant=bug|fix, ios=15]") == ["bug 15", "fix 15"])
    #expect(try cells("[bug|fix, ios=15]") == ["bug 15", "fix 15"])
    #expect(try cells("[variant=bug, ios!=15|26]") == ["bug 12"])
    #expect(try cells("[variant!=bug|fix]") == [])
    let unknown = try #require(messages(text("[variant=bug|fox]")).first)
    #expect(unknown.id == .unknownAxisValue && unknown.suggestion == "fix" && unknown.column == 14)
    let spaced = try #require(messages(text("[variant=bug fix]")).first)
    #expect(spaced.id == .brokenGuard && spaced.suggestion == "variant=bug|fix")
  }

  @Test("the command line takes the same")
  func overrides() throws {
    let script = try parsed(text("[bug]"))
    func chosen(_ axis: String, _ value: String) throws -> [String] {
      try script.cells(scenario: 0, overrides: [(axis, value)])
        .map { "\($0["variant"] ?? "") \($0["ios"] ?? "")" }
    }
    #expect(try chosen("variant!", "bug") == ["fix 12", "fix 15", "fix 26"])
    #expect(try chosen("ios", "12|26") == ["bug 12", "bug 26", "fix 12", "fix 26"])
    #expect(try chosen("ios!", "12|15") == ["bug 26", "fix 26"])
    #expect(throws: CellError.self) { try chosen("variant!", "bog") }
    #expect(throws: CellError.self) { try chosen("varient!", "bug") }
  }

  @Test("what is wrong in a list is underlined alone")
  func spans() throws {
    let found = messages(text("[bug,  ios>=1x]"))
    #expect(found.map(\.id) == [.unknownIOS])
    let place = try #require(found.first)
    #expect(place.column == 13)
    let unknown = messages(text("[bugg, ios>=15]"))
    #expect(unknown.map(\.id) == [.unknownGuard])
    #expect(unknown.first?.suggestion == "bug")
    #expect(unknown.first?.column == 2)
  }

  @Test(
    "broken lists are told once, and what follows is read",
    arguments: ["[bug, ]", "[, bug]", "[bug,,ios=12]", "[bug ios=12]", "[bug, ios=12"])
  func broken(_ guards: String) {
    #expect(messages(text(guards)).map(\.id) == [.brokenGuard])
  }

  @Test("the formatter keeps a list and its one blank")
  func format() {
    let formatted = Formatter.format(text("[bug,   ios>=15 ]"))
    #expect(formatted.contains("[bug, ios>=15 ] at 0ms"))
    #expect(Formatter.format(formatted) == formatted)
  }

  @Test("what a scenario does not try cannot be left out of it")
  func negatedOverrides() throws {
    let script = try parsed(text("[bug]"))
    // 13 is a version of iOS, and none of this matrix.
    #expect(throws: CellError.self) { try script.cells(scenario: 0, overrides: [("ios!", "13")]) }
    #expect(try script.cells(scenario: 0, overrides: [("ios", "13")]).count == 2)
  }
}
