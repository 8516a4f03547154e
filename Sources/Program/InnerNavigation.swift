/// A navigation controller beside the scenario's own: one that a page holds as a child view
/// controller, a stack inside a stack, a further tab, or one that is presented.
public struct InnerNavigation: Sendable {
  /// The page that holds it, by index; nil for a tab and for one that is presented.
  public var host: Int?
  /// Whether it stands nowhere before a line presents it.
  public var isPresented = false
  /// The controller as declared.
  public var navigation: NavigationProgram
  /// Its stack when it is made, bottom to top.
  public var stack: [Int]

  /// Whether it is a tab of the tab bar controller.
  public var isTab: Bool { host == nil && !isPresented }

  /// A controller inside a page, or without one a tab.
  public init(host: Int?, navigation: NavigationProgram, stack: [Int]) {
    self.host = host
    self.navigation = navigation
    self.stack = stack
  }
}
