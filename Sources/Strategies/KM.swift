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
    strategy km
      [ios<15]  fields real  barTintColor backgroundImage shadowImage
      [ios>=15] fields real  standardAppearance scrollEdgeAppearance
      [ios<15]  fields fake  barStyle translucent barTintColor backgroundImage shadowImage
      [ios>=15] fields fake  barStyle translucent standardAppearance scrollEdgeAppearance

      property km_containerViewBackgroundColor  white

      condition opaque-top  if self is to if not modal if self is top if bar.translucent is no
      condition enters      if self is to if not modal if transitioning

      on push.pre  if from is nil           stop
      on push.pre  if pending is nil        do snapshot with from
      on push.pre  if from.fake is nil      do snapshot with from
      on push.pre  if not animated          stop
      on push.pre                           save to as pending
      on push.pre  if from.fake is not nil  hide bar.bg by=locked

      on pop.pre, popTo.pre, popToRoot.pre  if to is nil           stop
      on pop.pre, popTo.pre, popToRoot.pre                         do snapshot with from
      on pop.pre, popTo.pre, popToRoot.pre  if to.fake is not nil  copy to.fake to bar fields=real
      on pop.pre, popTo.pre, popToRoot.pre  if animated            hide bar.bg by=locked

      on set-stack.pre  if not animated          stop
      on set-stack.pre  if from is to            stop
      on set-stack.pre                           do snapshot with from
      on set-stack.pre  if from.fake is not nil  hide bar.bg by=locked

      [ios>=11] on viewWillAppear    if opaque-top            do freeze
      on viewWillLayoutSubviews.pre  if enters                do enter
      on viewWillLayoutSubviews.pre  if self.fake is not nil  front self.fake

      on viewDidAppear.pre                            do thaw-again
      on viewDidAppear.pre   if self.fake is not nil  copy self.fake to bar fields=real
      on viewDidAppear.pre   if pending is nil        remove self.fake
      on viewDidAppear.pre   if pending is self       remove self.fake
      on viewDidAppear.pre   if pending is self       forget pending
      on viewDidAppear.pre                            show bar.bg
      on bar.layoutSubviews                           place bar.bg frame=bar-to-top

      on freeze  save self.scrollView.contentInsetAdjustmentBehavior as self.inset
      on freeze  self.scrollView contentInsetAdjustmentBehavior=never

      on freeze  next-turn  do thaw

      on thaw-again  restore self.inset
      on thaw-again  forget self.inset

      on thaw  if navigation.navigationBarHidden is yes  restore self.inset

      on enter  if bar.translucent is yes  do color-container with self
      on enter                             from.view clipsToBounds=no
      on enter                             to.view clipsToBounds=no
      on enter  if self.fake is nil        hide bar.bg by=locked
      on enter  if self.fake is nil        do snapshot with self
      on enter  if self.fake is not nil    place self.fake frame=bg

      on color-container  container backgroundColor=self.wants.km_containerViewBackgroundColor

      on snapshot  if not visible  stop
      on snapshot                  clamp self.scrollView

      [ios<14] on snapshot   make self.fake kind=bar
      [ios>=14] on snapshot  make self.fake kind=bar item=empty
      on snapshot            copy bar to self.fake fields=fake

      on snapshot  if navigation.navigationBarHidden is yes  stop
      on snapshot  if bar.hidden is yes                      stop

      on snapshot  add self.fake to self.view frame=bg

    """
}
