import NavSimTrace
import Testing

@testable import NavSimNavigation

/// Published orders in which layout and constraints have a part, and those of which a value of the profile makes the
/// other half: each compared as a whole. The plain ones stand in `PublishedLogTests`.
@Suite struct PublishedLayoutLogTests {
  private static let pair = PublishedLogTests.pair
  private static let names = PublishedLogTests.appearance.union(PublishedLogTests.layout)
    .union(["willMove", "didMove", "loadView", "updateViewConstraints"])

  /// A storyboard with Auto Layout, as arm1.ru saw it.
  private static func storyboard(_ profile: inout IOSProfile) {
    profile.pagesHaveConstraints = true
    profile.movesUpdateConstraints = true
    profile.pushLayoutPairsAfter = 1
    profile.popLayoutPairs = 1
    profile.popLayoutPairsAfter = 1
  }

  // MARK: - Constraints

  /// arm1.ru (storyboard, Auto Layout, iOS 7 to 9), the whole list of what is pushed. That of the page that leaves
  /// has updateViewConstraints after its viewWillDisappear.
  @Test(arguments: [7, 8, 9]) func arm1Push(ios: Int) throws {
    let heard = try PublishedLogTests.heard(
      "at 0ms push T", ios: ios, Self.names, changing: Self.storyboard)
    #expect(
      heard.filter { $0.hasSuffix(" T") } == [
        "willMove T", "loadView T", "viewDidLoad T", "viewWillAppear T", "updateViewConstraints T",
      ] + Self.pair("T") + ["viewDidAppear T", "didMove T", "updateViewConstraints T"]
        + Self.pair("T"))
    #expect(
      heard.filter { $0.hasSuffix(" F") } == [
        "viewWillDisappear F", "updateViewConstraints F", "viewDidDisappear F",
      ])
  }

  /// The same list of the way back: of what leaves, and of what comes to light.
  @Test(arguments: [7, 8, 9]) func arm1Pop(ios: Int) throws {
    let heard = try PublishedLogTests.heard(
      "at 0ms pop", from: "F > T", ios: ios, Self.names, changing: Self.storyboard)
    #expect(
      heard.filter { $0.hasSuffix(" T") } == [
        "willMove T", "viewWillDisappear T", "updateViewConstraints T", "viewDidDisappear T",
        "didMove T",
      ])
    #expect(
      heard.filter { $0.hasSuffix(" F") } == ["viewWillAppear F", "updateViewConstraints F"]
        + Self.pair("F") + ["viewDidAppear F", "updateViewConstraints F"] + Self.pair("F"))
  }

  /// The same list: what is pushed is asked about the status bar before its view loads, what a pop brings before
  /// its viewWillAppear.
  @Test(arguments: [7, 8, 9]) func arm1StatusBar(ios: Int) throws {
    let trace = try Self.trace("at 0ms push Q\nthen pop", ios: ios, changing: Self.storyboard)
    let names: Set = ["willMove", "loadView", "prefersStatusBarHidden", "viewWillAppear"]
    #expect(
      Array(trace.events(names).prefix(7)) == [
        "willMove Q", "prefersStatusBarHidden Q", "loadView Q", "viewWillAppear Q", "willMove Q",
        "prefersStatusBarHidden F", "viewWillAppear F",
      ])
  }

  /// Neuburg, "Programming iOS 6": once, before the first layout, and nothing after.
  @Test func neuburgPush() throws {
    let heard = try PublishedLogTests.heard(
      "at 0ms push T", ios: 7, Self.names.subtracting(["loadView", "viewDidLoad"])
    ) { $0.pagesHaveConstraints = true }
    #expect(
      heard.filter { $0.hasSuffix(" T") } == [
        "willMove T", "viewWillAppear T", "updateViewConstraints T",
      ] + Self.pair("T") + ["viewDidAppear T", "didMove T"])
  }

  /// BigZaphod/Chameleon, comments of its tests on iOS 5 and 6: didMove often did not come.
  @Test func chameleonContainment() throws {
    let heard = try PublishedLogTests.heard(
      "at 0ms push T\nthen pop", ios: 7, ["willMove", "didMove", "viewDidAppear"]
    ) { $0.sendsDidMove = false }
    #expect(heard == ["willMove T", "viewDidAppear T", "willMove T", "viewDidAppear F"])
  }

  // MARK: - Margins

  /// codestudyblog (2020): viewLayoutMarginsDidChange beside viewSafeAreaInsetsDidChange; on which side is not told.
  @Test(arguments: [GeometryRules.MarginsTold.beforeSafeArea, .afterSafeArea])
  func marginsBesideTheSafeArea(told: GeometryRules.MarginsTold) throws {
    let both = ["viewLayoutMarginsDidChange T", "viewSafeAreaInsetsDidChange T"]
    let heard = try PublishedLogTests.heard(
      "at 0ms push T", ios: 13,
      Self.names.subtracting(["willMove", "didMove"])
        .union(["viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange"])
    ) { $0.geometry.layoutMarginsTold = told }
    #expect(
      heard.filter { $0.hasSuffix(" T") } == ["loadView T", "viewDidLoad T", "viewWillAppear T"]
        + (told == .beforeSafeArea ? both : both.reversed()) + Self.pair("T")
        + ["viewDidAppear T"])
  }

  // MARK: - Presentations and children

  /// remkoh.dev (a modal segue, up to iOS 9): what is presented is laid out, then the page that presents.
  @Test(arguments: [7, 9]) func remkohSegue(ios: Int) throws {
    let trace = try Self.trace("at 0ms present T style=fullScreen", ios: ios)
    let names = PublishedLogTests.layout.union(["viewDidAppear", "viewDidDisappear"])
    #expect(
      trace.events(names).filter { !$0.hasSuffix("Navigation") } == Self.pair("T")
        + Self.pair("F")
        + ["viewDidAppear T", "viewDidDisappear F"])
  }

  /// Stack Overflow 48653763: a child that is added in viewDidLoad has two pairs before it appears, here that of a page that is pushed.
  @Test func childAddedInViewDidLoad() throws {
    let trace = try Self.trace("at 0ms push H", ios: 12) { $0.childLayoutPairs = 2 }
    #expect(
      trace.events(Self.names).filter { $0.hasSuffix(" C") } == [
        "willMove C", "loadView C", "viewDidLoad C", "didMove C", "viewWillAppear C",
      ] + Self.pair("C") + Self.pair("C") + ["viewDidAppear C"])
  }

  /// The same answer of UIPageViewController: viewDidAppear before the first pair, then two. A container by hand tells
  /// its child so.
  @Test func childOfAPageViewController() throws {
    let trace = try Self.trace("at 0ms push V", ios: 12) { $0.childLayoutPairs = 2 }
    let names = PublishedLogTests.appearance.union(PublishedLogTests.layout)
    #expect(
      trace.events(names).filter { $0.hasSuffix(" W") } == [
        "viewDidLoad W", "viewWillAppear W", "viewDidAppear W",
      ] + Self.pair("W") + Self.pair("W"))
  }

  // MARK: - A pop in a push

  /// Notes of WWDC 2024 talk 10145: the push is over at once, and the pop begins in the same turn.
  @Test(arguments: [18, 26]) func popInAPush(ios: Int) throws {
    let trace = try Self.trace("at 0ms push T\nat 200ms pop", ios: ios) {
      $0.busyPopWhileAnimating = .completesFirst
    }
    let names = PublishedLogTests.appearance.subtracting(["viewDidLoad"])
      .union(["willShow", "didShow"])
    #expect(
      trace.events(names) == [
        "viewWillDisappear F", "viewWillAppear T", "willShow T", "viewDidDisappear F",
        "viewDidAppear T", "didShow T", "viewWillDisappear T", "viewWillAppear F", "willShow F",
        "viewDidDisappear T", "viewDidAppear F", "didShow F",
      ])
    let times = ["viewDidAppear T", "viewWillDisappear T"].map { wanted in
      trace.events.first {
        ([trace.text($0.name)] + $0.arguments.map { trace.text($0) }).joined(separator: " ")
          == wanted
      }?.time
    }
    #expect(times[0] != nil && times[0] == times[1])
  }

  private static func trace(
    _ actions: String, ios: Int, changing change: (inout IOSProfile) -> Void = { _ in }
  ) throws -> Trace {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page F
      page T
      page C
      page W
      page Q
        self prefersStatusBarHidden=no
      page H
        on viewDidLoad  add-child C to self
      page V
        self            shouldAutomaticallyForwardAppearanceMethods=no
        on viewDidLoad     add-child W to self
        on viewWillAppear  begin-appearance W appearing=yes
        on viewWillAppear  end-appearance W
      scenario "a log"
      stack F
      \(actions)
      expect at end: navigation.progress = 0
      """, changing: change)
    #expect(trace.error == nil)
    return trace
  }
}
