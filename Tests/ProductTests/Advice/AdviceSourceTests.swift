import Foundation
import NavSim
import Testing

/// Who says so, with links: in `explain`, in docs/Lint.md, for code scanning.
@Suite struct AdviceSourceTests {
  /// `| NAV104 bar-alpha | source | [1](…) |`
  private static var table: String {
    let rows = AdviceRule.all.map { rule in
      let links = rule.links.enumerated().map { "[\($0.offset + 1)](\($0.element))" }
      return "| \(rule.id) | \(rule.name) | \(rule.source) | \(links.joined(separator: " ")) |\n"
    }
    return "| id | rule | source | links |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  @Test func thePageHasEverySource() throws {
    let url = Binary.root.appendingPathComponent("docs/Lint.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let start = try #require(text.range(of: "AdviceSourceTests -->\n"))
    let end = try #require(text.range(of: "<!-- end of sources -->"))
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] != nil {
      let new = text[..<start.upperBound] + Self.table + text[end.lowerBound...]
      try String(new).write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(String(text[start.upperBound..<end.lowerBound]) == Self.table)
    }
  }

  /// All works but one are to be found: of an article nobody wrote down where it lies, and the last rule
  /// is navsim's own.
  @Test func everyOtherRuleHasALink() {
    let bare = AdviceRule.all.filter(\.links.isEmpty).map(\.name)
    #expect(bare == ["unused-ignore"])
    let links = AdviceRule.all.flatMap(\.links)
    #expect(links.allSatisfy { $0.hasPrefix("https://") && !$0.contains(" ") })
    // In the order in which the source names them.
    #expect(
      AdviceRule.named("bar-alpha")?.links == [
        "https://github.com/EnderTan/ETNavBarTransparent",
        "https://tenloy.github.io/2020/08/01/ui-navigation-bar.html",
      ])
  }

  @Test func explainPrintsThem() throws {
    let ran = try Binary.run(["explain", "early-stack-call"], in: Binary.root)
    #expect(
      ran.out.contains(
        "issue 73; Stack Overflow 11862883\n            https://github.com/MoZhouqi/"),
      "\(ran.out)")
  }

  /// One page in three cells and two scenarios, and a file that uses it: its line is told once, and what
  /// was read is told last.
  @Test func aLineIsToldOnceAndTheSummaryStandsLast() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      page A
        on viewWillAppear  bar alpha=0.5
      page B
      """ + "\n", to: "pages.navsim")
    let scenario = """
      use "pages.navsim"

      scenario "one"
      matrix
        ios  12 13 17
      stack A
      at 0ms  push B
      expect at end:  top is B

      scenario "two"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """
    try scratch.write(scenario, to: "a.navsim")
    try scratch.write(scenario, to: "b.navsim")
    let ran = try Shell.run(
      "cd '\(scratch.url.path)' && '\(Binary.path)' check a.navsim b.navsim 2>&1")
    #expect(ran.out.components(separatedBy: "NAV104").count == 2, "\(ran.out)")
    let last = ran.out.split(separator: "\n").last.map(String.init) ?? ""
    #expect(last == "2 files, 4 scenarios, 8 cells: 0 errors, 0 warnings, 1 piece of advice")
  }
}
