import NavSimProgram
import NavSimVocabulary

/// Display links (documented: CADisplayLink calls its target once a frame of the display). They
/// are no work that the end of a scenario waits for.
extension Navigator {
  func startTicks(frames: Double, keeps: Bool, _ context: Context) {
    guard case .strategy(let index) = context.runner else { return }
    let waits = code.links.start(
      index, frames: frames, keeps: keeps, in: controller, cause: scene.currentCause)
    if waits { scheduleTick(index) }
  }

  func stopTicks(_ context: Context) {
    if case .strategy(let index) = context.runner { code.links.stop(index) }
  }

  /// The link fires at each display instant, before the frame.
  private func scheduleTick(_ index: Int) {
    clock.schedule(.tick, index, at: clock.nextFrame, in: .input)
  }

  /// One frame of a strategy's link.
  func tick(_ index: Int) throws {
    guard let (number, cause) = code.links.fire(index) else { return }
    let heard = at(number)
    _ = try because(.frame, of: cause) {
      try heard.runStrategy(index, .hook(.tick, .main), heard.navigationContext())
    }
    if code.links.goesOn(index) { scheduleTick(index) }
  }

  /// How many ticks the strategy whose code runs has counted.
  func tickCount(_ context: Context) -> Double? {
    guard case .strategy(let index) = context.runner else { return nil }
    return Double(code.links.count(of: index))
  }
}
