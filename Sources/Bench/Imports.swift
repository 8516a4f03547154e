import NavSim

/// Bytes of a phone's values a second, from the file's bytes to the trace's. The reference looks at
/// each byte once to find the line ends: the least that reading can cost.
enum Imports {
  static let rows = 4_000
  private static let properties = ["x", "y", "width", "alpha", "barTintColor", "hidden"]

  static func measure(rounds: Int) -> [Measurement] {
    [("import wide table", wide(rows: rows)), ("import samples", samples(rows: rows))].map {
      name, text in
      // A value that is read anew costs some hundred bytes that are looked at. What took the square
      // of the length lay far below.
      .paired(
        name, unit: "bytes/s", floor: 0.002, rounds: rounds,
        subject: { traceSize(of: text) > 0 ? text.count : 0 },
        reference: { lineCount(of: text) > 0 ? text.count : 0 })
    }
  }

  /// A table with a column for each property of some elements, half of which move.
  static func wide(rows: Int) -> [UInt8] {
    let elements = ["page.A", "page.B", "bar", "bar.bg", "title.A", "title.B"]
    var text = "frame,ms,phase,k"
    for element in elements { for property in properties { text += ",\(element).\(property)" } }
    for row in 0..<rows {
      text +=
        "\n\(row),\(row * 50 / 3).\(100 + row % 900),\(row == 0 ? "start" : "push"),\(row - 1)"
      for element in elements.indices {
        let moved = element % 2 == 0 ? row : 0
        text += ",\(moved % 375),-\(moved % 64).\(100 + moved % 900),375,0.\(moved % 10)"
        text += ",#\(100_000 + moved % 800_000),\(moved % 2 == 0 ? "yes" : "no")"
      }
    }
    return Array((text + "\n").utf8)
  }

  /// The lines of a recorder.
  static func samples(rows: Int) -> [UInt8] {
    var text = "{\"navsim\":\"samples\",\"version\":1,\"hz\":60}\n"
    for row in 0..<rows {
      text += "{\"us\":\(row * 16_667),\"set\":{\"page.Home\":{\"x\":-\(row % 113)},"
      text +=
        "\"bar\":{\"alpha\":0.\(row % 10),\"barTintColor\":\"#\(100_000 + row % 800_000)\"}}}\n"
    }
    return Array(text.utf8)
  }

  private static func traceSize(of text: [UInt8]) -> Int {
    guard case .recording(let recording)? = try? Imported.read(text, path: "") else { return 0 }
    var size = 0
    recording.write(recording.map([]), name: "bench") { size += $0.count }
    return size
  }

  private static func lineCount(of text: [UInt8]) -> Int {
    text.reduce(0) { $0 + ($1 == 10 ? 1 : 0) }
  }
}
