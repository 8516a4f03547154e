extension BuiltinStrategies {
  /// Meituan's plan, as a table that anyone can read, copy and derive from.
  static let meituan = """
    /// Stand-in bars on both pages during a transition, as Meituan's article describes it.
    ///
    /// Family: stand-ins.
    ///
    /// At a push or pop each page gets a bar of its own, drawn like the real one, and the real
    /// background is hidden; when the page has appeared, its stand-in's style goes back to the
    /// real bar. Source: Meituan, "Navigation-bar transitions on iOS: solutions and best
    /// practice", as annotated on tenloy.github.io (2020-08-01). Complete as far as it is
    /// published. The article does not say how the background is hidden: by=alpha is a choice,
    /// because UIKit shows a merely hidden background again from iOS 11. Copying the stored
    /// stand-in at the pop call is KMNavigationBarTransition's reading.
    /// Restricts: a page states its style in viewDidLoad or viewWillAppear, not again on return.
    /// Known faults: tintColor and titleColor are in no stand-in; setViewControllers is not
    /// covered.
    strategy meituan
      fields style  barStyle barTintColor backgroundImage shadowImage

      on push.pre                           if animated            do cover with from
      on pop.pre, popTo.pre, popToRoot.pre  if animated            do cover with from
      on pop.pre, popTo.pre, popToRoot.pre  if to.fake is not nil  copy to.fake to bar fields=style

      on viewWillLayoutSubviews  if self is to if self.fake is nil  do cover with self
      on viewWillLayoutSubviews  if self.fake is not nil            place self.fake frame=bg

      on viewDidAppear  if self.fake is not nil  copy self.fake to bar fields=style
      on viewDidAppear                           remove self.fake
      on viewDidAppear                           show bar.bg

      on cover  make self.fake kind=bar
      on cover  copy bar to self.fake fields=style
      on cover  add self.fake to self.view frame=bg
      on cover  hide bar.bg by=alpha

    """
}
