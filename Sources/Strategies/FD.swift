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
    ///
    /// Versions: by the project's tags and commits; a commit that was never tagged goes by its day.
    /// Version 1.0: 2015. As 1.1.
    /// Version 1.1: 2015-06-06, and what CocoaPods gives. A page without a bar leaves the next one
    /// to show it by itself; the same page may be pushed twice. Reports: 55, 58, 111 (G055), 112
    /// (inferred from number and date).
    /// Version 2015.6.29: A push of a page that is on the stack is dropped.
    /// Version 2017.5.22: When a page leaves and the last one wants a bar, it is shown without
    /// animation a turn later (report 55). Reports 163 (G053), 194 (G059) and 204 (G057) need it to
    /// be told.
    /// Version 2017.6.13: Not modelled: languages that read from right to left.
    strategy fd
      versions  1.0 1.1 2015.6.29 2017.5.22 2017.6.13
      property fd_prefersNavigationBarHidden                         no as hidden
      property fd_interactivePopDisabled                             no
      property fd_interactivePopMaxAllowedInitialDistanceToLeftEdge  0pt
      option fd_viewControllerBasedNavigationBarAppearanceEnabled  yes no

      condition too-far  if limit is not nil if gesture.startX > limit

      on push.pre  once  gesture region=full handler=system

      [fd_viewControllerBasedNavigationBarAppearanceEnabled=yes] on push.pre  do manage

      [version>=2015.6.29] on push.pre  if to is on-stack  refuse

      on viewWillAppear                          if self.managed is yes  do state
      [version>=2017.5.22] on viewWillDisappear  next-turn               do unhide

      on manage                      save yes as to.managed
      on manage  if from is not nil  save yes as from.managed

      on state                        if self.wants.fd_prefersNavigationBarHidden is yes  hide bar \
    animated=callback
      on state                        if self.wants.fd_prefersNavigationBarHidden is no   show bar \
    animated=callback
      [version>=2017.5.22] on unhide  if top is nil                                       stop
      [version>=2017.5.22] on unhide  if top.wants.fd_prefersNavigationBarHidden is no    show bar \
    animated=no

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
