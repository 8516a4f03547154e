/// The sheet on which a shape lies when the layers of a picture are pulled apart.
public enum PictureLayer: Hashable, Sendable {
  case window, container
  /// A page's own view, with the content in it.
  case page(String)
  /// The stand-in bar of a page.
  case standIn(String)
  /// The black over a covered page.
  case dimming(String)
  /// The shadow before the edge of a page that moves over another.
  case edgeShadow(String)
  /// The background of the real bar.
  case barBackground
  /// What stands on the real bar: titles, buttons, labels.
  case barContent
  case toolbar, tabBar, keyboard, statusBar

  /// The layer in words for people.
  public var name: String {
    switch self {
    case .window: "window"
    case .container: "container"
    case .page(let page): "page \(page)"
    case .standIn(let page): "stand-in of \(page)"
    case .dimming(let page): "dimming of \(page)"
    case .edgeShadow(let page): "shadow of \(page)"
    case .barBackground: "bar background"
    case .barContent: "bar content"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    case .keyboard: "keyboard"
    case .statusBar: "status bar"
    }
  }
}
