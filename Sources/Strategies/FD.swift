extension BuiltinStrategies {
  /// FDFullscreenPopGesture, as a table that anyone can read, copy and derive from.
  static let fd = """
    /// FDFullscreenPopGesture (forkingdog, MIT, commit 44ddc10): a bar or none, page by page.
    ///
    /// Family: hiding and showing.
    ///
    /// Visibility of the bar per page, stated again at every appearance, and a pop gesture that may
    /// begin anywhere.
    /// Source: the project's source at that commit and its README.
    /// Option fd_viewControllerBasedNavigationBarAppearanceEnabled: no leaves the bar alone.
    /// Restricts: nobody else calls setNavigationBarHidden; a page sets
    /// fd_prefersNavigationBarHidden in viewDidLoad.
    /// Known faults: a page that came by setViewControllers has no state unless it was on top when
    /// another was pushed; a push of a page that is on the stack is dropped without a word. The
    /// private flag "is transitioning" is said as 'transitioning': a coordinator exists. What
    /// happens beside scroll views that pan at their left end is not told.
    strategy fd
      property fd_prefersNavigationBarHidden                         no as hidden
      property fd_interactivePopDisabled                             no
      property fd_interactivePopMaxAllowedInitialDistanceToLeftEdge  0pt
      option fd_viewControllerBasedNavigationBarAppearanceEnabled  yes no

      condition too-far  if limit is not nil if gesture.startX > limit

      on push.pre  once  gesture region=full handler=system

      [fd_viewControllerBasedNavigationBarAppearanceEnabled=yes] on push.pre  do manage

      on push.pre  if to is on-stack  refuse

      on viewWillAppear     if self.managed is yes  do state
      on viewWillDisappear  next-turn               do unhide

      on manage                      save yes as to.managed
      on manage  if from is not nil  save yes as from.managed

      on state   if self.wants.fd_prefersNavigationBarHidden is yes  hide bar animated=callback
      on state   if self.wants.fd_prefersNavigationBarHidden is no   show bar animated=callback
      on unhide  if top is nil                                       stop
      on unhide  if top.wants.fd_prefersNavigationBarHidden is no    show bar animated=no

      on read  if self.wants.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge is 0pt  stop

      on read  save self.wants.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge as limit

      on gestureShouldBegin  if top is root                                 refuse
      on gestureShouldBegin  if top.wants.fd_interactivePopDisabled is yes  refuse
      on gestureShouldBegin                                                 forget limit
      on gestureShouldBegin                                                 do read with top
      on gestureShouldBegin  if too-far                                     refuse
      on gestureShouldBegin  if transitioning                               refuse
      on gestureShouldBegin  if gesture.direction is not back               refuse

    """
}
