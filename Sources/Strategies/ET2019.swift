extension BuiltinStrategies {
  /// ETNavBarTransparent, as a table that anyone can read, copy and derive from.
  static let et2019 = """
    /// ETNavBarTransparent (EnderTan, MIT, commit 870ac82): one opacity and one tint per page.
    ///
    /// The real bar is written: at once where a page is pushed or popped by code, in steps with the
    /// finger, and by an animation when the finger leaves. Every step registers one more handler of
    /// the finger's leaving, which changes nothing but is there.
    /// Source: the project's source at that commit.
    /// Restricts: a page sets bgAlpha and tint (its navBarBgAlpha and
    /// navBarTintColor) in viewDidLoad or while it scrolls.
    /// Known faults: pushes and pops by code jump; setViewControllers is not covered; a setter
    /// writes the bar although its page is not on top. A page that never set its opacity counts as
    /// 0 in the steps and as 1 elsewhere; a property has one default, so that here it is 1.
    strategy et-2019
      property tint  #007AFF

      condition whole  if bar.translucent is no
      condition whole  if bar.backgroundImage is not nil

      on wants.bgAlpha                                            do fade with self
      on wants.tint                                               bar tintColor=self.wants.tint
      on shouldPush                                               do wear with to
      on popTo.pre, popToRoot.pre                                 do wear with to
      [ios>=13] on pop.pre         if to is nil                   stop
      [ios>=13] on pop.pre         if gesture.state is not began  do wear with to

      on shouldPop            if interactive                           do hear-release
      [ios>=13] on shouldPop  if not interactive                       do wear with to
      [ios<13] on shouldPop   if not interactive if transitioning      do wear with to
      [ios<13] on shouldPop   if not interactive if not transitioning  pop to below

      on update.pre  do hear-release
      on update.pre  do blend

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
