import Foundation
import NavSim
import Testing

/// Nothing is found in ordinary apps: pages as Apple's documentation writes them, made by rule.
///
/// Of all cells at most one in a hundred may have a finding of its own; of fewer than a hundred,
/// none.
@Suite struct OrdinaryAppTests {
  /// An app: what its controller and its pages declare, and the first and last iOS version it is for.
  struct App: CustomTestStringConvertible, Sendable {
    var name: String
    var since = 7
    var last = 99
    var above: [String] = []
    var controller: [String] = []
    var root: [String] = []
    var second: [String] = []
    var third: [String] = []
    var hasTabs = false
    var testDescription: String { name }
  }

  static let apps: [App] = [
    App(name: "plain titles"),
    App(
      name: "large titles", since: 11, controller: ["bar prefersLargeTitles=yes"],
      root: ["scrollView contentHeight=2000pt"], second: ["scrollView contentHeight=2000pt"]),
    App(
      name: "a large title on the root alone", since: 11,
      controller: ["bar prefersLargeTitles=yes"],
      root: ["scrollView contentHeight=2000pt"], second: ["item largeTitleDisplayMode=never"],
      third: ["item largeTitleDisplayMode=never"]),
    App(name: "a prompt on the second page", second: ["item prompt=\"Choose a folder\""]),
    App(
      name: "prompts on two pages", root: ["item prompt=\"Choose a folder\""],
      third: ["item prompt=\"And a name\""]),
    App(
      name: "a toolbar that stays below", controller: ["self toolbarHidden=no"],
      second: ["self hidesBottomBarWhenPushed=yes"]),
    App(
      name: "a tab bar that stays below", second: ["self hidesBottomBarWhenPushed=yes"],
      hasTabs: true),
    App(name: "tabs", hasTabs: true),
    App(
      // A hidden bar takes the swipe along, which is a glitch: an app gives it back.
      name: "a second page without a bar", controller: ["gesture delegate=self"],
      second: [
        "on viewWillAppear     hide bar animated=callback",
        "on viewWillDisappear  show bar animated=callback",
      ]),
    App(
      name: "a root without a bar",
      root: [
        "on viewWillAppear     hide bar animated=callback",
        "on viewWillDisappear  show bar animated=callback",
      ]),
    App(
      // From iOS 15 on such a bar is clear over content at its top: an app has to say more.
      name: "an opaque bar, and a second page without", last: 14,
      controller: ["bar translucent=no barTintColor=#1565C0", "gesture delegate=self"],
      second: [
        "on viewWillAppear     hide bar animated=callback",
        "on viewWillDisappear  show bar animated=callback",
      ]),
    App(
      name: "the same with appearances", since: 13,
      above: ["appearance Blue opaque backgroundColor=#1565C0"],
      controller: [
        "bar translucent=no standardAppearance=Blue scrollEdgeAppearance=Blue",
        "gesture delegate=self",
      ],
      second: [
        "on viewWillAppear     hide bar animated=callback",
        "on viewWillDisappear  show bar animated=callback",
      ]),
    App(
      name: "a root without a bar, then a prompt", since: 13,
      above: ["appearance Plain opaque"],
      controller: ["bar translucent=no standardAppearance=Plain scrollEdgeAppearance=Plain"],
      root: [
        "on viewWillAppear     hide bar animated=callback",
        "on viewWillDisappear  show bar animated=callback",
      ], third: ["item prompt=\"Choose a folder\""]),
    App(
      name: "tabs, and a root without a bar",
      root: [
        "on viewWillAppear     hide bar animated=callback",
        "on viewWillDisappear  show bar animated=callback",
      ], second: ["self hidesBottomBarWhenPushed=yes"], hasTabs: true),
    App(
      name: "large titles, and a second page without a bar", since: 11,
      controller: ["bar prefersLargeTitles=yes", "gesture delegate=self"],
      root: ["scrollView contentHeight=2000pt"],
      second: [
        "on viewWillAppear     hide bar animated=callback",
        "on viewWillDisappear  show bar animated=callback",
      ]),
    App(
      name: "a toolbar on the second page",
      second: [
        "on viewWillAppear     show toolbar animated=callback",
        "on viewWillDisappear  hide toolbar animated=callback",
      ]),
    App(
      name: "a tint and right buttons", controller: ["bar tintColor=#C62828"],
      root: ["item rightBarButtonItem=\"Edit\""],
      second: [
        "item rightBarButtonItem=\"Done\" backButtonTitle=\"Back\"",
        "self preferredStatusBarStyle=lightContent",
      ]),
    App(
      name: "large titles of two looks", since: 13,
      above: ["appearance Red opaque backgroundColor=#C62828"],
      controller: ["bar prefersLargeTitles=yes"],
      root: ["scrollView contentHeight=2000pt"],
      second: ["item standardAppearance=Red scrollEdgeAppearance=Red largeTitleDisplayMode=never"]),
    App(
      name: "a look for each page", since: 13,
      above: [
        "appearance Red opaque backgroundColor=#C62828",
        "appearance Blue opaque backgroundColor=#1565C0",
      ],
      root: ["item standardAppearance=Red scrollEdgeAppearance=Red"],
      second: ["item standardAppearance=Blue scrollEdgeAppearance=Blue"]),
    App(
      name: "a look set when loaded", since: 13,
      above: ["appearance Clear transparent"],
      second: [
        "on viewDidLoad  item standardAppearance=Clear scrollEdgeAppearance=Clear",
        "on viewDidLoad  item prompt=\"Loaded\"",
      ]),
  ]

  static let courses: [(stack: String, actions: [String])] = [
    ("A", ["at 0ms push B"]),
    ("A > B", ["at 0ms pop"]),
    ("A > B", ["at 0ms swipe back to 60% over 250ms release finish"]),
    ("A > B", ["at 0ms swipe back to 40% over 250ms release cancel"]),
    ("A", ["at 0ms push B", "then +200ms push C", "then +200ms pop to root"]),
    (
      "A",
      [
        "at 0ms push B", "then +200ms swipe back to 30% over 150ms release cancel",
        "then +200ms pop", "then +200ms push C",
      ]
    ),
  ]

  static let systems = [
    ("12", "iphone-8"), ("17", "iphone-15"), ("13", "iphone-11"), ("18", "iphone-15"),
    ("14", "iphone-12"), ("16", "iphone-xs-max"), ("15", "iphone-se"), ("17", "ipad-11"),
  ]

  static func text(
    _ app: App, _ course: (stack: String, actions: [String]), _ system: (String, String)
  )
    -> String
  {
    var lines = ["navsim 1", "ios \(system.0)", "device \(system.1)"] + app.above
    for (name, color, items) in [
      ("A", "#FFF3E0", app.root), ("B", "#E3F2FD", app.second), ("C", "#E8F5E9", app.third),
    ] {
      lines += ["page \(name) \"Page \(name)\"", "  view backgroundColor=\(color)"]
      lines += items.map { "  " + $0 }
    }
    lines += ["navigation Main", "  stack \(course.stack)"] + app.controller.map { "  " + $0 }
    if app.hasTabs { lines += ["tabs Tabs", "  tab Main"] }
    lines += ["scenario \"s\"", app.hasTabs ? "root Tabs" : "root Main"] + course.actions
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether every app is tried on every system.
  private static let isWhole = ProcessInfo.processInfo.environment["NAVSIM_WHOLE"] != nil

  @Test func hardlyAnythingIsFound() throws {
    var cells = 0
    var turn = 0
    var found: [String] = []
    for app in Self.apps {
      let systems = Self.systems.filter { (app.since...app.last).contains(Int($0.0) ?? 0) }
      for course in Self.courses {
        for _ in 0..<(Self.isWhole ? systems.count : 1) {
          let system = systems[turn % systems.count]
          turn += 1
          let text = Self.text(app, course, system)
          let file = ScenarioFile(path: "s.navsim", text: text)
          let cell = try #require(try file.cells(of: 0).first, "\(file.diagnostics)\n\(text)")
          let run = try #require(file.run(0, cell))
          #expect(run.fault == nil)
          cells += 1
          if let first = run.findings.first {
            found.append(
              "\(app.name), \(course.actions), ios \(system.0) \(system.1): \(run.findings.count), "
                + "\(first.kind) of \(first.subject) at \(first.place): \(first.message)")
          }
        }
      }
    }
    #expect(cells >= 100)
    #expect(
      found.count * 100 <= cells, "\(found.count) of \(cells):\n\(found.joined(separator: "\n"))")
  }
}
