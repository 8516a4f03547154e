extension BuiltinStrategies {
  /// YPNavigationBarTransition, as a table that anyone can read, copy and derive from.
  static let yp = """
    /// YPNavigationBarTransition (yiplee, MIT, commit 7543ff1): delegate only, two toolbars.
    ///
    /// Before a transition the look that is on the bar is compared with what the next page wants.
    /// Where they differ the real bar becomes transparent at once, with the next page's tint, and
    /// a toolbar on each page shows its background; where they agree the next page's look is
    /// written at once.
    /// Source: the project's sources at that commit.
    /// Restricts: nobody else writes to the bar; no large titles.
    /// Known faults: a cancelled pop between a hidden and a shown bar repeats the target's
    /// visibility; a transition that starts before didShow compares with a transparent bar; the
    /// tint jumps. Two absent colours count as different only beside an image, which differs
    /// anyway.
    strategy yp
      fields background  translucent barStyle backgroundImage barTintColor bgAlpha
      same before and to.wants fields=background image=identifier
      condition needs-fake  if before.hidden is no if to.wants.hidden is no if not same

      on willShow                                              save yes as busy
      on willShow                                              save applied as before
      on willShow  if to.wants.hidden is yes                   hide bar animated=callback
      on willShow  if to.wants.hidden is no                    show bar animated=callback
      on willShow                                              do tint with to
      on willShow  if needs-fake                               do vanish
      on willShow  if not needs-fake if to.wants.hidden is no  do wear with to
      on willShow                                              save bar as applied
      on willShow  if not animated                             stop
      on willShow  alongside animations-off if needs-fake      do cover
      on willShow  interaction-change if cancelled             do tint-back
      on willShow  completion if cancelled                     do go-back

      on didShow  do uncover
      on didShow  do wear with to
      on didShow  save bar as applied
      on didShow  forget busy

      on gestureShouldBegin  if busy is yes  refuse

      on viewFrameDidChange  if self is to if self.fake is not nil  place self.fake frame=bg-x-view

      on tint  if self.wants.barStyle is not nil   bar barStyle=self.wants.barStyle
      on tint  if self.wants.hidden is yes         stop
      on tint  if self.wants.tintColor is not nil  bar tintColor=self.wants.tintColor

      on wear  do tint with self
      on wear  bar translucent=self.wants.translucent backgroundImage=self.wants.backgroundImage
      on wear  bar barTintColor=self.wants.barTintColor shadowImage=self.wants.shadowImage

      [ios>=13] on wear  bar standardAppearance=self.wants.standardAppearance
      [ios>=13] on wear  bar scrollEdgeAppearance=self.wants.scrollEdgeAppearance

      on wear  if self.wants.bgAlpha is not nil  bar.bg alpha=self.wants.bgAlpha

      on tint-back  bar barStyle=before.barStyle tintColor=before.tintColor

      on vanish  hide bar.bg by=appearance
      on vanish  bar.bg alpha=0

      on go-back                                                          do uncover
      on go-back                                                          copy before to bar
      on go-back                                                          save before as applied
      on go-back                                                          forget busy
      on go-back  if before.hidden is not navigation.navigationBarHidden  do repeat-hidden

      on go-back  bar translucent=before.translucent

      on repeat-hidden  if to.wants.hidden is yes  hide bar animated=no
      on repeat-hidden  if to.wants.hidden is no   show bar animated=no

      on cover  do stand-in-before
      on cover  make to.fake kind=toolbar
      on cover  copy to.wants to to.fake fields=background
      on cover  add to.fake to to.view frame=bg-x-view

      on stand-in-before  make from.fake kind=toolbar
      on stand-in-before  copy before to from.fake fields=background
      on stand-in-before  add from.fake to from.view frame=bg-x-view

      on uncover  remove from.fake
      on uncover  remove to.fake
      on uncover  show bar.bg

    """
}
