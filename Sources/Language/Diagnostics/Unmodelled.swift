/// Names of UIKit's that an engineer looks for and that have no word here, with what comes nearest.
public enum Unmodelled {
  /// Properties of UIKit's whose effect another word has, with that word.
  static let elsewhere: [String: String] = [
    "topItem": "an item is its page's: item title=, and from elsewhere B.item title=",
    "modalPresentationStyle": "the call says it: present B style=fullScreen",
    "overrideUserInterfaceStyle": "dark mode comes to all pages: at 0ms trait dark, or option dark",
  ]

  /// The name, and what to write instead; a sentence without its full stop.
  public static let names = properties.merging(callbacks) { property, _ in property }
    .merging(bottomBars) { other, _ in other }

  /// What the bars at the bottom have of a look at the scroll edge.
  private static let bottomBars: [String: String] = {
    var result: [String: String] = [:]
    for (path, kind) in [("tabBar", "UITabBar"), ("toolbar", "UIToolbar")] {
      for name in ["standardAppearance", "scrollEdgeAppearance", "compactAppearance"] {
        for bar in [path, kind] {
          result["\(bar).\(name)"] =
            "the bar has one look, wherever the content is: \(path) barTintColor= and translucent="
        }
      }
    }
    return result
  }()

  private static let properties: [String: String] = [
    "definesPresentationContext":
      "a page that defines the context has no word; style=currentContext covers the whole screen",
    "split": "split views have no word; a navigation controller inside a page has",
    "splitViewController": "split views have no word; a navigation controller inside a page has",
    "UISplitViewController": "split views have no word; a navigation controller inside a page has",
    "UIPageViewController": "pages side by side have no word; 'child' puts one page into another",
    "SwiftUI":
      "SwiftUI has no words; a page with the calls that it comes to has. It applies what a view "
      + "says of the bar late: on viewDidAppear next-turn hide bar animated=no",
    "navigationBarTitleDisplayMode": "SwiftUI has no words; item largeTitleDisplayMode= is UIKit's",
    "toolbarBackground": "SwiftUI has no words; bar standardAppearance= is what it comes to",
    "setAnimationsEnabled": "write the line behind it: animations-off hide bar animated=yes",
    "transitionFlipFromLeft": "a flip has no word; set-root dissolve= is a cross-fade",
    "transitionFlipFromRight": "a flip has no word; set-root dissolve= is a cross-fade",
    "MFMailComposeViewController":
      "write a navigation controller of its own, with a page and what it is known to set",
    "QLPreviewController": "write a page, with what it is known to set",
    "UIImagePickerController":
      "write a navigation controller of its own, with a page and what it is known to set",
    "UIHostingController": "SwiftUI has no words; a page with the calls that it comes to has",
    "preferredTransition": "fluid transitions (iOS 18) have no word; 'animator' is code's own",
    "wantsInteractiveStart": "it has no word; 'driver' is a percent-driven transition",
    "UIScene": "scenes have no word: an app has one, and 'app background' is the app's",
    "UIWindowScene": "scenes have no word: an app has one, with its windows ('window NAME')",
    "sceneDidEnterBackground":
      "scenes have no word: an app has one; write at 0ms app background",
    "sceneWillEnterForeground":
      "scenes have no word: an app has one; write at 1s app foreground",
    "sceneDidBecomeActive": "whether an app is active has no word",
    "resolvedColor":
      "write the colour that it comes to: white where systemBackground is resolved in light",
    "Timer": "'after 100ms' is a call that comes later, once; a repeated one is several such lines",
    "semanticContentAttribute": "every layout runs from left to right",
    "right-to-left": "every layout runs from left to right",
    "rtl": "every layout runs from left to right",
    "setBackButtonTitlePositionAdjustment": "a back button's text stands where UIKit puts it",
    "UITabBarItem": "a tab bar's items have no word: it is one piece, with one colour",
    "tabBarItem": "a tab bar's items have no word: it is one piece, with one colour",
    "titlePositionAdjustment": "a title stands where UIKit puts it",
    "setTitleVerticalPositionAdjustment": "a title stands where UIKit puts it",
    "titleVerticalPositionAdjustment": "a title stands where UIKit puts it",
    "preferredBehavioralStyle": "there is the bar of iPhone and iPad alone",
    "UIBarPosition": "a bar stands at the top; 'alone' puts one into a page's view",
    "position(for:)": "a bar stands at the top; 'alone' puts one into a page's view",
    "UIBarMetrics": "bar backgroundImage= is for the default metrics, compactBackgroundImage= for "
      + "the compact ones; those with a prompt have no word",
    "doneButtonAppearance": "buttons are plain ones: appearance NAME BASE buttonColor= is theirs",
    "preferredSearchBarPlacement": "a search field stands below the bar",
    "titleMenuProvider": "menus of titles have no word; item title= is what is seen",
    "renameDelegate": "menus of titles have no word; item title= is what is seen",
    "documentProperties": "menus of titles have no word; item title= is what is seen",
    "trailingItemGroups": "the buttons of a side are one block: item rightBarButtonItem=",
    "pinnedTrailingGroup": "the buttons of a side are one block: item rightBarButtonItem=",
    "barButtonItemGroups": "the buttons of a side are one block: item rightBarButtonItem=",
    "subtitle":
      "the second line below a title (iOS 26) has no word; item prompt= is the line above",
    "largeSubtitle":
      "the second line below a title (iOS 26) has no word; item prompt= is the line above",
    "UIBarButtonItemGroup": "the buttons of a side are one block: item rightBarButtonItem=",
    "centerItemGroups": "buttons in the middle have no word; item titleView= has",
    "customizationIdentifier": "bars that a person rearranges have no word",
    "hidesSharedBackground": "the glass of iOS 26's buttons has no word",
    "tabBarMinimizeBehavior": "the bars of iOS 26 that shrink have no word",
    "topEdgeEffect": "the material at a scroll view's edge (iOS 26) has no word",
    "UIScrollEdgeEffect": "the material at a scroll view's edge (iOS 26) has no word",
    "backgroundVisualEffect": "a material is there or it is not: appearance NAME BASE effect=no",
    "toolbarItems": "a toolbar's buttons have no word; toolbar barTintColor= is its background's",
    "setToolbarItems":
      "a toolbar's buttons have no word; toolbar barTintColor= is its background's",
    "barHideOnSwipeGestureRecognizer":
      "write what it does: scrollView delegate=self, and on scrollViewDidScroll hide bar animated=yes",
    "barHideOnTapGestureRecognizer": "write what it does: on viewTap hide bar animated=yes",
    "didReceiveMemoryWarning": "memory has no word; a page that nobody holds is released",
    "systemLayoutFittingSizeDidChange": "sizes of content have no word",
    "modalTransitionStyle": "a presentation comes from below; set-root dissolve= is a cross-fade",
    "tintAdjustmentMode":
      "UIKit dims tints by itself under what is presented; a mode that code sets has no word",
    "isModalInPresentation": "write the swipe that is taken back: swipe down … release cancel",
    "providesPresentationContextTransitionStyle": "a presentation's style is the presented one's",
    "detents": "a sheet is as tall as UIKit makes it; other heights have no word",
    "prefersGrabberVisible": "a sheet's grabber has no word",
    "largestUndimmedDetentIdentifier": "a sheet's dimming is UIKit's; other heights have no word",
    "transition(from:to:duration:options:animations:completion:)":
      "write its parts: add-child, over 300ms, remove-child",
    "preferredStatusBarUpdateAnimation": "a status bar is hidden and shown with a fade",
    "UIViewControllerBasedStatusBarAppearance":
      "'statusBar style=' is what an app does that has switched it off",
    "prefersHomeIndicatorAutoHidden": "the home indicator has no word",
    "setNeedsUpdateOfHomeIndicatorAutoHidden": "the home indicator has no word",
    "preferredScreenEdgesDeferringSystemGestures": "the system's own gestures have no word",
    "shouldAutorotate": "which ways a page allows has no word; 'rotate landscape' turns every page",
    "supportedInterfaceOrientations":
      "which ways a page allows has no word; 'rotate landscape' turns every page",
    "preferredInterfaceOrientationForPresentation": "'rotate landscape' turns every page",
    "navigationControllerPreferredInterfaceOrientationForPresentation":
      "'rotate landscape' turns every page",
    "navigationControllerSupportedInterfaceOrientations": "'rotate landscape' turns every page",
    "setNeedsUpdateOfSupportedInterfaceOrientations": "'rotate landscape' turns every page",
    "safeAreaBottom": "the inset at the bottom has no word; view.safeAreaTop has",
    "titleViewHeight": "how tall a title view is has no word: the bar is as tall as UIKit makes it",
    "bottomLayoutGuide": "the inset at the bottom has no word; view.safeAreaTop has",
    "layoutMargins": "margins of views have no word",
    "directionalLayoutMargins": "margins of views have no word",
    "insetsLayoutMarginsFromSafeArea": "margins of views have no word",
    "contentLayoutGuide": "page.NAME.content.y is where content begins",
    "scrollIndicatorInsets": "scroll indicators have no word",
    "verticalScrollIndicatorInsets": "scroll indicators have no word",
    "automaticallyAdjustsScrollIndicatorInsets": "scroll indicators have no word",
    "scrollsToTop": "write what it does: scroll A to 0pt over 300ms",
    "scrollViewShouldScrollToTop": "write what it does: scroll A to 0pt over 300ms",
    "keyboardDismissMode": "write what it does: self firstResponder=no",
    "refreshControl": "content that is pulled down beyond its end has no word",
    "UIRefreshControl": "content that is pulled down beyond its end has no word",
    "obscuresBackgroundDuringPresentation": "what lies over a searched page has no word",
    "dimsBackgroundDuringPresentation": "what lies over a searched page has no word",
    "searchResultsUpdater": "results of a search have no word",
    "searchResultsController": "results of a search have no word",
    "showsSearchResultsController": "results of a search have no word",
    "automaticallyShowsCancelButton": "a search field's own buttons have no word",
    "showsScopeBar": "a search field's scopes have no word",
    "badgeValue": "badges have no word",
    "moreNavigationController": "a sixth tab has no word",
    "customizableViewControllers": "a sixth tab has no word",
    "completionVelocity": "'release velocity=900pt/s' is a finger's; a spring's own has no word",
    "pausesWhenInterrupted": "a transition that a finger takes over has no word",
    "shouldRecognizeSimultaneouslyWith": "one gesture runs at a time",
    "shouldBeRequiredToFailBy": "one gesture runs at a time",
    "NavigationStack": "SwiftUI has no words; a page with the calls that it comes to has",
    "NavigationView": "SwiftUI has no words; a page with the calls that it comes to has",
    "layer": "layers have no word; a thing's alpha, hidden and clipsToBounds have",
    "viewWithTag": "the bar's own parts have paths: bar.bg, bar.bg.shadow, bar.content.title",
    "inputAccessoryView": "what stands on the keyboard has no word",
    "UIToolbarAppearance": "a toolbar's appearance has no word; 'toolbar barTintColor=' has",
    "UITabBarAppearance": "a tab bar's appearance has no word; 'tabBar barTintColor=' has",
  ]
}
