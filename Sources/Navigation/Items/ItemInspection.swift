import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What an observer may look at of the bar's items. Reading changes nothing.
extension Navigator {
  /// The parts of an item, besides its title.
  public enum ItemPart: Sendable { case left, right, arrow, label, prompt, search, largeTitle }

  /// The layer of a part of a page's item.
  public func layer(of part: ItemPart, page: Int) -> LayerID {
    let layers = pages.layers[page].item
    switch part {
    case .left: return layers.left
    case .right: return layers.right
    case .arrow: return layers.arrow
    case .label: return layers.label
    case .prompt: return layers.prompt
    case .search: return layers.search
    case .largeTitle: return layers.largeTitle
    }
  }

  /// Whether the bar shows a part of a page's item.
  public func shows(_ part: ItemPart, page: Int) -> Bool {
    guard mayShow(part, page: page) else { return false }
    let layer = layer(of: part, page: page)
    return scene.modelValue(layer, .alpha) > 0 || scene.value(layer, .alpha) > 0
  }

  /// Whether it does as long as the part's layer is not transparent.
  public func mayShow(_ part: ItemPart, page: Int) -> Bool {
    !facts.wrapsPages && has(part, page)
  }

  private func has(_ part: ItemPart, _ page: Int) -> Bool {
    let state = pages.itemStates[page]
    switch part {
    case .left: return state.hasLeft
    case .right: return state.hasRight
    case .arrow: return state.showsBack
    case .label: return state.showsBack && state.backText != .text("")
    case .prompt: return state.hasPrompt
    case .search: return hasSearch(page)
    case .largeTitle: return showsLargeTitle(page) && pages[page].item.text(.title) != nil
    }
  }

  /// What the bar shows of an item besides its layers.
  public enum ItemValue: Hashable, Sendable {
    /// Yes where the title is a view of the page's own, else nil.
    case titleView
    /// The text of the back label; nil where there is no back button.
    case backText
    /// Yes of a button that looks touched, else nil.
    case highlighted(ButtonSide)
  }

  /// One of these of a page's item.
  public func value(_ shown: ItemValue, ofItem page: Int) -> Value {
    let state = pages.itemStates[page]
    switch shown {
    case .titleView: return state.isTitleView ? .flag(true) : .none
    case .backText: return state.backText
    case .highlighted(let side): return state.pressed[side] == .none ? .none : .flag(true)
    }
  }

  /// Who has made it so, or -1 where that is not kept: a touch shows in a button's colour.
  public func cause(of shown: ItemValue, ofItem page: Int) -> Int32 {
    guard case .highlighted(let side) = shown else { return -1 }
    let layers = pages.layers[page].item
    switch side {
    case .left: return scene.cause(layers.left, .red)
    case .right: return scene.cause(layers.right, .red)
    case .back: return scene.cause(layers.arrow, .red)
    }
  }

  /// How far an edge of a page's title moves at once in this frame, to the right.
  public func edgeStep(of page: Int) -> Double { pages.itemStates[page].edgeStep }
}
