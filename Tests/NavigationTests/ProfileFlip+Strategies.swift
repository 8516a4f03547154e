import NavSimNavigation

/// Rules of UIKit that only show under a library.
extension ProfileFlip {
  static let strategies: [ProfileFlip] = [
    .init(
      "strategies/white-container", "surroundings.transitionContainerLasts", "container.background"
    ) {
      $0.surroundings.transitionContainerLasts = true
    },
    .init(
      "strategies/tabs-and-root", "surroundings.backgroundConvertsInTabs", "Photo.fake.height = 0"
    ) {
      $0.surroundings.backgroundConvertsInTabs = true
    },
  ]
}
