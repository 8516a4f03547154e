import NavSim
import NavSimVerify

/// Traces as the tool writes them become JSON lines and themselves again, byte by byte.
enum ThereAndBack {
  /// Every cell of a file.
  static func check(_ source: SourceFile, of folder: ScenarioFolder) -> CheckTally {
    var tally = CheckTally()
    let file = folder.read(.init(path: source.path, bytes: Array(source.text.utf8)))
    for scenario in file.scenarios.indices {
      for cell in (try? file.cells(of: scenario)) ?? [] {
        guard let run = file.run(scenario, cell) else { continue }
        tally.add(fault(of: run.trace).map { "\(source.path): \(cell.text): \($0)" })
      }
    }
    return tally
  }

  /// What is wrong with the way of a trace; nil if it is itself again.
  private static func fault(of trace: Trace) -> String? {
    let before = trace.bytes()
    var lines: [UInt8] = []
    do {
      let read = try TraceExport.read(before, path: "a.trace")
      try TraceExport.write(read.trace, as: .jsonl) { lines += $0 }
      guard case .trace(let reading) = try Imported.read(lines, path: "a.jsonl") else {
        return "its export is no trace"
      }
      return reading.trace.bytes() == before ? nil : "is not itself again"
    } catch {
      return "\(error)"
    }
  }
}
