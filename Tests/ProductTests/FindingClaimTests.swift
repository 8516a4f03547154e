import NavSim
import Testing

/// `no finding`: whatever the detectors look for, in one claim.
@Suite struct FindingClaimTests {
  /// Both pages write the bar's image in viewWillAppear, so under UIKit alone it changes in the first
  /// frame of the push: a snap, and no more.
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
    stack A
    at 0ms push B

    """

  private func failures(_ claim: String) throws -> [Failure] {
    try UnclaimedTests.run(Self.jump + "expect \(claim)\n").failures
  }

  @Test func itFailsWhereSomethingIsFound() throws {
    let failure = try #require(try failures("always: no finding").first)
    #expect(failure.message.contains("snap of eye"))
    #expect(failure.message.contains("#FF0000") && failure.message.contains("#0000FF"))
    #expect(failure.rule == "NAV005")
  }

  @Test(arguments: [
    "always: no finding except snap", "always: no finding except flash snap stuck",
    "at start: no finding", "during push: some finding",
    "always: some finding except flash",
  ])
  func holds(claim: String) throws { #expect(try failures(claim).isEmpty) }

  @Test(arguments: [
    "during push: no finding", "always: no finding except flash",
    "always: some finding except snap", "at start: some finding",
  ])
  func fails(claim: String) throws { #expect(try failures(claim).count == 1) }

  /// Two pushes that jump alike: a claim on the first has told nothing of the second.
  private static let twice =
    jump.split(separator: "\n").prefix { !$0.hasPrefix("scenario") }.map { $0 + "\n" }.joined()
      + """
      page C
        view backgroundColor=white
        on viewWillAppear bar backgroundImage=Red
      scenario "twice"
      stack A
      at 0ms push B
      then +500ms push C as second

      """

  @Test(arguments: [
    "during push: no finding", "during push: no snap of eye", "during push: no snap",
    "at push.start: no finding", "from push.start to second.start: no finding except flash",
  ])
  func aFailedClaimTellsOnlyOfItsScope(claim: String) throws {
    for claim in ["expect \(claim)\n", "known \"FB1\" expect \(claim)\n"] {
      let run = try UnclaimedTests.run(Self.twice + claim)
      #expect(run.failures.count + run.known.count == 1, "\(claim)")
      #expect(
        run.unclaimedFindings.map { "\($0.kind) \($0.place.prefix(9))" } == ["snap second +0"],
        "\(claim)")
    }
  }

  /// What looks everywhere has told of all, and where nothing fails nothing is told.
  @Test func aClaimOnTheWholeRunTellsOfAll() throws {
    #expect(
      try UnclaimedTests.run(Self.twice + "expect always: no snap\n").unclaimedFindings.isEmpty)
    #expect(
      try UnclaimedTests.run(Self.twice + "expect at start: no finding\n").unclaimedFindings.count
        == 2)
  }

  @Test(arguments: [
    ("no finding except snpa", "snap"), ("no finding except", "except"),
    ("no finding of eye", "except"), ("no finding except snap of eye", "detector"),
  ])
  func whatIsWrongIsSaid(claim: String, said: String) {
    let file = ScenarioFile(path: "x.navsim", text: Self.jump + "expect always: \(claim)\n")
    #expect(file.hasErrors)
    #expect("\(file.diagnostics)".contains(said), "\(file.diagnostics)")
  }

  /// In a set it is called by its word, as other detectors' claims are.
  @Test func aSetMayLeaveItOut() throws {
    let set = "checks calm\n  always: no finding\n  at end: top is B as there\n"
    let text = set + Self.jump
    #expect(try UnclaimedTests.run(text + "check calm\n").failures.count == 1)
    #expect(try UnclaimedTests.run(text + "check calm except finding\n").failures.isEmpty)
  }
}
