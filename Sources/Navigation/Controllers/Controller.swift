import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What one navigation controller has of its own: its stack and bar, what moves them, its gesture.
///
/// It is an object, as all parts of a run are: what is read of it is read where it stands, and one
/// field may be read while another is written.
final class Controller {
  let declared: NavigationProgram
  let barLayers: BarLayers
  /// The view in which the pages' views lie.
  let container: LayerID

  /// The view controllers, bottom to top.
  var stack: [Int] = []
  /// The old top that code still finds in front of the stack after a pop past several pages.
  var staleTop: Int?
  /// The bar's navigation items, bottom to top, by page. They can disagree with the stack.
  var items: [Int] = []
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var transitions: [Transition] = []
  var deferredOperations: [StackOperation] = []
  /// The transition whose start routine is under way, by id.
  var startingTransition = 0
  /// What the stack call is whose hooks or original run, or nil.
  var callUnderWay: StackOperation.Kind?
  /// Whether the bar delegate was asked before the call, as the back button does.
  var hasAskedShouldPop = false
  /// The pages whose views lie in the container, back to front.
  var shownPages: [Int] = []
  /// By how much dismissals have moved its view up (`PresentationRules.dismissalLiftsRoot`).
  private(set) var lift = 0.0
  var containerColor: Value = .none
  /// What code gave to the container of the transition that runs; nil if it gave it nothing.
  var transitionContainerColor: Value = .none
  var gesture = GestureState()
  /// What code keeps under a name that no page owns.
  var saved: [Int: SavedValue] = [:]

  var barStyle = BarStyle()
  /// What else code set on the bar: large titles, the back indicator.
  var barFields = Fields(of: .bar)
  /// Its own toolbar (documented: UINavigationController.toolbar).
  private(set) var toolbar: BottomBar
  func changeToolbar(_ body: (inout BottomBar) -> Void) { body(&toolbar) }
  var background = BarBackground()
  /// What the bar shows of its items.
  var barItems = BarItems()
  /// Whether a strategy locked the background's hidden flag against UIKit.
  var isBackgroundLocked = false
  /// The stand-in on which the bar's setters are repeated.
  var mirror: BarMirror?
  /// Whether code has sent the bar to the back, behind the view that holds the pages.
  var isBarBehind = false
  /// What of the style is painted, what waits, and for whose item.
  var styling = StylingState()
  /// Whether code has given the background a view of its own.
  var hasCustomView = false
  /// The height that code has made that view of, in points; nil where it is as tall as the background.
  private(set) var customHeight: Double?

  /// Code makes the view in the background of a height of its own, or leaves that to the background.
  func makeCustomView(tall height: Double?) { customHeight = height }

  /// The bar's strip as the last frame showed it, where code makes snapshots.
  private(set) var lastStrip: BarStrip?

  /// A frame has shown the bar.
  func keep(strip: BarStrip) { lastStrip = strip }

  /// When its bars hide by themselves.
  private(set) var barHiding = BarHiding()
  /// A flag is set, or the bars go or come for one.
  func changeBarHiding<T>(_ body: (inout BarHiding) -> T) -> T { body(&barHiding) }
  /// UINavigationController.isNavigationBarHidden.
  var isNavigationBarHidden = false
  /// The page whose item decides the bar's height. It changes when the bar changes its item, which
  /// is later than the stack.
  var barPage: Int?
  /// The timeline on which the bar moves in or out, if it does.
  var barMove: Int?
  /// Hides and shows between a stack call and the start of its transition.
  var pendingBarMoves: [Bool] = []
  /// The transition in which the bar was last told to go or come with it, and which of the two.
  var rewindableMove: (transition: Int, hidden: Bool)?

  var navigationNeedsLayout = false
  var barNeedsLayout = false
  var isInWindow = false
  /// Where it stands between disappeared and appeared, as its holder has told it.
  private(set) var appearance = AppearanceState.disappeared
  /// Whether viewIsAppearing is still to come in this appearance.
  private var awaitsIsAppearing = false
  /// Whether its view has loaded, and whether it has ever appeared.
  private(set) var isLoaded = false
  /// Whether it was dark when its traits were told last, or its view was loaded.
  private(set) var knowsDark = false
  private(set) var hasBeenShown = false
  /// Whether a page has ever come in place of another.
  private(set) var hasMovedOn = false
  /// Whether a transition was cut off as it went, so that its pages have heard all.
  private var isCut = false
  /// Whether the controller itself is appearing for the first time.
  var isFirstShow = false

  /// Whether it keeps the bottom bars away although no page of its stack asks for that
  /// (`SurroundingRules.farPopLosesBottomBars`, `SurroundingRules.coveredPopLosesBottomBars`).
  private(set) var losesBottomBars = false
  func loseBottomBars(_ lost: Bool) { losesBottomBars = lost }
  /// Whether it has become the window's root, and no transition of it is over yet
  /// (`TouchRules.newRootLetsTouchesThrough`).
  private(set) var isNewRoot = false
  func becomeNewRoot(_ isNew: Bool) { isNewRoot = isNew }

  /// A page has come in place of another.
  func moveOn() { hasMovedOn = true }

  /// The top of a page's view as it was before the pages were told, while the page is put in.
  private(set) var earlyTop: (page: Int, top: Double)?

  /// A page is put in at a top that was found before; nil when it has been.
  func place(_ page: Int, atEarly top: Double?) { earlyTop = top.map { (page, $0) } }

  /// Whether the bar's height is still that of large titles, or without, while code has said otherwise
  /// (`GeometryRules.returningBarKeepsHeight`); nil where it follows code.
  private(set) var keptLargeTitles: Bool?

  /// The bar keeps what it was; nil when it is laid out anew.
  func keepLargeTitles(_ kept: Bool?) { keptLargeTitles = kept }

  /// Whether the bar has room for large titles.
  var prefersLargeTitles: Bool { keptLargeTitles ?? barFields.flag(.prefersLargeTitles) }

  /// A controller as UIKit makes it.
  init(_ declared: NavigationProgram, in scene: inout Scene) {
    self.declared = declared
    barLayers = BarLayers(in: &scene)
    container = scene.addLayer()
    toolbar = BottomBar(.toolbar, scene.addLayer())
  }

  /// Another one with the layers of one that has gone.
  init(replacing old: Controller) {
    declared = old.declared
    barLayers = old.barLayers
    container = old.container
    toolbar = BottomBar(replacing: old.toolbar)
  }

  /// Code's answer to the question for an animator.
  private var animator: Time?

  /// Code answers that it animates a transition itself, in so much time.
  func answer(animator duration: Time) { animator = duration }

  /// The answer that was given since this was asked last.
  func takeAnimator() -> Time? {
    defer { animator = nil }
    return animator
  }

  /// Code's answer to the question for what drives a transition.
  private var driver: PercentDriver?

  /// Code answers that a percent-driven controller drives a transition.
  func answer(driver: PercentDriver) { self.driver = driver }

  /// The answer that was given since this was asked last.
  func takeDriver() -> PercentDriver? {
    defer { driver = nil }
    return driver
  }

  /// How much room what holds it leaves its bar, where that is laid out once (a popover that does not
  /// follow it).
  private(set) var barRoom: Double?

  /// What holds it is laid out for a bar of this height.
  func takeRoom(_ height: Double) { barRoom = barRoom ?? height }

  /// When a call that changed nothing took the layout of its turn.
  private var layoutTakenAt: Time?

  /// A call that changes nothing takes the layout of this instant.
  func takeLayout(at time: Time) { layoutTakenAt = time }

  /// Whether one has, in this instant.
  func isLayoutTaken(at time: Time) -> Bool { layoutTakenAt == time }

  /// The place of the transition that runs, of several the last, or nil.
  var runningTransitionPlace: Int? { transitions.lastIndex { $0.stage == .running } }

  /// The place of the running or coming transition, or of one that ends, or nil.
  var stackTransitionPlace: Int? {
    transitions.lastIndex { $0.stage != .ending } ?? transitions.indices.last
  }

  /// Whether its only transition waits for a layout that nobody has asked for.
  var isStalled: Bool {
    !navigationNeedsLayout && layoutTakenAt != nil
      && transitions.allSatisfy { $0.stage == .pending }
  }

  /// Whether it was laid out before it came into a window.
  private(set) var wasLaidOut = false

  /// It is laid out outside a window.
  func layOut() { wasLaidOut = true }

  /// Whether in a sheet its bar has the height of one.
  private(set) var hasSheetBar = true

  /// It comes to a sheet, and its bar does not know yet.
  func comesToSheet() { hasSheetBar = false }

  /// The bar has been laid out in the sheet.
  func takeSheetBar() { hasSheetBar = true }

  /// Whether UIKit shows its tint without colour (documented: UIView.tintAdjustmentMode).
  private(set) var isTintDimmed = false

  /// What lies over it dims its tint, or no longer does.
  func dimTint(_ isDimmed: Bool) { isTintDimmed = isDimmed }

  /// The transition whose animator hears of its end.
  private(set) var ended: Transition?

  /// A transition is over, and its animator is about to hear of it; nil when it has.
  func remember(_ transition: Transition?) { ended = transition }

  /// Its holder tells it that it is about to appear, or to disappear.
  func begin(appearing: Bool) {
    appearance = appearing ? .appearing : .disappearing
    awaitsIsAppearing = appearing
  }

  /// viewIsAppearing comes. Returns whether it had not come in this appearance.
  func isAppearing() -> Bool {
    defer { awaitsIsAppearing = false }
    return awaitsIsAppearing
  }

  /// Its holder tells it that this is over. Returns whether it has gone.
  func end() -> Bool {
    let hasGone = appearance == .disappearing || appearance == .disappeared
    appearance = hasGone ? .disappeared : .appeared
    if !hasGone { hasBeenShown = true }
    return hasGone
  }

  /// A dismissal moves its view up.
  func raise(by height: Double) { lift += height }

  /// Code places its view.
  func forgetLift() { lift = 0 }

  /// What runs in it is cut off.
  func cut() { isCut = true }

  /// Whether that has happened since this was asked last.
  func takeCut() -> Bool {
    defer { isCut = false }
    return isCut
  }

  /// Its view loads, in the mode of that moment. Returns whether it had not.
  func load(isDark: Bool) -> Bool {
    if isLoaded { return false }
    isLoaded = true
    knowsDark = isDark
    return true
  }

  /// Its traits take the mode. Returns whether it was another.
  func hear(isDark: Bool) -> Bool {
    defer { knowsDark = isDark }
    return knowsDark != isDark
  }

  /// Whether a page is on its stack, or comes to it or goes from it.
  func has(_ page: Int) -> Bool {
    stack.contains(page) || transitions.contains { $0.operation.names(page) }
  }

  var needsLayout: Bool { navigationNeedsLayout || barNeedsLayout }

  /// Whether nothing moves in it and nothing waits.
  var isQuiet: Bool { transitions.isEmpty && deferredOperations.isEmpty && !gesture.isDown }

  /// Whether it holds a page, or will after what moves or waits, or did before.
  func holds(_ page: Int) -> Bool {
    has(page) || deferredOperations.contains { $0.after.contains(page) }
  }

  /// The pages that it holds, or held before what moves or will hold after what waits.
  var heldPages: [Int] {
    stack + transitions.flatMap { $0.operation.before + $0.operation.after }
      + deferredOperations.flatMap(\.after)
  }
}
