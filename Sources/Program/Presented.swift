/// What a line presents: a page by index, or a navigation controller by its declaration.
public enum Presented: Hashable, Sendable {
  case page(Int)
  case navigation(Int)
}

/// UIModalPresentationStyle, as far as the model has it.
public enum PresentationStyle: String, CaseIterable, Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// Over everything; what lies below leaves the window.
  case fullScreen, currentContext
  /// Over everything; what lies below stays in the window.
  case overFullScreen, overCurrentContext
  /// A card.
  case pageSheet, formSheet
  /// UIAlertController, in its two styles.
  case alert, actionSheet
  /// Beside what it belongs to; on a phone it adapts.
  case popover

  /// Whether the view of what presents leaves the window (documented:
  /// UIPresentationController.shouldRemovePresentersView; for both styles the documentation of
  /// UIModalPresentationStyle).
  public var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it is a card, which a finger may pull down.
  public var isSheet: Bool { self == .pageSheet || self == .formSheet }

  /// Whether it has actions to touch, and nothing beside it.
  public var isAlert: Bool { self == .alert || self == .actionSheet }

  /// Whether UIKit dims the tint of what presents it (documented: UIView.tintAdjustmentMode; observed:
  /// rit3zh/expo-ios-popover issue 4, andreamazz/AMScrollingNavbar).
  public var dimsTint: Bool { isSheet || isAlert || self == .popover }
}

extension Program {
  /// What any line presents, or gives to the window: pages, then controllers, in the order of their
  /// declarations.
  public var presentedByLines: [Presented] {
    var pages: Set<Int> = []
    var navigations: Set<Int> = []
    func look(_ statement: Statement) {
      switch statement {
      case .present(.page(let page), _, _), .setRoot(.page(let page), _): pages.insert(page)
      case .present(.navigation(let declaration), _, _),
        .setRoot(.navigation(let declaration), _), .loadController(let declaration):
        navigations.insert(declaration)
      case .within(_, let call), .pan(_, let call): look(call)
      default: return
      }
    }
    for window in windows {
      switch window.root {
      case .page(let page)?: pages.insert(page)
      case .navigation(let declaration)?: navigations.insert(declaration)
      case nil: break
      }
    }
    for statement in statements { look(statement) }
    return pages.sorted().map { .page($0) } + navigations.sorted().map { .navigation($0) }
  }

  /// Whether any line speaks of a window with this declaration.
  public func speaks(ofWindow declaration: Int) -> Bool {
    statements.contains { $0.speaks(ofWindow: declaration) }
  }
}
