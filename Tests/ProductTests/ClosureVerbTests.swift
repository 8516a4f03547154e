import NavSim
import NavSimTestSupport
import Testing

/// Each verb of a closure does what its line of a table does, and something at all.
@Suite struct ClosureVerbTests {
  struct Verb: CustomTestStringConvertible, Sendable {
    /// The lines of the table.
    let lines: [String]
    let testDescription: String
    /// The same as closures.
    let closures: @Sendable (SwiftTable) -> Void

    init(_ lines: String..., as closures: @escaping @Sendable (SwiftTable) -> Void) {
      self.lines = lines
      testDescription = lines.joined(separator: ", ")
      self.closures = closures
    }
  }

  private static func scenario(_ strategy: String, ios: String = "15") -> String {
    """
    device iphone-8
    ios \(ios)
    image Red  #FF0000
    page A "A"
      wants tintColor=red barTintColor=#102030
      view backgroundColor=white
      scrollView contentHeight=2000pt delegate=self
    page B "B"
      wants tintColor=green titleColor=blue
    page C "C"
      wants hidden=no
      self prefersStatusBarHidden=yes
      scrollView contentHeight=2000pt delegate=self
    page D "D"
      wants barTintColor=#405060 translucent=no
      view backgroundColor=white
      scrollView contentHeight=2000pt contentOffset=100pt
    navigation Main
      self toolbarHidden=yes
      stack A > B > C
    tabs Tabs
      tab Main
    \(strategy)
    scenario "verbs"
    root Tabs
    at 0ms  push D as push
    at 700ms  swipe back to 40% over 200ms release cancel
    at 1500ms  pop as pop
    at 2500ms  scroll C to 60pt over 200ms
    expect always: bar.alpha >= 0

    """
  }

  private static func body(_ strategy: String, _ swift: [SwiftStrategy] = [], ios: String) throws
    -> [Substring]
  {
    let file = ScenarioFile(
      path: "x.navsim", text: scenario(strategy, ios: ios), strategies: swift)
    #expect(file.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let cell = try #require(try file.cells(of: 0).first)
    let trace = try #require(file.run(0, cell)).trace
    return SwiftStrategyTests.body(trace)
  }

  @Test(arguments: Whole.of(stack + bar + standIns + later + values, every: 5))
  func aClosureDoesWhatItsLineDoes(verb: Verb) throws {
    var does = false
    for ios in ["12", "18"] {
      let table = "strategy lines\n" + verb.lines.map { "  \($0)\n" }.joined() + "strategy lines"
      let closures = SwiftStrategy("closures", verb.closures)
      let asTable = try Self.body(table, ios: ios)
      let asClosures = try Self.body("strategy closures", [closures], ios: ios)
      let isEqual = asTable == asClosures
      #expect(isEqual, "ios \(ios): \(Self.first(asTable, asClosures))")
      does = try does || asClosures != #require(Self.native[ios]).get()
    }
    #expect(does, "it changes nothing")
  }

  /// What happens without a strategy, by version.
  private static let native = Dictionary(
    uniqueKeysWithValues: ["12", "18"].map { ios in
      (ios, Result { try body("strategy native", ios: ios) })
    })

  /// A bar that is mirrored no more leaves the stand-in as it is; one that was is what tells.
  @Test(arguments: [false, true]) func aStandInKeepsWhatItHadAtTheEndOfMirroring(isEnded: Bool)
    throws
  {
    let closures = SwiftStrategy("closures") { s in
      s.on(.viewWillAppear) { c in
        c.makeFake(.bar, for: c.page)
        c.addFake(of: c.page, to: .view(c.page), frame: .bg)
        c.mirrorBar(onFakeOf: c.page)
        c.set(.bar, .tintColor, to: .color(Color(1, 0, 0)))
        if isEnded { c.unmirrorBar() }
        c.set(.bar, .tintColor, to: .color(Color(0, 0, 1)))
      }
    }
    let file = ScenarioFile(
      path: "x.navsim",
      text: """
        device iphone-8
        ios 12
        page A "A"
        page B "B"
        strategy closures
        scenario "mirrored"
        stack A
        at 0ms  push B
        expect at end: top is B

        """, strategies: [closures])
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    let shown = try #require(try run["B.fake.tintColor", at: "end"])
    #expect(run.trace.shown(shown) == (isEnded ? "#FF0000" : "#0000FF"))
  }

  /// One pair of which a part is no field of a style, and none of a call's pairs is mirrored.
  @Test func onePairOfSeveralIsEnoughToRefuse() throws {
    let closures = SwiftStrategy("closures") { s in
      s.on(.viewWillAppear) { c in
        c.makeFake(.view, for: c.page)
        c.mirrorBar(onFakeOf: c.page, fields: [.barTintColor: .tintColor, .titleColor: .height])
      }
    }
    let lines = try Self.body("strategy closures", [closures], ios: "12")
    #expect(lines.contains { $0.contains("only style fields are mirrored") })
  }

  /// Ticks are counted from 1.
  @Test func theSecondTickIsTheSecond() throws {
    let closures = SwiftStrategy("closures") { s in
      s.on(.viewDidAppear) { c in c.startTicks(frames: 3) }
      s.on(.tick) { c in
        if c.tickCount == 2 { c.set(.bar, .tintColor, to: .color(Color(1, 0, 1))) }
      }
    }
    let lines = try Self.body("strategy closures", [closures], ios: "12")
    #expect(lines.contains { $0.contains("tintColor=#FF00FF") })
  }

  /// Where two traces part.
  private static func first(_ one: [Substring], _ other: [Substring]) -> String {
    let at = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    guard let at else { return "\(one.count) lines, \(other.count) lines" }
    return "\(one[at]) | \(other[at])"
  }

  static let stack = [
    Verb("on didShow  pop to root") { s in s.on(.didShow) { c in c.popToRoot() } },
    Verb("on didShow  pop to root animated=no") { s in
      s.on(.didShow) { c in c.popToRoot(animated: false) }
    },
    Verb("on didShow  pop") { s in s.on(.didShow) { c in c.pop() } },
    Verb("on push.post  set-stack A > D") { s in
      s.on(.push, at: .post) { c in c.setStack(["A", "D"]) }
    },
    Verb("on push.post  set-stack A > D animated=no") { s in
      s.on(.push, at: .post) { c in c.setStack(["A", "D"], animated: false) }
    },
    Verb("on gestureShouldBegin  refuse") { s in s.on(.gestureShouldBegin) { c in c.refuse() } },
    Verb(
      "on viewWillAppear  stop", "on viewWillAppear  bar tintColor=red",
      "on viewDidAppear  bar tintColor=blue"
    ) { s in
      s.on(.viewWillAppear) { c in
        c.stop()
        c.set(.bar, .tintColor, to: .color(Color(1, 0, 0)))
      }
      s.on(.viewDidAppear) { c in c.set(.bar, .tintColor, to: .color(Color(0, 0, 1))) }
    },
  ]

  static let bar = [
    Verb("on viewWillAppear  hide bar animated=yes", "on viewDidAppear  show bar animated=no") {
      s in
      s.on(.viewWillAppear) { c in c.hideBar(animated: true) }
      s.on(.viewDidAppear) { c in c.showBar(animated: false) }
    },
    Verb("on viewWillAppear  hide bar animated=callback") { s in
      s.on(.viewWillAppear) { c in c.hideBar(animated: c.animatedArgument) }
    },
    Verb("on viewWillAppear  hide bar.bg by=alpha", "on viewDidAppear  show bar.bg") { s in
      s.on(.viewWillAppear) { c in c.hide(.barBackground, by: .alpha) }
      s.on(.viewDidAppear) { c in c.show(.barBackground) }
    },
    Verb("on viewWillAppear  copy wants to bar") { s in
      s.on(.viewWillAppear) { c in c.copy(.wants(c.page), to: .bar) }
    },
    Verb("fields look tintColor barTintColor", "on viewWillAppear  copy wants to bar fields=look") {
      s in
      s.on(.viewWillAppear) { c in
        c.copy(.wants(c.page), to: .bar, fields: [.tintColor, .barTintColor])
      }
    },
    Verb(
      "on viewWillDisappear  save bar as look", "on viewWillDisappear  bar barTintColor=red",
      "on viewDidAppear  restore look"
    ) { s in
      var look: SavedStyle?
      s.on(.viewWillDisappear) { c in
        look = c.style(of: .bar)
        c.set(.bar, .barTintColor, to: .color(Color(1, 0, 0)))
      }
      s.on(.viewDidAppear) { c in c.restore(look) }
    },
    Verb(
      "on viewWillAppear  show toolbar animated=yes",
      "on viewWillDisappear  hide toolbar animated=no"
    ) { s in
      s.on(.viewWillAppear) { c in c.setToolbarHidden(false, animated: true) }
      s.on(.viewWillDisappear) { c in c.setToolbarHidden(true, animated: false) }
    },
    Verb("on viewDidAppear  hide tabBar animated=yes") { s in
      s.on(.viewDidAppear) { c in c.setTabBarHidden(true, animated: true) }
    },
  ]

  static let standIns = [
    Verb(
      "on viewWillAppear  make self.fake kind=bar", "on viewWillAppear  copy bar to self.fake",
      "on viewWillAppear  add self.fake to self.view frame=bg", "on viewDidAppear  remove self.fake"
    ) { s in
      s.on(.viewWillAppear) { c in
        c.makeFake(.bar, for: c.page)
        c.copy(.bar, to: .fake(c.page))
        c.addFake(of: c.page, to: .view(c.page), frame: .bg)
      }
      s.on(.viewDidAppear) { c in c.removeFake(of: c.page) }
    },
    Verb(
      "on viewWillAppear  make self.fake kind=view",
      "on viewWillAppear  add self.fake to navigation frame=bg",
      "on viewWillAppear  mirror bar to self.fake barTintColor=tintColor",
      "on viewWillAppear  bar barTintColor=red", "on viewDidAppear  unmirror bar",
      "on viewDidAppear  bar barTintColor=blue", "on viewDidAppear  front self.fake"
    ) { s in
      s.on(.viewWillAppear) { c in
        c.makeFake(.view, for: c.page)
        c.addFake(of: c.page, to: .navigation, frame: .bg)
        c.mirrorBar(onFakeOf: c.page, fields: [.barTintColor: .tintColor])
        c.set(.bar, .barTintColor, to: .color(Color(1, 0, 0)))
      }
      s.on(.viewDidAppear) { c in
        c.unmirrorBar()
        c.set(.bar, .barTintColor, to: .color(Color(0, 0, 1)))
        c.bringFakeToFront(of: c.page)
      }
    },
    Verb("on viewWillAppear  place bar.bg frame=bar-to-top", "on viewWillAppear  bar.bg y=-30pt") {
      s in
      s.on(.viewWillAppear) { c in
        c.placeBarBackground(frame: .barToTop)
        c.set(.barBackground, .y, to: -30)
      }
    },
    Verb(
      "on viewWillAppear  clamp self.scrollView", "on viewWillAppear  invalidate self.view",
      "on viewDidAppear  layout bar"
    ) { s in
      s.on(.viewWillAppear) { c in
        c.clampOffset(of: c.page)
        c.invalidate(.view(c.page))
      }
      s.on(.viewDidAppear) { c in c.layout(.bar) }
    },
  ]

  static let later = [
    Verb("on viewWillAppear  alongside  bar barTintColor=self.wants.barTintColor") { s in
      s.on(.viewWillAppear) { c in
        c.alongside { c in c.set(.bar, .barTintColor, to: c[.wants(c.page), .barTintColor]) }
      }
    },
    Verb("on viewWillAppear  completion  bar tintColor=self.wants.tintColor") { s in
      s.on(.viewWillAppear) { c in
        c.completion { c in c.set(.bar, .tintColor, to: c[.wants(c.page), .tintColor]) }
      }
    },
    Verb("on viewWillAppear  interaction-change  bar.bg alpha=0.5") { s in
      s.on(.viewWillAppear) { c in
        c.interactionChange { c in c.set(.barBackground, .alpha, to: 0.5) }
      }
    },
    Verb("on viewDidAppear  next-turn  bar.bg alpha=0.5") { s in
      s.on(.viewDidAppear) { c in c.nextTurn { c in c.set(.barBackground, .alpha, to: 0.5) } }
    },
    Verb("on viewDidAppear  after 120ms  bar.bg alpha=0.5") { s in
      s.on(.viewDidAppear) { c in
        c.after(seconds: 0.12) { c in c.set(.barBackground, .alpha, to: 0.5) }
      }
    },
    Verb("on viewDidAppear  over 120ms  bar.bg alpha=0.5") { s in
      s.on(.viewDidAppear) { c in c.over(.seconds(0.12)) { c.set(.barBackground, .alpha, to: 0.5) }
      }
    },
    Verb("on viewWillAppear  over transition linear  bar.bg alpha=0.5") { s in
      s.on(.viewWillAppear) { c in
        c.over(.transition, .linear) { c.set(.barBackground, .alpha, to: 0.5) }
      }
    },
    Verb("on viewDidAppear  over 300ms  within 50%..100%  bar.bg alpha=0.5") { s in
      s.on(.viewDidAppear) { c in
        c.over(.seconds(0.3)) { c.within(0.5...1) { c.set(.barBackground, .alpha, to: 0.5) } }
      }
    },
    Verb("on viewDidAppear  over 300ms  within 0%..40%  bar.bg alpha=0.5") { s in
      s.on(.viewDidAppear) { c in
        c.over(.seconds(0.3)) { c.within(0...0.4) { c.set(.barBackground, .alpha, to: 0.5) } }
      }
    },
    Verb("on viewWillAppear  alongside  animations-off  bar barTintColor=red") { s in
      s.on(.viewWillAppear) { c in
        c.alongside { c in
          c.animationsOff { c.set(.bar, .barTintColor, to: .color(Color(1, 0, 0))) }
        }
      }
    },
    Verb("on viewDidAppear  ticks start frames=12", "on tick  map ticks 0..12 to bar.bg.alpha 1..0")
    { s in
      s.on(.viewDidAppear) { c in c.startTicks(frames: 12) }
      s.on(.tick) { c in c.mapTicks(0...12, onto: .barBackground, .alpha, from: 1, to: 0) }
    },
    Verb(
      "on viewDidAppear  ticks start frames=3 keep=yes",
      "on tick  map ticks 0..3 to bar.bg.alpha 1..0",
      "on viewWillDisappear  ticks stop"
    ) { s in
      s.on(.viewDidAppear) { c in c.startTicks(frames: 3, keeps: true) }
      s.on(.tick) { c in c.mapTicks(0...3, onto: .barBackground, .alpha, from: 1, to: 0) }
      s.on(.viewWillDisappear) { c in c.stopTicks() }
    },
  ]

  static let values = [
    Verb("on update.pre  map progress 0..1 to bar.barTintColor #FF0000..#0000FF") { s in
      s.on(.update, at: .pre) { c in
        c.mapProgress(
          onto: .bar, .barTintColor, from: .color(Color(1, 0, 0)), to: .color(Color(0, 0, 1)))
      }
    },
    Verb("on scrollViewDidScroll  map contentOffset 0pt..200pt to bar.bg.alpha 1..0") { s in
      s.on(.scrollViewDidScroll) { c in
        c.mapContentOffset(0...200, onto: .barBackground, .alpha, from: 1, to: 0)
      }
    },
    Verb("on viewWillAppear  bar backgroundImage=Red shadowImage=empty") { s in
      s.on(.viewWillAppear) { c in
        c.set(.bar, .backgroundImage, to: c.image("Red"))
        c.set(.bar, .shadowImage, to: .empty)
      }
    },
  ]
}
