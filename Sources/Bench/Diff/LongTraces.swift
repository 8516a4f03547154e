import Foundation
import NavSim
import NavSimSimulator
import NavSimTrace

/// Long traces for measurements: one real trace, its phases over and over, each later than the one
/// before; and the ways in which a second file differs.
enum LongTraces {
  enum Change: String, CaseIterable {
    case identical
    case value = "one value"
    case percent = "1 % changed"
    case frame = "a frame inserted"
    /// Phases that the old trace does not have.
    case block = "300 lines inserted"
    /// Elements that the old trace does not have, and that stay to the end.
    case elements = "30 elements more"
  }

  /// Writes a trace of about so many lines. `change` is made where it belongs.
  static func write(lines wanted: Int, _ change: Change, to path: String) -> Bool {
    guard let program = Workload.program() else { return false }
    let text = String(decoding: TraceWriter.write(Simulator.run(program)), as: UTF8.self)
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let opened = all.indices.filter { all[$0].hasPrefix("== ") }
    guard opened.count > 2, let first = opened.dropFirst().first,
      let trailer = all.firstIndex(where: { $0.hasPrefix("action ") }),
      FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { return false }
    defer { try? file.close() }
    var writer = Writer(file: file, change: change, wanted: wanted)
    writer.add(all[..<first])
    let body = Array(all[first..<trailer])
    var round = 0
    while writer.count < wanted {
      writer.add(body, round)
      round += 1
    }
    writer.end(round)
    return true
  }

  private struct Writer {
    let file: FileHandle
    let change: Change
    let wanted: Int
    var count = 0
    private var frames = 0
    private var phases = 0
    private var hasChanged = false
    private var chunk = ""

    /// A round lasts long enough for the phases of one to end before those of the next.
    static let roundSeconds = 60

    init(file: FileHandle, change: Change, wanted: Int) {
      self.file = file
      self.change = change
      self.wanted = wanted
    }

    mutating func add(_ lines: ArraySlice<String>) {
      for line in lines { put(line) }
    }

    mutating func add(_ lines: [String], _ round: Int) {
      if change == .block, count > wanted / 2, !hasChanged {
        hasChanged = true
        // Whole phases of the same actions, between the last round's and those of this one.
        let end = lines.indices.first { $0 >= 300 && lines[$0].hasPrefix("== ") } ?? lines.count
        put(lines[..<end], at: round * Self.roundSeconds - Self.roundSeconds / 2)
      }
      put(lines[...], at: round * Self.roundSeconds)
    }

    /// The lines, with their phases so many seconds later.
    private mutating func put(_ lines: ArraySlice<String>, at seconds: Int) {
      for line in lines {
        guard line.hasPrefix("== "), let at = line.range(of: " @", options: .backwards) else {
          put(changed(line))
          continue
        }
        let time = line[at.upperBound...].dropLast(2).split(separator: ".")
        let whole = (Int(time[0]) ?? 0) + seconds * 1000
        let rest = time.count > 1 ? "." + time[1] : ""
        put("\(line[..<at.upperBound])\(whole)\(rest)ms")
      }
    }

    private mutating func put(_ line: String) {
      if line.hasPrefix("+") { frames += 1 }
      if line.hasPrefix("== ") { phases += 1 }
      chunk += line + "\n"
      count += 1
      if chunk.utf8.count > 1 << 20 { flush() }
    }

    private mutating func changed(_ line: String) -> String {
      let isPlace = count > wanted / 2 && !hasChanged
      switch change {
      case .identical, .block: break
      case .percent:
        if count % 100 == 50, let other = other(line) { return other }
      case .value:
        if isPlace, let other = other(line) {
          hasChanged = true
          return other
        }
      case .frame:
        // Between two frames that are printed, one that was not.
        if isPlace, line.hasPrefix("+"), let k = Int(line.dropFirst()), k > 100 {
          hasChanged = true
          put("+\(k - 1)")
          put("eye           below=#123456")
        }
      case .elements:
        if isPlace, line.hasPrefix("+"), let k = Int(line.dropFirst()), k < 2 {
          hasChanged = true
          put(line)
          for number in 0..<299 { put("planted.\(number % 30) x=\(number)") }
          return "eye           below=#123456"
        }
      }
      return line
    }

    /// The line with another number in it.
    private func other(_ line: String) -> String? {
      guard !line.hasPrefix("+"), !line.hasPrefix("!"), let equals = line.lastIndex(of: "="),
        let number = Double(line[line.index(after: equals)...])
      else { return nil }
      return line[...equals] + "\(Int(number) + 7)"
    }

    private mutating func flush() {
      file.write(Data(chunk.utf8))
      chunk = ""
    }

    mutating func end(_ round: Int) {
      put("end frames=\(frames) phases=\(phases) @\(round * Self.roundSeconds * 1000)ms")
      flush()
    }
  }
}
