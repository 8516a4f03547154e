import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What an observer may look at. Reading changes nothing.
extension Navigator {
  /// The screen's device, as it is held now.
  public var device: Device { screen.device }

  /// A number that grows with everything that may change what code set.
  public var stamp: UInt64 { clock.stamp }

  /// Whether code has had to do with the controller's toolbar.
  public var usesToolbar: Bool { here.toolbar.isUsed }

  /// Whether code has given the bar's background a view of its own.
  public var hasCustomView: Bool { here.hasCustomView }

  /// What code set: a property of what is shared.
  public func setValue(_ thing: Thing, _ property: Property) -> Value {
    if thing == .bar && property == .translucent { return .flag(here.background.isTranslucent) }
    return readShared(thing, property)
  }

  /// What code set: a property of a page.
  public func setValue(_ thing: Thing, _ key: PropertyKey, page: Int) -> Value {
    readPage(page, thing, key)
  }

  /// Whether anything of a page's scroll view is not as UIKit makes it.
  public func hasTouchedScrollView(of page: Int) -> Bool {
    !pages[page].scrollView.isAsMade
  }

  /// What a page declares that it wants, or nil where it says nothing.
  public func wish(_ key: PropertyKey, page: Int) -> Value? {
    pages[page].wants[program.storage(key)]
  }

  /// Whether a page declares any.
  public func hasWishes(of page: Int) -> Bool { !pages[page].wants.isEmpty }

  /// The layer of a part of the bar, of the container or of the window.
  public func layer(of thing: Thing) -> LayerID? {
    switch thing {
    case .container: return here.container
    case .window: return screen.window
    case .toolbar: return here.toolbar.layer
    case .tabBar, .statusBar, .keyboard: return screen.layer(of: thing)
    default: return here.barLayers.layer(of: thing)
    }
  }

  /// The layer of a page's view.
  public func viewLayer(of page: Int) -> LayerID { pages.layers[page].view }
  /// The layer of a page's stand-in.
  public func fakeLayer(of page: Int) -> LayerID { pages.layers[page].fake }
  /// The layer of the title of a page's item.
  public func titleLayer(of page: Int) -> LayerID { pages.layers[page].title }

  /// Whether an instance of the page exists.
  public func exists(_ page: Int) -> Bool { pages[page].exists }

  /// Whether the page's view lies in the container.
  public func isInWindow(_ page: Int) -> Bool {
    pages[page].isInWindow && tree.parent(of: page) == nil
  }

  /// Whether the page's stand-in lies in a view on screen.
  public func showsFake(of page: Int) -> Bool {
    guard let host = pages.fakes.host(of: page) else { return false }
    return isInWindow(host)
  }

  /// Where on screen the view lies that holds the page's stand-in, in points; 0 where none does.
  public func fakeOrigin(of page: Int, in scene: borrowing Scene) -> Point {
    pages.fakes.host(of: page).map { origin(of: $0, scene) } ?? Point(x: 0, y: 0)
  }

  /// Whether the bar has the page's item, as of the last look at what changed.
  public func hasItem(of page: Int) -> Bool { pages.shown.isKnown(page) }

  /// Whether the bar shows the page's title, of an item that it had at the last look at what changed.
  public func showsTitle(of page: Int) -> Bool {
    let layer = pages.layers[page].title
    return mayShowTitle(of: page)
      && (scene.value(layer, .alpha) > 0 || scene.modelValue(layer, .alpha) > 0)
  }

  /// Whether it does as long as the title's layer is not transparent.
  public func mayShowTitle(of page: Int) -> Bool {
    // The root's bar shows the items of wrappers, which say nothing.
    !facts.wrapsPages && (pages.shown.isKnown(page) || here.barItems.moving.contains(page))
  }

  /// The progress that the screen shows: the transition's time, or what a finger or its release
  /// made of it; 0 when nothing runs.
  public var shownProgress: Double {
    guard let running = here.runningTransitionPlace else { return 0 }
    if here.transitions[running].operation.isInteractive,
      let timeline = here.transitions[running].timeline
    {
      return scene.progress(of: timeline)
    }
    return progress(ofRunning: running)
  }

  /// Whether the running transition follows a finger or what a finger left.
  public var isInteractive: Bool {
    here.runningTransitionPlace.map { here.transitions[$0].operation.isInteractive } ?? false
  }

  /// Whether the second copy of the bar's background paints, or code changed it.
  public var showsEdge: Bool {
    let edge = here.barLayers.edge
    return profile.bar.hasEdgeCopy && scene.color(edge).alpha > 0
      && (scene.value(edge, .alpha) > 0 || scene.modelValue(edge, .alpha) > 0)
  }
}
