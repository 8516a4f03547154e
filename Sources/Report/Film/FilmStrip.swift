import NavSimChecks
import NavSimKernel
import NavSimPicture
import NavSimScene
import NavSimTrace

/// Frames of one or several cells side by side: what one sees of a transition at a glance.
public struct FilmStrip: Sendable {
  /// What of the screen is shown.
  public enum Crop: String, CaseIterable, Sendable {
    /// The status area, the bar, and a little of what is below.
    case bar
    /// The whole phone.
    case phone
  }

  /// What a strip is made from: one cell.
  public struct Cell: Sendable {
    /// What sets the cell apart, such as `native`; empty for a cell alone.
    public var label: String
    /// Its pictures.
    public var reel: PictureReel
    /// What the detectors found in it.
    public var findings: [Finding]

    /// A cell.
    public init(label: String, reel: PictureReel, findings: [Finding]) {
      self.label = label
      self.reel = reel
      self.findings = findings
    }
  }

  /// One frame of a row.
  public struct Frame: Sendable {
    /// What the phone shows.
    public var picture: Picture
    /// When it is, for people: `before`, `+6 · 100 ms`.
    public var caption: String
    /// Where something was found, in points of the screen, with the number of the note.
    public var rings: [(number: Int, rect: Rect)]
  }

  /// One cell's frames.
  public struct Row: Sendable {
    /// What sets it apart.
    public var label: String
    /// How many findings there are and of what kind: `2 findings: snap, flash`; empty for none.
    public var verdict: String
    /// The frames, in order.
    public var frames: [Frame]
    /// A line for each finding that is ringed: of those in whose frames a picture lies.
    public var notes: [String]
    /// The part of the screen that is shown, in points.
    public var crop: Rect
  }

  /// The scenario's name.
  public let title: String
  /// The rows, in the order of the cells.
  public let rows: [Row]
  /// What is shown of the screen.
  public let crop: Crop
  /// Frames in a second.
  public let framesPerSecond: Int

  /// A strip of cells.
  public init(title: String, _ cells: [Cell], frames: FilmFrames, crop: Crop) {
    self.title = title
    self.crop = crop
    framesPerSecond = cells.first.map { $0.reel.trace.grid.framesPerSecond } ?? 60
    rows = cells.map { Self.row($0, frames, crop) }
  }

  /// How many pictures a strip of these cells has.
  public static func pictureCount(_ cells: [Cell], frames: FilmFrames) -> Int {
    cells.reduce(0) { $0 + frames.frames(of: $1.reel.trace, $1.findings).count }
  }

  private static func row(_ cell: Cell, _ choice: FilmFrames, _ crop: Crop) -> Row {
    var reel = cell.reel
    let trace = reel.trace
    let firsts = FilmFrames.firsts(cell.findings)
    var frames = choice.frames(of: trace, cell.findings).map { frame in
      Frame(
        picture: reel.picture(at: frame), caption: caption(frame, trace, reel.trace.actions.count),
        rings: [])
    }
    var notes: [String] = []
    for finding in FilmFrames.moments(cell.findings) {
      guard notes.count < FilmFrames.mostTold else { break }
      let end = finding.frame + max(finding.frames, 1)
      let inside = frames.firstIndex { (finding.frame..<end).contains($0.picture.frame) }
      guard let index = inside else { continue }
      notes.append("\(finding.kind): \(finding.message)")
      frames[index].rings.append((notes.count, place(of: finding.subject, frames[index].picture)))
    }
    let kinds = firsts.map(\.kind).joined(separator: ", ")
    let count = cell.findings.count
    let verdict = count == 0 ? "" : Count.of(count, "finding") + ": " + kinds
    return Row(
      label: cell.label, verdict: verdict, frames: frames, notes: notes, crop: area(crop, frames))
  }

  private static func caption(_ frame: Int, _ trace: Trace, _ actions: Int) -> String {
    guard frame >= 0, let place = trace.place(of: frame) else { return "before" }
    let phase = trace.phases[place.phase]
    let time = trace.grid.time(of: frame).ticks - trace.grid.time(of: phase.firstFrame).ticks
    var name = actions > 1 ? trace.name(ofPhase: place.phase) + " " : ""
    if case .end = phase.kind, actions <= 1 {
      if place.k == 0 { return "end" }
      name = "end "
    }
    return name + "+\(place.k) · \((time + 1500) / 3000) ms"
  }

  /// What is shown: as much as the tallest bar of the row needs.
  private static func area(_ crop: Crop, _ frames: [Frame]) -> Rect {
    var area = Rect(x: 0, y: 0, width: 0, height: 0)
    for frame in frames {
      let screen = frame.picture.screen
      let bar = screen.barTop + frame.picture.barHeight
      area.width = max(area.width, screen.width)
      area.height = max(area.height, crop == .phone ? screen.height : bar + 76)
    }
    return area
  }

  /// Where a finding is seen: around the eye's sample point, or the element.
  static func place(of subject: String, _ picture: Picture) -> Rect {
    let parts = subject.split(separator: ".")
    if parts.first == "eye", let name = parts.last,
      let sample = picture.samplePoints.first(where: { $0.name == name })
    {
      let point = sample.point
      if name == "hairline" {
        return Rect(x: 12, y: point.y - 2, width: picture.width - 24, height: 4)
      }
      return Rect(x: point.x - 13, y: point.y - 13, width: 26, height: 26)
    }
    if let rect = picture.rect(of: subject), rect.width > 0, rect.height > 0 {
      return rect
    }
    return Rect(
      x: 0, y: picture.screen.barTop, width: picture.width, height: picture.barHeight)
  }
}
