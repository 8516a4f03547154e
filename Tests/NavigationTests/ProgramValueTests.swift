import NavSimVocabulary
import Testing

@testable import NavSimProgram

/// Small tables of a program's values.
@Suite struct ProgramValueTests {
  /// What `Property.isContent(of:)` says in its table, thing by thing; of any other thing nothing.
  static let content: [Thing: [Property]] = [
    .controller: [
      .title, .hidesBottomBarWhenPushed, .preferredStatusBarStyle, .statusBarStyleFrom,
      .modalPresentationCapturesStatusBarAppearance,
    ],
    .item: [
      .title, .prompt, .largeTitleDisplayMode, .standardAppearance, .scrollEdgeAppearance,
      .compactAppearance, .compactScrollEdgeAppearance, .backButtonTitle, .backButtonDisplayMode,
      .rightBarButtonItem, .searchController, .hidesSearchBarWhenScrolling,
      .hidesNavigationBarDuringPresentation,
    ],
    .scrollView: [
      .contentOffset, .contentHeight, .alwaysBounceVertical, .firstSubview, .stripeColor,
      .stripeHeight,
    ],
    .bar: Property.styleFields + [.prefersLargeTitles, .largeTitleColor, .backgroundColor],
    .navigation: [.navigationBarHidden, .toolbarHidden, .statusBarStyleFrom],
    .gesture: [.region, .direction, .startX],
    .toolbar: [.translucent, .barTintColor], .tabBar: [.translucent, .barTintColor],
    .view: [.backgroundColor], .container: [.backgroundColor], .window: [.backgroundColor],
  ]

  @Test(arguments: Thing.allCases) func contentIsWhatTheTableSays(thing: Thing) {
    let wanted = Set(Self.content[thing] ?? [])
    #expect(Set(Property.allCases.filter { $0.isContent(of: thing) }) == wanted)
  }

  @Test func aClaimNamesItsElements() {
    let one = TraceProperty(element: "bar", property: "y")
    let claims: [(Claim, [String])] = [
      (.compare(one, .equal, .number(0), tolerance: 0), ["bar"]),
      (.chain(element: "title.A", []), ["title.A"]),
      (.region(element: "bar", .above, other: "page.A", tolerance: 0), ["bar", "page.A"]),
    ]
    for (claim, elements) in claims {
      for name in ["bar", "page.A", "title.A"] {
        #expect(claim.names(name) == elements.contains(name), "\(claim) \(name)")
      }
    }
  }

  @Test func aPathOfABuiltinIsInBrackets() {
    #expect(SourcePath.isBuiltin("<km>"))
    for path in ["<km", "km>", "km", "", SourcePath.standardInput] {
      #expect(!SourcePath.isBuiltin(path), "\(path)")
    }
  }

  @Test func aValueIsReadByItsKind() {
    #expect(Value.flag(true).flag == true && Value.flag(false).flag == false)
    #expect(Value.number(1).flag == nil && Value.none.flag == nil)
  }

  /// docs/Limits.md, docs/Claims.md, and UITabBarController, which shows five tabs.
  @Test func numbersOfTheDocuments() {
    #expect(Budget.stepRange == 1_000...1_000_000_000)
    #expect(RecordTable.firstRows == [0, 25, 50, 75, 100])
    #expect(ContainerKind.tabs.limit?.count == 5)
    #expect(GesturePath(steps: [], release: .finish).startX == 5)
  }

  /// The parts of a bar are what a path goes through it to.
  @Test func aPartOfTheBarIsBelowIt() {
    let parts = Thing.allCases.filter(\.isBarPart)
    #expect(parts == Thing.allCases.filter { $0.path.hasPrefix("bar.") })
    #expect(!Thing.bar.isBarPart && parts.count > 5)
  }

  /// A callback's event is told as its hook is, but for two that say more.
  @Test func anEventOfAHookSaysWhatTheHookSays() {
    let hooks = Hook.allCases.filter { EventName(name: $0.name) != nil }
    #expect(hooks.count > 20)
    for hook in hooks where ![.setNavigationBarHidden, .gestureShouldBegin].contains(hook) {
      #expect(EventName(name: hook.name)?.summary == hook.summary, "\(hook.name)")
    }
  }

  @Test func aControllerIsNotPresentedUntilALineSaysSo() {
    let inner = InnerNavigation(host: nil, navigation: NavigationProgram(), stack: [])
    #expect(!inner.isPresented)
  }

  /// A strategy's own name for a field is that field; a key that nothing declares stays what it is.
  @Test func aWishIsKeptUnderItsField() {
    var program = Program(scenario: "", cell: [], device: "", ios: "", horizon: .zero)
    #expect(program.storage(.own(-1)) == .own(-1) && program.storage(.own(0)) == .own(0))
    program.ownProperties = [
      OwnProperty(name: "glow", kind: .number, initial: .number(1)),
      OwnProperty(name: "shine", kind: .number, initial: .number(1), field: .bgAlpha),
    ]
    #expect(program.storage(.own(0)) == .own(0) && program.storage(.own(1)) == .known(.bgAlpha))
    #expect(program.storage(.own(2)) == .own(2) && program.storage(.own(-1)) == .own(-1))
  }

  /// What the cases of `SystemPalette` say of their versions.
  @Test(
    arguments: [
      ("7", .flat), ("9.2", .flat), ("12", .flat), ("13", .adaptive), ("14.1", .adaptive),
      ("15", .renewed), ("18", .renewed), ("26", .glass), ("26.1", .glass),
    ] as [(String, SystemPalette)])
  func aVersionHasAPalette(ios: String, palette: SystemPalette) {
    #expect(SystemPalette(ios: ios) == palette)
  }

  /// Human Interface Guidelines, "Color": teal is another one in each palette, and gray one in all.
  @Test func aColourNamesItsPalettes() throws {
    let teal = try #require(SystemColor.all.first { $0.name == "systemTeal" })
    let gray = try #require(SystemColor.all.first { $0.name == "systemGray" })
    #expect(teal.palettes == SystemPalette.allCases && gray.palettes == [.flat])
    for color in SystemColor.all { #expect(color.palettes.first?.since == color.since) }
  }

  /// A palette is there since the first version that has it.
  @Test func aPaletteIsThereSinceItsFirstVersion() {
    for palette in SystemPalette.allCases {
      #expect(SystemPalette(major: palette.since) == palette)
      #expect(palette == .flat || SystemPalette(major: palette.since - 1) != palette)
    }
  }
}
