import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Where what is presented lies.
extension Navigator {
  /// How this controller is presented, or nil.
  var presentation: Presentation? { presentations.of(.navigation(controller)) }

  /// The distance of an action sheet from the screen's edges, and its height; the size of a popover
  /// (choice: neither has a size without its content).
  private static let sheetMargin = 8.0
  private static let actionSheetHeight = 180.0
  private static let popoverWidth = 320.0
  private static let popoverHeight = 480.0

  /// The frame of a view that is presented in a style: the screen, a card that reaches from its top
  /// to the screen's bottom, an alert and a pad's form sheet in its middle, an action sheet at its bottom,
  /// a popover below the bar.
  func frame(of style: PresentationStyle) -> Rect {
    let device = screen.device
    let rules = profile.presentations
    switch style {
    case .formSheet where device.kind == .pad:
      let (width, height) = (Double(rules.formSheetWidth), Double(rules.formSheetHeight))
      return Rect(
        x: (device.width - width) / 2, y: (device.height - height) / 2, width: width,
        height: height)
    case .pageSheet, .formSheet:
      let top = isCardFlat ? 0 : sheetTop
      return Rect(x: 0, y: top, width: device.width, height: device.height - top)
    case .alert:
      return Rect(
        x: (device.width - rules.alertWidth) / 2, y: (device.height - rules.alertHeight) / 2,
        width: rules.alertWidth, height: rules.alertHeight)
    case .actionSheet:
      let margin = Navigator.sheetMargin
      let height = Navigator.actionSheetHeight
      return Rect(
        x: margin, y: device.height - device.bottomInset - margin - height,
        width: device.width - 2 * margin, height: height)
    case .popover:
      return Rect(
        x: (device.width - Navigator.popoverWidth) / 2, y: barBottom,
        width: Navigator.popoverWidth, height: Navigator.popoverHeight)
    default:
      return Rect(
        x: 0, y: callHeight, width: device.width, height: device.height - callHeight)
    }
  }

  /// Where a card begins (`PresentationRules.sheetBegins`); a pad's is counted as a part of the screen.
  private var sheetTop: Double {
    let device = screen.device
    let rules = profile.presentations
    switch rules.sheetBegins {
    case .belowSafeArea where device.kind != .pad:
      return max(device.topInset, device.statusBarHeight) + rules.sheetGap
    default: return rules.sheetTop * device.height
    }
  }

  /// Whether a card fills the screen, which is held sideways (`PresentationRules.sheetFillsCompactHeight`).
  var isCardFlat: Bool {
    screen.device.isCompactHeight && profile.presentations.sheetFillsCompactHeight
  }

  /// The opacity of the dimming below a style.
  func dimming(of style: PresentationStyle) -> Double {
    if style.isAlert { return profile.presentations.alertDim }
    return style.isSheet ? profile.presentations.sheetDim : 0
  }

  /// A view that is presented rests in its place, with the dimming below it.
  func settle(_ presentation: Presentation) {
    let layer = presentation.layer
    move(layer, .x, to: presentation.frame.x)
    move(layer, .y, to: presentation.frame.y)
    move(layer, .width, to: presentation.frame.width)
    move(layer, .height, to: presentation.frame.height)
    move(layer, .hidden, to: 0)
    move(layer, .dim, to: dimming(of: presentation.style))
  }

  /// A page that is presented without a controller fills its view.
  func place(_ node: Node) {
    guard case .page(let page) = node, let frame = presentations.of(node)?.frame else { return }
    let view = pages.layers[page].view
    tellLostFrame(of: page, Rect(x: 0, y: 0, width: frame.width, height: frame.height))
    move(view, .x, to: 0)
    move(view, .y, to: 0)
    move(view, .width, to: frame.width)
    move(view, .height, to: frame.height)
    tellFrame(of: page, below: frame.y)
  }

  /// A page that lies in no controller has a frame, which begins at a place on screen: its safe area, its
  /// content and what lies in it follow.
  func tellFrame(of page: Int, below top: Double) {
    pages[page].hasBeenPlaced = true
    pages[page].needsLayout = true
    pages[page].barInset =
      statusBarBottom < screen.device.statusBarHeight ? 0 : max(screen.device.topInset - top, 0)
    refreshSafeArea(of: page)
    placeContent(of: page)
    frameChanged(page)
    fitControllers(in: page)
    requestCommit()
  }

  /// The device is turned.
  func turnPresentations() {
    for (index, presentation) in presentations.shown.enumerated() {
      presentations.place(index, in: frame(of: presentation.style))
      settle(presentations.shown[index])
      place(presentation.node)
    }
  }

  /// The pages that are presented without a controller are laid out.
  func layoutPresented() throws {
    for presentation in presentations.shown {
      if case .page(let page) = presentation.node { try layOut(page) }
    }
  }

  /// The page that presents is laid out when what it presents has been
  /// (`PresentationRules.presenterLayoutPairs`).
  func layoutPresenter() throws {
    guard let presenter = presentations.takeUnlaidPresenter() else { return }
    for page in topPages(of: presenter) where pages[page].isInWindow {
      for _ in 0..<profile.presentations.presenterLayoutPairs {
        try owner(of: page).layoutPage(page)
      }
    }
  }

  func topPages(of node: Node) -> [Int] {
    if case .page(let page) = node { return [page] }
    return shown(in: node).flatMap { topPages(of: $0) }
  }

  /// Where on screen the view begins in which a page's view lies.
  public func viewOrigin(of page: Int) -> Point {
    let outermost = tree.outermost(page)
    if let origin = presentedOrigin(of: outermost) { return origin }
    return isHeldByWindow(outermost) ? Point(x: 0, y: 0) : viewOrigin
  }

  /// Where the view of a page lies that is presented; nil for any other.
  func presentedOrigin(of page: Int) -> Point? {
    presentations.of(.page(page)).map { presentation in
      Point(x: scene.value(presentation.layer, .x), y: scene.value(presentation.layer, .y))
    }
  }

  /// What may be presented: its name, its layer, in the order of the program.
  public var presentables: [(name: String, layer: LayerID)] {
    presentations.places.map { (name(of: $0.node), $0.layer) }
  }

  /// Whether the one of these with a number is presented.
  public func isPresented(_ index: Int) -> Bool {
    presentations.of(presentations.places[index].node) != nil
  }
}
