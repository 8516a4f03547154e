import NavSimTesting
import XCTest

final class XCTestScenarioTests: XCTestCase {
  func testScenarios() {
    for each in ScenarioCase.all(in: "Scenarios") { each.check(in: self) }
  }
}
