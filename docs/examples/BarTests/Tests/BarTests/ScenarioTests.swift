import NavSim
import NavSimTesting
import Testing

@Suite struct ScenarioTests {
  @Test(arguments: ScenarioCase.all(in: "Scenarios"))
  func holds(scenario: ScenarioCase) { scenario.check(findings: .warning) }

  @Test func thePageComesInFromTheRight() throws {
    let run = try #require(ScenarioCase.all(in: "Scenarios/profile.navsim").first?.run())
    #expect(try run["page.Profile.x", at: "push+0"] == .number(375))
    #expect(try run["page.Profile.x", at: "push end"] == .number(0))
    #expect(run.events("viewDidAppear", of: "Profile").count == 2)
    #expect(run.findings.first?.kind == "snap")
  }
}
