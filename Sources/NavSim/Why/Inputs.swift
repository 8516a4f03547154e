import NavSimTrace
import NavSimVocabulary

// What UIKit makes a value from, where code does not write the value itself: a bar's height from
// the prompt of the item on top, a background's colour from the style fields of the bar.

/// A property by its names.
struct PropertyName: Hashable {
  let element: String
  let property: String
  var text: String { element + "." + property }

  init(_ element: String, _ property: String) {
    self.element = element
    self.property = property
  }
}

/// What a property follows from, the likeliest first.
struct Inputs {
  /// All pages: the one on top first, then those on screen, then the others.
  private let everyone: [String]
  /// The pages of the bar's own stack, and those that have just left it and are still seen: the one
  /// on top first, then those on screen, then those below. The item of no other page makes the bar.
  private let pages: [String]
  /// Of these the one on top, and those on screen.
  private let shown: [String]
  /// The pages whose items the bar has, bottom to top.
  private let items: [String]

  private let state: TraceState
  /// The element of the bar.
  private let bar: String

  /// - Parameter controller: whose bar and stack are meant, by name; nil for the scenario's own.
  init(_ state: TraceState, of controller: String? = nil) {
    self.state = state
    bar = controller.map { "bar." + $0 } ?? "bar"
    let navigation = controller.map { "navigation." + $0 } ?? "navigation"
    let all = state.trace.elements.map(\.name)
      .filter { $0.hasPrefix("page.") && !$0.hasSuffix(".content") }.map { $0.dropFirst(5) }
      .map { String($0) }
    let top = state.value(navigation, "top").map { state.trace.text(of: $0) } ?? ""
    let seen = all.filter { state.isPresent("page." + $0) }
    func once(_ pages: [String]) -> [String] {
      var found: [String] = []
      for page in pages where all.contains(page) && !found.contains(page) { found.append(page) }
      return found
    }
    everyone = once([top] + seen + all)
    items = state.list(navigation, "items")
    let stack = state.list(navigation, "stack")
    let own = Set(stack + items + Self.before(state, navigation).filter(seen.contains))
    shown = once([top] + seen.filter(own.contains))
    pages = once(shown + stack.reversed())
  }

  /// The stack as it was before it last changed.
  private static func before(_ state: TraceState, _ navigation: String) -> [String] {
    guard let slot = state.slot(navigation, "stack"),
      let changed = state.origin(ofSlot: slot)?.frame, changed >= 0
    else { return [] }
    return state.at(changed - 1).list(navigation, "stack")
  }

  /// The page whose item lies below a page's in the bar.
  private func below(_ page: String) -> String? {
    guard let place = items.lastIndex(of: page), place > 0 else { return nil }
    return items[place - 1]
  }

  /// What a property follows from; nothing where only code writes it.
  func of(_ name: PropertyName) -> [PropertyName] {
    guard let controller = controller(of: name) else { return ofOwn(name) }
    var element = name.element
    for kind in Inputs.ofControllers {
      let own = kind + "." + controller
      if element == own || element.hasPrefix(own + ".") {
        element = kind + element.dropFirst(own.count)
      }
    }
    return Inputs(state, of: controller).ofOwn(PropertyName(element, name.property)).map { input in
      for kind in Inputs.ofControllers
      where input.element == kind || input.element.hasPrefix(kind + ".") {
        let rest = input.element.dropFirst(kind.count)
        return PropertyName(kind + "." + controller + rest, input.property)
      }
      return input
    }
  }

  /// What each controller has of its own, under its name where it is not the scenario's own.
  private static let ofControllers = ["bar", "navigation", "toolbar"]

  private static let partsOfItems: Set<String> = [
    "page", "title", "large-title", "left", "right", "back", "prompt", "search",
  ]

  /// The other controller to whose bar or stack a property belongs; nil for the scenario's own.
  func controller(of name: PropertyName) -> String? {
    let parts = name.element.split(separator: ".").map(String.init)
    let others = state.trace.elements.map(\.name).filter { $0.hasPrefix("navigation.") }
    if Inputs.ofControllers.contains(parts[0]) {
      guard parts.count > 1 else { return nil }
      return others.contains("navigation." + parts[1]) ? parts[1] : nil
    }
    // `title.Order`, `Order.item`.
    let page = Self.partsOfItems.contains(parts[0]) && parts.count > 1 ? parts[1] : parts[0]
    let holder = others.first { element in
      ["items", "stack"].contains { state.list(element, $0).contains(page) }
    }
    return holder.map { String($0.dropFirst("navigation.".count)) }
  }

  private func ofOwn(_ name: PropertyName) -> [PropertyName] {
    let element = name.element
    if element.hasPrefix("bar.bg.") || (element == "bar.bg" && name.property == "color") {
      return background(of: element)
    }
    switch element {
    case "bar.bg": return bars(["height", "y", "hidden"])
    case "bar":
      switch name.property {
      case "height": return height
      case "y": return ground + (goesWithStatusBar ? statusBarFirst : place)
      case "x", "hidden": return place
      case "translucent": return bars(["backgroundImage", "standardAppearance", "barStyle"])
      default: return []
      }
    case "bar.content": return bars(["tintColor"])
    // The small title goes where there is a large one.
    case "bar.content.title": return height
    case "statusBar":
      return ["style", "color"].contains(name.property) ? statusBarStyle : statusBarPlace
    case "tabBar" where ["x", "y", "hidden"].contains(name.property):
      return hidesTabBar
    case "toolbar" where ["y", "hidden"].contains(name.property):
      return [PropertyName("navigation", "toolbarHidden")] + hidesBottomBar
    case "navigation" where name.property == "navigationBarHidden":
      return barHiding + [PropertyName("navigation", "stack")]
    case "navigation" where !["stack", "selected"].contains(name.property):
      return [PropertyName("navigation", "stack")]
    default: return ofPage(name)
    }
  }

  /// The flags for which a controller hides its bars by itself, as far as they were set when it did.
  private var barHiding: [PropertyName] {
    let hidden = state.slot("navigation", Property.navigationBarHidden.name)
    let moved = hidden.flatMap { state.origin(ofSlot: $0)?.frame } ?? -1
    return Property.barHiding.map { PropertyName("navigation", $0.name) }.filter { flag in
      state.value(flag.element, flag.property) == .flag(true)
        && (state.slot(flag.element, flag.property).flatMap { state.origin(ofSlot: $0)?.frame }
          ?? -1)
          <= moved
    }
  }

  private func bars(_ properties: [String]) -> [PropertyName] {
    properties.map { PropertyName("bar", $0) }
  }

  private func items(_ properties: [String]) -> [PropertyName] {
    shown.flatMap { page in properties.map { PropertyName(page + ".item", $0) } }
  }

  private func controllers(_ properties: [String]) -> [PropertyName] {
    everyone.flatMap { page in properties.map { PropertyName(page, $0) } }
  }

  private var hidesBottomBar: [PropertyName] {
    pages.map { PropertyName($0, "hidesBottomBarWhenPushed") }
  }

  /// The tab bar goes with the stack of the tab that is shown.
  private var hidesTabBar: [PropertyName] {
    let shown = state.trace.elements.map(\.name).filter { element in
      element.hasPrefix("navigation") && state.flag(element, "selected")
    }
    if shown.isEmpty { return hidesBottomBar }
    return shown.flatMap { element in
      let name = element.split(separator: ".").dropFirst().first.map { String($0) }
      return Inputs(state, of: name).hidesBottomBar
    }
  }

  private static let appearances = [
    "scrollEdgeAppearance", "standardAppearance", "compactAppearance",
    "compactScrollEdgeAppearance",
  ]

  /// What of an item says how many rows its bar has.
  private static let rows = [
    "prompt", "largeTitleDisplayMode", "searchController", "hidesSearchBarWhenScrolling",
    "searchActive", "hidesNavigationBarDuringPresentation",
  ]

  private func background(of element: String) -> [PropertyName] {
    let own = element == "bar.bg.shadow" ? ["shadowImage"] : []
    return bars(own + Inputs.appearances) + items(Inputs.appearances)
      + bars(["backgroundImage", "barTintColor", "translucent", "barStyle", "backgroundColor"])
      + pages.prefix(1).map { PropertyName($0 + ".scrollView", "contentOffset") }
  }

  private var height: [PropertyName] {
    items(Inputs.rows) + bars(["prefersLargeTitles"])
      + pages.prefix(1).map { PropertyName($0 + ".scrollView", "contentOffset") }
  }

  private var place: [PropertyName] { hiddenBar + hiddenStatusBar }
  private var statusBarFirst: [PropertyName] { hiddenStatusBar + hiddenBar }

  private var hiddenBar: [PropertyName] { [PropertyName("navigation", "navigationBarHidden")] }

  private var hiddenStatusBar: [PropertyName] {
    controllers(["prefersStatusBarHidden"]) + [PropertyName("statusBar", "hidden")]
  }

  /// Whether the bar has come to its place with the status bar, whose room it gave up or took: a bar that hides goes
  /// another way.
  private var goesWithStatusBar: Bool {
    guard let slot = state.slot(bar, "y"), let since = state.origin(ofSlot: slot)?.frame,
      since >= 0
    else { return false }
    let (before, after) = (state.at(since - 1), state.at(since))
    guard let was = before.number(bar, "y"), let now = after.number(bar, "y") else { return false }
    let step = Inputs.statusBarRoom(after) - Inputs.statusBarRoom(before)
    return step != 0 && abs(now - was - step) < 0.5
  }

  private static func statusBarRoom(_ state: TraceState) -> Double {
    state.flag("statusBar", "hidden") ? 0 : state.number("statusBar", "height") ?? 0
  }

  /// Where the view begins in which the bar lies, and the pages.
  private var ground: [PropertyName] { [PropertyName("container", "y")] }

  /// Whether it is there, and where.
  private var statusBarPlace: [PropertyName] { controllers(["prefersStatusBarHidden"]) }

  /// The controller answers by its bar unless it names a page, or hides the bar.
  var asksNoPage: Bool {
    ["nil", ""].contains(
      state.value("navigation", "statusBarStyleFrom").map { state.trace.text(of: $0) } ?? "")
      && !state.flag("navigation", "navigationBarHidden")
      && !state.trace.elements.map(\.name).contains(where: isWindowInFront)
  }

  private var statusBarStyle: [PropertyName] {
    let windows = state.trace.elements.map(\.name).filter(isWindowInFront)
    if let window = windows.max(by: { order($0) < order($1) }) {
      let root = state.value(window, "rootViewController").map { state.trace.text(of: $0) } ?? ""
      return [PropertyName(root, "preferredStatusBarStyle"), PropertyName(window, "hidden")]
    }
    if asksNoPage {
      return [PropertyName("bar", "barStyle"), PropertyName("navigation", "statusBarStyleFrom")]
    }
    return controllers(["preferredStatusBarStyle", "statusBarStyleFrom"])
      + [PropertyName("navigation", "statusBarStyleFrom"), PropertyName("bar", "barStyle")]
  }

  /// Whether an element is a further window that is on screen.
  private func isWindowInFront(_ element: String) -> Bool {
    element.hasPrefix("window.") && state.value(element, "hidden") == .flag(false)
      && state.number(element, "windowLevel") ?? 0 >= 0
  }

  private func order(_ window: String) -> Double { state.number(window, "order") ?? 0 }

  /// What takes an input's place where it is set: a title view that of the title's text, a text of
  /// its own that of the title in a back button, an appearance of the item on top that of the bar's
  /// old setters.
  func substitutes(for input: PropertyName, of name: PropertyName) -> [PropertyName] {
    if input.element == "bar", ["barTintColor", "backgroundImage"].contains(input.property) {
      return pages.prefix(1).flatMap { page in
        ["scrollEdgeAppearance", "standardAppearance"].map { PropertyName(page + ".item", $0) }
      }
    }
    guard input.property == "title", input.element.hasSuffix(".item"),
      name.property != "title"
        || name.element.hasPrefix("back.")
    else { return [] }
    let own =
      name.element.hasPrefix("back.") ? ["backButtonTitle"] : ["titleView", "titleViewWidth"]
    return own.map { PropertyName(input.element, $0) }
  }

  // MARK: What belongs to a page

  private func ofPage(_ name: PropertyName) -> [PropertyName] {
    let parts = name.element.split(separator: ".").map(String.init)
    // Touches make it, and nothing that code sets.
    guard parts.count >= 2, name.property != "highlighted" else { return [] }
    switch parts[0] {
    case "page": return page(parts[1], name, isContent: parts.count > 2)
    case "title": return title(parts[1], name.property)
    case "large-title" where name.property == "color":
      return bars(["largeTitleColor"]) + item(parts[1], Inputs.appearances)
        + bars(Inputs.appearances + ["barStyle"])
    case "large-title":
      return item(parts[1], ["title"] + Inputs.rows) + bars(["prefersLargeTitles"])
    case "left" where name.property == "color", "right" where name.property == "color":
      return item(parts[1], [parts[0] + "Tint", parts[0] + "Enabled"] + Inputs.appearances)
        + bars(Inputs.appearances + ["tintColor", "barStyle"])
        + [PropertyName("window", "userInterfaceStyle")]
    case "left", "right":
      return item(
        parts[1], [parts[0] + "BarButtonItem", parts[0] + "Width", parts[0] + "Overhang"])
    case "back" where name.property == "color":
      let own = below(parts[1]).map { item($0, ["backTint"]) } ?? []
      // An appearance has a colour for texts alone.
      let texts =
        parts.last == "label"
        ? item(parts[1], Inputs.appearances) + bars(Inputs.appearances) : []
      return own + texts + bars(["tintColor"])
    case "back": return back(parts[1])
    case "prompt": return item(parts[1], ["prompt"])
    case "search": return item(parts[1], Inputs.rows)
    default: return []
    }
  }

  private func item(_ page: String, _ properties: [String]) -> [PropertyName] {
    properties.map { PropertyName(page + ".item", $0) }
  }

  /// A back button says what the item below wants to be called; what stands in its own bar takes
  /// its room or its place.
  private func back(_ page: String) -> [PropertyName] {
    let text = ["backButtonTitle", "title", "backButtonDisplayMode"]
    let own = item(page, ["hidesBackButton", "leftBarButtonItem"])
    // The item on top shows the button: where it does not, that takes it away.
    let isGone = !["arrow", "label"].contains { state.isPresent("back.\(page).\($0)") }
    if items.count > 1, items.last == page, isGone { return own }
    // A text that changes where it stands has another item below it.
    let below = isOtherText(of: "back.\(page).label") ? [PropertyName("navigation", "items")] : []
    return below + (self.below(page).map { item($0, text) } ?? [])
      + own + item(page, ["leftItemsSupplementBackButton"])
  }

  /// Whether an element that was there already has got another text.
  private func isOtherText(of element: String) -> Bool {
    guard let slot = state.slot(element, "title"), let since = state.origin(ofSlot: slot)?.frame,
      since >= 0
    else { return false }
    return state.at(since - 1).isPresent(element)
  }

  private func title(_ page: String, _ property: String) -> [PropertyName] {
    switch property {
    case "title": return item(page, ["title", "titleView"])
    case "color":
      return bars(["titleColor"]) + item(page, Inputs.appearances)
        + bars(Inputs.appearances + ["barStyle"])
    case "alpha":
      // A title view stands in the title's place, or has taken it along.
      let isGone = items.last == page && !state.isPresent("title." + page)
      return (isGone ? item(page, ["titleView"]) : [])
        + [PropertyName("navigation", "items")]
    default:
      return item(
        page,
        [
          "titleViewWidth", "leftWidth", "rightWidth", "leftOverhang", "rightOverhang",
          "titleView", "title", "leftBarButtonItem", "rightBarButtonItem", "titleLayout",
        ])
    }
  }

  private func page(_ page: String, _ name: PropertyName, isContent: Bool) -> [PropertyName] {
    let own = [
      "additionalSafeAreaTop", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
      "automaticallyAdjustsScrollViewInsets",
    ].map { PropertyName(page, $0) }
    let scroll = ["contentInsetTop", "contentInsetAdjustmentBehavior", "contentOffset"]
      .map { PropertyName(page + ".scrollView", $0) }
    switch name.property {
    case "y", "height", "safeAreaTop":
      // What is added to a safe area moves what lies in it, not the page.
      let isInside = isContent || name.property == "safeAreaTop"
      let edges = own.filter { isInside || $0.property.hasPrefix("e") }
      return ground + (isContent ? scroll : []) + edges + item(page, Inputs.rows)
        + bars(["translucent", "prefersLargeTitles"]) + place
    default: return []
    }
  }
}

extension TraceState {
  /// The pages that a list of a controller names, such as its stack, bottom to top.
  func list(_ element: String, _ property: String) -> [String] {
    value(element, property).map { trace.text(of: $0) }?.split(separator: ">").map(String.init)
      ?? []
  }
}
