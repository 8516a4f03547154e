/// Names of UIKit's that an engineer looks for and that have no word here, with what comes nearest.
public enum Unmodelled {
  /// The name, and what to write instead; a sentence without its full stop.
  public static let names: [String: String] = [
    "hidesBarsOnSwipe":
      "write what it does: on scrollViewDidScroll if scrollView.contentOffset > 20pt hide bar "
      + "animated=yes",
    "hidesBarsOnTap": "write what it does: on viewTap hide bar animated=yes",
    "hidesBarsWhenKeyboardAppears":
      "write what it does: on keyboardWillShow hide bar animated=yes",
    "hidesBarsWhenVerticallyCompact":
      "write what it does: on viewWillTransition hide bar animated=yes",
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
    "inputAccessoryView": "what stands on the keyboard has no word",
    "UIToolbarAppearance": "a toolbar's appearance has no word; 'toolbar barTintColor=' has",
    "UITabBarAppearance": "a tab bar's appearance has no word; 'tabBar barTintColor=' has",
  ]
}
