extension BuiltinStrategies {
  /// RWNavigationBarTransition, as a table that anyone can read, copy and derive from.
  static let rw = """
    /// RWNavigationBarTransition (LivenBom, commit e31a7ec): KM's idea without its memory.
    ///
    /// Family: stand-ins.
    ///
    /// Stand-in bars on both pages, the real background at alpha 0. A stand-in carries the style,
    /// the tint and the images; a pop gives the stand-in's tint and images back before the call and
    /// again in viewDidAppear. What it does to the status bar is the table that it is like.
    /// Source: CallLiven, README of RWNavigationBarTransition, and its sources at that commit.
    /// Restricts: the background comes only from setBackgroundImage, translucent is never touched,
    /// the status bar hides by rw_statusBarAlpha.
    /// Known faults: a pop to the root takes the style of the page below the top, not of the root;
    /// a page with a barTintColor gets a stand-in of the default colour; setViewControllers is not
    /// covered; the page being pushed is forgotten at once, because it is stored under one key and
    /// read under another, so that its lines are left out here.
    strategy rw like rw-status-bar
      fields real  tintColor backgroundImage shadowImage
      fields fake  barStyle tintColor backgroundImage shadowImage

      on push.pre  if from is nil                       stop
      on push.pre                                       do snapshot with from
      on push.pre  if animated if from.fake is not nil  hide bar.bg by=alpha

      on pop.pre, popTo.pre, popToRoot.pre  if from is root  stop
      on pop.pre, popTo.pre, popToRoot.pre                   do snapshot with from
      on pop.pre, popTo.pre, popToRoot.pre                   do give-back
      on pop.pre, popTo.pre, popToRoot.pre  if animated      hide bar.bg by=alpha

      on viewWillLayoutSubviews.pre  if self is to if not modal  do enter
      on viewWillLayoutSubviews.pre  if self.fake is not nil     front self.fake

      on viewDidAppear.pre   if self.fake is not nil  copy self.fake to bar fields=real
      on viewDidAppear.pre                            remove self.fake
      on viewDidAppear.pre   if self is top           show bar.bg
      on bar.layoutSubviews                           place bar.bg frame=bar-to-top

      on give-back  if below.fake is not nil  copy below.fake to bar fields=real

      on enter  if bar.translucent is yes  container backgroundColor=white
      on enter                             from.view clipsToBounds=no
      on enter                             to.view clipsToBounds=no
      on enter  if self.fake is not nil    place self.fake frame=bg-old
      on enter  if self.fake is not nil    stop
      on enter                             do snapshot with self
      on enter                             hide bar.bg by=alpha

      on snapshot  if not visible                            stop
      on snapshot                                            make self.fake kind=bar
      on snapshot                                            copy bar to self.fake fields=fake
      on snapshot  if navigation.navigationBarHidden is yes  stop
      on snapshot                                            add self.fake to self.view frame=bg-old

    """
}
