import NavSimScene
import NavSimVocabulary

/// What the eye sees of a page's content.
extension Navigator {
  /// The stripes of a page's content as far down as the eye looks: every second one has a colour of its own,
  /// and all of them move with the content. They end where the content does, if it says how high it is.
  func paintStripes(
    of page: Int, _ scene: borrowing Scene, in frame: Rect, alpha: Double,
    into paints: inout [Paint]
  ) {
    let scroll = pages[page].scrollView
    guard let height = scroll.number(.stripeHeight), height >= 1 else { return }
    let color = color(of: scroll[.stripeColor]).faded(alpha)
    guard color.alpha > 0 else { return }
    var reach = frame.clipped(
      to: Rect(
        x: frame.x, y: 0, width: frame.width,
        height: hasBottomBar ? screen.device.height : Eye.deepest))
    let start = frame.y + scene.value(pages.layers[page].content, .y)
    if let whole = scroll.number(.contentHeight), whole > 0 {
      reach = reach.clipped(
        to: Rect(x: frame.x, y: start, width: frame.width, height: whole))
    }
    let top = start + height
    // Those that end above what is looked at; without the C library, whose last bit differs.
    let above = min(max((reach.y - top - height) / (2 * height), 0), 1e6)
    var first = Double(Int64(above))
    if first < above { first += 1 }
    var y = top + first * 2 * height
    while y < reach.y + reach.height {
      let stripe = Rect(x: frame.x, y: y, width: frame.width, height: height)
      paints.append(Paint(rect: stripe.clipped(to: reach), color: color))
      y += 2 * height
    }
  }

  /// Content that has scrolled under the bar of the item in force fades into its page's colour
  /// (`BarRules.edgeEffect`); whatever the bar paints lies over that.
  func paintEdgeEffect(_ alpha: Double, _ scene: borrowing Scene, into paints: inout [Paint]) {
    guard let color = edgeEffect else { return }
    paintMaterial(backgroundRect(scene), color, 1, alpha, into: &paints)
  }

  /// What the content fades into; nil where none has scrolled under the bar.
  public var edgeEffect: Color? {
    guard profile.bar.edgeEffect > 0, let page = here.styling.page, pages[page].isInWindow,
      edgeProgress(of: page, isLarge: showsLargeTitle(page)) < 1
    else { return nil }
    let ground = color(of: pages[page].backgroundColor)
    return ground.alpha > 0 ? ground.faded(profile.bar.edgeEffect) : nil
  }
}
