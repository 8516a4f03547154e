extension BuiltinStrategies {
  /// RWNavigationBarTransition's status bar, as a table that anyone can read, copy and derive from.
  static let rwStatusBar = """
    /// The status bar's part of RWNavigationBarTransition (LivenBom, commit e31a7ec): an addition.
    ///
    /// Family: addition.
    ///
    /// A page says how opaque the status bar is while it is on screen. Whenever a page is made or
    /// loads the status bar is shown, and in viewDidAppear it gets the page's opacity. The
    /// navigation controller is a view controller too: it shows the status bar when it loads and
    /// when it has appeared.
    /// Source: CallLiven, README of RWNavigationBarTransition, and its sources at that commit.
    /// Restricts: nobody hides the status bar by prefersStatusBarHidden.
    /// Known faults: it is one opacity for the whole window, so that a page that is only made shows
    /// the status bar over the page on screen; a page that comes back gets its own when it has
    /// appeared, not before.
    strategy rw-status-bar
      property rw_statusBarAlpha  1 range 0..1

      on init               statusBar alpha=1
      on viewDidLoad.pre    statusBar alpha=1
      on viewDidAppear.pre  statusBar alpha=self.wants.rw_statusBarAlpha

      on navigation.viewDidLoad    statusBar alpha=1
      on navigation.viewDidAppear  statusBar alpha=1

    """
}
