import NavSimScene
import NavSimVocabulary

/// When a controller hides its bars by itself: UINavigationController's four flags (iOS 8).
struct BarHiding {
  /// The flags that are set, each with the cause.
  private var causes: [Property: Int32] = [:]
  /// Whether the height is still to be looked at, as a flag has been set.
  private(set) var isDue = false
  /// Whether the toolbar has gone with the bar, and comes with it again.
  private(set) var takesToolbar = false

  func has(_ property: Property) -> Bool { causes[property] != nil }

  /// Who has set a flag; nil where it is not set.
  func cause(of property: Property) -> Int32? { causes[property] }

  mutating func change(_ property: Property, to hides: Bool, by cause: Int32) {
    causes[property] = hides ? cause : nil
    isDue = isDue || hides && property == .hidesBarsWhenVerticallyCompact
  }

  /// The height has been looked at.
  mutating func settle() { isDue = false }

  /// The toolbar goes or comes with the bar.
  mutating func takeToolbar(_ takes: Bool) { takesToolbar = takes }
}

/// Bars that hide by themselves (documented: UINavigationController.h, the comments of the four flags).
extension Navigator {
  /// A flag is set. In a compact height the bars are hidden with the next layout (inferred: it says what is so).
  func letBarsHide(_ property: Property, _ hides: Bool) {
    guard Property.barHiding.contains(property) else { return }
    here.barHiding.change(property, to: hides, by: scene.currentCause)
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

  /// The height has become compact or regular, or may be so from the start.
  func heightClassChanges() throws {
    guard let cause = here.barHiding.cause(of: .hidesBarsWhenVerticallyCompact) else { return }
    here.barHiding.settle()
    try hideBars(screen.device.isCompactHeight, by: cause)
  }

  /// The bar goes or comes with animation where it is on screen, and with it a toolbar that is shown.
  private func hideBars(_ hidden: Bool, by cause: Int32) throws {
    guard hidden != here.isNavigationBarHidden else { return }
    let isSeen = here.isInWindow && clock.isRecording
    let takesToolbar = hidden ? !here.toolbar.isHidden : here.barHiding.takesToolbar
    here.barHiding.takeToolbar(hidden && takesToolbar)
    func move() throws {
      try setNavigationBarHidden(hidden, animated: isSeen)
      if takesToolbar { setToolbarHidden(hidden, animated: isSeen) }
    }
    // Of a flag that is declared the line that it stands in is found by what the bar follows from.
    if causes.isSystem(cause) { try uikit(.barMove, move) } else { try under(cause, move) }
  }
}
