/// Where a stand-in is added: the view that will hold it.
public enum StandInHost: Hashable, Sendable {
  /// A page's view: the stand-in moves, is dimmed and leaves with it.
  case view(Owner)
  /// UIKit's private view around the page's own view during a transition; gone at its end.
  case container
  /// The bar, over its background.
  case bar
  /// The navigation controller's view, over the bar.
  case navigation
}
