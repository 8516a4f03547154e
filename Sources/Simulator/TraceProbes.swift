import NavSimNavigation
import NavSimProgram
import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// Which elements a trace has, and from where each of their properties is read.
///
/// Elements are added back to front; what belongs to a page comes in the order of declaration.
struct TraceProbes {
  /// Where a slot's value comes from: what is on screen, or what code set.
  enum Source {
    case number(LayerID, LayerSlot)
    /// A number relative to a layer that holds this one.
    case relative(LayerID, LayerID, LayerSlot)
    /// A place on screen of a page's stand-in, which lies in another view.
    case hosted(Int, LayerID, LayerSlot)
    case flag(LayerID, LayerSlot)
    /// A flag that is left out while it is no.
    case rareFlag(LayerID, LayerSlot)
    case color(LayerID)
    case tint(LayerID)
    /// How tall a view of code's own in the bar is on screen; left out where code does not say it.
    case ownHeight(LayerID)
    case shared(Thing, Property)
    /// What code set, left out while it is as UIKit makes it: nil or no.
    case rare(Thing, Property)
    case page(Int, Thing, PropertyKey)
    /// The same, left out while it is nil.
    case rarePage(Int, Thing, PropertyKey)
    case wish(Int, PropertyKey)
    /// A sample point of the eye; the second one is left out while there is none.
    case eye(Int)
    case rareEye(Int)
    case inner(Int, Property)
    /// Of a further window, by its number.
    case window(Int, Property)
    /// The root of the further window in which something is presented; left out where that is none.
    case presenter(Int)
    /// Of a controller, by its number.
    case progress(Int)
    case interactive
    case edgeStep(Int)
    case underArrow(Int)
    case item(Navigator.ItemValue, Int)
    case indicator
    case edgeEffect
    case full(Int, Navigator.FullPart, Property)

    /// Whether it is what code set, which only code changes.
    var isSet: Bool {
      switch self {
      case .shared, .rare, .page, .rarePage, .wish, .inner, .window, .presenter, .item,
        .indicator:
        return true
      default: return false
      }
    }

    /// Whether it says nothing while it rests, whatever the rest of its element does.
    var isRare: Bool {
      switch self {
      case .rareFlag, .rare, .rarePage, .ownHeight, .edgeEffect, .rareEye, .presenter,
        .inner(_, .toolbarHidden), .item(.titleView, _), .item(.highlighted, _):
        return true
      default: return false
      }
    }
  }

  /// One slot of the trace and its source.
  struct Probe {
    let slot: Int
    let source: Source
  }

  /// When an element is there.
  enum Presence {
    case always
    case view(Int)
    case fake(Int)
    case edgeShadow(Int)
    case title(Int)
    case wishes(Int)
    case scrollView(Int)
    case item(Int)
    /// The second copy of the bar's background, and the view of code's own in it.
    case edge, custom
    case largeTitle
    case part(Navigator.ItemPart, Int)
    case inner(Int)
    /// Something that may be presented, by its number.
    case presented(Int)
    /// A bar, where its controller is on screen.
    case bar
    /// A toolbar, where its controller is on screen and code has had to do with it.
    case toolbar
    /// The tab bar, as long as its controller is the root or gives way to another one.
    case tabBar
    case full(Navigator.FullPart, Int)

    /// The page that the element belongs to, or nil.
    var page: Int? {
      switch self {
      case .view(let page), .fake(let page), .edgeShadow(let page), .title(let page),
        .wishes(let page),
        .scrollView(let page), .item(let page), .part(_, let page), .full(_, let page):
        return page
      case .always, .bar, .toolbar, .tabBar, .edge, .custom, .largeTitle, .inner, .presented:
        return nil
      }
    }
  }

  var elements: [Element] = []
  /// Which of them to read in a frame.
  var due: DueElements
  private(set) var program: Program
  /// Whether any line makes a stand-in with items of its own, or a picture.
  let makesFullBars, makesPictures: Bool
  /// Which elements were there in the last frame.
  var wasPresent: [Bool] = []
  /// What each slot held in the last frame, of values that code set.
  var last: [Value?] = []
  /// What the last stack of pages reads.
  var stackText = StackText()
  /// What to read while nothing changes but what moves; nil while more may have changed.
  var moving: MovingProbes?
  /// What the eye sees.
  var sight = EyeSight()
  /// Whether elements are read that cannot have changed.
  var readsEverything = false

  /// The views of the pages in which controllers may lie: where they go, the controllers go; where the
  /// controllers' own may move, these.
  private let hostViews: [LayerID]
  /// Whether the window's root may begin lower.
  private let movesRoots: Bool

  init(_ program: Program, _ navigator: Navigator, _ recorder: inout TraceRecorder) {
    self.program = program
    movesRoots = navigator.facts.movesRoots
    let containers =
      movesRoots ? [navigator] + program.inner.indices.map { navigator.at(controller: $0 + 1) } : []
    hostViews =
      navigator.hosts.map { navigator.viewLayer(of: $0) } + navigator.presentables.map(\.layer)
      + containers.compactMap { $0.layer(of: .container) }
    due = DueElements(navigator)
    makesFullBars = navigator.facts.makesFullBars
    makesPictures = navigator.facts.makesPictures
    addShared(navigator, &recorder)
    let pages = program.pages.indices.filter { program.pages[$0].isNamed }
    for page in pages { addPage(page, navigator, &recorder) }
    addBar(navigator, in: movesRoots ? 0 : nil, &recorder)
    for index in program.inner.indices { addInnerBar(index, navigator, &recorder) }
    for page in pages {
      addItems(of: page, navigator, &recorder)
      addState(of: page, &recorder)
    }
    addSurroundings(navigator, &recorder)
    addEye(navigator, &recorder)
    let slots = elements.flatMap(\.probes).map(\.slot).max() ?? -1
    last = Array(repeating: nil, count: slots + 1)
    wasPresent = Array(repeating: false, count: elements.count)
    due.learn(elements)
  }

  /// The same for another program that is built alike.
  func of(_ program: Program) -> TraceProbes {
    var probes = self
    probes.program = program
    return probes
  }

  mutating func add(
    _ name: String, _ presence: Presence, _ recorder: inout TraceRecorder,
    _ probes: [(property: String, source: Source)], omitsNone: Bool = false,
    in controller: Int? = nil
  ) {
    let number = recorder.addElement(name)
    var place = Place.screen
    if movesRoots || !program.inner.isEmpty || !program.presented.isEmpty {
      place = controller.map { .controller($0) } ?? presence.page.map { .page($0) } ?? .screen
    }
    var element = Element(number: number, presence: presence, place: place)
    if element.isCarried { element.watch(hostViews) }
    for probe in probes {
      let slot = recorder.addProperty(
        probe.property, to: number, omitsNone: omitsNone || probe.source.isRare)
      let probed = Probe(slot: slot, source: probe.source)
      element.probes.append(probed)
      if !probe.source.isSet { element.moving.append(probed) }
      element.watch(probe.source)
    }
    elements.append(element)
  }

  private mutating func addShared(_ navigator: Navigator, _ recorder: inout TraceRecorder) {
    var navigation: [(property: String, source: Source)] = [
      (Property.statusBarStyleFrom.name, .rare(.navigation, .statusBarStyleFrom)),
      (Property.navigationBarHidden.name, .shared(.navigation, .navigationBarHidden)),
    ]
    if navigator.hasSurrounding(.toolbar) {
      navigation.append((Property.toolbarHidden.name, .shared(.navigation, .toolbarHidden)))
    }
    if navigator.facts.hidesBars {
      navigation += Property.barHiding.map { ($0.name, .shared(.navigation, $0)) }
    }
    navigation += [
      (Property.stack.name, .shared(.navigation, .stack)),
      (Property.items.name, .shared(.navigation, .items)),
      (Property.top.name, .shared(.navigation, .top)),
      (Property.progress.name, .progress(0)), (Property.interactive.name, .interactive),
    ]
    if program.container != nil { navigation += containerProbes(navigator) }
    add("navigation", .always, &recorder, navigation)
    add(
      "window", .always, &recorder,
      [Property.backgroundColor, .tintColor, .userInterfaceStyle, .rootViewController].map {
        ($0.name, .shared(.window, $0))
      },
      omitsNone: true)
    addWindows(&recorder)
    add(
      "container", .always, &recorder,
      [Property.backgroundColor, .y].map { ($0.name, .shared(.container, $0)) },
      omitsNone: true)
    let gesture: [Property] = [.enabled, .region, .handler, .delegate, .state]
    add(
      "gesture", .always, &recorder, gesture.map { ($0.name, .shared(.gesture, $0)) },
      omitsNone: true)
  }

  private mutating func addPage(
    _ page: Int, _ navigator: Navigator, _ recorder: inout TraceRecorder
  ) {
    let name = program.pages[page].name
    let view = navigator.viewLayer(of: page)
    add(
      "page.\(name)", .view(page), &recorder,
      [
        ("x", .number(view, .x)), ("y", .number(view, .y)), ("width", .number(view, .width)),
        ("height", .number(view, .height)), ("alpha", .number(view, .alpha)),
        ("hidden", .flag(view, .hidden)), ("clipsToBounds", .flag(view, .clips)),
        ("dim", .number(view, .dim)),
        ("backgroundColor", .page(page, .view, .known(.backgroundColor))),
        ("safeAreaTop", .page(page, .view, .known(.safeAreaTop))),
      ])
    add(
      "page.\(name).content", .view(page), &recorder,
      [("y", .relative(navigator.contentLayer(of: page), view, .y))])
    let shadow = navigator.edgeShadowLayer(of: page)
    add(
      "\(name).edgeShadow", .edgeShadow(page), &recorder,
      [
        ("x", .relative(shadow, view, .x)), ("y", .relative(shadow, view, .y)),
        ("width", .number(shadow, .width)), ("height", .number(shadow, .height)),
        ("alpha", .number(shadow, .alpha)), ("hidden", .flag(shadow, .hidden)),
      ])
    let fake = navigator.fakeLayer(of: page)
    add(
      "\(name).fake", .fake(page), &recorder,
      [
        ("barStyle", .page(page, .fake, .known(.barStyle))), ("tintColor", .tint(fake)),
        ("x", .hosted(page, fake, .x)), ("y", .hosted(page, fake, .y)),
        ("height", .number(fake, .height)), ("alpha", .number(fake, .alpha)),
        ("hidden", .flag(fake, .hidden)), ("color", .color(fake)),
        (Property.hairlineColor.name, .rarePage(page, .fake, .known(.hairlineColor))),
        (Property.host.name, .rarePage(page, .fake, .known(.host))),
      ])
    addFull(page, navigator, &recorder)
  }

  /// The bar of a navigation controller and its parts, under a name. A controller whose name is that
  /// of a part has no elements: they would be called as those of the scenario's own.
  private mutating func addInnerBar(
    _ index: Int, _ navigator: Navigator, _ recorder: inout TraceRecorder
  ) {
    let name = program.inner[index].navigation.name
    guard name != "bg", name != "content" else { return }
    addBar(
      navigator.at(controller: index + 1), named: "bar." + name, in: index + 1, &recorder)
  }

  private mutating func addBar(
    _ navigator: Navigator, named name: String = "bar", in controller: Int? = nil,
    _ recorder: inout TraceRecorder
  ) {
    guard let bar = navigator.layer(of: .bar) else { return }
    var probes: [(property: String, source: Source)] = Property.styleFields.map {
      ($0.name, .shared(.bar, $0))
    }
    probes += [
      ("x", .number(bar, .x)), ("y", .number(bar, .y)), ("height", .number(bar, .height)),
      ("alpha", .number(bar, .alpha)), ("hidden", .flag(bar, .hidden)),
      ("clipsToBounds", .rareFlag(bar, .clips)),
      (Property.backgroundColor.name, .shared(.bar, .backgroundColor)),
    ]
    let fields: [Property] = [
      .prefersLargeTitles, .largeTitleColor, .backIndicatorImage, .backIndicatorTransitionMaskImage,
      .behind,
    ]
    probes += fields.map { ($0.name, .rare(.bar, $0)) }
    let always = presence(ofBarOf: controller)
    add(name, always, &recorder, probes, omitsNone: true, in: controller)
    addBarBackground(navigator, called: name, in: controller, always, &recorder)
    addBarContent(navigator, called: name, in: controller, always, &recorder)
  }

  /// When a controller's bar is there: always where nothing can take its place.
  func presence(ofBarOf controller: Int?) -> Presence {
    let isAlways =
      (controller ?? 0) == 0 && program.container == nil && program.presented.isEmpty
      && program.rootPage == nil
    return isAlways ? .always : .bar
  }

  private static func name(_ part: Thing, of bar: String) -> String {
    bar + part.path.dropFirst(Thing.bar.path.count)
  }

  private mutating func addBarBackground(
    _ navigator: Navigator, called bar: String, in controller: Int?, _ always: Presence,
    _ recorder: inout TraceRecorder
  ) {
    guard let barLayer = navigator.layer(of: .bar),
      let background = navigator.layer(of: .barBackground)
    else { return }
    add(
      Self.name(.barBackground, of: bar), always, &recorder,
      [
        ("x", .relative(background, barLayer, .x)), ("y", .relative(background, barLayer, .y)),
        ("height", .number(background, .height)), ("alpha", .number(background, .alpha)),
        ("hidden", .flag(background, .hidden)), ("masked", .flag(background, .masked)),
        ("color", .color(background)), (Property.edgeEffect.name, .edgeEffect),
      ], in: controller)
    // Content that scrolls changes it.
    elements[elements.count - 1].isVolatile = navigator.profile.bar.edgeEffect > 0
    let parts: [(Thing, Presence)] = [
      (.barEffect, always), (.barImage, always), (.barEdge, .edge), (.barCustom, .custom),
      (.barShadow, always),
    ]
    for (part, presence) in parts {
      guard let layer = navigator.layer(of: part) else { continue }
      let height: [(property: String, source: Source)] =
        part == .barCustom ? [(Property.height.name, .ownHeight(layer))] : []
      add(
        Self.name(part, of: bar), presence, &recorder,
        height + [
          ("alpha", .number(layer, .alpha)), ("hidden", .flag(layer, .hidden)),
          ("masked", .rareFlag(layer, .masked)), ("color", .color(layer)),
        ], in: controller)
    }
  }

  private mutating func addBarContent(
    _ navigator: Navigator, called bar: String, in controller: Int?, _ always: Presence,
    _ recorder: inout TraceRecorder
  ) {
    guard let content = navigator.layer(of: .barContent) else { return }
    add(
      Self.name(.barContent, of: bar), always, &recorder,
      [
        ("tintColor", .tint(content)), ("alpha", .number(content, .alpha)),
        ("hidden", .flag(content, .hidden)), ("masked", .rareFlag(content, .masked)),
      ], in: controller)
    for part in [Thing.barTitle, .barLargeTitle, .barBack, .barLeft, .barRight] {
      guard let layer = navigator.layer(of: part) else { continue }
      var probes: [(property: String, source: Source)] = []
      if part == .barBack { probes.append((Property.tintColor.name, .shared(part, .tintColor))) }
      probes += [
        ("alpha", .number(layer, .alpha)), ("hidden", .flag(layer, .hidden)),
        ("masked", .rareFlag(layer, .masked)),
      ]
      add(
        Self.name(part, of: bar), part == .barLargeTitle ? .largeTitle : always, &recorder, probes,
        omitsNone: true, in: controller)
    }
  }
}
