import NavSimKernel
import NavSimTrace
import Testing

@testable import NavSimNavigation

/// Published orders in which a finger, a container, forced layout or a second call has a part, each compared
/// as a whole. The plain ones stand in `PublishedLogTests`.
@Suite struct PublishedLaterLogTests {
  private static let pair = PublishedLogTests.pair

  private static func trace(
    _ actions: String, ios: String, device: String = "iphone-8", stack: String = "F > T",
    pages: String = "page T"
  ) throws -> Trace {
    let trace = try Bench.trace(
      """
      device \(device)
      ios \(ios)
      page F
      \(pages)
      scenario "a log"
      stack \(stack)
      \(actions)
      expect at end: navigation.progress = 0
      """)
    #expect(trace.error == nil)
    return trace
  }

  // MARK: - Pages

  private static let ways = [
    "tap back", "pop", "swipe back to 60% over 200ms release finish",
  ]

  /// software-mansion/react-native-screens, test-stack-lifecycle-events, run on 18.6 and 26.2: the pages
  /// hear the same whether the back button, the finger or a call pops.
  @Test(arguments: ["18.6", "26.2"], ways) func everyWayBack(ios: String, way: String) throws {
    #expect(
      try Self.trace("at 0ms \(way)", ios: ios).events(PublishedLogTests.appearance) == [
        "viewWillDisappear T", "viewWillAppear F", "viewDidDisappear T", "viewDidAppear F",
      ])
  }

  /// The same tests: a container hears before what it holds, in every phase.
  @Test(arguments: ["18.6", "26.2"]) func containerWithAChild(ios: String) throws {
    let names = PublishedLogTests.appearance.subtracting(["viewDidLoad"])
    let trace = try Self.trace(
      "at 0ms push H\nthen tap back", ios: ios, stack: "F", pages: "page H\n  child C\npage C")
    #expect(
      trace.events(names) == [
        "viewWillDisappear F", "viewWillAppear H", "viewWillAppear C", "viewDidDisappear F",
        "viewDidAppear H", "viewDidAppear C", "viewWillDisappear H", "viewWillDisappear C",
        "viewWillAppear F", "viewDidDisappear H", "viewDidDisappear C", "viewDidAppear F",
      ])
  }

  /// The same tests: what is pushed inside the container is nobody's outside it, and the outer pop takes the
  /// whole container away.
  @Test(arguments: ["18.6", "26.2"]) func aStackInsideAContainer(ios: String) throws {
    let names = PublishedLogTests.appearance.subtracting(["viewDidLoad"])
    let trace = try Self.trace(
      "at 0ms push D in Inner\nthen pop as outer", ios: ios, stack: "F > H",
      pages: "page H\n  child Inner\npage C\npage D\nnavigation Inner\n  stack C")
    #expect(
      trace.events(names).filter { !$0.hasSuffix(" Inner") } == [
        "viewWillDisappear C", "viewWillAppear D", "viewDidDisappear C", "viewDidAppear D",
        "viewWillDisappear H", "viewWillDisappear D", "viewWillAppear F", "viewDidDisappear H",
        "viewDidDisappear D", "viewDidAppear F",
      ])
  }

  // MARK: - Layout

  /// haomeiwen aedzsqtx (2020): the safe area between viewWillAppear and the layout.
  @Test(arguments: ["11", "13"], ["iphone-8", "iphone-x"])
  func safeAreaBetweenAppearingAndLayout(ios: String, device: String) throws {
    let names = PublishedLogTests.appearance.union(PublishedLogTests.layout)
      .union(["loadView", "viewSafeAreaInsetsDidChange"])
    let trace = try Self.trace("at 0ms push T", ios: ios, device: device, stack: "F")
    #expect(
      trace.events(names).filter { $0.hasSuffix(" T") }
        == [
          "loadView T", "viewDidLoad T", "viewWillAppear T", "viewSafeAreaInsetsDidChange T",
        ] + Self.pair("T") + ["viewDidAppear T"])
  }

  /// Tencent/QMUI_iOS, QMUISheetPresentationSupports.m (iOS 17): the normal order. That layout which code
  /// forces in viewSafeAreaInsetsDidChange comes before viewWillAppear is not in the model, which has the
  /// safe area after viewWillAppear as the list above; forced earlier, in viewDidLoad, it does come first.
  @Test(arguments: [false, true]) func layoutForcedBeforeAppearing(isForced: Bool) throws {
    let names = PublishedLogTests.layout.union(["viewWillAppear", "viewIsAppearing"])
    let trace = try Self.trace(
      "at 0ms push T", ios: "17", stack: "F",
      pages: "page T" + (isForced ? "\n  on viewDidLoad  layout self.view" : ""))
    let heard = trace.events(names).filter { $0.hasSuffix(" T") }
    let appearing = ["viewWillAppear T", "viewIsAppearing T"]
    #expect(
      heard == (isForced ? Self.pair("T") : []) + appearing + Self.pair("T"))
  }

  // MARK: - Two calls

  /// A crash reproduction for software-mansion/react-native-screens 4.28, with logs of iOS 17.2 and 26.5: after a new stack
  /// without animation a push of the same turn waits for the commit up to 17, and is applied at once from 18.
  @Test(arguments: ["17.2", "18.6", "26.5"]) func setThenPush(ios: String) throws {
    let names = PublishedLogTests.appearance.subtracting(["viewDidLoad"])
      .union(["setViewControllers", "pushViewController", "willMove"])
    let heard = try Self.trace(
      "at 0ms set-stack F > M animated=no\nat 0ms push T", ios: ios, stack: "F",
      pages: "page M\npage T"
    ).events(names)
    let set = [
      "viewWillDisappear F", "viewWillAppear M", "viewDidDisappear F", "viewDidAppear M",
    ]
    let push = [
      "viewWillDisappear M", "viewWillAppear T", "viewDidDisappear M", "viewDidAppear T",
    ]
    let calls = ["setViewControllers F M", "willMove M", "pushViewController T"]
    #expect(
      heard == calls
        + (ios == "17.2" ? set + ["willMove T"] + push : ["willMove T"] + set + push))
  }

  /// barrycenter/BAMEasyTable issue 4, CharlinFeng/SwipeNavigationVC issue 2, romaonthego/RESideMenu issue 53:
  /// what the console says of a push in a push, at the second call, at the end of the first, and in the end.
  @Test(arguments: ["7", "8", "12"]) func nestedPush(ios: String) throws {
    let trace = try Self.trace(
      "at 0ms push M\nat 100ms push T", ios: ios, stack: "F", pages: "page M\npage T")
    let said = trace.events.filter { trace.text($0.name) == "warning" }
    let texts = said.map { $0.arguments.map { trace.text($0) }.joined() }
    #expect(
      texts == [
        "nested push animation can result in corrupted navigation bar",
        "Finishing up a navigation transition in an unexpected state."
          + " Navigation Bar subview tree might get corrupted.",
        "Unbalanced calls to begin/end appearance transitions for M",
      ])
    #expect(said.first?.time == Time(milliseconds: 100))
    let end = try #require(
      trace.events.first { trace.text($0.name) == "didShow" && trace.text($0.arguments[0]) == "M" })
    #expect(said.dropFirst().first?.time == end.time)
  }

  /// onegray/UIViewController-BackButtonHandler issue 5: shouldPop is asked once, as the swipe begins, when the
  /// stack has already changed; Tencent/QMUI_iOS: the pop is called as the finger begins.
  @Test(arguments: ["8", "12", "17"], ["finish", "cancel"])
  func aSwipeAsksOnce(ios: String, release: String) throws {
    let trace = try Self.trace(
      "at 0ms swipe back to 50% over 200ms release \(release)", ios: ios)
    let names: Set = [
      "gestureBegan", "popViewController", "shouldPop", "viewWillDisappear", "viewWillAppear",
    ]
    #expect(
      Array(trace.events(names).prefix(5)) == [
        "gestureBegan", "popViewController", "shouldPop T", "viewWillDisappear T",
        "viewWillAppear F",
      ])
    let asked = trace.events.filter { trace.text($0.name) == "shouldPop" }
    #expect(asked.map(\.time) == [Time(milliseconds: 0)])
  }
}
