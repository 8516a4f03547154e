import Foundation
import NavSimSimulator
import NavSimTrace
import Testing

@testable import NavSimNavigation

/// One value that a version changes, and a scenario that shows it.
struct VersionStep: Sendable, CustomTestStringConvertible {
  let major: Int
  let file: String
  let value: String
  /// Takes the value from the other profile.
  let change: @Sendable (inout IOSProfile, IOSProfile) -> Void

  var testDescription: String { "ios \(major): \(value)" }

  static let all: [VersionStep] = [
    .init(major: 8, file: "model/set-stack-containment", value: "setStackTopContainment") {
      $0.setStackTopContainment = $1.setStackTopContainment
    },
    .init(major: 9, file: "model/title-motion", value: "titles.characterWidth") {
      $0.titles.characterWidth = $1.titles.characterWidth
    },
    .init(major: 10, file: "versions/colours", value: "barTintColorChange") {
      $0.barTintColorChange = $1.barTintColorChange
    },
    .init(major: 11, file: "basics/hidden-flag-of-background", value: "reshowsBackground") {
      $0.reshowsBackground = $1.reshowsBackground
    },
    .init(major: 12, file: "versions/order", value: "loadSlot") { $0.loadSlot = $1.loadSlot },
    .init(major: 13, file: "model/back-button-and-own-pop", value: "backButtonPopsAgain") {
      $0.backButtonPopsAgain = $1.backButtonPopsAgain
    },
    .init(major: 14, file: "versions/stand-in", value: "bareBarIsBlank") {
      $0.bareBarIsBlank = $1.bareBarIsBlank
    },
    .init(major: 15, file: "versions/appearance", value: "scrollEdgeAppliesToAll") {
      $0.scrollEdgeAppliesToAll = $1.scrollEdgeAppliesToAll
    },
    .init(major: 16, file: "model/back-action", value: "titles.hasBackAction") {
      $0.titles.hasBackAction = $1.titles.hasBackAction
    },
    .init(major: 17, file: "versions/duration", value: "transitionDuration") {
      $0.transitionDuration = $1.transitionDuration
    },
    .init(major: 18, file: "model/set-then-push", value: "sameTurnSetThenPush") {
      $0.sameTurnSetThenPush = $1.sameTurnSetThenPush
    },
    .init(major: 26, file: "model/bar-heights", value: "geometry.barHeight") {
      $0.geometry.barHeight = $1.geometry.barHeight
    },
  ]
}

/// Adjacent versions can be told apart, by a value with a name.
@Suite struct AdjacentVersionTests {
  private static func traces(
    _ file: String, ios: Int, changing change: (inout IOSProfile) -> Void = { _ in }
  ) throws -> [[UInt8]] {
    let url = ProfileFlipTests.scenarios.appendingPathComponent(file + ".navsim")
    let script = try Bench.script(try String(contentsOf: url, encoding: .utf8), path: file)
    return try script.cells(scenario: 0, overrides: [("ios", "\(ios)")]).map { cell in
      var program = script.program(scenario: 0, cell: cell)
      program.cell = []
      return TraceWriter.write(Simulator.run(program, changing: change))
    }
  }

  @Test(arguments: VersionStep.all)
  func oneValueMakesADifference(step: VersionStep) throws {
    let older = try #require(IOSProfile.predecessor(of: step.major))
    let before = IOSProfile.profile(older)
    let after = IOSProfile.profile(step.major)
    let old = before.values.first { $0.name == step.value }
    let new = after.values.first { $0.name == step.value }
    #expect(old != nil && old != new)
    let plain = try Self.traces(step.file, ios: older)
    let changed = try Self.traces(step.file, ios: older) { step.change(&$0, after) }
    // Where only the newer system has the words, the newer one without the value tells.
    let next = try Self.traces(step.file, ios: step.major)
    let taken = try Self.traces(step.file, ios: step.major) { step.change(&$0, before) }
    #expect(plain != changed || next != taken, "\(step.value) makes no difference")
  }

  @Test func everyPairHasOne() {
    for major in IOSProfile.majors.dropFirst() {
      #expect(VersionStep.all.contains { $0.major == major }, "nothing tells \(major) apart")
    }
  }
}
