import NavSimTrace
import Testing

/// Orders of callbacks around tabs that somebody has published as a log, each compared as a whole.
@Suite struct TabOrderTests {
  private static let names: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  /// What the pages hear; the logs do not name their navigation controllers.
  private static func heard(_ actions: String, ios: Int, also: [String] = []) throws -> [String] {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page A
      page B
      page C
      page D
      navigation NA
        stack A
      navigation NB
        stack B
      navigation NC
        stack C
      tabs Main
        tab NA
        tab NB
        tab NC
      scenario "tabs"
      root Main
      \(actions)
      expect at end: tabBar visible
      """)
    #expect(trace.error == nil)
    #expect(trace.events(["log", "warning"]) == [])
    return trace.events(names.union(also)).filter { !$0.contains(" N") }
  }

  /// pgzxc.github.io (2019), e-com-net 1210869260813963264.
  @Test(arguments: [12, 17]) func toSeventeen(ios: Int) throws {
    #expect(
      try Self.heard("at 0ms select NB\nthen select NA", ios: ios) == [
        "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidDisappear A",
        "viewDidAppear B", "viewWillAppear A", "viewWillDisappear B", "viewDidDisappear B",
        "viewDidAppear A",
      ])
  }

  /// react-native-screens, test-tabs-lifecycle-events (18.6, 26.2): three switches.
  @Test(arguments: [18, 26]) func fromEighteen(ios: Int) throws {
    #expect(
      try Self.heard("at 0ms select NB\nthen select NC\nthen select NA", ios: ios) == [
        "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidAppear B",
        "viewDidDisappear A", "viewDidLoad C", "viewWillAppear C", "viewWillDisappear B",
        "viewDidAppear C", "viewDidDisappear B", "viewWillAppear A", "viewWillDisappear C",
        "viewDidAppear A", "viewDidDisappear C",
      ])
  }

  /// The same source: selecting the tab that is selected tells no page.
  @Test(arguments: [17, 18]) func theSelectedTab(ios: Int) throws {
    #expect(try Self.heard("at 0ms select NA\nthen tap tab NA", ios: ios) == [])
  }

  /// The same source: B, then quickly C: all of B's switch comes before C's.
  @Test func inAHurry() throws {
    #expect(
      try Self.heard("at 0ms select NB\nat 10ms select NC", ios: 18) == [
        "viewDidLoad B", "viewWillAppear B", "viewWillDisappear A", "viewDidAppear B",
        "viewDidDisappear A", "viewDidLoad C", "viewWillAppear C", "viewWillDisappear B",
        "viewDidAppear C", "viewDidDisappear B",
      ])
  }

  /// QMUI_iOS issue 261: the delegate hears of a tab's first page when it is shown for the first
  /// time, and of nothing while the tab is not on screen.
  @Test func theDelegateHearsOfTheFirstDisplayAlone() throws {
    #expect(
      try Self.heard(
        "at 0ms push D in NB\nthen select NB\nthen select NA\nthen select NB", ios: 17,
        also: ["willShow"]
      ).filter { $0.hasPrefix("willShow") } == ["willShow D"])
  }

  /// react-native-screens issue 4407 and its e2e tests: each controller is told before its page.
  @Test func aControllerIsToldBeforeItsPage() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 17
      page A
      page B
      navigation NA
        stack A
      navigation NB
        stack B
      tabs Main
        tab NA
        tab NB
      scenario "tabs"
      root Main
      at 0ms select NB
      then select NA as back
      expect at end: tabBar visible
      """)
    #expect(
      trace.events(Self.names) == [
        "viewDidLoad NB", "viewWillAppear NB", "viewDidLoad B", "viewWillAppear B",
        "viewWillDisappear NA", "viewWillDisappear A", "viewDidDisappear NA",
        "viewDidDisappear A", "viewDidAppear B", "viewDidAppear NB",
        "viewWillAppear NA", "viewWillAppear A", "viewWillDisappear NB", "viewWillDisappear B",
        "viewDidDisappear NB", "viewDidDisappear B", "viewDidAppear NA", "viewDidAppear A",
      ])
  }
}
