extension Detector {
  /// Every detector, in the order of the ids.
  public static let all: [Detector] = [
    .flash, .stuck, .styleLeak, .itemVisibility, .snap, .barGeometry, .contentJump,
    .stackMismatch, .blackGap, .hiddenMismatch, .titleJump, .frozen, .logWarning, .doubleBar,
    .missingAnimation, .crash, .lifecycle, .tabBar, .shadow, .statusBar, .suddenItem,
    .suddenContent, .untied, .unmetWish, .unasked, .drift,
    .unreadable, .misplacedContent,
  ]
}
