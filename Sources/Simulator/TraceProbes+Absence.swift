import NavSimNavigation
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Who took an element away that was there in the last frame: what `navsim why` tells of a page
/// that has gone.
extension TraceProbes {
  /// The cause of an element's absence; -1 where nobody is known. It is asked for only in the frame
  /// in which the element goes.
  static func remover(of presence: Presence, _ navigator: Navigator) -> Int32 {
    switch presence {
    case .view(let page): return navigator.remover(of: .view, page: page)
    case .fake(let page): return navigator.remover(of: .fake, page: page)
    case .edgeShadow(let page): return navigator.remover(of: .edgeShadow, page: page)
    case .full(_, let page):
      return navigator.showsFake(of: page) ? -1 : navigator.remover(of: .fake, page: page)
    case .title(let page):
      let taker = navigator.hasItem(of: page) ? takerOfTitleView(page, navigator) : -1
      return taker >= 0 ? taker : itemRemover(navigator.titleLayer(of: page), page, navigator)
    case .part(let part, let page):
      let taker = navigator.hasItem(of: page) ? taker(of: part, page, navigator) : -1
      return taker >= 0
        ? taker : itemRemover(navigator.layer(of: part, page: page), page, navigator)
    case .item(let page):
      return navigator.exists(page)
        ? navigator.writer(of: .item, .title, page: page)
        : navigator.remover(of: .controller, page: page)
    case .wishes(let page), .scrollView(let page):
      return navigator.exists(page) ? -1 : navigator.remover(of: .controller, page: page)
    case .largeTitle: return navigator.writer(of: .bar, .prefersLargeTitles)
    case .always, .bar, .toolbar, .tabBar, .edge, .custom, .inner, .presented: return -1
    }
  }

  /// Who wrote the field without which an item has no such part; -1 where it has it, or nobody did.
  private static func taker(
    of part: Navigator.ItemPart, _ page: Int, _ navigator: Navigator
  ) -> Int32 {
    if navigator.mayShow(part, page: page) { return -1 }
    func writer(_ property: Property) -> Int32 {
      navigator.writer(of: .item, property, page: page)
    }
    switch part {
    case .left: return writer(.leftBarButtonItem)
    case .right: return writer(.rightBarButtonItem)
    case .arrow, .label:
      let isHidden =
        navigator.setValue(.item, .known(.hidesBackButton), page: page) == .flag(true)
      return writer(isHidden ? .hidesBackButton : .leftBarButtonItem)
    case .prompt: return writer(.prompt)
    case .largeTitle:
      guard navigator.setValue(.bar, .prefersLargeTitles) == .flag(true) else {
        return navigator.writer(of: .bar, .prefersLargeTitles)
      }
      let hasText = navigator.setValue(.item, .known(.title), page: page) != .none
      if !hasText { return writer(.title) }
      return navigator.writer(
        of: .item, .largeTitleDisplayMode, page: navigator.pageOfTitleMode(page))
    case .search: return -1
    }
  }

  /// Who made a title view transparent, or put the view into another item; -1 where nobody did.
  private static func takerOfTitleView(_ page: Int, _ navigator: Navigator) -> Int32 {
    if let other = navigator.pageWithTitleView(of: page) {
      return navigator.writer(of: .item, .titleViewName, page: other)
    }
    let alpha = navigator.setValue(.item, .known(.titleViewAlpha), page: page)
    return alpha == .number(0) ? navigator.writer(of: .item, .titleViewAlpha, page: page) : -1
  }

  /// A part of an item goes with the item, or with its opacity.
  private static func itemRemover(
    _ layer: LayerID, _ page: Int, _ navigator: Navigator
  ) -> Int32 {
    navigator.hasItem(of: page)
      ? navigator.scene.cause(layer, .alpha) : navigator.writer(of: .navigation, .items)
  }
}
