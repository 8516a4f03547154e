import NavSimProgram
import NavSimSimulator
import NavSimTrace
import Testing

/// What a strategy of one controller keeps is that controller's, and only its pages hear it.
@Suite struct ControllerStrategyTests {
  private func trace(
    _ strategies: String, _ item: String, _ choice: String, _ more: String = ""
  ) throws -> Trace {
    try Bench.trace(
      """
      ios 12
      \(strategies)
      page Home "Home"
      page Shop "Shop"
        child Inner
      page Goods "Goods"
      page Detail "Detail"
      navigation Inner
        stack Goods
        \(item)
      \(choice)
      scenario "two stacks"
      stack Home
      at 0ms  push Shop
      then    push Detail in Inner
      \(more)
      expect at end: navigation.Inner.top = \(more.isEmpty ? "Detail" : "Goods")
      """)
  }

  private static let marker = """
    strategy marker
      on viewDidAppear  self.item title="seen"
    strategy other
      on viewDidLoad  self.item prompt="More"
    """

  private func titles(_ trace: Trace) throws -> [String] {
    try ["Home", "Shop", "Goods", "Detail"].filter {
      try trace.last("\($0).item", "title") == "seen"
    }
  }

  @Test func onlyThePagesOfTheController() throws {
    let inner = try trace(Self.marker, "strategy marker", "strategy other")
    #expect(try titles(inner) == ["Goods", "Detail"])
    let outer = try trace(Self.marker, "strategy other", "strategy marker")
    #expect(try titles(outer) == ["Home", "Shop"])
  }

  /// What leaves a stack is heard by the strategies of the controller that it left.
  @Test(arguments: [("teller", "0.5"), ("other", "0.25")])
  func releasedPagesToo(_ inner: String, _ alpha: String) throws {
    let text = """
      strategy teller
        on deinit  statusBar alpha=0.5
      strategy other
        on deinit  statusBar alpha=0.25
      """
    let outer = inner == "teller" ? "other" : "teller"
    let after = try trace(text, "strategy \(inner)", "strategy \(outer)", "then  pop in Inner")
    #expect(try after.last("statusBar", "alpha") == alpha)
  }

  /// `once` and saved names are the controller's: both count.
  @Test func memoryIsTheControllers() throws {
    let text = """
      strategy counter
        on push.pre  if from is nil  stop
        on push.pre  once  do note
        on push.pre  if seen is yes  statusBar alpha=0.5
        on push.pre  save yes as seen
        on note      statusBar alpha=0.75
      """
    let both = try trace(text, "strategy counter", "strategy counter")
    // Each controller sees one push: 'once' runs in both, 'seen' is nil in both.
    let alphas = try both.thousandths("statusBar", "alpha").values
    #expect(Set(alphas) == [750])
  }

  @Test func theScenariosStrategyIsNotTouched() throws {
    let without = try trace(Self.marker, "bar alpha=1", "strategy marker")
    #expect(try titles(without) == ["Home", "Shop", "Goods", "Detail"])
    let quiet = try trace(Self.marker, "strategy native", "strategy marker")
    #expect(try titles(quiet) == ["Home", "Shop"])
  }
}
