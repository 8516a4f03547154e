import NavSimTrace
import Testing

/// Orders of callbacks around presentations that somebody has published, each compared as a whole.
@Suite struct PresentationOrderTests {
  private static let names: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "deinit",
  ]

  /// P is the page on top of N, S is presented alone, M is a controller with R.
  private static func heard(
    _ actions: String, ios: Int, also: Set<String> = [], controllers: Bool = false,
    warnings: [String] = []
  ) throws -> [String] {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page P
      page Q
      page R
      page S
      page T
      navigation N
        stack P
      navigation M
        stack R
      scenario "presentations"
      root N
      \(actions)
      expect at end: eye.left = white
      """)
    #expect(trace.error == nil)
    let said = trace.events(["warning", "log"])
    #expect(said.count == warnings.count, "\(said)")
    for (text, part) in zip(said, warnings) { #expect(text.contains(part), "\(text)") }
    let heard = trace.events(names.union(also))
    return controllers ? heard : heard.filter { !$0.hasSuffix(" N") && !$0.hasSuffix(" M") }
  }

  /// betterhee.tistory.com/75 (2022), velog.io/@rudin_ (iOS 17).
  @Test(arguments: [8, 12, 13, 17]) func fullScreen(ios: Int) throws {
    #expect(
      try Self.heard("at 0ms present S style=fullScreen\nthen dismiss", ios: ios) == [
        "viewDidLoad S", "viewWillDisappear P", "viewWillAppear S", "viewDidAppear S",
        "viewDidDisappear P", "viewWillDisappear S", "viewWillAppear P", "viewDidAppear P",
        "viewDidDisappear S", "deinit S",
      ])
  }

  /// The same log has viewIsAppearing of what comes, after its viewWillAppear.
  @Test func isAppearing() throws {
    #expect(
      try Self.heard("at 0ms present S style=fullScreen", ios: 17, also: ["viewIsAppearing"]) == [
        "viewDidLoad S", "viewWillDisappear P", "viewWillAppear S", "viewIsAppearing S",
        "viewDidAppear S", "viewDidDisappear P",
      ])
  }

  /// velog.io/@rudin_, regularberry.github.io (2019): what stays in the window hears nothing.
  @Test(
    arguments: [13, 17, 18, 26],
    ["pageSheet", "formSheet", "automatic", "overFullScreen", "overCurrentContext"])
  func silent(ios: Int, style: String) throws {
    #expect(
      try Self.heard("at 0ms present S style=\(style)\nthen dismiss", ios: ios) == [
        "viewDidLoad S", "viewWillAppear S", "viewDidAppear S", "viewWillDisappear S",
        "viewDidDisappear S", "deinit S",
      ])
  }

  /// regularberry.github.io (2019): a sheet on a phone is full screen to iOS 12.
  @Test(arguments: ["pageSheet", "formSheet", "automatic", "currentContext"])
  func sheetsBeforeThirteen(style: String) throws {
    #expect(
      try Self.heard("at 0ms present S style=\(style)\nthen dismiss", ios: 12)
        == Self.heard("at 0ms present S style=fullScreen\nthen dismiss", ios: 12))
  }

  /// Inferred from react-native-screens, whose tests see an outer container before an inner one.
  @Test func aControllerIsToldBeforeItsPage() throws {
    #expect(
      try Self.heard(
        "at 0ms present S style=fullScreen\nthen dismiss", ios: 17, controllers: true) == [
          "viewDidLoad S", "viewWillDisappear N", "viewWillDisappear P", "viewWillAppear S",
          "viewDidAppear S", "viewDidDisappear N", "viewDidDisappear P", "viewWillDisappear S",
          "viewWillAppear N", "viewWillAppear P", "viewDidAppear N", "viewDidAppear P",
          "viewDidDisappear S", "deinit S",
        ])
  }

  /// A controller that is presented shows its first page as that of a window does (iOS-in-Depth),
  /// and goes as a container that is pushed (react-native-screens).
  @Test func aPresentedController() throws {
    #expect(
      try Self.heard(
        "at 0ms present M\nthen dismiss", ios: 17, also: ["willShow", "didShow"],
        controllers: true) == [
          "viewDidLoad M", "viewWillAppear M", "viewDidLoad R", "viewWillAppear R", "willShow R",
          "viewDidAppear R", "didShow R", "viewDidAppear M", "viewWillDisappear M",
          "viewWillDisappear R", "viewDidDisappear M", "viewDidDisappear R", "deinit R",
        ])
  }

  /// react-native-screens pull request 4016: a sheet that a full screen covers disappears, although
  /// nobody dismisses it.
  @Test func aCoveredSheet() throws {
    #expect(
      try Self.heard("at 0ms present S\nthen present T style=fullScreen\nthen dismiss", ios: 17)
        == [
          "viewDidLoad S", "viewWillAppear S", "viewDidAppear S", "viewDidLoad T",
          "viewWillDisappear S", "viewWillAppear T", "viewDidAppear T", "viewDidDisappear S",
          "viewWillDisappear T", "viewWillAppear S", "viewDidAppear S", "viewDidDisappear T",
          "deinit T",
        ])
  }

  /// QMUI_iOS issue 261: a stack that is covered changes without callbacks and without its delegate.
  @Test func aPushUnderFullScreen() throws {
    #expect(
      try Self.heard(
        "at 0ms present S style=fullScreen\nthen push Q\nthen dismiss", ios: 17,
        also: ["willShow", "didShow"]) == [
          "viewDidLoad S", "viewWillDisappear P", "viewWillAppear S", "viewDidAppear S",
          "viewDidDisappear P", "viewWillDisappear S", "viewDidLoad Q", "viewWillAppear Q",
          "viewDidAppear Q", "viewDidDisappear S", "deinit S",
        ])
  }

  /// HeathWang/HWPanModal issue 168: both run; the page that comes is there when the other goes.
  @Test func dismissAndPushInOneTurn() throws {
    #expect(
      try Self.heard(
        "at 0ms present S style=fullScreen\nat 1000ms dismiss\nat 1000ms push Q", ios: 17) == [
          "viewDidLoad S", "viewWillDisappear P", "viewWillAppear S", "viewDidAppear S",
          "viewDidDisappear P", "viewWillDisappear S", "viewDidLoad Q", "viewWillAppear Q",
          "viewDidAppear Q", "viewDidDisappear S", "deinit S",
        ])
  }

  private static let finger = "swipe down to 60% over 200ms release"

  /// velog.io/@rudin_ (iOS 17); the delegate's order is documented:
  /// UIAdaptivePresentationControllerDelegate.
  @Test func aFingerThatLetsGo() throws {
    #expect(
      try Self.heard(
        "at 0ms present S\nthen \(Self.finger) cancel", ios: 17,
        also: ["shouldDismiss", "willDismiss", "didDismiss", "viewIsAppearing"]) == [
          "viewDidLoad S", "viewWillAppear S", "viewIsAppearing S", "viewDidAppear S",
          "shouldDismiss S", "willDismiss S", "viewWillDisappear S", "viewWillAppear S",
          "viewIsAppearing S", "viewDidAppear S",
        ])
  }

  /// react-native-screens, test-form-sheet-lifecycle-events (18.6, 26.4).
  @Test(arguments: [17, 18, 26]) func aFingerThatDismisses(ios: Int) throws {
    #expect(
      try Self.heard(
        "at 0ms present S\nthen \(Self.finger) finish", ios: ios,
        also: ["shouldDismiss", "willDismiss", "didDismiss"]) == [
          "viewDidLoad S", "viewWillAppear S", "viewDidAppear S", "shouldDismiss S",
          "willDismiss S", "viewWillDisappear S", "viewDidDisappear S", "didDismiss S",
          "deinit S",
        ])
  }

  /// zetachang/DCModalSegue issue 10, ProMotion issue 473.
  @Test func whatIsInFlight() throws {
    _ = try Self.heard(
      "at 0ms present S\nat 100ms present T", ios: 12,
      warnings: ["while a presentation is in progress"])
    _ = try Self.heard(
      "at 0ms present S\nat 0ms dismiss", ios: 12,
      warnings: ["while a presentation or dismiss is in progress"])
  }

  /// leonhard-llc/applin-ios, comments: a push is dropped while a page of its stack presents.
  @Test func aPushMeanwhile() throws {
    #expect(
      try Self.heard(
        "at 0ms present S\nat 100ms push Q", ios: 17,
        warnings: ["the navigation stack will not be updated"]
      ).filter { $0.hasSuffix("Q") } == [])
  }

  /// A crash trace in which the end of a push presents: the presentation waits for it.
  @Test func presentDuringPush() throws {
    #expect(
      try Self.heard("at 0ms push Q\nat 0ms present S style=fullScreen", ios: 17) == [
        "viewDidLoad Q", "viewWillDisappear P", "viewWillAppear Q", "viewDidDisappear P",
        "viewDidAppear Q", "viewDidLoad S", "viewWillDisappear Q", "viewWillAppear S",
        "viewDidAppear S", "viewDidDisappear Q",
      ])
  }
}
