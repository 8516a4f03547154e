import Foundation
import Testing

@testable import NavSimViewer

@Suite struct JSONBytesTests {
  /// Whatever a text holds, it comes back, and nothing of it can end a script element.
  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!-- <script", "\"\\\u{2028}\u{2029}\u{0}\u{1F}\u{7F}",
    "\u{202E}\u{5D0}\u{5D1} \u{1F600}e\u{301}", "&amp;&lt;", "",
  ])
  func aTextComesBack(text: String) throws {
    var json = JSONBytes()
    json.list { $0.add(text) }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(read?.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    #expect(!json.bytes.contains(UInt8(ascii: "<")) && !json.bytes.contains(UInt8(ascii: "&")))
  }

  @Test func listsAndObjectsAreSeparated() {
    var json = JSONBytes()
    json.object { json in
      json.name("a")
      json.list([1, -2])
      json.name("b")
      json.list { json in
        json.list { _ in }
        json.add(nil as Int?)
        json.object { _ in }
      }
    }
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"a":[1,-2],"b":[[],null,{}]}"#)
  }

  @Test(arguments: [
    (0, "0"), (1.5, "1.5"), (-0.25, "-0.250"), (1.0005, "1.001"), (1e300, "0"), (12, "12"),
  ])
  func aLengthIsADecimal(value: Double, expected: String) {
    let text = String(decoding: decimal(value), as: UTF8.self)
    #expect(Double(text) == Double(expected))
  }
}
