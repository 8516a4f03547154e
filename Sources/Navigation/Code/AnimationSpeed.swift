import NavSimKernel
import NavSimProgram
import NavSimScene

/// Animations that run slower or faster than the clock: the Simulator's slow animations, or
/// `window.layer.speed`. Timers, display links and what code reads as a duration know nothing of it
/// (documented: CAMediaTiming.speed is about a layer's own time).
extension Navigator {
  /// How long by the clock an animation of a duration takes.
  func lasting(_ duration: Time) -> Time {
    let speed = scene.speed
    return speed == 1 ? duration : Time(roundingSeconds: duration.seconds / speed)
  }

  /// The seconds of an animation's own time since a moment of the clock.
  func animated(since begin: Time) -> Double { (clock.now - begin).seconds * scene.speed }

  /// How long a run may go on after its last action: with slow animations as much longer as these are.
  var patience: Time { scene.speed < 1 ? lasting(program.horizon) : program.horizon }
}
