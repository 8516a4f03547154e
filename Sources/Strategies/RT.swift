extension BuiltinStrategies {
  /// RTRootNavigationController, as a table that anyone can read, copy and derive from.
  static let rt = """
    /// RTRootNavigationController (rickytan, MIT, commit 9d2927c): every page in a controller of
    /// its own.
    ///
    /// Family: wrapping.
    ///
    /// The root's bar is hidden for good. Each page lies in a navigation controller with a bar of
    /// its own, which the page's code reaches as the bar; it moves with the page, title and
    /// buttons too. A page that is pushed again, or on top of a new stack, gets a new controller.
    /// Source: the project's source at that commit.
    /// Restricts: pages that use the root's bar, and FDFullscreenPopGesture, do not go with it.
    /// Known faults: with every layout a page's item takes the appearances of the root page's
    /// item, whatever the page has set; the left item "Back", which pops, comes with
    /// the first layout. A page
    /// asked isMovingToParent says no: its own controller moves. The callbacks of the inner
    /// controllers, a page popped to that is no member of the stack, and a page that an opaque bar
    /// of its own (translucent=no) puts below it, are not told here.
    ///
    /// Versions: by the project's tags, commits and issues; a commit that was never tagged goes by
    /// its day.
    /// Version 0.6.0: 2017-07-04. A left button takes the swipe away where the page says nothing;
    /// the oldest version that is told. Not modelled, until 0.8.1: siblings, the empty bars of iOS
    /// 12 (reports 222 and 224), the root's back button (230), pages that are wrapped twice.
    /// Version 0.7.5: 2020-04. There is no swipe while a page is pushed.
    /// Version 0.8.1: 2023-11-02. Not modelled: newer properties.
    /// Version 2024.8.14: Commit 2ab3cf2. The back button is put in at didShow, at willShow before.
    /// Reports: 292 (G089), up to here.
    /// Version 2026.6.16: Commit cc58a47. Items have the appearances of the root's (report 301).
    strategy rt
      versions  0.6.0 0.7.5 0.8.1 2024.8.14 2026.6.16
      wraps pages
      option use-system-back  off on
      option transfer         off on
      property rt_disableInteractivePop  no

      condition is-locked      if self.wants.rt_disableInteractivePop is yes
      condition is-locked      if self.chosen is nil if self.has-left is yes
      condition is-locked      if self.chosen is nil if self.fake.hidden is yes
      condition has-left-item  if self.item.leftBarButtonItem is not nil

      on install  gesture delegate=self

      on loadView                 if navigation is not nil  do wrap
      on push.pre, set-stack.pre  if to.fake is not nil     do wrap with to

      on viewWillLayoutSubviews  if navigation is nil  stop
      on viewWillLayoutSubviews                        place self.fake frame=bar-bottom
      on viewWillLayoutSubviews                        do conform
      on viewWillLayoutSubviews  if has-left-item      do note-left
      on viewWillLayoutSubviews                        do back-item

      on leftAction  if self.made-back is yes  pop

      on wants.rt_disableInteractivePop  save yes as self.chosen

      [version>=0.7.5] on push.pre     if animated        gesture enabled=no
      [version<2024.8.14] on willShow  if to is not root  do put-back with to
      on didShow                       if not animated    load to
      on didShow                                          do back-item with to
      on didShow                                          do allow-swipe with to

      on gestureShouldBegin  if top is root    refuse
      on gestureShouldBegin  if transitioning  refuse

      [use-system-back=off] on wrap  make self.fake kind=full
      [use-system-back=on] on wrap   make self.fake kind=full back=yes
      [transfer=on] on wrap          copy bar to self.fake
      on wrap                        add self.fake to self.view frame=bar-bottom
      on wrap                        do conform

      on conform  if self is root  stop

      [ios>=13, version>=2026.6.16] on conform  self.item \
    standardAppearance=root.item.standardAppearance
      [ios>=13, version>=2026.6.16] on conform  self.item \
    scrollEdgeAppearance=root.item.scrollEdgeAppearance
      [ios>=14, version>=2026.6.16] on conform  self.item \
    compactAppearance=root.item.compactAppearance

      [ios>=15, version>=2026.6.16] on conform  do conform-edge

      [version>=2026.6.16] on conform-edge  self.item \
    compactScrollEdgeAppearance=root.item.compactScrollEdgeAppearance

      on note-left  if self.own-back is nil  save yes as self.has-left

      [use-system-back=on] on back-item  stop

      on back-item                     if self is root       stop
      on back-item                     if has-left-item      stop
      on back-item                                           save yes as self.own-back
      on back-item                                           save yes as self.made-back
      on back-item                                           self.item leftBarButtonItem="Back"
      [version<2024.8.14] on put-back  if not has-left-item  save yes as self.made-back
      [version<2024.8.14] on put-back  if not has-left-item  self.item leftBarButtonItem="Back"

      on allow-swipe                   gesture enabled=yes
      on allow-swipe  if is-locked     gesture enabled=no
      on allow-swipe  if self is root  gesture enabled=no

    """
}
