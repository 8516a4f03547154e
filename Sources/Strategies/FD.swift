extension BuiltinStrategies {
  /// FDFullscreenPopGesture, as a table that anyone can read, copy and derive from.
  static let fd = """
    /// FDFullscreenPopGesture (forkingdog, MIT, commit 44ddc10).
    ///
    /// Visibility of the bar per page, stated again at every appearance, and a pop gesture that may
    /// begin anywhere. A page says 'wants hidden=yes'; interactivePopDisabled and maxStartX are the
    /// library's own wishes.
    /// Source: the project's source at that commit and its README.
    /// Restricts: nobody else calls setNavigationBarHidden.
    /// Known faults: a page that came by setViewControllers has no state unless it was on top when
    /// another was pushed; a push of a page that is on the stack is dropped without a word. The
    /// private flag "is transitioning" is said as 'transitioning': a coordinator exists.
    strategy fd
      property interactivePopDisabled  no
      property maxStartX               0pt

      condition too-far  if top.wants.maxStartX > 0pt if gesture.startX > top.wants.maxStartX

      on push.pre           once                    gesture region=full handler=system
      on push.pre           if to is on-stack       refuse
      on push.pre                                   save yes as to.managed
      on push.pre           if from is not nil      save yes as from.managed
      on viewWillAppear     if self.managed is yes  do state
      on viewWillDisappear  next-turn               do unhide

      on state   if self.wants.hidden is yes  hide bar animated=callback
      on state   if self.wants.hidden is no   show bar animated=callback
      on unhide  if top is nil                stop
      on unhide  if top.wants.hidden is no    show bar animated=no

      on gestureShouldBegin  if top is root                              refuse
      on gestureShouldBegin  if top.wants.interactivePopDisabled is yes  refuse
      on gestureShouldBegin  if too-far                                  refuse
      on gestureShouldBegin  if transitioning                            refuse
      on gestureShouldBegin  if gesture.direction is not back            refuse

    """
}
