import NavSimNavigation
import NavSimTrace
import NavSimVocabulary

// Entries for what a trace shows and for what a cell is made of: elements, things, devices, iOS
// versions. Each is a row of the list of the same name, so that the two say the same.

extension Manual {
  /// Elements by their name in a trace, by their pattern, or by the part that is not the page's.
  static func elements(_ name: String) -> [String] {
    let families = TraceSchema.families.filter { bare($0) == name || $0.pattern == name }
    return families.map { family in
      """
      \(name): an element of the trace

        \(family.summary)
        called    \(family.pattern)\(family.pattern.contains("*") ? " (* is a page's name)" : "")

      """ + field("has", family.properties.map(\.name).joined(separator: " "))
    }
  }

  /// Things that code names in another way than the trace does, or of which it knows more.
  static func things(_ name: String) -> [String] {
    let path = name == PropertyEntry.controller ? Thing.controller.path : name
    guard let thing = Thing.allCases.first(where: { $0.path == path }) else { return [] }
    let shown = TraceSchema.families.filter { bare($0) == name }.flatMap(\.properties)
    if uikit(thing).isEmpty, thing.properties.allSatisfy(shown.contains) { return [] }
    let properties = thing.properties.map(\.name).joined(separator: " ")
    let meaning: String
    switch thing {
    case .view: meaning = "a page's view; a trace calls it page.NAME"
    case .controller: meaning = "the page's controller itself, in a line of the page"
    default: meaning = "what code and claims know of it"
    }
    var text = "\(name): a thing\n\n  \(meaning)\n"
    if !uikit(thing).isEmpty { text += field("UIKit", uikit(thing)) }
    return [text + field("has", properties)]
  }

  /// What code in Swift calls a thing; nothing where a stand-in or navsim has made it.
  static func uikit(_ thing: Thing) -> String {
    switch thing {
    case .bar: return "navigationController.navigationBar, a UINavigationBar"
    case .barBackground: return "the bar's subview _UIBarBackground"
    case .barContent: return "the bar's subview _UINavigationBarContentView"
    case .barBack: return "the system's back button"
    case .barLeft: return "leftBarButtonItem, leftBarButtonItems"
    case .barRight: return "rightBarButtonItem, rightBarButtonItems"
    case .controller: return "self, a UIViewController"
    case .item: return "navigationItem, a UINavigationItem"
    case .view: return "view, the UIViewController's"
    case .scrollView: return "the page's UIScrollView"
    case .edgeShadow: return "the image view at the edge of the private _UIParallaxDimmingView"
    case .navigation: return "navigationController, a UINavigationController"
    case .gesture: return "navigationController.interactivePopGestureRecognizer"
    case .container: return "the navigation controller's view"
    case .window: return "the UIWindow"
    case .toolbar: return "navigationController.toolbar"
    case .tabBar: return "tabBarController.tabBar"
    case .statusBar: return "preferredStatusBarStyle, prefersStatusBarHidden and what came of them"
    case .proxy: return "UINavigationBar.appearance()"
    default: return ""
    }
  }

  /// A line with a label, wrapped at 100 columns.
  static func field(_ label: String, _ text: String) -> String {
    let head = "  " + label + String(repeating: " ", count: 10 - label.count)
    let indent = String(repeating: " ", count: head.count)
    let lines = Table.wrapped(text, width: Table.width - head.count)
    return head + lines.joined(separator: "\n" + indent) + "\n"
  }

  /// A row of `navsim explain devices`, one column a line; an iOS version with its rules.
  static func cells(_ name: String) -> [String] {
    let version = name.hasPrefix("ios ") ? String(name.dropFirst(4)) : name
    return row(name, name, "a device", Catalogue.devices) + profile(name, version)
  }

  /// What `navsim explain ios VERSION` prints.
  private static func profile(_ name: String, _ version: String) -> [String] {
    guard IOSProfile.profileName(version) != nil,
      let list = ProfileList(version: version, all: false)
    else { return [] }
    let lines = list.text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    return ["\(name): an iOS version\n\n" + body]
  }

  private static func row(
    _ name: String, _ key: String, _ kind: String, _ table: Table
  ) -> [String] {
    guard let row = table.rows.first(where: { $0[0] == key }) else { return [] }
    let width = table.columns.map(\.count).max() ?? 0
    let lines = zip(table.columns, row).dropFirst().map { column, value in
      "  \(column)\(String(repeating: " ", count: width - column.count + 2))\(value)\n"
    }
    return ["\(name): \(kind)\n\n" + lines.joined()]
  }

  /// An element's name without the page's: `page` of `page.*`, `fake` of `*.fake`.
  static func bare(_ family: TraceSchema.Family) -> String {
    family.pattern.split(separator: ".").filter { $0 != "*" }.joined(separator: ".")
  }
}
