import NavSimVocabulary

/// Which pages' items bars have, and which titles look unlike the others.
struct ShownItems {
  /// The pages whose items a bar may show something of.
  private(set) var pages: [Int] = []
  /// The titles that do not have the colour that titles were given last, and that colour.
  private var odd: [Int] = []
  private var titleColor: Color?
  /// The items of the bar when an observer looked last, and whether each page's was among them.
  private var known: [Int] = []
  private var isKnown: [Bool] = []

  mutating func appendPage() { isKnown.append(false) }

  /// Whether the bar had the page's item when an observer looked last.
  func isKnown(_ page: Int) -> Bool { isKnown[page] }

  /// A bar shows something of a page's item.
  mutating func show(_ page: Int) { pages.keep(page, true) }

  /// Of which items no bar shows anything any more.
  mutating func hide(_ gone: [Int]) { for page in gone { pages.keep(page, false) } }

  /// A title may have another colour than those that are given one together.
  mutating func setOdd(_ page: Int) { odd.keep(page, true) }

  /// A title was given a colour of its own.
  mutating func setTitle(of page: Int, _ color: Color) {
    if titleColor != color { setOdd(page) }
  }

  /// All titles are given a colour: the pages whose titles do not have it, nil for all.
  mutating func setTitles(_ color: Color) -> [Int]? {
    defer {
      odd = []
      titleColor = color
    }
    return titleColor == color ? odd : nil
  }

  /// The pages whose items the bar has got or lost since an observer looked last.
  mutating func look(at items: [Int]) -> [Int] {
    if items == known { return [] }
    let same = zip(items, known).prefix { $0 == $1 }.count
    let changed = known[same...] + items[same...]
    for page in known[same...] { isKnown[page] = false }
    for page in items[same...] { isKnown[page] = true }
    known = items
    return Array(changed)
  }
}
