import NavSimScene
import NavSimTrace
import NavSimVocabulary

/// Walks over a trace and draws a picture for each frame.
///
///     var reel = PictureReel(trace, screen: screen)
///     for frame in -1...trace.lastFrame { show(reel.picture(at: frame)) }
///
/// Going forward costs what has changed; going back begins anew.
public struct PictureReel: Sendable {
  /// The trace.
  public let trace: Trace
  /// The screen, upright.
  public let screen: PictureScreen
  let parts: ReelParts
  private var cursor: TraceCursor
  /// The kept frames from which on the phone is held the other way.
  private let turns: [Int]

  /// A reel before its first frame.
  public init(_ trace: Trace, screen: PictureScreen = PictureScreen()) {
    self.trace = trace
    self.screen = screen
    parts = ReelParts(trace)
    cursor = TraceCursor(trace)
    turns = Self.turns(trace, parts, screen)
  }

  /// From which kept frames on the phone is held the other way: from the start, where its pages are as
  /// wide as the screen is high, and after each notice of a turn, which
  /// several hear together, and which code that hands it on repeats.
  private static func turns(_ trace: Trace, _ parts: ReelParts, _ screen: PictureScreen) -> [Int] {
    var turns: [Int] = []
    var start = TraceCursor(trace)
    start.advance()
    let state = ReelState(cursor: start)
    let isSideways = parts.pages.contains { page in
      page.isInStack && state.number(page.view, "width") == screen.height
    }
    if isSideways { turns.append(0) }
    var frames = 0
    // Who heard first of a turn before the next frame.
    var first: Int32?
    for entry in trace.entries {
      switch entry {
      case .frame:
        frames += 1
        first = nil
      case .event(let index):
        let event = trace.events[index]
        guard trace.text(event.name) == "viewWillTransition",
          let receiver = event.arguments.first, first == nil || first == receiver,
          trace.cause(event.cause)?.contains("viewWillTransition") != true
        else { continue }
        first = receiver
        turns.append(frames)
      default: break
      }
    }
    return turns
  }

  /// The frames that the trace keeps, the state before the first action, -1, among them: between them
  /// every picture is as the one before.
  public var keptFrames: [Int] {
    var frames: [Int] = []
    for frame in trace.frames {
      let number = frame.isKeyframe ? -1 : frame.number
      if frames.last != number { frames.append(number) }
    }
    return frames
  }

  /// The picture at a frame; -1 is the state before the first action.
  public mutating func picture(at frame: Int) -> Picture {
    if cursor.applied > 0, Self.number(of: trace.frames[cursor.applied - 1]) > frame {
      cursor = TraceCursor(trace)
    }
    while cursor.applied < trace.frames.count,
      Self.number(of: trace.frames[cursor.applied]) <= frame
    {
      cursor.advance()
    }
    return picture(of: cursor, at: frame)
  }

  /// The picture of a state of the same trace, which leaves the reel where it is.
  public func picture(of state: TraceState) -> Picture {
    picture(of: state.cursor, at: state.frame)
  }

  private func picture(of cursor: TraceCursor, at frame: Int) -> Picture {
    let isTurned = turns.count(where: { $0 < cursor.applied }) % 2 == 1
    var painter = Painter(
      parts, ReelState(cursor: cursor), isTurned ? screen.turned : screen)
    painter.paintAll()
    return Picture(
      screen: painter.screen, frame: frame, shapes: painter.shapes, barHeight: painter.barHeight,
      callHeight: painter.callHeight,
      hasBottomBar: parts.bars[0].toolbar != nil || parts.tabBar != nil,
      innerBars: painter.innerBars,
      edge: painter.edge)
  }

  private static func number(of frame: TraceFrame) -> Int { frame.isKeyframe ? -1 : frame.number }
}
