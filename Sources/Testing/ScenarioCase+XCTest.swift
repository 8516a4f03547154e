#if canImport(XCTest) && canImport(Foundation)
  import NavSim
  import XCTest

  extension ScenarioCase {
    /// Runs the cell and records what is not as expected in a test case, each at its line of the
    /// scenario's file:
    ///
    ///     func testScenarios() { for each in ScenarioCase.all(in: "Scenarios") { each.check(in: self) } }
    ///
    /// - Parameter findings: what becomes of what the detectors find and no claim speaks of; XCTest has
    ///   no warnings.
    /// - Returns: what the cell looked like, to look closer at; nil of a file with errors.
    @discardableResult
    public func check(in test: XCTestCase, findings: FindingTreatment = .ignored) -> CellRun? {
      let (remarks, run) = remarks(findings)
      for remark in remarks where !remark.isWarning {
        let text = "\(description): \(remark.text)"
        #if canImport(ObjectiveC)
          let location = XCTSourceCodeLocation(filePath: remark.file, lineNumber: remark.line)
          test.record(
            XCTIssue(
              type: .assertionFailure, compactDescription: text,
              sourceCodeContext: XCTSourceCodeContext(location: location)))
        #else
          test.recordFailure(
            withDescription: text, inFile: remark.file, atLine: remark.line, expected: true)
        #endif
      }
      return run
    }
  }
#endif
