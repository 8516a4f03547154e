extension BuiltinStrategies {
  /// QMUI_iOS's transition of the bar, as a table that anyone can read, copy and derive from.
  static let qmui = """
    /// QMUI_iOS, NavigationBarTransition (Tencent, MIT, commit 4dca234): the stand-in of the next
    /// page is a mirror of the real bar.
    ///
    /// Family: stand-ins.
    ///
    /// A page declares its look, which the library pulls in viewWillAppear. Where two looks, or
    /// two keys, differ both pages get a bar drawn like the real one, the real background gets an
    /// empty mask, and every setter of the real bar is repeated on the next page's stand-in until
    /// the transition is over.
    /// Source: the project's sources at that commit.
    /// Option automatic: off is the library with its global switch off, where only keys decide.
    /// Restricts: pages are QMUI's own controllers and declare their look by its protocol; where
    /// one says nothing the library takes the value of the global appearance, here nothing.
    /// Known faults: the mirror gives the stand-in's standard appearance the value of the scroll
    /// edge's; a look that a page gives the bar by itself is not in the comparison. The stand-in
    /// comes and goes with the bar of its page here, not with each call that hides or shows it.
    ///
    /// Versions: by the project's change log, commits and issues; tags are approximate where a
    /// commit was dated.
    /// Version 2.0.0: Stands for every version before 2.9.0. The background is hidden by its flag,
    /// which UIKit sets back from iOS 11 on. Not modelled: report 336 (G091), of iOS 11.3.
    /// Version 2.9.0: 2018-11-01. An empty mask hides the background.
    /// Version 4.0.0: 2019-09. The back button's label keeps its tint while a page is popped
    /// (report 654). Not modelled: the block in which a cancel is heard (report 692); report 1111
    /// (G099), against 4.1.1.
    /// Version 4.2.1: 2020-09-29. Stand-ins are drawn on iOS 14. Reports: 1081 (G042), up to here.
    /// Version 4.2.3: 2021-03-30. A swipe that was taken back leaves the title's colour alone.
    /// Reports: 1210 (G092), up to here, on iOS 12 and lower. Not modelled: 1180 and 1217.
    /// Version 4.3.0: 2021-08. Not modelled: a look that is refreshed late (report 1253).
    /// Version 4.4.0: 2021-11-29. Looks are appearances, too. Reports: 1335 (G095): back from a
    /// page without a bar the stand-in's tie to the real bar is cut at once.
    /// Version 4.4.1: Cures 1335.
    /// Version 4.4.2: A stand-in has the look of the scroll edge. Reports: 1330 (G096), up to here.
    /// Version 4.5.0: Reports: 1432 (G097), cured with 4.5.1. Not modelled: that cure.
    /// Version 4.6.0: 2022-12. Not modelled: the cures of reports 1437 and 1457.
    /// Version 4.7.0: 2023-07. setViewControllers has stand-ins. Reports: 1501 (G098), up to here.
    /// Not modelled: 1498.
    strategy qmui
      versions  2.0.0 2.9.0 4.0.0 4.2.1 4.2.3 4.3.0 4.4.0 4.4.1 4.4.2 4.5.0 4.6.0 4.7.0
      property customNavigationBarTransitionKey  ""
      option automatic  on off
      [version>=4.4.0] fields look  barStyle translucent barTintColor backgroundImage shadowImage \
    titleColor standardAppearance scrollEdgeAppearance
      [version<4.4.0] fields look   barStyle translucent barTintColor backgroundImage shadowImage \
    titleColor
      fields compared               barStyle barTintColor backgroundImage shadowImage
      same from.wants and to.wants fields=compared image=average

      condition keyed                   if from.wants.customNavigationBarTransitionKey is not ""
      condition keyed                   if to.wants.customNavigationBarTransitionKey is not ""
      condition other-key               if from.wants.customNavigationBarTransitionKey is not \
    to.wants.customNavigationBarTransitionKey
      condition clips                   if from.view.clipsToBounds is yes
      condition clips                   if to.view.clipsToBounds is yes
      condition differs                 if keyed if other-key
      [automatic=on] condition differs  if not keyed if not same

      [version>=4.7.0] on push.post, set-stack.post  if animated if not clips if differs       do \
    cover
      [version<4.7.0] on push.post                   if animated if not clips if differs       do \
    cover
      on pop.pre, popTo.pre, popToRoot.pre           if transitioning                          stop
      on pop.pre, popTo.pre, popToRoot.pre           if animated if not clips if differs       do \
    cover
      [version=4.4.0] on pop.pre                     if navigation.navigationBarHidden is yes  \
    unmirror bar

      [ios>=11, version>=4.0.0] on pop.pre, popTo.pre, popToRoot.pre  if animated  do hold-label

      [version>=4.7.0] on push.post, set-stack.post                    if animated completion  do \
    uncover
      [version<4.7.0] on push.post                                     if animated completion  do \
    uncover
      on pop.post, popTo.post, popToRoot.post                          if animated completion  do \
    uncover
      [ios<13, version<4.2.3] on pop.post, popTo.post, popToRoot.post  if animated completion  do \
    title-of with to

      on viewWillAppear.pre                                  copy self.wants to bar fields=look
      on viewWillAppear.pre  if self.wants.hidden is yes     hide bar animated=callback
      on viewWillAppear.pre  if self.wants.hidden is no      show bar animated=callback
      on viewWillAppear.pre  if self.fake is not nil         place self.fake frame=bg-x-0
      on viewWillAppear.pre  if self.wants.tintColor is nil  stop
      on viewWillAppear.pre  if not transitioning            bar tintColor=self.wants.tintColor
      on viewWillAppear.pre  if transitioning alongside      bar tintColor=self.wants.tintColor

      on viewWillLayoutSubviews  if self.fake is not nil  place self.fake frame=bg-x-0

      on cover                   if from is nil                           stop
      on cover                   if from is to                            stop
      on cover                   if navigation.navigationBarHidden is no  do stand-in with from
      on cover                   if to.wants.hidden is no                 do stand-in with to
      [version<2.9.0] on cover                                            hide bar.bg by=hidden
      [version>=2.9.0] on cover                                           hide bar.bg by=mask
      [version<4.4.2] on cover                                            mirror bar to to.fake
      [version>=4.4.2] on cover                                           mirror bar to to.fake \
    scrollEdgeAppearance=standardAppearance

      [version>=4.0.0] on hold-label  bar.content.back tintColor=bar.tintColor

      [version<4.2.1] on stand-in   make self.fake kind=bar
      [version>=4.2.1] on stand-in  make self.fake kind=bar item=empty
      on stand-in                   add self.fake to self.view frame=bg-x-0
      on stand-in                   copy bar to self.fake

      on uncover                                                                unmirror bar
      on uncover                                                                remove from.fake
      on uncover                                                                remove to.fake
      on uncover                                                                save bar.bg.alpha \
    as opacity
      on uncover                                                                show bar.bg
      on uncover                                                                restore opacity
      on uncover                                                                bar.content.back \
    tintColor=nil
      [ios<13, version<4.2.3] on title-of  if self.wants.titleColor is not nil  bar \
    titleColor=self.wants.titleColor

    """
}
