import NavSimLanguage
import NavSimSimulator
import NavSimStrategies
import NavSimTrace
import Testing

/// A strategy is its table: the printed text under another name does the same.
@Suite struct TableTests {
  static let scenario = """
    page A "A"
      wants hidden=yes
      on viewWillAppear  bar barTintColor=green
    page B "B"
      item titleView=yes titleViewWidth=370pt leftBarButtonItem="Close" prompt="More"
      on viewWillAppear  bar barTintColor=purple
    page C "C"
      on viewDidLoad     bar backgroundImage=orange
      on viewDidLoad     self.wants bgAlpha=0.5
    scenario "tour"
    stack A
    at 0ms  push B
    then    push C
    then    swipe back to 40% over 200ms release cancel
    then    swipe back to 70% over 200ms release finish
    then    set-stack A > B > C
    then    pop to root
    expect at end: top is A
    """

  static func trace(_ header: String) throws -> [UInt8] {
    let trace = try Bench.trace("device iphone-8\nios 12\n" + header + "\n" + scenario)
    return TraceWriter.write(trace)
  }

  /// The lines after the one that names the cell.
  static func body(_ bytes: [UInt8]) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("cell") }.dropFirst().map(String.init)
  }

  /// The header line with another name; every other line as it is.
  static func renamed(_ line: String, _ name: String, _ other: String) -> String {
    guard line == "strategy \(name)" || line.hasPrefix("strategy \(name) ") else { return line }
    return "strategy \(other)" + line.dropFirst("strategy \(name)".count)
  }

  static func copy(of name: String) throws -> String {
    let text = StrategyTable.text(try #require(BuiltinStrategies.text(name)))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Self.renamed(String(line), name, "\(name)-copy")
    }
    return lines.joined(separator: "\n")
  }

  private static let native = Result { body(try trace("strategy native")) }

  @Test(arguments: BuiltinStrategies.names.filter { $0 != "native" })
  func aRenamedCopyDoesTheSame(name: String) throws {
    let original = Self.body(try Self.trace("strategy \(name)"))
    let copied = Self.body(
      try Self.trace("\(try Self.copy(of: name))\nstrategy \(name)-copy"))
    #expect(original.count > 100)
    #expect(original == copied)
    #expect(try original != Self.native.get(), "the table does something")
  }

  @Test func aDerivedTableAddsToItsAncestor() throws {
    let plain = Self.body(try Self.trace("strategy meituan"))
    let same = Self.body(
      try Self.trace("strategy in-house like meituan\nstrategy in-house"))
    #expect(plain == same)
    let other = Self.body(
      try Self.trace(
        """
        strategy in-house like meituan
          on viewDidAppear  no super
        strategy in-house
        """))
    #expect(plain != other)
  }

  @Test func theSameScenarioGivesTheSameBytes() throws {
    #expect(try Self.trace("strategy fd + km") == Self.trace("strategy fd + km"))
  }

  /// What is written can be read again, and is the same.
  @Test func everyTraceRoundTrips() throws {
    let trace = try Bench.trace("device iphone-8\nios 12\nstrategy km\n" + Self.scenario)
    let bytes = TraceWriter.write(trace)
    let read = try TraceReader.read(bytes, path: "tour.trace")
    #expect(TraceWriter.write(read.trace) == bytes)
    #expect(read.trace == trace)
  }
}
