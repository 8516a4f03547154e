import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page that has gone leaves the bar alone.
  static let noBarLeft = AdviceRule(
    "NAV113", "no-bar-left",
    "a page that has gone leaves the bar and the gesture alone",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 4.1; "
      + "its order is that of docs/Model.md, C2 and C6",
    instead:
      "each page states its look in its own viewWillAppear; the gesture is given back in "
      + "viewWillDisappear",
    manual: """
      viewDidDisappear comes after the next page's viewWillAppear, so that what it writes lies
      over what that page has said. After a pop the page has no navigation controller any
      more, and the write is lost. Looks at writes to the bar and to the pop gesture in
      viewDidDisappear, didMove and deinit. A page that is only presented has no next page in its
      bar, nor has one that is alone in a controller of its own.
      """,
    before: """
      ios 12

      page A
      page B
        on viewWillAppear    save bar.backgroundImage as old
        on viewWillAppear    bar backgroundImage=#FF000080
        on viewDidDisappear  restore old

      """,
    after: """
      ios 12

      page A
        on viewWillAppear  bar backgroundImage=nil
      page B
        on viewWillAppear  bar backgroundImage=#FF000080

      """
  ) { subject in
    let pages = subject.pages.filter { subject.hasBar($0) && subject.hasOthers(than: $0) }
    return pages.flatMap { page in
      page.lines(in: [.viewDidDisappear, .didMove, .deinit]).compactMap { line in
        guard let touch = line.touches.first(where: { $0.key.isBar || isGesture($0.key, line) })
        else { return nil }
        // What it reaches by another page's name it reaches after a pop, too.
        let isLost = touch.owner.named == nil || touch.owner.named == page.index
        return Remark(
          line, touch.mark,
          "\(touch.key.phrase) is written after the next page has said its own"
            + (isLost ? "; after a pop it is lost" : ""))
      }
    }
  }

  /// Whether a page turns the pop gesture on or off as it goes.
  private static func isGesture(_ key: TouchKey, _ line: CodeLine) -> Bool {
    key == TouchKey(thing: .gesture, property: .enabled) && line.hook != .deinit
  }
}
