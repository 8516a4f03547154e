/// Something in the hierarchy of a run, by its kind and its number among its kind.
enum Node: Hashable {
  /// The screen, which holds the windows.
  case screen
  /// A window, 0 the scenario's own; its root is a page or a container.
  case window(Int)
  /// The container of navigation controllers, whose kind the program says.
  case container
  /// A navigation controller.
  case navigation(Int)
  /// A page: a view controller that holds children, and controllers, or nothing.
  case page(Int)
}
