import NavSimSimulator
import NavSimTrace

/// Bytes of trace text a second. The reference copies a ready text of the same length line by
/// line into a new buffer: the least that writing it can cost.
enum TraceText {
  static func measure(rounds: Int) -> Measurement? {
    guard let program = Workload.program() else { return nil }
    let trace = Simulator.run(program)
    let ready = TraceWriter.write(trace)
    return .paired(
      "trace text", unit: "bytes/s", floor: 0, rounds: rounds,
      subject: {
        var bytes = 0
        for _ in 0..<20 { bytes += TraceWriter.write(trace).count }
        return bytes
      },
      reference: {
        var bytes = 0
        for _ in 0..<20 { bytes += copyLines(of: ready) }
        return bytes
      })
  }

  private static func copyLines(of text: [UInt8]) -> Int {
    var buffer: [UInt8] = []
    buffer.reserveCapacity(text.count)
    var start = 0
    for index in text.indices where text[index] == 10 {
      buffer.append(contentsOf: text[start...index])
      start = index + 1
    }
    return buffer.count
  }
}
