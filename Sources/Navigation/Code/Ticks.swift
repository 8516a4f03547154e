import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// A strategy's display link: how many frames it was given, and how many have come.
struct TickState {
  /// The controller on which it was started, by number.
  var controller = 0
  var isRunning = false
  var count = 0
  var frames = 0.0
  /// Whether it goes on after its frames, with the last count.
  var keeps = false
  /// Whether an event for the next frame waits.
  var isScheduled = false
  /// Who started it.
  var cause: Int32 = -1

  /// The last count: whole frames only.
  var last: Int { Int(frames) }
}

/// Display links (documented: CADisplayLink calls its target once a frame of the display). They
/// are no work that the end of a scenario waits for.
extension Simulation {
  func startTicks(frames: Double, keeps: Bool, _ context: Context) {
    guard case .strategy(let index) = context.runner else { return }
    let isScheduled = ticks[index].isScheduled
    ticks[index] = TickState(
      controller: controller, isRunning: true, frames: frames, keeps: keeps,
      isScheduled: isScheduled, cause: scene.currentCause)
    if !isScheduled { scheduleTick(index) }
  }

  func stopTicks(_ context: Context) {
    guard case .strategy(let index) = context.runner else { return }
    ticks[index].isRunning = false
  }

  /// The link fires at each display instant, before the frame.
  private func scheduleTick(_ index: Int) {
    ticks[index].isScheduled = true
    schedule(.tick, index, at: nextFrame, in: .input)
  }

  /// One frame of a strategy's link.
  func tick(_ index: Int) throws {
    ticks[index].isScheduled = false
    guard ticks[index].isRunning else { return }
    let isLast = ticks[index].count + 1 >= ticks[index].last
    if ticks[index].count < ticks[index].last { ticks[index].count += 1 }
    if isLast && !ticks[index].keeps { ticks[index].isRunning = false }
    try inController(ticks[index].controller) {
      _ = try because(.frame, of: ticks[index].cause) {
        try runStrategy(index, .hook(.tick, .main), navigationContext())
      }
    }
    if ticks[index].isRunning, !ticks[index].isScheduled { scheduleTick(index) }
  }

  /// How many ticks the strategy whose code runs has counted.
  func tickCount(_ context: Context) -> Double? {
    guard case .strategy(let index) = context.runner else { return nil }
    return Double(ticks[index].count)
  }
}
