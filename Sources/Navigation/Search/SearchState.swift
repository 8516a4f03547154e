/// What a page's search controller has made of its bar, besides what code set on the item.
struct SearchState: Hashable {
  /// Whether the field has come into sight: a finger has pulled, or code kept it there.
  private(set) var isRevealed = false
  /// Whether it was let go over content that is scrolled, and waits for it to come to its top.
  private(set) var isHeld = false
  /// Whether code has shown the bar over the active search.
  private(set) var showsBar = false
  /// Whether the field is drawn without its margins.
  private(set) var isBare = false
  /// The timeline on which the field gets the bar to itself or gives it back; nil when it has.
  private(set) var timeline: Int?

  /// The search begins or ends, where it is seen on a timeline.
  mutating func begin() { showsBar = false }
  /// It is seen to begin or end.
  mutating func move(on timeline: Int) { self.timeline = timeline }
  /// A timeline is over.
  mutating func end(_ timeline: Int) { if self.timeline == timeline { self.timeline = nil } }
  /// It is in sight.
  mutating func reveal() { isRevealed = true }
  /// It gives way to content again, or does not until that is at its top.
  mutating func hold(_ isHeld: Bool) { self.isHeld = isHeld }
  /// The field is drawn without its margins, or with them again.
  mutating func draw(bare: Bool) { isBare = bare }
  /// Code has shown the bar.
  mutating func showBar() { showsBar = true }
}
