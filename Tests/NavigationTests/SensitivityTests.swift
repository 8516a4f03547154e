import Foundation
import NavSimKernel
import NavSimLanguage
import NavSimSimulator
import NavSimTestSupport
import NavSimTrace
import Testing

@testable import NavSimChecks

/// A deviation of one frame and twice the threshold is found, by the right detector at the right
/// frame, wherever it is planted in traces of real scenarios: in 15 of them, or in as many as
/// `NAVSIM_SENSITIVITY` says; in `.ci/run` three times in each of the detectors' own and in 25 others.
@Suite struct SensitivityTests {
  private static let seed: UInt64 = 20_150
  /// Deviations of each kind in each trace, where it has a place for them.
  private static let tries = 3
  private static let asked =
    ProcessInfo.processInfo.environment["NAVSIM_SENSITIVITY"].flatMap { Int($0) }
    ?? (Whole.isAsked ? nil : 15)

  @Test func plantedDeviationsAreFound() throws {
    var generator = Generator(seed: Self.seed)
    var counts: [String: Int] = [:]
    var missed: [String] = []
    for (name, trace) in try Self.traces(&generator) {
      let evidence = Evidence(trace)
      for kind in Planting.kinds {
        let detector = try #require(Detector.named(kind.detector))
        var left = Self.tries
        for _ in 0..<4 * Self.tries where left > 0 {
          guard let planting = kind.draw(evidence, &generator) else { continue }
          left -= 1
          counts[kind.detector, default: 0] += 1
          let found = detector.findings(in: planting.planted(in: evidence))
          if !found.contains(where: {
            $0.subject == planting.subject && $0.frame == planting.found
          }) {
            missed.append("\(name): \(kind.detector) of \(planting.subject) at \(planting.frame)")
          }
        }
      }
    }
    #expect(missed == [])
    // A few traces have not a place for each.
    for kind in Planting.kinds where Self.asked == nil {
      #expect(counts[kind.detector, default: 0] > 2, "\(kind.detector): too few places")
    }
  }

  /// Cells of the detectors' own scenarios, and others drawn from the rest.
  private static func traces(
    _ generator: inout Generator
  ) throws -> [(name: String, trace: Trace)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenarios")
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let files = all.filter { $0.hasSuffix(".navsim") }.sorted()
    let own =
      files.filter { $0.hasPrefix("detectors/") } + [
        "model/tab-bar.navsim", "model/toolbar.navsim",
      ]
    // Most of these have a stand-in, which some of the deviations need.
    let others = files.filter { $0.hasPrefix("strategies/") }
    var traces: [(name: String, trace: Trace)] = []
    let count = asked ?? own.count * 3 + 25
    // No list is drawn from for ever.
    for draw in 0..<10 * count where traces.count < count {
      let isOwn = draw < (asked.map { $0 / 2 } ?? own.count * 3)
      let name = isOwn ? own[draw % own.count] : others[generator.below(others.count)]
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      let result = Parser.parse(
        SourceFile(path: name, text: text), vocabulary: Bench.vocabulary)
      // A file that reads another one is none of these.
      guard let script = result.script else { continue }
      let scenario = generator.below(script.scenarios.count)
      let cells = try script.cells(scenario: scenario, overrides: [])
      guard !cells.isEmpty else { continue }
      let cell = cells[generator.below(cells.count)]
      let trace = Simulator.run(script.program(scenario: scenario, cell: cell))
      if trace.error == nil { traces.append(("\(name) \(cell.text)", trace)) }
    }
    #expect(traces.count == count)
    return traces
  }
}
