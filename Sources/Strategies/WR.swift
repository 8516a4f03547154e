extension BuiltinStrategies {
  /// WRNavigationBar, as a table that anyone can read, copy and derive from.
  static let wr = """
    /// WRNavigationBar (wangrui460, MIT, commit 17893f1): colours counted in frames.
    ///
    /// Family: interpolation.
    ///
    /// An empty background image and a colour view of its own in the background. A push mixes the
    /// pages' colours in 6 frames, a pop in 7.2; a finger mixes them by its progress, while the
    /// frames of the pop are still being counted. In viewDidAppear a page gets all of its look. The
    /// opacity is that of every view in the background, below iOS 11 of the background.
    /// Source: the project's source at that commit; its issue 10.
    /// Options wr_setDefault…: what pages look like that say nothing, as the app sets it once.
    /// Restricts: a page sets its look in viewDidLoad.
    /// Known faults: a pop counts 7 of 7.2 frames and ends at 0.9722 of the way; finger and frames
    /// write the same fields in turn; a cancelled pop has its colour back at once, but the next
    /// frame mixes again; at 120 Hz the frames are over in half the time; setViewControllers is not
    /// covered. Background images and the blacklist of classes are not told; the status bar's style
    /// is told as the one that the page prefers.
    ///
    /// Versions: by the project's tags, change log and issues.
    /// Version 1.0.0: 2017-07. The oldest version that is told. Not modelled: what 1.0.2 and 1.0.3
    /// changed for iOS 11 and the iPhone X.
    /// Version 1.0.6: 2017-11-30. Not modelled: frames are counted while a page scrolls, too.
    /// Version 1.0.7: 2017-12-09. A pop to a page has its title's and its buttons' colour at once:
    /// buttons flickered. Not modelled: that they were left out of the counted frames; the newest
    /// version counts them. Report 84 (G065) is older than that (inferred from its number).
    /// Version 1.1.0: 2017-12-15. viewDidAppear says, too, that a page has arrived. Reports: 86
    /// (G074), up to here: opacity is not written for a page that came another way than by a push.
    /// Version 1.2.0: 2018-01-19. Not modelled: the blacklist, the system's colours.
    /// Version 1.3.0: 2021. A pop by code counts frames, a pop by a finger, too; from iOS 13 on the
    /// back button pops by itself no more (report 182). Reports: 134, up to here. Not modelled: the
    /// view that is put back when something was presented (report 77).
    /// Version 1.4.0: Told as of the commit of 2021-07-19. Not modelled: a bar of its own.
    strategy wr
      versions  1.0.0 1.0.6 1.0.7 1.1.0 1.2.0 1.3.0 1.4.0
      option wr_setDefaultNavBarBarTintColor       white
      option wr_setDefaultNavBarTintColor          #007AFF
      option wr_setDefaultNavBarTitleColor         black
      option wr_setDefaultNavBarShadowImageHidden  no yes
      option wr_setDefaultStatusBarStyle           default lightContent darkContent

      property wr_setNavBarBarTintColor       wr_setDefaultNavBarBarTintColor as barTintColor
      property wr_setNavBarTintColor          wr_setDefaultNavBarTintColor as tintColor
      property wr_setNavBarTitleColor         wr_setDefaultNavBarTitleColor as titleColor
      property wr_setNavBarBackgroundAlpha    1 as bgAlpha
      property wr_setNavBarShadowImageHidden  wr_setDefaultNavBarShadowImageHidden as shadowHidden
      property wr_setStatusBarStyle           wr_setDefaultStatusBarStyle as statusBarStyle

      condition by-button  if navigation.stack is navigation.items
      condition may-set    if self.left is nil if self.arrived is yes
      condition may-set    if self.left is nil if self is root

      on install  bar backgroundImage=empty
      on install  navigation statusBarStyleFrom=top

      on wants.wr_setNavBarBarTintColor       if may-set           do color with self
      on wants.wr_setNavBarBackgroundAlpha    if may-set           do fade with self
      on wants.wr_setNavBarTintColor          if self.left is nil  do tint with self
      on wants.wr_setNavBarTitleColor         if self.left is nil  do title with self
      on wants.wr_setNavBarShadowImageHidden                       do line with self
      on wants.wr_setStatusBarStyle                                do status with self

      on push.pre                           forget popping
      on push.pre                           ticks start frames=6 keep=yes
      on push.post  if not animated         save yes as to.arrived
      on push.post  if not animated         ticks stop
      on push.post  if animated completion  save yes as to.arrived
      on push.post  if animated completion  ticks stop

      [version<1.3.0]  on popTo.pre, popToRoot.pre           save yes as popping
      [version>=1.3.0] on pop.pre, popTo.pre, popToRoot.pre  save yes as popping
      [version<1.3.0]  on popTo.pre, popToRoot.pre           ticks start frames=7.2 keep=yes
      [version>=1.3.0] on pop.pre, popTo.pre, popToRoot.pre  ticks start frames=7.2 keep=yes

      [version<1.3.0]  on popTo.post, popToRoot.post            if not animated         ticks stop
      [version>=1.3.0] on pop.post, popTo.post, popToRoot.post  if not animated         ticks stop
      [version<1.3.0]  on popTo.post, popToRoot.post            if animated completion  ticks stop
      [version>=1.3.0] on pop.post, popTo.post, popToRoot.post  if animated completion  ticks stop

      [version>=1.0.7] on popTo.pre  do wear-text with to

      on shouldPop                            if interactive                       do hear-release
      on shouldPop                            if not interactive if not by-button  do wear-text \
    with to
      on shouldPop                            if not interactive if by-button      pop to below
      [ios>=13, version>=1.3.0] on shouldPop  if not interactive                   refuse

      on tick        if not transitioning  stop
      on tick        if popping is nil     do come
      on tick        if popping is yes     do go
      on update.pre                        do up

      on come  map ticks 0..6 to bar.bg.custom.color from.wants.barTintColor..to.wants.barTintColor
      on come  map ticks 0..6 to bar.tintColor from.wants.tintColor..to.wants.tintColor
      on come  map ticks 0..6 to bar.titleColor from.wants.titleColor..to.wants.titleColor

      [ios>10] on come  map ticks 0..6 to bar.bg.custom.alpha from.wants.bgAlpha..to.wants.bgAlpha
      [ios>10] on come  map ticks 0..6 to bar.bg.shadow.alpha from.wants.bgAlpha..to.wants.bgAlpha
      [ios<11] on come  map ticks 0..6 to bar.bg.alpha from.wants.bgAlpha..to.wants.bgAlpha

      on go  map ticks 0..7.2 to bar.bg.custom.color from.wants.barTintColor..to.wants.barTintColor
      on go  map ticks 0..7.2 to bar.tintColor from.wants.tintColor..to.wants.tintColor
      on go  map ticks 0..7.2 to bar.titleColor from.wants.titleColor..to.wants.titleColor

      [ios>10] on go  map ticks 0..7.2 to bar.bg.custom.alpha from.wants.bgAlpha..to.wants.bgAlpha
      [ios>10] on go  map ticks 0..7.2 to bar.bg.shadow.alpha from.wants.bgAlpha..to.wants.bgAlpha
      [ios<11] on go  map ticks 0..7.2 to bar.bg.alpha from.wants.bgAlpha..to.wants.bgAlpha

      on up  map progress 0..1 to bar.bg.custom.color from.wants.barTintColor..to.wants.barTintColor
      on up  map progress 0..1 to bar.tintColor from.wants.tintColor..to.wants.tintColor
      on up  map progress 0..1 to bar.titleColor from.wants.titleColor..to.wants.titleColor

      [ios>10] on up  map progress 0..1 to bar.bg.custom.alpha from.wants.bgAlpha..to.wants.bgAlpha
      [ios>10] on up  map progress 0..1 to bar.bg.shadow.alpha from.wants.bgAlpha..to.wants.bgAlpha
      [ios<11] on up  map progress 0..1 to bar.bg.alpha from.wants.bgAlpha..to.wants.bgAlpha

      on hear-release  interaction-change if cancelled                do paint with from
      on hear-release  interaction-change if not cancelled over rest  do paint with to

      on viewWillAppear                  forget self.left
      on viewWillAppear                  do title with self
      on viewWillDisappear               save yes as self.left
      [version>=1.1.0] on viewDidAppear  save yes as self.arrived
      on viewDidAppear                   do paint with self
      on viewDidAppear                   do wear-text with self
      on viewDidAppear                   do line with self

      on wear-text  do tint with self
      on wear-text  do title with self
      on tint       bar tintColor=self.wants.wr_setNavBarTintColor
      on title      bar titleColor=self.wants.wr_setNavBarTitleColor

      on paint  do color with self
      on paint  do fade with self
      on color  bar.bg.custom color=self.wants.wr_setNavBarBarTintColor

      [ios>10] on fade  bar.bg.custom alpha=self.wants.wr_setNavBarBackgroundAlpha
      [ios>10] on fade  bar.bg.shadow alpha=self.wants.wr_setNavBarBackgroundAlpha
      [ios<11] on fade  bar.bg alpha=self.wants.wr_setNavBarBackgroundAlpha

      on line  if self.wants.wr_setNavBarShadowImageHidden is yes  bar shadowImage=empty
      on line  if self.wants.wr_setNavBarShadowImageHidden is no   bar shadowImage=nil

      [!wr_setDefaultStatusBarStyle=default] on viewDidLoad  do status with self

      on status  self preferredStatusBarStyle=self.wants.wr_setStatusBarStyle
      on status  update statusBar

    """
}
