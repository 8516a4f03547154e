/// Everyday words and names of UIKit's that an engineer looks for, that stand for nothing here, and that a routine or a
/// page may be called by.
extension Unmodelled {
  /// The word, with small letters, and what comes nearest.
  public static let everyday: [String: String] = {
    var result: [String: String] = [:]
    for line in everydayRows.split(separator: "\n") {
      let parts = line.split(separator: "|", maxSplits: 1)
      for name in parts[0].split(separator: ",") {
        let words = name.split(separator: " ").joined(separator: " ").lowercased()
        result[words] = parts[1].split(separator: " ").joined(separator: " ")
      }
    }
    return result
  }()

  // Names | what comes nearest; a sentence without its full stop.

  private static let everydayRows = """
    VoiceOver, accessibility, UIAccessibility | accessibility has no word: a trace tells what the eye sees
    Dynamic Type, UIContentSizeCategory, preferredContentSizeCategory, text size | \
    texts are as large as they are without a choice of the person's; other sizes have no word
    isReduceMotionEnabled, reduce motion, prefersCrossFadeTransitions | \
    transitions slide: the cross-fade that a person may choose instead has no word
    isReduceTransparencyEnabled, reduce transparency | \
    materials are as they are without a choice of the person's; appearance NAME BASE effect=no has none
    multitasking, slide over, split view, stage manager | \
    an app has the whole screen, and parts of it have no word; 'rotate landscape' changes its size
    orientation, interface orientation, orientation lock | \
    which ways a page allows is not modelled: 'rotate landscape' turns every page
    hero, hero transition, shared element, matchedGeometryEffect, matchedTransitionSource | \
    a view that flies from page to page has no word; 'animator' makes a transition code's own
    zoom, zoom transition | the zoom of iOS 18 has no word; 'animator' makes a transition code's own
    reloadData, reloadRows, cellForRow, UITableViewCell, UICollectionViewCell | \
    rows have no word: scrollView contentHeight= is how tall the content is
    refresh, pull to refresh, endRefreshing | content that is pulled down beyond its end has no word
    WKWebView, webview, UIWebView, MKMapView, UIStackView, UIImageView, UIPageControl, video | \
    what a page shows has no word but for its colour and its scrolling: view backgroundColor=, scrollView contentHeight=
    setNeedsDisplay, draw, drawRect | what a view draws has no word but for its colour: view backgroundColor=
    AVPlayerViewController, PHPickerViewController | write a page, with what it is known to set
    toast, snackbar, banner, hud, spinner, skeleton, overlay | \
    write what covers the page: present B style=overFullScreen, or a window of its own ('window NAME')
    UIMenu, context menu, contextmenu, UIContextMenuInteraction, peek | \
    menus have no word but for the back button's: tap menu A
    sidebar, drawer, hamburger, side menu | a menu at the side has no word; 'child' puts one page into another
    UIKeyCommand, hardware keyboard, escape key, trackpad, pointer, pencil | \
    a finger is all that touches the screen
    shake, undo, undoManager | undoing has no word
    badge | badges have no word
    locale, localization, language | texts are those that the file gives, and every layout runs from left to right
    rtl, right to left | every layout runs from left to right
    notch, dynamic island | the device has it: navsim explain devices
    home indicator | the home indicator has no word
    storyboard, xib, nib | it has no word: what it sets is written under the page, or under the navigation
    autolayout, auto layout, NSLayoutConstraint | \
    constraints have no word, but that they are to be updated: invalidate constraints
    performance, fps, dropped frames, hitch, lag | every frame comes in time: how long code takes has no word
    memory, leak, retain cycle | memory has no word; a page that nobody holds is released (deinit)
    segue | segues have no word: what one comes to is push B, or present B
    """
}
