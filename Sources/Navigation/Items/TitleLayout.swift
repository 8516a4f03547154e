/// Where a title stands between what is left and what is right of it.
///
/// Numbers in, numbers out: the formulas of Xieyupeng520, "Title jump in the iOS navigation bar",
/// AZNavigationBar (observed). A is the left block, B the title, C the right block; lengths are in
/// points, x counts from the bar's left end.
public struct TitleLayout: Hashable, Sendable {
  /// The spaces of a bar.
  public struct Gaps: Hashable, Sendable {
    /// Outside the side blocks; between them and the title; outside a title without them.
    public var outer, inner, bare: Double

    /// The spaces.
    public init(outer: Double, inner: Double, bare: Double) {
      self.outer = outer
      self.inner = inner
      self.bare = bare
    }

    /// The spaces of a bar of this width, which keeps so much free at both ends.
    public init(width: Double, inset: Double = 0, _ rules: TitleRules) {
      let isWide = width > rules.wideAbove
      outer = (isWide ? rules.marginWide : rules.marginNarrow) + inset
      inner = rules.titleGap
      bare = (isWide ? rules.bareMarginWide : rules.bareMarginNarrow) + inset
    }
  }

  /// The bar's width, and the width that the title wants.
  public let width, wanted: Double
  /// The widths that the side blocks get; nil where there is none.
  public let left, right: Double?
  /// The spaces.
  public let gaps: Gaps

  /// Lays out a bar. Side blocks come before the title, and where both do not fit, the one that is
  /// larger than its half gives way; widths below 0 count as 0.
  public init(width: Double, left: Double?, title: Double, right: Double?, gaps: Gaps) {
    self.width = max(width, 0)
    wanted = max(title, 0)
    self.gaps = gaps
    let taken =
      (left == nil ? gaps.bare : gaps.outer + gaps.inner)
      + (right == nil ? gaps.bare : gaps.outer + gaps.inner)
    let room = max(self.width - taken, 0)
    var a = left.map { max($0, 0) }
    var c = right.map { max($0, 0) }
    if (a ?? 0) + (c ?? 0) > room {
      let half = room / 2
      if let wide = a, let other = c {
        if wide > half && other > half {
          a = half
          c = half
        } else if wide > half {
          a = room - other
        } else {
          c = room - wide
        }
      } else {
        a = a.map { min($0, room) }
        c = c.map { min($0, room) }
      }
    }
    self.left = a
    self.right = c
  }

  /// Where the title may begin (L).
  public var start: Double { left.map { gaps.outer + $0 + gaps.inner } ?? gaps.bare }
  /// Where it has to end (R).
  public var end: Double { width - (right.map { gaps.outer + $0 + gaps.inner } ?? gaps.bare) }
  /// Its left edge when it stands in the middle of the bar, whatever is beside it.
  public var centred: Double { (width - wanted) / 2 }
  /// Its left edge: each edge is clamped by itself.
  public var titleLeft: Double { max(centred, start) }
  /// Its right edge.
  public var titleRight: Double { min((width + wanted) / 2, end) }
  /// Its width, 0 where the clamped edges have passed each other.
  public var titleWidth: Double { max(titleRight - titleLeft, 0) }
  /// The width from which on a title jumps.
  public var limit: Double { width - 2 * max(start, width - end) }
  /// How far the left edge goes right when a centred title is laid out.
  public var leftJump: Double { max(start - centred, 0) }
  /// How far the right edge goes left.
  public var rightJump: Double { max((width + wanted) / 2 - end, 0) }
  /// Content that overflows a title of no width: its left edge from the title's area, as AZ's b.
  public var overflowLeft: Double { min((left ?? 0) - (right ?? 0), 0) }
  /// The width of that content.
  public var overflowWidth: Double { max(end - start, 0) }
}
