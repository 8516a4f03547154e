import NavSim
import XCTest

/// With XCTest: the same, for test targets that are not on Swift Testing yet.
final class XCTestScenarioTests: XCTestCase {
  func testTheProfilePage() throws {
    let file = try Scenario.file("profile.navsim")
    XCTAssertFalse(file.hasErrors, file.diagnostics.map(\.text).joined(separator: "\n"))
    for run in try Scenario.runs(of: file) {
      XCTAssertNil(run.fault)
      for failure in run.failures { record(failure) }
    }
  }

  /// Records a failure at the line of its `expect`.
  private func record(_ failure: Failure) {
    let text = ReportItem(failure).text.plain
    #if canImport(ObjectiveC)
      let location = XCTSourceCodeLocation(filePath: failure.file, lineNumber: failure.line)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: text,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    #else
      recordFailure(
        withDescription: text, inFile: failure.file, atLine: failure.line, expected: true)
    #endif
  }
}
