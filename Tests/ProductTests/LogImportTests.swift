import Foundation
import NavSim
import Testing

// Each log in Logs is in a style in which people paste lifecycle logs. What it comes to was written
// down before it was first read.

@Suite struct LogImportTests {
  static let folder = Binary.root.appendingPathComponent("Tests/ProductTests/Logs")

  static let styles: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".log") }.map { String($0.dropLast(4)) }.sorted()
  }()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func thereAreStyles() { #expect(Self.styles.count >= 10) }

  @Test(arguments: styles)
  func aLogBecomesClaims(style: String) throws {
    let ran = try Binary.run(["conform", style + ".log"], in: Self.folder)
    #expect(ran.code == 0)
    #expect(ran.out == (try Self.text(style + ".expected")))
    #expect(ran.err == (try Self.text(style + ".summary")))
  }

  /// The claims are the language's: a scenario takes them.
  @Test(arguments: styles)
  func theClaimsAreValid(style: String) throws {
    let claims = try Self.text(style + ".expected")
    let file = ScenarioFile(
      path: style, text: "navsim 1\n\npage A\npage B\n\nscenario \"s\"\nstack A\n" + claims)
    #expect(file.diagnostics.map(\.text) == [])
  }

  @Test func aMapNamesPagesAndLeavesTheRest() throws {
    let ran = try Binary.run(
      ["conform", "objc-brackets.log", "--map", "DetailViewController=Item"], in: Self.folder)
    #expect(
      ran.out == """
        // pages: Item = DetailViewController
        expect always:  events viewDidLoad(Item), viewWillAppear(Item), viewDidAppear(Item)

        """)
    #expect(ran.err.contains("\n  = no page: HomeViewController\n"))
  }

  @Test func callbacksWithoutAClassAreOfThePageThatIsNamed() throws {
    let ran = try Binary.run(
      ["conform", "-", "--page", "Home"], input: "viewDidLoad\nItemVC viewDidLoad\nviewWillAppear\n"
    )
    #expect(
      ran.out == """
        // pages: A = Home, B = ItemVC
        expect always:  events viewDidLoad(A), viewDidLoad(B), viewWillAppear(A)

        """)
  }

  @Test func aLongLogGoesOnWithItsLastCallback() throws {
    let lines = (0..<30).map { _ in "Home viewWillAppear\n" }.joined()
    let ran = try Binary.run(["conform", "-"], input: lines)
    let claims = ran.out.split(separator: "\n").dropFirst()
    #expect(claims.count == 2)
    #expect(claims.map { $0.components(separatedBy: "viewWillAppear(A)").count - 1 } == [24, 7])
  }

  /// A name that a line does not have as a word is no callback.
  @Test(arguments: [
    ("viewDidLoadCount of Home", 0), ("Home viewDidload", 1), ("Home init", 0),
    ("Home.init(coder:)", 1), ("-[Home initWithNibName:bundle:]", 1), ("Home dealloc", 1),
    ("upload completion Home", 0), ("home.viewDidLoad()", 1),
    ("-[Nav pushViewController:animated:] <Detail: 0x12>", 1),
  ])
  func wordsAreWhole(line: String, count: Int) throws {
    guard case .recording(let recording) = try Imported.read(Array(line.utf8), path: "x") else {
      Issue.record("no recording")
      return
    }
    #expect(recording.events.count == count)
  }

  @Test func delegatesSpeakOfThePageBehindThem() throws {
    let lines = """
      -[Home viewDidLoad]
      -[Coordinator navigationController:willShowViewController:animated:] Detail
      didShow Detail
      -[Coordinator navigationController:didShowViewController:animated:]
      """
    guard case .recording(let recording) = try Imported.read(Array(lines.utf8), path: "x") else {
      Issue.record("no recording")
      return
    }
    #expect(recording.events.map(\.subject) == ["Home", "Detail", "Detail", nil])
  }
}
