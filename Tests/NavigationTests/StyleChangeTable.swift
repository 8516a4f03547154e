import NavSimNavigation

/// What the bar shows when its style changes in a transition: for each property, each place where
/// code writes it and each group of versions, one kind. Written down from the facts; the same for
/// a push, a pop and a swipe. docs/Model.md prints it.
struct StyleChangeRow: Sendable {
  /// What becomes of a change on screen.
  enum Kind: String, Sendable {
    /// The property does not exist there.
    case none = "–"
    case jumpsAtOnce = "jumps at once"
    case landsAtEnd = "jumps at the end"
    case animates = "animates"
    case crossFades = "cross-fades"
    case slides = "slides"
    /// The old one stays.
    case doesNotShow = "does not show"
  }

  /// A group of versions that do the same.
  struct Versions: Sendable {
    let title: String
    /// Every version of the group.
    let tested: [Int]
  }

  let property: String
  let place: String
  /// One kind for each group of `groups`.
  let kinds: [Kind]
  let source: String
  /// The trace's element and property in which the change shows.
  let element: String
  let slot: String
  /// Declarations before the pages.
  var declarations = ""
  /// Lines of the pages with A's value and with B's, and of the navigation's bar.
  let lineA: String
  let lineB: String
  var bar = ""
  /// The groups in which a pop without a finger does not show the change.
  var lostInPop: Set<Int> = []

  /// What becomes of the change in one operation.
  func kind(_ group: Int, _ operation: Operation) -> Kind {
    operation == .pop && lostInPop.contains(group) ? .doesNotShow : kinds[group]
  }

  static let groups: [Versions] = [
    Versions(title: "7–9", tested: [7, 8, 9]), Versions(title: "10", tested: [10]),
    Versions(title: "11–12", tested: [11, 12]), Versions(title: "13–14", tested: [13, 14]),
    Versions(title: "15–18", tested: [15, 16, 17, 18]), Versions(title: "26", tested: [26]),
  ]

  /// The three ways from one page to another.
  enum Operation: String, CaseIterable, Sendable { case push, pop, swipe }

  /// Red and a blue that is wholly clear: what goes component by component darkens and reddens on
  /// its way, what cross-fades keeps its red.
  private static let colours = "image Red #FF0000\nimage Blue #0000FF80"
  private static let looks =
    "appearance Red opaque backgroundColor=#FF0000\nappearance Clear default\n"
    + "appearance None transparent"

  private static func at(
    _ property: String, _ kinds: [Kind], _ source: String, _ shown: (String, String),
    _ declarations: String = "", write: (String, String), bar: String = "",
    lostInPop: Set<Int> = []
  ) -> StyleChangeRow {
    StyleChangeRow(
      property: property, place: "viewWillAppear", kinds: kinds, source: source,
      element: shown.0, slot: shown.1, declarations: declarations,
      lineA: "on viewWillAppear  bar \(property)=\(write.0)",
      lineB: "on viewWillAppear  bar \(property)=\(write.1)", bar: bar, lostInPop: lostInPop)
  }

  private static func along(
    _ property: String, _ kinds: [Kind], _ source: String, _ shown: (String, String),
    _ declarations: String = "", write: (String, String), bar: String = ""
  ) -> StyleChangeRow {
    StyleChangeRow(
      property: property, place: "alongside", kinds: kinds, source: source,
      element: shown.0, slot: shown.1, declarations: declarations,
      lineA: "on viewWillAppear  alongside  bar \(property)=\(write.0)",
      lineB: "on viewWillAppear  alongside  bar \(property)=\(write.1)", bar: bar)
  }

  private static let all6 = [Kind](repeating: .jumpsAtOnce, count: 6)
  private static let red = ("#FF0000", "#0000FF00")
  private static let image = ("bar.bg.image", "color")
  private static let shadow = ("bar.bg.shadow", "color")
  private static let titles =
    "appearance Red opaque titleColor=#FF0000\nappearance Blue opaque titleColor=#0000FF"

  static let rows: [StyleChangeRow] = written + blocks + items

  private static let written: [StyleChangeRow] = [
    at(
      "barTintColor",
      [.animates, .landsAtEnd, .jumpsAtOnce, .crossFades, .crossFades, .crossFades],
      "observed: Open Radar 26893274; Meituan's article and its notes of 2020", image, write: red,
      bar: "bar translucent=no"),
    at(
      "backgroundImage", all6, "documented: images are not interpolated", image, colours,
      write: ("Red", "Blue"), bar: "bar translucent=yes"),
    at(
      "shadowImage", all6, "documented: images are not interpolated", shadow, colours,
      write: ("Red", "Blue"), bar: "bar backgroundImage=Red"),
    at(
      "translucent",
      [.animates, .jumpsAtOnce, .jumpsAtOnce, .jumpsAtOnce, .jumpsAtOnce, .jumpsAtOnce],
      "observed: Open Radar 27169343", image, write: ("no", "yes"),
      bar: "bar barTintColor=#00FF00"),
    at(
      "tintColor", all6, "documented: Apple, UIView.tintColor", ("bar.content", "tintColor"),
      write: ("#FF0000", "#0000FF")),
    at(
      "titleColor", all6,
      "documented: UILabel.textColor is not animatable; observed for pops: QMUI_iOS",
      ("title", "color"), write: ("#FF0000", "#0000FF"), lostInPop: [0, 1, 2]),
    at(
      "barStyle", all6, "choice: as an image, which it exchanges", image,
      write: ("default", "black"), bar: "bar translucent=no"),
    at(
      "standardAppearance",
      [.none, .none, .none, .crossFades, .crossFades, .jumpsAtOnce],
      "observed: notes of 2020 to Meituan's article; unfence-labs/hive issue 458", image, looks,
      write: ("Red", "None")),
  ]

  private static let blocks: [StyleChangeRow] = [
    along(
      "barTintColor",
      [.animates, .landsAtEnd, .animates, .animates, .animates, .animates],
      "observed: Open Radar 26893274; choice from 11", image, write: red,
      bar: "bar translucent=no barTintColor=#FF0000"),
    along(
      "backgroundImage", all6, "documented: images are not interpolated", image, colours,
      write: ("Red", "Blue"), bar: "bar translucent=yes backgroundImage=Red"),
    along(
      "shadowImage", all6, "documented: images are not interpolated", shadow, colours,
      write: ("Red", "Blue"), bar: "bar backgroundImage=Red shadowImage=Red"),
    along(
      "translucent",
      [.animates, .jumpsAtOnce, .jumpsAtOnce, .jumpsAtOnce, .jumpsAtOnce, .jumpsAtOnce],
      "observed: Open Radar 27169343", image, write: ("no", "yes"),
      bar: "bar barTintColor=#00FF00 translucent=no"),
    along(
      "tintColor", [Kind](repeating: .animates, count: 6), "observed: Open Radar 26893274",
      ("bar.content", "tintColor"), write: ("#FF0000", "#0000FF"), bar: "bar tintColor=#FF0000"),
    along(
      "titleColor", all6, "documented: UILabel.textColor is not animatable", ("title", "color"),
      write: ("#FF0000", "#0000FF"), bar: "bar titleColor=#FF0000"),
    along(
      "barStyle", all6, "choice: as an image, which it exchanges", image,
      write: ("default", "black"), bar: "bar translucent=no"),
    along(
      "standardAppearance",
      [.none, .none, .none, .crossFades, .crossFades, .crossFades],
      "observed: HBDNavigationBar, QMUI_iOS set it in the block", image, looks,
      write: ("Red", "None"),
      bar: "bar standardAppearance=Red"),
  ]

  private static let items: [StyleChangeRow] = [
    StyleChangeRow(
      property: "standardAppearance", place: "the item",
      kinds: [.none, .none, .none, .crossFades, .crossFades, .jumpsAtOnce],
      source: "observed: notes of 2020 to Meituan's article; unfence-labs/hive issue 458",
      element: "bar.bg.image", slot: "color", declarations: looks,
      lineA: "item standardAppearance=Red", lineB: "item standardAppearance=Clear"),
    StyleChangeRow(
      property: "standardAppearance, one transparent", place: "the item",
      kinds: [.none, .none, .none, .slides, .slides, .jumpsAtOnce],
      source: "choice: react-navigation's rule; unfence-labs/hive issue 458",
      element: "bar.bg.image", slot: "color", declarations: looks,
      lineA: "item standardAppearance=Red", lineB: "item standardAppearance=None"),
    StyleChangeRow(
      property: "standardAppearance, its titleColor", place: "the item",
      kinds: [.none, .none, .none, .jumpsAtOnce, .jumpsAtOnce, .jumpsAtOnce],
      source: "documented: UILabel.textColor is not animatable; each title has its own item's",
      element: "title", slot: "color", declarations: titles,
      lineA: "item standardAppearance=Red", lineB: "item standardAppearance=Blue"),
  ]
}
