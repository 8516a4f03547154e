import Testing

/// `navsim test --deny-findings`: what nobody claimed and a detector finds fails the cell, or is a warning.
@Suite struct DenyFindingsTests {
  private static let jump = """
    device iphone-8
    ios 12
    image Red #FF0000
    image Blue #0000FF
    page A
      view backgroundColor=white
      on viewWillAppear bar backgroundImage=Red
    page B
      view backgroundColor=white
      on viewWillAppear bar backgroundImage=Blue
    scenario "jump"
    matrix
      strategy native meituan
    stack A
    at 0ms push B
    expect at end: top is B

    """
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func test(_ claims: String, _ arguments: String...) throws -> Ran {
    try scratch.write(Self.jump + claims, to: "jump.navsim")
    return try Binary.run(["test", "jump.navsim", "--jobs", "1"] + arguments, in: scratch.url)
  }

  @Test func denied() throws {
    let ran = try test("", "--deny-findings")
    #expect(ran.code == 1)
    #expect(ran.out.contains("jump.navsim:11:1: error: snap of eye: the bar jumps from #FF0000"))
    #expect(ran.out.contains("strategy=native"))
    #expect(ran.out.contains("1 passed, 1 failed"), "\(ran.out)")
  }

  @Test func warned() throws {
    let ran = try test("", "--deny-findings=warn")
    #expect(ran.code == 0)
    #expect(ran.out.contains("jump.navsim:11:1: warning: NAV005 snap of eye"), "\(ran.out)")
    #expect(ran.out.contains("2 passed, 0 failed"))
  }

  @Test func notAskedFor() throws {
    let ran = try test("")
    #expect(ran.code == 0)
    #expect(
      ran.out.contains(
        "jump.navsim:11:1: note: NAV005 snap of eye at push +0 (0ms): the bar jumps from #FF0000 to"
          + " #0000FF (in 1 of 2 cells: strategy=native)\n"
          + "found: 1 in 1 cell, and no claim speaks of it: 1 snap\n"), "\(ran.out)")
    #expect(try test("", "--findings", "0").out.contains("snap") == false)
    #expect(try test("", "--quiet").out == "")
  }

  @Test(arguments: [
    "[strategy=native] expect during push: some snap\n",
    "[strategy=native] expect during push: some snap of eye.*\n",
    "[strategy=native] expect always: some finding\n",
    "[strategy=native] known \"FB1\" expect always: no snap\n",
    "[strategy=native] known \"FB1\" expect always: no finding\n",
  ])
  func whatIsClaimedIsMeant(claim: String) throws {
    let ran = try test(claim, "--deny-findings")
    #expect(ran.code == 0, "\(ran.out)")
  }

  @Test(arguments: [
    "[strategy=native] expect always: no flash\n", "[strategy=meituan] expect always: no snap\n",
    "[strategy=native] expect always: some finding except snap\n",
  ])
  func otherClaimsAllowNothing(claim: String) throws {
    #expect(try test(claim, "--deny-findings").code == 1)
  }

  @Test func reportsHaveItAsAFailure() throws {
    let ran = try test("", "--deny-findings", "--junit", "out.xml")
    #expect(ran.code == 1)
    let junit = try scratch.read("out.xml")
    #expect(junit.contains("<failure") && junit.contains("snap of eye"))
  }

  @Test func anotherWordIsRefused() throws {
    let ran = try test("", "--deny-findings=perhaps")
    #expect(ran.code == 2 && ran.err.contains("error, warn"), "\(ran.err)")
  }
}
