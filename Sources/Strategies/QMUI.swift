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
    strategy qmui
      property customNavigationBarTransitionKey  ""
      option automatic  on off
      fields look      barStyle translucent barTintColor backgroundImage shadowImage titleColor \
    standardAppearance scrollEdgeAppearance
      fields compared  barStyle barTintColor backgroundImage shadowImage
      same from.wants and to.wants fields=compared image=average

      condition keyed                   if from.wants.customNavigationBarTransitionKey is not ""
      condition keyed                   if to.wants.customNavigationBarTransitionKey is not ""
      condition other-key               if from.wants.customNavigationBarTransitionKey is not \
    to.wants.customNavigationBarTransitionKey
      condition clips                   if from.view.clipsToBounds is yes
      condition clips                   if to.view.clipsToBounds is yes
      condition differs                 if keyed if other-key
      [automatic=on] condition differs  if not keyed if not same

      on push.post, set-stack.post          if animated if not clips if differs  do cover
      on pop.pre, popTo.pre, popToRoot.pre  if transitioning                     stop
      on pop.pre, popTo.pre, popToRoot.pre  if animated if not clips if differs  do cover

      [ios>=11] on pop.pre, popTo.pre, popToRoot.pre  if animated  do hold-label

      on push.post, set-stack.post             if animated completion  do uncover
      on pop.post, popTo.post, popToRoot.post  if animated completion  do uncover

      on viewWillAppear.pre                                  copy self.wants to bar fields=look
      on viewWillAppear.pre  if self.wants.hidden is yes     hide bar animated=callback
      on viewWillAppear.pre  if self.wants.hidden is no      show bar animated=callback
      on viewWillAppear.pre  if self.fake is not nil         place self.fake frame=bg-x-0
      on viewWillAppear.pre  if self.wants.tintColor is nil  stop
      on viewWillAppear.pre  if not transitioning            bar tintColor=self.wants.tintColor
      on viewWillAppear.pre  if transitioning alongside      bar tintColor=self.wants.tintColor

      on viewWillLayoutSubviews  if self.fake is not nil  place self.fake frame=bg-x-0

      on cover  if from is nil                           stop
      on cover  if from is to                            stop
      on cover  if navigation.navigationBarHidden is no  do stand-in with from
      on cover  if to.wants.hidden is no                 do stand-in with to
      on cover                                           hide bar.bg by=mask
      on cover                                           mirror bar to to.fake \
    scrollEdgeAppearance=standardAppearance

      on hold-label  bar.content.back tintColor=bar.tintColor

      on stand-in  make self.fake kind=bar item=empty
      on stand-in  add self.fake to self.view frame=bg-x-0
      on stand-in  copy bar to self.fake

      on uncover  unmirror bar
      on uncover  remove from.fake
      on uncover  remove to.fake
      on uncover  save bar.bg.alpha as opacity
      on uncover  show bar.bg
      on uncover  restore opacity
      on uncover  bar.content.back tintColor=nil

    """
}
