import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Writing the bar's style fields, and when they show.
extension Navigator {
  /// A setter of the bar.
  func setBarStyle(_ field: Property, _ value: Value) {
    guard isAvailable(field) else { return }
    if field == .tintColor, value == .none {
      here.barStyle.inherit(tint: inheritedTint)
    } else {
      here.barStyle[field] = value
    }
    noteWrite(.bar, .known(field), value)
    dropProxyAppearances(after: field)
    here.barNeedsLayout = true
    requestCommit()
    if field == .barStyle { updateStatusBar() }
    updateTranslucency()
    showChange(of: field)
    repeatOnStandIn(field, value)
  }

  /// The tint of a bar that has none of its own: that of the scenario's own window where it lies there, else
  /// the system's blue (documented: UIView.tintColor).
  private var inheritedTint: Value {
    screen.windowTint == .none || isInFurtherWindow
      ? .dynamic(BarStyle.defaultTint) : screen.windowTint
  }

  private var isInFurtherWindow: Bool {
    tree.window(of: .navigation(controller)).map { $0 > 0 } ?? false
  }

  /// The tint of a stand-in's style.
  func tint(of style: BarStyle) -> Color {
    let isInherited = style.inheritsTint || style[.tintColor] == .none
    return color(of: isInherited ? inheritedTint : style[.tintColor])
  }

  /// The window's tint: bars and stand-ins that have none of their own take it.
  func setWindowTint(_ value: Value) {
    screen.tintWindow(value)
    for number in controllers.indices
    where controllers[number].barStyle.inheritsTint && !at(number).isInFurtherWindow {
      at(number).setBarStyle(.tintColor, .none)
    }
    for page in pages.alive where pages.fakes[page] != nil { owner(of: page).paintFake(of: page) }
  }

  /// The bar's own backgroundColor, a property of its view (documented: UIView.backgroundColor,
  /// which is animatable).
  func setBarColor(_ value: Value) {
    here.barStyle.backgroundColor = value
    noteWrite(.bar, .known(.backgroundColor), value)
    here.styling.shown.backgroundColor = value
    restyleBar(.animates, on: code.animation.timeline)
  }

  /// Shows a field that was set: at once, with the coming or running animation, or at its end.
  private func showChange(of field: Property) {
    let awaitsStart = code.animation.timeline == nil && isBeforeStart
    let kind = change(of: field, atStart: awaitsStart)
    here.styling.atStart.removeAll { $0 == field }
    here.styling.atEnd.removeAll { $0 == field }
    if staysOpaque(field) { return }
    if kind == .landsAtEnd, awaitsStart || code.animation.timeline != nil {
      here.styling.atEnd.append(field)
    } else if awaitsStart, kind == .animates || kind == .crossFades {
      here.styling.atStart.append(field)
    } else {
      showFields([field], kind, on: kind == .jumps ? nil : code.animation.timeline)
    }
    clock.needsFrame()
  }

  /// Whether a bar that becomes translucent goes on painting what it was
  /// (`BarRules.opensInAnimation`).
  private func staysOpaque(_ field: Property) -> Bool {
    !profile.bar.opensInAnimation && field == .translucent && code.animation.timeline != nil
      && resolver.isTranslucent(here.barStyle)
  }

  /// Whether a stack call has been made whose animation has not been set up yet.
  private var isBeforeStart: Bool {
    guard let newest = here.transitions.last, newest.operation.isAnimated, here.isInWindow else {
      return false
    }
    switch newest.stage {
    case .called, .pending: return true
    case .running: return isStarting(newest) && here.styling.startedTransition != newest.id
    case .ending: return false
    }
  }

  /// What a change of a field does, after the profile: between a stack call and the start of its
  /// animation, or inside an animation block.
  private func change(of field: Property, atStart: Bool) -> IOSProfile.StyleChange {
    let bar = profile.bar
    switch field {
    case .barTintColor: return atStart ? bar.barTintColorAtStart : profile.barTintColorChange
    case .tintColor: return atStart ? bar.tintColorAtStart : profile.tintColorChange
    case .translucent: return atStart ? bar.translucentAtStart : profile.translucentChange
    case .backgroundImage, .compactBackgroundImage, .shadowImage:
      return atStart ? bar.imageAtStart : profile.imageChange
    case .barStyle: return atStart ? bar.barStyleAtStart : bar.barStyleAlongside
    case .titleColor: return atStart ? bar.titleColorAtStart : bar.titleColorAlongside
    default: return atStart ? bar.appearanceAtStart : bar.appearanceAlongside
    }
  }

  /// Paints fields that waited or were just set.
  func showFields(_ fields: [Property], _ kind: IOSProfile.StyleChange, on timeline: Int?) {
    let tint = color(of: here.styling.shown[.tintColor])
    for field in fields { here.styling.shown[field] = here.barStyle[field] }
    if fields.contains(.tintColor) {
      inTransaction(timeline) { showTint() }
      if tint != color(of: here.barStyle[.tintColor]) { layOutItemViews() }
      if fields.count == 1 { return }
    }
    restyleBar(kind, on: timeline, titles: fields == [.titleColor] ? timeline : nil)
  }

  /// A change of translucency moves the resting frame of a page that is not in a transition, at once or
  /// with the controller's next layout (`GeometryRules.translucentWaitsForLayout`).
  private func updateTranslucency() {
    let isTranslucent = resolver.isTranslucent(here.barStyle)
    guard isTranslucent != here.background.isTranslucent else { return }
    here.background.isTranslucent = isTranslucent
    if profile.geometry.translucentWaitsForLayout { return }
    if let top = restingTop { uikit(.layout) { placeView(of: top) } }
  }

  /// Fields that wait for the end of an animation show, in the running block or at once.
  func showFieldsAtEnd(on timeline: Int? = nil) {
    guard !here.styling.atEnd.isEmpty else { return }
    let fields = here.styling.atEnd
    here.styling.atEnd = []
    showFields(fields, timeline == nil ? .jumps : .animates, on: timeline)
  }

  /// A property of an item in force was set: its appearance shows as a bar's would.
  func itemAppearanceChanged(_ page: Int) {
    guard page == here.styling.page, profile.hasAppearance else { return }
    if code.animation.timeline == nil && isBeforeStart { return }
    metricsChanged()
  }

  /// What is in force may be another appearance: of an item that was given one, or of a bar that
  /// has become compact or is no longer.
  func metricsChanged() {
    let kind = profile.bar.appearanceAlongside
    restyleBar(kind, on: kind == .jumps ? nil : code.animation.timeline)
  }

  // MARK: - What a style paints

  /// The resolver for this system, as the interface is now.
  var resolver: BackgroundResolver {
    BackgroundResolver(
      profile: profile, images: program.images, appearances: appearances,
      isDark: screen.mode.isDark,
      isCompact: isBarCompact, linkedSDK: linkedSDK)
  }

  /// The major version of the SDK that the app is linked with; that of the system unless said.
  private var linkedSDK: Int {
    program.linkedSDK.flatMap { $0.split(separator: ".").first.flatMap { Int($0) } }
      ?? profile.major
  }

  /// What a bar outside a navigation controller paints: it has no scroll edge (documented:
  /// scrollEdgeAppearance needs a navigation controller).
  func resolve(_ style: BarStyle) -> BarBackground {
    resolver.resolve(style, item: nil, edge: 0)
  }

  /// What the navigation controller's bar paints for the item in force.
  func resolveBar() -> BarBackground {
    let item = here.styling.page.map { pages[$0].item }
    var resolver = resolverOfBar()
    resolver.give(largeTitle: here.barFields[.largeTitleColor])
    return resolver.resolve(
      here.styling.shown, item: item,
      edge: edgeProgress(of: here.styling.page, isLarge: resolver.isLarge))
  }

  /// The resolver for the item in force.
  func resolverOfBar() -> BackgroundResolver {
    var resolver = resolver
    resolver.isLarge = here.styling.page.map { showsLargeTitle($0) } ?? false
    return resolver
  }

  /// How far a page's content is at its scroll edge: 1 at the edge, 0 away from it.
  ///
  /// Documented (UINavigationBar.scrollEdgeAppearance): iOS 13 and 14 look at it for large titles
  /// only. The way between is `BarRules.scrollEdgeRamp`; under a large title it begins when that
  /// has gone.
  func edgeProgress(of page: Int?, isLarge: Bool) -> Double {
    guard profile.hasAppearance, !program.navigation.isBarAlone else { return 0 }
    guard profile.scrollEdgeAppliesToAll || isLarge else { return 0 }
    if let page, pages[page].hasScrollView, !isFound(scrollViewOf: page),
      profile.bar.edgeNeedsFirstSubview
    {
      return 1
    }
    var beyond = page.flatMap { pages[$0].scrollView.number(.contentOffset) } ?? 0
    if beyond > 0, isLarge, profile.geometry.largeTitleCollapses {
      beyond -= profile.geometry.largeTitleHeight
    }
    if beyond > 0, let page { beyond -= foldingRoom(of: page) }
    if beyond <= 0 { return 1 }
    let ramp = profile.bar.scrollEdgeRamp
    return ramp > 0 ? max(1 - beyond / ramp, 0) : 0
  }
}

extension Navigator {
  /// layoutSubviews of the bar: a style write that waits is applied, inside the animation block
  /// if there is one (observed: the workaround for Open Radar 26893274), the background is framed.
  func layoutBar() throws {
    here.barNeedsLayout = false
    let context = navigationContext()
    try runStrategies(.hook(.barLayoutSubviews, .pre), context)
    uikit(.layout) {
      if let transaction = code.animation.timeline { showFieldsAtEnd(on: transaction) }
      // What has changed below the top item can change the height too.
      if scene.modelValue(here.barLayers.bar, .height) == barHeight {
        frameBar()
      } else {
        barShapeChanged()
      }
      layoutItems()
      if let top = here.items.last { layOutArrow(of: top) }
    }
    try runStrategies(.hook(.barLayoutSubviews, .main), context)
  }
}
