import Foundation
import Testing

// What a phone is compared with: from which line on, with which pages, with which values.

@Suite struct ConformInputTests {
  private static let push = ["Scenarios/basics/push.navsim", "--strategy", "native", "--ios", "12"]

  private func conform(_ input: String, _ more: String...) throws -> Ran {
    try Binary.run(["conform", "-"] + Self.push + more, input: input)
  }

  /// A log that shows the first page before the scenario begins: three lines of arrival.
  private static let log = """
    Home viewDidLoad
    Home viewWillAppear
    Home viewDidAppear
    Detail viewDidLoad
    Home viewWillDisappear
    Detail viewWillAppear
    Home viewDidDisappear
    Detail viewDidAppear

    """

  @Test func theFirstLineMayBeChosen() throws {
    let found = try conform(Self.log)
    #expect(found.code == 0 && found.out.contains("skipped    3 callbacks"), "\(found.out)")
    let chosen = try conform(Self.log, "--from", "1")
    #expect(chosen.code == 1 && !chosen.out.contains("skipped"), "\(chosen.out)")
    #expect(chosen.out.contains("<stdin>:1:1: error: the log says viewDidLoad(A)"))
    #expect(try conform(Self.log, "--from", "4").code == 0)
  }

  /// A callback without a class is of no page, and so is none that the model could be held beside.
  @Test func nothingThatCanBeComparedIsAnError() throws {
    let ran = try conform("viewWillAppear nonsense\n")
    #expect(ran.code == 2 && ran.out.isEmpty, "\(ran.out)")
    #expect(ran.err.contains("<stdin>: nothing in it can be compared with 'push'"), "\(ran.err)")
  }

  /// A phone that waits a second before the push: page A's x(3) is -26.126, as below.
  @Test func aTableMayBeginBeforeTheAction() throws {
    let rows = ["ms,page.A.x", "0,0", "1000,0", "1050,-26.126"]
    for table in [rows, ["ms,page.A.x,page.A.y"] + rows.dropFirst().map { $0 + ",0" }] {
      let text = table.joined(separator: "\n") + "\n"
      let late = try conform(text)
      #expect(late.code == 2, "\(late.out)\(late.err)")
      #expect(late.err.contains("only the start of 'push' was compared"), "\(late.err)")
      #expect(late.err.contains("= --from LINE"), "\(late.err)")
    }
    let laid = try conform(rows.joined(separator: "\n") + "\n", "--from", "3")
    #expect(laid.out.contains("clock      the value of line 3 is time zero"), "\(laid.out)")
    #expect(laid.code == 0, "\(laid.out)")
    let other = rows.joined(separator: "\n").replacing("-26.126", with: "-20")
    let moved = try conform(other + "\n", "--from", "3")
    #expect(moved.code == 1 && moved.out.contains("page.A.x"), "\(moved.out)")
  }

  /// Every row of a tidy table's moment is that moment; a line behind the file is none.
  @Test func everyRowOfAMomentNamesIt() throws {
    let text = """
      ms,element,property,value
      0,bar,alpha,1
      0,page.A,x,0
      0,bar,hidden,no
      50,page.A,x,-26.126

      """
    for line in ["2", "3", "4"] {
      let ran = try conform(text, "--from", line)
      #expect(ran.code == 0 && ran.out.contains("the value of line 2 is time zero"), "\(ran.out)")
    }
    #expect(try conform(text, "--from", "99").code == 2)
  }

  /// Where the phone says itself when the action was, the clock is right, however early it ends.
  @Test func aMarkedActionIsNoGuess() throws {
    let text = """
      {"navsim":"samples","version":1,"hz":60}
      {"us":0,"action":"push"}
      {"us":0,"set":{"page.A":{"x":0}}}
      {"us":9000000,"set":{"page.A":null}}

      """
    let ran = try conform(text)
    #expect(ran.code == 0 && ran.out.contains("beyond     1 frame"), "\(ran.out)\(ran.err)")
  }

  /// What is at rest stays: what a phone shows after the model's end is held to the model's last values, and where it
  /// waits longer for an action than the scenario does, to those before that action.
  @Test func whatComesAfterTheEndIsHeldToIt() throws {
    func text(_ alpha: String) -> String {
      """
      {"navsim":"samples","version":1,"hz":60}
      {"us":0,"action":"push"}
      {"us":0,"set":{"bar.bg":{"alpha":1}}}
      {"us":9000000,"set":{"bar.bg":{"alpha":\(alpha)}}}

      """
    }
    let same = try conform(text("1"))
    #expect(same.code == 0 && same.out.contains("values     same: 2 compared"), "\(same.out)")
    let late = try conform(text("0"))
    #expect(late.code == 1, "\(late.out)")
    #expect(late.out.contains("bar.bg.alpha is 0 on the phone, 1 in the model"), "\(late.out)")
    #expect(
      late.out.contains("beyond     1 frame after the model's end, held to its last values"),
      "\(late.out)")
    let tolerant = try conform(text("0.99"), "--tolerance", "alpha=0.02")
    #expect(tolerant.code == 0, "\(tolerant.out)")
  }

  /// A console puts its own words before each line, and apps log objects too.
  @Test func aConsolesWordsStandBeforeARecordersObjects() throws {
    let console = "2026-11-30 12:00:00.100 Shop[99:1] "
    let lines = [
      #"{"level":"info","msg":"boot"}"#, console + #"{"navsim":"samples","version":1,"hz":60}"#,
      console + #"{"us":0,"action":"push"}"#, #"{"level":"info","msg":"tapped"}"#,
      #"{"event":"purchase","ts":5}"#, #"{"action":"log","level":"info"}"#,
      "{", "  key = value;", "}",
      console + #"{"us":0,"set":{"bar.bg":{"alpha":0.5}}}"#,
    ]
    let ran = try conform(lines.joined(separator: "\n") + "\n")
    #expect(ran.code == 1, "\(ran.out)\(ran.err)")
    #expect(ran.out.contains("bar.bg.alpha is 0.5 on the phone, 1 in the model"), "\(ran.out)")
  }

  @Test func aDecimalCommaIsNoNumber() throws {
    let ran = try conform("ms,bar.alpha\n0,\"0,98\"\n")
    #expect(ran.code == 2, "\(ran.out)")
    #expect(ran.err.contains("'alpha' is no number: write a point for the comma"), "\(ran.err)")
  }

  /// A callback that nobody knows is no line of values.
  @Test func anUnknownCallbackHasNoValues() throws {
    let text = """
      {"navsim":"samples","version":1,"hz":60}
      {"us":0,"event":"nosuch","set":{"page.A":{"x":7}}}
      {"us":0,"set":{"page.A":{"x":0}}}

      """
    let ran = try Binary.run(["conform", "-"], input: text)
    #expect(ran.code == 0 && !ran.out.contains("x=7"), "\(ran.out)")
    #expect(ran.err.contains("1 line not understood"), "\(ran.err)")
  }

  /// Texts of any length are compared.
  @Test func longTextsAreCompared() throws {
    let long = String(repeating: "a", count: 70_000)
    let text = """
      {"navsim":"samples","version":1,"hz":60}
      {"us":0,"set":{"page.A":{"x":{"text":"\(long)"}}}}
      {"us":16667,"set":{"page.A":{"x":1}}}

      """
    let ran = try conform(text)
    #expect(ran.code == 1 && ran.out.contains("page.A.x"), "\(ran.err.prefix(300))")
  }

  @Test func aPageOfTheMapHasToBeThere() throws {
    for cells in [Self.push, [Self.push[0]]] {
      let ran = try Binary.run(
        ["conform", "-"] + cells + ["--map", "Home=A,Detail=Z"], input: Self.log)
      #expect(ran.code == 2 && ran.out.isEmpty, "\(ran.out)")
      #expect(
        ran.err.contains("'--map Detail=Z': the scenario has no page 'Z'\n  = its pages: A B"),
        "\(ran.err)")
    }
    #expect(try conform(Self.log, "--map", "Home=A,Detail=B").code == 0)
  }

  // MARK: Values

  /// x(3) is 287.914 for the page that comes, -26.126 for the one that goes.
  private static let samples = """
    {"navsim":"samples","version":1,"hz":60}
    {"us":0,"set":{"page.Home":{"x":0}}}
    {"us":100000,"action":"push"}
    {"us":100000,"set":{"page.Detail":{"x":375}}}
    {"us":150000,"set":{"page.Home":{"x":-26.126},"page.Detail":{"x":287.914}}}

    """

  /// A value holds until the next: A's in three frames in which the phone spoke, B's in two.
  @Test func classesInElementsArePages() throws {
    let ran = try conform(Self.samples)
    #expect(ran.code == 0, "\(ran.out)\(ran.err)")
    #expect(ran.out.contains("\npages      A = Home, B = Detail (by order;"))
    #expect(!ran.out.contains("unknown") && ran.out.hasSuffix("values     same: 5 compared\n"))
    let wrong = try conform(Self.samples.replacingOccurrences(of: "287.914", with: "280"))
    #expect(wrong.code == 1 && wrong.out.contains("page.B.x is 280 on the phone, 287.914"))
  }

  private static let app = """
    page Feed "Feed"
      view backgroundColor=white
    page Article "Article"
      view backgroundColor=white
    scenario "swipe cancelled"
    stack Feed
    at 0ms  push Article
    then +1s  swipe back to 40% over 300ms release cancel
    expect at end: top is Article

    """

  /// A swipe that went through: where the log really differs, the classes keep the pages of their names.
  private static func finished(_ feed: String, _ article: String) -> String {
    [
      (feed, "viewDidLoad"), (feed, "viewWillAppear"), (feed, "viewDidAppear"),
      (article, "viewDidLoad"), (feed, "viewWillDisappear"), (article, "viewWillAppear"),
      (feed, "viewDidDisappear"), (article, "viewDidAppear"), (article, "viewWillDisappear"),
      (feed, "viewWillAppear"), (article, "viewDidDisappear"), (feed, "viewDidAppear"),
    ].map { "[Lifecycle] \($0.0) \($0.1)()\n" }.joined()
  }

  @Test(arguments: [
    ("MyApp.FeedViewController", "MyApp.ArticleViewController"), ("MYFeedVC", "ArticleScreen"),
    (
      "SwiftUI.UIHostingController<MyApp.FeedView>",
      "SwiftUI.UIHostingController<MyApp.ArticleView>"
    ),
  ])
  func aClassIsThePageOfItsName(feed: String, article: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.app, to: "app.navsim")
    try scratch.write(Self.finished(feed, article), to: "phone.log")
    let ran = try Binary.run(["conform", "phone.log", "app.navsim"], in: scratch.url)
    let bare = [article, feed].map {
      $0.replacing("MyApp.", with: "").replacing("SwiftUI.", with: "")
    }
    #expect(
      ran.out.contains("\npages      Article = \(bare[0]), Feed = \(bare[1]) (by name;"),
      "\(ran.out)")
    #expect(ran.code == 1 && ran.out.contains("skipped    3 callbacks"), "\(ran.out)")
    // The page of the swipe comes back in the model, and not in the log.
    #expect(ran.out.contains("the log says viewDidDisappear(Article), the model"), "\(ran.out)")
    let map = try Binary.run(
      ["conform", "phone.log", "app.navsim", "--map", "\(bare[1])=Feed,\(bare[0])=Article"],
      in: scratch.url)
    #expect(
      map.out.contains("\npages      Article = \(bare[0]), Feed = \(bare[1])\n"), "\(map.err)")
  }

  /// Who names the class alone means the only one that there is.
  @Test func aGenericClassIsCalledByItsOwnName() throws {
    let log = Self.log.replacingOccurrences(of: "Detail", with: "UIHostingController<App.RootView>")
    let ran = try conform(log, "--map", "UIHostingController=B,Home=A")
    #expect(ran.code == 0 && ran.out.contains("B = UIHostingController<RootView>"), "\(ran.out)")
  }

  /// JSON is what RFC 8259 says it is: blanks between, members in any order.
  @Test(arguments: [
    #"{"navsim": "samples", "version": 1, "hz": 60}"#,
    #"{ "version" : 1 , "navsim" : "samples" }"#,
  ])
  func samplesAreReadHoweverTheyAreSpaced(head: String) throws {
    let lines = Self.samples.split(separator: "\n").dropFirst()
      .map { String($0).replacing(":", with: ": ").replacing(",", with: ", ") }
    let ran = try conform(([head] + lines).joined(separator: "\n") + "\n")
    #expect(
      ran.code == 0 && ran.out.hasSuffix("values     same: 5 compared\n"), "\(ran.out)\(ran.err)")
  }

  @Test func anotherObjectIsToldBothSchemas() throws {
    let ran = try conform("{\"us\": 1}\n")
    #expect(
      ran.code == 2 && ran.err.contains("{\"navsim\":\"trace\",…}")
        && ran.err.contains("{\"navsim\":\"samples\",…}"), "\(ran.err)")
  }

  @Test func importNamesThemInTheOrderOfAppearance() throws {
    let text = Self.samples.replacingOccurrences(
      of: "{\"us\":100000,\"action\"",
      with:
        "{\"us\":50000,\"event\":\"viewDidLoad\",\"args\":[\"Detail\"]}\n{\"us\":100000,\"action\"")
    let ran = try Binary.run(["conform", "-"], input: text)
    #expect(ran.code == 0 && ran.err.contains("pages: A = Home, B = Detail"), "\(ran.err)")
    #expect(ran.out.contains("\npage.A") && ran.out.contains("\npage.B"), "\(ran.out)")
    #expect(ran.out.contains("! viewDidLoad B") && !ran.out.contains("Home"))
  }

  /// A table that navsim wrote has pages in its names: they stay.
  @Test func aTablesNamesStay() throws {
    let table = "ms,page.Home.x,bar.alpha\n0,0,1\n50,10,1\n"
    let ran = try Binary.run(["conform", "-"], input: table)
    #expect(ran.code == 0 && ran.out.contains("page.Home"), "\(ran.out)\(ran.err)")
    let mapped = try Binary.run(["conform", "-", "--map", "Home=A"], input: table)
    #expect(mapped.out.contains("page.A"), "\(mapped.out)\(mapped.err)")
  }

  /// Callbacks that agree do not hide that of the values nothing could be looked at.
  @Test func valuesOfWhichNoneIsKnownAreNotTheSame() throws {
    let text = """
      {"navsim":"samples","version":1,"hz":60}
      {"us":0,"set":{"knob":{"x":0}}}
      {"us":1000,"event":"viewDidLoad","args":["Detail"]}
      {"us":1001,"event":"viewWillDisappear","args":["Home"]}

      """
    let map = ["--map", "Home=A,Detail=B"]
    let one = try Binary.run(["conform", "-"] + Self.push + map, input: text)
    #expect(one.code == 2 && one.out.contains("\nunknown    knob.x\n"), "\(one.out)")
    #expect(one.out.contains("\norder      same: 2 callbacks\n"))
    #expect(
      one.out.hasSuffix("\nvalues     nothing compared: the model has none of these values\n"))
    #expect(one.err.contains("<stdin>: none of its values can be compared"), "\(one.err)")
    let all = try Binary.run(["conform", "-", Self.push[0]] + map, input: text)
    #expect(all.code == 2 && !all.out.contains(": same\n"), "\(all.out)")
  }
}
