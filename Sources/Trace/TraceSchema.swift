import NavSimVocabulary

/// The elements that a trace may have, with their properties in the order of the schema.
///
/// One list for the reader's notes, for suggestions, and for a test that docs/Trace.md names all.
public enum TraceSchema {
  /// A kind of element; in its pattern, `*` stands for a page's name.
  public struct Family: Sendable {
    /// The element's name, with `*` for the page.
    public let pattern: String
    /// Its properties in the order in which they are written.
    public let properties: [Property]
    /// One sentence about it.
    public let summary: String
  }

  /// Every kind of element, back to front.
  public static let families: [Family] = around + bar + innerBar + items

  /// What a trace tells of something that is presented.
  public static let presented: [Property] = [.x, .y, .width, .height, .dim, .hidden, .heldBy]

  /// What a trace tells of a further window.
  public static let window: [Property] = [
    .backgroundColor, .hidden, .rootViewController, .windowLevel, .keyWindow, .order,
  ]

  /// What holds the pages, and the pages.
  private static let around: [Family] = [
    Family(
      pattern: "navigation",
      properties: Thing.navigation.shown,
      summary: "the navigation controller and its running transition"),
    Family(
      pattern: "navigation.*",
      properties: [
        .navigationBarHidden, .toolbarHidden, .stack, .items, .top, .progress, .heldBy, .selected,
        .fade,
      ] + Property.barHiding,
      summary: "one that a page holds, once the page has made it, or that is a further tab"),
    Family(
      pattern: "presented.*", properties: presented,
      summary: "a page or controller that lies over the rest, while it does; dim is below it"),
    Family(pattern: "window", properties: Thing.window.shown, summary: "the window"),
    Family(
      pattern: "window.*", properties: window,
      summary: "a further window; order is its place among those on screen, from back to front"),
    Family(
      pattern: "container", properties: Thing.container.shown,
      summary: "the view that holds the pages"),
    Family(
      pattern: "gesture", properties: Thing.gesture.shown,
      summary: "the pop gesture"),
    Family(
      pattern: "page.*",
      properties: Thing.view.shown,
      summary: "a page's view, while it is in the hierarchy"),
    Family(
      pattern: "page.*.content", properties: [.y],
      summary: "where a page's content begins on screen"),
    Family(
      pattern: "*.edgeShadow", properties: Thing.edgeShadow.shown,
      summary: "the shadow at a page's leading edge while UIKit moves it over another; on screen"),
    Family(
      pattern: "*.fake",
      properties: Thing.fake.shown,
      summary: "a stand-in bar, while it lies in a view; x and y are on screen"),
    Family(
      pattern: "*.fake.bg", properties: Thing.fakeBackground.shown,
      summary: "the background of a stand-in that is a bar with items of its own"),
    Family(
      pattern: "*.fake.content", properties: Thing.fakeContent.shown,
      summary: "what stands on it"),
    Family(
      pattern: "*.fake.title", properties: [.title, .color, .x, .width],
      summary: "the title in such a bar, x on screen; or the one that a picture shows"),
    Family(
      pattern: "*.fake.left", properties: [.x, .width],
      summary: "the left items in such a bar"),
    Family(
      pattern: "*.fake.right", properties: [.x, .width],
      summary: "the right items in such a bar"),
    Family(
      pattern: "*.fake.back", properties: [.title, .x, .width],
      summary: "the back button in such a bar, from its arrow on; title is its text"),
  ]

  /// The bar of a navigation controller that a page holds: the same parts under its name.
  private static let innerBar = bar.map { family in
    Family(
      pattern: "bar.*" + family.pattern.dropFirst("bar".count), properties: family.properties,
      summary: "the same of a controller that a page holds, or of a tab, while it is on screen")
  }

  /// The bar.
  private static let bar: [Family] = [
    Family(
      pattern: "bar", properties: Thing.bar.shown,
      summary: "the shared bar: style fields as set, the rest as on screen"),
    Family(
      pattern: "bar.bg", properties: Thing.barBackground.shown,
      summary: "the bar's background"),
    Family(
      pattern: "bar.bg.effect", properties: Thing.barEffect.shown,
      summary: "the background's material"),
    Family(
      pattern: "bar.bg.image", properties: Thing.barImage.shown,
      summary: "the background's image"),
    Family(
      pattern: "bar.bg.edge", properties: Thing.barEdge.shown,
      summary: "its second copy, for the scroll edge, while it paints (iOS 15)"),
    Family(
      pattern: "bar.bg.custom", properties: Thing.barCustom.shown,
      summary: "a view that code put into the background, once it has a colour"),
    Family(
      pattern: "bar.bg.shadow", properties: Thing.barShadow.shown,
      summary: "the hairline below the bar"),
    Family(
      pattern: "bar.content", properties: Thing.barContent.shown,
      summary: "what stands on the background; tintColor is the one on screen"),
    Family(
      pattern: "bar.content.title", properties: Thing.barTitle.shown,
      summary: "the slot of the title"),
    Family(
      pattern: "bar.content.large-title", properties: Thing.barLargeTitle.shown,
      summary: "the slot of the large title, in a bar that prefers large titles"),
    Family(
      pattern: "bar.content.back", properties: Thing.barBack.shown,
      summary: "the slot of the back button; tintColor where code gave it one of its own"),
    Family(
      pattern: "bar.content.left", properties: Thing.barLeft.shown,
      summary: "the slot of the left buttons"),
    Family(
      pattern: "bar.content.right", properties: Thing.barRight.shown,
      summary: "the slot of the right buttons"),
  ]

  /// The items, and what is not in a page or bar.
  private static let items: [Family] = [
    Family(
      pattern: "title.*", properties: Property.shown(ofItem: "title.*"),
      summary: "the title of a page's item, while the bar shows it; color is the one on screen"),
    Family(
      pattern: "large-title.*", properties: Property.shown(ofItem: "large-title.*"),
      summary: "the large title of a page's item, while the bar shows it; y is in the bar"),
    Family(
      pattern: "left.*", properties: Property.shown(ofItem: "left.*"),
      summary: "the left items of a page's item, while the bar shows them"),
    Family(
      pattern: "right.*", properties: Property.shown(ofItem: "right.*"),
      summary: "the right items of a page's item, while the bar shows them"),
    Family(
      pattern: "back.*.arrow", properties: Property.shown(ofItem: "back.*.arrow"),
      summary: "the back indicator of a page's item; an image where the bar has one of its own"),
    Family(
      pattern: "back.*.label", properties: Property.shown(ofItem: "back.*.label"),
      summary: "the back label of a page's item; its text comes from the page below"),
    Family(
      pattern: "prompt.*", properties: Property.shown(ofItem: "prompt.*"),
      summary: "the prompt of a page's item, while the bar shows it"),
    Family(
      pattern: "search.*", properties: Property.shown(ofItem: "search.*"),
      summary: "the search field of a page's item, while the bar shows it; x and y are in the bar"),
    Family(pattern: "*.item", properties: Thing.item.shown, summary: "a page's navigation item"),
    Family(
      pattern: "*.scrollView",
      properties: Thing.scrollView.shown,
      summary: "a page's scroll view; delegate where one is set"),
    Family(
      pattern: "*.wants", properties: Thing.wants.shown,
      summary: "what a page should look like; nobody applies it but code"),
    Family(
      pattern: "toolbar", properties: Thing.toolbar.shown,
      summary: "the navigation controller's own toolbar, where a line speaks of one"),
    Family(
      pattern: "toolbar.*", properties: Thing.toolbar.shown,
      summary: "that of another controller, while it is on screen, once code has had to do with it"),
    Family(
      pattern: "tabBar", properties: Thing.tabBar.shown,
      summary: "the tab bar, where the navigation controller is in tabs"),
    Family(
      pattern: "keyboard", properties: Thing.keyboard.shown,
      summary: "the keyboard, where a line speaks of a first responder or a search"),
    Family(
      pattern: "statusBar", properties: Thing.statusBar.shown,
      summary: "the status bar, where a line speaks of it; color is that of its text"),
    Family(
      pattern: "eye",
      properties: [.status, .left, .centre, .right, .hairline, .below, .bottom, .edge],
      summary: """
        the colours that the eye sees at the named points; bottom where there is a tab bar or toolbar, \
        edge while a page moves over another
        """
    ),
  ]

  /// Whether an element's name is of a kind that this version writes.
  public static func isKnown(element name: String) -> Bool { family(of: name) != nil }

  /// The kind of an element, or nil.
  public static func family(of name: String) -> Family? {
    if let exact = families.first(where: { $0.pattern == name }) { return exact }
    return families.first { family in
      guard let star = family.pattern.firstIndex(of: "*") else { return false }
      let prefix = family.pattern[..<star]
      let suffix = family.pattern[family.pattern.index(after: star)...]
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
      let page = name.dropFirst(prefix.count).dropLast(suffix.count)
      return name.count > prefix.count + suffix.count && !page.contains(".")
    }
  }
}
