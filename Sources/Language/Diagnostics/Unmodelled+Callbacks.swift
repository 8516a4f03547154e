/// Callbacks and delegate methods of UIKit's that no line of code can stand under, and those that are called
/// otherwise here.
extension Unmodelled {
  /// The callback, with what comes nearest.
  static let callbacks: [String: String] = {
    var result: [String: String] = [:]
    for (names, instead) in rows {
      for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        result[String(name)] = instead
      }
    }
    return result
  }()

  /// UIKit's name of a hook that has another one here.
  static let hooks: [String: String] = [
    "presentationControllerDidDismiss": "didDismiss", "willShowViewController": "willShow",
    "didShowViewController": "didShow", "willMoveToParentViewController": "willMove",
    "willMoveToParent": "willMove", "didMoveToParent": "didMove",
    "didMoveToParentViewController": "didMove", "viewWillTransitionToSize": "viewWillTransition",
    "willTransition": "viewWillTransition", "willTransitionToTraitCollection": "viewWillTransition",
    "gestureRecognizerShouldBegin": "gestureShouldBegin", "shouldPopItem": "shouldPop",
    "didPopItem": "didPop", "shouldPushItem": "shouldPush", "didPushItem": "didPush",
    "keyboardWillShowNotification": "keyboardWillShow",
    "keyboardWillHideNotification": "keyboardWillHide",
    "updateConstraints": "updateViewConstraints",
    "layoutSubviews": "viewDidLayoutSubviews",
    "safeAreaInsetsDidChange": "viewSafeAreaInsetsDidChange",
    "layoutMarginsDidChange": "viewLayoutMarginsDidChange", "initWithCoder": "init",
    "initWithNibName": "init", "awakeFromNib": "init", "dealloc": "deinit",
  ]

  private static let rows: [(names: String, instead: String)] = [
    (
      """
      scrollViewWillBeginDragging scrollViewWillEndDragging scrollViewDidEndDragging
      scrollViewWillBeginDecelerating scrollViewDidEndDecelerating
      scrollViewDidEndScrollingAnimation scrollViewDidScrollToTop
      scrollViewDidChangeAdjustedContentInset
      """,
      "content that a finger moves has one hook, on scrollViewDidScroll; the finger is an action: "
        + "at 0ms scroll A to 120pt over 300ms"
    ),
    (
      "scrollViewDidZoom scrollViewWillBeginZooming scrollViewDidEndZooming viewForZooming",
      "content is moved, not zoomed: on scrollViewDidScroll"
    ),
    (
      """
      didSelectRowAt didSelectItemAt didSelectRowAtIndexPath didSelectItemAtIndexPath touchesBegan
      touchesMoved touchesEnded touchesCancelled pressesBegan
      """,
      "a touch on a page has one hook, on viewTap, and is an action: at 0ms tap at 100,200"
    ),
    (
      "cellForRowAt cellForItemAt numberOfRowsInSection numberOfItemsInSection willDisplay",
      "what a list shows has no word; how tall it is has: scrollView contentHeight=3000pt"
    ),
    (
      "shouldSelect shouldSelectViewController didSelect didSelectViewController didSelectItem",
      "a tab's selection has no hook; what code does then stands under on viewWillAppear of the "
        + "tab's page, and a claim names the question: events shouldSelect(Second)"
    ),
    (
      "willBeginCustomizing didEndCustomizing",
      "a sixth tab has no word, nor have tabs that a person rearranges"
    ),
    (
      """
      presentationControllerWillDismiss willDismiss presentationControllerShouldDismiss
      shouldDismiss presentationControllerDidAttemptToDismiss didAttemptToDismiss
      """,
      "of a sheet that a finger pulls down one callback is a hook, on didDismiss; claims name the "
        + "others: events shouldDismiss(B), willDismiss(B)"
    ),
    (
      """
      adaptivePresentationStyle adaptivePresentationStyleForPresentationController
      willPresentWithAdaptiveStyle prepareForPopoverPresentation
      popoverPresentationControllerDidDismissPopover
      """,
      "what a presentation becomes on a small screen is UIKit's; present B style=popover, and "
        + "on didDismiss"
    ),
    (
      """
      presentationTransitionWillBegin presentationTransitionDidEnd dismissalTransitionWillBegin
      dismissalTransitionDidEnd containerViewWillLayoutSubviews containerViewDidLayoutSubviews
      """,
      "presentation controllers of code's own have no word; the page that comes has: "
        + "on viewWillAppear alongside bar tintColor=red"
    ),
    (
      "willRotate willRotateToInterfaceOrientation willAnimateRotation didRotate "
        + "didRotateFromInterfaceOrientation",
      "a turn of the device has one hook: on viewWillTransition alongside bar tintColor=red"
    ),
    ("viewDidUnload viewWillUnload", "memory has no word; a page that nobody holds is released"),
    (
      "prepare prepareForSegue shouldPerformSegue performSegue unwind",
      "segues have no word: what one comes to is push B, or present B"
    ),
    (
      "encodeRestorableState decodeRestorableState applicationFinishedRestoringState",
      "state that is restored has no word; the scenario's stack is: stack A > B by=set"
    ),
    (
      "setEditing",
      "editing has no word; write what it does to the bar: item rightBarButtonItem=\"Done\""
    ),
    (
      "preferredContentSizeDidChange motionBegan motionEnded remoteControlReceived "
        + "updateContentUnavailableConfiguration",
      "the model has no event that calls it; the page's own hooks are in navsim explain hooks"
    ),
    (
      "keyboardDidShow keyboardDidHide keyboardWillChangeFrame keyboardDidChangeFrame",
      "the keyboard has two hooks: on keyboardWillShow, on keyboardWillHide"
    ),
    (
      """
      textFieldDidBeginEditing textFieldDidEndEditing textFieldShouldReturn textViewDidChange
      """,
      "a text field has no word; that the keyboard comes has: self firstResponder=yes, and "
        + "on keyboardWillShow"
    ),
    (
      """
      applicationDidEnterBackground applicationWillEnterForeground applicationDidBecomeActive
      applicationWillResignActive sceneWillResignActive
      """,
      "the app has no hook; what it does is an action: at 0ms app background, then do refresh of A"
    ),
    (
      "didFinishLaunchingWithOptions applicationDidFinishLaunching willConnectTo",
      "what an app does at launch stands above its scenarios: proxy barTintColor=red, stack A"
    ),
    (
      """
      willPresentSearchController didPresentSearchController willDismissSearchController
      didDismissSearchController presentSearchController updateSearchResults
      searchBarTextDidBeginEditing searchBarShouldBeginEditing searchBarTextDidEndEditing
      searchBarCancelButtonClicked searchBarSearchButtonClicked textDidChange
      """,
      "a search field has no hook; it begins by item searchActive=yes, or by at 0ms tap search"
    ),
    (
      "gestureRecognizerShouldReceiveTouch shouldReceive shouldReceiveTouch shouldRequireFailureOf",
      "what a gesture's delegate is asked has one hook: on gestureShouldBegin refuse"
    ),
    (
      "transitionDuration startInteractiveTransition",
      "animators of code's own are said by on animationControllerFor animator over 300ms, and "
        + "on interactionControllerFor driver"
    ),
  ]
}
