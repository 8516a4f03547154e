import NavSimPicture
import NavSimScene
import NavSimVocabulary

/// The pictures of a cell, turned round: of each shape its fields over the frames, and which shapes lie
/// in which order.
struct ShapeTracks {
  /// What makes two shapes of different frames the same one.
  fileprivate struct Key: Hashable {
    var element: String
    var layer: PictureLayer
    var kind: Int
    var style: ShapeText?
    var blur: Double?
    /// Which it is of those of one frame that are alike otherwise.
    var number: Int
  }

  /// A shape with what changes of it.
  fileprivate struct Entry {
    let key: Key
    var sides = [TrackDraft](repeating: TrackDraft(), count: 4)
    var clip = [TrackDraft](repeating: TrackDraft(), count: 4)
    var isEverCut = false
    var color = TrackDraft()
    var opacity = TrackDraft()
    var text = TrackDraft()
    var reason = TrackDraft()
    var isEverHidden = false
  }

  private var entries: [Entry] = []
  private var numbers: [Key: Int] = [:]
  private var orders: [[Int]] = []
  private var orderNumbers: [[Int]: Int] = [:]
  private var order = TrackDraft()
  private var screens: [PictureScreen] = []
  private var screen = TrackDraft()
  private var barHeight = TrackDraft()

  /// Takes the picture of a frame in; frames come in order.
  mutating func add(_ picture: Picture, at frame: Int, _ tables: inout SharedTables) {
    var counts: [Key: Int] = [:]
    var present: [Int] = []
    present.reserveCapacity(picture.shapes.count)
    for shape in picture.shapes {
      var key = Key(
        element: shape.element, layer: shape.layer, kind: Self.kind(of: shape.content),
        style: nil, blur: shape.blur, number: 0)
      if case .text(let text) = shape.content {
        key.style = ShapeText("", size: text.size, weight: text.weight, alignment: text.alignment)
      }
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      let index = index(of: key)
      entries[index].set(shape, at: frame, &tables)
      present.append(index)
    }
    if let known = orderNumbers[present] {
      order.set(known, at: frame)
    } else {
      orderNumbers[present] = orders.count
      order.set(orders.count, at: frame)
      orders.append(present)
    }
    if let known = screens.firstIndex(of: picture.screen) {
      screen.set(known, at: frame)
    } else {
      screen.set(screens.count, at: frame)
      screens.append(picture.screen)
    }
    barHeight.set(thousandths(picture.barHeight), at: frame)
  }

  private mutating func index(of key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = entries.count
    entries.append(Entry(key: key))
    return entries.count - 1
  }

  private static func kind(of content: ShapeContent) -> Int {
    switch content {
    case .fill: 0
    case .text: 1
    case .backArrow: 2
    case .button: 3
    case .statusBar: 4
    case .hairline: 5
    case .lines: 6
    }
  }

  /// Writes all of it as members of the cell.
  func write(_ json: inout JSONBytes, _ tables: inout SharedTables) {
    json.name("z")
    json.list { json in
      for screen in screens {
        json.list { json in
          for length in [screen.width, screen.height, screen.scale, screen.barTop] {
            json.add(raw: decimal(length))
          }
          json.add(screen.cutout.rawValue)
          json.add(screen.isSideways ? 1 : 0)
        }
      }
    }
    json.name("zt")
    json.add(tables.tracks.add(screen))
    json.name("bh")
    json.add(tables.tracks.add(barHeight))
    json.name("o")
    json.add(tables.tracks.add(order))
    json.name("os")
    json.list { json in for order in orders { json.list(order) } }
    json.name("sh")
    json.list { json in for entry in entries { write(entry, &json, &tables) } }
  }

  private func write(_ entry: Entry, _ json: inout JSONBytes, _ tables: inout SharedTables) {
    json.list { json in
      json.add(tables.words.add(entry.key.element))
      json.add(tables.words.add(entry.key.layer.name))
      json.add(entry.key.kind)
      json.list(entry.sides.map { tables.tracks.add($0) })
      json.add(tables.tracks.add(entry.color))
      json.add(tables.tracks.add(entry.opacity))
      if let sigma = entry.key.blur {
        // The material's strength is the shape's opacity.
        json.list { json in
          json.add(raw: decimal(sigma))
          json.add(1)
          json.add(tables.tracks.add(entry.opacity))
        }
      } else {
        json.add(0)
      }
      if entry.isEverCut {
        json.list(entry.clip.map { tables.tracks.add($0) })
      } else {
        json.add(0)
      }
      if let style = entry.key.style {
        json.list { json in
          json.add(tables.tracks.add(entry.text))
          json.add(raw: decimal(style.size))
          json.add(style.weight.rawValue)
          json.add(style.alignment.rawValue)
        }
      } else {
        json.add(0)
      }
      json.add(entry.isEverHidden ? tables.tracks.add(entry.reason) : -1)
    }
  }
}

extension ShapeTracks.Entry {
  fileprivate mutating func set(_ shape: Shape, at frame: Int, _ tables: inout SharedTables) {
    for (index, side) in [shape.rect.x, shape.rect.y, shape.rect.width, shape.rect.height]
      .enumerated()
    {
      sides[index].set(thousandths(side), at: frame)
    }
    let cut = shape.clip.map { [$0.x, $0.y, $0.width, $0.height] }
    if cut != nil { isEverCut = true }
    for index in 0..<4 { clip[index].set(cut.map { thousandths($0[index]) }, at: frame) }
    color.set(Int(shape.color.packed), at: frame)
    opacity.set(thousandths(shape.opacity * 10), at: frame)
    if case .text(let content) = shape.content {
      text.set(tables.words.add(content.string), at: frame)
    }
    if shape.hiddenBy != nil { isEverHidden = true }
    reason.set(shape.hiddenBy.map { tables.words.add($0) } ?? -1, at: frame)
  }
}

/// Thousandths, half away from zero.
func thousandths(_ value: Double) -> Int {
  let scaled = value * 1000
  guard scaled > -9e15, scaled < 9e15 else { return 0 }
  return Int(scaled + (scaled < 0 ? -0.5 : 0.5))
}

/// A length as a decimal with at most three digits behind the point.
func decimal(_ value: Double) -> [UInt8] {
  let count = thousandths(value)
  if count % 1000 == 0 { return Array(String(count / 1000).utf8) }
  let digits = String(abs(count % 1000))
  let rest = String(repeating: "0", count: 3 - digits.count) + digits
  return Array(((count < 0 ? "-" : "") + String(abs(count) / 1000) + "." + rest).utf8)
}
