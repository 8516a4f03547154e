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

  /// A reel before its first frame.
  public init(_ trace: Trace, screen: PictureScreen = PictureScreen()) {
    self.trace = trace
    self.screen = screen
    parts = ReelParts(trace)
    cursor = TraceCursor(trace)
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
    var painter = Painter(parts, ReelState(cursor: cursor), screen)
    painter.paintAll()
    return Picture(
      screen: painter.screen, frame: frame, shapes: painter.shapes, barHeight: painter.barHeight)
  }

  private static func number(of frame: TraceFrame) -> Int { frame.isKeyframe ? -1 : frame.number }
}
