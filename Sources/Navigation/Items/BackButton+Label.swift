import NavSimProgram
import NavSimVocabulary

/// Whether an item shows a back button, and what it says.
extension Navigator {
  /// The page whose item lies below a page's in the bar.
  func itemBelow(_ page: Int) -> Int? {
    guard let place = here.items.lastIndex(of: page), place > 0 else { return nil }
    return here.items[place - 1]
  }

  /// None at the root, none where the item hides it, none where left items take its place
  /// (documented: UINavigationItem.hidesBackButton, leftItemsSupplementBackButton).
  func showsBackButton(_ page: Int) -> Bool { showsBackButton(page, above: itemBelow(page)) }

  private func showsBackButton(_ page: Int, above below: Int?) -> Bool {
    let item = pages[page].item
    if below == nil || item.flag(.hidesBackButton) { return false }
    return item.text(.leftBarButtonItem) == nil || item.flag(.leftItemsSupplementBackButton)
  }

  /// The text of a page's back button, for the room that it has; nil without a back button.
  ///
  /// It comes from the item below: its backButtonTitle, else its title, else "Back"; then "Back";
  /// then nothing (documented: UINavigationItem.backButtonTitle, backButtonDisplayMode).
  func backText(of page: Int, above below: Int?, room: Double) -> Value {
    guard showsBackButton(page, above: below), let below else { return .none }
    let item = pages[below].item
    let mode = profile.titles.hasBackButtonDisplayMode ? item.word(.backButtonDisplayMode) : ""
    if mode == "minimal" { return .text("") }
    var texts = ["Back", ""]
    if mode != "generic", let own = item.text(.backButtonTitle) ?? title(of: below, under: page) {
      texts.insert(own, at: 0)
    }
    return .text(texts.first { fits($0, room) } ?? "")
  }

  /// The title of the item below, as it is or as it was when the item above came
  /// (`TitleRules.backLabelFollowsTitle`).
  private func title(of below: Int, under page: Int) -> String? {
    let known = pages.itemStates[page].below
    if !profile.titles.backLabelFollowsTitle, let known, known.page == below {
      guard case .text(let text) = known.title else { return nil }
      return text
    }
    return pages[below].item.text(.title)
  }

  private func fits(_ text: String, _ room: Double) -> Bool {
    switch profile.titles.backLabelFallback {
    case .byWidth: return width(of: text) <= max(room, 0)
    case .byLength(let limit): return text.unicodeScalars.count <= limit
    }
  }

  /// The letters of titles and buttons, and those of large titles.
  enum Letters { case small, large }

  /// The width of a text: its characters, each as wide as the others
  /// (`TitleRules.characterWidth`, `TitleRules.largeCharacterWidth`).
  func width(of text: String, _ letters: Letters) -> Double {
    let rules = profile.titles
    let width = letters == .large ? rules.largeCharacterWidth : rules.characterWidth
    return Double(text.unicodeScalars.count) * width
  }

  /// The width of a text in the letters of titles and buttons.
  func width(of text: String) -> Double { width(of: text, .small) }

  /// Whether the pop gesture's own delegate lets it begin, for the bar's sake.
  var barAllowsPopGesture: Bool {
    if profile.titles.popGestureNeedsBar && here.isNavigationBarHidden { return false }
    guard profile.titles.popGestureNeedsBackButton, let top = here.items.last else { return true }
    return showsBackButton(top)
  }
}
