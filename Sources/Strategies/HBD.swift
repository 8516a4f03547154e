extension BuiltinStrategies {
  /// HBDNavigationBar, as a table that anyone can read, copy and derive from.
  static let hbd = """
    /// HBDNavigationBar 1.9.6 (listenzz, MIT, commit 0c976df): stand-ins only where the styles
    /// differ.
    ///
    /// Family: stand-ins.
    ///
    /// A page declares its look. Where two looks differ, the layers of the real bar are
    /// transparent for the transition and three views on each page stand in; the tint follows a
    /// finger four times as fast. Where they agree the next look is written inside the animation.
    /// Material, image and hairline of the real bar stand for the three views with which the
    /// library replaces them, so that no scroll edge matters. A page that changes a wish later says
    /// so: self.wants hbd_setNeedsUpdateNavigationBar=yes.
    /// Source: the project's sources at that commit.
    /// Restricts: the library's own classes of controller and bar; translucent is always true; an
    /// image goes before a colour.
    /// Known faults: after a quarter of a swipe the tint is the other page's, and a cancel gives
    /// it back only at the end, though the back label's own colour is held; hidden means
    /// transparent. Not told: defaults out of UIAppearance, the hairline's own colour, the
    /// once-per-page choice of edges; without an animation the page that leaves is compared, not
    /// the second to last. The empty title and buttons of a page that hides the bar are told as
    /// content without opacity.
    strategy hbd
      property hbd_barStyle                      default as barStyle
      property hbd_barTintColor                  as barTintColor
      property hbd_barImage                      as backgroundImage
      property hbd_tintColor                     black as tintColor
      property hbd_titleTextAttributes           as titleColor
      property hbd_barAlpha                      1 range 0..1 as bgAlpha
      property hbd_barHidden                     no as hidden
      property hbd_barShadowHidden               no as shadowHidden
      property hbd_backInteractive               yes
      property hbd_swipeBackEnabled              yes
      property hbd_clickBackEnabled              yes
      property hbd_splitNavigationBarTransition  no
      property hbd_setNeedsUpdateNavigationBar   no

      fields background  backgroundImage barTintColor bgAlpha
      fields look        barStyle backgroundImage barTintColor tintColor
      same from.wants and to.wants fields=background image=pixels nil=equal
      condition needs-fake  if to is top if from.wants.hbd_splitNavigationBarTransition is yes
      condition needs-fake  if to is top if to.wants.hbd_splitNavigationBarTransition is yes
      condition needs-fake  if to is top if from.wants.hidden is not to.wants.hidden
      condition needs-fake  if to is top if not same

      on install  bar translucent=yes
      on install  gesture handler=own

      [ios>=13] on install  bar scrollEdgeAppearance=bar.standardAppearance

      [ios>=11] on willShow  if animated if from is not on-stack  do hold-label

      on willShow                                          bar barStyle=to.wants.hbd_barStyle
      on willShow  if not animated                         do show-at-once
      on willShow  if not animated                         stop
      on willShow  if needs-fake alongside                 do tint-to with to
      on willShow  if needs-fake alongside animations-off  do cover
      on willShow  if not needs-fake alongside             do wear with to
      on willShow  completion if cancelled                 do wear with from
      on willShow  completion if not cancelled             do wear with to
      on willShow  completion                              do uncover

      on show-at-once  if from is nil  stop
      on show-at-once  if needs-fake   do cover

      on didShow  if not animated  do wear with to
      on didShow  if not animated  do uncover

      on navigation.viewWillLayoutSubviews  if not transitioning  do wear with top

      on wants.hbd_setNeedsUpdateNavigationBar  if self is top if not transitioning  do wear

      [ios>=11] on gesture.changed  do blend

      on shouldPop           if top.wants.hbd_backInteractive is no   refuse
      on shouldPop           if top.wants.hbd_clickBackEnabled is no  refuse
      on gestureShouldBegin  if top.wants.hbd_backInteractive is no   refuse
      on gestureShouldBegin  if top.wants.hbd_swipeBackEnabled is no  refuse

      on hold-label              bar.content.back tintColor=bar.tintColor
      on hold-label  completion  bar.content.back tintColor=nil

      on blend  map progress 0%..25% to bar.tintColor from.wants.tintColor..to.wants.tintColor

      on tint-to  bar tintColor=self.wants.hbd_tintColor
      on tint-to  bar titleColor=self.wants.hbd_titleTextAttributes

      on wear                               do tint-to with self
      on wear                               bar barStyle=self.wants.hbd_barStyle
      on wear                               bar barTintColor=self.wants.hbd_barTintColor
      on wear                               bar backgroundImage=self.wants.hbd_barImage
      on wear                               bar.bg.shadow hidden=self.wants.hbd_barShadowHidden
      on wear  if self.wants.hidden is yes  bar.bg alpha=0
      on wear  if self.wants.hidden is yes  bar.content alpha=0
      on wear  if self.wants.hidden is no   bar.bg alpha=self.wants.hbd_barAlpha
      on wear  if self.wants.hidden is no   bar.content alpha=1

      on cover  bar.bg.effect alpha=0
      on cover  bar.bg.image alpha=0
      on cover  bar.bg.shadow alpha=0
      on cover  do stand-in with from
      on cover  do stand-in with to

      on stand-in                               make self.fake kind=views
      on stand-in                               copy self.wants to self.fake fields=look
      on stand-in                               self.fake alpha=self.wants.hbd_barAlpha
      on stand-in  if self.wants.hidden is yes  self.fake alpha=0
      on stand-in                               add self.fake to self.view frame=bg-x-0

      on uncover  remove from.fake
      on uncover  remove to.fake
      on uncover  bar.bg.effect alpha=1
      on uncover  bar.bg.image alpha=1
      on uncover  bar.bg.shadow alpha=1

    """
}
