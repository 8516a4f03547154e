import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The status bar: who is asked about it, when, and what a change does.
extension Navigator {
  /// Where bars begin: the status bar's bottom, or the top of the screen where it is hidden the
  /// ordinary way (`SurroundingRules.hiddenStatusBarMovesBars`).
  var statusBarBottom: Double {
    let isGone =
      screen.isStatusBarHidden && profile.surroundings.hiddenStatusBarMovesBars
      && !screen.device.hasSensorHousing
    return isGone ? 0 : screen.device.statusBarHeight + callHeight
  }

  /// setNeedsStatusBarAppearanceUpdate, and what UIKit does by itself when the top page changes:
  /// the controllers are asked, and the answers are shown (documented:
  /// prefersStatusBarHidden, preferredStatusBarStyle).
  func updateStatusBar() {
    guard screen.usesStatusBar, !facts.setsStatusBarByApp else { return }
    let asked = statusBarNode
    if case .page(let page) = asked {
      showStatusBar(hidden: askStatusBarHidden(page), style: askStatusBarStyle(of: page))
      return
    }
    guard here.isInWindow || presentations.move != nil,
      let first = firstController(from: asked)
    else { return }
    if first == controller {
      showStatusBar(hidden: askStatusBarHidden(here.stack.last), style: askStatusBarStyle())
    } else if presentations.move != nil {
      at(first).updateStatusBar()
    }
  }

  /// The same where what is asked may be in another window, or a page.
  func askAboutStatusBar() {
    if let number = firstController(from: statusBarNode) {
      at(number).updateStatusBar()
    } else {
      updateStatusBar()
    }
  }

  /// Code asks for it. A page that has been dismissed is no part of what is laid out then
  /// (`SurroundingRules.goneAskerLaysOut`).
  func updateStatusBar(askedIn context: Context) {
    let before = screen.barsWaitForLayout
    screen.holdBars(!profile.surroundings.goneAskerLaysOut && isDismissed(context.runner))
    updateStatusBar()
    screen.holdBars(before)
  }

  /// Whether code is that of a page that is being dismissed and has disappeared.
  private func isDismissed(_ runner: Context.Runner) -> Bool {
    guard case .page(let page) = runner, pages[page].appearance == .disappeared else {
      return false
    }
    return presentations.move?.leaving.contains { $0.node == .page(page) } ?? false
  }

  private func showStatusBar(hidden: Bool, style: String) {
    showStatusBarStyle(style)
    hideStatusBar(hidden)
    clock.needsFrame()
  }

  /// What is asked in the window that is (`WindowRules.statusBarAsks`): the topmost that is full screen,
  /// or a sheet (`PresentationRules.sheetAsksStatusBar`); what lies over all that stays is asked only where it says so
  /// (documented: modalPresentationCapturesStatusBarAppearance).
  private var statusBarNode: Node {
    let window =
      profile.windows.statusBarAsks == .key ? windows.key : windows.onScreen.last ?? 0
    let asked = presentations.staying.last { presentation in
      (presentation.style.removesPresenter
        || presentation.style.isSheet && profile.presentations.sheetAsksStatusBar
        || capturesStatusBar(presentation.node))
        && tree.window(of: presentation.node) == window
    }
    return asked?.node ?? root(of: window) ?? windowRoot
  }

  /// Whether a page that is presented over others takes the status bar over.
  private func capturesStatusBar(_ node: Node) -> Bool {
    guard case .page(let page) = node else { return false }
    return pages[page].controller.flag(.modalPresentationCapturesStatusBarAppearance)
  }

  /// The first navigation controller of a node.
  private func firstController(from node: Node) -> Int? {
    switch node {
    case .navigation(let number): return number
    case .container: return controllers.selected
    case .screen, .window, .page: return nil
    }
  }

  /// The navigation controller hands this question to its top page (documented:
  /// childForStatusBarHidden; observed: it needs no override).
  private func askStatusBarHidden(_ top: Int?) -> Bool {
    guard let top else { return false }
    record(.prefersStatusBarHidden, [program.pages[top].name])
    return pages[top].controller.flag(.prefersStatusBarHidden)
  }

  /// Shows the status bar or not: a phone held sideways has none, whoever is asked (observed: since
  /// iOS 8).
  func showStatusBar() {
    let isGone = screen.isStatusBarHidden || screen.device.statusBarHeight == 0
    scene.set(screen.statusBar, .hidden, isGone ? 1 : 0)
  }

  /// childForStatusBarStyle decides who is asked; the controller itself answers by its bar
  /// (`SurroundingRules.statusBarFollowsBarStyle`, `SurroundingRules.hiddenBarAsksPage`).
  private func askStatusBarStyle() -> String {
    let rules = profile.surroundings
    switch screen.statusBarStyleFrom {
    case .page(let page) where pages[page].exists: return askStatusBarStyle(of: page)
    case .word:
      if let top = here.stack.last { return askStatusBarStyle(of: top) }
    default: break
    }
    let asksPage =
      !rules.statusBarFollowsBarStyle || here.isNavigationBarHidden && rules.hiddenBarAsksPage
    if asksPage, let top = here.stack.last { return askStatusBarStyle(of: top) }
    record(.preferredStatusBarStyle, [here.declared.name])
    return here.barStyle.isBlack ? "lightContent" : "default"
  }

  /// A page names another in its own childForStatusBarStyle at most as often as there are pages.
  private func askStatusBarStyle(of page: Int) -> String {
    var asked = page
    for _ in pages.indices {
      guard case .page(let next) = pages[asked].controller[.statusBarStyleFrom],
        next != asked, pages[next].exists
      else { break }
      asked = next
    }
    record(.preferredStatusBarStyle, [program.pages[asked].name])
    let style = pages[asked].controller.word(.preferredStatusBarStyle)
    return style == "darkContent" && !profile.surroundings.statusBarAdapts ? "default" : style
  }

  /// The application's own setter: at once, or inside the animation block in which code runs
  /// (documented: UIApplication.statusBarStyle is setStatusBarStyle without animation).
  func setStatusBarStyle(_ style: String) {
    let isKnown = style != "darkContent" || profile.surroundings.statusBarAdapts
    screen.statusBarStyle = isKnown ? style : "default"
    write(color: statusBarColor(of: screen.statusBarStyle), to: screen.statusBar)
  }

  /// The text's colour goes to that of the new style inside the animation block in which code runs,
  /// or fades (`SurroundingRules.statusBarFade`).
  func showStatusBarStyle(_ style: String) {
    screen.statusBarStyle = style
    let layer = screen.statusBar
    let color = statusBarColor(of: style)
    guard color != scene.modelColor(layer) else { return }
    let fade = Time(roundingSeconds: profile.surroundings.statusBarFade)
    if code.animation.timeline != nil || fade <= .zero || !clock.isRecording {
      write(color: color, to: layer)
      return
    }
    let timeline = startTimeline(for: fade, .easeInOut)
    inTransaction(timeline) { write(color: color, to: layer) }
  }

  /// What a style's text is painted in (documented: UIStatusBarStyle).
  func statusBarColor(of style: String) -> Color {
    switch style {
    case "lightContent": return .white
    case "darkContent": return .black
    default: return screen.mode.isDark && profile.surroundings.statusBarAdapts ? .white : .black
    }
  }

  /// The flag changes at once. What lies below moves up or down by its height: at once, inside the
  /// animation block in which code runs, or with the transition
  /// (`SurroundingRules.statusBarMoveAnimates`).
  func hideStatusBar(_ isHidden: Bool) {
    guard isHidden != screen.isStatusBarHidden else { return }
    let before = statusBarBottom
    screen.isStatusBarHidden = isHidden
    showStatusBar()
    guard statusBarBottom != before, !screen.barsWaitForLayout else { return }
    let timeline =
      code.animation.timeline
      ?? (profile.surroundings.statusBarMoveAnimates
        ? coordinatorIndex.flatMap { here.transitions[$0].timeline } : nil)
    uikit(.layout) {
      inTransaction(timeline) {
        for number in controllers.inWindow { at(number).moveBelowStatusBar() }
        placeRootPages()
      }
    }
  }

  /// The bar in its place, its background up to the top of the screen, and a page at rest.
  func moveBelowStatusBar() {
    here.barNeedsLayout = true
    here.navigationNeedsLayout = true
    requestCommit()
    if !here.isNavigationBarHidden, here.barMove == nil {
      write(barTop, to: here.barLayers.bar, .y)
    }
    let background = here.barLayers.background
    write(-barTop, to: background, .y)
    write(barHeight + barTop, to: background, .height)
    if let top = restingTop { placeView(of: top) }
  }
}

extension Device {
  /// Whether a sensor housing keeps the top of the screen free, status bar or not (observed:
  /// Tencent/QMUI_iOS, its table of top insets: 20 points without one, 44 and more with one).
  var hasSensorHousing: Bool { hasHomeIndicator && kind != .pad }
}
