extension BuiltinStrategies {
  /// KMNavigationBarTransition, as a table that anyone can read, copy and derive from.
  static let km = """
    /// KMNavigationBarTransition 1.1.11 (MoZhouqi, MIT, commit 8bdf3cc): one stand-in per page.
    ///
    /// Family: stand-ins.
    ///
    /// Stand-in bars on both pages, the real background hidden with its setter locked, because
    /// UIKit resets the flag during push and pop from iOS 11. A page keeps the stand-in that was
    /// made when it was covered; a pop gives its style back before the call and in viewDidAppear.
    /// Source: the project's sources at that commit and its README.
    /// Restricts: style is set in viewDidLoad or viewWillAppear, translucent never changes after
    /// the start, the bar is hidden and shown only in viewWillAppear, with the animated flag.
    /// Known faults: barStyle, translucent, tintColor and the title's colour are never copied back
    /// below iOS 15; a style that a page sets on its return is overwritten in viewDidAppear; a
    /// child page's viewDidAppear shows the background too early; under a translucent bar the
    /// transition's container is white, unless a page says km_containerViewBackgroundColor. The
    /// repair of the scroll offset is the statement 'clamp', because the library's arithmetic is
    /// private. A page's km_scrollView is its scrollView here.
    ///
    /// Versions: by the project's tags, change log, commits and issues.
    /// Version 0.0.3: 2016-01-15. A stand-in is put in its place again at each layout (issue 4);
    /// the oldest version that is told. The container is coloured under every bar.
    /// Version 0.0.4: 2016-01-25. The container is coloured only under a translucent bar, white
    /// where the page names nothing.
    /// Version 0.0.5: 2016-03-22. A pop with one page on the stack does nothing; before it hid the
    /// bar's background, and no page appeared to show it again.
    /// Version 0.0.6: 2016-04-08. Only an animated call hides the background; before a call without
    /// animation left the bar without one until viewDidAppear.
    /// Version 0.0.7: 2016-04-18. No stand-in where the bar is hidden.
    /// Version 0.0.8: 2016-05-16. Pages no longer clip their stand-ins. Not modelled: what it
    /// changed about transitions that follow each other at once.
    /// Version 0.0.9: 2016-06-18. setViewControllers has stand-ins; a push hides the background
    /// only where a stand-in was added.
    /// Version 0.0.10: 2016-07-17. The root scroll view's offset is brought into its limits.
    /// Reports: 44, of 2016-11; some of 62 (G037).
    /// Version 1.0.0: 2017-02-22, with commit 9730972. The page that a push goes to is remembered,
    /// and viewDidAppear of another one takes no stand-in away. Reports: 62 (G037), 69, 73 (G048),
    /// 79, 83 (G039); on iOS 11 UIKit shows the background again that was hidden once.
    /// Version 1.1.0: 2017-09-26. The setter of the background's hidden flag is locked; scroll
    /// views get no inset by themselves while a page comes in under an opaque bar. Reports: 91 and
    /// 99 (G041).
    /// Version 1.1.1: The background of a bar is as high as the bar and what lies above it after
    /// each layout. The change log names that with 1.1.0, but stand-ins were short until this one
    /// (issue 91); so it is told from here (inferred).
    /// Version 1.1.2: 2017-10-12. Transitions of a modal page are left alone.
    /// Version 1.1.5: 2017-10-18. The page that is remembered is reliably forgotten. Not modelled:
    /// when it was not. Reports: 120 (G036), 128, 138, 139.
    /// Version 1.1.6: 2020-09-17. Stand-ins answer UIKit's question of iOS 14 for their controller,
    /// told as an item of their own: they are drawn. Not modelled: km_scrollView, from here on.
    /// Version 1.1.7: 2020-09-17. Takes that back. Reports: 155 and 158 (G042), up to here.
    /// Version 1.1.8: 2020-09-18. A stand-in has an empty item, by which iOS 14 draws it. Not
    /// modelled: report 159, against this version.
    /// Version 1.1.9: 2021-09-30. On iOS 15 a look is copied as appearances. Not modelled: that
    /// they are made afresh from three properties; they are the bar's own, as from the next version
    /// on.
    /// Version 1.1.10: 2021-10-10. The appearances are the bar's own. Reports: 180, up to here.
    /// Version 1.1.11: 2023-10-02. A stand-in's place is converted from the bar, for iOS 17, where
    /// the background has no superview to convert from during a pop to the root (issue 180).
    strategy km
      versions  0.0.3 0.0.4 0.0.5 0.0.6 0.0.7 0.0.8 0.0.9 0.0.10 1.0.0
      versions  1.1.0 1.1.1 1.1.2 1.1.5 1.1.6 1.1.7 1.1.8 1.1.9 1.1.10 1.1.11
      [ios<15, version>=1.1.9]  fields real  barTintColor backgroundImage shadowImage
      [ios>=15, version>=1.1.9] fields real  standardAppearance scrollEdgeAppearance
      [ios<15, version>=1.1.9]  fields fake  barStyle translucent barTintColor backgroundImage \
    shadowImage
      [ios>=15, version>=1.1.9] fields fake  barStyle translucent standardAppearance \
    scrollEdgeAppearance
      [version<1.1.9]           fields real  barTintColor backgroundImage shadowImage
      [version<1.1.9]           fields fake  barStyle translucent barTintColor backgroundImage \
    shadowImage

      property km_containerViewBackgroundColor  white

      [version>=1.1.2] condition opaque-top  if self is to if not modal if self is top if \
    bar.translucent is no
      [version<1.1.2]  condition opaque-top  if self is to if self is top if bar.translucent is no
      [version>=1.1.2] condition enters      if self is to if not modal if transitioning
      [version<1.1.2]  condition enters      if self is to if transitioning

      on push.pre                                  if from is nil           stop
      [version<1.0.0] on push.pre                                           do snapshot with from
      [version>=1.0.0] on push.pre                 if pending is nil        do snapshot with from
      [version>=1.0.0] on push.pre                 if from.fake is nil      do snapshot with from
      [version>=0.0.6] on push.pre                 if not animated          stop
      [version>=1.0.0] on push.pre                                          save to as pending
      [version<0.0.9] on push.pre                                           hide bar.bg by=hidden
      [version>=0.0.9, version<1.1.0] on push.pre  if from.fake is not nil  hide bar.bg by=hidden
      [version>=1.1.0] on push.pre                 if from.fake is not nil  hide bar.bg by=locked

      [version>=0.0.5] on pop.pre, popTo.pre, popToRoot.pre                 if to is nil           \
    stop
      on pop.pre, popTo.pre, popToRoot.pre                                                         \
    do snapshot with from
      on pop.pre, popTo.pre, popToRoot.pre                                  if to.fake is not nil  \
    copy to.fake to bar fields=real
      [version<0.0.6] on pop.pre, popTo.pre, popToRoot.pre                                         \
    hide bar.bg by=hidden
      [version>=0.0.6, version<1.1.0] on pop.pre, popTo.pre, popToRoot.pre  if animated            \
    hide bar.bg by=hidden
      [version>=1.1.0] on pop.pre, popTo.pre, popToRoot.pre                 if animated            \
    hide bar.bg by=locked

      [version>=0.0.9]                on set-stack.pre  if not animated          stop
      [version>=0.0.9]                on set-stack.pre  if from is to            stop
      [version>=0.0.9]                on set-stack.pre                           do snapshot with \
    from
      [version>=0.0.9, version<1.1.0] on set-stack.pre  if from.fake is not nil  hide bar.bg \
    by=hidden
      [version>=1.1.0]                on set-stack.pre  if from.fake is not nil  hide bar.bg \
    by=locked

      [ios>=11, version>=1.1.0] on viewWillAppear  if opaque-top            do freeze
      on viewWillLayoutSubviews.pre                if enters                do enter
      on viewWillLayoutSubviews.pre                if self.fake is not nil  front self.fake

      [version>=1.1.0] on viewDidAppear.pre                            do thaw-again
      on viewDidAppear.pre                    if self.fake is not nil  copy self.fake to bar \
    fields=real
      [version<1.0.0] on viewDidAppear.pre                             remove self.fake
      [version>=1.0.0] on viewDidAppear.pre   if pending is nil        remove self.fake
      [version>=1.0.0] on viewDidAppear.pre   if pending is self       remove self.fake
      [version>=1.0.0] on viewDidAppear.pre   if pending is self       forget pending
      on viewDidAppear.pre                                             show bar.bg
      [version>=1.1.1] on bar.layoutSubviews                           place bar.bg frame=bar-to-top

      [version>=1.1.0] on freeze  save self.scrollView.contentInsetAdjustmentBehavior as self.inset
      [version>=1.1.0] on freeze  self.scrollView contentInsetAdjustmentBehavior=never

      [version>=1.1.0] on freeze  next-turn  do thaw

      [version>=1.1.0] on thaw-again  restore self.inset
      [version>=1.1.0] on thaw-again  forget self.inset

      [version>=1.1.0] on thaw  if navigation.navigationBarHidden is yes  restore self.inset

      [version<0.0.4] on enter                               do color-container with self
      [version>=0.0.4] on enter   if bar.translucent is yes  do color-container with self
      [version>=0.0.8] on enter                              from.view clipsToBounds=no
      [version>=0.0.8] on enter                              to.view clipsToBounds=no
      [version<1.1.0] on enter    if self.fake is nil        hide bar.bg by=hidden
      [version>=1.1.0] on enter   if self.fake is nil        hide bar.bg by=locked
      on enter                    if self.fake is nil        do snapshot with self
      [version<1.1.11] on enter   if self.fake is not nil    place self.fake frame=bg-old
      [version>=1.1.11] on enter  if self.fake is not nil    place self.fake frame=bg

      on color-container  container backgroundColor=self.wants.km_containerViewBackgroundColor

      on snapshot                    if not visible  stop
      [version>=0.0.10] on snapshot                  clamp self.scrollView

      [ios<14] on snapshot                   make self.fake kind=bar
      [ios>=14, version<1.1.6] on snapshot   make self.fake kind=bar
      [ios>=14, version=1.1.6] on snapshot   make self.fake kind=bar item=empty
      [ios>=14, version=1.1.7] on snapshot   make self.fake kind=bar
      [ios>=14, version>=1.1.8] on snapshot  make self.fake kind=bar item=empty
      on snapshot                            copy bar to self.fake fields=fake

      [version>=0.0.7] on snapshot  if navigation.navigationBarHidden is yes  stop
      [version>=0.0.7] on snapshot  if bar.hidden is yes                      stop

      [version<1.1.11]  on snapshot  add self.fake to self.view frame=bg-old
      [version>=1.1.11] on snapshot  add self.fake to self.view frame=bg

    """
}
