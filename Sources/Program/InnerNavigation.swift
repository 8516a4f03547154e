/// A navigation controller that a page holds as a child view controller: a stack inside a stack.
public struct InnerNavigation: Sendable {
  /// The page that holds it, by index.
  public var host: Int
  /// The controller as declared.
  public var navigation: NavigationProgram
  /// Its stack when its page's view has loaded, bottom to top.
  public var stack: [Int]

  /// A controller inside a page.
  public init(host: Int, navigation: NavigationProgram, stack: [Int]) {
    self.host = host
    self.navigation = navigation
    self.stack = stack
  }
}
