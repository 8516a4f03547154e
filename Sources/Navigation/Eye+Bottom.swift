import NavSimScene
import NavSimVocabulary

/// What the eye sees at the screen's end: a tab bar, a toolbar, the keyboard.
extension Navigator {
  /// A tab bar, down to the screen's end, or a toolbar, down to the end of its controller's view:
  /// under the home indicator. One that lets through what lies behind blurs it, as the navigation bar
  /// does. The view of a controller ends what it shows (observed: UILayoutContainerView in published
  /// dumps of views clips to its bounds).
  func paintBottomBar(_ thing: Thing, _ scene: borrowing Scene, into paints: inout [Paint]) {
    guard hasSurrounding(thing) else { return }
    let layer = bottomBar(thing).layer
    guard scene.value(layer, .hidden) == 0 else { return }
    let y = scene.value(layer, .y)
    let end = seenBottomEnd(thing, scene)
    guard y < end else { return }
    let frame = Rect(
      x: scene.value(layer, .x), y: y, width: scene.value(layer, .width), height: end - y)
    let alpha = scene.value(layer, .alpha)
    let color = scene.color(layer)
    if color.alpha < 1 {
      if color.alpha > 0 { paintMaterial(frame, color, 1, alpha, into: &paints) }
    } else {
      paints.append(Paint(rect: frame, color: color.faded(alpha)))
    }
  }

  /// The keyboard lies in a window above all others.
  func paintKeyboard(_ scene: borrowing Scene, into paints: inout [Paint]) {
    guard hasSurrounding(.keyboard) else { return }
    let top = scene.value(screen.keyboard, .y)
    guard top < screen.device.height else { return }
    let frame = Rect(
      x: scene.value(screen.keyboard, .x), y: top, width: screen.device.width,
      height: scene.value(screen.keyboard, .height))
    paints.append(Paint(rect: frame, color: Eye.keyboardColor))
  }
}
