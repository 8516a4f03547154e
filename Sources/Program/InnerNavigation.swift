/// A navigation controller beside the scenario's own: one that a page holds as a child view
/// controller, a stack inside a stack, a further one of a container, or one that is presented.
public struct InnerNavigation: Sendable {
  /// The page that holds it, by index; nil for one of a container and for one that is presented.
  public var host: Int?
  /// Whether it stands nowhere before a line presents it.
  public var isPresented = false
  /// The controller as declared.
  public var navigation: NavigationProgram
  /// Its stack when it is made, bottom to top.
  public var stack: [Int]

  /// Whether the container holds it.
  public var isInContainer: Bool { host == nil && !isPresented }

  /// A controller inside a page, or without one of the container.
  public init(host: Int?, navigation: NavigationProgram, stack: [Int]) {
    self.host = host
    self.navigation = navigation
    self.stack = stack
  }
}
