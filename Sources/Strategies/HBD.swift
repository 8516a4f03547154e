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
    /// finger four times as fast; on iOS 11 and 12 a pop's call writes style and title colour, too.
    /// Where they agree the next look is written inside the animation.
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
    ///
    /// Versions: by the project's tags, change log and issues. Those after 1.9.6 are not told:
    /// 1.9.7, of 2024-09, puts stand-ins at the top of every page on iOS 18; 1.9.8 by the page's
    /// height; report 188 (G082) is about these; 1.9.12 refuses a swipe while pages move; 1.10.0
    /// hides the bar's content by itself.
    /// Version 1.0: 2018-04. Colours and opacity; the oldest version that is told. Not modelled:
    /// its one stand-in lay on the bar.
    /// Version 1.1.0: Pages have images.
    /// Version 1.2.0: Pages have tints; that they are written at once is inferred.
    /// Version 1.2.1: The tint changes alongside the transition.
    /// Version 1.4.0: 2018-11. Not modelled: measures of displays with a notch, pages that are
    /// scroll views. Reports: 37 (G079), against 1.4.3: a transparent bar is opaque after something
    /// was presented; how is inferred.
    /// Version 1.4.4: 2018-11-24. Cures report 37, for a pop, too.
    /// Version 1.5.0: Not modelled: a hidden status bar.
    /// Version 1.6.4: Not modelled: the cure of report 88.
    /// Version 1.6.9: 2019-11-26. Not modelled: the title of the back button.
    /// Version 1.7.0: 2019-11-28. Not modelled: layout by opacity, and the safe area of hidden bars
    /// (report 100).
    /// Version 1.7.3: The style of the bar is written when the transition begins, no longer at its
    /// end (report 119).
    /// Version 1.8.0: 2021-01-15. Only the page on top may change the bar. Not modelled: the back
    /// button's own trick, which goes.
    /// Version 1.8.1: 2021-10-08. On iOS 15 the bar has appearances; before it is clear at the
    /// scroll edge there. Not modelled: what is cleared behind a transition; report 149 (G078) is
    /// about 1.8.1 to 1.9.
    /// Version 1.8.2: Not modelled: colours in both appearances for the page that comes alone.
    /// Version 1.8.4: Not modelled: the cure of report 152.
    /// Version 1.9.0: A page may ask for stand-ins: hbd_splitNavigationBarTransition.
    /// Version 1.9.4: 2022-01-05. Appearances from iOS 13 on.
    /// Version 1.9.6: Not modelled: a hairline of a pixel, of half a point before (report 163).
    strategy hbd
      versions  1.0 1.1.0 1.2.0 1.2.1 1.4.0 1.4.4 1.5.0 1.6.4 1.6.9 1.7.0 1.7.3
      versions  1.8.0 1.8.1 1.8.2 1.8.4 1.9.0 1.9.4 1.9.6
      property hbd_barStyle                                       default as barStyle
      property hbd_barTintColor                                   as barTintColor
      [version>=1.1.0] property hbd_barImage                      as backgroundImage
      property hbd_tintColor                                      black as tintColor
      property hbd_titleTextAttributes                            as titleColor
      property hbd_barAlpha                                       1 range 0..1 as bgAlpha
      property hbd_barHidden                                      no as hidden
      property hbd_barShadowHidden                                no as shadowHidden
      property hbd_backInteractive                                yes
      property hbd_swipeBackEnabled                               yes
      property hbd_clickBackEnabled                               yes
      [version>=1.9.0] property hbd_splitNavigationBarTransition  no
      property hbd_setNeedsUpdateNavigationBar                    no

      [version>=1.1.0] fields background  backgroundImage barTintColor bgAlpha
      [version<1.1.0]  fields background  barTintColor bgAlpha
      [version>=1.1.0] fields look        barStyle backgroundImage barTintColor tintColor
      [version<1.1.0]  fields look        barStyle barTintColor tintColor
      same from.wants and to.wants fields=background image=pixels nil=equal
      [version>=1.9.0] condition needs-fake  if to is top if \
    from.wants.hbd_splitNavigationBarTransition is yes
      [version>=1.9.0] condition needs-fake  if to is top if \
    to.wants.hbd_splitNavigationBarTransition is yes
      condition needs-fake                   if to is top if from.wants.hidden is not \
    to.wants.hidden
      condition needs-fake                   if to is top if not same

      on install  bar translucent=yes
      on install  gesture handler=own

      [ios>=13, version>=1.9.4]                on install  bar \
    scrollEdgeAppearance=bar.standardAppearance
      [ios>=15, version>=1.8.1, version<1.9.4] on install  bar \
    scrollEdgeAppearance=bar.standardAppearance

      [ios>=11] on willShow  if animated if from is not on-stack  do hold-label

      [version<1.4.4] on navigation.viewWillAppear  if modal                                do \
    wear with from
      [version>=1.7.3] on willShow                                                          bar \
    barStyle=to.wants.hbd_barStyle
      [version=1.2.0] on willShow                   if animated if needs-fake               do \
    tint-to with to
      on willShow                                   if not animated                         do \
    show-at-once
      on willShow                                   if not animated                         stop
      [version>=1.2.1] on willShow                  if needs-fake alongside                 do \
    tint-to with to
      on willShow                                   if needs-fake alongside animations-off  do cover
      on willShow                                   if not needs-fake alongside             do \
    wear with to
      on willShow                                   completion if cancelled                 do \
    wear with from
      on willShow                                   completion if not cancelled             do \
    wear with to
      on willShow                                   completion                              do \
    uncover

      on show-at-once  if from is nil  stop
      on show-at-once  if to is root   stop
      on show-at-once  if needs-fake   do cover

      [ios>=11, ios<13] on pop.post, popTo.post, popToRoot.post  if not interactive  do \
    style-at-once with top

      on didShow  if not animated  do wear with to
      on didShow  if not animated  do uncover

      on navigation.viewWillLayoutSubviews  if not transitioning  do wear with top

      [version>=1.8.0] on wants.hbd_setNeedsUpdateNavigationBar  if self is top if not \
    transitioning  do wear
      [version<1.8.0]  on wants.hbd_setNeedsUpdateNavigationBar  if not transitioning              \
       do wear

      [ios>=11, version>=1.2.0] on gesture.changed  do blend

      on shouldPop           if top.wants.hbd_backInteractive is no   refuse
      on shouldPop           if top.wants.hbd_clickBackEnabled is no  refuse
      on gestureShouldBegin  if top.wants.hbd_backInteractive is no   refuse
      on gestureShouldBegin  if top.wants.hbd_swipeBackEnabled is no  refuse

      on hold-label              bar.content.back tintColor=bar.tintColor
      on hold-label  completion  bar.content.back tintColor=nil

      [version>=1.2.0] on blend  map progress 0%..25% to bar.tintColor \
    from.wants.tintColor..to.wants.tintColor

      [version>=1.2.0] on tint-to  bar tintColor=self.wants.hbd_tintColor
      on tint-to                   bar titleColor=self.wants.hbd_titleTextAttributes

      on wear                                                do tint-to with self
      on wear                                                bar barStyle=self.wants.hbd_barStyle
      on wear                                                bar \
    barTintColor=self.wants.hbd_barTintColor
      [version>=1.1.0] on wear                               bar \
    backgroundImage=self.wants.hbd_barImage
      on wear                                                bar.bg.shadow \
    hidden=self.wants.hbd_barShadowHidden
      on wear                   if self.wants.hidden is yes  bar.bg alpha=0
      on wear                   if self.wants.hidden is yes  bar.content alpha=0
      on wear                   if self.wants.hidden is no   bar.bg alpha=self.wants.hbd_barAlpha
      on wear                   if self.wants.hidden is no   bar.content alpha=1

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

      on style-at-once  bar barStyle=self.wants.hbd_barStyle \
    titleColor=self.wants.hbd_titleTextAttributes

      on uncover  remove from.fake
      on uncover  remove to.fake
      on uncover  bar.bg.effect alpha=1
      on uncover  bar.bg.image alpha=1
      on uncover  bar.bg.shadow alpha=1

    """
}
