import NavSimKernel
import NavSimProgram

/// A tab bar controller.
extension Navigator {
  /// Tabs fade into each other where the version and the code let them (`SurroundingRules.tabFadeDuration`,
  /// `tabFadeObeysAnimationsOff`); who hears of the end first is `SurroundingRules.newTabEndsFirst`. A touch
  /// on the selected tab pops its stack to the root (observed: software-mansion/react-native-screens, Tencent/QMUI_iOS).
  var tabManner: ContainerManner {
    let isAtOnce = code.animation.isOff && profile.surroundings.tabFadeObeysAnimationsOff
    return ContainerManner(
      duration: isAtOnce ? .zero : Time(roundingSeconds: profile.surroundings.tabFadeDuration),
      newEndsFirst: profile.surroundings.newTabEndsFirst, touchAgainPops: true,
      move: { [self] new, old, timeline in
        scene.animate(controllers[new].container, .alpha, from: 0, to: 1, on: timeline)
        scene.animate(controllers[old].container, .alpha, to: 0, on: timeline)
      },
      settle: { [self] old in scene.set(controllers[old].container, .alpha, 1) })
  }
}
