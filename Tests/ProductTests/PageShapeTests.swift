import Foundation
import Testing

/// Pages that one can find one's way in.
@Suite struct PageShapeTests {
  private static let pages = DocumentedCommand.documents

  /// Generated tables are as long as what they list.
  private static let tables: Set<String> = ["docs/Rules.md"]

  /// The headings of a page, without what stands in blocks.
  private static func headings(_ text: String) -> [String] {
    var isInside = false
    return text.components(separatedBy: "\n").compactMap { line in
      if line.hasPrefix("```") { isInside.toggle() }
      return !isInside && line.hasPrefix("## ") ? String(line.dropFirst(3)) : nil
    }
  }

  /// The place of a heading, as code hosts name it.
  private static func anchor(_ heading: String) -> String {
    String(
      heading.lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || " -_".unicodeScalars.contains($0)
      }.map { $0 == " " ? "-" : Character($0) })
  }

  @Test(arguments: pages.map(\.path))
  func aLongPageHasContents(path: String) throws {
    let page = try #require(Self.pages.first { $0.path == path })
    let lines = page.text.components(separatedBy: "\n").count
    if !Self.tables.contains(path) { #expect(lines <= 400, "\(path) has \(lines) lines") }
    guard lines > 150, path != "README.md" else { return }
    let head = page.text.components(separatedBy: "\n## ")[0]
    for heading in Self.headings(page.text) {
      #expect(head.contains("](#\(Self.anchor(heading)))"), "\(path): \(heading)")
    }
  }

  @Test(arguments: pages.map(\.path))
  func linksLeadSomewhere(path: String) throws {
    let page = try #require(Self.pages.first { $0.path == path })
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    for part in page.text.components(separatedBy: "](").dropFirst() {
      let link = part.components(separatedBy: ")")[0]
      if link.hasPrefix("http") || link.contains(" ") { continue }
      let pieces = link.components(separatedBy: "#")
      let target = pieces[0].isEmpty ? path : (folder.isEmpty ? "" : folder + "/") + pieces[0]
      let url = Binary.root.appendingPathComponent(target)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path): \(link)")
      guard pieces.count > 1, target.hasSuffix(".md") else { continue }
      let text = try String(contentsOf: url, encoding: .utf8)
      let anchors = text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
        Self.anchor(String(line.drop { $0 == "#" }.dropFirst()))
      }
      #expect(anchors.contains(pieces[1]), "\(path): \(link)")
    }
  }

  /// The first screen: what it is, what it finds, why, and the two commands.
  @Test func theFirstScreenIsShort() throws {
    let text = try #require(Self.pages.first { $0.path == "README.md" }).text
    let first = text.components(separatedBy: "## A report as a file")[0]
    #expect(first.components(separatedBy: "\n").count <= 60)
    for part in ["push.svg", "NAV005", "navsim why", "swift test", "Install.md"] {
      #expect(first.contains(part))
    }
  }
}

/// `navsim --help`: one screen, with every command on it once.
@Suite struct OverviewTests {
  @Test func everyCommandStandsOnOneScreen() throws {
    let ran = try Binary.run(["--help"])
    let lines = ran.out.components(separatedBy: "\n").dropLast()
    #expect(ran.code == 0 && lines.count <= 24, "\(lines.count) lines")
    #expect(lines.allSatisfy { $0.count <= 100 }, "\(ran.out)")
    let words = ran.out.split { !$0.isLetter }.map(String.init)
    for name in try Binary.run(["completion", "bash"]).out.components(separatedBy: "\n")
      .first(where: { $0.contains("run") && $0.contains("compare") && $0.contains("explain") })?
      .split(whereSeparator: { !$0.isLetter }).map(String.init) ?? [] where name.count > 3
    {
      let isCommand = try Binary.run(["help", name]).code == 0
      if isCommand { #expect(words.contains(name), "\(name)") }
    }
  }
}
