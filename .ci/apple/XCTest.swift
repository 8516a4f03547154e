// The part of XCTest that the sample package uses, as it is on macOS and iOS: failures are issues
// there, and Linux has only the older call. .ci/apple-types compiles against it.

open class XCTestCase {
  public init() {}
  open func record(_ issue: XCTIssue) {}
}

public struct XCTIssue {
  public enum IssueType: Int { case assertionFailure }
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(location: nil)
  ) {}
}

open class XCTSourceCodeContext {
  public init(location: XCTSourceCodeLocation?) {}
}

open class XCTSourceCodeLocation {
  public init(filePath: String, lineNumber: Int) {}
}

public func XCTAssertFalse(
  _ value: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertNil(
  _ value: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
