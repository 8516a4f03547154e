/// A kind of container: a view controller that holds navigation controllers and shows one of them.
///
/// What every kind has stands in the tree, in claims and in the trace under the name of a container.
/// What a kind has of its own stands here, and in `Navigator.manner(of:)`.
public enum ContainerKind: String, Sendable, CaseIterable {
  /// A UITabBarController.
  case tabs

  /// UIKit's class.
  public var className: String {
    switch self {
    case .tabs: return "UITabBarController"
    }
  }

  /// The word for one of the controllers in it: `tab Home`.
  public var childWord: String {
    switch self {
    case .tabs: return "tab"
    }
  }

  /// How many controllers it holds at most, and what a further one would want.
  public var limit: (count: Int, note: String)? {
    switch self {
    case .tabs: return (5, "a further one lies under More, which is not modelled")
    }
  }

  /// Whether it has a tab bar.
  public var hasTabBar: Bool { self == .tabs }
}
