import NavSimKernel
import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimNavigation

/// Orders of callbacks that somebody has published as a log of one navigation controller, each compared as
/// a whole. Where two logs differ both are told, the other one by a value of the profile. The version is the
/// log's, or the first that is modelled where the log is older or does not say. Logs of tabs and presentations
/// stand in `TabOrderTests` and `PresentationOrderTests`.
@Suite struct PublishedLogTests {
  static let appearance: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]
  static let layout: Set<String> = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]

  /// What F, T and their navigation controller N hear.
  static func heard(
    _ actions: String, from stack: String = "F", ios: Int, _ names: Set<String>,
    controller: Bool = false, changing change: (inout IOSProfile) -> Void = { _ in }
  ) throws -> [String] {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page F
      page M
      page T
      navigation N
        stack \(stack)
      scenario "a log"
      root N
      \(actions)
      expect at end: eye.left = white
      """, changing: change)
    #expect(trace.error == nil)
    #expect(trace.events(["log", "warning"]) == [])
    return trace.events(names).filter { controller || !$0.hasSuffix(" N") }
  }

  static func pair(_ page: String) -> [String] {
    ["viewWillLayoutSubviews \(page)", "viewDidLayoutSubviews \(page)"]
  }

  // MARK: - Push

  /// vineetchoudhary, iOS-in-Depth: the controller too, and nothing after the end.
  @Test func iOSInDepthPush() throws {
    #expect(
      try Self.heard(
        "at 0ms push T", ios: 12, Self.appearance.union(Self.layout).union(["loadView"]),
        controller: true) == [
          "viewWillLayoutSubviews N", "loadView T", "viewDidLoad T", "viewWillDisappear F",
          "viewWillAppear T", "viewDidLayoutSubviews N", "viewWillLayoutSubviews T",
          "viewDidLayoutSubviews T", "viewDidDisappear F", "viewDidAppear T",
        ])
  }

  /// jianshu 4d42363993b7 and e36a5d64ede2; csdn 51557820; wlgusdn700.tistory.com/27: one pair, none after.
  @Test(arguments: [12, 17]) func pushLaysOutOnce(ios: Int) throws {
    #expect(
      try Self.heard("at 0ms push T", ios: ios, Self.appearance.union(Self.layout))
        == ["viewDidLoad T", "viewWillDisappear F", "viewWillAppear T"] + Self.pair("T")
        + ["viewDidDisappear F", "viewDidAppear T"])
  }

  /// beankhan.tistory.com/20 (iOS 9): lazily loaded, and half a second from the layout to the end.
  @Test func beankhanPush() throws {
    let expected =
      ["viewWillDisappear F", "viewDidLoad T", "viewWillAppear T"] + Self.pair("T")
      + ["viewDidDisappear F", "viewDidAppear T"]
    let names = Self.appearance.union(Self.layout)
    #expect(try Self.heard("at 0ms push T", ios: 9, names) == expected)
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 9
      page F
      page T
      scenario "timed"
      stack F
      at 0ms push T
      expect at end: top is T
      """)
    func time(_ name: String) throws -> Time {
      try #require(trace.events.first { trace.text($0.name) == name }).time
    }
    let length = try time("viewDidAppear") - time("viewDidLayoutSubviews")
    #expect(length == Time(milliseconds: 500))
  }

  /// e-com-net 1290445341707018240: a storyboard, lazily loaded; the version is not told.
  @Test func lazyLoadingOnAnyVersion() throws {
    #expect(
      try Self.heard("at 0ms push T", ios: 12, Self.appearance) { $0.loadSlot = .lazy } == [
        "viewWillDisappear F", "viewDidLoad T", "viewWillAppear T", "viewDidDisappear F",
        "viewDidAppear T",
      ])
  }

  /// Neuburg, "Programming iOS 6": what the pushed page hears. updateViewConstraints is not modelled.
  @Test func neuburgPush() throws {
    #expect(
      try Self.heard(
        "at 0ms push T", ios: 7,
        Self.appearance.union(Self.layout).union(["willMove", "didMove"])
      ).filter { $0.hasSuffix(" T") && $0 != "viewDidLoad T" }
        == ["willMove T", "viewWillAppear T"] + Self.pair("T") + ["viewDidAppear T", "didMove T"])
  }

  /// arm1.ru (storyboard, Auto Layout, iOS 7 to 9): a second pair after the end.
  @Test func aPushWithASecondPair() throws {
    #expect(
      try Self.heard(
        "at 0ms push T", ios: 9,
        Self.appearance.union(Self.layout).union(["willMove", "didMove", "loadView"])
      ) { $0.pushLayoutPairsAfter = 1 }.filter { $0.hasSuffix(" T") }
        == ["willMove T", "loadView T", "viewDidLoad T", "viewWillAppear T"] + Self.pair("T")
        + ["viewDidAppear T", "didMove T"] + Self.pair("T"))
  }

  /// vastdevblog.vast.com (iOS 5): pages and delegate in one log; a segue loads the page before the push.
  @Test(arguments: [7, 12]) func vastPush(ios: Int) throws {
    #expect(
      try Self.heard(
        "at 0ms load T\nat 0ms push T", ios: ios, Self.appearance.union(["willShow", "didShow"]))
        == [
          "viewDidLoad T", "viewWillDisappear F", "viewWillAppear T", "willShow T",
          "viewDidDisappear F", "viewDidAppear T", "didShow T",
        ])
  }

  /// jianshu ff7ded05242d (iOS 12): without animation the layout comes last.
  @Test func pushWithoutAnimation() throws {
    #expect(
      try Self.heard("at 0ms push T animated=no", ios: 12, Self.appearance.union(Self.layout))
        == [
          "viewDidLoad T", "viewWillDisappear F", "viewWillAppear T", "viewDidDisappear F",
          "viewDidAppear T",
        ] + Self.pair("T"))
  }

  // MARK: - Pop

  /// iOS-in-Depth: the controller's pair around the start, no pair of a page.
  @Test func iOSInDepthPop() throws {
    #expect(
      try Self.heard(
        "at 0ms pop", from: "F > T", ios: 12, Self.appearance.union(Self.layout), controller: true)
        == [
          "viewWillLayoutSubviews N", "viewWillDisappear T", "viewWillAppear F",
          "viewDidLayoutSubviews N", "viewDidDisappear T", "viewDidAppear F",
        ])
  }

  /// jianshu 4d42363993b7 (the release, after all), juejin 6844904181753446408 (iOS 13), beankhan (iOS 9).
  @Test(arguments: [9, 12, 13]) func popWithoutLayout(ios: Int) throws {
    #expect(
      try Self.heard(
        "at 0ms pop", from: "F > T", ios: ios,
        Self.appearance.union(Self.layout).union(["deinit"])) == [
          "viewWillDisappear T", "viewWillAppear F", "viewDidDisappear T", "viewDidAppear F",
          "deinit T",
        ])
  }

  /// nyshiyama.github.io (2021): one pair before the end. arm1.ru: another one after it.
  @Test(arguments: [0, 1]) func popWithLayout(after: Int) throws {
    let end = after == 0 ? [] : Self.pair("F")
    #expect(
      try Self.heard(
        "at 0ms pop", from: "F > T", ios: 9, Self.appearance.union(Self.layout)
      ) {
        $0.popLayoutPairs = 1
        $0.popLayoutPairsAfter = after
      } == ["viewWillDisappear T", "viewWillAppear F"] + Self.pair("F")
        + ["viewDidDisappear T", "viewDidAppear F"] + end)
  }

  /// react-native-screens pull request 4407 (2026): what leaves hears didMove(nil) before the other appears.
  @Test(arguments: [18, 26]) func popByButton(ios: Int) throws {
    #expect(
      try Self.heard(
        "at 0ms tap back", from: "F > T", ios: ios,
        Self.appearance.union(["willMove", "didMove"])) == [
          "willMove T", "viewWillDisappear T", "viewWillAppear F", "viewDidDisappear T",
          "didMove T", "viewDidAppear F",
        ])
  }

  /// Neuburg, "Programming iOS 6": what the popped page hears.
  @Test func neuburgPop() throws {
    #expect(
      try Self.heard(
        "at 0ms pop", from: "F > T", ios: 7, Self.appearance.union(["willMove", "didMove"])
      ).filter { $0.hasSuffix(" T") } == [
        "willMove T", "viewWillDisappear T", "viewDidDisappear T", "didMove T",
      ])
  }

  /// Older lists have didMove(nil) after the other page's viewDidAppear.
  @Test func didMoveAfterAll() throws {
    #expect(
      try Self.heard(
        "at 0ms pop", from: "F > T", ios: 9, Self.appearance.union(["didMove"])
      ) { $0.didMoveFollowsDidDisappear = false } == [
        "viewWillDisappear T", "viewWillAppear F", "viewDidDisappear T", "viewDidAppear F",
        "didMove T",
      ])
  }

  /// vastdevblog.vast.com (iOS 5): the delegate in a pop by the back button.
  @Test func vastPop() throws {
    #expect(
      try Self.heard(
        "at 0ms tap back", from: "F > T", ios: 7,
        Self.appearance.union(["willShow", "didShow"])) == [
          "viewWillDisappear T", "viewWillAppear F", "willShow F", "viewDidDisappear T",
          "viewDidAppear F", "didShow F",
        ])
  }

  // MARK: - Swipe

  /// wangling.me (2014), Stack Overflow 18927878 (iOS 7); Open Radar 21137690 for the delegate, the Awful app (iOS 26)
  /// for its silence there.
  @Test(arguments: [7, 26]) func cancelledSwipe(ios: Int) throws {
    #expect(
      try Self.heard(
        "at 0ms swipe back to 40% over 200ms release cancel", from: "F > T", ios: ios,
        Self.appearance.union(["willShow", "didShow"])) == [
          "viewWillDisappear T", "viewWillAppear F", "willShow F", "viewWillDisappear F",
          "viewDidDisappear F", "viewWillAppear T", "viewDidAppear T",
        ])
  }

  /// The same logs; beankhan (iOS 9): at once when the finger begins, nothing while it rests, the release with the end.
  @Test(arguments: [7, 9]) func finishedSwipe(ios: Int) throws {
    #expect(
      try Self.heard(
        "at 0ms swipe back to 50% over 200ms hold 2700ms release finish", from: "F > T", ios: ios,
        Self.appearance.union(Self.layout).union(["deinit"])) == [
          "viewWillDisappear T", "viewWillAppear F", "viewDidDisappear T", "viewDidAppear F",
          "deinit T",
        ])
  }
}

/// The launch, and what turns or covers the screen.
@Suite struct PublishedLaunchTests {
  private final class Listener: SimulationObserver {
    var heard: [String] = []
    func event(_ name: EventName, _ arguments: [String], cause: Int32, at time: Time) {
      heard.append(([name.name] + arguments).joined(separator: " "))
    }
    func actionStarted(_ index: Int, at time: Time) {}
    func transitionEnded(action: Int, at time: Time) {}
    func transitionOpened(_ title: String, at time: Time) {}
    func released(action: Int, cancelled: Bool, at time: Time) {}
    func actionEnded(_ index: Int, outcome: ActionEnd, at time: Time) {}
    func progressed(action: Int, fraction: Double, at time: Time) {}
    func frame(at time: Time) {}
  }

  /// What is heard before time zero.
  private static func launch(
    ios: Int, _ names: Set<String>, pages: String = "page F",
    changing change: (inout IOSProfile) -> Void = { _ in }
  ) throws -> [String] {
    let script = try Bench.script(
      """
      device iphone-8
      ios \(ios)
      \(pages)
      navigation N
        stack F
      scenario "a launch"
      root N
      at 0ms layout bar
      expect at end: top is F
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    var profile = try #require(IOSProfile.named("\(ios)"))
    change(&profile)
    let simulation = try Simulation(script.program(scenario: 0, cell: cell), profile: profile)
    let listener = Listener()
    try simulation.prepare(watchedBy: listener)
    return listener.heard.filter { names.contains(String($0.prefix { $0 != " " })) }
  }

  private static let all = PublishedLogTests.appearance.union(PublishedLogTests.layout)
    .union(["loadView"])

  /// iOS-in-Depth: the controller is laid out once more when all have appeared.
  @Test func iOSInDepthLaunch() throws {
    #expect(
      try Self.launch(ios: 12, Self.all) == [
        "loadView N", "viewDidLoad N", "viewWillAppear N", "viewWillLayoutSubviews N",
        "loadView F", "viewDidLoad F", "viewWillAppear F", "viewDidLayoutSubviews N",
        "viewWillLayoutSubviews F", "viewDidLayoutSubviews F", "viewDidAppear F",
        "viewDidAppear N", "viewWillLayoutSubviews N", "viewDidLayoutSubviews N",
      ])
  }

  /// juejin 6844904181753446408 (iOS 13) and jianshu 904706b1b361 (2021) have one pair, jianshu 4d42363993b7 two.
  @Test(arguments: [1, 2]) func firstPage(pairs: Int) throws {
    #expect(
      try Self.launch(ios: 13, Self.all) { $0.firstLayoutPairs = pairs }
        .filter { $0.hasSuffix(" F") }
        == ["loadView F", "viewDidLoad F", "viewWillAppear F"]
        + Array(repeating: PublishedLogTests.pair("F"), count: pairs).flatMap { $0 }
        + ["viewDidAppear F"])
  }

  /// Stack Overflow 48653763: a child that its page adds in viewDidLoad is laid out twice before it appears, as a page is at
  /// a launch with two layouts.
  @Test func childAddedInViewDidLoad() throws {
    let pages = "page F\n  on viewDidLoad  add-child C to self\npage C"
    #expect(
      try Self.launch(ios: 12, Self.all, pages: pages) { $0.firstLayoutPairs = 2 }
        .filter { $0.hasSuffix(" C") }
        == ["loadView C", "viewDidLoad C", "viewWillAppear C"] + PublishedLogTests.pair("C")
        + PublishedLogTests.pair("C") + ["viewDidAppear C"])
  }

  /// vastdevblog.vast.com (iOS 5); Open Radar 44966342 has the second didShow on iOS 12.
  @Test(arguments: [7, 12]) func vastLaunch(ios: Int) throws {
    #expect(
      try Self.launch(ios: ios, PublishedLogTests.appearance.union(["willShow", "didShow"]))
        .filter { $0.hasSuffix(" F") } == [
          "viewDidLoad F", "viewWillAppear F", "willShow F", "didShow F", "viewDidAppear F",
          "didShow F",
        ])
  }

  /// iOS-in-Depth: a turn of the device lays the controller out once and the page twice; with a call coming in each once.
  @Test func turnAndCall() throws {
    func heard(_ action: String) throws -> [String] {
      try PublishedLogTests.heard(
        action, ios: 12, PublishedLogTests.layout, controller: true)
    }
    let controller = PublishedLogTests.pair("N")
    let page = PublishedLogTests.pair("F")
    #expect(try heard("at 0ms rotate landscape") == controller + page + page)
    #expect(try heard("at 0ms app call") == controller + page)
  }
}
