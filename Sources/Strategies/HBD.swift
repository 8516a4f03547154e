extension BuiltinStrategies {
  /// HBDNavigationBar, as a table that anyone can read, copy and derive from.
  static let hbd = """
    /// HBDNavigationBar 1.9 (listenzz, MIT, commit 0c976df): stand-ins only where the styles
    /// differ.
    ///
    /// A page declares its look. Where two looks differ, the layers of the real bar are
    /// transparent for the transition and three views on each page stand in; the tint follows a
    /// finger four times as fast. Where they agree the next look is written inside the animation.
    /// Source: the project's sources at that commit.
    /// Restricts: the library's own classes of controller and bar; translucent is always true; an
    /// image goes before a colour.
    /// Known faults: after a quarter of a swipe the tint is the other page's, and a cancel gives
    /// it back only at the end; hidden means transparent. The chain of default backgrounds is not
    /// told: what a page wants stands resolved.
    strategy hbd
      property split        no
      property backEnabled  yes
      fields background  backgroundImage barTintColor bgAlpha
      same from.wants and to.wants fields=background image=pixels nil=equal
      condition needs-fake  if to is top if from.wants.split is yes
      condition needs-fake  if to is top if to.wants.split is yes
      condition needs-fake  if to is top if not same

      on install  bar translucent=yes

      [ios>=13] on install  bar standardAppearance=transparent scrollEdgeAppearance=transparent

      on install  gesture handler=own

      [ios>=11] on willShow  if animated if from is not on-stack  do hold-label

      on willShow  if to.wants.barStyle is not nil         bar barStyle=to.wants.barStyle
      on willShow  if needs-fake alongside                 do tint-to with to
      on willShow  if needs-fake alongside animations-off  do cover
      on willShow  if not needs-fake alongside             do wear with to
      on willShow  completion if cancelled                 do wear with from
      on willShow  completion if not cancelled             do wear with to
      on willShow  completion                              do uncover
      on willShow  if not animated if needs-fake           do cover
      on didShow   if not animated                         do wear with to
      on didShow   if not animated                         do uncover

      on navigation.viewWillLayoutSubviews  if not transitioning  do wear with top

      [ios>=11] on gesture.changed  do blend

      on shouldPop           if top.wants.backEnabled is no  refuse
      on gestureShouldBegin  if top.wants.backEnabled is no  refuse
      on gestureShouldBegin  if transitioning                refuse

      on hold-label              bar.content.back tintColor=bar.tintColor
      on hold-label  completion  bar.content.back tintColor=nil

      on blend  map progress 0%..25% to bar.tintColor from.wants.tintColor..to.wants.tintColor

      on tint-to  if self.wants.tintColor is not nil   bar tintColor=self.wants.tintColor
      on tint-to  if self.wants.titleColor is not nil  bar titleColor=self.wants.titleColor

      on wear                               copy self.wants to bar
      on wear  if self.wants.hidden is yes  bar.bg alpha=0
      on wear  if self.wants.hidden is yes  bar.content alpha=0
      on wear  if self.wants.hidden is no   bar.bg alpha=self.wants.bgAlpha
      on wear  if self.wants.hidden is no   bar.content alpha=1

      on cover  bar.bg.effect alpha=0
      on cover  bar.bg.image alpha=0
      on cover  bar.bg.shadow alpha=0
      on cover  do stand-in with from
      on cover  do stand-in with to

      on stand-in  make self.fake kind=views
      on stand-in  copy self.wants to self.fake
      on stand-in  self.fake alpha=self.wants.bgAlpha
      on stand-in  add self.fake to self.view frame=bar-bottom

      on uncover  remove from.fake
      on uncover  remove to.fake
      on uncover  bar.bg.effect alpha=1
      on uncover  bar.bg.image alpha=1
      on uncover  bar.bg.shadow alpha=1

    """
}
