extension Property {
  /// What a trace tells, and a claim may name, of an element of a page's item: `title.*`,
  /// `large-title.*`, `left.*`, `right.*`, `back.*.arrow`, `back.*.label`, `prompt.*`, `search.*`.
  public static func shown(ofItem pattern: String) -> [Property] {
    switch pattern {
    case "title.*":
      return [.title, .titleView, .titleViewName, .alpha, .color, .x, .width, .edgeStep]
    case "large-title.*": return [.title, .alpha, .color, .x, .y, .width]
    case "left.*", "right.*": return [.title, .enabled, .highlighted, .color, .x, .width, .alpha]
    case "back.*.arrow": return [.backIndicatorImage, .highlighted, .color, .x, .width, .alpha]
    case "back.*.label": return [.title, .x, .width, .alpha, .color, .underArrow]
    case "search.*": return [.searchController, .searchActive, .x, .y, .width, .height, .alpha]
    default: return [.prompt, .alpha]
    }
  }
}
