import NavSimPicture
import NavSimScene
import NavSimVocabulary

/// Writes a film strip as SVG: one file without scripts, fonts or links, which follows the reader's light
/// or dark page where the viewer knows how.
public enum FilmSVG {
  /// The file's bytes, in UTF-8.
  ///
  /// - Parameter isAnimated: whether each row is one phone that moves, at a quarter of its speed.
  public static func bytes(_ strip: FilmStrip, isAnimated: Bool = false) -> [UInt8] {
    var writer = SVGWriter(title: describe(strip), framesPerSecond: strip.framesPerSecond)
    writer.write(FilmSheet(strip, isAnimated: isAnimated))
    return Array(writer.text.utf8)
  }

  /// What the picture shows, for those who do not see it.
  static func describe(_ strip: FilmStrip) -> String {
    let rows = strip.rows.map { row in
      (row.label.isEmpty ? "" : row.label + ": ")
        + (row.verdict.isEmpty ? "no findings" : row.verdict)
    }
    return "Film strip of \"\(strip.title)\". " + rows.joined(separator: "; ")
  }
}

/// Puts a sheet's marks into SVG.
struct SVGWriter {
  private(set) var body = ""
  private var clips: [String] = []
  private let title: String
  private var width = 0.0
  private var height = 0.0

  private let framesPerSecond: Int
  /// How much slower than a phone an animation runs, and how long it rests at its end, in seconds.
  private static let slowness = 4.0
  private static let rest = 1.5

  init(title: String, framesPerSecond: Int) {
    self.title = title
    self.framesPerSecond = max(framesPerSecond, 1)
  }

  /// The whole document.
  var text: String {
    var style = "text{font-family:-apple-system,'SF Pro Text','Segoe UI',Inter,Roboto,sans-serif}"
    style += ".c{text-anchor:middle}.b{font-weight:600}"
    style += ".p{fill:\(Self.hex(FilmInk.paper.light))}"
    style += FilmInk.allCases.map { ".\($0.rawValue){fill:\(Self.hex($0.light))}" }.joined()
    style += ".edge{fill:none;stroke:\(Self.hex(FilmInk.edge.light))}"
    style += "@media(prefers-color-scheme:dark){.p{fill:\(Self.hex(FilmInk.paper.dark))}"
    style += FilmInk.allCases.filter { $0 != .edge }
      .map { ".\($0.rawValue){fill:\(Self.hex($0.dark))}" }.joined()
    style += ".edge{stroke:\(Self.hex(FilmInk.edge.dark))}}"
    let size = "\(Self.number(width))\" height=\"\(Self.number(height))"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" viewBox="0 0 \(Self.number(width)) \
      \(Self.number(height))" role="img">
      <title>\(XMLText.content(title))</title>
      <style>\(style)</style>
      <defs>\(clips.joined())</defs>
      <rect class="p" width="100%" height="100%" rx="10"/>
      \(body)</svg>

      """
  }

  mutating func write(_ sheet: FilmSheet) {
    width = sheet.width
    height = sheet.height
    for mark in sheet.marks {
      switch mark {
      case .frame(let frame, let crop, let x, let y, let scale):
        write(frame, crop, x, y, scale)
      case .moving(let frames, let crop, let x, let y, let scale):
        write(frames, crop, x, y, scale)
      case .text(let text, let x, let y, let size, let isBold, let ink, let isCentered):
        let classes = ink.rawValue + (isBold ? " b" : "") + (isCentered ? " c" : "")
        body += "<text class=\"\(classes)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\""
        body += " font-size=\"\(Self.number(size))\">\(XMLText.content(text))</text>\n"
      case .head(let label, let verdict, let x, let y):
        body += "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\">"
        if !label.isEmpty {
          body += "<tspan class=\"ink b\" font-size=\"\(Self.number(FilmSheet.labelSize))\">"
          body += XMLText.content(label) + "</tspan>"
        }
        if !verdict.isEmpty {
          body += "<tspan class=\"alert\" font-size=\"12\"\(label.isEmpty ? "" : " dx=\"14\"")>"
          body += XMLText.content(verdict) + "</tspan>"
        }
        body += "</text>\n"
      case .number(let number, let x, let y):
        badge(number, x, y, 1)
      }
    }
  }

  /// Frames in one place, each shown for its time.
  private mutating func write(
    _ frames: [FilmStrip.Frame], _ crop: Rect, _ x: Double, _ y: Double, _ scale: Double
  ) {
    let second = Double(framesPerSecond) / Self.slowness
    let starts = frames.map {
      Double($0.picture.frame - (frames.first?.picture.frame ?? 0)) / second
    }
    let whole = (starts.last ?? 0) + Self.rest
    for (index, frame) in frames.enumerated() {
      let from = Self.number(starts[index] / whole, 4)
      let to = index + 1 < frames.count ? Self.number(starts[index + 1] / whole, 4) : nil
      var values = index == 0 ? "visible" : "hidden;visible"
      var times = index == 0 ? "0" : "0;\(from)"
      if let to {
        values += ";hidden"
        times += ";\(to)"
      }
      let isLast = index + 1 == frames.count
      body += "<g visibility=\"\(isLast ? "visible" : "hidden")\">"
      if frames.count > 1 {
        body += "<animate attributeName=\"visibility\" calcMode=\"discrete\" values=\"\(values)\""
        body +=
          " keyTimes=\"\(times)\" dur=\"\(Self.number(whole, 3))s\" repeatCount=\"indefinite\"/>"
      }
      write(frame, crop, x, y, scale)
      body += "</g>\n"
    }
  }

  /// A number on a disc in the colour of rings.
  private mutating func badge(_ number: Int, _ x: Double, _ y: Double, _ scale: Double) {
    body +=
      "<circle cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"\(Self.number(7 * scale))\""
    body += " fill=\"\(Self.hex(FilmInk.ring))\"/><text class=\"b c\" x=\"\(Self.number(x))\""
    body += " y=\"\(Self.number(y + 3.6 * scale))\" font-size=\"\(Self.number(10 * scale))\""
    body += " fill=\"#fff\">\(number)</text>\n"
  }

  private mutating func write(
    _ frame: FilmStrip.Frame, _ crop: Rect, _ x: Double, _ y: Double, _ scale: Double
  ) {
    let picture = frame.picture
    let clip = clip(crop, picture.screen)
    let move = "translate(\(Self.number(x)) \(Self.number(y)))scale(\(Self.number(scale, 4)))"
    body += "<g transform=\"\(move)\"><g clip-path=\"url(#k\(clip))\">\n"
    for shape in FilmShapes.seen(picture, crop) { write(shape, crop, picture.screen) }
    if let (rect, radius) = FilmShapes.cutout(picture.screen) {
      body += "<rect \(Self.place(rect)) rx=\"\(Self.number(radius))\"/>\n"
    }
    body +=
      "</g><use href=\"#e\(clip)\" class=\"edge\" stroke-width=\"\(Self.number(1.2 / scale))\"/>\n"
    let rings = frame.rings.map { FilmSheet.ringed($0.rect, crop) }
    for rect in rings { write(ring: rect, scale) }
    for (ring, place) in zip(frame.rings, FilmSheet.badges(rings, crop, scale)) {
      badge(ring.number, place.x, place.y, 1 / scale)
    }
    body += "</g>\n"
  }

  /// The ring around a finding, with a line of white on both sides.
  private mutating func write(ring rect: Rect, _ scale: Double) {
    let radius = Self.number(min(rect.width, rect.height, 36) / 2)
    for (color, thickness) in [("#fff", 4.6), (Self.hex(FilmInk.ring), 2.2)] {
      body += "<rect \(Self.place(rect)) rx=\"\(radius)\" fill=\"none\" stroke=\"\(color)\""
      body += " stroke-width=\"\(Self.number(thickness / scale))\"/>"
    }
  }

  private mutating func clip(_ crop: Rect, _ screen: PictureScreen) -> Int {
    let (top, bottom) = FilmShapes.corners(crop, screen)
    let (w, h) = (crop.width, crop.height)
    func n(_ value: Double) -> String { Self.number(value) }
    let path =
      "M0 \(n(top))a\(n(top)) \(n(top)) 0 0 1 \(n(top)) \(n(-top))H\(n(w - top))"
      + "a\(n(top)) \(n(top)) 0 0 1 \(n(top)) \(n(top))V\(n(h - bottom))"
      + "a\(n(bottom)) \(n(bottom)) 0 0 1 \(n(-bottom)) \(n(bottom))H\(n(bottom))"
      + "a\(n(bottom)) \(n(bottom)) 0 0 1 \(n(-bottom)) \(n(-bottom))z"
    for index in clips.indices where clips[index].contains("d=\"\(path)\"") { return index }
    let index = clips.count
    clips.append(
      "<path id=\"e\(index)\" d=\"\(path)\"/><clipPath id=\"k\(index)\"><use href=\"#e\(index)\"/></clipPath>"
    )
    return index
  }

  // MARK: Shapes

  private mutating func write(_ shape: Shape, _ crop: Rect, _ screen: PictureScreen) {
    let paint = Self.paint(shape.color, shape.opacity)
    let rect = shape.visibleRect.clipped(to: crop)
    switch shape.content {
    case .fill, .hairline:
      body += "<rect \(Self.place(rect)) \(paint)/>\n"
    case .lines:
      let path = FilmShapes.rows(shape.rect, rect).map { row in
        "M\(Self.number(row.x)) \(Self.number(row.y))h\(Self.number(row.width))"
          + "v\(Self.number(row.height))h\(Self.number(-row.width))z"
      }
      if !path.isEmpty { body += "<path d=\"\(path.joined())\" \(paint)/>\n" }
    case .text(let text): write(text, shape.rect, paint)
    case .backArrow:
      let points = FilmShapes.chevron(shape.rect).map {
        "\(Self.number($0.x)) \(Self.number($0.y))"
      }
      body += "<path d=\"M\(points.joined(separator: "L"))\" fill=\"none\" stroke-width=\"2.6\" "
      body += paint.replacingFill + "/>\n"
    case .button:
      body += "<rect \(Self.place(FilmShapes.button(shape.rect))) rx=\"4\" \(paint)/>\n"
    case .statusBar:
      let (clock, battery, size) = FilmShapes.status(shape.rect, screen)
      body += "<text class=\"b c\" x=\"\(Self.number(clock.x))\" y=\"\(Self.number(clock.y))\""
      body += " font-size=\"\(Self.number(size))\" \(paint)>9:41</text>"
      body += "<rect \(Self.place(battery)) rx=\"3\" \(paint)/>\n"
    }
  }

  private mutating func write(_ text: ShapeText, _ rect: Rect, _ paint: String) {
    let shown = FilmSheet.shown(text, in: rect)
    let x: Double
    var classes: [String] = text.weight == .regular ? [] : ["b"]
    switch text.alignment {
    case .leading: x = rect.x
    case .center:
      x = rect.x + rect.width / 2
      classes.append("c")
    case .trailing: x = rect.x + rect.width - StrokeFont.width(shown, size: text.size)
    }
    let baseline = rect.y + rect.height / 2 + text.size * 0.35
    body += "<text class=\"\(classes.joined(separator: " "))\" x=\"\(Self.number(x))\""
    body += " y=\"\(Self.number(baseline))\" font-size=\"\(Self.number(text.size))\" \(paint)>"
    body += XMLText.content(shown) + "</text>\n"
  }

  // MARK: Values

  private static func place(_ rect: Rect) -> String {
    let place =
      (rect.x == 0 ? "" : "x=\"\(number(rect.x))\" ")
      + (rect.y == 0 ? "" : "y=\"\(number(rect.y))\" ")
    return place + "width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
  }

  private static func paint(_ color: Color, _ opacity: Double) -> String {
    let alpha = color.alpha * opacity
    let fill = "fill=\"\(hex(color))\""
    return alpha >= 0.999 ? fill : fill + " fill-opacity=\"\(number(alpha, 3))\""
  }

  static func hex(_ color: Color) -> String {
    let text = Color(color.red, color.green, color.blue).text.lowercased()
    let digits = Array(text)
    let isShort = digits[1] == digits[2] && digits[3] == digits[4] && digits[5] == digits[6]
    return isShort ? "#\(digits[1])\(digits[3])\(digits[5])" : text
  }

  /// The shortest decimal of a number, rounded to so many digits behind the point.
  static func number(_ value: Double, _ digits: Int = 1) -> String {
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    guard value > -1e9, value < 1e9 else { return "0" }
    let scaled = Int(value * Double(unit) + (value < 0 ? -0.5 : 0.5))
    let whole = abs(scaled) / unit
    var rest = abs(scaled) % unit
    if rest == 0 { return (scaled < 0 ? "-" : "") + "\(whole)" }
    var places = digits
    while rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    let tail = "\(rest)"
    let zeros = String(repeating: "0", count: places - tail.count)
    return (scaled < 0 ? "-" : "") + (whole == 0 ? "" : "\(whole)") + "." + zeros + tail
  }
}

extension String {
  /// The same colour for a line instead of an area.
  fileprivate var replacingFill: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "f") {
      text += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("fill") {
        text += "stroke"
        rest = rest.dropFirst(4)
      } else {
        text.append("f")
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }
}
