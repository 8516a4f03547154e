import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A bar at the bottom: the toolbar of a navigation controller, or the tab bar of a container.
///
/// Documented: UINavigationController.toolbar, "the custom toolbar associated with the navigation
/// controller", and isToolbarHidden: each controller has its own, inside its own view.
struct BottomBar {
  let thing: Thing
  let layer: LayerID
  /// isToolbarHidden, isTabBarHidden; a controller starts without a toolbar (documented).
  private(set) var isHidden: Bool
  /// The page over which it was shown last; nil once it is pushed again.
  private(set) var shownOver: Int?
  /// What code set of its look.
  private var fields: Fields
  /// The timeline on which it comes or goes, if it does.
  private(set) var move: Int?
  /// Whether a move waits for the start of a transition that has been called for.
  private(set) var waits = false
  /// Whether code has had to do with it.
  private(set) var isUsed = false

  /// A bar as UIKit makes it. Documented: UIToolbar.isTranslucent and UITabBar.isTranslucent are yes
  /// by default.
  init(_ thing: Thing, _ layer: LayerID) {
    self.thing = thing
    self.layer = layer
    isHidden = thing == .toolbar
    fields = Fields(of: thing)
    fields[.translucent] = .flag(true)
  }

  /// The bar of another owner, with the layer of one that has gone.
  init(replacing old: BottomBar) { self.init(old.thing, old.layer) }

  /// Code has to do with it.
  mutating func use() { isUsed = true }

  /// It is hidden, or shown over a page.
  mutating func hide(_ hidden: Bool, over page: Int?) {
    isHidden = hidden
    shownOver = hidden ? nil : page
  }

  /// Over which page it was shown is forgotten.
  mutating func forgetPage() { shownOver = nil }

  /// It moves on a timeline, or no longer does.
  mutating func move(on timeline: Int?) { move = timeline }

  /// A move waits for a transition, or has begun.
  mutating func wait(_ waits: Bool) { self.waits = waits }

  /// A field of its look: colour, translucency; nil for any other property.
  subscript(property: Property) -> Value? {
    get { Self.looks.contains(property) ? fields[property] : nil }
    set { if let newValue, Self.looks.contains(property) { fields[property] = newValue } }
  }

  static let looks: [Property] = [.barTintColor, .translucent]
}
