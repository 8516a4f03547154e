import NavSimPicture
import NavSimScene
import NavSimVocabulary

/// What of a frame is drawn: shapes that can be seen inside the crop, texts and signs turned into plain
/// forms.
enum FilmShapes {
  /// The corners' radius of the crop, at the top and at the bottom, in points.
  static func corners(_ crop: Rect, _ screen: PictureScreen) -> (top: Double, bottom: Double) {
    let round = screen.cutout == .none ? 22.0 : 46.0
    return (round, crop.height >= screen.height ? round : 10)
  }

  /// The visible shapes, back to front, without those that lie behind an opaque one. Where a row is larger than this
  /// frame's screen, as one in which the device turns, nothing lies beside it.
  static func seen(_ picture: Picture, _ crop: Rect) -> [Shape] {
    var result: [Shape] = []
    var covers: [Rect] = []
    let screen = Rect(x: 0, y: 0, width: picture.screen.width, height: picture.screen.height)
    let inside = crop.clipped(to: screen)
    for var shape in picture.visible.reversed() {
      let rect = shape.visibleRect.clipped(to: inside)
      guard rect.width > 0, rect.height > 0 else { continue }
      if covers.contains(where: { rect.clipped(to: $0) == rect }) { continue }
      if shape.color.alpha * shape.opacity < 0.004 { continue }
      if inside != crop { shape.clip = shape.visibleRect.clipped(to: screen) }
      result.append(shape)
      if shape.isSampled, shape.blur == nil, shape.color.alpha * shape.opacity >= 0.999 {
        covers.append(rect)
      }
    }
    return merged(result.reversed())
  }

  /// Plain colours over the same rectangle, one directly behind the other, become one.
  private static func merged(_ shapes: [Shape]) -> [Shape] {
    var result: [Shape] = []
    for shape in shapes {
      if let last = result.last, last.isSampled, shape.isSampled,
        last.visibleRect == shape.visibleRect
      {
        var one = last
        one.color = shape.color.faded(shape.opacity).over(last.color.faded(last.opacity))
        one.opacity = 1
        result[result.count - 1] = one
      } else {
        result.append(shape)
      }
    }
    return result
  }

  /// The rectangles that stand for a page's content: rows of a list.
  static func rows(_ place: Rect, _ cut: Rect) -> [Rect] {
    var rows: [Rect] = []
    var y = place.y + 16
    var index = 0
    while y < cut.y + cut.height, index < 40 {
      let long = [0.62, 0.48, 0.7, 0.55][index % 4]
      for line in [
        Rect(x: place.x + 16, y: y, width: place.width * 0.34, height: 9),
        Rect(x: place.x + 16, y: y + 17, width: place.width * long, height: 7),
      ] {
        let seen = line.clipped(to: cut)
        if seen.width > 0, seen.height > 0 { rows.append(seen) }
      }
      y += 48
      index += 1
    }
    return rows
  }

  /// The chevron of a back button: three points.
  static func chevron(_ place: Rect) -> [Point] {
    let middle = place.y + place.height / 2
    return [
      Point(x: place.x + 10, y: middle - 9), Point(x: place.x + 1.5, y: middle),
      Point(x: place.x + 10, y: middle + 9),
    ]
  }

  /// A button whose text nobody knows.
  static func button(_ place: Rect) -> Rect {
    let height = min(8, place.height)
    return Rect(
      x: place.x + 2, y: place.y + (place.height - height) / 2, width: max(place.width - 4, 0),
      height: height)
  }

  /// Where clock and battery stand.
  static func status(
    _ place: Rect, _ screen: PictureScreen
  ) -> (clock: Point, battery: Rect, size: Double) {
    let isPlain = screen.cutout == .none
    let middle = place.y + (isPlain ? place.height / 2 : place.height * 0.58)
    let size = isPlain ? 12.0 : 16.0
    let inset = isPlain ? 8.0 : 30.0
    return (
      Point(x: isPlain ? screen.width / 2 : inset + 20, y: middle + size * 0.35),
      Rect(x: screen.width - inset - 24, y: middle - 5, width: 22, height: 10), size
    )
  }

  /// What is cut out of the screen's top; nil for a plain one, and sideways.
  static func cutout(_ screen: PictureScreen) -> (rect: Rect, radius: Double)? {
    guard !screen.isSideways else { return nil }
    let middle = screen.width / 2
    switch screen.cutout {
    case .none: return nil
    case .notch: return (Rect(x: middle - 104, y: -20, width: 208, height: 50), 20)
    case .island: return (Rect(x: middle - 62, y: 12, width: 124, height: 36), 18)
    }
  }
}
