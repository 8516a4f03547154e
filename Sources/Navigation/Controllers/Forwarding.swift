import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The state of the controller on which the simulation works.
extension Simulation {
  var navigationProgram: NavigationProgram {
    _read { yield controllers[controller].navigationProgram }
  }
  /// The view controllers, bottom to top.
  public internal(set) var stack: [Int] {
    _read { yield controllers[controller].stack }
    _modify { yield &controllers[controller].stack }
  }
  var staleTop: Int? {
    _read { yield controllers[controller].staleTop }
    _modify { yield &controllers[controller].staleTop }
  }
  /// The bar's navigation items, bottom to top, by page. They can disagree with the stack.
  public internal(set) var items: [Int] {
    _read { yield controllers[controller].items }
    _modify { yield &controllers[controller].items }
  }
  var barItems: BarItems {
    _read { yield controllers[controller].barItems }
    _modify { yield &controllers[controller].barItems }
  }
  var transitions: [Transition] {
    _read { yield controllers[controller].transitions }
    _modify { yield &controllers[controller].transitions }
  }
  var deferredOperations: [StackOperation] {
    _read { yield controllers[controller].deferredOperations }
    _modify { yield &controllers[controller].deferredOperations }
  }
  var shownPages: [Int] {
    _read { yield controllers[controller].shownPages }
    _modify { yield &controllers[controller].shownPages }
  }
  var barLayers: BarLayers {
    _read { yield controllers[controller].barLayers }
  }
  var container: LayerID {
    _read { yield controllers[controller].container }
  }
  var containerColor: Value {
    _read { yield controllers[controller].containerColor }
    _modify { yield &controllers[controller].containerColor }
  }
  var transitionContainerColor: Value {
    _read { yield controllers[controller].transitionContainerColor }
    _modify { yield &controllers[controller].transitionContainerColor }
  }
  var barStyle: BarStyle {
    _read { yield controllers[controller].barStyle }
    _modify { yield &controllers[controller].barStyle }
  }
  var barFields: Fields {
    _read { yield controllers[controller].barFields }
    _modify { yield &controllers[controller].barFields }
  }
  var background: BarBackground {
    _read { yield controllers[controller].background }
    _modify { yield &controllers[controller].background }
  }
  var isBackgroundLocked: Bool {
    _read { yield controllers[controller].isBackgroundLocked }
    _modify { yield &controllers[controller].isBackgroundLocked }
  }
  var mirror: BarMirror? {
    _read { yield controllers[controller].mirror }
    _modify { yield &controllers[controller].mirror }
  }
  var isBarBehind: Bool {
    _read { yield controllers[controller].isBarBehind }
    _modify { yield &controllers[controller].isBarBehind }
  }
  var styling: StylingState {
    _read { yield controllers[controller].styling }
    _modify { yield &controllers[controller].styling }
  }
  /// Whether code has given the background a view of its own.
  public internal(set) var hasCustomView: Bool {
    _read { yield controllers[controller].hasCustomView }
    _modify { yield &controllers[controller].hasCustomView }
  }
  /// UINavigationController.isNavigationBarHidden.
  public internal(set) var isNavigationBarHidden: Bool {
    _read { yield controllers[controller].isNavigationBarHidden }
    _modify { yield &controllers[controller].isNavigationBarHidden }
  }
  var barPage: Int? {
    _read { yield controllers[controller].barPage }
    _modify { yield &controllers[controller].barPage }
  }
  var barMove: Int? {
    _read { yield controllers[controller].barMove }
    _modify { yield &controllers[controller].barMove }
  }
  var pendingBarMoves: [Bool] {
    _read { yield controllers[controller].pendingBarMoves }
    _modify { yield &controllers[controller].pendingBarMoves }
  }
  var rewindableMove: (transition: Int, hidden: Bool)? {
    _read { yield controllers[controller].rewindableMove }
    _modify { yield &controllers[controller].rewindableMove }
  }
  var navigationNeedsLayout: Bool {
    _read { yield controllers[controller].navigationNeedsLayout }
    _modify { yield &controllers[controller].navigationNeedsLayout }
  }
  var barNeedsLayout: Bool {
    _read { yield controllers[controller].barNeedsLayout }
    _modify { yield &controllers[controller].barNeedsLayout }
  }
  var isInWindow: Bool {
    _read { yield controllers[controller].isInWindow }
    _modify { yield &controllers[controller].isInWindow }
  }
  var saved: [Int: SavedValue] {
    _read { yield controllers[controller].saved }
    _modify { yield &controllers[controller].saved }
  }
  var gesture: GestureState {
    _read { yield controllers[controller].gesture }
    _modify { yield &controllers[controller].gesture }
  }
}
