extension BuiltinStrategies {
  /// The article's ETNavBarTransparent, as a table that anyone can read, copy and derive from.
  static let et2017 = """
    /// ETNavBarTransparent as the article of 2017 builds it: one opacity and one tint per page.
    ///
    /// Family: interpolation.
    ///
    /// The real bar is written: at once where a page is pushed or popped by code, in steps with the
    /// finger, and by an animation when the finger leaves. Translucent bars fade their material,
    /// other bars and bars with an image their whole background.
    /// Source: EnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)".
    /// Option release-handler: off is the state half-way through the article, where nobody hears
    /// of the finger's leaving and the opacity stays where it was.
    /// Restricts: a page sets navBarBgAlpha and navBarTintColor in viewDidLoad or while it scrolls.
    /// Known faults: pushes and pops by code jump; setViewControllers and pops past several pages
    /// are not covered; a setter writes the bar although its page is not on top. barTintColor,
    /// images, the title's colour and a hidden bar are nobody's business.
    /// A pop is the back button's where there are as many pages as items still: only then the
    /// library pops by itself.
    strategy et-2017
      property navBarBgAlpha    1 range 0..1 as bgAlpha
      property navBarTintColor  #007AFF as tintColor
      option release-handler  on off

      condition by-button  if navigation.stack is navigation.items
      condition whole      if bar.translucent is no
      condition whole      if bar.backgroundImage is not nil

      on wants.navBarBgAlpha    do fade with self
      on wants.navBarTintColor  do tint with self

      on shouldPush                                   do wear with to
      on shouldPop   if not interactive               do wear with to
      on shouldPop   if not interactive if by-button  pop animated=yes
      on willShow    if animated                      do hear-release
      on update.pre                                   do blend

      [release-handler=on] on hear-release  interaction-change  do run-on

      on run-on  if cancelled over rest      do wear with from
      on run-on  if not cancelled over rest  do wear with to

      on wear  do fade with self
      on wear  do tint with self
      on tint  bar tintColor=self.wants.navBarTintColor

      on fade                do fade-line with self
      on fade  if whole      bar.bg alpha=self.wants.navBarBgAlpha
      on fade  if not whole  bar.bg.effect alpha=self.wants.navBarBgAlpha

      on fade-line  bar.bg.shadow alpha=self.wants.navBarBgAlpha

      on fade-line  if self.wants.navBarBgAlpha is 0      bar.bg.shadow hidden=yes
      on fade-line  if self.wants.navBarBgAlpha is not 0  bar.bg.shadow hidden=no

      on blend  map progress 0..1 to bar.tintColor from.wants.tintColor..to.wants.tintColor
      on blend  map progress 0..1 to bar.bg.shadow.alpha from.wants.bgAlpha..to.wants.bgAlpha
      on blend  bar.bg.shadow hidden=no

      on blend  if whole      do blend-all
      on blend  if not whole  do blend-effect

      on blend-all     map progress 0..1 to bar.bg.alpha from.wants.bgAlpha..to.wants.bgAlpha
      on blend-effect  map progress 0..1 to bar.bg.effect.alpha from.wants.bgAlpha..to.wants.bgAlpha

    """
}
