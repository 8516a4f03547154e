import NavSimPicture
import NavSimScene
import NavSimVocabulary

/// Draws a film strip in pixels, in letters of our own.
public enum FilmPNG {
  /// The file's bytes: a page for light surroundings, at twice the size of the SVG.
  public static func bytes(_ strip: FilmStrip) -> [UInt8] { PNG.bytes(canvas(strip)) }

  /// The strip as pixels.
  static func canvas(_ strip: FilmStrip, density: Double = 2) -> Canvas {
    let sheet = FilmSheet(strip)
    var painter = FilmPainter(
      canvas: Canvas(
        width: Int(sheet.width * density + 0.5), height: Int(sheet.height * density + 0.5),
        FilmInk.paper.light))
    for mark in sheet.marks { painter.paint(mark, density) }
    return painter.canvas
  }
}

/// Puts shapes on a canvas.
struct FilmPainter {
  private(set) var canvas: Canvas
  /// How many pixels a unit of what is painted takes, and where its origin lies, in pixels.
  private var scale = 1.0
  private var origin = Point(x: 0, y: 0)

  init(canvas: Canvas) { self.canvas = canvas }

  private func pixels(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  mutating func paint(_ mark: FilmSheet.Mark, _ density: Double) {
    (scale, origin) = (density, Point(x: 0, y: 0))
    switch mark {
    case .text(let text, let x, let y, let size, let isBold, let ink, let isCentered):
      let left = isCentered ? x - StrokeFont.width(text, size: size) / 2 : x
      write(text, Point(x: left, y: y), size, isBold ? 1.35 : 1, ink.light)
    case .head(let label, let verdict, let x, let y):
      write(label, Point(x: x, y: y), FilmSheet.labelSize, 1.35, FilmInk.ink.light)
      let used = label.isEmpty ? 0 : StrokeFont.width(label, size: FilmSheet.labelSize) + 14
      write(verdict, Point(x: x + used, y: y), 12, 1, FilmInk.alert.light)
    case .number(let number, let x, let y): badge(number, Point(x: x, y: y), 1)
    case .frame(let frame, let crop, let x, let y, let own):
      scale = density * own
      origin = Point(x: x * density, y: y * density)
      paint(frame, crop, own)
    case .moving(let frames, let crop, let x, let y, let own):
      if let last = frames.last {
        paint(.frame(last, crop: crop, x: x, y: y, scale: own), density)
      }
    }
  }

  private mutating func paint(_ frame: FilmStrip.Frame, _ crop: Rect, _ own: Double) {
    let screen = frame.picture.screen
    let corners = FilmShapes.corners(crop, screen)
    let line = 1.2 / own
    let whole = Rect(
      x: -line / 2, y: -line / 2, width: crop.width + line, height: crop.height + line)
    canvas.fill(
      Canvas.Clip(
        rect: pixels(whole), top: corners.top * scale, bottom: corners.bottom * scale),
      FilmInk.edge.light)
    let inner = Rect(
      x: line / 2, y: line / 2, width: crop.width - line, height: crop.height - line)
    canvas.clip = Canvas.Clip(
      rect: pixels(inner), top: (corners.top - line) * scale,
      bottom: (corners.bottom - line) * scale)
    paint(FilmShapes.seen(frame.picture, crop), crop, screen)
    canvas.clip = nil
    let rings = frame.rings.map { FilmSheet.ringed($0.rect, crop) }
    for rect in rings {
      for (color, thickness) in [(Color.white, 4.6), (FilmInk.ring, 2.2)] {
        outline(rect, color, thickness / own)
      }
    }
    for (ring, place) in zip(frame.rings, FilmSheet.badges(rings, crop, own)) {
      badge(ring.number, place, 1 / own)
    }
  }

  /// Paints what a frame shows, in points; the canvas may be cut to it.
  mutating func paint(
    _ picture: Picture, crop: Rect, at place: Point, scale: Double, texts: Bool
  ) {
    self.scale = scale
    origin = place
    let shapes = FilmShapes.seen(picture, crop)
    paint(texts ? shapes : shapes.filter { $0.isSampled }, crop, picture.screen)
  }

  private mutating func paint(_ shapes: [Shape], _ crop: Rect, _ screen: PictureScreen) {
    for shape in shapes { paint(shape, crop, screen) }
    if let (rect, radius) = FilmShapes.cutout(screen) {
      canvas.fill(pixels(rect), .black, radius: radius * scale)
    }
  }

  private mutating func paint(_ shape: Shape, _ crop: Rect, _ screen: PictureScreen) {
    let color = shape.color.faded(shape.opacity)
    let rect = shape.visibleRect.clipped(to: crop)
    switch shape.content {
    case .fill, .hairline: canvas.fill(pixels(rect), color)
    case .lines:
      for row in FilmShapes.rows(shape.rect, rect) { canvas.fill(pixels(row), color) }
    case .text(let text): write(text, shape.rect, color)
    case .backArrow:
      let points = FilmShapes.chevron(shape.rect)
      let segments = zip(points, points.dropFirst()).map { from, to in
        segment(from, to)
      }
      canvas.stroke(segments, color, width: 2.6 * scale)
    case .button: canvas.fill(pixels(FilmShapes.button(shape.rect)), color, radius: 4 * scale)
    case .statusBar:
      let (clock, battery, size) = FilmShapes.status(shape.rect, screen)
      let width = StrokeFont.width("9:41", size: size)
      write("9:41", Point(x: clock.x - width / 2, y: clock.y), size, 1.5, color)
      canvas.fill(pixels(battery), color, radius: 3 * scale)
    }
  }

  private func segment(_ from: Point, _ to: Point) -> StrokeFont.Segment {
    StrokeFont.Segment(
      x0: origin.x + from.x * scale, y0: origin.y + from.y * scale,
      x1: origin.x + to.x * scale, y1: origin.y + to.y * scale)
  }

  private mutating func write(_ text: ShapeText, _ rect: Rect, _ color: Color) {
    let shown = FilmSheet.shown(text, in: rect)
    let width = StrokeFont.width(shown, size: text.size)
    let x: Double
    switch text.alignment {
    case .leading: x = rect.x
    case .center: x = rect.x + (rect.width - width) / 2
    case .trailing: x = rect.x + rect.width - width
    }
    let weight: Double
    switch text.weight {
    case .regular: weight = 1
    case .medium: weight = 1.25
    case .semibold: weight = 1.4
    case .bold: weight = 1.55
    }
    let baseline = rect.y + rect.height / 2 + text.size * 0.35
    write(shown, Point(x: x, y: baseline), text.size, weight, color)
  }

  /// A text whose baseline begins at a point. The stroke is a twelfth of the size, and heavier with the
  /// weight.
  private mutating func write(
    _ text: String, _ place: Point, _ size: Double, _ weight: Double, _ color: Color
  ) {
    let segments = StrokeFont.segments(text, size: size).map { segment in
      StrokeFont.Segment(
        x0: origin.x + (place.x + segment.x0) * scale,
        y0: origin.y + (place.y + segment.y0) * scale,
        x1: origin.x + (place.x + segment.x1) * scale,
        y1: origin.y + (place.y + segment.y1) * scale)
    }
    canvas.stroke(segments, color, width: size * scale * 0.085 * weight)
  }

  /// The line around a rectangle with round corners.
  private mutating func outline(_ rect: Rect, _ color: Color, _ thickness: Double) {
    let radius = min(rect.width, rect.height, 36) / 2
    var points: [Point] = []
    // A quarter of a circle in six pieces, from its sines.
    let sines = [0.0, 0.258819, 0.5, 0.707107, 0.866025, 0.965926, 1]
    let corners = [
      (rect.x + rect.width - radius, rect.y + radius, 1.0, -1.0, false),
      (rect.x + rect.width - radius, rect.y + rect.height - radius, 1.0, 1.0, true),
      (rect.x + radius, rect.y + rect.height - radius, -1.0, 1.0, false),
      (rect.x + radius, rect.y + radius, -1.0, -1.0, true),
    ]
    for (x, y, right, down, isTurned) in corners {
      for index in sines.indices {
        let one = sines[isTurned ? sines.count - 1 - index : index]
        let other = sines[isTurned ? index : sines.count - 1 - index]
        points.append(Point(x: x + right * radius * one, y: y + down * radius * other))
      }
    }
    let closed = points + [points[0]]
    canvas.stroke(
      zip(closed, closed.dropFirst()).map { segment($0, $1) }, color, width: thickness * scale)
  }

  /// A number on a disc.
  private mutating func badge(_ number: Int, _ place: Point, _ size: Double) {
    let radius = 7 * size
    let disc = Rect(
      x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
    canvas.fill(pixels(disc), FilmInk.ring, radius: radius * scale)
    let text = "\(number)"
    let width = StrokeFont.width(text, size: 10 * size)
    write(
      text, Point(x: place.x - width / 2, y: place.y + 3.5 * size), 10 * size, 1.5, .white)
  }
}
