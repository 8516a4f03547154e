import Foundation
import NavSim

/// The head of a report's file: `/// G056. Title`, then `/// Source: …`, `/// Systems: …`, `/// Seen: …`
/// and, where the symptom does not come out, or not all of it, `/// Not shown: …`, `/// Shown in part: …`.
struct ReportFile {
  let id: String
  let title: String
  let fields: [String: String]
  let text: String

  static let folder = Binary.root.appendingPathComponent("Scenarios/reported")

  static var all: [ReportFile] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("G") && $0.hasSuffix(".navsim") }.sorted()
        .map { name in
          try ReportFile(
            String(name.dropLast(".navsim".count)),
            String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        }
    }
  }

  init(_ id: String, _ text: String) {
    self.id = id
    self.text = text
    var fields: [(name: String, text: String)] = [("", "")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("///") else { break }
      let said = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
      if let colon = said.range(of: ": "), Self.names.contains(String(said[..<colon.lowerBound])) {
        fields.append((String(said[..<colon.lowerBound]), String(said[colon.upperBound...])))
      } else if !said.isEmpty {
        let last = fields.count - 1
        fields[last].text += (fields[last].text.isEmpty ? "" : " ") + said
      }
    }
    var title = fields[0].text
    if title.hasPrefix(id + ". ") { title.removeFirst(id.count + 2) }
    self.title = title
    self.fields = Dictionary(fields.dropFirst().map { ($0.name, $0.text) }) { first, _ in first }
  }

  static let names: Set<String> = ["Source", "Systems", "Seen", "Not shown", "Shown in part"]

  /// The claims, without what is only known.
  private var claims: [Substring] {
    text.split(separator: "\n").filter { $0.contains("expect ") && !$0.contains(" known") }
  }

  /// The detectors that the file claims to have found something, in the order of the claims.
  var detectors: [String] {
    var found: [String] = []
    for claim in claims {
      let words = claim.split(separator: " ")
      guard let some = words.firstIndex(of: "some"), some + 1 < words.count else { continue }
      let name = String(words[some + 1])
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  var state: ReportedGlitch.State {
    if fields["Not shown"] != nil { return .told }
    if fields["Shown in part"] != nil { return .part }
    return claims.contains { $0.contains("[fix") } ? .cured : .shown
  }
}
