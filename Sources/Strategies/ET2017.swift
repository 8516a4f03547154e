extension BuiltinStrategies {
  /// The article's ETNavBarTransparent, as a table that anyone can read, copy and derive from.
  static let et2017 = """
    /// ETNavBarTransparent as the article of 2017 builds it: one opacity and one tint per page.
    ///
    /// The real bar is written: at once where a page is pushed or popped by code, in steps with the
    /// finger, and by an animation when the finger leaves. Translucent bars fade their material,
    /// other bars and bars with an image their whole background.
    /// Source: EnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)".
    /// Option release-handler: off is the state half-way through the article, where nobody hears
    /// of the finger's leaving and the opacity stays where it was.
    /// Restricts: a page sets bgAlpha and tint (its navBarBgAlpha and
    /// navBarTintColor) in viewDidLoad or while it scrolls.
    /// Known faults: pushes and pops by code jump; setViewControllers and pops past several pages
    /// are not covered; a setter writes the bar although its page is not on top.
    strategy et-2017
      property tint  #007AFF
      option release-handler  on off

      condition whole  if bar.translucent is no
      condition whole  if bar.backgroundImage is not nil

      on wants.bgAlpha                                           do fade with self
      on wants.tint                                              bar tintColor=self.wants.tint
      on shouldPush                                              do wear with to
      on shouldPop      if not interactive                       do wear with to
      on shouldPop      if not interactive if not transitioning  pop animated=yes
      on update.pre                                              do blend

      [release-handler=on] on willShow  if animated  do hear-release

      on hear-release  interaction-change if cancelled over rest      do wear with from
      on hear-release  interaction-change if not cancelled over rest  do wear with to

      on wear  do fade with self
      on wear  bar tintColor=self.wants.tint

      on fade                                  bar.bg.shadow alpha=self.wants.bgAlpha
      on fade  if self.wants.bgAlpha is 0      bar.bg.shadow hidden=yes
      on fade  if self.wants.bgAlpha is not 0  bar.bg.shadow hidden=no
      on fade  if whole                        bar.bg alpha=self.wants.bgAlpha
      on fade  if not whole                    bar.bg.effect alpha=self.wants.bgAlpha

      on blend  map progress 0..1 to bar.tintColor from.wants.tint..to.wants.tint
      on blend  map progress 0..1 to bar.bg.shadow.alpha from.wants.bgAlpha..to.wants.bgAlpha
      on blend  bar.bg.shadow hidden=no

      on blend  if whole      do blend-all
      on blend  if not whole  do blend-effect

      on blend-all     map progress 0..1 to bar.bg.alpha from.wants.bgAlpha..to.wants.bgAlpha
      on blend-effect  map progress 0..1 to bar.bg.effect.alpha from.wants.bgAlpha..to.wants.bgAlpha

    """
}
