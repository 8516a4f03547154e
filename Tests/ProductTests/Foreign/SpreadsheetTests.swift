import Foundation
import NavSim
import Testing

// A cell of a table is data for whoever opens it: no text from outside runs as a formula, and what is
// read back is what was written.

@Suite struct SpreadsheetTests {
  private static let texts = [
    "=cmd|' /C calc'!A0", "+1+1", "-1+1", "-1.5", "-", "@SUM(A1)", "'=x", "''", "'plain", "＝A1",
    "nil", "absent", "", "0.5", "#FF0000", "yes", "a,b", "say \"x\"", "\"x\"", "\"", "a\nb", "\r",
    "\tx",
    "\u{1B}[31m", "\u{9B}", "\u{202E}", "a\n::error::b", "x\\n", "é 😀", " =x",
  ]

  /// A trace with each text as a title, and as the name of a page.
  private static func trace(_ text: String) throws -> Trace {
    let quoted = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": return "\\" + String(scalar)
      default:
        return scalar.value < 32 || scalar.value > 126
          ? "\\u{" + String(scalar.value, radix: 16) + "}" : String(scalar)
      }
    }.joined()
    let lines = """
      navsim-trace 1
      scenario  s
      cell
      grid      60Hz 0.001

      == start
      bar           alpha=-1.5 title="\(quoted)"
      title.A       title="\(quoted)"

      == push B @0ms
      +0
      bar           alpha=1

      end frames=1 phases=2 @16.667ms

      """
    return try Trace.read(Array(lines.utf8), path: "t").trace
  }

  @Test(arguments: texts) func whatIsReadBackIsWhatWasWritten(text: String) throws {
    let trace = try Self.trace(text)
    for isWide in [false, true] {
      var options = ExportOptions()
      options.isWide = isWide
      let csv = try ExportTests.text(of: trace, .csv, options)
      #expect(!csv.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0 == "\u{9B}" })
      for line in csv.split(separator: "\n") {
        #expect(!line.hasPrefix("::"))
        for cell in line.split(separator: ",") {
          let start = cell.drop { $0 == "\"" }
          let isNumber = Double(start) != nil
          #expect(isNumber || !"=+-@＝＋－＠".contains(start.first ?? "x"), "\(line)")
        }
      }
      #expect(csv.contains(",-1.5"))
      guard case .recording(let recording) = try Imported.read(Array(csv.utf8), path: "t.csv")
      else { throw Oddity() }
      let again = recording.trace(recording.map([]), name: "s")
      let line = String(decoding: again.bytes(), as: UTF8.self).split(separator: "\n").first {
        $0.hasPrefix("bar ")
      }
      let was = String(decoding: trace.bytes(), as: UTF8.self).split(separator: "\n").first {
        $0.hasPrefix("bar ")
      }
      #expect(line == was, "\(isWide) \(csv)")
    }
  }

  private struct Oddity: Error {}
}
