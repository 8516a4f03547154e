import NavSimScene
import NavSimVocabulary

/// When a controller hides its bars by itself: UINavigationController's four flags (iOS 8).
struct BarHiding {
  /// The flags that are set, each with the cause.
  private var causes: [Property: Int32] = [:]
  /// Whether the height that the bars were last hidden or shown for was compact; nil since the flag was set.
  private var isForCompact: Bool?
  /// Whether the height is still to be looked at, as the flag has been set.
  var isDue: Bool { isForCompact == nil && has(.hidesBarsWhenVerticallyCompact) }
  /// Whether the toolbar has gone with the bar, and comes with it again.
  private(set) var takesToolbar = false

  func has(_ property: Property) -> Bool { causes[property] != nil }

  /// Who has set a flag; nil where it is not set.
  func cause(of property: Property) -> Int32? { causes[property] }

  mutating func change(_ property: Property, to hides: Bool, by cause: Int32) {
    // What is said again asks for nothing: code may say it in each layout.
    if property == .hidesBarsWhenVerticallyCompact, hides != has(property) { isForCompact = nil }
    causes[property] = hides ? cause : nil
  }

  /// The height is looked at. Returns whether the bars are to be hidden, or shown, for it: shown only where they were hidden
  /// for a compact one.
  mutating func settle(isCompact: Bool) -> Bool {
    defer { isForCompact = isCompact }
    return isCompact != (isForCompact ?? false)
  }

  /// The toolbar goes or comes with the bar.
  mutating func takeToolbar(_ takes: Bool) { takesToolbar = takes }
}

/// Bars that hide by themselves (documented: UINavigationController.h, the comments of the four flags).
extension Navigator {
  /// A flag is set. In a compact height the bars are hidden with the next layout (inferred: it says what is so).
  func letBarsHide(_ property: Property, _ hides: Bool) {
    guard Property.barHiding.contains(property) else { return }
    let cause = scene.currentCause
    here.changeBarHiding { $0.change(property, to: hides, by: cause) }
    guard here.barHiding.isDue else { return }
    here.navigationNeedsLayout = true
    requestCommit()
  }

  /// A finger has scrolled the content by so many points: up hides, down shows, once a movement
  /// (`TouchRules.barHidingDistance`).
  func swiped(_ scroll: Int, by distance: Double) throws {
    guard let cause = here.barHiding.cause(of: .hidesBarsOnSwipe),
      abs(distance) >= profile.touches.barHidingDistance,
      pages.scrolls.swipe(scroll)
    else { return }
    try hideBars(distance > 0, by: cause)
  }

  /// A tap in the content: it turns round what the bar is, shows bars that were hidden for the keyboard, and, in the strip
  /// where they would be, those that a compact height has hidden.
  func contentTapped(at point: Point) throws {
    let hiding = here.barHiding
    var flags: [Property] = [.hidesBarsOnTap]
    if here.isNavigationBarHidden {
      flags.append(.hidesBarsWhenKeyboardAppears)
      if point.y < barBottom { flags.append(.hidesBarsWhenVerticallyCompact) }
    }
    guard let cause = flags.compactMap(hiding.cause).first else { return }
    try hideBars(!here.isNavigationBarHidden, by: cause)
  }

  /// The keyboard comes for a page of the controller.
  func keyboardAppears() throws {
    guard let cause = here.barHiding.cause(of: .hidesBarsWhenKeyboardAppears) else { return }
    try hideBars(true, by: cause)
  }

  /// The height may have become compact or regular: in a turn, as the flag is set, or while the controller was not on
  /// screen.
  func heightClassChanges() throws {
    guard let cause = here.barHiding.cause(of: .hidesBarsWhenVerticallyCompact) else { return }
    let isCompact = screen.device.isCompactHeight
    if here.changeBarHiding({ $0.settle(isCompact: isCompact) }) {
      try hideBars(isCompact, by: cause)
    }
  }

  /// The bar goes or comes with animation where it is on screen, and with it a toolbar that is shown.
  private func hideBars(_ hidden: Bool, by cause: Int32) throws {
    guard hidden != here.isNavigationBarHidden else { return }
    let isSeen = here.isInWindow && clock.isRecording
    let takesToolbar = hidden ? !here.toolbar.isHidden : here.barHiding.takesToolbar
    here.changeBarHiding { $0.takeToolbar(hidden && takesToolbar) }
    func move() throws {
      try setNavigationBarHidden(hidden, animated: isSeen)
      if takesToolbar { setToolbarHidden(hidden, animated: isSeen) }
    }
    // Of a flag that is declared the line that it stands in is found by what the bar follows from.
    if causes.isSystem(cause) { try uikit(.barMove, move) } else { try under(cause, move) }
  }
}
