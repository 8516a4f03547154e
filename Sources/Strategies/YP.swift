extension BuiltinStrategies {
  /// YPNavigationBarTransition, as a table that anyone can read, copy and derive from.
  static let yp = """
    /// YPNavigationBarTransition (yiplee, MIT, commit 7543ff1): delegate only, two toolbars.
    ///
    /// Family: stand-ins.
    ///
    /// Before a transition the look that is on the bar is compared with what the next page wants.
    /// Where they differ the real bar becomes transparent at once, with the next page's tint, and
    /// a toolbar on each page shows its background; where they agree the next page's look is
    /// written at once. A page that names no colour and no image gets the system's background.
    /// The bits of yp_navigtionBarConfiguration are wishes here: yp_hidden, yp_barStyle,
    /// yp_translucent; transparent is bgAlpha=0. From iOS 13 on a look is an appearance, and the
    /// bar's translucent is left alone, so that pages begin at the top of the screen; barTintColor
    /// and backgroundImage are kept with the bar all the same, as the record of what was applied,
    /// and do not show (choice: the library has an object of its own for that).
    /// Source: the project's sources at that commit.
    /// Restricts: nobody else writes to the bar; no large titles.
    /// Known faults: a cancelled pop between a hidden and a shown bar repeats the target's
    /// visibility; a transition that starts before didShow compares with a transparent bar; the
    /// tint jumps. Two absent colours count as different only beside an image, which differs
    /// anyway. Not told: the hairline, which the library shows only where asked, and the delegate
    /// that it hides from the app. The tint of a page that names none is white on the black style,
    /// else black (choice: the source says only that the style decides).
    ///
    /// Versions: by the project's tags, change log and issues.
    /// Version 1.0.0: 2017-12-27. A pop to the root has no stand-in on the page that leaves.
    /// Version 1.0.1: It has one.
    /// Version 1.0.4: A page without a bar leaves the tint alone while it comes (pull request 5,
    /// G086).
    /// Version 2.0.0: 2018-01-11. Not modelled: the delegate stays the app's; flags that were lost
    /// on 32 bits, until 2.0.1; the controller of its own, from 2.0.2.
    /// Version 2.0.5: 2018-05-17. Not modelled: where a stand-in lies goes by the translucency that
    /// is wanted. Report 24 (G083): no version is named.
    /// Version 2.0.6: 2018-06-26. No stand-ins where nothing is animated.
    /// Version 2.0.7: Not modelled: a bar that was hidden so.
    /// Version 2.0.9: 2018-08-31. Not modelled: the hairline's image; a stand-in's place is worked
    /// out again, moved before.
    /// Version 2.1.0: 2020-06-28. No swipe begins while the bar is changing (report 20 is a crash
    /// that it mends).
    /// Version 2.2.1: 2021-10-22. From iOS 13 on the image of every page is empty, which is a
    /// fault.
    /// Version 2.2.2: From iOS 13 on a look is an appearance; images are not heeded there.
    /// Version 2.2.3: 2021-11-03. They are.
    strategy yp
      versions  1.0.0 1.0.1 1.0.4 2.0.0 2.0.5 2.0.6 2.0.7 2.0.9 2.1.0 2.2.1 2.2.2 2.2.3
      property yp_navigationBackgroundColor                as barTintColor
      property yp_navigationBackgroundImageWithIdentifier  as backgroundImage
      property yp_navigationBarTintColor                   as tintColor
      property yp_hidden                                   no as hidden
      property yp_barStyle                                 default as barStyle
      property yp_translucent                              yes as translucent

      [ios<13] fields background   translucent backgroundImage barTintColor bgAlpha
      [ios>=13] fields background  backgroundImage barTintColor bgAlpha
      [ios<13] fields shown        barStyle translucent backgroundImage barTintColor bgAlpha
      [ios>=13] fields shown       barStyle backgroundImage barTintColor bgAlpha
      fields toolbar               barStyle translucent backgroundImage barTintColor bgAlpha
      fields tints                 barStyle tintColor
      fields slots                 shadowImage standardAppearance scrollEdgeAppearance
      same before and to.wants fields=background image=identifier

      condition was-plain             if before.barTintColor is nil if before.backgroundImage is nil
      condition is-plain              if to.wants.barTintColor is nil if to.wants.backgroundImage \
    is nil
      condition restyled              if before.barStyle is not to.wants.barStyle
      condition both-shown            if before.hidden is no if to.wants.hidden is no
      condition other-veil            if before-veil is not nil if before-veil is not \
    to.wants.yp_translucent
      condition needs-fake            if both-shown if not same
      [ios>=13] condition needs-fake  if both-shown if other-veil
      condition needs-fake            if both-shown if was-plain if is-plain if restyled

      [version<1.0.1] on popToRoot.pre                                              save yes as \
    to-root
      on willShow                                                                   save yes as busy
      on willShow                                                                   save applied \
    as before
      on willShow                       if to.wants.hidden is yes                   hide bar \
    animated=callback
      on willShow                       if to.wants.hidden is no                    show bar \
    animated=callback
      on willShow                                                                   save \
    applied-veil as before-veil
      on willShow                                                                   do tint with to
      on willShow                       if needs-fake                               do vanish
      on willShow                       if not needs-fake if to.wants.hidden is no  do dress with to
      [version<1.0.4] on willShow       if to.wants.hidden is yes                   do tint-all \
    with to
      on willShow                                                                   save bar as \
    applied
      on willShow                                                                   save \
    to.wants.yp_translucent as applied-veil
      [version>=2.0.6] on willShow      if not animated                             stop
      on willShow                       alongside animations-off if needs-fake      do cover
      on willShow                       interaction-change if cancelled             do tint-back
      on willShow                       completion if cancelled                     do go-back

      [version<1.0.1] on didShow                            forget to-root
      on didShow                                            do uncover
      on didShow                                            do tint-all with to
      on didShow                  if to.wants.hidden is no  do dress with to
      on didShow                                            save bar as applied
      on didShow                                            save to.wants.yp_translucent as \
    applied-veil
      on didShow                                            forget busy

      [version>=2.1.0] on gestureShouldBegin  if busy is yes  refuse

      on viewFrameDidChange  if self is to if self.fake is not nil  place self.fake frame=bg-x-view

      on tint  if self.wants.hidden is yes  bar barStyle=self.wants.yp_barStyle
      on tint  if self.wants.hidden is no   do tint-all with self

      on tint-all                                      bar barStyle=self.wants.yp_barStyle
      on tint-all                                      do tint-plainly with self
      on tint-all  if self.wants.tintColor is not nil  bar tintColor=self.wants.tintColor

      on tint-plainly  if self.wants.tintColor is not nil      stop
      on tint-plainly  if self.wants.yp_barStyle is black      bar tintColor=white
      on tint-plainly  if self.wants.yp_barStyle is not black  bar tintColor=black

      [ios<13] on dress                  bar translucent=self.wants.yp_translucent
      [ios>=13, version<2.2.2] on dress  bar translucent=self.wants.yp_translucent
      on dress                           bar barTintColor=self.wants.yp_navigationBackgroundColor
      on dress                           bar \
    backgroundImage=self.wants.yp_navigationBackgroundImageWithIdentifier
      [ios>=13, version=2.2.1] on dress  bar backgroundImage=empty
      [ios>=13, version=2.2.2] on dress  bar backgroundImage=nil
      on dress                           bar shadowImage=self.wants.shadowImage
      on dress                           bar.bg alpha=self.wants.bgAlpha

      [ios>=13, version>=2.2.2] on dress  do wear with self
      [ios>=13, version>=2.2.2] on dress  bar scrollEdgeAppearance=bar.standardAppearance

      [ios>=13, version>=2.2.2] on dress  if self.wants.scrollEdgeAppearance is not nil  do \
    wear-edge

      [version>=2.2.2] on wear  if self.wants.yp_translucent is yes          bar \
    standardAppearance=default
      [version>=2.2.2] on wear  if self.wants.yp_translucent is no           bar \
    standardAppearance=opaque
      [version>=2.2.2] on wear                                               \
    bar.standardAppearance backgroundColor=self.wants.yp_navigationBackgroundColor
      [version>=2.2.3] on wear                                               \
    bar.standardAppearance backgroundImage=self.wants.yp_navigationBackgroundImageWithIdentifier
      [version>=2.2.2] on wear  if self.wants.standardAppearance is not nil  bar \
    standardAppearance=self.wants.standardAppearance

      [version>=2.2.2] on wear-edge  bar scrollEdgeAppearance=self.wants.scrollEdgeAppearance

      on tint-back  bar barStyle=before.barStyle tintColor=before.tintColor

      on vanish  hide bar.bg by=appearance
      on vanish  bar.bg alpha=0

      on go-back                                                          do uncover
      on go-back                                                          do restore-before
      on go-back                                                          save before as applied
      on go-back                                                          save before-veil as \
    applied-veil
      on go-back                                                          forget busy
      on go-back  if before.hidden is not navigation.navigationBarHidden  do repeat-hidden

      on go-back  if before.hidden is yes  do undress

      on undress  bar barTintColor=nil backgroundImage=nil shadowImage=nil

      [ios>=13, version>=2.2.2] on undress  bar standardAppearance=nil

      on restore-before                           copy before to bar fields=slots
      on restore-before                           copy before to bar fields=shown
      on restore-before                           copy before to bar fields=tints
      [ios<13] on restore-before                  bar translucent=before.translucent
      [ios>=13, version<2.2.2] on restore-before  bar translucent=before.translucent

      on repeat-hidden  if to.wants.hidden is yes  hide bar animated=no
      on repeat-hidden  if to.wants.hidden is no   show bar animated=no

      [version<1.0.1] on cover            if to-root is nil  do stand-in-before
      [version>=1.0.1] on cover                              do stand-in-before
      on cover                                               make to.fake kind=toolbar
      on cover                                               copy to.wants to to.fake fields=toolbar
      [ios>=13, version>=2.2.2] on cover                     do wear-fake with to
      on cover                                               add to.fake to to.view frame=bg-x-view

      [version>=2.2.2] on wear-fake  if self.wants.yp_translucent is yes          self.fake \
    standardAppearance=default
      [version>=2.2.2] on wear-fake  if self.wants.yp_translucent is no           self.fake \
    standardAppearance=opaque
      [version>=2.2.2] on wear-fake                                               \
    self.fake.standardAppearance backgroundColor=self.wants.yp_navigationBackgroundColor
      [version>=2.2.3] on wear-fake                                               \
    self.fake.standardAppearance \
    backgroundImage=self.wants.yp_navigationBackgroundImageWithIdentifier
      [version>=2.2.2] on wear-fake  if self.wants.standardAppearance is not nil  self.fake \
    standardAppearance=self.wants.standardAppearance

      on stand-in-before            make from.fake kind=toolbar
      on stand-in-before            copy before to from.fake fields=shown
      [ios>=13] on stand-in-before  copy before to from.fake fields=slots
      on stand-in-before            add from.fake to from.view frame=bg-x-view

      on uncover  remove from.fake
      on uncover  remove to.fake

    """
}
