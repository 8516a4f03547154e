import NavSimScene
import NavSimVocabulary

/// An opaque picture in pixels. Only + - * / and square roots touch its colours, so that it is the same
/// everywhere.
public struct Canvas: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue of each pixel, row by row from the top.
  public private(set) var bytes: [UInt8]

  /// What is painted lies inside this rounded rectangle, in pixels.
  struct Clip {
    var rect: Rect
    /// The corners' radius at the top and at the bottom.
    var top = 0.0
    var bottom = 0.0
  }
  var clip: Clip?

  /// A canvas of one colour.
  public init(width: Int, height: Int, _ color: Color) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    let packed = color.packed
    let pixel = [24, 16, 8].map { UInt8(packed >> UInt32($0) & 255) }
    bytes = []
    bytes.reserveCapacity(self.width * self.height * 3)
    for _ in 0..<self.width * self.height { bytes.append(contentsOf: pixel) }
  }

  /// The colour of a pixel.
  public func color(x: Int, y: Int) -> Color {
    let index = (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)) * 3
    return Color(
      Double(bytes[index]) / 255, Double(bytes[index + 1]) / 255, Double(bytes[index + 2]) / 255)
  }

  /// Lets a colour into a pixel: `part` of it, 0 to 1.
  private mutating func blend(_ index: Int, _ color: Color, _ part: Double) {
    func mix(_ offset: Int, _ value: Double) {
      let old = Double(bytes[index + offset])
      let new = old + (value * 255 - old) * part
      bytes[index + offset] = UInt8(min(max(new + 0.5, 0), 255))
    }
    mix(0, color.red)
    mix(1, color.green)
    mix(2, color.blue)
  }

  /// The pixels that a rectangle may touch inside the canvas and the clip.
  private func reach(_ rect: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
    var area = rect.clipped(to: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    if let clip { area = area.clipped(to: clip.rect) }
    guard area.width > 0, area.height > 0 else { return (0..<0, 0..<0) }
    let left = Int(area.x)
    let top = Int(area.y)
    let right = min(Int(area.x + area.width + 0.999), width)
    let bottom = min(Int(area.y + area.height + 0.999), height)
    return (left..<max(right, left), top..<max(bottom, top))
  }

  /// How much of a pixel lies inside a rectangle with round corners.
  private static func cover(_ clip: Clip, _ column: Int, _ row: Int) -> Double {
    let x = Double(column)
    let y = Double(row)
    let rect = clip.rect
    let across = min(x + 1, rect.x + rect.width) - max(x, rect.x)
    let down = min(y + 1, rect.y + rect.height) - max(y, rect.y)
    if across <= 0 || down <= 0 { return 0 }
    let isUpper = y + 0.5 < rect.y + rect.height / 2
    let radius = isUpper ? clip.top : clip.bottom
    guard radius > 0 else { return across * down }
    let centerX = min(max(x + 0.5, rect.x + radius), rect.x + rect.width - radius)
    let centerY =
      isUpper ? max(y + 0.5, rect.y + radius) : min(y + 0.5, rect.y + rect.height - radius)
    let dx = x + 0.5 - centerX
    let dy = y + 0.5 - centerY
    if dx == 0 || dy == 0 { return across * down }
    let distance = (dx * dx + dy * dy).squareRoot()
    return min(max(radius - distance + 0.5, 0), 1)
  }

  /// Paints a rectangle; its corners may be round.
  mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    fill(Clip(rect: rect, top: radius, bottom: radius), color)
  }

  /// Paints a rectangle with other corners at the top than at the bottom.
  mutating func fill(_ shape: Clip, _ color: Color) {
    let (columns, rows) = reach(shape.rect)
    if color.alpha <= 0 { return }
    for row in rows {
      for column in columns {
        var part = Self.cover(shape, column, row) * color.alpha
        if let clip { part *= Self.cover(clip, column, row) }
        if part > 0 { blend((row * width + column) * 3, color, part) }
      }
    }
  }

  /// Draws segments with round ends, as one shape: where they cross nothing is painted twice.
  mutating func stroke(_ segments: [StrokeFont.Segment], _ color: Color, width thickness: Double) {
    guard let first = segments.first, color.alpha > 0 else { return }
    let radius = thickness / 2
    var (left, top, right, bottom) = (first.x0, first.y0, first.x0, first.y0)
    for segment in segments {
      left = min(left, segment.x0, segment.x1)
      right = max(right, segment.x0, segment.x1)
      top = min(top, segment.y0, segment.y1)
      bottom = max(bottom, segment.y0, segment.y1)
    }
    let margin = radius + 1
    let (columns, rows) = reach(
      Rect(
        x: left - margin, y: top - margin, width: right - left + 2 * margin,
        height: bottom - top + 2 * margin))
    if columns.isEmpty || rows.isEmpty { return }
    var parts = [Double](repeating: 0, count: columns.count * rows.count)
    for segment in segments {
      cover(segment, radius, columns, rows, &parts)
    }
    for row in rows {
      for column in columns {
        var part = parts[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
        if part <= 0 { continue }
        part *= color.alpha
        if let clip { part *= Self.cover(clip, column, row) }
        if part > 0 { blend((row * width + column) * 3, color, part) }
      }
    }
  }

  private func cover(
    _ segment: StrokeFont.Segment, _ radius: Double, _ columns: Range<Int>, _ rows: Range<Int>,
    _ parts: inout [Double]
  ) {
    let margin = radius + 1
    let low = max(Int(min(segment.x0, segment.x1) - margin), columns.lowerBound)
    let high = min(Int(max(segment.x0, segment.x1) + margin) + 1, columns.upperBound)
    let first = max(Int(min(segment.y0, segment.y1) - margin), rows.lowerBound)
    let last = min(Int(max(segment.y0, segment.y1) + margin) + 1, rows.upperBound)
    guard low < high, first < last else { return }
    let dx = segment.x1 - segment.x0
    let dy = segment.y1 - segment.y0
    let length = dx * dx + dy * dy
    for row in first..<last {
      for column in low..<high {
        let x = Double(column) + 0.5 - segment.x0
        let y = Double(row) + 0.5 - segment.y0
        let along = length > 0 ? min(max((x * dx + y * dy) / length, 0), 1) : 0
        let offX = x - along * dx
        let offY = y - along * dy
        let part = radius + 0.5 - (offX * offX + offY * offY).squareRoot()
        let index = (row - rows.lowerBound) * columns.count + column - columns.lowerBound
        parts[index] = max(parts[index], min(max(part, 0), min(2 * radius, 1)))
      }
    }
  }
}
