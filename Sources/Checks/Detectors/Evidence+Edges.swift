import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// What passes the eye's points with pages that move: their edges, the shadows before them, the dimming, and the lower
/// ends of their stand-ins.
extension Evidence {
  /// How far from the left a point of the eye lies; nil where that is not known.
  private func across(_ point: Int, at frame: Int) -> Double? {
    guard isOfEye(point), let width = screenWidth(at: frame) else { return nil }
    switch trace.slots[point].name {
    case "left": return EyePlaces.margin
    case "right": return width - EyePlaces.margin
    default: return width / 2
    }
  }

  /// Whether a page's view reaches from left to right over a place; nil where the page is not there.
  private func reaches(_ page: String, over x: Double, at frame: Int) -> Bool? {
    guard let left = number("page." + page, "x", at: frame),
      let width = number("page." + page, "width", at: frame)
    else { return nil }
    return left <= x && x < left + width
  }

  /// The pages that reach over a place.
  private func pages(over x: Double, at frame: Int) -> [String] {
    pages(at: frame).filter { reaches($0, over: x, at: frame) == true }
  }

  /// Whether a page's edge passes a point of the eye and comes back, as the way of the motion turns: for so long the
  /// point shows what lies beside that page.
  func passesEdge(_ point: Int, in frames: Range<Int>, of motion: Motion) -> Bool {
    guard motion.turns.contains(where: frames.contains),
      let x = across(point, at: frames.lowerBound)
    else { return false }
    let before = frames.lowerBound - 1
    return pages(in: before..<frames.upperBound + 1).contains { page in
      guard let was = reaches(page, over: x, at: before),
        reaches(page, over: x, at: frames.upperBound) == was
      else { return false }
      return frames.allSatisfy { reaches(page, over: x, at: $0) == !was }
    }
  }

  /// A colour that the eye sees on a page, without the dimming of a covered page and the shadow before the edge of the
  /// page that covers it: both are UIKit's, and lie over whatever is there. Over the bar they do not.
  func withoutShade(_ color: TraceValue, at point: Int, _ frame: Int) -> TraceValue {
    guard color.kind == .color, !showsRealBackground(at: frame),
      let x = across(point, at: frame)
    else { return color }
    let dims = pages(over: x, at: frame).map { number("page." + $0, "dim", at: frame) ?? 0 }
    // What covers a page is not dimmed.
    var light = 1 - (dims.min() ?? 0)
    for page in pages(at: frame) { light *= 1 - edgeShadow(of: page, at: x, frame) }
    guard light < 1, light > 0.5 else { return color }
    let channels = color.channels
    let bare = channels.prefix(3).map { min(Int(Double($0) / light + 0.5), 255) } + [channels[3]]
    return .color(packed: bare.reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
  }

  /// How dark the shadow before a page's edge is at a place, 0 to 1.
  private func edgeShadow(of page: String, at x: Double, _ frame: Int) -> Double {
    let element = page + ".edgeShadow"
    guard isShown(element, at: frame), let left = number(element, "x", at: frame),
      let width = number(element, "width", at: frame), left <= x, x < left + width
    else { return 0 }
    // Not below 0: the next lower whole number.
    let steps = Double(EyePlaces.shadowSteps)
    let step = Double(Int64((x - left) / width * steps))
    return (step + 0.5) / steps * (number(element, "alpha", at: frame) ?? 1)
  }

  /// Whether a point of the eye lies below the stand-ins that are seen instead of the bar: the points go with the height
  /// of a bar that nobody sees then.
  func liesBelowOwnBars(_ point: Int, in frames: Range<Int>) -> Bool {
    guard isOfEye(point), ["left", "centre", "right"].contains(trace.slots[point].name) else {
      return false
    }
    return frames.allSatisfy { frame in
      guard !showsRealBackground(at: frame), let x = across(point, at: frame),
        let top = number("bar", "y", at: frame), let height = number("bar", "height", at: frame),
        case let pages = pages(over: x, at: frame),
        pages.allSatisfy({ showsOwnBar(of: $0, at: frame) })
      else { return false }
      return pages.contains { page in
        rect(of: element(page + ".fake"), at: frame).map { $0.bottom <= top + height / 2 } ?? false
      }
    }
  }
}
