// What an engineer types first and the language calls otherwise: names of UIKit's, and everyday
// words of the field.

import NavSimStrategies

/// Where a name leads: lines to write, and the words that explain them.
struct UIKitAnswer {
  /// What one writes, a line each; none where the words say it.
  let lines: [String]
  /// Words with entries of their own, the first the nearest.
  let words: [String]

  /// The answer for a name, whatever its capitals.
  static func named(_ name: String) -> UIKitAnswer? { all[name.lowercased()] }

  /// Every name that has one, as it is written.
  static let names: [String] = rows.flatMap(\.names)

  private static let all: [String: UIKitAnswer] = {
    var all: [String: UIKitAnswer] = [:]
    for row in rows {
      let answer = UIKitAnswer(lines: row.lines, words: row.words)
      for name in row.names { all[name.lowercased()] = answer }
    }
    return all
  }()

  private static let rows: [(names: [String], lines: [String], words: [String])] =
    [stack, looks, pages, presentations, contents, transitions, time]
    .flatMap { $0.split(separator: "\n") }.map { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { field in
        field.split(separator: " ").joined(separator: " ")
      }
      func list(_ index: Int, _ sign: Character) -> [String] {
        guard index < fields.count else { return [] }
        return fields[index].split(separator: sign).map {
          $0.split(separator: " ").joined(separator: " ")
        }
      }
      return (list(0, ","), list(1, ";"), list(2, ","))
    }

  // Names | lines to write | words.

  private static let stack = """
    navigationController.view, navigation.view, UINavigationController.view | \
    on viewDidLoad container backgroundColor=white | container
    setNavigationBarHidden, hideBar, hide navigation bar, showBar, barHidden | \
    hide bar animated=yes; show bar animated=yes; hide bar animated=callback | hide
    isNavigationBarHidden | hide bar animated=no; show bar animated=no | navigationBarHidden
    setToolbarHidden, isToolbarHidden | hide toolbar animated=yes; show toolbar animated=yes | hide
    setTabBarHidden, isTabBarHidden | hide tabBar animated=yes; show tabBar animated=yes | hide
    pushViewController, showDetailViewController, performSegue | push B; push B animated=no | push
    popViewController | pop; pop animated=no | pop
    popToViewController | pop to A | pop
    popToRootViewController | pop to root | pop
    setViewControllers | set-stack A > B; set-stack A > B animated=no | set-stack
    replace, replaceViewController, replaceTop, reset | set-stack A > B; pop to root | set-stack, pop
    openURL, deeplink, deep-link, deep link, universal link, push notification | \
    at 0ms set-stack A > B; at 0ms present B | set-stack, present
    visibleViewController | expect at end: top is B | top
    UINavigationControllerDelegate | on willShow STATEMENT; on didShow STATEMENT | willShow, didShow
    UINavigationBarDelegate | on shouldPop refuse; on didPop STATEMENT | shouldPop, didPop
    UINavigationControllerOperation | on animationControllerFor animator over 300ms | animator
    hideShowBarDuration | | hideBarDuration
    backItem, topItem | expect at end: items are A > B | items
    interactiveContentPopGestureRecognizer, content-pop, content pop | gesture contentEnabled=no | contentEnabled, gesture
    UIScreenEdgePanGestureRecognizer, swipeBack, swipe back, goBack, go back | \
    swipe back to 60% over 300ms release finish; swipe back to 30% over 300ms release cancel | swipe
    UIGestureRecognizer | gesture enabled=no | gesture
    UIGestureRecognizerDelegate, gestureRecognizerShouldBegin | on gestureShouldBegin refuse | \
    gestureShouldBegin
    UITapGestureRecognizer | on viewTap STATEMENT; at 0ms tap at 100pt,200pt | viewTap, tap
    back button, backButton | tap back | tap
    UIBarButtonItem, UIButton | item leftBarButtonItem="X"; at 0ms tap left; on leftAction pop | \
    leftBarButtonItem, leftAction
    """

  private static let looks = """
    setBackgroundImage | bar backgroundImage=empty; bar backgroundImage=red | backgroundImage
    titleTextAttributes, largeTitleTextAttributes | bar titleColor=white; \
    appearance Dark opaque backgroundColor=black titleColor=white | titleColor
    appearance() | proxy barTintColor=red | proxy
    appearance(whenContainedInInstancesOf:) | on viewDidLoad bar tintColor=red | bar
    UIBarAppearance | appearance White opaque backgroundColor=white | appearance
    configureWithDefaultBackground | appearance Plain default; bar standardAppearance=default | default
    configureWithOpaqueBackground | appearance White opaque backgroundColor=white; \
    bar standardAppearance=opaque; bar.standardAppearance backgroundColor=white | opaque
    configureWithTransparentBackground | appearance Clear transparent | transparent
    backgroundEffect, UIBlurEffect, UIVisualEffectView | appearance Flat default effect=no | effect
    setBackIndicatorImage, backIndicator | bar backIndicatorImage=red | backIndicatorImage
    buttonAppearance, UIBarButtonItemAppearance | \
    appearance White opaque buttonColor=blue | buttonColor
    backButtonAppearance | appearance White opaque backButtonColor=blue | backButtonColor
    UIDesignRequiresCompatibility | option linked-sdk=18 | linked-sdk
    setContentScrollView | self contentScrollView=yes | contentScrollView
    isTranslucent, setTranslucent | bar translucent=no | translucent
    UIColor | bar barTintColor=red; bar barTintColor=#3366CC | colors
    UIBarStyle, setBarStyle | bar barStyle=black | barStyle
    setHidesBackButton | item hidesBackButton=yes | hidesBackButton
    setLeftBarButton, setLeftBarButtonItem | \
    item leftBarButtonItem="X" animated=yes | leftBarButtonItem
    setRightBarButton, setRightBarButtonItems | \
    item rightBarButtonItem="X" animated=yes | rightBarButtonItem
    customView | item leftBarButtonItem="X" leftWidth=80pt | leftWidth
    setNeedsStatusBarAppearanceUpdate | update statusBar | statusBar
    UIStatusBarStyle | self preferredStatusBarStyle=lightContent; update statusBar | \
    preferredStatusBarStyle
    setStatusBarStyle | statusBar style=lightContent | style
    setStatusBarHidden, statusBarFrame | statusBar hidden=yes | statusBar
    overrideUserInterfaceStyle, UITraitCollection, dark mode, light mode | \
    at 0ms trait dark; option dark | trait
    setHidden | hide bar animated=no; view hidden=yes | hide, hidden
    isHidden | hide bar animated=no; view hidden=yes | hidden
    setAlpha | bar.bg alpha=0.5; view alpha=0.5 | alpha
    setBackgroundColor | view backgroundColor=white; bar backgroundColor=red | backgroundColor
    setTintColor | bar tintColor=white; item rightTint=white; window tintColor=white | tintColor
    setBarTintColor | bar barTintColor=red | barTintColor
    setTitle | item title="Title"; self title="Title" | title
    setShadowImage, hairline, removeShadow | bar shadowImage=empty | shadowImage
    masksToBounds | bar clipsToBounds=yes | clipsToBounds
    setFrame, bounds, transform | view y=20pt; bar y=-44pt | y
    sendSubviewToBack | bar behind=yes | behind
    UILabel | item title="Title" titleView=yes titleViewWidth=120pt | titleView
    """

  private static let pages = """
    initWithNibName, initWithCoder, awakeFromNib | on init STATEMENT | init
    viewIfLoaded, isViewLoaded | load B | load
    isMovingToParentViewController | \
    on viewWillAppear if isMovingToParent bar tintColor=red | isMovingToParent
    isMovingFromParentViewController | \
    on viewWillDisappear if isMovingFromParent bar tintColor=red | isMovingFromParent
    size, size.width, size.height, verticalSizeClass, orientation, interfaceOrientation | \
    on viewWillTransition if landscape hide bar animated=yes | landscape
    isBeingPresented, isBeingDismissed | on viewWillAppear if modal bar tintColor=red | modal
    sizeToFit | invalidate bar; layout bar | layout
    backBarButtonItem, navigationItem.backBarButtonItem | \
    item backButtonTitle="Cancel" | backButtonTitle
    layoutSubviews | on viewDidLayoutSubviews STATEMENT; on bar.layoutSubviews STATEMENT | \
    viewDidLayoutSubviews
    setNeedsUpdateConstraints | invalidate constraints; invalidate B.constraints | invalidate
    updateConstraintsIfNeeded | invalidate constraints; layout view | layout
    children, parent | child B | child
    insertSubview | make self.fake kind=bar; add self.fake to view frame=bg | add
    snapshotView | make self.fake kind=snapshot | make
    drawHierarchy | make self.fake kind=picture | make
    willTransition | on viewWillTransition STATEMENT; at 0ms rotate landscape | viewWillTransition
    topLayoutGuide, safeAreaInsets, safeAreaLayoutGuide | \
    expect at end: page.A.safeAreaTop = 91 | safeAreaTop
    additionalSafeAreaInsets | self additionalSafeAreaTop=20pt | additionalSafeAreaTop
    superview, UIView | view backgroundColor=white | view
    wrong color, wrong colour, sticks, keeps color | some stuck; navsim like stuck of eye | stuck
    flicker, flickers, blink, flashes | some flash; navsim like flash of eye | flash
    jump, jumps, hop | some snap; some title-jump; some content-jump | snap
    black bar, black flash, blackness | some black-gap | black-gap
    """

  private static let presentations = """
    presentedViewController, presentingViewController | present B; dismiss | present
    modalPresentationStyle, UIModalPresentationStyle, presentationController | \
    present B style=fullScreen; present B style=pageSheet | present
    UIPresentationController | present B style=pageSheet | present
    fullScreen | present B style=fullScreen | present
    pageSheet, sheetPresentationController, UISheetPresentationController | \
    present B style=pageSheet; swipe down to 60% over 300ms release finish | present
    sheet, drag down, pull down, swipe to dismiss | \
    present B style=pageSheet; swipe down to 60% over 300ms release finish | present, swipe
    drag, dragging, pull | \
    swipe down to 60% over 300ms release finish; swipe back to 60% over 300ms release finish; \
    at 0ms scroll A to 120pt over 300ms | swipe, scroll
    formSheet | present B style=formSheet | present
    overFullScreen | present B style=overFullScreen | present
    overCurrentContext | present B style=overCurrentContext | present
    currentContext | present B style=currentContext | present
    UIPopoverPresentationController | present B style=popover | popover
    transitioningDelegate, UIViewControllerTransitioningDelegate | \
    on animationControllerForPresented animator over 300ms | animationControllerForPresented
    UIAdaptivePresentationControllerDelegate, presentationControllerDidDismiss | \
    on didDismiss STATEMENT; expect always: events didDismiss(B) | didDismiss
    presentationControllerShouldDismiss | expect always: events shouldDismiss(B) | shouldDismiss
    presentationControllerWillDismiss | expect always: events willDismiss(B) | willDismiss
    presentationControllerDidAttemptToDismiss | \
    expect always: events didAttemptToDismiss(B) | didAttemptToDismiss
    UIAlertController | present B style=alert; present B style=actionSheet | alert
    share sheet, UIActivityViewController, SFSafariViewController | present B style=pageSheet | present
    dismissViewController, dismissModal | dismiss | dismiss
    UIWindowScene, makeKeyAndVisible | set-root Main | set-root
    UIScreen | device iphone-15 | device
    """

  private static let contents = """
    UITableView, UICollectionView, UITableViewController | scrollView contentHeight=3000pt | \
    scrollView
    contentSize | scrollView contentHeight=3000pt | contentHeight
    contentInset | scrollView contentInsetTop=20pt | contentInsetTop
    adjustedContentInset, adjustedContentInsetDidChange | \
    scrollView contentInsetAdjustmentBehavior=never | contentInsetAdjustmentBehavior
    setContentOffset, scrollRectToVisible, scrollToTop | \
    scrollView contentOffset=0pt; at 0ms scroll A to 120pt over 300ms | contentOffset, scroll
    bounces | scrollView alwaysBounceVertical=yes | alwaysBounceVertical
    scrollViewWillBeginDragging, scrollViewDidEndDragging, scrollViewDidEndDecelerating | \
    on scrollViewDidScroll STATEMENT; at 0ms scroll A to 120pt over 300ms | scrollViewDidScroll
    panGestureRecognizer | at 0ms scroll A to 120pt over 300ms | scroll
    UISearchController, searchBar, UISearchBar | item searchController="Search" | searchController
    isActive | item searchActive=yes | searchActive
    becomeFirstResponder | self firstResponder=yes | firstResponder
    resignFirstResponder, endEditing | self firstResponder=no | firstResponder
    UIKeyboardWillShowNotification, keyboardWillShowNotification | \
    on keyboardWillShow STATEMENT | keyboardWillShow
    UIKeyboardWillHideNotification, keyboardWillHideNotification | \
    on keyboardWillHide STATEMENT | keyboardWillHide
    UITabBar, tabBarItem, UITabBarItem, UITab | tabs Main; tab Home | tabs
    selectedIndex, selectedViewController | select Home; tap tab Home | select
    UITabBarControllerDelegate | expect always: events shouldSelect(Home) | shouldSelect
    UIToolbar | hide toolbar animated=yes; toolbar barTintColor=red | toolbar
    NotificationCenter, didEnterBackgroundNotification, UIApplication | \
    at 0ms app background; then app foreground | app
    in-call, in call, incall, phone call, personal hotspot, hotspot | \
    at 0ms app call; then app hang-up | app
    sceneDidEnterBackground | at 0ms app background | app
    sceneWillEnterForeground | at 0ms app foreground | app
    """

  private static let transitions = """
    UIViewControllerTransitionCoordinator, animateAlongsideTransition, alongsideTransition | \
    on viewWillAppear alongside bar barTintColor=red; \
    on viewWillAppear completion bar barTintColor=red | alongside, completion
    notifyWhenInteractionChanges, notifyWhenInteractionEnds | \
    on viewWillAppear interaction-change if cancelled bar tintColor=red | interaction-change
    isInteractive, initiallyInteractive | \
    on viewWillAppear if interactive bar tintColor=red | interactive
    isCancelled, transitionWasCancelled | \
    on viewWillAppear completion if cancelled bar tintColor=red | cancelled
    percent, percentage | \
    swipe down to 60% over 300ms release finish; swipe back to 60% over 300ms release finish; \
    driver update 40% | swipe, driver
    percentComplete | map progress 0..1 to bar.bg.alpha 0..1; expect at push@50%: top is B | \
    progress
    updateInteractiveTransition | driver update 40% | driver
    finishInteractiveTransition | driver finish | driver
    cancelInteractiveTransition | driver cancel | driver
    UIViewControllerInteractiveTransitioning | \
    on interactionControllerFor driver | driver
    UIViewControllerContextTransitioning | on animateTransition complete | complete
    interruptibleAnimator, UIViewPropertyAnimator | over 300ms bar.bg alpha=0 | over
    animateWithDuration, UIView.animate, CABasicAnimation, animate(withDuration:) | \
    on viewWillAppear over 300ms bar.bg alpha=0 | over
    animate(alongsideTransition:) | on viewWillAppear alongside bar barTintColor=red | alongside
    animateKeyframes, addKeyframe | on viewWillAppear over 1s within 0..0.5 bar.bg alpha=0 | within
    performWithoutAnimation, areAnimationsEnabled, setDisableActions | \
    on viewWillAppear animations-off bar.bg alpha=0 | animations-off
    CATransaction, setCompletionBlock | \
    at 0ms transaction 2s push B; \
    on viewWillAppear after animation bar barTintColor=red; \
    on viewWillAppear completion bar barTintColor=red | transaction, after, completion
    setAnimationDuration, kCATransactionAnimationDuration | \
    at 0ms transaction 2s push B | transaction
    transitionCoordinator | on viewWillAppear alongside bar barTintColor=red | alongside
    """

  private static let time = """
    DispatchQueue, async, dispatch, dispatch_async, main.async, later, main queue, main thread | \
    on viewWillAppear next-turn bar barTintColor=red; \
    on viewWillAppear after 0ms bar barTintColor=red | next-turn, after
    RunLoop, CFRunLoop, perform, performSelector, OperationQueue, MainActor, Task, await | \
    on viewWillAppear next-turn bar barTintColor=red | next-turn
    asyncAfter, dispatch_after, delay, delayed, sleep, scheduledTimer, wait | \
    on viewWillAppear after 100ms bar barTintColor=red; then +100ms pop | after
    dispatch_once | on viewWillAppear once bar barTintColor=red | once
    slow animations, slow motion, Cmd-T, layer.speed, window.layer.speed, \
    UIAnimationDragCoefficient, CAMediaTiming | option animation-speed=0.1 | animation-speed
    CADisplayLink, display link | ticks start frames=20; on tick STATEMENT | ticks
    """
}

extension Manual {
  /// Names of UIKit's and everyday words that lead to a word of the language.
  public static var spokenNames: [String] { UIKitAnswer.names + BuiltinStrategies.libraries }

  /// What to write for a name of UIKit's or an everyday word.
  static func answers(_ name: String) -> [String] {
    guard let answer = UIKitAnswer.named(name) else { return [] }
    var text = "\(name): what to write\n\n"
    for line in answer.lines { text += "  \(line)\n" }
    if answer.lines.isEmpty { text += "  no line: UIKit's own, a rule of the model\n" }
    let words = answer.words.map { "navsim explain \($0)" }.joined(separator: ", ")
    return [text + field("see", words)]
  }

  /// What the entry of a name goes on with that has none but an answer: the entry of the word to
  /// which it leads.
  static func led(_ name: String) -> [String] {
    guard let word = UIKitAnswer.named(name)?.words.first, word.lowercased() != name.lowercased()
    else { return [] }
    return entry(word).map { [$0] } ?? []
  }

  /// The entry of a name as Swift, Objective-C or a person says it, under a line that says what it
  /// is called here where that is something else.
  public static func answer(to name: String) -> String? {
    if let entry = entry(name) { return entry }
    func told(_ word: String) -> String? {
      entry(word).map { "\(name) is '\(word)' here\n\n" + $0 }
    }
    // `unreadable.color`: a limit stands in its detector's entry.
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2, let detector = Detector.named(parts[0]),
      detector.thresholds.contains(where: { $0.name == parts[1] })
    {
      return "\(name) is a limit of '\(parts[0])'\n\n" + (entry(parts[0]) ?? "")
    }
    let strategies = BuiltinStrategies.names(ofLibrary: name)
    if strategies.count > 1 { return library(name, strategies) }
    return strategies.first.flatMap(told)
      ?? spellings(of: name).lazy.compactMap(told).first ?? word(forUIKit: name).flatMap(told)
  }

  /// A library that ships as several strategies.
  private static func library(_ name: String, _ strategies: [String]) -> String {
    let width = strategies.map(\.count).max() ?? 0
    let rows = strategies.map { strategy in
      "  navsim explain " + strategy + String(repeating: " ", count: width - strategy.count + 2)
        + firstSentence(ofStrategy: strategy) + "\n"
    }
    return "\(name): a library, which is several strategies here\n\n" + rows.joined()
  }

  /// The names that a name as Swift, Objective-C or a person says it may stand for, the nearest first:
  /// without arguments, receivers and articles, and for a setter its property.
  static func spellings(of name: String) -> [String] {
    var found: [String] = []
    func add(_ text: some StringProtocol) {
      let text = String(text)
      if text != name, !text.isEmpty, !found.contains(text) { found.append(text) }
    }
    let plain = name.prefix { $0 != "(" && $0 != ":" }
    if let open = name.firstIndex(of: "("), let colon = name[open...].firstIndex(of: ":") {
      add(name[...colon] + ")")
    }
    add(plain)
    let last = plain.split(separator: ".").last?.filter { $0 != "?" && $0 != "!" } ?? ""
    add(last)
    for prefix in ["set", "is", "get"] where last.hasPrefix(prefix) {
      let rest = last.dropFirst(prefix.count)
      if let first = rest.first, first.isUppercase { add(first.lowercased() + rest.dropFirst()) }
    }
    let words = name.split(separator: " ").filter { !["the", "a", "an", "of", "my"].contains($0) }
    if words.count > 1 || words.count < name.split(separator: " ").count {
      add(words.joined(separator: " "))
      add(words.joined(separator: "."))
      add(words.reversed().joined(separator: "."))
    }
    return found
  }
}
