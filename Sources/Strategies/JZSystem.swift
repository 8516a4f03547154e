extension BuiltinStrategies {
  /// JZNavigationExtension in its system style, as a table that anyone can read and derive from.
  static let jzSystem = """
    /// JZNavigationExtension 2 (JazysYu, MIT, commit e5bbc64), its style System: a cross-fade.
    ///
    /// Family: interpolation.
    ///
    /// One hook, the delegate's willShow: the bar is hidden or shown, and inside the transition's
    /// animation its colour and the opacity of its material become those of the next page. A page
    /// that says nothing keeps what the bar shows. A setter of a page writes the bar at once, and
    /// that of its hidden flag hides or shows it with animation. The pop gesture has the library's
    /// delegate, which does not mind a hidden bar.
    /// Source: the project's sources at that commit; its issue 56.
    /// Restricts: the bar is translucent; the delegate is set in viewDidLoad or later.
    /// Known faults: a page that sets nothing has the look of the page before it; opacity 0 takes
    /// the hairline away for good; a cancelled swipe does not undo a hidden or shown bar; without
    /// animation colour and opacity are not applied. Not told: values for a whole controller.
    strategy jz-system
      property jz_navigationBarTintColor                  as barTintColor
      property jz_navigationBarBackgroundAlpha            as bgAlpha
      property jz_navigationBarHidden                     as hidden
      property jz_navigationInteractivePopGestureEnabled  yes

      on install             gesture delegate=navigation
      on wants.barTintColor  do tint with self
      on wants.bgAlpha       do fade with self

      on wants.hidden  if self.wants.jz_navigationBarHidden is yes  hide bar animated=yes
      on wants.hidden  if self.wants.jz_navigationBarHidden is no   show bar animated=yes

      on willShow  do cross-fade

      on cross-fade                  do hide-or-show with to
      on cross-fade  alongside       do tint with to
      on cross-fade  alongside       do fade with to
      on cross-fade  if interactive  do hear-end

      on hear-end  completion if cancelled      do tint with from
      on hear-end  completion if cancelled      do fade with from
      on hear-end  completion if not cancelled  do settle with top

      on gestureShouldBegin  if top is root                                                refuse
      on gestureShouldBegin  if transitioning                                              refuse
      on gestureShouldBegin  if gesture.direction is not back                              refuse
      on gestureShouldBegin  if top.wants.jz_navigationInteractivePopGestureEnabled is no  refuse

      on hide-or-show  if self.wants.jz_navigationBarHidden is yes  hide bar animated=callback
      on hide-or-show  if self.wants.jz_navigationBarHidden is no   show bar animated=callback

      on settle  if self.wants.jz_navigationBarHidden is yes  hide bar animated=no
      on settle  if self.wants.jz_navigationBarHidden is no   show bar animated=no

      on tint  if self.wants.barTintColor is nil  stop
      on tint                                     bar barTintColor=self.wants.barTintColor

      on fade            if self.wants.jz_navigationBarBackgroundAlpha is nil  stop
      [ios>=10] on fade                                                        bar.bg.effect \
    alpha=self.wants.jz_navigationBarBackgroundAlpha
      [ios<10] on fade                                                         bar.bg \
    alpha=self.wants.jz_navigationBarBackgroundAlpha
      on fade            if self.wants.jz_navigationBarBackgroundAlpha < 0.01  bar shadowImage=empty

    """
}
