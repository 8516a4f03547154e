import NavSimLanguage
import NavSimSimulator
import NavSimStrategies
import NavSimTrace

/// A strategy is its table: the printed text under another name does the same.
public enum CopiedTable {
  /// Pages with wishes, colours, images and items, and a tour that pushes, swipes and sets stacks.
  private static let tour = """
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

  /// The trace of the tour, with lines that declare or choose a strategy.
  package static func trace(_ header: String) throws -> Trace {
    let text = "device iphone-8\nios 12\n" + header + "\n" + tour
    let script = try VerifiedFiles([]).script(SourceFile(path: "tour.navsim", text: text)).get()
    let cells = try script.cells(scenario: 0)
    guard cells.count == 1 else { throw VerifiedFiles.Fault(text: "\(cells.count) cells") }
    return Simulator.run(script.program(scenario: 0, cell: cells[0]))
  }

  /// The lines after the one that names the cell.
  package static func body(_ trace: Trace) -> [String] {
    let lines = String(decoding: TraceWriter.write(trace), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("cell") }.dropFirst().map(String.init)
  }

  private static let native = Result { body(try trace("strategy native")) }

  /// Takes a built-in's tour, and that of a copy of its table.
  ///
  /// - Parameter other: whose table is copied; its own unless another is given.
  public static func check(_ name: String, copying other: String? = nil) -> CheckTally {
    var tally = CheckTally()
    do {
      let original = body(try trace("strategy \(name)"))
      let copied = body(try trace("\(copy(of: other ?? name))\nstrategy copied"))
      let native = try native.get()
      tally.add(original.count > 100 ? nil : "\(name): its trace has \(original.count) lines")
      tally.add(original == copied ? nil : "\(name): a copy of its table does otherwise")
      tally.add(original == native ? "\(name): its table does nothing" : nil)
    } catch {
      tally.add("\(name): \(error)")
    }
    return tally
  }

  /// The printed table of a built-in, as that of a strategy with another name.
  private static func copy(of name: String) -> String {
    let text = StrategyTable.text(BuiltinStrategies.text(name) ?? "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line == "strategy \(name)" || line.hasPrefix("strategy \(name) ")
        ? "strategy copied" + line.dropFirst("strategy \(name)".count) : line[...]
    }
    return lines.joined(separator: "\n")
  }
}
